import Foundation
import Negotiation
import SwiftUIDialect
import Testing

/// Rules of SwiftUI's layout on which no case of the case files depends, one small layout each. They were found by
/// breaking the engine's rules one by one: the cases catch most, but not these.
struct RuleTests {
    private enum Marked: LayoutValueKey {
        static var defaultValue: Int { 0 }
    }

    /// Puts its views at its left edge, or 3 further right if it is placed without a width.
    private struct Shifting: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 9, height: 1)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                subview.place(at: CGPoint(x: proposal.width == nil ? 3 : 0, y: 0), proposal: .zero)
            }
        }
    }

    private func frames(
        _ name: String, _ view: some View, _ width: CGFloat? = 20, _ height: CGFloat? = 10
    ) -> [CGRect] { Recording(view, width, height).result.frames(of: name) }

    private func size(_ view: some View, _ width: CGFloat? = 20, _ height: CGFloat? = 10) -> CGSize {
        Recording(view, width, height).result.frame.size
    }

    // MARK: Stacks

    @Test func `an infinite answer leaves infinite space`() throws {
        let record = Recording(
            HStack(spacing: 0) {
                Color.red
                Color.blue
            }, .infinity, 1
        ).record
        let second = try #require(record.elements.last)
        #expect(second.asked.last.map { "\(record[$0].proposal.width)" } == "inf")
    }

    /// Asks its view for its size in several proposals.
    private struct Asking: Layout {
        let proposals: [ProposedViewSize]

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposals.map { subviews[0].sizeThatFits($0) }.last ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// The answers of a view in a layout to several proposals: `5x1 measured`.
    private func answers(_ view: some View, to proposals: [ProposedViewSize]) -> [String] {
        let record = Recording(Asking(proposals: proposals) { view }, 20, 10).record
        return record.elements[1].asked.prefix(proposals.count).map {
            "\(PointsFormat.short(record[$0].answer)) \(record[$0].origin)"
        }
    }

    @Test func `a stack's answer to an infinite length holds for every length that fits, with padding too`() {
        func widths(_ widths: CGFloat...) -> [ProposedViewSize] {
            widths.map { ProposedViewSize(width: $0, height: 1) }
        }
        let row = HStack(spacing: 0) {
            Text("abc")
            Text("d")
        }
        let origins = ["measured", "deduced", "deduced", "measured"]
        #expect(answers(row, to: widths(.infinity, 10, 5, 4)) == origins.map { "4×1 \($0)" })
        #expect(answers(row.padding(1), to: widths(.infinity, 10, 7, 6)) == origins.map { "6×3 \($0)" })
    }

    @Test func `a text of one line is measured once for all heights, a wrapped one again`() {
        let heights = [0, CGFloat.infinity, 7]
        func found(_ width: CGFloat) -> [String] {
            answers(Text("ab cd"), to: heights.map { ProposedViewSize(width: width, height: $0) })
        }
        #expect(found(5) == ["5×1 measured", "5×1 deduced", "5×1 deduced"])
        #expect(found(3) == ["3×1 measured", "2×2 measured", "2×2 deduced"])
    }

    @Test func `the order is irrelevant if each child takes the same in any order`() {
        let halves = HStack(spacing: 0) {
            Color.red.aspectRatio(2, contentMode: .fit)
            Color.blue.aspectRatio(2, contentMode: .fit)
        }
        // In a height of 1.5 each takes 3 of its 4.
        let proposals = [CGFloat.infinity, 5, 2.5, 1.5].map { ProposedViewSize(width: 8, height: $0) }
        #expect(
            answers(halves, to: proposals) == ["8×2 measured", "8×2 deduced", "8×2 deduced", "6×1.5 measured"])
    }

    @Test func `a spacer in an overlay follows the surrounding stack`() {
        #expect(
            frames("Spacer", HStack { Text("ab").overlay { Spacer() } }) == [CGRect(x: 0, y: 0.5, width: 2, height: 0)])
    }

    @Test func `an overlay of one view is that view, even with a layoutValue, but one of a branch is a ZStack`() {
        func spacer(_ layer: some View) -> [CGRect] { frames("Spacer", HStack { Text("ab").overlay { layer } }) }
        #expect(spacer(Spacer().layoutValue(key: Marked.self, value: 1)) == [CGRect(x: 0, y: 0.5, width: 2, height: 0)])
        let branch = Group {
            if frames("Text", Text("ab")).count == 1 { Spacer() }
        }
        #expect(spacer(branch) == [CGRect(x: 0, y: 0, width: 2, height: 1)])
    }

    @Test func `empty stacks and empty layouts do not count for a ZStack's size`() {
        let box = Color.red.frame(width: 4, height: 1)
        #expect(
            size(
                ZStack(alignment: .leading) {
                    box
                    VStack {}.alignmentGuide(.leading) { _ in 6 }
                }
            ).width == 4)
        #expect(
            size(
                ZStack(alignment: .leading) {
                    box
                    Shifting() {}.alignmentGuide(.leading) { _ in 6 }
                }
            ).width == 4)
        // An empty view that is not a stack counts.
        let none = Color.red.frame(width: 0, height: 0).alignmentGuide(.leading) { _ in 6 }
        #expect(
            size(
                ZStack(alignment: .leading) {
                    box
                    none
                }
            ).width == 10)
    }

    @Test func `a stack of one view is that view, unless it has a layoutValue or is an AnyLayout`() {
        let view = Text("ab").alignmentGuide(.leading) { _ in 1 }
        /// The position of a text that is aligned with a stack.
        func beside(_ stack: some View) -> CGFloat {
            frames(
                "Text",
                VStack(alignment: .leading) {
                    stack
                    Text("cd")
                })[1].minX
        }
        #expect(beside(HStack { view }) == 1)
        #expect(beside(HStack { view.layoutValue(key: Marked.self, value: 1) }) == 0)
        #expect(beside(AnyLayout(HStackLayout()) { view }) == 0)
    }

    // MARK: Frames

    @Test func `a negative length of a frame is 0, and an infinite one is ignored`() {
        #expect(size(Color.red.frame(width: -5, height: 1)) == CGSize(width: 0, height: 1))
        #expect(size(Text("ab").frame(width: .infinity)) == CGSize(width: 2, height: 1))
        #expect(size(Text("ab").frame(height: .nan)) == CGSize(width: 2, height: 1))
    }

    @Test func `contradictory limits of a frame are raised`() {
        #expect(size(Text("ab").frame(minWidth: -3, idealWidth: -2), nil, nil).width == 0)
        #expect(size(Text("ab").frame(minWidth: 5, idealWidth: 2), nil, nil).width == 5)
        #expect(size(Text("ab").frame(minWidth: 5, maxWidth: 2), 10, 1).width == 5)
        #expect(size(Text("ab").frame(idealWidth: 6, maxWidth: 2), 10, 1).width == 6)
        #expect(size(Text("ab").frame(maxWidth: -2), 10, 1).width == 0)
    }

    /// A grid that is measured without a height asks the frame for 6 x nil, and its text is 2 wide in two lines. When
    /// it is placed, it proposes a height. The frame passes on the allowed 1, and the text is 1.5 wide by its ratio.
    @Test func `an answer to nil does not hold for a length within the frame's limits`() {
        let text = Text("ab\ncd").aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { Image(width: 6, height: 4) }
            GridRow {
                text.frame(minHeight: 1, maxHeight: 1)
                Image(width: 12, height: 7)
            }
        }
        let stack = ZStack {
            grid.frame(width: 11)
            Image(width: 1, height: 1)
        }
        #expect(
            frames("frame", stack, 20, nil).map(\.size) == [CGSize(width: 11, height: 11), CGSize(width: 1, height: 1)])
        #expect(frames("Text", stack, 20, nil).map(\.size) == [CGSize(width: 1, height: 1)])
    }

    @Test func `a frame aligns by its view's own guide`() {
        let view = Text("ab").alignmentGuide(.leading) { _ in 1 }
        #expect(frames("Text", view.frame(width: 6, alignment: .leading))[0].minX == -1)
        #expect(frames("Text", view.frame(minWidth: 6, alignment: .leading))[0].minX == -1)
    }

    @Test func `the outermost of several guides of one kind applies`() {
        let view = Text("ab").alignmentGuide(.leading) { _ in 1 }.alignmentGuide(.leading) { $0[.leading] + 3 }
        #expect(frames("Text", view.frame(width: 6, alignment: .leading))[0].minX == -4)
    }

    // MARK: Other modifiers

    @Test func `padding never makes a size negative`() {
        #expect(size(Color.red.frame(width: 2, height: 1).padding(.horizontal, -3)) == CGSize(width: 0, height: 1))
    }

    @Test func `the ratio of a square is 1:1, even without an area`() {
        let room = Spacer(minLength: 0)
        #expect(size(room.aspectRatio(contentMode: .fit), 4, 6) == CGSize(width: 4, height: 4))
        #expect(size(room.aspectRatio(contentMode: .fill), 4, 6) == CGSize(width: 6, height: 6))
        #expect(size(room.scaledToFit(), 4, nil) == CGSize(width: 4, height: 4))
    }

    @Test
    func `position takes its proposal, or its view's answer without one, and proposes that size`() {
        let view = Text("abc").position(x: 4, y: 2)
        let placed = Recording(view, 10, 5)
        #expect(placed.result.frame.size == CGSize(width: 10, height: 5))
        #expect(placed.questions == ["Text <=10 x <=5: placed in its parent's size 10×5: 10×5"])
        let free = Recording(view, nil, nil)
        #expect(free.result.frame.size == CGSize(width: 3, height: 1))
        #expect(free.questions.last == "Text <=3 x <=1: placed in its parent's size 3×1: 3×1")
    }

    @Test func `a GeometryReader hides the guides of its contents`() {
        let stack = HStack(alignment: .firstTextBaseline) {
            GeometryReader { _ in Text("a") }.frame(width: 3, height: 3)
            Text("b")
        }
        #expect(frames("Text", stack).map(\.minY).max() == 2)
    }

    @Test func `a layout is placed with the proposal with which its parent was placed`() {
        #expect(frames("Text", Shifting() { Text("a") }, nil, 1)[0].minX == 3)
        #expect(frames("Text", Shifting() { Text("a") }, 9, 1)[0].minX == 0)
    }
}
