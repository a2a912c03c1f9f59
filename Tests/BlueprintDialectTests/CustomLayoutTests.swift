import BlueprintDialect
import Testing

/// Layouts as an iOS project writes them.
struct CustomLayoutTests {
    /// The events of a layout's cache.
    private final class Log {
        var made = 0
        var seen: [Int] = []
    }

    private struct Weight: LayoutTraitsKey {
        static let defaultValue: CGFloat = 1
    }

    /// Children side by side, as wide as their weights. It counts its calls in the cache.
    private struct Scales: Layout {
        let log: Log

        func makeCache(subelements: Subelements, environment: Environment) -> Int {
            log.made += 1
            return 10
        }

        func sizeThatFits(
            proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Int
        ) -> CGSize {
            cache += 1
            log.seen.append(cache)
            return CGSize(width: subelements.reduce(0) { $0 + $1[Weight.self] }, height: 1)
        }

        func placeSubelements(
            in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Int
        ) {
            cache += 1
            log.seen.append(cache)
            var x: CGFloat = 0
            for subelement in subelements {
                subelement.place(at: CGPoint(x: x, y: 0), size: CGSize(width: subelement[Weight.self], height: 1))
                x += subelement[Weight.self]
            }
        }
    }

    private struct Scale: Element {
        let log: Log

        var content: ElementContent {
            ElementContent(layout: Scales(log: log)) { builder in
                builder.add(traitsType: Weight.self, traits: 4, element: Spacer(1))
                builder.add(element: Spacer(1))
                builder.add(traits: LayoutTraits(key: Weight.self, value: 2), key: "two", element: Spacer(1))
            }
        }
    }

    @Test func `a layout's cache is created once and passed to each call`() throws {
        let log = Log()
        let column = Column { $0.add(child: Scale(log: log)) }
        _ = try Recording(column, 20, 5)
        #expect(log.made == 1)
        #expect(log.seen == [11, 12])
    }

    @Test func `children carry traits by key`() throws {
        #expect(
            try Recording(Scale(log: Log()), 9, 1).drawing
                == "Scale 0,0 9×1\n  Spacer 0,0 4×1\n  Spacer 4,0 1×1\n  Spacer 5,0 2×1")
    }

    /// Places its child with a closure.
    private struct Placing: SingleChildLayout {
        let place: (LayoutSubelement, CGSize, Environment) -> Void

        func sizeThatFits(
            proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Void
        ) -> CGSize {
            subelement.sizeThatFits(proposal)
        }

        func placeSubelement(
            in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Void
        ) {
            place(subelement, size, environment)
        }
    }

    private struct Placer: Element {
        let place: (LayoutSubelement, CGSize, Environment) -> Void

        var content: ElementContent { ElementContent(child: Label(text: "hello"), layout: Placing(place: place)) }
    }

    @Test func `a child that is not placed fills its container`() throws {
        let recording = try Recording(Placer { _, _, _ in }, 9, 3)
        #expect(recording.drawing == "Placer 0,0 9×3\n  Label 0,0 9×3")
        #expect(recording.record.elements[1].placement?.reason.sentence == "fills Placer")
    }

    @Test func `the last placement counts`() throws {
        let recording = try Recording(
            Placer { child, _, _ in
                child.place(at: CGPoint(x: 1, y: 1), size: CGSize(width: 2, height: 2))
                child.place(in: CGRect(x: 3, y: 0, width: 4, height: 1), because: "it looks better")
            }, 9, 3)
        #expect(recording.drawing == "Placer 0,0 9×3\n  Label 3,0 4×1")
        #expect(recording.record.elements[1].placement?.reason.sentence == "it looks better")
    }

    @Test(arguments: [
        (UnitPoint.topLeading, "4,2 2×1"), (.center, "3,1.5 2×1"), (.bottomTrailing, "2,1 2×1"), (.top, "3,2 2×1"),
        (UnitPoint(x: 2, y: -1), "0,3 2×1"),
    ])
    func `an anchor of the child is at the position`(anchor: UnitPoint, frame: String) throws {
        let recording = try Recording(
            Placer { child, _, _ in
                child.place(at: CGPoint(x: 4, y: 2), anchor: anchor, size: CGSize(width: 2, height: 1))
            }, 9, 3)
        #expect(recording.drawing == "Placer 0,0 9×3\n  Label \(frame)")
    }

    @Test func `a layout may give a reason for an ask, and its last matching answer decides`() throws {
        let recording = try Recording(
            Placer { child, size, _ in
                let wide = child.sizeThatFits(SizeConstraint(size), because: "as wide as it gets")
                _ = child.sizeThatFits(SizeConstraint(width: 2), because: "half of \(4)")
                child.place(filling: wide)
            }, 9, 3)
        let exchanges = recording.record.exchanges
        #expect(exchanges.map(\.reason.sentence) == ["as wide as it gets", "half of 4"])
        #expect(recording.record.elements[1].placement?.decidedBy == exchanges[0].id)
    }

    @Test func `no ask decides a size that no child answered`() throws {
        let recording = try Recording(
            Placer { child, size, _ in
                _ = child.sizeThatFits(SizeConstraint(size))
                child.place(filling: CGSize(width: 8, height: 1))
            }, 9, 3)
        #expect(recording.record.elements[1].placement?.decidedBy == nil)
        #expect(recording.record.exchanges[0].reason.sentence == "the layout gives no reason")
    }

    @Test func `a layout sets attributes of its children`() {
        let placer = Placer { child, _, _ in
            child.attributes.alpha = 0.5
            child.attributes.isHidden = true
        }
        let child = placer.layout(frame: CGRect(x: 5, y: 5, width: 9, height: 3)).children[0].node
        #expect(child.layoutAttributes.alpha == 0.5)
        #expect(child.layoutAttributes.isHidden)
        #expect(child.layoutAttributes.isUserInteractionEnabled)
        #expect(child.layoutAttributes.frame == CGRect(x: 0, y: 0, width: 9, height: 3))
    }

    private enum Margin: EnvironmentKey {
        static let defaultValue: CGFloat = 3
    }

    /// Changes the margin for its child.
    private struct WithMargin: Element {
        let margin: CGFloat
        let wrapped: any Element

        var content: ElementContent { ElementContent(child: wrapped, key: Margin.self, value: margin) }
    }

    @Test func `values of the environment are passed down, with a default`() throws {
        let placer = Placer { child, _, environment in
            child.place(filling: CGSize(width: environment[Margin.self], height: 1))
        }
        #expect(try Recording(placer, 9, 3).drawing.hasSuffix("Label 0,0 3×1"))
        #expect(
            try Recording(WithMargin(margin: 7, wrapped: Inset(wrapping: placer)), 9, 3).drawing
                .hasSuffix("Label 0,0 7×1"))
    }

    /// A layout with one type of traits, and a default for children without.
    private struct Shelf: Layout, SingleTraitLayout {
        static var defaultTraits: String { "none" }
        let read: ([String]) -> Void

        func sizeThatFits(
            proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Void
        ) -> CGSize { .zero }

        func placeSubelements(
            in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Void
        ) {
            read(subelements.map { $0.traits(forLayoutType: Shelf.self) })
        }
    }

    private struct ShelfElement: Element {
        let read: ([String]) -> Void

        var content: ElementContent {
            ElementContent(layout: Shelf(read: read)) {
                $0.add(traits: "first", element: Spacer(1))
                $0.add(traits: LayoutTraits.empty, element: Spacer(1))
            }
        }
    }

    @Test func `a child added without traits has its layout's default`() {
        var traits: [String] = []
        _ = ShelfElement { traits = $0 }.layout(frame: .zero)
        #expect(traits == ["first", "none"])
    }

    @Test func `children of a result differ by type, key and number`() {
        let result = Scale(log: Log()).layout(frame: CGRect(x: 0, y: 0, width: 9, height: 1))
        #expect(result.children.map(\.identifier.count) == [1, 2, 1])
        #expect(result.children.map(\.identifier.key) == [nil, nil, "two"])
        #expect(result.children.allSatisfy { $0.identifier.elementType == Spacer.self })
    }

    @Test func `contents know the number of their children`() {
        #expect(Scale(log: Log()).content.childCount == 3)
        #expect(Inset(wrapping: Spacer(1)).content.childCount == 1)
        #expect(Box().content.childCount == 0)
        #expect(Overlay().content.childCount == 0)
    }

    @Test func `contents that are built for each ask keep the answers of equal children`() throws {
        /// A label that is long while it is measured, and short when it is placed.
        struct Fickle: Element {
            var content: ElementContent {
                ElementContent { (constraint: SizeConstraint, _: Environment) -> any Element in
                    Row(underflow: .justifyToStart) {
                        Label(text: constraint.height == .atMost(1) ? "x" : "abcdefghij")
                    }
                }
            }
        }
        let column = Column(alignment: .fill) { Fickle() }
        #expect(try Recording(column, 20, 1).drawing.hasSuffix("Label 0,0 1×1"))
        let tall = Column { Fickle() }
        #expect(
            try Recording(tall, 20, 2).drawing
                == "Column 0,0 20×2\n  Fickle 0,0 10×1\n    Row 0,0 10×1\n      Label 0,0 10×1")
        let without = LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)
        #expect(try Recording(tall, 20, 2, options: without).drawing.hasSuffix("Label 0,0 1×1"))
    }
}
