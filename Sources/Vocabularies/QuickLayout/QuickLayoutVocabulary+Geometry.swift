import Interpreter
import LayoutInspection
import Negotiation
import QuickLayoutDialect

// Insets and dimensions as sources write them. CGSize is the language's.

extension QuickLayoutVocabulary {
    static let insets = Conversion<EdgeInsets>.native(TypeName("EdgeInsets"))
    static let dimensions = Conversion<ViewDimensions>.native(TypeName("ViewDimensions"))

    static var geometryDescriptions: [TypeDescription] {
        [insetsDescription, UIKitVocabulary.insetsDescription, dimensionsDescription]
    }

    private static func points(_ label: String) -> Parameter<CGFloat> {
        Parameter(label, .cgFloat, unit: .points)
    }

    private static var insetsDescription: TypeDescription {
        TypeDescription(
            TypeName("EdgeInsets"), .value, help: "distances from the sides of a box inwards",
            initializers: [
                .initializer(points("top"), points("leading"), points("bottom"), points("trailing"), of: insets) {
                    EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3)
                }
            ],
            properties: [
                PropertyDescription("top", of: insets, \.top, .cgFloat, unit: .points),
                PropertyDescription("leading", of: insets, \.leading, .cgFloat, unit: .points),
                PropertyDescription("bottom", of: insets, \.bottom, .cgFloat, unit: .points),
                PropertyDescription("trailing", of: insets, \.trailing, .cgFloat, unit: .points),
            ])
    }

    private static var dimensionsDescription: TypeDescription {
        var description = TypeDescription(
            TypeName("ViewDimensions"), .value, help: "an element's size, for alignment guides",
            properties: [
                PropertyDescription(reading: "width", of: dimensions, \.width, .cgFloat, unit: .points),
                PropertyDescription(reading: "height", of: dimensions, \.height, .cgFloat, unit: .points),
            ])
        description.subscripts = [
            SubscriptDescription(
                of: dimensions, Parameter(nil, name: "alignment", horizontalAlignment.conversion), .cgFloat
            ) { $0[$1] },
            SubscriptDescription(
                of: dimensions, Parameter(nil, name: "alignment", verticalAlignment.conversion), .cgFloat
            ) { $0[$1] },
        ]
        return description
    }

    /// How insets are written: `EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)`.
    static func text(_ insets: PaddingElement.Insets) -> String {
        func text(_ type: String, _ sides: KeyValuePairs<String, CGFloat>) -> String {
            type + "(" + sides.map { "\($0): \(PointsFormat.short($1))" }.joined(separator: ", ") + ")"
        }
        return switch insets {
        case .directed(let insets):
            text(
                "EdgeInsets",
                [
                    "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
                    "trailing": insets.trailing,
                ])
        case .absolute(let insets):
            text(
                "UIEdgeInsets",
                ["top": insets.top, "left": insets.left, "bottom": insets.bottom, "right": insets.right])
        }
    }
}
