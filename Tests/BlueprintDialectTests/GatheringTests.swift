import BlueprintDialect
import Negotiation
import Testing

/// EqualStack, Flow and GridRow.
struct GatheringTests {
    private static func measure(_ element: any Element, _ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
        element.content.measure(
            in: SizeConstraint(
                width: width.map { .atMost($0) } ?? .unconstrained, height: height.map { .atMost($0) } ?? .unconstrained
            ),
            environment: .empty)
    }

    @Test func `an equal stack asks for equal parts, and gives them`() throws {
        let stack = EqualStack(direction: .horizontal, spacing: 1) {
            Label(text: "one two")
            Label(text: "x")
            Spacer(width: 4, height: 2)
        }
        let recording = try Recording(stack, Proposal(width: .atMost(14), height: .unconstrained))
        #expect(recording.record.exchanges[1].reason.sentence == "an equal part for each of 3: (14 - 2) / 3")
        #expect(recording.record.exchanges[1].proposal.width == .atMost(4))
        #expect(
            recording.drawing
                == "EqualStack 0,0 14×2\n  Label 0,0 4×2\n  Label 5,0 4×2\n  Spacer 10,0 4×2")
        #expect(Self.measure(stack, 5) == CGSize(width: 14, height: 6))
        #expect(try Recording(stack, 1, 1).drawing.contains("Spacer 1.33,0 -0.33×1"))
    }

    @Test func `a flow breaks the line before a child that does not fit`() throws {
        let flow = Flow(lineSpacing: 1, itemAlignment: .bottom, itemSpacing: 1) {
            Spacer(width: 4, height: 1)
            Spacer(width: 3, height: 2)
            Spacer(width: 9, height: 1)
            Spacer(width: 1, height: 1)
        }
        #expect(
            try Recording(flow, 8, 9).drawing == """
                Flow 0,0 8×9
                  Spacer 0,1 4×1
                  Spacer 5,0 3×2
                  Spacer 0,3 8×1
                  Spacer 0,5 1×1
                """)
        #expect(Self.measure(flow, 8) == CGSize(width: 8, height: 6))
    }

    @Test(
        arguments: [(Flow.LineAlignment.leading, 6), (.center, 13), (.trailing, 20)] as [(Flow.LineAlignment, CGFloat)])
    func `a flow's measured width includes the start of its lines`(alignment: Flow.LineAlignment, width: CGFloat) {
        #expect(Self.measure(Flow(lineAlignment: alignment) { Spacer(width: 6, height: 1) }, 20).width == width)
    }

    @Test func `growing children of a flow share the rest of their line by width`() throws {
        let flow = Flow(lineAlignment: .trailing, itemAlignment: .fill) {
            Spacer(width: 2, height: 3).flowChild(priority: .grows)
            Spacer(width: 2, height: 1)
            Spacer(width: 4, height: 1).flowChild(priority: .grows)
        }
        let recording = try Recording(flow, 14, 3)
        #expect(recording.drawing == "Flow 0,0 14×3\n  Spacer 0,0 4×3\n  Spacer 4,0 2×3\n  Spacer 6,0 8×3")
        #expect(
            recording.record.elements[3].placement?.reason.sentence
                == "its width 4 plus 4, its share of what is left over: (14 - 8) × 4 / 6; its line's height 3")
    }

    @Test func `a growing child of width 0 in a flow stays 0, and is reported`() throws {
        let flow = Flow {
            Empty().flowChild(priority: .grows)
            Spacer(width: 2, height: 1)
        }
        let recording = try Recording(flow, 14, 3)
        #expect(recording.drawing == "Flow 0,0 14×3\n  Empty 0,0.5 0×0\n  Spacer 0,0 2×1")
        #expect(recording.record.notes.map(\.element) == [ElementID(1)])
    }

    @Test func `a grid row gives columns their width, and shares the rest in proportion`() throws {
        let row = GridRow(verticalAlignment: .center, spacing: 1) {
            Label(text: "abc").gridRowChild(width: .absolute(2))
            Label(text: "abc def").gridRowChild(width: .proportional(1))
            Label(text: "x").gridRowChild(width: .proportional(2))
        }
        let recording = try Recording(row, 16, 4)
        #expect(
            recording.drawing == "GridRow 0,0 16×4\n  Label 0,1 2×2\n  Label 3,1 4×2\n  Label 8,1.5 8×1")
        #expect(
            recording.record.exchanges.map(\.reason.sentence) == [
                "its column is 2 wide", "its part 1 of 3 of what is left: (16 - 2 - 2) / 3 × 1 = 4",
                "its part 2 of 3 of what is left: (16 - 2 - 2) / 3 × 2 = 8",
            ])
        #expect(Self.measure(row, 3) == CGSize(width: 4, height: 2))
    }

    @Test func `an unlimited grid row is scaled to its columns' needs`() throws {
        let row = GridRow {
            Label(text: "abcdef").gridRowChild(width: .proportional(2))
            Label(text: "abcd").gridRowChild(width: .proportional(1))
        }
        let recording = try Recording(row, Proposal(width: .unconstrained, height: .unconstrained))
        #expect(recording.drawing == "GridRow 0,0 12×1\n  Label 0,0 8×1\n  Label 8,0 4×1")
        #expect(recording.record.exchanges[3].reason.sentence == "its part 2 by the largest scale: 4 × 2 = 8")
    }

    @Test func `a grid row with proportions of 0 gives its columns no width, and reports it`() throws {
        let row = GridRow { Label(text: "abc").gridRowChild(width: .proportional(0)) }
        let recording = try Recording(row, 9, 2)
        #expect(recording.drawing == "GridRow 0,0 9×2\n  Label 0,0 0×2")
        #expect(recording.record.notes.map(\.element) == [ElementID(1)])
    }
}
