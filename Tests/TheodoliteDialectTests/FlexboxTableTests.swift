import Foundation
import Negotiation
import Testing
import TheodoliteDialect

/// Combined properties of flex containers and children. Each case was calculated by hand from the steps of the CSS
/// flexible box module.
struct FlexboxTableTests {
    private struct Case {
        let claim: String
        let options: FlexOptions
        let children: [FlexChild]
        /// The maximum size; NaN is unlimited.
        var room = CGSize(width: 20, height: 6)
        /// The frame of each child: `x,y w×h`.
        let frames: [String]

        func check() {
            func limit(_ length: CGFloat) -> AxisProposal { length.isNaN ? .unconstrained : .atMost(length) }
            let proposal = Proposal(width: limit(room.width), height: limit(room.height))
            #expect(Recording(flex(options, children), proposal).children == frames, "\(claim)")
        }
    }

    @Test func `a container's direction gives the start of its children, and its space the end`() {
        for row in Self.ends { row.check() }
    }

    @Test func `each line is a container along the main axis, and has a share of the cross axis`() {
        for row in Self.lines { row.check() }
    }

    @Test func `bases and factors set the lengths of children`() {
        for row in Self.lengths { row.check() }
    }

    @Test func `minimums and maximums precede shares, and the rest is shared again`() {
        for row in Self.bounds { row.check() }
    }

    @Test func `the rest across goes before, between, after or into the lines`() {
        for row in Self.contents { row.check() }
    }

    @Test func `a nested container shares its length from the outer one`() {
        let column = flex(
            FlexOptions(flexDirection: .column, justifyContent: .spaceBetween),
            [FlexChild(image(2, 1)), FlexChild(image(3, 1))])
        let row = flex(
            FlexOptions(), [FlexChild(column, flexGrow: 1, flexBasis: 0), FlexChild(image(4, 1))])
        #expect(
            Recording(row, 20, 6).drawing == """
                Flexbox 0,0 20×6
                  Flexbox 0,0 16×6
                    Image 0,0 16×1
                    Image 0,5 16×1
                  Image 16,0 4×6
                """)
    }

    @Test func `a row in a column is as high as its basis, and a growing child takes the rest`() {
        let row = flex(FlexOptions(justifyContent: .spaceBetween, alignItems: .flexEnd), Self.two)
        let column = flex(
            FlexOptions(flexDirection: .column),
            [FlexChild(row, flexBasis: 2), FlexChild(image(5, 1), alignSelf: .flexEnd, flexGrow: 1)])
        #expect(
            Recording(column, 20, 6).drawing == """
                Flexbox 0,0 20×6
                  Flexbox 0,0 20×2
                    Image 0,1 3×1
                    Image 16,0 4×2
                  Image 15,2 5×4
                """)
    }

    @Test func `unlimited containers are as large as their contents`() {
        let column = flex(FlexOptions(flexDirection: .column), [FlexChild(image(3, 1)), FlexChild(image(2, 2))])
        let row = flex(FlexOptions(), [FlexChild(column), FlexChild(image(4, 1))])
        #expect(
            Recording(row).drawing == """
                Flexbox 0,0 7×3
                  Flexbox 0,0 3×3
                    Image 0,0 3×1
                    Image 0,1 3×2
                  Image 3,0 4×3
                """)
    }

    private static var two: [FlexChild] { [FlexChild(image(3, 1)), FlexChild(image(4, 2))] }

    private static func images(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> [FlexChild] {
        (0..<count).map { _ in FlexChild(image(width, height)) }
    }

    private static func edges(
        top: CGFloat = .nan, left: CGFloat = .nan, bottom: CGFloat = .nan, right: CGFloat = .nan
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    private static func width(_ width: CGFloat) -> CGSize { CGSize(width: width, height: CGFloat.nan) }
    private static func height(_ height: CGFloat) -> CGSize { CGSize(width: CGFloat.nan, height: height) }

    /// The start of each direction.
    private static var ends: [Case] {
        [
            Case(
                claim: "a reversed row begins at the right, and its space lies between",
                options: FlexOptions(flexDirection: .rowReverse, justifyContent: .spaceBetween), children: two,
                frames: ["17,0 3×6", "0,0 4×6"]),
            Case(
                claim: "a reversed column centred on both axes",
                options: FlexOptions(flexDirection: .columnReverse, justifyContent: .center, alignItems: .center),
                children: two, frames: ["8,3 3×1", "8,1 4×2"]),
            Case(
                claim: "right to left, a reversed row begins at the left",
                options: FlexOptions(flexDirection: .rowReverse, direction: .rtl), children: two,
                frames: ["0,0 3×6", "3,0 4×6"]),
            Case(
                claim: "right to left, a column's end is at the left",
                options: FlexOptions(flexDirection: .column, alignItems: .flexEnd, direction: .rtl), children: two,
                frames: ["0,0 3×1", "0,1 4×2"]),
            Case(
                claim: "right to left, a row's end is at the left",
                options: FlexOptions(justifyContent: .flexEnd, direction: .rtl),
                children: two, frames: ["4,0 3×6", "0,0 4×6"]),
            Case(
                claim: "what is longer than its line sticks out on both sides of a centre",
                options: FlexOptions(justifyContent: .center), children: [FlexChild(image(1, 1), flexBasis: 30)],
                frames: ["-5,0 30×6"]),
            Case(
                claim: "what is longer than its line sticks out before an end",
                options: FlexOptions(justifyContent: .flexEnd),
                children: [FlexChild(image(1, 1), flexBasis: 30)], frames: ["-10,0 30×6"]),
            Case(
                claim: "a missing space is put between none", options: FlexOptions(justifyContent: .spaceBetween),
                children: [FlexChild(image(1, 1), flexBasis: 18), FlexChild(image(4, 1))],
                frames: ["0,0 18×6", "18,0 4×6"]),
            Case(
                claim: "margins are no part of the space that is shared out evenly",
                options: FlexOptions(justifyContent: .spaceEvenly),
                children: [FlexChild(image(3, 1), margin: edges(left: 1)), FlexChild(image(4, 1))],
                frames: ["5,0 3×6", "12,0 4×6"]),
            Case(
                claim: "an absolute child keeps its margins from the end",
                options: FlexOptions(justifyContent: .flexEnd, alignItems: .flexEnd),
                children: [
                    FlexChild(image(4, 2), positionType: .absolute, margin: edges(bottom: 1, right: 1)),
                    FlexChild(image(3, 1)),
                ],
                frames: ["15,3 4×2", "17,5 3×1"]),
        ]
    }

    /// Several lines.
    private static var lines: [Case] {
        [
            Case(
                claim: "each line shares out its own space",
                options: FlexOptions(flexWrap: .wrap, alignContent: .flexStart),
                children: [
                    FlexChild(image(6, 1), flexGrow: 1), FlexChild(image(6, 1), flexGrow: 1), FlexChild(image(3, 1)),
                ],
                room: CGSize(width: 10, height: 6), frames: ["0,0 10×1", "0,1 7×1", "7,1 3×1"]),
            Case(
                claim: "margins take room on a line", options: FlexOptions(flexWrap: .wrap, alignContent: .flexStart),
                children: (0..<3).map { _ in FlexChild(image(4, 1), margin: edges(right: 1)) },
                room: CGSize(width: 10, height: 6), frames: ["0,0 4×1", "5,0 4×1", "0,1 4×1"]),
            Case(
                claim: "columns that wrap the other way begin at the right",
                options: FlexOptions(flexDirection: .column, flexWrap: .wrapReverse, alignContent: .flexStart),
                children: images(2, 3, 4), frames: ["17,0 3×4", "14,0 3×4"]),
            Case(
                claim: "lines that are stretched have their ends lower",
                options: FlexOptions(flexWrap: .wrap, alignItems: .flexEnd),
                children: [FlexChild(image(6, 1)), FlexChild(image(6, 2))],
                room: CGSize(width: 10, height: 6), frames: ["0,1 6×1", "0,4 6×2"]),
            Case(
                claim: "who is stretched is as deep as his line",
                options: FlexOptions(flexWrap: .wrap, alignItems: .flexStart, alignContent: .flexStart),
                children: [FlexChild(image(4, 1), alignSelf: .stretch), FlexChild(image(4, 3))],
                frames: ["0,0 4×3", "4,0 4×3"]),
            Case(
                claim: "a margin lowers a base line", options: FlexOptions(alignItems: .baseline),
                children: [FlexChild(image(3, 1), margin: edges(top: 2)), FlexChild(image(4, 2))],
                frames: ["0,2 3×1", "3,1 4×2"]),
            Case(
                claim: "a container as large as its contents wraps at its maximum",
                options: FlexOptions(maxSize: width(10), flexWrap: .wrap, alignContent: .flexStart),
                children: images(3, 4, 1), frames: ["0,0 4×1", "4,0 4×1", "0,1 4×1"]),
        ]
    }

    /// Two lines, with two images on the first and one on the second, in more height than they need.
    private static var contents: [Case] {
        func lines(_ align: FlexAlign, wrap: FlexWrap = .wrap, _ claim: String, _ frames: [String]) -> Case {
            Case(
                claim: claim, options: FlexOptions(flexWrap: wrap, alignItems: .flexStart, alignContent: align),
                children: images(3, 4, 1), room: CGSize(width: 10, height: 8), frames: frames)
        }
        return [
            lines(.flexStart, "lines at the start", ["0,0 4×1", "4,0 4×1", "0,1 4×1"]),
            lines(.flexEnd, "lines at the end", ["0,6 4×1", "4,6 4×1", "0,7 4×1"]),
            lines(.center, "lines in the middle", ["0,3 4×1", "4,3 4×1", "0,4 4×1"]),
            lines(.spaceBetween, "space between two lines", ["0,0 4×1", "4,0 4×1", "0,7 4×1"]),
            // Half of the space of 3 around each line: 1.5, and 1.5 + 1 + 3.
            lines(.spaceAround, "space around each line", ["0,1 4×1", "4,1 4×1", "0,5 4×1"]),
            lines(.stretch, "space in each line", ["0,0 4×1", "4,0 4×1", "0,4 4×1"]),
            lines(.flexStart, wrap: .wrapReverse, "lines from below", ["0,7 4×1", "4,7 4×1", "0,6 4×1"]),
            lines(.flexEnd, wrap: .wrapReverse, "lines from below at the end", ["0,1 4×1", "4,1 4×1", "0,0 4×1"]),
            Case(
                claim: "columns with space between",
                options: FlexOptions(
                    flexDirection: .column, flexWrap: .wrap, alignItems: .flexStart, alignContent: .spaceBetween),
                children: images(3, 2, 2), room: CGSize(width: 12, height: 5),
                frames: ["0,0 2×2", "0,2 2×2", "10,0 2×2"]),
            Case(
                claim: "lines that are too deep lie out of the container on both sides",
                options: FlexOptions(flexWrap: .wrap, alignItems: .flexStart, alignContent: .center),
                children: images(2, 6, 4), room: CGSize(width: 10, height: 6), frames: ["0,-1 6×4", "0,3 6×4"]),
        ]
    }

    /// The lengths of children.
    private static var lengths: [Case] {
        [
            Case(
                claim: "a container in another takes all, and sticks out", options: FlexOptions(),
                children: [FlexChild(flex(FlexOptions(), two)), FlexChild(image(4, 1))],
                frames: ["0,0 20×6", "20,0 4×6"]),
            Case(
                claim: "a container in another that may shrink leaves room", options: FlexOptions(),
                children: [FlexChild(flex(FlexOptions(), two), flexShrink: 1), FlexChild(image(4, 1))],
                frames: ["0,0 16×6", "16,0 4×6"]),
            Case(
                claim: "a factor below one shrinks by the whole overflow", options: FlexOptions(),
                children: [FlexChild(image(1, 1), flexShrink: 0.5, flexBasis: 30)], frames: ["0,0 20×6"]),
            Case(
                claim: "a container grows to its minimum, and its child with it",
                options: FlexOptions(minSize: width(10)),
                children: [FlexChild(image(3, 1), flexGrow: 1)],
                room: CGSize(width: CGFloat.nan, height: .nan), frames: ["0,0 10×1"]),
        ]
    }

    /// Minimums and maximums.
    private static var bounds: [Case] {
        [
            Case(
                claim: "too much taken away freezes those at their maximum first", options: FlexOptions(),
                children: [
                    FlexChild(image(1, 1), flex: 1, maxSize: width(2)), FlexChild(image(1, 1), flex: 1),
                    FlexChild(image(1, 1), flex: 2, minSize: width(12)),
                ],
                frames: ["0,0 2×6", "2,0 6×6", "8,0 12×6"]),
            Case(
                claim: "too much added freezes those at their minimum first", options: FlexOptions(),
                children: [FlexChild(image(1, 1), flex: 1, minSize: width(12)), FlexChild(image(1, 1), flex: 1)],
                frames: ["0,0 12×6", "12,0 8×6"]),
            Case(
                claim: "a basis over its maximum leaves the rest to others", options: FlexOptions(),
                children: [
                    FlexChild(image(1, 1), flexBasis: 10, maxSize: width(6)), FlexChild(image(2, 1), flexGrow: 1),
                ],
                frames: ["0,0 6×6", "6,0 14×6"]),
            Case(
                claim: "who is stretched keeps to his own bounds", options: FlexOptions(),
                children: [FlexChild(image(3, 1), minSize: height(8)), FlexChild(image(3, 1), maxSize: height(4))],
                frames: ["0,0 3×8", "3,0 3×4"]),
            Case(
                claim: "all at their maximum are frozen at once, and two share the rest", options: FlexOptions(),
                children: [
                    FlexChild(image(1, 1), flex: 1, maxSize: width(2)),
                    FlexChild(image(1, 1), flex: 1, maxSize: width(4)),
                    FlexChild(image(1, 1), flex: 1), FlexChild(image(1, 1), flex: 1),
                ],
                frames: ["0,0 2×6", "2,0 4×6", "6,0 7×6", "13,0 7×6"]),
            // 5 for each: 8 and 6 add 4, 2 takes 3, so the two are frozen. Then 3 for each of the others: 2 takes 1,
            // frozen.
            Case(
                claim: "those at their minimum are frozen first, then the one at its maximum", options: FlexOptions(),
                children: [
                    FlexChild(image(1, 1), flex: 1, maxSize: width(2)),
                    FlexChild(image(1, 1), flex: 1, minSize: width(8)),
                    FlexChild(image(1, 1), flex: 1, minSize: width(6)), FlexChild(image(1, 1), flex: 1),
                ],
                frames: ["0,0 2×6", "2,0 8×6", "10,0 6×6", "16,0 4×6"]),
            Case(
                claim: "where what is added is what is taken, all are frozen", options: FlexOptions(),
                children: [
                    FlexChild(image(1, 1), flex: 1, minSize: width(12)),
                    FlexChild(image(1, 1), flex: 1, maxSize: width(8)),
                ],
                frames: ["0,0 12×6", "12,0 8×6"]),
            // The overflow is 10. The third child, of twice the weight, would lose 5. It loses 2, and the others 4
            // each.
            Case(
                claim: "who does not shrink below its minimum leaves more to the others", options: FlexOptions(),
                children: [
                    FlexChild(image(10, 1), flexShrink: 1), FlexChild(image(10, 1), flexShrink: 1),
                    FlexChild(image(10, 1), flexShrink: 2, minSize: width(8)),
                ],
                frames: ["0,0 6×6", "6,0 6×6", "12,0 8×6"]),
            Case(
                claim: "two at their minimum leave the whole overflow to the third", options: FlexOptions(),
                children: [
                    FlexChild(image(10, 1), flexShrink: 1, minSize: width(9)),
                    FlexChild(image(10, 1), flexShrink: 1, minSize: width(7)), FlexChild(image(10, 1), flexShrink: 1),
                ],
                frames: ["0,0 9×6", "9,0 7×6", "16,0 4×6"]),
            Case(
                claim: "the minimum beats the maximum", options: FlexOptions(alignItems: .flexStart),
                children: [FlexChild(image(9, 1), minSize: width(7), maxSize: width(5))], frames: ["0,0 7×1"]),
        ]
    }
}
