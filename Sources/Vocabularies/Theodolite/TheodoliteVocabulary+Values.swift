import Interpreter
import LayoutInspection
import TheodoliteDialect

// The plain values that sources make with initializers.

extension TheodoliteVocabulary {
    static let sizeRange = Conversion<SizeRange>.native(TypeName("SizeRange"))
    static let labelOptions = Conversion<LabelComponent.Options>.native(TypeName("LabelComponent.Options"))
    static let textOptions = Conversion<TextComponent.Options>.native(TypeName("TextComponent.Options"))
    static let textAttributes = Conversion<TextKitAttributes>.native(TypeName("TextKitAttributes"))
    private static let attributedString = Conversion<NSAttributedString>.native(TypeName("NSAttributedString"))
    static let viewOptions = Conversion<ViewOptions>.native(TypeName("ViewOptions"))
    static let viewConfiguration = Conversion<ViewConfiguration>.native(TypeName("ViewConfiguration"))
    private static let viewTypeName = TypeName("UIView.Type")
    private static let viewType = Conversion<UIView.Type>.native(viewTypeName)
    static let image = Conversion<UIImage>.native(TypeName("UIImage"))
    static let font = Conversion<UIFont>.native(TypeName("UIFont"))

    static var textValueDescriptions: [TypeDescription] {
        [
            labelOptionsDescription, textAttributesDescription, textAlignment.description(),
            lineBreakMode.description(), fontDescription,
            TypeDescription(
                TypeName("TextComponent.Options"), .value, help: "how a text's view looks",
                initializers: [
                    .initializer(
                        Parameter("view", viewOptions, default: "ViewOptions()", ViewOptions()), of: textOptions
                    ) { TextComponent.Options(view: $0) }
                ]),
            TypeDescription(
                TypeName("NSAttributedString"), .value, help: "a text",
                initializers: [
                    .initializer(Parameter("string", .string), of: attributedString) { NSAttributedString(string: $0) }
                ]),
        ]
    }

    private static var labelOptionsDescription: TypeDescription {
        TypeDescription(
            TypeName("LabelComponent.Options"), .value, help: "how a label's text is set",
            initializers: [
                .initializer(
                    Parameter("view", viewOptions, default: "ViewOptions()", ViewOptions()),
                    Parameter("font", font, default: "the system's", .systemFont(ofSize: UIFont.systemFontSize)),
                    Parameter("textColor", color.conversion, default: ".black", .black),
                    Parameter("textAlignment", textAlignment.conversion, default: ".natural", .natural),
                    Parameter(
                        "lineBreakMode", lineBreakMode.conversion, default: ".byTruncatingTail", .byTruncatingTail),
                    Parameter("maximumNumberOfLines", .int, unit: .lines, default: "1", 1), of: labelOptions
                ) {
                    LabelComponent.Options(
                        view: $0, font: $1, textColor: $2, textAlignment: $3, lineBreakMode: $4,
                        maximumNumberOfLines: $5)
                }
            ])
    }

    private static var textAttributesDescription: TypeDescription {
        TypeDescription(
            TypeName("TextKitAttributes"), .value, help: "a text and how it is set",
            initializers: [
                .initializer(
                    Parameter("attributedString", attributedString),
                    Parameter("textColor", color.conversion, default: ".black", .black),
                    Parameter("textAlignment", textAlignment.conversion, default: ".natural", .natural),
                    Parameter("lineBreakMode", lineBreakMode.conversion, default: ".byWordWrapping", .byWordWrapping),
                    Parameter("maximumNumberOfLines", .int, unit: .lines, default: "0", 0), of: textAttributes
                ) {
                    TextKitAttributes(
                        attributedString: $0, textColor: $1, textAlignment: $2, lineBreakMode: $3,
                        maximumNumberOfLines: $4)
                }
            ])
    }

    private static var fontDescription: TypeDescription {
        TypeDescription(
            TypeName("UIFont"), .value, help: "a font; a terminal has but one",
            staticMethods: [
                .function("systemFont", Parameter("ofSize", .cgFloat, unit: .points), returning: font) {
                    .systemFont(ofSize: $0)
                },
                .function("boldSystemFont", Parameter("ofSize", .cgFloat, unit: .points), returning: font) {
                    .boldSystemFont(ofSize: $0)
                },
            ])
    }

    static var viewValueDescriptions: [TypeDescription] {
        [
            viewOptionsDescription.partial(), attribute.description(), scrollDirection.description(),
            TypeDescription(
                TypeName("ViewConfiguration"), .value, help: "what a view looks like",
                initializers: [
                    .initializer(
                        Parameter("view", viewType, default: "UIView.self", UIView.self),
                        Parameter("attributes", attribute.conversion.array(), default: "[]", []),
                        of: viewConfiguration
                    ) { ViewConfiguration(view: $0, attributes: $1) }
                ]),
            TypeDescription(viewTypeName, .value, help: "the class of a view"),
            TypeDescription(TypeName("MountContext"), .value, help: "where a view was put; nothing here makes views"),
            TypeDescription(TypeName("NoState"), .value, help: "the state of a component that keeps none"),
            TypeDescription(
                TypeName("UIView"), .value, help: "a view, which terminals do not have",
                staticProperties: [StaticProperty("self", viewType, UIView.self)]),
            TypeDescription(
                TypeName("UIImage"), .value, help: "a picture, of which only the size is known",
                initializers: [
                    .initializer(Parameter("size", .cgSize, default: ".zero", .zero), of: image) { UIImage(size: $0) }
                ]),
        ]
    }

    private static var viewOptionsDescription: TypeDescription {
        TypeDescription(
            TypeName("ViewOptions"), .value, help: "the properties of a component's view",
            initializers: [
                .initializer(
                    Parameter("backgroundColor", color.conversion.optional(), default: "nil", nil),
                    Parameter("borderColor", color.conversion.optional(), default: "nil", nil),
                    Parameter(
                        "borderWidth", Conversion<CGFloat>.cgFloat.optional(), unit: .points, default: "nil", nil),
                    Parameter("alpha", Conversion<CGFloat>.cgFloat.optional(), unit: .ratio, default: "nil", nil),
                    Parameter("hidden", Conversion<Bool>.bool.optional(), default: "nil", nil), of: viewOptions
                ) {
                    ViewOptions(
                        backgroundColor: $0, borderColor: $1, borderWidth: $2, alpha: $3, hidden: $4)
                }
            ],
            methods: [
                .method(
                    "viewAttributes", on: viewOptions, returning: attribute.conversion.array(),
                    help: "the properties one by one"
                ) { $0.viewAttributes() }
            ])
    }
}
