import Foundation
import TestSupport

@testable import SwiftUIDialect

/// Random trees: the same for the same seed.
struct RandomTree: SeededTree {
    var random: SeededGenerator
    let numbers: SeededNumbers
    /// How many children containers have.
    var counts = [0, 1, 2, 3, 4]

    init(random: SeededGenerator, numbers: SeededNumbers) {
        (self.random, self.numbers) = (random, numbers)
    }

    mutating func optional() -> CGFloat? { pick([nil, number(), number()]) }

    mutating func proposal() -> ProposedViewSize {
        func length(_ tree: inout RandomTree) -> CGFloat? {
            tree.pick([nil, .infinity, tree.tameNumber() * 3, tree.tameNumber() * 2, tree.tameNumber()])
        }
        return ProposedViewSize(width: length(&self), height: length(&self))
    }

    mutating func view(depth: Int) -> any View {
        guard depth > 0 else { return leaf() }
        switch Int.random(in: 0..<20, using: &random) {
        case 0, 1, 2, 3: return hStack(depth)
        case 4, 5, 6, 7: return vStack(depth)
        case 8: return ZStack(alignment: pick(Self.alignments), children(depth))
        case 9: return grid(depth)
        case 10: return LayoutContainer(pick(Self.layouts), children(depth))
        case 11: return container(depth)
        case 12, 13, 14: return framed(view(depth: depth - 1))
        case 15, 16, 17: return attributed(view(depth: depth - 1))
        default: return proposing(view(depth: depth - 1), depth)
        }
    }

    static let alignments: [Alignment] = [
        .topLeading, .center, .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline,
        Alignment(horizontal: HorizontalAlignment(Third.self), vertical: .top),
    ]

    /// A guide at a third of the width.
    enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }

    private static var layouts: [any Layout] {
        [
            AnyLayout(HStackLayout(spacing: 1)), VStackLayout(alignment: .trailing), ZStackLayout(alignment: .top),
            Diagonal(), AnyLayout(Diagonal()), GridLayout(),
        ]
    }

    private mutating func children(_ depth: Int) -> ViewSequence {
        let views = (0..<pick(counts)).map { _ in view(depth: depth - 1) }
        return ViewSequence(views, isDynamic: pick([true, false, false]))
    }

    private mutating func hStack(_ depth: Int) -> any View {
        let alignments: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        return HStack(alignment: pick(alignments), spacing: optional(), children(depth))
    }

    private mutating func vStack(_ depth: Int) -> any View {
        let alignments: [HorizontalAlignment] = [.leading, .center, .trailing, HorizontalAlignment(Third.self)]
        return VStack(alignment: pick(alignments), spacing: optional(), children(depth))
    }

    private mutating func grid(_ depth: Int) -> any View {
        let rows = (0..<pick([1, 2, 3])).map { _ -> any View in
            pick([true, true, false])
                ? GridRow(alignment: pick([nil, .bottom, .firstTextBaseline]), cells(depth))
                : marked(view(depth: depth - 1))
        }
        return Grid(
            alignment: pick(Self.alignments), horizontalSpacing: optional(), verticalSpacing: optional(),
            ViewSequence(rows))
    }

    private mutating func cells(_ depth: Int) -> ViewSequence {
        ViewSequence((0..<pick(counts)).map { _ in marked(view(depth: depth - 1)) })
    }

    /// A cell of a grid, with or without a modifier for the grid.
    private mutating func marked(_ cell: any View) -> any View {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: GridCellMark(cell, .columns(pick([2, 3])))
        case 2: LayoutPriority(cell, pick([-1, 1, 2]))
        case 3: GridCellMark(cell, .columnAlignment(pick([.leading, .trailing, HorizontalAlignment(Third.self)])))
        case 4: GridCellMark(cell, .unsizedAxes(pick([.horizontal, .vertical, [.horizontal, .vertical]])))
        case 5: GridCellMark(GridCellMark(cell, .columns(2)), .anchor(pick([.topLeading, .trailing])))
        case 6: GridCellMark(LayoutPriority(cell, pick([-1, 1])), .columns(2))
        default: cell
        }
    }

    private mutating func container(_ depth: Int) -> any View {
        let content = children(depth)
        return pick([
            ViewThatFits(in: pick([.horizontal, [.horizontal, .vertical]]), content),
            GeometryReader { proxy in FixedFrame(content, width: proxy.size.width / 2, height: nil, alignment: .top) },
            Group(content),
        ])
    }

    private mutating func framed(_ view: any View) -> any View {
        let alignment = pick(Self.alignments)
        let limits = (0..<6).map { _ in optional() }
        return pick([
            FixedFrame(view, width: optional(), height: optional(), alignment: alignment),
            FlexibleFrame(
                view, width: LengthLimits(minimum: limits[0], ideal: limits[1], maximum: limits[2]),
                height: LengthLimits(minimum: limits[3], ideal: limits[4], maximum: limits[5]), alignment: alignment),
            FlexibleFrame(
                view, width: LengthLimits(minimum: limits[0], ideal: nil, maximum: pick([nil, .infinity])),
                height: LengthLimits(minimum: nil, ideal: nil, maximum: limits[5]), alignment: alignment),
        ])
    }

    private mutating func attributed(_ view: any View) -> any View {
        let (one, other) = (number(), number())
        let insets = EdgeInsets(top: one, leading: other, bottom: number(), trailing: 0)
        return pick([
            Padding(view, insets), Padding(view, .horizontal, nil), LayoutPriority(view, pick([-1, 1, 2])),
            Offset(view, CGSize(width: one, height: other)),
            AlignmentGuide(view, HorizontalAlignment(Third.self)) { $0.width / 2 + one },
            AlignmentGuide(view, VerticalAlignment.firstTextBaseline) { $0.height - other },
            GridCellMark(view, .columns(2)), GridCellMark(view, .unsizedAxes(.horizontal)),
            GridCellMark(view, .anchor(.trailing)),
        ])
    }

    private mutating func proposing(_ view: any View, _ depth: Int) -> any View {
        let (one, other) = (number(), number())
        return pick([
            FixedSize(view, pick([.horizontal, .vertical, [.horizontal, .vertical]])),
            Position(view, CGPoint(x: one, y: other)),
            AspectRatio(view, ratio: pick([nil, CGSize(width: one, height: other)]), mode: pick([.fit, .fill])),
            Layered(view, pick([.overlay, .background]), children(depth), alignment: pick(Self.alignments)),
            LayoutValue(view, .source("weight"), 1),
        ])
    }

    private mutating func leaf() -> any View {
        pick([
            Text(pick(["word", "two words", "and so many more of them", "a\nb", "", "unbreakable"])),
            Text(pick(["here", "some text of a label"])), Color.red, Circle(), Rectangle(), Divider(),
            Image(width: number(), height: number()), Spacer(), Spacer(minLength: number()), EmptyView(),
        ])
    }
}

/// Each subview to the lower right of the one before it.
struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(proposal) }.reduce(CGSize.zero) {
            CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(proposal)
            subview.place(at: corner, proposal: ProposedViewSize(size))
            corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}
