import Interpreter
import Negotiation
import QuickLayoutDialect

// The plain values that sources write for QuickLayout.

extension QuickLayoutVocabulary {
    static let horizontalAlignment = Words<HorizontalAlignment>(
        "HorizontalAlignment", help: "a line by which elements are aligned from side to side",
        [("leading", .leading), ("center", .center), ("trailing", .trailing)])
    static let verticalAlignment = Words<VerticalAlignment>(
        "VerticalAlignment",
        help: "a line by which elements are aligned from top to bottom; SwiftUI has text baselines too",
        [("top", .top), ("center", .center), ("bottom", .bottom)])
    static let alignment = Words<Alignment>(
        "Alignment", help: "a point by which elements are aligned",
        [
            ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
            ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
            ("bottomTrailing", .bottomTrailing),
        ])
    static let unitPoint = Words<UnitPoint>(
        "UnitPoint", help: "a place in a box, each from 0 to 1",
        [
            ("zero", .zero), ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
            ("leading", .leading), ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading),
            ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
        ]
    ) { "UnitPoint(x: \(PointsFormat.short($0.x)), y: \(PointsFormat.short($0.y)))" }
    static let edgeSet = Words<EdgeSet>(
        "EdgeSet", help: "some sides of a box",
        [
            ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top), ("leading", .leading),
            ("bottom", .bottom), ("trailing", .trailing),
        ])
    static let axisSet = Words<AxisSet>(
        "AxisSet", help: "some of the two axes", [("horizontal", .horizontal), ("vertical", .vertical)]
    ) { $0 == [.horizontal, .vertical] ? "[.horizontal, .vertical]" : "[]" }
    static let contentMode = Words<ContentMode>(
        "ContentMode", help: "whether a ratio is kept inside of what is proposed, or around it",
        [("fit", .fit), ("fill", .fill)])
    static let layoutDirection = Words<LayoutDirection>(
        "LayoutDirection", help: "where text begins, and all that is called leading",
        [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
    static let flexibility = Words<Flexibility>(
        "Flexibility", help: "how a length follows what is proposed; SwiftUI asks for lengths instead",
        [("fixedSize", .fixedSize), ("partial", .partial), ("fullyFlexible", .fullyFlexible)])

    static var alignmentDescription: TypeDescription {
        alignment.description(initializers: [
            .initializer(
                Parameter("horizontal", horizontalAlignment.conversion),
                Parameter("vertical", verticalAlignment.conversion), of: alignment.conversion
            ) { Alignment(horizontal: $0, vertical: $1) }
        ])
    }

    static var unitPointDescription: TypeDescription {
        unitPoint.description(initializers: [
            .initializer(
                Parameter("x", .cgFloat, unit: .ratio), Parameter("y", .cgFloat, unit: .ratio),
                of: unitPoint.conversion
            ) { UnitPoint(x: $0, y: $1) }
        ])
    }
}
