import BlueprintDialect
import Interpreter
import LayoutInspection
import Negotiation

// The styles of a Box: words, some with arguments.

extension BlueprintVocabulary {
    static let cornerStyle: Words<Box.CornerStyle> = {
        let type = Conversion<Box.CornerStyle>.native(TypeName("Box.CornerStyle"))
        let rounded = Callable.function("rounded", Parameter("radius", .number, unit: .points), returning: type) {
            .rounded(radius: $0)
        }
        return Words(
            "Box.CornerStyle", help: "a box's corners", [("square", .square), ("capsule", .capsule)],
            calls: [rounded]
        ) { style in
            guard case .rounded(let radius) = style else { return nil }
            return ".rounded(radius: \(PointsFormat.short(radius)))"
        }
    }()

    static let borderStyle: Words<Box.BorderStyle> = {
        let type = Conversion<Box.BorderStyle>.native(TypeName("Box.BorderStyle"))
        let solid = Callable.function(
            "solid", Parameter("color", color.conversion), Parameter("width", .number, unit: .points), returning: type
        ) { .solid(color: $0, width: $1) }
        return Words("Box.BorderStyle", help: "a box's border, drawn inside it", [("none", .none)], calls: [solid]) {
            guard case .solid(let paint, let width) = $0 else { return nil }
            return ".solid(color: \(color.text(of: paint) ?? ""), width: \(PointsFormat.short(width)))"
        }
    }()

    static let shadowStyle: Words<Box.ShadowStyle> = {
        let type = Conversion<Box.ShadowStyle>.native(TypeName("Box.ShadowStyle"))
        let simple = Callable.function(
            "simple", Parameter("radius", .number, unit: .points), Parameter("opacity", .number, unit: .ratio),
            Parameter("offset", size), Parameter("color", color.conversion), returning: type
        ) { .simple(radius: $0, opacity: $1, offset: $2, color: $3) }
        return Words(
            "Box.ShadowStyle", help: "a box's shadow, which terminals do not show", [("none", .none)],
            calls: [simple]
        ) { style in
            guard case .simple(let radius, let opacity, _, _) = style else { return nil }
            return ".simple(radius: \(PointsFormat.short(radius)), opacity: \(PointsFormat.short(opacity)), ...)"
        }
    }()

    static let color = UIKitVocabulary.color
}
