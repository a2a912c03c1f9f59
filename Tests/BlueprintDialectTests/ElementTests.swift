import BlueprintDialect
import Negotiation
import TextMetrics
import TestSupport
import Testing

struct ElementTests {
    private static func measure(_ element: any Element, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        element.content.measure(
            in: SizeConstraint(
                width: width.map { .atMost($0) } ?? .unconstrained, height: height.map { .atMost($0) } ?? .unconstrained
            ),
            environment: .empty)
    }

    @Test func `an inset asks for less, and adds its distances to the answer`() throws {
        let inset = Inset(top: 1, bottom: 2, left: 3, right: 4, wrapping: Label(text: "abcdef gh"))
        #expect(Self.measure(inset, 13, 20) == CGSize(width: 13, height: 5))
        #expect(try Recording(inset, 20, 9).drawing == "Inset 0,0 20×9\n  Label 3,1 13×6")
    }

    @Test func `a decoration is a proxy of another element, and both are one node`() throws {
        let badge = Label(text: "x").decorate(layering: .below, position: .inset(1)) { Box() }
        let drawing = try Recording(badge, 3, 1).drawing
        #expect(drawing == "Decorate 0,0 3×1\n  Box -1,-1 5×3\n  Label 0,0 3×1")
        let representation = try #require(badge as? any ProxyElement).elementRepresentation
        #expect(Self.measure(representation, 9, 9) == CGSize(width: 1, height: 1))
    }

    @Test func `a corner style has a type name of its own`() {
        let style: CornerStyle = .rounded(radius: 2)
        #expect(Box(cornerStyle: style).cornerStyle == Box.CornerStyle.rounded(radius: 2))
    }

    @Test func `an inset passes on a negative rest, and places it`() throws {
        let inset = Inset(uniformInset: 5, wrapping: Label(text: "abc"))
        #expect(Self.measure(inset, 4, nil) == CGSize(width: 10, height: 13))
        #expect(try Recording(inset, 4, 12).drawing == "Inset 0,0 4×12\n  Label 5,5 -6×2")
    }

    @Test func `negative insets let their child stick out`() throws {
        let inset = Spacer(width: 3, height: 3).inset(horizontal: -1)
        #expect(Self.measure(inset, nil, nil) == CGSize(width: 1, height: 3))
        #expect(try Recording(inset, 4, 4).drawing == "Inset 0,0 4×4\n  Spacer -1,0 6×4")
    }

    @Test func `each initializer of an inset sets its sides`() {
        let spacer = Spacer(1)
        func sides(_ inset: Inset) -> [CGFloat] { [inset.top, inset.bottom, inset.left, inset.right] }
        #expect(sides(Inset(sideInsets: 2, wrapping: spacer)) == [0, 0, 2, 2])
        #expect(sides(Inset(vertical: 2, wrapping: spacer)) == [2, 2, 0, 0])
        #expect(sides(spacer.inset(uniform: 3)) == [3, 3, 3, 3])
        #expect(sides(spacer.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))) == [1, 3, 2, 4])
        #expect(sides(spacer.inset(top: 1, right: 2)) == [1, 0, 0, 2])
    }

    @Test(arguments: [
        (Aligned.VerticalAlignment.top, Aligned.HorizontalAlignment.leading, "0,0 3×1"),
        (.center, .center, "3.5,2 3×1"), (.bottom, .trailing, "7,4 3×1"), (.fill, .trailing, "7,0 3×5"),
        (.bottom, .fill, "0,4 10×1"), (.fill, .fill, "0,0 10×5"),
    ])
    func `aligned puts its child at the given side`(
        vertical: Aligned.VerticalAlignment, horizontal: Aligned.HorizontalAlignment, frame: String
    ) throws {
        let aligned = Label(text: "abc").aligned(vertically: vertical, horizontally: horizontal)
        #expect(try Recording(aligned, 10, 5).drawing == "Aligned 0,0 10×5\n  Label \(frame)")
    }

    @Test func `aligned cuts a child that is too large, and answers its size`() throws {
        let aligned = Aligned(vertically: .bottom, horizontally: .trailing, wrapping: Spacer(width: 8, height: 2))
        #expect(Self.measure(aligned, 5, 1) == CGSize(width: 8, height: 2))
        #expect(try Recording(aligned, 5, 6).drawing == "Aligned 0,0 5×6\n  Spacer 0,4 5×2")
    }

    @Test func `centered is one element, not two`() throws {
        #expect(
            try Recording(Label(text: "ab").centered(), 10, 3).drawing == "Centered 0,0 10×3\n  Label 4,1 2×1")
    }

    @Test func `an overlay is as large as the largest answers, and its children fill it`() throws {
        var overlay = Overlay(elements: [Spacer(width: 5, height: 1)]) { $0.add(Spacer(width: 2, height: 4)) }
        overlay.add(key: "third", child: Spacer(1))
        #expect(Self.measure(overlay, nil, nil) == CGSize(width: 5, height: 4))
        #expect(Self.measure(Overlay { Spacer(7) }, nil, nil) == CGSize(width: 7, height: 7))
        #expect(
            try Recording(overlay, 9, 2).drawing
                == "Overlay 0,0 9×2\n  Spacer 0,0 9×2\n  Spacer 0,0 9×2\n  Spacer 0,0 9×2")
    }

    @Test func `a box answers as its child, which fills it, and 0×0 without one`() throws {
        let box = Box(backgroundColor: .blue, wrapping: Label(text: "Hello, world"))
        #expect(Self.measure(box, 7, nil) == CGSize(width: 6, height: 2))
        #expect(Self.measure(Box(), 7, nil) == .zero)
        #expect(try Recording(box, 7, 4).drawing == "Box 0,0 7×4\n  Label 0,0 7×4")
    }

    @Test(arguments: [nil, 2, -3, .nan, .infinity] as [CGFloat?])
    func `a spacer answers its size to any proposal`(width: CGFloat?) {
        #expect(Self.measure(Spacer(width: 5, height: -2), width, 1) == CGSize(width: 5, height: -2))
    }

    @Test(
        arguments: [
            (nil, nil, CGSize(width: 13, height: 1)), (8, nil, CGSize(width: 7, height: 2)),
            (7.9, nil, CGSize(width: 7, height: 2)), (4, 2, CGSize(width: 4, height: 2)),
            (0, nil, CGSize(width: 0, height: 11)), (-4, -4, CGSize.zero), (.nan, nil, CGSize(width: 0, height: 11)),
            (1e300, 0.5, CGSize(width: 13, height: 0.5)),
        ] as [(CGFloat?, CGFloat?, CGSize)])
    func `a label wraps at the width, rounded down, and stays within the proposal`(
        width: CGFloat?, height: CGFloat?, size: CGSize
    ) {
        #expect(Self.measure(Label(text: "one two three"), width, height) == size)
    }

    @Test func `a label keeps to its number of lines`() {
        let label = Label(text: "one two three\nfour") { $0.numberOfLines = 2 }
        #expect(Self.measure(label, 7, nil) == CGSize(width: 7, height: 2))
    }

    @Test func `a label is measured in the environment's cells`() throws {
        var environment = Environment.empty
        environment.cellSize = CGSize(width: 8, height: 16)
        let proposal = Proposal(width: .atMost(60), height: .unconstrained)
        #expect(
            try Recording(Label(text: "one two three"), proposal, environment: environment).drawing
                == "Label 0,0 56×32")
    }

    @Test(arguments: 0..<200)
    func `a label is as large as its drawn text`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("aab  c\n漢é")
        let text = String(
            (0..<Int.random(in: 0...30, using: &random)).compactMap { _ in letters.randomElement(using: &random) })
        let width = Int.random(in: 1...12, using: &random)
        let limit = Int.random(in: 0...3, using: &random)
        let drawn = TextWrapping(text, width: width, lineLimit: limit)
        let label = Label(text: text) { $0.numberOfLines = limit }
        #expect(
            Self.measure(label, CGFloat(width), nil)
                == CGSize(width: min(drawn.columns, width), height: drawn.lines.count), "seed \(seed): '\(text)'")
    }
}
