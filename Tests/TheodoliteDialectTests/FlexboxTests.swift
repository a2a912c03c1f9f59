import Foundation
import Negotiation
import Testing
import TheodoliteDialect

/// A flex container, property by property (CSS flexible box module; Yoga's defaults).
struct FlexboxTests {
    /// The frames of children in a container of 20 × 6, or of another size.
    private static func frames(
        _ options: FlexOptions = FlexOptions(), _ children: [FlexChild], _ width: CGFloat? = 20,
        _ height: CGFloat? = 6
    ) -> [String] {
        Recording(flex(options, children), width, height).children
    }

    private static var two: [FlexChild] { [FlexChild(image(3, 1)), FlexChild(image(4, 2))] }

    private static func edges(
        _ top: CGFloat = .nan, _ left: CGFloat = .nan, _ bottom: CGFloat = .nan, _ right: CGFloat = .nan
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test(arguments: [
        (FlexDirection.row, ["0,0 3×6", "3,0 4×6"]), (.rowReverse, ["17,0 3×6", "13,0 4×6"]),
        (.column, ["0,0 20×1", "0,1 20×2"]), (.columnReverse, ["0,5 20×1", "0,3 20×2"]),
    ])
    func `children follow each other along the main axis, and are stretched across`(
        direction: FlexDirection, frames: [String]
    ) {
        #expect(Self.frames(FlexOptions(flexDirection: direction), Self.two) == frames)
    }

    @Test func `right to left, a row begins at the right, and a column's children are there`() {
        #expect(Self.frames(FlexOptions(direction: .rtl), Self.two) == ["17,0 3×6", "13,0 4×6"])
        let column = FlexOptions(flexDirection: .column, alignItems: .flexStart, direction: .rtl)
        #expect(Self.frames(column, Self.two) == ["17,0 3×1", "16,1 4×2"])
    }

    @Test(arguments: [
        (FlexJustify.flexStart, ["0,0 3×6", "3,0 4×6"]), (.center, ["6,0 3×6", "9,0 4×6"]),
        (.flexEnd, ["13,0 3×6", "16,0 4×6"]), (.spaceBetween, ["0,0 3×6", "16,0 4×6"]),
        (.spaceAround, ["3,0 3×6", "12,0 4×6"]), (.spaceEvenly, ["4,0 3×6", "11,0 4×6"]),
    ])
    func `the container justifies the rest of a line`(justify: FlexJustify, frames: [String]) {
        #expect(Self.frames(FlexOptions(justifyContent: justify), Self.two) == frames)
    }

    @Test(arguments: [
        (FlexAlign.flexStart, ["0,0 3×1", "3,0 4×2"]), (.center, ["0,2 3×1", "3,2 4×2"]),
        (.flexEnd, ["0,5 3×1", "3,4 4×2"]), (.stretch, ["0,0 3×6", "3,0 4×6"]), (.baseline, ["0,1 3×1", "3,0 4×2"]),
    ])
    func `the container aligns its children across`(align: FlexAlign, frames: [String]) {
        #expect(Self.frames(FlexOptions(alignItems: align), Self.two) == frames)
    }

    @Test func `the rest is shared completely, even by factors that add up to less than 1`() {
        let children = [FlexChild(image(0, 1), flexGrow: 0.3), FlexChild(image(0, 1), flexGrow: 0.3)]
        #expect(Self.frames(FlexOptions(), children, 300) == ["0,0 150×6", "150,0 150×6"])
        let shrinking = [FlexChild(image(300, 1), flexShrink: 0.2), FlexChild(image(300, 1), flexShrink: 0.2)]
        #expect(Self.frames(FlexOptions(), shrinking, 300) == ["0,0 150×6", "150,0 150×6"])
    }

    @Test func `a child's own alignment precedes the container's`() {
        let children = [FlexChild(image(3, 1), alignSelf: .flexEnd), FlexChild(image(4, 2))]
        #expect(Self.frames(FlexOptions(alignItems: .center), children) == ["0,5 3×1", "3,2 4×2"])
    }

    @Test func `children grow by their factors`() {
        let children = [
            FlexChild(image(3, 1), flexGrow: 1), FlexChild(image(4, 1), flexGrow: 2), FlexChild(image(1, 1)),
        ]
        #expect(Self.frames(children) == ["0,0 7×6", "7,0 12×6", "19,0 1×6"])
    }

    @Test func `a child at its maximum is frozen, and the others share again`() {
        let maximum = CGSize(width: 5, height: CGFloat.nan)
        let children = [FlexChild(image(2, 1), flexGrow: 1, maxSize: maximum), FlexChild(image(2, 1), flexGrow: 1)]
        #expect(Self.frames(children) == ["0,0 5×6", "5,0 15×6"])
    }

    @Test func `a child at its minimum is frozen, and the others shrink more`() {
        let minimum = CGSize(width: 10, height: CGFloat.nan)
        let children = [
            FlexChild(image(12, 1), flexShrink: 1, minSize: minimum), FlexChild(image(12, 1), flexShrink: 1),
        ]
        #expect(Self.frames(children, 16) == ["0,0 10×6", "10,0 6×6"])
    }

    private static func frames(_ children: [FlexChild], _ width: CGFloat? = 20) -> [String] {
        frames(FlexOptions(), children, width)
    }

    @Test func `children shrink by their factors times their lengths, and otherwise stick out`() {
        let shrinking = [FlexChild(image(20, 1), flexShrink: 1), FlexChild(image(10, 1), flexShrink: 1)]
        #expect(Self.frames(shrinking, 24) == ["0,0 16×6", "16,0 8×6"])
        #expect(Self.frames([FlexChild(image(20, 1)), FlexChild(image(10, 1))], 24) == ["0,0 20×6", "20,0 10×6"])
    }

    @Test func `flex alone shares the whole length`() {
        let children = [FlexChild(image(9, 1), flex: 1), FlexChild(image(1, 1), flex: 3)]
        #expect(Self.frames(children) == ["0,0 5×6", "5,0 15×6"])
        let shrinking = [FlexChild(image(20, 1), flex: -1), FlexChild(image(10, 1))]
        #expect(Self.frames(shrinking, 24) == ["0,0 14×6", "14,0 10×6"])
    }

    @Test func `a basis applies if the main axis is limited, and otherwise the contents do`() {
        let children = [FlexChild(image(9, 1), flexBasis: 2), FlexChild(image(3, 1), flex: 1)]
        #expect(Self.frames(children) == ["0,0 2×6", "2,0 18×6"])
        #expect(Self.frames(children, nil) == ["0,0 9×6", "9,0 3×6"])
    }

    @Test func `margins, padding and borders keep their distances`() {
        let children = [
            FlexChild(image(3, 1), margin: Self.edges(1, 2, 1, 2)),
            FlexChild(image(4, 2), padding: Self.edges(1, 1, 1, 1), border: Self.edges(0, 1, 0, 1)),
        ]
        #expect(Self.frames(children) == ["2,1 3×4", "7,0 8×6"])
        let atStart = FlexOptions(alignItems: .flexStart)
        #expect(Self.frames(atStart, children) == ["2,1 3×1", "7,0 8×4"])
    }

    @Test func `a line takes children as long as they fit`() {
        let children = (0..<5).map { _ in FlexChild(image(4, 1)) }
        let wrapping = FlexOptions(flexWrap: .wrap, alignContent: .flexStart)
        #expect(Self.frames(wrapping, children, 10) == ["0,0 4×1", "4,0 4×1", "0,1 4×1", "4,1 4×1", "0,2 4×1"])
        let upward = FlexOptions(flexWrap: .wrapReverse, alignContent: .flexStart)
        #expect(Self.frames(upward, children, 10) == ["0,5 4×1", "4,5 4×1", "0,4 4×1", "4,4 4×1", "0,3 4×1"])
        #expect(
            Self.frames(wrapping, [FlexChild(image(30, 1)), FlexChild(image(4, 1))], 10) == ["0,0 10×1", "0,1 4×1"])
    }

    @Test(arguments: [
        (FlexAlign.flexStart, ["0,0 6×1", "0,1 6×1"]), (.center, ["0,2 6×1", "0,3 6×1"]),
        (.flexEnd, ["0,4 6×1", "0,5 6×1"]), (.stretch, ["0,0 6×3", "0,3 6×3"]),
        (.spaceBetween, ["0,0 6×1", "0,5 6×1"]), (.spaceAround, ["0,1 6×1", "0,4 6×1"]),
    ])
    func `the container aligns its lines`(align: FlexAlign, frames: [String]) {
        let options = FlexOptions(flexWrap: .wrap, alignContent: align)
        #expect(Self.frames(options, [FlexChild(image(6, 1)), FlexChild(image(6, 1))], 10) == frames)
    }

    @Test func `an absolute child is outside of the lines, and at its edges`() {
        let corner = FlexChild(image(4, 2), positionType: .absolute, position: Self.edges(.nan, .nan, 1, 2))
        let wide = FlexChild(image(4, 2), positionType: .absolute, position: Self.edges(1, 3, .nan, 3))
        #expect(Self.frames([corner, FlexChild(image(3, 1)), wide]) == ["14,3 4×2", "0,0 3×6", "3,1 14×2"])
        let centered = FlexOptions(justifyContent: .center, alignItems: .center)
        #expect(Self.frames(centered, [FlexChild(image(4, 2), positionType: .absolute)]) == ["8,2 4×2"])
    }

    @Test func `an absolute child wraps in the width between its edges, or in that of a column`() {
        let text = label("one two three four", lines: 0)
        let spanned = FlexChild(text, positionType: .absolute, position: Self.edges(.nan, 2, .nan, 2))
        #expect(Self.frames([spanned], 12) == ["2,0 8×3"])
        let free = FlexChild(text, positionType: .absolute)
        #expect(Self.frames([free], 8) == ["0,0 18×1"])
        #expect(Self.frames(FlexOptions(flexDirection: .column), [free], 8) == ["0,0 7×3"])
    }

    @Test func `an absolute child may be longer than its container`() {
        let tall = FlexChild(image(4, 9), positionType: .absolute, margin: Self.edges(1))
        #expect(Self.frames([tall]) == ["0,1 4×9"])
    }

    @Test func `the right of two edges applies from right to left`() {
        let moved = FlexChild(image(3, 1), position: Self.edges(.nan, 1, .nan, 2))
        #expect(Self.frames([moved]) == ["1,0 3×6"])
        #expect(Self.frames(FlexOptions(direction: .rtl), [moved]) == ["15,0 3×6"])
        let bounded = FlexChild(
            image(3, 1), positionType: .absolute, position: Self.edges(0, 1, .nan, 2),
            maxSize: CGSize(width: 5, height: CGFloat.nan))
        #expect(Self.frames([bounded]) == ["1,0 5×1"])
        #expect(Self.frames(FlexOptions(direction: .rtl), [bounded]) == ["13,0 5×1"])
    }

    @Test func `a child is asked within its own maximum`() {
        let text = label("one two three four", lines: 0)
        let child = FlexChild(text, padding: Self.edges(.nan, 1), maxSize: CGSize(width: 10, height: CGFloat.nan))
        let column = FlexOptions(flexDirection: .column, alignItems: .flexStart)
        #expect(Self.frames(column, [child]) == ["0,0 8×3"])
        #expect(Self.frames(column, [child], nil) == ["0,0 8×3"])
        #expect(Self.frames(FlexOptions(alignItems: .flexStart), [child]) == ["0,0 8×3"])
    }

    @Test func `the container's maximum precedes its range's`() {
        let maximum = FlexOptions(maxSize: CGSize(width: 12, height: CGFloat.nan))
        let recording = Recording(flex(maximum, [FlexChild(image(10, 1))]), 8, 6)
        #expect(recording.drawing == "Flexbox 0,0 8×6\n  Image 0,0 10×6")
    }

    @Test func `a position moves only its own child`() {
        let children = [FlexChild(image(3, 1), position: Self.edges(1, 2)), FlexChild(image(4, 2))]
        #expect(Self.frames(children) == ["2,1 3×6", "3,0 4×6"])
        #expect(Self.frames([FlexChild(image(3, 1), position: Self.edges(.nan, .nan, 1, 2))]) == ["-2,-1 3×6"])
    }

    @Test func `the container's own sizes precede its range`() {
        let size = FlexOptions(size: CGSize(width: 10, height: 3), justifyContent: .flexEnd)
        #expect(Recording(flex(size, Self.two), 20, 6).layout.size == CGSize(width: 10, height: 3))
        #expect(Self.frames(size, Self.two) == ["3,0 3×3", "6,0 4×3"])
        let maximum = FlexOptions(maxSize: CGSize(width: 12, height: CGFloat.nan))
        #expect(Recording(flex(maximum, Self.two), 20, 6).layout.size == CGSize(width: 7, height: 6))
        let minimum = FlexOptions(minSize: CGSize(width: 9, height: 4))
        #expect(Recording(flex(minimum, Self.two)).layout.size == CGSize(width: 9, height: 4))
    }

    @Test func `an unlimited container is as large as its contents`() {
        #expect(Recording(flex(FlexOptions(), Self.two)).drawing == "Flexbox 0,0 7×2\n  Image 0,0 3×2\n  Image 3,0 4×2")
        let column = FlexOptions(flexDirection: .column)
        #expect(Recording(flex(column, Self.two)).children == ["0,0 4×1", "0,1 4×2"])
    }

    @Test func `lengths are rounded up and positions down`() {
        let children = (0..<3).map { _ in FlexChild(image(1, 1), flex: 1) }
        #expect(Self.frames(children, 10) == ["0,0 4×6", "3,0 4×6", "6,0 4×6"])
    }

    @Test func `thirds add up to whole points`() {
        let children = [1, 2, 3, 4].map { FlexChild(image($0, 2)) }
        let column = FlexOptions(flexDirection: .column, justifyContent: .spaceBetween, alignItems: .flexStart)
        #expect(Self.frames(column, children, 8, 16) == ["0,0 1×2", "0,4 2×2", "0,9 3×2", "0,14 4×2"])
        let sevenths = (0..<7).map { _ in FlexChild(image(0, 1), flexGrow: 0.1) }
        #expect(Self.frames(sevenths, 21).allSatisfy { $0.hasSuffix(" 3×6") })
    }

    @Test func `a container that scrolls does not limit its main axis`() {
        let text = FlexChild(label("one two three", lines: 0))
        #expect(Self.frames(FlexOptions(alignItems: .flexStart), [text], 7) == ["0,0 7×2"])
        #expect(Self.frames(FlexOptions(alignItems: .flexStart, overflow: .scroll), [text], 7) == ["0,0 13×1"])
    }

    @Test func `a text in less width is higher`() {
        let children = [FlexChild(label("one two three four", lines: 0), flexShrink: 1), FlexChild(image(10, 1))]
        #expect(Self.frames(FlexOptions(alignItems: .flexStart), children, 18) == ["0,0 8×3", "8,0 10×1"])
    }

    /// A component of a point that counts its asks.
    private final class Asked: Component {
        var count = 0

        override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
            count += 1
            return Layout(component: self, size: CGSize(width: 1, height: 1), children: [])
        }
    }

    @Test func `a container whose answer is certain asks no child`() {
        let leaf = Asked()
        let nested = (1...10).reduce(leaf as Component) { inner, depth in
            let direction: FlexDirection = depth.isMultiple(of: 2) ? .row : .column
            return flex(
                FlexOptions(flexDirection: direction),
                [FlexChild(inner, flexShrink: 1), FlexChild(image(300, 300))])
        }
        TheodolitePass(root: nested, proposal: Proposal(width: .atMost(4000), height: .atMost(4000))).run()
        #expect(leaf.count == 2)
        _ = Recording(nested, 4000, 4000)
        #expect(leaf.count == 4)
    }

    @Test func `nested containers ask no child the same twice`() {
        func nested(_ depth: Int) -> Component {
            guard depth > 0 else { return label("ab cd", lines: 0) }
            let direction: FlexDirection = depth.isMultiple(of: 2) ? .row : .column
            return flex(
                FlexOptions(flexDirection: direction, alignItems: .flexStart),
                [FlexChild(nested(depth - 1), flexShrink: 1), FlexChild(nested(depth - 1), flexGrow: 1)])
        }
        let record = Recording(nested(6), 40, 30).record
        for element in record.elements where element.name != "TextComponent" {
            let measured = element.asked.map { record[$0] }.filter { $0.origin == .measured }
            #expect(Set(measured.map(\.proposal)).count == measured.count)
        }
    }
}
