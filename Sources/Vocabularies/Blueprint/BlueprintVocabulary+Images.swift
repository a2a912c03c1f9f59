import BlueprintDialect
import Interpreter

// Image and TintAdjustmentMode as sources write them.

extension BlueprintVocabulary {
    private static let image = Conversion<Image>.native(TypeName("Image"))
    private static let picture = Conversion<UIImage>.native(TypeName("UIImage"))
    private static let tinted = Conversion<TintAdjustmentMode>.native(TypeName("TintAdjustmentMode"))
    private static var any: Conversion<any Element> { .element }

    static let imageMode = Words<Image.ContentMode>(
        "Image.ContentMode", help: "how an image is scaled to the room there is",
        [("center", .center), ("stretch", .stretch), ("aspectFit", .aspectFit), ("aspectFill", .aspectFill)])
    static let tintMode = Words<UIView.TintAdjustmentMode>(
        "UIView.TintAdjustmentMode", help: "how a view's tint is dimmed",
        [("automatic", .automatic), ("normal", .normal), ("dimmed", .dimmed)])

    static var imageDescriptions: [TypeDescription] {
        [
            TypeDescription(
                TypeName("Image"), .element, help: "a picture, of which only the size is here",
                conformances: [element],
                initializers: [
                    .initializer(
                        Parameter("image", picture.optional()),
                        Parameter("contentMode", imageMode.conversion, default: ".aspectFill", .aspectFill),
                        Parameter("tintColor", color.conversion.optional(), default: "nil", nil), of: image
                    ) { Image(image: $0, contentMode: $1, tintColor: $2) }
                ],
                properties: [
                    PropertyDescription("image", of: image, \.image, picture.optional(), help: "the picture"),
                    PropertyDescription(
                        "contentMode", of: image, \.contentMode, imageMode.conversion, default: ".aspectFill",
                        help: "how it is scaled to the room there is"),
                    PropertyDescription(
                        "tintColor", of: image, \.tintColor, color.conversion.optional(), default: "nil",
                        help: "the colour that it is drawn in"),
                ]),
            TypeDescription(
                TypeName("TintAdjustmentMode"), .element, help: "says how views tint what it wraps",
                conformances: [element],
                initializers: [
                    .initializer(
                        Parameter(nil, name: "tintAdjustmentMode", tintMode.conversion), Parameter("wrapping", any),
                        of: tinted
                    ) { TintAdjustmentMode($0, wrapping: $1) }
                ],
                properties: [
                    PropertyDescription(
                        "tintAdjustmentMode", of: tinted, \.tintAdjustmentMode, tintMode.conversion,
                        help: "how the tint is dimmed"),
                    PropertyDescription(
                        "wrappedElement", of: tinted, \.wrappedElement, any, help: "what is tinted"),
                ]),
        ]
    }

    static var imageValueDescriptions: [TypeDescription] {
        [
            imageMode.description(), tintMode.description(),
            TypeDescription(
                TypeName("UIImage"), .value, help: "a picture's size, in points",
                initializers: [.initializer(Parameter("size", size), of: picture) { UIImage(size: $0) }],
                properties: [PropertyDescription(reading: "size", of: picture, \.size, size)]),
        ]
    }

    static var tintModifiers: [Callable] {
        [
            .method(
                "tintAdjustmentMode", on: any, Parameter(nil, name: "tintAdjustmentMode", tintMode.conversion),
                returning: tinted, help: "says how views tint the element"
            ) { $0.tintAdjustmentMode($1) }
        ]
    }
}
