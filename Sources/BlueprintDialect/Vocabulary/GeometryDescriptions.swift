import Interpreter

// Sizes, insets and dimensions as sources write them.

extension BlueprintVocabulary {
    static let size = Conversion<CGSize>.native(TypeName("CGSize"))
    static let insets = Conversion<UIEdgeInsets>.native(TypeName("UIEdgeInsets"))
    private static let dimensions = Conversion<ElementDimensions>.native(TypeName("ElementDimensions"))

    static var geometryDescriptions: [TypeDescription] {
        [sizeDescription, insetsDescription, dimensionsDescription]
    }

    private static var sizeDescription: TypeDescription {
        TypeDescription(
            TypeName("CGSize"), .value, help: "a width and a height, in points",
            initializers: [
                .initializer(
                    Parameter("width", .number, unit: .points), Parameter("height", .number, unit: .points), of: size
                ) { CGSize(width: $0, height: $1) }
            ],
            staticProperties: [StaticProperty("zero", size, CGSize.zero)],
            properties: [
                PropertyDescription("width", of: size, \.width, .number, unit: .points),
                PropertyDescription("height", of: size, \.height, .number, unit: .points),
            ])
    }

    private static var insetsDescription: TypeDescription {
        TypeDescription(
            TypeName("UIEdgeInsets"), .value, help: "distances from four edges inwards, in points",
            initializers: [
                .initializer(
                    Parameter("top", .number, unit: .points), Parameter("left", .number, unit: .points),
                    Parameter("bottom", .number, unit: .points), Parameter("right", .number, unit: .points),
                    of: insets
                ) { UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3) }
            ],
            staticProperties: [StaticProperty("zero", insets, UIEdgeInsets.zero)],
            properties: [
                PropertyDescription("top", of: insets, \.top, .number, unit: .points),
                PropertyDescription("left", of: insets, \.left, .number, unit: .points),
                PropertyDescription("bottom", of: insets, \.bottom, .number, unit: .points),
                PropertyDescription("right", of: insets, \.right, .number, unit: .points),
            ])
    }

    private static var dimensionsDescription: TypeDescription {
        TypeDescription(
            TypeName("ElementDimensions"), .value, help: "an element's size, for alignment guides",
            properties: [
                PropertyDescription(reading: "width", of: dimensions, \.width, .number, unit: .points),
                PropertyDescription(reading: "height", of: dimensions, \.height, .number, unit: .points),
            ])
    }
}
