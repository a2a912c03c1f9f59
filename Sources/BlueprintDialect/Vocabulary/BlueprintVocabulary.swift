import Interpreter
import LayoutInspection
import Negotiation

/// All that sources can write of Blueprint.
package enum BlueprintVocabulary {
    static let element = TypeName("Element")

    package static let vocabulary = Vocabulary(
        types: stackDescriptions + containerDescriptions + leafDescriptions + [elementDescription]
            + valueDescriptions + geometryDescriptions + [UIKitVocabulary.colorDescription])

    private static var valueDescriptions: [TypeDescription] {
        [
            rowAlignment.description(), columnAlignment.description(), underflow.description(),
            overflow.description(), priority.description(), verticalPlace.description(),
            horizontalPlace.description(), textAlignment.description(), lineBreakMode.description(),
            cornerStyle.description(), cornerCurve.description(), borderStyle.description(),
            shadowStyle.description(),
        ]
    }

    /// The name that sources have for an element's type: the type's own.
    package static func name(of subject: Any) -> TypeName {
        TypeName(String(describing: type(of: subject)))
    }
}
