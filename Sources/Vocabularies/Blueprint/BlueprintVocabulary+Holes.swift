import BlueprintDialect
import Interpreter

// What stands for elements that nobody knows.

extension BlueprintVocabulary {
    /// No source can write it.
    static let hole = TypeName("‹element›")

    static var holeDescription: TypeDescription {
        TypeDescription(hole, .element, help: "stands for an element that nobody knows", conformances: [element])
    }

    @Sendable static func makeHole(_ name: String, _ contents: [Value]) -> Value {
        let child = Conversion<StackLayout.Child>.child("StackLayout.Child")
        let children = contents.compactMap { try? child.decode($0) }
        return .native(Native(hole, BlueprintHole(elementName: name, contents: children)))
    }
}
