import Interpreter
import QuickLayoutDialect

// What stands for elements that nobody knows.

extension QuickLayoutVocabulary {
    /// No source can write it.
    static let hole = TypeName("‹element›")

    static var holeDescription: TypeDescription {
        TypeDescription(hole, .element, help: "stands for an element that nobody knows", conformances: [leaf])
    }

    @Sendable static func makeHole(_ name: String, _ contents: [Value]) -> Value {
        let children = contents.flatMap { (try? Conversion<[any Element]>.children.decode(.array([$0]))) ?? [] }
        return .native(Native(hole, QuickLayoutHole(elementName: name, children: children)))
    }
}
