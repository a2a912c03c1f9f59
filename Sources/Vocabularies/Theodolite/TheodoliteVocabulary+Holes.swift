import Interpreter
import TheodoliteDialect

// What stands for components that nobody knows.

extension TheodoliteVocabulary {
    /// No source can write it.
    static let hole = TypeName("‹component›")

    static var holeDescription: TypeDescription {
        TypeDescription(hole, .element, help: "stands for a component that nobody knows", conformances: [component])
    }

    /// The name that sources, or the vocabulary, have for a component's type.
    static func vocabularyName(of component: Component) -> TypeName {
        if component is TheodoliteHole { return hole }
        return (component as? SourceComponent)?.source.type ?? TypeName(component.typeName)
    }

    @Sendable static func makeHole(_ name: String, _ contents: [Value]) -> Value {
        let components = contents.compactMap { try? Conversion<Component>.component.decode($0) }
        return .native(Native(hole, TheodoliteHole(name: name, contents: components)))
    }
}
