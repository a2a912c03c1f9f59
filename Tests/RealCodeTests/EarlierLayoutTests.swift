import Testing

/// Layouts in the form that Blueprint had before its subelements.
@Suite struct EarlierLayoutTests {
    @Test func `a layout that measures items places them by its attributes`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Stairs: Element {
                var words: [String]
                var content: ElementContent {
                    ElementContent(layout: StairsLayout(step: 2)) { builder in
                        for (index, word) in words.enumerated() {
                            builder.add(traits: CGFloat(index), element: Label(text: word))
                        }
                    }
                }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
            }

            private struct StairsLayout: Layout {
                typealias Traits = CGFloat
                static var defaultTraits: CGFloat { 0 }
                var step: CGFloat
                func measure(in constraint: SizeConstraint, items: [(traits: CGFloat, content: Measurable)]) -> CGSize {
                    items.reduce(into: CGSize.zero) { size, item in
                        let own = item.content.measure(in: constraint)
                        size.width = max(size.width, item.traits * step + own.width)
                        size.height += own.height
                    }
                }
                func layout(size: CGSize, items: [(traits: CGFloat, content: Measurable)]) -> [LayoutAttributes] {
                    var y: CGFloat = 0
                    return items.map { traits, content in
                        let own = content.measure(in: SizeConstraint(size))
                        defer { y += own.height }
                        return LayoutAttributes(frame: CGRect(origin: CGPoint(x: traits * step, y: y), size: own))
                    }
                }
            }

            let stairs = Row { row in
                row.add(child: Stairs(words: ["one", "two", "three"]))
                row.add(child: Label(text: "|"))
            }
            """, width: 12, height: 3, drawsBoxes: false)
        #expect(shown.picture == "one        |\n  two\n    three")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `a layout of a single child places it by its attributes`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Padded: Element {
                var wrapped: Element
                var content: ElementContent { ElementContent(child: wrapped, layout: PaddedLayout()) }
                func backingViewDescription(bounds: CGRect, subtreeExtent: CGRect?) -> ViewDescription? { nil }

                private struct PaddedLayout: SingleChildLayout {
                    func measure(in constraint: SizeConstraint, child: Measurable) -> CGSize {
                        let size = child.measure(in: constraint)
                        return CGSize(width: size.width + 2, height: size.height + 2)
                    }
                    func layout(size: CGSize, child: Measurable) -> LayoutAttributes {
                        LayoutAttributes(frame: CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1))
                    }
                }
            }

            let column = Column { Padded(wrapped: Label(text: "in")); Label(text: "end") }
            """, width: 5, height: 4, drawsBoxes: false)
        #expect(shown.picture == "\n in\n\nend")
        #expect(shown.holes == [] && shown.told == [])
    }
}
