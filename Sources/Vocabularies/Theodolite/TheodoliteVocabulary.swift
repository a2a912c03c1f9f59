import Interpreter
import LayoutInspection
import Negotiation
import TheodoliteDialect

/// All that sources can write of Theodolite.
package enum TheodoliteVocabulary {
    static let component = TypeName("Component")

    package static let vocabulary = Vocabulary(
        modules: ["Theodolite", "TheodoliteDialect"],
        types: flexDescriptions + wrapperDescriptions + leafDescriptions + controlDescriptions
            + layoutDescriptions + flexValueDescriptions + textValueDescriptions + viewValueDescriptions
            + [UIKitVocabulary.insetsDescription, UIKitVocabulary.colorDescription],
        functions: [
            // The library's documentation writes what has no limit so.
            .function(
                "nan", Parameter(nil, name: "why", .string), returning: .cgFloat, help: "not a number: no limit"
            ) { nan($0) }
        ], openTypes: TheodoliteOpenTypes.all, foreignNames: unheldNames, hole: makeHole,
        unlistedTypes: [holeDescription])

    /// Names of the library's that are not here, for a layout has no use for them or they are written otherwise.
    private static let unheldNames = ForeignNames(
        library: "Theodolite",
        names: [
            .init("Handler", nearest: "Action(tapped), with the name of its method"),
            .init("Trigger Signal ResponderList", nearest: "Action"),
            .init("ComponentHostingView ComponentViewController", nearest: "the component itself, at the top level"),
            .init("MountRootLayout IncrementalMountContext IntersectionCache Scope ScopeIdentifier", nearest: ""),
        ], members: [])

    /// The key that every component's initializer takes first.
    static var key: Parameter<AnyHashable?> {
        Parameter("key", Conversion<AnyHashable>.key.optional(), default: "nil", nil)
    }

    /// A component that is made of a key and its props.
    static func element<C: TypedComponent & Component>(
        _ type: C.Type, help: String, props: Conversion<C.PropType>, properties: [PropertyDescription] = []
    ) -> TypeDescription {
        let name = TypeName("\(type)")
        return TypeDescription(
            name, .element, help: help, conformances: [component],
            initializers: [
                .initializer(key, Parameter(nil, name: "props", props), of: Conversion<C>.native(name)) {
                    C(key: $0, $1)
                }
            ], properties: properties)
    }

    /// How a component of the vocabulary is read and written.
    static func native<C: Component>(_ type: C.Type) -> Conversion<C> { .native(TypeName("\(type)")) }
}
