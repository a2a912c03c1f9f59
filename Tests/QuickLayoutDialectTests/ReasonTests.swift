import Foundation
import Negotiation
import QuickLayoutDialect
import Testing

/// The sentences of whole negotiations, and each kind of reason with its numbers.
struct ReasonTests {
    @Test func `a negotiation reads as it happened`() {
        let row = HStack(spacing: 1) {
            Text("one two three")
            Image(width: 4, height: 2)
            Text("x").padding(1)
            Text("last").layoutPriority(1)
            Spacer()
        }
        #expect(
            Recording(row, 20, 4).trace == """
                HStack in <=20 <=4 -> 20×3 measured: the root's proposal
                  Image in <=20 <=4 -> 4×2 measured: fixed children are asked first: it may use all 20
                  layoutPriority in <=13 <=4 -> 4×1 measured: highest priority 1 first; all that is left: 20 - 4 - 1 - 1 - 1
                    Text in <=13 <=4 -> 4×1 measured: the proposal, passed on as it came
                  Text in <=9 <=4 -> 7×2 measured: next priority 0; asked how much it would take of what is left: 20 - 4 - 1 - 1 - 1 - 4 = 9
                  padding in <=9 <=4 -> 3×3 measured: next priority 0; asked how much it would take of what is left: 20 - 4 - 1 - 1 - 1 - 4 = 9
                    Text in <=7 <=2 -> 1×1 measured: the proposal minus padding 1 + 1
                  Text in <=6 <=4 -> 5×3 measured: would take 7, more than is left, so asked again: all that is left: 20 - 11 - 3 = 6
                  Spacer in <=1 <=4 -> 1×0 measured: spacers come last; all that is left: 20 - 11 - 3 - 5
                HStack at 20×3: the root takes its answer
                  Text at 5×3: its own size; first; centers in line at 1.5
                  Image at 4×2: its own size; after Text, which ends at 5, and spacing 1; centers in line at 1.5
                  padding at 3×3: its own size; after Image, which ends at 10, and spacing 1; centers in line at 1.5
                    Text at 1×1: its own size, 1 from the left and 1 from the top
                  layoutPriority at 4×1: its own size; after padding, which ends at 14, and spacing 1; centers in line at 1.5
                    Text at 4×1: its own size; the parent adopts it
                  Spacer at 1×0: its own size; after layoutPriority, which ends at 19; centers in line at 1.5
                """)
    }

    @Test func `a spacer takes what is left after all others`() {
        let row = HStack {
            Spacer()
            Text("ab")
        }
        #expect(
            Recording(row, 9, 1).asks(of: "HStack") == [
                "highest priority 0 first; all there is: 9", "spacers come last; all that is left: 9 - 2",
            ])
    }

    @Test func `a stack that gives all children the same length across asks each twice`() {
        let column = VStack {
            Text("ab").resizable(axis: .horizontal)
            Text("abcd").resizable(axis: .horizontal)
        }.idealLayout()
        let recording = Recording(column, 9, 4)
        #expect(
            recording.drawing == """
                VStack 0,0 4×2
                  resizable 0,0 4×1
                    Text 0,0 4×1
                  resizable 0,1 4×1
                    Text 0,1 4×1
                """)
        #expect(
            recording.asks(of: "VStack") == [
                "asked how much it would take of all there is: 4; without a limit across, to find the longest",
                "asked how much it would take of all there is: 4; without a limit across, to find the longest",
                "asked how much it would take of all there is: 4; 4 across, as long as the longest",
                "asked how much it would take of all there is: 4; 4 across, as long as the longest",
            ])
    }

    @Test func `frames name the lengths that they propose`() {
        let text = Text("abc")
        #expect(Recording(text.frame(width: 5), 9, 4).asks(of: "frame") == ["the frame's own width 5"])
        #expect(Recording(text.frame(width: 5, height: 2), 9, 4).asks(of: "frame") == ["the frame's own size 5×2"])
        #expect(
            Recording(text.frame(minWidth: 2, maxWidth: 7), 9, 4).asks(of: "frame") == [
                "the proposal, at least 2 and at most 7 wide"
            ])
        #expect(Recording(text.frame(maxHeight: 3), 9, 4).asks(of: "frame") == ["the proposal, at most 3 high"])
        #expect(
            Recording(text.constrainedSize(maxWidth: 3), 9, 4).asks(of: "constrainedSize") == [
                "the proposal, at most 3 wide"
            ])
        #expect(
            Recording(text.fixedSize(axis: .vertical), 9, 4).asks(of: "fixedSize") == [
                "without a limit in height, for its fixed size"
            ])
        #expect(
            Recording(Color.blue.aspectRatio(CGSize(width: 2, height: 1)), 9, 4).asks(of: "aspectRatio") == [
                "the height 4, and in the ratio 2:1 the width 4 × 2 = 8, to fit in the proposal"
            ])
    }

    @Test func `padding is given for each axis if its lengths differ`() {
        let text = Text("abc")
        #expect(Recording(text.padding(1), 9, 4).asks(of: "padding") == ["the proposal minus padding 1 + 1"])
        #expect(
            Recording(text.padding([.leading, .top], 2), 9, 4).asks(of: "padding") == [
                "the proposal minus padding 2 + 0"
            ])
    }

    @Test func `a layer is proposed the size of its base`() {
        let recording = Recording(Text("abc").overlay(alignment: .trailing) { Text("x") }, 9, 4)
        #expect(
            recording.asks(of: "overlay") == [
                "the proposal, passed on as it came", "the size of what it is the overlay of: 3×1",
            ])
        #expect(
            recording.placements == [
                "its own size; the parent adopts it",
                "its own size, trailing edges and centers in line at 3, 0.5",
            ])
    }

    @Test func `children name their positions`() {
        let stack = HStack(alignment: .top, spacing: 2) {
            Image(width: 2, height: 2)
            Image(width: 3, height: 1)
        }
        #expect(
            Recording(stack, 9, 4).placements == [
                "its own size; first; tops in line at 0",
                "its own size; after Image, which ends at 2, and spacing 2; tops in line at 0",
            ])
        #expect(
            Recording(stack.layoutDirection(.rightToLeft), 9, 4).placements == [
                "its own size; the parent adopts it", "its own size; first from the right; tops in line at 0",
                "its own size; after Image, which ends 2 from the right, and spacing 2; tops in line at 0",
            ])
        let pile = ZStack(alignment: .bottomTrailing) {
            Image(width: 2, height: 2)
            Image(width: 3, height: 1).offset(x: 1, y: 0)
        }
        #expect(
            Recording(pile, 9, 4).placements == [
                "its own size, trailing edges and bottoms in line at 3, 2",
                "its own size, trailing edges and bottoms in line at 3, 2", "its own size, moved by 1, 0",
            ])
    }

    @Test func `a flow proposes everything to each item, and names the item's line`() {
        let flow = HFlow(itemSpacing: 1, lineSpacing: 1) {
            Text("ab")
            Text("cde")
            Text("fg")
        }
        let recording = Recording(flow, 6, 9)
        #expect(
            recording.asks(of: "HFlow") == [
                "HFlow proposes everything to each: 6×9", "HFlow proposes everything to each: 6×9",
                "HFlow proposes everything to each: 6×9",
            ])
        #expect(
            recording.placements == [
                "its own size; first in line 1, which stands at 0, 0; centers in line",
                "its own size; 3 into line 1, after spacing 1; centers in line",
                "its own size; first in line 2, which stands at 2, 2; centers in line",
            ])
    }

    @Test func `a grid asks for ideal sizes, then in the shares of columns and rows`() {
        let grid = Grid(horizontalSpacing: 1) {
            GridRow {
                Text("a")
                Text("bb bb bb")
                Image(width: 2, height: 3)
            }
            GridRow {
                Text("cc cc cc cc")
                Text("d")
            }
        }
        let recording = Recording(grid, 12, 9)
        #expect(
            recording.asks(of: "Grid") == [
                "asked how much it would take of the grid: 12 - 2 = 10 by 9",
                "asked how much it would take of the grid: 12 - 2 = 10 by 9",
                "asked how much it would take of the grid: 12 - 2 = 10 by 9",
                "asked how much it would take of the grid: 12 - 2 = 10 by 9",
                "asked how much it would take of the grid: 12 - 2 = 10 by 9",
                "its column's equal share (12 - 2 - 2) / 2 = 4",
                "for its column all that is left: 12 - 2 - 2 - 2",
            ])
        #expect(
            recording.placements == [
                "its own size, in row 1 and column 1, which are 2×3 at 0, 0; centers on one point there",
                "its own size, in row 1 and column 2, which are 5×3 at 3, 0; centers on one point there",
                "its own size, in row 1 and column 3, which are 2×3 at 9, 0; centers on one point there",
                "its own size, in row 2 and column 1, which are 2×4 at 0, 3; centers on one point there",
                "its own size, in row 2 and column 2, which are 5×4 at 3, 3; centers on one point there",
            ])
    }

    @Test func `a cell names its alignments or its anchor`() {
        let grid = Grid(alignment: .topLeading) {
            GridRow(alignment: .bottom) {
                Image(width: 1, height: 1)
                Image(width: 4, height: 3)
            }
            GridRow { Image(width: 3, height: 1) }
            GridRow { Image(width: 1, height: 1).gridCellAnchor(UnitPoint(x: 0.5, y: 1)) }
        }
        #expect(
            Recording(grid, 20, 20).placements.filter { !$0.hasSuffix("the parent adopts it") } == [
                "its own size, in row 1 and column 1, which are 3×3 at 0, 0; leading edges and bottoms in line there",
                "its own size, in row 1 and column 2, which are 4×3 at 3, 0; leading edges and bottoms in line there",
                "its own size, in row 2 and column 1, which are 3×1 at 0, 3; leading edges and tops in line there",
                "its own size, in row 3 and column 1, which are 3×1 at 0, 4; its anchor 0.5, 1",
            ])
    }

    @Test func `positions in a flow from right to left count from the right`() {
        let flow = HFlow(itemAlignment: .top, itemSpacing: 1) {
            Image(width: 2, height: 1)
            Image(width: 3, height: 1)
            Image(width: 4, height: 1)
        }
        #expect(
            Recording(flow.layoutDirection(.rightToLeft), 7, 9).placements.dropFirst() == [
                "its own size; first from the right in line 1, which stands at 0, 0; tops in line",
                "its own size; 3 into line 1 from the right, after spacing 1; tops in line",
                "its own size; first from the right in line 2, which stands at 1, 1; tops in line",
            ])
    }

    @Test func `a frame does not mention an infinite limit`() {
        let frame = Text("abc").frame(minWidth: 2, maxWidth: .infinity, maxHeight: .infinity)
        #expect(Recording(frame, 9, 4).asks(of: "frame") == ["the proposal, at least 2 wide"])
        let wide = Text("abc").frame(maxWidth: .infinity)
        #expect(Recording(wide, 9, 4).asks(of: "frame") == ["the proposal, passed on as it came"])
    }

    @Test func `a stretched element names its axes, but only those with a finite proposal`() {
        func sentence(_ axes: AxisSet, _ width: CGFloat, _ height: CGFloat) -> [String] {
            Recording(Text("ab").resizable(axis: axes), width, height).placements
        }
        #expect(sentence([.horizontal, .vertical], 9, 4) == ["stretched to the proposed 9×4"])
        #expect(sentence(.vertical, 9, 4) == ["stretched to the proposed height 4"])
        #expect(sentence([.horizontal, .vertical], .infinity, 4) == ["stretched to the proposed height 4"])
        #expect(sentence(.horizontal, .infinity, 4) == ["its own size: no finite length is proposed to stretch it to"])
    }

    @Test func `the last of a group gets the rest, not a share`() {
        let row = HStack {
            Color.red
            Color.blue
        }
        #expect(
            Recording(row, 9, 1).asks(of: "HStack") == [
                "equal share 9 / 2 = 4.5", "last of its group, so all that is left: 9 - 4.5 = 4.5",
            ])
        let texts = HStack {
            Text("ab")
            Text("abcdefgh")
        }
        #expect(
            Recording(texts, 8, 2).asks(of: "HStack").last
                == "would take 8, more than is left, so asked again: all that is left: 8 - 2 = 6")
    }

    @Test func `the root names its position in an exact proposal`() {
        let proposal = Proposal(width: .exactly(9), height: .atMost(3))
        let placement = Recording(Text("abc"), proposal).record.elements[0].placement
        #expect(placement?.reason.sentence == "the root takes its answer, centered in the width 9")
        #expect(placement?.frame == CGRect(x: 3, y: 0, width: 3, height: 1))
    }

    @Test func `the root names the axes on which it is centered`() {
        func sentence(_ width: AxisProposal, _ height: AxisProposal) -> String? {
            Recording(Text("abc"), Proposal(width: width, height: height)).record.elements[0].placement?.reason.sentence
        }
        #expect(sentence(.atMost(9), .exactly(4)) == "the root takes its answer, centered in the height 4")
        #expect(sentence(.exactly(9), .exactly(4)) == "the root takes its answer, centered in 9×4")
        #expect(sentence(.atMost(9), .unconstrained) == "the root takes its answer")
    }

    @Test func `many steps of a sum are combined`() {
        let row = HStack {
            for _ in 0..<7 { Image(width: 1, height: 1) }
            Text("rest")
        }
        #expect(
            Recording(row, 20, 1).asks(of: "HStack").suffix(3) == [
                "fixed children are asked first: it may use what is left: 20 - 1 - 1 - 1 - 1 - 1",
                "fixed children are asked first: it may use what is left: 20 - 5 - 1",
                "all that is left: 20 - 5 - 1 - 1",
            ])
    }

    @Test func `the ask of the placed answer decides a size`() throws {
        let row = HStack {
            Text("one two three")
            Text("four five")
        }
        let record = Recording(row, 12, 4).record
        for element in record.elements.dropFirst() {
            let decider = try #require(element.placement?.decidedBy)
            #expect(decider == element.asked.last)
        }
        #expect(record.elements[1].asked.count == 2)
    }
}
