import Interpreter
import Negotiation
import SwiftUIDialect

// The modifiers that layout depends on: as methods of every view, and as the elements that they make.

// MARK: Frames

extension FixedFrame {
    static let alignmentHelp = "which point of its view is put on its own"
    static let page = Page<Self>(
        modifying: FixedFrame(EmptyView(), width: nil, height: nil, alignment: .center),
        "a box of given lengths, or within limits; its view may stick out"
    )
    .applied(
        help: "a box of given lengths; nil for the view's own", .shown("width", \.width), .shown("height", \.height),
        .shown("alignment", \.alignment, alignmentHelp)
    ) { FixedFrame($0, width: $1, height: $2, alignment: $3) }
}

extension FlexibleFrame {
    static let page = Page<Self>(
        modifying: FlexibleFrame(EmptyView(), width: .none, height: .none, alignment: .center),
        FixedFrame.page.description.help
    )
    .applied(
        help: "a box whose lengths follow the proposal within limits", .shown("minWidth", \.width.minimum),
        .shown("idealWidth", \.width.ideal), .shown("maxWidth", \.width.maximum),
        .shown("minHeight", \.height.minimum), .shown("idealHeight", \.height.ideal),
        .shown("maxHeight", \.height.maximum), .shown("alignment", \.alignment, FixedFrame.alignmentHelp)
    ) { view, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment in
        FlexibleFrame(
            view, width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
            height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment)
    }
}

extension LengthLimits {
    fileprivate static var none: LengthLimits { LengthLimits(minimum: nil, ideal: nil, maximum: nil) }
}

// MARK: Proposals

extension FixedSize {
    static let page = Page<Self>(
        modifying: FixedSize(EmptyView(), [.horizontal, .vertical]), "asks the view for its ideal length"
    )
    .reading("axes", \.axes)
    .applied { FixedSize($0, [.horizontal, .vertical]) }
    .applied(help: "asks the view for its ideal length on some axes", .arg("horizontal"), .arg("vertical")) {
        (view, horizontal: Bool, vertical: Bool) in
        FixedSize(view, (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : []))
    }
}

extension AspectRatio {
    static let page = Page<Self>(
        modifying: AspectRatio(EmptyView(), ratio: nil, mode: .fit),
        "proposes a size of a ratio; the view may ignore it"
    )
    .reading("ratio", \.ratio, "nil for that of the view's ideal size")
    .reading("contentMode", \.mode)
    .applied(
        help: "a ratio of width to height; nil for the view's own", .arg("_ aspectRatio", default: nil),
        .arg("contentMode")
    ) {
        (view, ratio: CGFloat?, mode: ContentMode) in
        AspectRatio(view, ratio: ratio.map { CGSize(width: $0, height: 1) }, mode: mode)
    }
    .applied(.arg("_ aspectRatio"), .arg("contentMode")) { (view, ratio: CGSize, mode: ContentMode) in
        AspectRatio(view, ratio: ratio, mode: mode)
    }

    static let scaledToFit = scaled("scaledToFit", .fit, "proposes a size of the view's own ratio inside the proposal")
    static let scaledToFill = scaled(
        "scaledToFill", .fill, "proposes a size of the view's own ratio around the proposal")

    private static func scaled(_ name: String, _ mode: ContentMode, _ help: String) -> Page<Self> {
        Page<Self>(modifying: AspectRatio(EmptyView(), ratio: nil, mode: mode, name: name), help)
            .applied { AspectRatio($0, ratio: nil, mode: mode, name: name) }
    }
}

extension LayoutPriority {
    static let page = Page<Self>(
        modifying: LayoutPriority(EmptyView(), 0), "a stack serves higher ones first; only as the outermost modifier"
    )
    .reading("value", \.value, unit: .priority)
    .applied(.arg("_ value", unit: .priority)) { LayoutPriority($0, $1) }
}

// MARK: Places

extension Padding {
    static let page = page("padding", "room around the view; in cells 1 where no length is given") { $0 }
    static let safeArea = page(
        "safeAreaPadding", "room around the view, or around the content of what scrolls: no edge is covered"
    ) { padding in
        var view = padding.content
        while let modifier = Located.unwrap(view).view as? any ModifierElement { view = modifier.content }
        return Located.unwrap(view).view is ScrollView
            ? ScrollMargins(padding.content, padding.edges, padding.insets) : padding
    }
    static let contentMargins = Page<Self>(
        modifying: Padding(EmptyView(), .all, nil, name: "contentMargins"),
        "room around the content of what scrolls in the view"
    )
    .applied(.arg("_ edges", default: .all), .arg("_ length"), .arg("for", default: .automatic)) {
        (view, edges: Edge.Set, length: CGFloat?, place: MarginPlacement) in
        place.placing(ScrollMargins(view, edges, length: length), around: view)
    }
    .applied(.arg("_ length"), .arg("for", default: .automatic)) { (view, length: CGFloat, place: MarginPlacement) in
        place.placing(ScrollMargins(view, .all, length: length), around: view)
    }
    .applied(.arg("_ edges", default: .all), .arg("_ insets"), .arg("for", default: .automatic)) {
        (view, edges: Edge.Set, insets: EdgeInsets, place: MarginPlacement) in
        place.placing(ScrollMargins(view, edges, insets), around: view)
    }

    private static func page(
        _ name: String, _ help: String, made: @escaping @Sendable (Padding) -> any View
    ) -> Page<Self> {
        Page<Self>(modifying: Padding(EmptyView(), .all, nil, name: name), help)
            .reading("insets", \.insets, "nil for the default length")
            .reading("edges", \.edges)
            .applied(.arg("_ edges", default: .all), .arg("_ length", default: nil)) {
                (view, edges: Edge.Set, length: CGFloat?) in made(Padding(view, edges, length, name: name))
            }
            .applied(.arg("_ length")) { (view, length: CGFloat) in made(Padding(view, .all, length, name: name)) }
            .applied(.arg("_ insets")) { (view, insets: EdgeInsets) in made(Padding(view, insets, name: name)) }
    }
}

extension Offset {
    static let page = Page<Self>(
        modifying: Offset(EmptyView(), .zero), "moves what is shown, and leaves the layout as it is"
    )
    .reading("offset", \.offset)
    .applied(.arg("x", default: 0), .arg("y", default: 0)) { (view, x: CGFloat, y: CGFloat) in
        Offset(view, CGSize(width: x, height: y))
    }
    .applied(.arg("_ offset")) { (view, offset: CGSize) in Offset(view, offset) }
    .applied(.arg("_ offset")) { (view, offset: CGPoint) in
        Offset(view, CGSize(width: offset.x, height: offset.y))
    }
}

extension Position {
    static let page = Page<Self>(
        modifying: Position(EmptyView(), .zero), "puts the view's center at a point of all that is proposed"
    )
    .reading("center", \.center)
    .applied(.arg("x", default: 0), .arg("y", default: 0)) { (view, x: CGFloat, y: CGFloat) in
        Position(view, CGPoint(x: x, y: y))
    }
    .applied(.arg("_ position")) { (view, center: CGPoint) in Position(view, center) }
}

extension AlignmentGuide {
    static let page = Page<Self>(
        modifying: AlignmentGuide(EmptyView(), HorizontalAlignment.leading) { _ in 0 }, "sets a line of the view"
    )
    .applied(.arg("_ guide"), .arg("computeValue", as: .guide)) {
        (view, guide: HorizontalAlignment, value) in AlignmentGuide(view, guide, value)
    }
    .applied(.arg("_ guide"), .arg("computeValue", as: .guide)) {
        (view, guide: VerticalAlignment, value) in AlignmentGuide(view, guide, value)
    }
}

// MARK: Layers

extension Layered {
    static let overlay = page(.overlay, "puts views in front, proposed this one's size; they take no room")
        .applied(help: "the same with a colour or a gradient", .arg("_ style", as: .style)) { view, style in
            Layered(view, .overlay, style.shownColor ?? Color.clear, alignment: .center)
        }
        .applied(
            help: "the same in a shape", .arg("_ style", as: .style),
            .arg("in", as: .value(.named(SwiftUIVocabulary.shape)))
        ) { view, style, _ in
            Layered(view, .overlay, style.shownColor ?? Color.clear, alignment: .center)
        }
    static let background = page(.background, "puts views behind, proposed this one's size; they take no room")

    private static func page(_ side: Side, _ help: String) -> Page<Self> {
        Page<Self>(modifying: Layered(EmptyView(), side, EmptyView(), alignment: .center), help)
            .applied(.shown("alignment", \.alignment), .content) {
                Layered($0, side, ViewSequence($2), alignment: $1)
            }
            .applied(
                help: "the same with a view that is there already", .arg("_ view", as: .view),
                .arg("alignment", \.alignment)
            ) {
                Layered($0, side, $1, alignment: $2)
            }
    }
}

// MARK: What layouts and grids know

extension LayoutValue {
    static let page = Page<Self>(
        modifying: LayoutValue(EmptyView(), .source(""), ()), "carries a value for the layout that the view is in"
    )
    .applied(.arg("key", as: SourceLayoutValue.key), .arg("value", as: .pointed)) { view, key, value in
        LayoutValue(view, SourceLayoutValue.name(key), SourceLayoutValue.value(value, for: key))
    }
}

extension GridCellMark {
    /// More columns than these no Grid has.
    private static let mostColumns = 1_000

    static let columns = page(.columns(1), "spans several columns of its Grid").applied(
        .arg("_ count", unit: nil)
    ) { (view, count: Int) in GridCellMark(view, .columns(min(count, mostColumns))) }
    static let anchor = page(.anchor(.center), "where the view stands in its cell of a Grid").applied(
        .arg("_ anchor")
    ) { (view, anchor: UnitPoint) in GridCellMark(view, .anchor(anchor)) }
    static let alignment = page(.columnAlignment(.center), "the alignment of the whole column of a Grid").applied(
        .arg("_ guide")
    ) { (view, guide: HorizontalAlignment) in GridCellMark(view, .columnAlignment(guide)) }
    static let unsized = page(.unsizedAxes([]), "the axes on which the view does not make its Grid larger").applied(
        .arg("_ axes")
    ) { (view, axes: Axis.Set) in GridCellMark(view, .unsizedAxes(axes)) }

    private static func page(_ mark: Mark, _ help: String) -> Page<Self> {
        Page<Self>(modifying: GridCellMark(EmptyView(), mark), help)
    }
}
