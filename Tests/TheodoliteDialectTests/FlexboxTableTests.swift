import Foundation
import Negotiation
import Testing
import TheodoliteDialect

/// Properties of flex containers and children together, each case reckoned by hand from the steps of the CSS flexible box
/// module.
struct FlexboxTableTests {
    private struct Case {
        let claim: String
        let options: FlexOptions
        let children: [FlexChild]
        /// The most; NaN for no limit.
        var room = CGSize(width: 20, height: 6)
        /// Of each child: `x,y w×h`.
        let frames: [String]

        func check() {
            func most(_ length: CGFloat) -> AxisProposal { length.isNaN ? .unconstrained : .atMost(length) }
            let proposal = Proposal(width: most(room.width), height: most(room.height))
            #expect(Recording(flex(options, children), proposal).children == frames, "\(claim)")
        }
    }

    @Test func `a container's direction says where children begin, and its space where they end`() {
        for row in Self.ends { row.check() }
    }

    @Test func `each line is a container of its own along the main axis, and a share of it across`() {
        for row in Self.lines { row.check() }
    }

    @Test func `children are as long as their bases and factors make them`() {
        for row in Self.lengths { row.check() }
    }

    @Test func `bounds come before shares, and the rest is shared out again`() {
        for row in Self.bounds { row.check() }
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

    /// Which end is the start.
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

    /// More than one line.
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
                claim: "a container as large as its contents wraps at its most",
                options: FlexOptions(maxSize: width(10), flexWrap: .wrap, alignContent: .flexStart),
                children: images(3, 4, 1), frames: ["0,0 4×1", "4,0 4×1", "0,1 4×1"]),
        ]
    }

    /// How long children are.
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
                claim: "a factor below one shrinks by that part", options: FlexOptions(),
                children: [FlexChild(image(1, 1), flexShrink: 0.5, flexBasis: 30)], frames: ["0,0 25×6"]),
            Case(
                claim: "a container grows to its least, and its child with it",
                options: FlexOptions(minSize: width(10)),
                children: [FlexChild(image(3, 1), flexGrow: 1)],
                room: CGSize(width: CGFloat.nan, height: .nan), frames: ["0,0 10×1"]),
        ]
    }

    /// Least and most.
    private static var bounds: [Case] {
        [
            Case(
                claim: "too much taken away freezes those at their most first", options: FlexOptions(),
                children: [
                    FlexChild(image(1, 1), flex: 1, maxSize: width(2)), FlexChild(image(1, 1), flex: 1),
                    FlexChild(image(1, 1), flex: 2, minSize: width(12)),
                ],
                frames: ["0,0 2×6", "2,0 6×6", "8,0 12×6"]),
            Case(
                claim: "too much added freezes those at their least first", options: FlexOptions(),
                children: [FlexChild(image(1, 1), flex: 1, minSize: width(12)), FlexChild(image(1, 1), flex: 1)],
                frames: ["0,0 12×6", "12,0 8×6"]),
            Case(
                claim: "a basis over its most leaves the rest to others", options: FlexOptions(),
                children: [
                    FlexChild(image(1, 1), flexBasis: 10, maxSize: width(6)), FlexChild(image(2, 1), flexGrow: 1),
                ],
                frames: ["0,0 6×6", "6,0 14×6"]),
            Case(
                claim: "who is stretched keeps to his own bounds", options: FlexOptions(),
                children: [FlexChild(image(3, 1), minSize: height(8)), FlexChild(image(3, 1), maxSize: height(4))],
                frames: ["0,0 3×8", "3,0 3×4"]),
            Case(
                claim: "the least beats the most", options: FlexOptions(alignItems: .flexStart),
                children: [FlexChild(image(9, 1), minSize: width(7), maxSize: width(5))], frames: ["0,0 7×1"]),
        ]
    }
}
