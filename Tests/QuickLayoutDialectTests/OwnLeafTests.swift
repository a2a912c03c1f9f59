import Foundation
import Negotiation
import QuickLayoutDialect
import Testing

/// The number of measures of custom leaves.
struct OwnLeafTests {
    /// A text that returns a single answer, or one with all proposals for which it holds.
    private struct Leaf: LeafElement {
        let counter: Counter
        let saysWhereItHolds: Bool
        /// Distinguishes the leaves, so that none is a copy of another.
        let number: Int

        func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility { .partial }

        func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
            counter.count += 1
            let size = Text("ab cd").layoutThatFits(proposal, children: [], context: context).size
            guard saysWhereItHolds, size.width <= proposal.width, size.height < proposal.height else {
                return LayoutNode(size: size, context: context)
            }
            let widths: ClosedRange<CGFloat> = size.height > 1 ? 2...4.5 : 5...CGFloat.infinity
            guard widths.contains(proposal.width) else { return LayoutNode(size: size, context: context) }
            return LayoutNode(size: size, context: context, holdingFor: widths, by: size.height...CGFloat.infinity)
        }
    }

    /// A class, since leaves write into it.
    private final class Counter {
        var count = 0
    }

    /// Two of the next level in a row, then in a column, down to leaves, in seven tenths of their ideal size.
    private static func measures(saysWhereItHolds: Bool) -> (count: Int, frame: CGRect) {
        let counter = Counter()
        var number = 0
        func tree(_ level: Int) -> any Element {
            guard level > 0 else {
                number += 1
                return Leaf(counter: counter, saysWhereItHolds: saysWhereItHolds, number: number)
            }
            let (one, other) = (tree(level - 1), tree(level - 1))
            return level.isMultiple(of: 2)
                ? HStack {
                    one
                    other
                } as any Element
                : VStack {
                    one
                    other
                }
        }
        let root = tree(10)
        let unlimited = Proposal(width: .unconstrained, height: .unconstrained)
        let natural = QuickLayoutPass(root: root, proposal: unlimited).run().size
        counter.count = 0
        let result = QuickLayoutPass(
            root: root,
            proposal: Proposal(width: .atMost(natural.width * 0.7), height: .atMost(natural.height * 0.7))
        ).run()
        return (counter.count, result.frame)
    }

    @Test
    func `a custom leaf is measured as rarely as in the real library, and less if its answers name their proposals`() {
        let plain = Self.measures(saysWhereItHolds: false)
        let saying = Self.measures(saysWhereItHolds: true)
        #expect(plain.count <= 41_488)
        #expect(saying.count < plain.count / 2, "\(saying.count) of \(plain.count)")
        #expect(saying.frame == plain.frame)
    }

    @Test func `a lazy view is created once, on demand`() {
        var made = 0
        let view = LazyView {
            made += 1
            return ViewProxy(width: 3, height: 2)
        }
        #expect(!view.isLoaded && view.ifLoaded == nil && made == 0)
        #expect(
            Recording(VStack { view.padding(1) }, 9, 9).drawing.hasSuffix("LazyView 1,1 3×2\n      ViewProxy 1,1 3×2"))
        #expect(view.isLoaded && view.loadIfNeeded().vertical == .fixedSize && made == 1)
    }

    @Test func `a builder makes a layout of one element, and an empty layout without one`() {
        @LayoutBuilder func body(_ isShown: Bool) -> any Layout {
            if isShown { Image(width: 3, height: 2).layoutPriority(1) }
        }
        #expect(body(true).sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 3, height: 2))
        #expect(body(false).sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
        let layered = LayeringElement(target: EmptyElement(), layer: nil, type: .overlay)
        #expect(Recording(layered, 9, 9).drawing == "overlay 0,0 0×0\n  EmptyLayout 0,0 0×0")
        #expect(EdgeInsets.zero == EdgeInsets())
        #expect(VStack {}.mainAxis == .vertical)
    }
}
