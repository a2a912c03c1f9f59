import BlueprintDialect
import Negotiation
import Testing

/// Rows of spacers: the length of each child along the stack, and its position across.
struct StackTests {
    /// A row of spacers that are 2, 3 and 5 wide and 1 high.
    private static func row(_ set: (inout Row) -> Void = { _ in }) -> Row {
        Row { row in
            set(&row)
            for width in [2, 3, 5] as [CGFloat] { row.add(child: Spacer(width: width, height: 1)) }
        }
    }

    private static func spans(_ stack: any Element, _ width: CGFloat, _ height: CGFloat = 1) -> [String] {
        stack.layout(frame: CGRect(x: 0, y: 0, width: width, height: height)).children.map { _, node in
            "\(PointsFormat.short(node.frame.origin.x)): \(PointsFormat.short(node.frame.size.width))"
        }
    }

    private static func heights(_ stack: any Element, _ height: CGFloat) -> [String] {
        stack.layout(frame: CGRect(x: 0, y: 0, width: 50, height: height)).children.map { _, node in
            "\(PointsFormat.short(node.frame.origin.y)): \(PointsFormat.short(node.frame.size.height))"
        }
    }

    @Test(arguments: [
        (StackLayout.UnderflowDistribution.spaceEvenly, ["0: 2", "7: 3", "15: 5"]),
        (.justifyToStart, ["0: 2", "3: 3", "7: 5"]),
        (.justifyToCenter, ["4: 2", "7: 3", "11: 5"]),
        (.justifyToEnd, ["8: 2", "11: 3", "15: 5"]),
        (.growUniformly, ["0: 4.67", "5.67: 5.67", "12.33: 7.67"]),
        (.growProportionally, ["0: 3.6", "4.6: 5.4", "11: 9"]),
    ])
    func `underflow shares the rest`(underflow: StackLayout.UnderflowDistribution, spans: [String]) {
        let row = Self.row {
            $0.horizontalUnderflow = underflow
            $0.minimumHorizontalSpacing = 1
        }
        #expect(Self.spans(row, 20) == spans)
    }

    @Test(arguments: [
        (StackLayout.OverflowDistribution.condenseProportionally, ["0: 1", "1: 1.5", "2.5: 2.5"]),
        (.condenseUniformly, ["0: 0.33", "0.33: 1.33", "1.67: 3.33"]),
    ])
    func `overflow takes from the children`(
        overflow: StackLayout.OverflowDistribution, spans: [String]
    ) {
        #expect(Self.spans(Self.row { $0.horizontalOverflow = overflow }, 5) == spans)
    }

    @Test func `the loss at a clamp to 0 is not shared again`() {
        let row = Self.row { $0.horizontalOverflow = .condenseUniformly }
        #expect(Self.spans(row, 1) == ["0: 0", "0: 0", "0: 2"])
    }

    @Test func `spacing never shrinks`() {
        let row = Self.row { $0.minimumHorizontalSpacing = 4 }
        #expect(Self.spans(row, 8) == ["0: 0", "4: 0", "8: 0"])
    }

    @Test func `an exact fit is handled as overflow`() {
        let row = Self.row { $0.horizontalUnderflow = .justifyToEnd }
        #expect(Self.spans(row, 10) == ["0: 2", "2: 3", "5: 5"])
    }

    @Test func `priorities weigh growing and shrinking`() {
        let row = Row { row in
            row.horizontalUnderflow = .growUniformly
            row.horizontalOverflow = .condenseUniformly
            row.add(growPriority: 3, shrinkPriority: 1, child: Spacer(width: 4))
            row.add(growPriority: 1, shrinkPriority: 3, child: Spacer(width: 4))
            row.addFixed(child: Spacer(width: 4))
        }
        #expect(Self.spans(row, 20) == ["0: 10", "10: 6", "16: 4"])
        #expect(Self.spans(row, 8) == ["0: 3", "3: 1", "4: 4"])
    }

    @Test func `no child grows if all grow priorities are 0, and the rest stays at the end`() {
        let row = Row { row in
            row.horizontalUnderflow = .growUniformly
            row.add(growPriority: 0, child: Spacer(width: 2))
            row.add(growPriority: 0, child: Spacer(width: 3))
        }
        #expect(Self.spans(row, 20) == ["0: 2", "2: 3"])
    }

    @Test func `no child shrinks if all shrink priorities are 0, and the children stick out`() {
        let row = Row { row in
            row.addFixed(child: Spacer(width: 4))
            row.addFixed(child: Spacer(width: 4))
        }
        #expect(Self.spans(row, 5) == ["0: 4", "4: 4"])
    }

    @Test func `proportional growth of lengths that are all 0 changes nothing`() {
        let row = Row { row in
            row.horizontalUnderflow = .growProportionally
            row.add(child: Spacer(width: 0))
            row.add(child: Spacer(width: 0))
        }
        #expect(Self.spans(row, 20) == ["0: 0", "0: 0"])
    }

    @Test func `one child spaced evenly is at the start`() {
        #expect(Self.spans(Row { $0.add(child: Spacer(width: 2)) }, 20) == ["0: 2"])
    }

    @Test func `fixed children are asked first, each in the whole row, and the others in the rest`() throws {
        let row = Row { row in
            row.minimumHorizontalSpacing = 1
            row.add(child: Label(text: "a b c d"))
            row.addFixed(child: Label(text: "xxx"))
            row.addFixed(child: Label(text: "yyyy"))
        }
        let recording = try Recording(row, 38, 1)
        let asked = recording.record.exchanges.prefix(3)
        #expect(asked.map(\.asked.index) == [2, 3, 1])
        #expect(asked.map(\.proposal.width) == [.atMost(38), .atMost(38), .atMost(29)])
        #expect(
            asked.map(\.reason.sentence) == [
                "fixed children are asked first: it may use all 38",
                "fixed children are asked first: it may use all 38",
                "all that is left: 38 - 3 - 4 - 2",
            ])
    }

    @Test func `a child that may not shrink is still proposed the rest`() throws {
        let row = Row { row in
            row.addFixed(child: Spacer(width: 6))
            row.add(growPriority: 1, shrinkPriority: 0, child: Label(text: "one two three"))
        }
        #expect(try Recording(row, 11, 3).drawing == "Row 0,0 11×3\n  Spacer 0,0 6×0\n  Label 6,0 5×3")
    }

    @Test func `the other children are asked only across the row if nothing is left`() throws {
        let row = Row { row in
            row.addFixed(child: Spacer(width: 10, height: 1))
            row.add(child: Label(text: "gone"))
        }
        let recording = try Recording(row, 8, 4)
        let asks = recording.record.elements[2].asked.map { recording.record[$0].proposal }
        #expect(asks == [Proposal(width: .atMost(0), height: .atMost(4))])
        #expect(
            recording.record.elements[2].placement?.reason.sentence
                == "nothing was left for its width; its own height 4")
    }

    @Test func `a measured stack takes its natural size and does not grow`() {
        let row = Self.row {
            $0.horizontalUnderflow = .growUniformly
            $0.minimumHorizontalSpacing = 1
        }
        let size = row.content.measure(in: SizeConstraint(width: 40), environment: .empty)
        #expect(size == CGSize(width: 12, height: 1))
    }

    @Test func `a measured stack whose children may not shrink answers more than was proposed`() {
        let row = Row { $0.addFixed(child: Spacer(width: 9, height: 2)) }
        #expect(
            row.content.measure(in: SizeConstraint(CGSize(width: 4, height: 1)), environment: .empty)
                == CGSize(width: 9, height: 2))
    }

    @Test(arguments: [
        (Row.RowAlignment.top, ["0: 2", "0: 4"]), (.center, ["4: 2", "3: 4"]), (.bottom, ["8: 2", "6: 4"]),
        (.fill, ["0: 10", "0: 10"]), (.leading, ["0: 2", "0: 4"]), (.trailing, ["8: 2", "6: 4"]),
    ])
    func `children are aligned across the stack`(alignment: Row.RowAlignment, heights: [String]) {
        let row = Row(alignment: alignment) {
            Spacer(width: 1, height: 2)
            Spacer(width: 1, height: 4)
        }
        #expect(Self.heights(row, 10) == heights)
    }

    @Test func `a child that is too tall for a centered row starts above it`() {
        #expect(Self.heights(Row(alignment: .center) { Spacer(width: 1, height: 6) }, 4) == ["-1: 6"])
    }

    @Test(
        arguments: [(Row.RowAlignment.center, 2.5), (.top, 3), (.bottom, 2), (.fill, 2)]
            as [(Row.RowAlignment, CGFloat)])
    func `children that are too tall give odd heights`(alignment: Row.RowAlignment, height: CGFloat) {
        let row = Row(alignment: alignment) {
            Spacer(width: 1, height: 1)
            Spacer(width: 1, height: 3)
        }
        let proposal = SizeConstraint(width: .unconstrained, height: .atMost(2))
        #expect(row.content.measure(in: proposal, environment: .empty).height == height)
    }

    @Test func `fill is measured as the tallest child, not as the proposal`() {
        let row = Row(alignment: .fill) { Spacer(width: 1, height: 3) }
        let proposal = SizeConstraint(CGSize(width: 10, height: 8))
        #expect(row.content.measure(in: proposal, environment: .empty).height == 3)
    }

    @Test func `guides align children before the block is aligned`() {
        let row = Row(alignment: .bottom) {
            Spacer(width: 1, height: 4).stackLayoutChild(alignmentGuide: { $0[.top] + 1 })
            Spacer(width: 1, height: 2).stackLayoutChild(alignmentGuide: { _ in 2 })
        }
        #expect(Self.heights(row, 10) == ["6: 4", "5: 2"])
    }

    @Test func `stacks align by custom guides`() {
        enum Third: AlignmentID {
            static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height / 3 }
        }
        let row = Row(alignment: .align(to: VerticalAlignment(Third.self))) {
            Spacer(width: 1, height: 3)
            Spacer(width: 1, height: 6)
        }
        #expect(Self.heights(row, 12) == ["3: 3", "2: 6"])
    }

    @Test func `a column follows the same rules vertically`() throws {
        let column = Column(alignment: .trailing, underflow: .growProportionally, minimumSpacing: 1) {
            Spacer(width: 3, height: 1)
            Label(text: "abcdef").stackLayoutChild(priority: .grows)
            Label(text: "x").stackLayoutChild(priority: .fixed)
        }
        #expect(
            try Recording(column, 10, 9).drawing == """
                Column 0,0 10×9
                  Spacer 7,0 3×3
                  Label 4,4 6×3
                  Label 9,8 1×1
                """)
    }

    @Test func `a stack without children is 0 wide and 0 high`() throws {
        #expect(try Recording(Row(), Proposal(width: .atMost(5), height: .unconstrained)).drawing == "Row 0,0 0×0")
    }

    @Test func `the older names set the spacing`() {
        let row = Row { $0.minimumHorizontalPadding = 3 }
        let column = Column { $0.minimumVerticalPadding = 4 }
        #expect(row.minimumHorizontalSpacing == 3)
        #expect(column.minimumVerticalSpacing == 4)
    }

    @Test func `the sums of an overflowing stack are exact to the last digit of the real library's`() throws {
        let column = Column(minimumSpacing: 1) {
            for height in [1, 2, 2, 1, 4] as [CGFloat] { Spacer(size: CGSize(width: 1, height: height)) }
        }
        let root = Aligned(vertically: .top, horizontally: .leading, wrapping: column)
        let recording = try Recording(root, Proposal(width: .exactly(1), height: .exactly(13)))
        let frames = frames(of: recording.result).dropFirst(2)
        // Added in another order, the third is at 4.699999999999999, and the column's answer is below 13.
        #expect(frames.map(\.origin.y).sorted() == [0, 1.9, 4.7, 7.5, 9.4])
        #expect(frames.map(\.size.height).sorted() == [0.9, 0.9, 1.8, 1.8, 3.6])
    }
}
