import BlueprintDialect
import Interpreter
import LayoutInspection

// Sizes, insets and dimensions as sources write them.

extension BlueprintVocabulary {
    static let size = Conversion<CGSize>.native(TypeName("CGSize"))
    static let insets = UIKitVocabulary.insets
    private static let dimensions = Conversion<ElementDimensions>.native(TypeName("ElementDimensions"))

    static var geometryDescriptions: [TypeDescription] {
        [sizeDescription, UIKitVocabulary.insetsDescription, dimensionsDescription]
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

    private static var dimensionsDescription: TypeDescription {
        var description = TypeDescription(
            TypeName("ElementDimensions"), .value, help: "an element's size, for alignment guides",
            properties: [
                PropertyDescription(reading: "width", of: dimensions, \.width, .number, unit: .points),
                PropertyDescription(reading: "height", of: dimensions, \.height, .number, unit: .points),
            ])
        description.subscripts = [
            line(nil, verticalLine.conversion, .number) { $0[$1] },
            line(nil, horizontalLine.conversion, .number) { $0[$1] },
            line("explicit", verticalLine.conversion, Conversion<CGFloat>.number.optional()) { $0[explicit: $1] },
            line("explicit", horizontalLine.conversion, Conversion<CGFloat>.number.optional()) { $0[explicit: $1] },
        ]
        return description
    }

    /// Where a line runs in an element: `dimensions[VerticalAlignment.top]`.
    private static func line<Line, Place>(
        _ label: String?, _ line: Conversion<Line>, _ place: Conversion<Place>,
        _ read: @escaping @Sendable (ElementDimensions, Line) -> Place
    ) -> SubscriptDescription {
        SubscriptDescription(of: dimensions, Parameter(label, name: "guide", line), place, get: read)
    }
}
