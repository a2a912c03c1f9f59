import BlueprintDialect
import Negotiation
import Testing

/// Elements that are built when they are asked, keys, the environment, and composed elements.
struct LazyTests {
    private static func measure(_ element: any Element, _ width: CGFloat?) -> CGSize {
        element.content.measure(
            in: SizeConstraint(width: width.map { .atMost($0) } ?? .unconstrained, height: .unconstrained),
            environment: .empty)
    }

    @Test func `a geometry reader is built for its proposal`() throws {
        let reader = GeometryReader { proxy in
            Label(text: proxy.constraint.width.maximum < 10 ? "short" : "rather long")
        }
        #expect(Self.measure(reader, 20) == CGSize(width: 11, height: 1))
        #expect(Self.measure(reader, 8) == CGSize(width: 5, height: 1))
        #expect(try Recording(reader, 8, 3).drawing == "GeometryReader 0,0 8×3\n  Label 0,0 8×3")
    }

    @Test func `the measures of a geometry reader are in the record, but not in the tree`() throws {
        let reader = GeometryReader { proxy in
            let size = proxy.measure(element: Label(text: "one two"), in: SizeConstraint(width: 3))
            return Spacer(size: size)
        }
        let recording = try Recording(Column { $0.add(child: reader) }, 9, 9)
        #expect(recording.drawing.hasSuffix("GeometryReader 0,0 3×2\n    Spacer 0,0 3×2"))
        let labels = recording.record.elements.filter { $0.name == "Label" }
        #expect(labels.allSatisfy { $0.placement == nil && $0.asked.count == 1 })
        #expect(recording.record[labels[0].asked[0]].reason.sentence == "measured apart, to see how large it would be")
    }

    @Test func `the measures of an element's own code are in the record, with their asker and proposal`() throws {
        /// As wide as a label, and as high as it is wide.
        struct Measuring: Element {
            var content: ElementContent {
                ElementContent { (constraint: SizeConstraint, environment: Environment) in
                    let inset = Inset(uniformInset: 1, wrapping: Label(text: "abc"))
                    let size = inset.content.measure(in: constraint, environment: environment)
                    return CGSize(width: size.width, height: size.width)
                }
            }
        }
        let recording = try Recording(Centered(Measuring()), 9, 9)
        #expect(
            recording.trace == """
                Centered at 9×9: the root's proposal
                  Measuring in <=9 <=9 -> 5×5 measured: all the room there is: 9×9
                    ElementContent in <=9 <=9 -> 5×3 measured: measured apart, to see how large it would be
                      Label in <=7 <=7 -> 3×1 measured: the proposal minus insets 1 + 1
                  Measuring at 5×5: its own size, centered
                """)
        let exchange = recording.record.exchanges[1]
        #expect(exchange.asker == ElementID(1) && exchange.parent == recording.record.exchanges[0].id)
    }

    @Test func `an environment that outlives its pass measures without the record`() throws {
        final class Kept { var environment = Environment.empty }
        let kept = Kept()
        let reader = EnvironmentReader { environment in
            kept.environment = environment
            return Spacer(1)
        }
        let recording = try Recording(reader, 9, 9)
        #expect(Label(text: "abc").content.measure(in: .unconstrained, environment: kept.environment).width == 3)
        #expect(recording.record.exchanges.isEmpty)
    }

    @Test func `a geometry reader's child of an equal type keeps the answers of the measurement`() throws {
        let reader = GeometryReader { proxy in
            Centered(Label(text: proxy.constraint.width == .atMost(10) ? "x" : "abcdefghij"))
        }
        let column = Column { $0.add(child: reader) }
        #expect(try Recording(column, 30, 3).drawing.hasSuffix("Label 0,0 10×1"))
        let without = LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)
        #expect(try Recording(column, 30, 3, options: without).drawing.hasSuffix("Label 4.5,0 1×1"))
    }

    private enum Margin: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }

    @Test func `an element reads the nearest change of the environment`() throws {
        let reader = EnvironmentReader { Inset(uniformInset: $0[Margin.self], wrapping: Spacer(2)) }
        #expect(Self.measure(reader, nil) == CGSize(width: 4, height: 4))
        #expect(Self.measure(reader.adaptedEnvironment(key: Margin.self, value: 3), nil).width == 8)
        let direct = reader.adaptedEnvironment { $0[Margin.self] = 5 }
        #expect(Self.measure(Overlay { direct }, nil).width == 12)
        let scale = EnvironmentReader { Spacer($0.displayScale) }
            .adaptedEnvironment(keyPath: \.displayScale, value: 3)
        #expect(Self.measure(scale, nil).width == 3)
    }

    @Test func `a layout writer places its children at its frames`() throws {
        let writer = LayoutWriter { context, builder in
            builder.add(with: CGRect(x: -1, y: 0, width: 3, height: 2), key: "first", child: Spacer(1))
            let width = context.phase.onMeasure {
                4
            } onLayout: {
                $0.width / 2
            }
            builder.add(with: CGRect(x: 1, y: 1, width: width, height: 4), child: Spacer(1))
        }
        #expect(Self.measure(writer, nil) == CGSize(width: 5, height: 5))
        #expect(
            try Recording(writer, 20, 9).drawing == "LayoutWriter 0,0 20×9\n  Spacer -1,0 3×2\n  Spacer 1,1 10×4")
        let fixed = LayoutWriter { _, builder in
            builder.sizing = .fixed(CGSize(width: 7, height: 7))
            builder.add(with: .zero, child: Spacer(1))
            builder.modifyEach { $0.frame.size.width = 2 }
        }
        #expect(Self.measure(fixed, nil) == CGSize(width: 7, height: 7))
        #expect(try Recording(fixed, 9, 9).drawing.hasSuffix("Spacer 0,0 2×0"))
    }

    @Test func `a decoration has the position given, and takes no space`() throws {
        let positions: [(Decorate.Position, String)] = [
            (.inset(1), "-1,-1 8×4"), (.inset(horizontal: -1), "1,0 4×2"), (.corner(.topRight), "5,-0.5 2×1"),
            (.corner(.bottomLeft, UIOffset(horizontal: 1, vertical: 2)), "0,3.5 2×1"),
            (.aligned(to: .bottomTrailing), "4,1 2×1"),
            (.aligned(to: .center, horizontalGuide: { _ in 0 }), "3,0.5 2×1"),
            (.custom { CGRect(origin: .zero, size: $0.contentSize) }, "0,0 6×2"),
        ]
        for (position, frame) in positions {
            let decorated = Spacer(width: 6, height: 2)
                .decorate(layering: .above, position: position) { Label(text: "ab") }
            #expect(Self.measure(decorated, nil) == CGSize(width: 6, height: 2))
            let recording = try Recording(decorated, Proposal(width: .unconstrained, height: .unconstrained))
            #expect(recording.drawing == "Decorate 0,0 6×2\n  Spacer 0,0 6×2\n  Label \(frame)")
        }
    }

    @Test func `a decoration below is the first child`() throws {
        let decorated = Decorate(layering: .below, position: .inset(0), wrapping: Spacer(2), decoration: Box())
        #expect(try Recording(decorated, 4, 4).drawing == "Decorate 0,0 4×4\n  Box 0,0 4×4\n  Spacer 0,0 4×4")
    }

    @Test func `a rule is as thick as it says`() throws {
        let thick = Rule(orientation: .vertical, color: .red, thickness: .points(2))
        #expect(Self.measure(thick, 9) == CGSize(width: 2, height: 0))
        #expect(try Recording(thick, 2, 9).drawing == "Rule 0,0 2×9\n  Box 0,0 2×9")
        let hairline = Rule(orientation: .horizontal, color: .red)
        #expect(Self.measure(hairline.adaptedEnvironment(keyPath: \.displayScale, value: 2), 9).height == 0.5)
    }

    @Test(arguments: [
        (ScrollView.ContentSize.fittingHeight, CGSize(width: 8, height: 3), "Spacer 0,0 6×20"),
        (.fittingWidth, CGSize(width: 8, height: 3), "Spacer 0,0 30×2"),
        (.fittingContent, CGSize(width: 8, height: 3), "Spacer 0,0 30×20"),
        (.custom(CGSize(width: 4, height: 5)), CGSize(width: 6, height: 3), "Spacer 0,0 4×5"),
    ])
    func `scrolled content may exceed the scroll view`(
        contentSize: ScrollView.ContentSize, size: CGSize, frame: String
    ) throws {
        let scroll = ScrollView(contentSize, wrapping: Spacer(width: 30, height: 20)) {
            $0.contentInset = UIEdgeInsets(top: 0, left: 1, bottom: 1, right: 1)
        }
        let measured = scroll.content.measure(
            in: SizeConstraint(CGSize(width: 8, height: 3)), environment: .empty)
        #expect(measured == size)
        #expect(try Recording(scroll, 8, 3).drawing == "ScrollView 0,0 8×3\n  \(frame)")
    }

    @Test(arguments: [
        (Image.ContentMode.center, CGSize(width: 4, height: 2)), (.stretch, CGSize(width: 4, height: 2)),
        (.aspectFit, CGSize(width: 6, height: 3)), (.aspectFill, CGSize(width: 6, height: 3)),
    ])
    func `an image has a size`(mode: Image.ContentMode, size: CGSize) {
        let image = Image(image: UIImage(size: CGSize(width: 4, height: 2)), contentMode: mode)
        let constraint = SizeConstraint(CGSize(width: 6, height: 8))
        #expect(image.content.measure(in: constraint, environment: .empty) == size)
        #expect(Self.measure(Image(image: nil), 6) == .zero)
    }

    @Test(arguments: [Image.ContentMode.aspectFit, .aspectFill])
    func `a scaled image is infinite if unlimited`(mode: Image.ContentMode) {
        let image = Image(image: UIImage(size: CGSize(width: 20, height: 10)), contentMode: mode)
        #expect(image.content.measure(in: .unconstrained, environment: .empty) == .infinity)
        let narrow = SizeConstraint(CGSize(width: 5, height: 100))
        #expect(image.content.measure(in: narrow, environment: .empty) == CGSize(width: 5, height: 2.5))
        let low = SizeConstraint(CGSize(width: 100, height: 5))
        #expect(image.content.measure(in: low, environment: .empty) == CGSize(width: 10, height: 5))
    }

    @Test func `a scroll view centers content that is smaller than it`() throws {
        let scroll = ScrollView(.fittingContent, wrapping: Spacer(width: 10, height: 10)) { $0.centersUnderflow = true }
        #expect(try Recording(scroll, 100, 100).drawing == "ScrollView 0,0 100×100\n  Spacer 45,45 10×10")
        let long = ScrollView(.fittingHeight, wrapping: Spacer(width: 10, height: 200)) { $0.centersUnderflow = true }
        #expect(try Recording(long, 100, 100).drawing == "ScrollView 0,0 100×100\n  Spacer 0,0 100×200")
    }

    @Test func `infinite content of a scroll view takes the space between the insets`() throws {
        let image = Image(image: UIImage(size: CGSize(width: 2, height: 1)), contentMode: .aspectFit)
        let scroll = ScrollView(.fittingContent, wrapping: image) {
            $0.contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        }
        #expect(try Recording(scroll, 100, 100).drawing == "ScrollView 0,0 100×100\n  Image 0,0 80×80")
        #expect(scroll.content.measure(in: .unconstrained, environment: .empty) == .infinity)
    }

    @Test func `a keyed element gives its container the key`() throws {
        let row = Row {
            Label(text: "a").keyed("first")
            Label(text: "b")
        }
        #expect(try Recording(row, 9, 9).record.pathComponents == ["Row", "Label(first)", "Label"])
        let overlay = Overlay { Label(text: "a").keyed(3) }
        #expect(overlay.children[0].key == AnyHashable(3))
        #expect(Self.measure(Label(text: "abc").keyed("x"), nil) == CGSize(width: 3, height: 1))
    }

    @Test func `modifiers can be chosen in a chain`() {
        let spacer = Spacer(2)
        #expect(spacer.if(true) { $0.centered() } is Centered)
        #expect(spacer.if(false) { $0.centered() } is Spacer)
        #expect(spacer.if(false, then: { $0 }, else: { $0.hidden() }) is Hidden)
        #expect(spacer.if(let: 3 as CGFloat?) { $1.inset(uniform: $0) } is Inset)
        #expect(spacer.if(let: nil as CGFloat?) { $1.inset(uniform: $0) } is Spacer)
        #expect((spacer.modify { $0.size.width = 7 } as? Spacer)?.size.width == 7)
        #expect(spacer.map { $0.hidden() } is Hidden)
    }
}
