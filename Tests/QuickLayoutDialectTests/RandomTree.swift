import Foundation
import QuickLayoutDialect
import TestSupport

/// Random trees: the same for the same seed.
struct RandomTree: SeededTree {
    var random: SeededGenerator
    let numbers: SeededNumbers

    mutating func proposal() -> CGSize {
        pick([
            CGSize(width: number() * 3, height: number() * 2), CGSize(width: number() * 3, height: .infinity),
            CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
        ])
    }

    mutating func element(depth: Int) -> any Element {
        guard depth > 0 else { return leaf() }
        switch Int.random(in: 0..<16, using: &random) {
        case 0, 1, 2: return hStack(depth)
        case 3, 4, 5: return vStack(depth)
        case 6:
            let children = children(depth, [0, 1, 2, 3])
            return ZStack(alignment: pick(Self.alignments)) { children }
        case 7: return flow(depth)
        case 8: return grid(depth)
        case 9, 10, 11: return framed(element(depth: depth - 1))
        case 12, 13: return attributed(element(depth: depth - 1))
        default: return layered(element(depth: depth - 1), element(depth: depth - 2))
        }
    }

    private static let alignments: [Alignment] = [.topLeading, .center, .bottomTrailing, .top, .leading]

    private mutating func children(_ depth: Int, _ counts: [Int]) -> [any Element] {
        (0..<pick(counts)).map { _ in element(depth: depth - 1) }
    }

    private mutating func hStack(_ depth: Int) -> any Element {
        let children = children(depth, [0, 1, 2, 3, 4])
        let stack = HStack(alignment: pick([.top, .center, .bottom]), spacing: pick([0, number()])) { children }
        return pick([stack, stack, stack, stack.idealLayout()])
    }

    private mutating func vStack(_ depth: Int) -> any Element {
        let children = children(depth, [0, 1, 2, 3, 4])
        let stack = VStack(alignment: pick([.leading, .center, .trailing]), spacing: pick([0, number()])) { children }
        return pick([stack, stack, stack, stack.idealLayout()])
    }

    private mutating func flow(_ depth: Int) -> any Element {
        let (children, item, line) = (children(depth, [0, 1, 2, 5]), number(), number())
        if pick([true, false]) {
            return HFlow(
                itemAlignment: pick([.top, .bottom]), lineAlignment: pick([.leading, .trailing]), itemSpacing: item,
                lineSpacing: line
            ) { children }
        }
        return VFlow(
            itemAlignment: pick([.leading, .center]), lineAlignment: pick([.top, .bottom]), itemSpacing: item,
            lineSpacing: line
        ) { children }
    }

    private mutating func grid(_ depth: Int) -> any Element {
        let rows = (0..<pick([0, 1, 2, 3])).map { _ in
            let (alignment, cells) = (
                pick([nil, .top, .bottom] as [VerticalAlignment?]), children(depth, [0, 1, 2, 3])
            )
            return GridRow(alignment: alignment) { cells }
        }
        return Grid(
            alignment: pick(Self.alignments), horizontalSpacing: number(), verticalSpacing: number()
        ) { rows }
    }

    private mutating func framed(_ element: any Element) -> any Element {
        let lengths = [number(), number(), number(), number()]
        let some = lengths.map { pick([nil, $0]) }
        return switch Int.random(in: 0..<7, using: &random) {
        case 0:
            element.padding(EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3]))
        case 1: element.frame(width: some[0], height: some[1], alignment: pick(Self.alignments))
        case 2:
            element.frame(
                minWidth: some[0], maxWidth: pick([some[1], .infinity]), minHeight: some[2], maxHeight: some[3],
                alignment: pick(Self.alignments))
        case 3: element.constrainedSize(maxWidth: some[0], maxHeight: some[1])
        case 4: element.fixedSize(axis: pick([.horizontal, .vertical, [.horizontal, .vertical]]))
        case 5:
            element.aspectRatio(
                CGSize(width: lengths[0], height: lengths[1]), contentMode: pick([.fit, .fill]))
        default: element.offset(x: lengths[0], y: lengths[1])
        }
    }

    private mutating func attributed(_ element: any Element) -> any Element {
        let value = number()
        return switch Int.random(in: 0..<6, using: &random) {
        case 0: element.layoutPriority(pick([1, -1, value]))
        case 1: element.layoutDirection(pick([.leftToRight, .rightToLeft]))
        case 2: element.alignmentGuide(.leading) { $0.width / 2 + value }
        case 3: element.alignmentGuide(.bottom) { _ in value }
        case 4: element.gridCellAnchor(UnitPoint(x: value, y: 0.5))
        default: element.gridColumnAlignment(pick([.leading, .trailing]))
        }
    }

    private mutating func layered(_ element: any Element, _ layer: any Element) -> any Element {
        let alignment = pick(Self.alignments)
        return pick([
            element.overlay(alignment: alignment) { layer }, element.background(alignment: alignment) { layer },
        ])
    }

    private mutating func leaf() -> any Element {
        let (one, other) = (number(), number())
        let text = Text(pick(["", "a", "one two", "three four five six", "two\nlines here", "elephantine"]))
        return switch Int.random(in: 0..<12, using: &random) {
        case 0: Spacer()
        case 1: Spacer(one)
        case 2: Color.blue
        case 3: Image(width: one, height: other)
        case 4: ViewProxy(width: one)
        case 5: EmptyLayout()
        case 6: text.resizable(axis: pick([.horizontal, .vertical]))
        case 7: text.expand(by: CGSize(width: one, height: other))
        default: text
        }
    }
}
