import BlueprintDialect
import Negotiation
import Testing

/// The sentences of a whole negotiation, and each kind of reason with its numbers.
struct ReasonTests {
    @Test func `a negotiation reads as it happened`() throws {
        let row = Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 1) {
            Label(text: "no").stackLayoutChild(priority: .fixed)
            Centered(Label(text: "yes, or so"))
            Inset(uniformInset: 1, wrapping: Box(wrapping: Label(text: "ok"))).stackLayoutChild(priority: .fixed)
        }
        #expect(
            try Recording(row, 20, 4).trace == """
                Row at 20×4: the root's proposal
                  Label in <=20 <=4 -> 2×1 measured: fixed children are asked first: it may use all 20
                  Inset in <=20 <=4 -> 4×3 measured: fixed children are asked first: it may use all 20
                    Box in <=18 <=2 -> 2×1 measured: the proposal minus insets 1 + 1
                      Label in <=18 <=2 -> 2×1 measured: the proposal, passed on as it came
                  Centered in <=12 <=4 -> 10×1 measured: all that is left: 20 - 2 - 4 - 2
                    Label in <=12 <=4 -> 10×1 measured: the proposal, passed on as it came
                  Label in <=2 <=4 -> 2×1 deduced: its final width 2, asked again for the height
                  Centered in <=12 <=4 -> 10×1 remembered: its final width 10 + 2 = 12, asked again for the height
                  Inset in <=4 <=4 -> 4×3 deduced: its final width 4, asked again for the height
                  Label at 2×1: its own width 2, which does not grow; its own height 1
                  Centered at 12×1: its width 10 plus 2, all that is left over: 20 - 18; its own height 1
                    Label in <=12 <=1 -> 10×1 deduced: all the room there is: 12×1
                    Label at 10×1: its own size, centered
                  Inset at 4×3: its own width 4, which does not grow; its own height 3
                    Box at 2×1: the frame minus insets 1 + 1
                      Label at 2×1: fills Box
                """)
    }

    private static func placements(_ element: any Element, _ width: CGFloat, _ height: CGFloat) throws -> [String] {
        try Recording(element, width, height).record.elements.dropFirst().compactMap(\.placement?.reason.sentence)
    }

    @Test func `a stack's reason names the children's shares of overflow and underflow`() throws {
        let row = Row(alignment: .fill) {
            Spacer(width: 9, height: 1)
            Spacer(width: 3, height: 1)
        }
        #expect(
            try Self.placements(row, 8, 2) == [
                "its width 9 minus 3, its share of the overflow: (12 - 8) × 9 / 12; the whole height 2",
                "its width 3 minus 1, its share of the overflow: (12 - 8) × 3 / 12; the whole height 2",
            ])
        let uniform = Row(overflow: .condenseUniformly) {
            Spacer(width: 1, height: 1)
            Spacer(width: 9, height: 1)
        }
        #expect(
            try Self.placements(uniform, 2, 1) == [
                "its width 1 minus 4, its share of the overflow: (10 - 2) / 2, so 0; its own height 1",
                "its width 9 minus 4, its share of the overflow: (10 - 2) / 2; its own height 1",
            ])
    }

    @Test func `many fixed children are summed up`() throws {
        let column = Column(minimumSpacing: 1) {
            for _ in 0..<6 { Spacer(width: 1, height: 2).stackLayoutChild(priority: .fixed) }
            Label(text: "rest")
        }
        let asks = try Recording(column, 9, 40).record.elements[7].asked
        let record = try Recording(column, 9, 40).record
        #expect(record[asks[0]].reason.sentence == "all that is left: 40 - 12 for 6 fixed - 6 between")
        #expect(record[asks[0]].proposal.height == .atMost(22))
    }

    @Test func `an unlimited stack says so`() throws {
        let row = Row {
            Label(text: "a").stackLayoutChild(priority: .fixed)
            Label(text: "b")
        }
        let record = try Recording(row, Proposal(width: .unconstrained, height: .unconstrained)).record
        #expect(
            record.exchanges.prefix(3).map(\.reason.sentence) == [
                "the root's proposal", "fixed children are asked first: its length is unlimited", "unlimited",
            ])
        #expect(record.elements[0].placement?.reason.sentence == "the root takes its answer")
    }

    @Test(arguments: [
        (Aligned.VerticalAlignment.top, Aligned.HorizontalAlignment.leading, "its own size, at the top leading corner"),
        (.center, .center, "its own size, centered"),
        (.center, .trailing, "its own size, at the middle of the trailing edge"),
        (.bottom, .center, "its own size, at the middle of the bottom"),
        (.fill, .leading, "the whole height, its own width, at the leading edge"),
        (.bottom, .fill, "the whole width, its own height, at the bottom"), (.fill, .fill, "fills Aligned"),
    ])
    func `the reason of aligned names the sides`(
        vertical: Aligned.VerticalAlignment, horizontal: Aligned.HorizontalAlignment, sentence: String
    ) throws {
        let aligned = Spacer(width: 2, height: 1).aligned(vertically: vertical, horizontally: horizontal)
        #expect(try Self.placements(aligned, 9, 5) == [sentence])
    }

    @Test func `the reason of aligned names the cut lengths`() throws {
        #expect(
            try Self.placements(Spacer(width: 12, height: 1).centered(), 9, 5)
                == ["its own size, its width cut to 9, centered"])
    }

    @Test func `insets are given for each axis if they differ`() throws {
        let inset = Inset(top: 2, bottom: 4, left: 1, right: 0.5, wrapping: Label(text: "x"))
        #expect(try Self.placements(inset, 9, 9) == ["the frame minus insets 1 + 0.5 across and 2 + 4 down"])
    }

    @Test func `a decoration's reason names its position`() throws {
        let positions: [(Decorate.Position, String)] = [
            (.inset(0), "as large as what it decorates"),
            (.inset(horizontal: 1), "as large as what it decorates, and 1 + 1 across more"),
            (.corner(.bottomLeft), "its own size, its middle at the bottom left corner of what it decorates"),
            (.aligned(to: .top), "its own size, aligned with what it decorates"),
            (.custom { _ in .zero }, "where its position's closure computed it"),
        ]
        for (position, sentence) in positions {
            let badge = Decorate(
                layering: .above, position: position, wrapping: Label(text: "x"), decoration: Spacer(1))
            #expect(try Self.placements(badge, 9, 5) == ["fills Decorate", sentence])
        }
    }

    @Test(arguments: [
        (
            ScrollView.ContentSize.fittingHeight,
            "it scrolls, so its height is unlimited; the width minus insets 1 + 2",
            "its own height 1, to be scrolled; the width 6 that there is"
        ),
        (
            .fittingWidth, "it scrolls sideways, so its width is unlimited; the height minus insets 0 + 1",
            "its own width 5, to be scrolled; the height 3 that there is"
        ),
        (.fittingContent, "it scrolls, so its size is unlimited", "its own size, to be scrolled"),
        (.custom(CGSize(width: 3, height: 20)), "", "the size 3×20 that its scroll view is given"),
    ])
    func `the reason of scrolled content names its own lengths`(
        content: ScrollView.ContentSize, asked: String, placed: String
    ) throws {
        var scroll = ScrollView(content, wrapping: Label(text: "apple"))
        scroll.contentInset = UIEdgeInsets(top: 0, left: 1, bottom: 1, right: 2)
        let record = try Recording(scroll, 9, 4).record
        #expect((record.exchanges.last?.reason.sentence ?? "") == asked)
        #expect(record.elements[1].placement?.reason.sentence == placed)
        let isOwn = content == .fittingContent
        #expect((record.elements[1].placement?.decidedBy != nil) == isOwn)
    }

    @Test func `an ask is called repeated only after an earlier one`() throws {
        let row = Row {
            Spacer(width: 9, height: 1).stackLayoutChild(priority: .fixed)
            Label(text: "x")
        }
        let record = try Recording(row, 9, 1).record
        #expect(
            record.exchanges.map(\.reason.sentence) == [
                "fixed children are asked first: it may use all 9", "its final width 9, asked again for the height",
                "its final width 0, asked for the height",
            ])
    }

    @Test func `the last ask of a size in a stack decides it`() throws {
        let row = Row(underflow: .justifyToStart) {
            Label(text: "one two three")
            Label(text: "x")
        }
        let record = try Recording(row, 8, 4).record
        let label = record.elements[1]
        #expect(label.placement?.decidedBy == label.asked.last)
        #expect(label.asked.count == 2)
        let filled = try Recording(Row(alignment: .fill, underflow: .justifyToStart) { Label(text: "x") }, 8, 4).record
        #expect(filled.elements[1].placement?.decidedBy == filled.elements[1].asked.first)
        let grown = try Recording(Row(alignment: .fill, underflow: .growUniformly) { Label(text: "x") }, 8, 4).record
        #expect(grown.elements[1].placement?.decidedBy == nil)
    }
}
