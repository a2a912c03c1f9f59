import BlueprintDialect
import Interpreter
import LayoutInspection
import Negotiation

/// All that sources can write of Blueprint.
package enum BlueprintVocabulary {
    static let element = TypeName("Element")

    package static let vocabulary = Vocabulary(
        modules: ["BlueprintUI", "BlueprintUICommonControls", "BlueprintDialect"],
        types: stackDescriptions + gatheringDescriptions + containerDescriptions + constraintDescriptions
            + leafDescriptions + attributeDescriptions + decorationDescriptions
            + transformDescriptions + lazyDescriptions + environmentDescriptions + imageDescriptions
            + [elementDescription] + childDescriptions + scrollValueDescriptions + modeDescriptions + valueDescriptions
            + decorationValueDescriptions + lazyValueDescriptions
            + environmentValueDescriptions + writerValueDescriptions + imageValueDescriptions
            + transformValueDescriptions + geometryDescriptions
            + [aspectRatioDescription, UIKitVocabulary.colorDescription],
        functions: transformFunctions, hole: makeHole, unlistedTypes: [holeDescription]
    ).adding(BlueprintOpenTypes.vocabulary)

    private static var valueDescriptions: [TypeDescription] {
        [
            rowAlignment.description(), columnAlignment.description(), underflow.description(),
            overflow.description(), priority.description(), verticalPlace.description(),
            horizontalPlace.description(), textAlignment.description(), lineBreakMode.description(),
            cornerStyle.description(), cornerCurve.description(), borderStyle.description(),
            shadowStyle.description(), constraint.description(), ratioMode.description(), direction.description(),
            lineAlignment.description(), itemAlignment.description(), flowPriority.description(),
            gridWidth.description(),
        ]
    }

    /// The name that the vocabulary has for an element's type: the type's own.
    package static func name(of subject: Any) -> TypeName {
        switch subject {
        case is BlueprintHole: hole
        case let crossed as CrossedConstrainedSize: TypeName(crossed.elementName)
        default: TypeName(String(describing: type(of: subject)))
        }
    }
}
