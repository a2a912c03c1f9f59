import Foundation
import Negotiation
import Testing
import TheodoliteDialect

/// The sentences of whole negotiations, and each kind of reason with its numbers.
struct ReasonTests {
    @Test func `a negotiation reads as it happened`() {
        let root = BackgroundComponent(
            (component: inset(1, label("one two", lines: 1)), background: ViewComponent(ViewConfiguration())))
        #expect(
            Recording(root, 12, 6).trace == """
                BackgroundComponent in <=12 <=6 -> 9×3 measured: the root's proposal
                  InsetComponent in <=12 <=6 -> 9×3 measured: the component decides, so asked first, in the whole range
                    LabelComponent in <=10 <=4 -> 7×1 measured: the range minus insets 1 + 1
                      TextComponent in <=10 <=4 -> 7×1 measured: the range of its parent, handed on
                  ViewComponent in 9 3 -> 9×3 measured: exactly the component's size 9×3
                BackgroundComponent at 9×3: the root takes its answer
                  ViewComponent at 9×3: at its parent's corner, in the size that it answered
                  InsetComponent at 9×3: at its parent's corner, in the size that it answered
                    LabelComponent at 7×1: inset 1 from the left and 1 from the top, in the size that it answered
                      TextComponent at 7×1: at its parent's corner, in the size that it answered
                """)
    }

    @Test func `a flex container's negotiation reads as it happened`() {
        let root = flex(
            FlexOptions(alignItems: .flexStart),
            [FlexChild(image(4, 1)), FlexChild(label("one two three", lines: 0), flexShrink: 1)])
        #expect(
            Recording(root, 12, 6).trace == """
                FlexboxComponent in <=12 <=6 -> 12×6 measured: the root's proposal
                  ImageComponent in <=12 <=6 -> 4×1 measured: its flex basis: its own width in 12
                  LabelComponent in <=12 <=6 -> 7×2 measured: its flex basis: its own width in 12
                    TextComponent in <=12 <=6 -> 7×2 measured: the range of its parent, handed on
                FlexboxComponent at 12×6: the root takes its answer
                  ImageComponent at 4×1: its basis 4 is its width; first; its own height 1, at the start of its line
                  LabelComponent at 7×2: its basis 7 is its width; after the one that ends at 4; its own height 2, at the start of its line
                    TextComponent at 7×2: at its parent's corner, in the size that it answered
                """)
    }

    /// The reasons of the children's positions in a container of 20 × 6.
    private static func placements(_ options: FlexOptions = FlexOptions(), _ children: [FlexChild]) -> [String] {
        let record = Recording(flex(options, children), 20, 6).record
        return record.elements[0].children.compactMap { record[$0].placement?.reason.sentence }
    }

    @Test func `a growing child names its share of the rest`() {
        let children = [FlexChild(image(3, 1), flexGrow: 1), FlexChild(image(5, 1), flexGrow: 2)]
        #expect(
            Self.placements(children: children) == [
                "its basis 3 plus 4, its share of what is left over: (20 - 8) / 3; first; stretched across its line to 6",
                "its basis 5 plus 8, its share of what is left over: (20 - 8) × 2 / 3; after the one that ends at 7; "
                    + "stretched across its line to 6",
            ])
    }

    @Test func `a child at its minimum or maximum says so, and the others share the rest`() {
        let maximum = CGSize(width: 5, height: CGFloat.nan)
        let children = [
            FlexChild(image(3, 1), flexGrow: 1, maxSize: maximum), FlexChild(image(5, 1), flexGrow: 1),
            FlexChild(image(2, 1), minSize: CGSize(width: 4, height: CGFloat.nan)),
        ]
        #expect(
            Self.placements(FlexOptions(alignItems: .flexStart), children) == [
                "its basis 3, cut to its maximum 5; first; its own height 1, at the start of its line",
                "its basis 5 plus 6, all that is left over: 20 - 14; after the one that ends at 5; "
                    + "its own height 1, at the start of its line",
                "its basis 2, raised to its minimum 4; after the one that ends at 16; "
                    + "its own height 1, at the start of its line",
            ])
    }

    @Test func `a child that shrinks says its share of the overflow`() {
        let children = [FlexChild(image(20, 1), flexShrink: 1), FlexChild(image(10, 1), flexShrink: 1)]
        #expect(
            Self.placements(FlexOptions(alignItems: .flexStart), children) == [
                "its basis 20 minus 6.67, its share of the overflow: (30 - 20) × 20 / 30, rounded up to 14; first; "
                    + "its own height 1, at the start of its line",
                "its basis 10 minus 3.33, its share of the overflow: (30 - 20) × 10 / 30, rounded up to 7; "
                    + "after the one that ends at 13.33; its own height 1, at the start of its line",
            ])
    }

    private static func placements(children: [FlexChild]) -> [String] { placements(FlexOptions(), children) }

    @Test func `a child whose answer is not its frame names the answer`() {
        #expect(
            Self.placements(children: [FlexChild(label("ab"))]) == [
                "its basis 2 is its width; first; stretched across its line to 6"
            ])
        #expect(
            Self.placements(children: [FlexChild(Component(), flexGrow: 1)]) == [
                "its basis 0 plus 20, all that is left over: 20; first; stretched across its line to 6; it answers 0×0 to that"
            ])
    }

    @Test func `a flex child names its predecessor and its alignment across the line`() {
        let margin = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
        let children = [
            FlexChild(image(3, 1)), FlexChild(image(4, 2), alignSelf: .flexEnd, margin: margin),
            FlexChild(image(2, 1), alignSelf: .baseline),
        ]
        let options = FlexOptions(justifyContent: .spaceBetween, alignItems: .center)
        #expect(
            Self.placements(options, children) == [
                "its basis 3 is its width; first; its own height 1, in the middle of its line",
                "its basis 4 is its width; after the one that ends at 3, space 4 and margin 1; "
                    + "its own height 2, at the end of its line",
                "its basis 2 is its width; after the one that ends at 12, space 4 and margin 2; "
                    + "its own height 1, its base on that of its line",
            ])
    }

    @Test func `positions in reverse count from the other end, and name the line`() {
        let options = FlexOptions(flexDirection: .rowReverse, flexWrap: .wrap, justifyContent: .center)
        #expect(
            Self.placements(options, [FlexChild(image(9, 1)), FlexChild(image(9, 1)), FlexChild(image(4, 1))]) == [
                "its basis 9 is its width; first from the right in line 1, after space 1; "
                    + "stretched across line 1 to 3",
                "its basis 9 is its width; after the one that ends 10 from the right; stretched across line 1 to 3",
                "its basis 4 is its width; first from the right in line 2, after space 8; "
                    + "stretched across line 2 to 3",
            ])
    }

    @Test func `an absolute child names its edges, and a moved one its offset`() {
        let margin = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        func edges(_ top: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(top: top, left: .nan, bottom: .nan, right: right)
        }
        #expect(
            Self.placements(children: [
                FlexChild(image(3, 1), positionType: .absolute, position: edges(1, 1), margin: margin),
                FlexChild(image(3, 1), positionType: .absolute, position: edges(.nan, 1)),
                FlexChild(image(3, 1), positionType: .absolute), FlexChild(image(3, 1), position: edges(1, 2)),
            ]) == [
                "absolute, at 14, 1 of the container: 3 from the right and 1 from the top",
                "absolute, at 16, 0 of the container: 1 from the right, else aligned as if it were alone",
                "absolute, at 0, 0 of the container: aligned as if it were alone",
                "its basis 3 is its width; first; stretched across its line to 6; moved by -2, 1",
            ])
    }

    /// The reasons of the asks of the root's children.
    private static func asks(_ root: Component, _ width: CGFloat? = 20, _ height: CGFloat? = 6) -> [String] {
        let record = Recording(root, width, height).record
        return record.exchanges.filter { $0.asker == ElementID(0) }.map(\.reason.sentence)
    }

    @Test func `scrolled content is unlimited along its axis`() {
        #expect(
            Self.asks(scroll(.vertical, image(1, 1)))
                == ["its content is unlimited along the scroll axis; its width is at most 20"])
        #expect(
            Self.asks(scroll(.horizontal, image(1, 1)))
                == ["its content is unlimited along the scroll axis; its height is at most 6"])
        #expect(Self.asks(scroll(.vertical, image(1, 1)), nil) == ["its content is unlimited along the scroll axis"])
    }

    @Test func `a size component asks in its own range`() {
        let size = SizeComponent((size: SizeRange(CGSize(width: 3, height: 2)), component: image(1, 1)))
        #expect(Self.asks(size) == ["the SizeComponent's own range, whatever its parent's is"])
    }

    @Test func `insets are given for each axis if they differ`() {
        let insets = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 0.5)
        #expect(
            Self.asks(InsetComponent((insets: insets, component: image(1, 1))))
                == ["the range minus insets 1 + 0.5 across and 2 + 4 down"])
    }

    @Test func `a flex child is asked for its basis, its other length, and its frame`() {
        let margin = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let stretched = flex(
            FlexOptions(), [FlexChild(label("one two three", lines: 0), flexShrink: 1, margin: margin)])
        #expect(
            Self.asks(stretched, 10) == [
                "its flex basis: its own width in 10 - 2",
                "its frame 7×6 is not its answer 7×2, so asked again in exactly that",
            ])
        let free = flex(FlexOptions(), [FlexChild(label("one"))])
        #expect(Self.asks(free, nil).first == "its flex basis: its own width, unlimited")
        let based = flex(FlexOptions(alignItems: .flexStart), [FlexChild(label("one two", lines: 0), flexBasis: 3)])
        #expect(
            Self.asks(based) == ["its final width 3, asked for the height"])
        let limited = FlexChild(
            label("one two", lines: 0), flexShrink: 1, maxSize: CGSize(width: 5, height: CGFloat.nan))
        #expect(
            Self.asks(flex(FlexOptions(alignItems: .flexStart), [limited]))
                == ["its flex basis: its own width in its own maximum, 5"])
        #expect(
            Self.placements(children: [FlexChild(image(1, 1), positionType: .absolute)]) == [
                "absolute, at 0, 0 of the container: aligned as if it were alone"
            ])
    }

    @Test func `an absolute child is asked in the space between its edges`() {
        func asks(_ direction: FlexDirection, _ position: UIEdgeInsets) -> [String] {
            let child = FlexChild(image(1, 1), positionType: .absolute, position: position)
            return Self.asks(flex(FlexOptions(flexDirection: direction), [child]))
        }
        #expect(asks(.row, .unset) == ["absolute, so asked alone, unlimited"])
        #expect(asks(.column, .unset) == ["absolute, so asked alone, in a width of 20"])
        let across = UIEdgeInsets(top: .nan, left: 2, bottom: .nan, right: 3)
        #expect(
            asks(.row, across) == [
                "absolute, so asked alone, in the width between its edges, 15",
                "its frame 15×1 is not its answer 1×1, so asked again in exactly that",
            ])
        #expect(
            asks(.row, UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 3)) == ["exactly its frame 15×4"])
    }

    @Test func `the root's reason names the owner of its size`() {
        func reason(_ width: AxisProposal, _ height: AxisProposal) -> String? {
            Recording(image(3, 2), Proposal(width: width, height: height)).record.elements[0].placement?.reason.sentence
        }
        #expect(reason(.atMost(9), .unconstrained) == "the root takes its answer")
        #expect(reason(.exactly(9), .exactly(5)) == "the root, exactly as proposed")
        #expect(reason(.exactly(9), .atMost(5)) == "the root, as wide as proposed: 9; its own height")
        #expect(reason(.atMost(9), .exactly(5)) == "the root, as high as proposed: 5; its own width")
    }

    @Test func `a repeated ask is remembered, and says so`() {
        func nested(_ depth: Int) -> Component {
            guard depth > 0 else { return label("ab cd", lines: 0) }
            let direction: FlexDirection = depth.isMultiple(of: 2) ? .row : .column
            return flex(
                FlexOptions(flexDirection: direction),
                [FlexChild(nested(depth - 1), flexShrink: 1), FlexChild(nested(depth - 1), flexShrink: 1)])
        }
        let record = Recording(nested(4), Proposal(width: .atMost(40), height: .unconstrained)).record
        let remembered = record.exchanges.filter { $0.origin == .remembered }
        #expect(!remembered.isEmpty)
        for exchange in remembered {
            let before = record[exchange.asked].asked.map { record[$0] }.first { $0.proposal == exchange.proposal }
            #expect(before?.origin == .measured)
            #expect(before?.answer == exchange.answer)
            #expect(exchange.end.index == exchange.id.index + 1)
        }
    }

    @Test func `a certain size is deduced, and its contents are asked only in their frame`() throws {
        let inner = flex(FlexOptions(size: CGSize(width: 7, height: 2)), [FlexChild(label("ab"))])
        let record = Recording(flex(FlexOptions(), [FlexChild(inner)]), 9, 4).record
        let exchanges = record.exchanges.filter { record[$0.asked].name == "FlexboxComponent" && $0.asker != nil }
        #expect(exchanges.map(\.origin) == [.deduced, .measured])
        #expect(
            exchanges.map(\.reason.sentence) == [
                "its flex basis: its own width in 9",
                "its frame 7×4 is not its answer 7×2, so asked again in exactly that",
            ])
        #expect(exchanges[0].end.index == exchanges[0].id.index + 1)
        let kept = Recording(flex(FlexOptions(alignItems: .flexStart), [FlexChild(inner)]), 9, 4).record
        let second = try #require(
            kept.exchanges.last { $0.origin == .measured && kept[$0.asked].name == "FlexboxComponent" })
        #expect(second.reason.sentence == "exactly its frame 7×2, the answer that was deduced")
    }
}
