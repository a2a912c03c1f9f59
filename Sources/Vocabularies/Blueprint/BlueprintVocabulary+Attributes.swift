import BlueprintDialect
import Interpreter

// Empty, Hidden, Opacity and UserInteractionEnabled as sources write them.

extension BlueprintVocabulary {
    private static let empty = Conversion<Empty>.native(TypeName("Empty"))
    private static let hidden = Conversion<Hidden>.native(TypeName("Hidden"))
    private static let opacity = Conversion<Opacity>.native(TypeName("Opacity"))
    private static let interaction = Conversion<UserInteractionEnabled>.native(TypeName("UserInteractionEnabled"))
    private static var any: Conversion<any Element> { .element }

    static var attributeDescriptions: [TypeDescription] {
        [
            TypeDescription(
                TypeName("Empty"), .element, help: "nothing, 0×0", conformances: [element],
                initializers: [.initializer(of: empty) { Empty() }]),
            hiddenDescription, opacityDescription, interactionDescription,
        ]
    }

    private static var hiddenDescription: TypeDescription {
        TypeDescription(
            TypeName("Hidden"), .element, help: "takes its space, and shows nothing of what it wraps",
            conformances: [element],
            initializers: [
                .initializer(
                    Parameter(nil, name: "isHidden", .bool, default: "true", true), Parameter("wrapping", any),
                    of: hidden
                ) { Hidden($0, wrapping: $1) }
            ],
            properties: [
                PropertyDescription(
                    "isHidden", of: hidden, \.isHidden, .bool, default: "true", help: "whether nothing is shown"),
                PropertyDescription("wrappedElement", of: hidden, \.wrappedElement, any, help: "what is hidden"),
            ])
    }

    private static var opacityDescription: TypeDescription {
        TypeDescription(
            TypeName("Opacity"), .element, help: "shows what it wraps more or less opaque", conformances: [element],
            initializers: [
                .initializer(
                    Parameter("opacity", .number, unit: .ratio), Parameter("wrapping", any), of: opacity
                ) { Opacity(opacity: $0, wrapping: $1) }
            ],
            properties: [
                PropertyDescription(
                    "opacity", of: opacity, \.opacity, .number, unit: .ratio, help: "from 0, nothing, to 1"),
                PropertyDescription(
                    "wrappedElement", of: opacity, \.wrappedElement, any, help: "what is more or less opaque"),
            ])
    }

    private static var interactionDescription: TypeDescription {
        TypeDescription(
            TypeName("UserInteractionEnabled"), .element, help: "says whether what it wraps can be touched",
            conformances: [element],
            initializers: [
                .initializer(
                    Parameter(nil, name: "isEnabled", .bool), Parameter("wrapping", any), of: interaction
                ) { UserInteractionEnabled($0, wrapping: $1) }
            ],
            properties: [
                PropertyDescription(
                    "isEnabled", of: interaction, \.isEnabled, .bool, help: "whether it can be touched"),
                PropertyDescription(
                    "wrappedElement", of: interaction, \.wrappedElement, any, help: "what can be touched or not"),
            ])
    }

    static var attributeModifiers: [Callable] {
        [
            .method(
                "hidden", on: any, Parameter(nil, name: "hidden", .bool, default: "true", true), returning: hidden,
                help: "keeps the element's space, and shows nothing of it"
            ) { $0.hidden($1) },
            .method(
                "opacity", on: any, Parameter(nil, name: "opacity", .number, unit: .ratio), returning: opacity,
                help: "shows the element more or less opaque"
            ) { $0.opacity($1) },
            .method(
                "userInteractionEnabled", on: any, Parameter(nil, name: "enabled", .bool, default: "true", true),
                returning: interaction, help: "says whether the element can be touched"
            ) { $0.userInteractionEnabled($1) },
        ]
    }
}
