import Foundation
import Testing
import TheodoliteDialect

/// Custom components, as the library's page on custom layout writes them: here, and in OwnComponents.swift.
struct CustomComponentTests {
    @Test func `the page's component is laid out as the library's`() {
        let text = label("one two three four", lines: 0)
        for vertical in [true, false] {
            let old = Recording(Window((text, isVertical: vertical)), 7, 3)
            let new = Recording(scroll(vertical ? .vertical : .horizontal, text), 7, 3)
            #expect(old.drawing.dropFirst("Window".count) == new.drawing.dropFirst("Scroll".count))
            #expect(old.layout.extra as? CGSize == new.layout.extra as? CGSize)
        }
    }

    /// Two components side by side, each in half of the width.
    private final class Halves: Component, TypedComponent {
        typealias PropType = (Component, Component)

        override func render() -> [Component] { [props.0, props.1] }

        override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
            let half = constraint.max.width / 2
            let range = SizeRange(max: CGSize(width: half, height: constraint.max.height))
            let layouts = tree.children().map {
                $0.component().layout(constraint: range, tree: $0, because: "half for each side")
            }
            return Layout(
                component: self, size: constraint.max,
                children: layouts.enumerated().map { index, layout in
                    LayoutChild(
                        layout: layout, position: CGPoint(x: half * CGFloat(index), y: 0), because: "its side")
                })
        }
    }

    @Test func `a component gives its own reasons`() {
        #expect(
            Recording(Halves((image(9, 1), label("ab", lines: 1))), 8, 2).trace == """
                Halves in <=8 <=2 -> 8×2 measured: the root's proposal
                  ImageComponent in <=4 <=2 -> 4×1 measured: half for each side
                  LabelComponent in <=4 <=2 -> 2×1 measured: half for each side
                    TextComponent in <=4 <=2 -> 2×1 measured: the range of its parent, handed on
                Halves at 8×2: the root takes its answer
                  ImageComponent at 4×1: its side
                  LabelComponent at 2×1: its side
                    TextComponent at 2×1: at its parent's corner, in the size that it answered
                """)
    }

    /// Moves its child, without a reason.
    private final class Aside: Component, TypedComponent {
        typealias PropType = Component

        override func render() -> [Component] { [props] }

        override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
            let layout = tree.children()[0].component().layout(constraint: constraint, tree: tree.children()[0])
            let child = LayoutChild(layout: layout, position: CGPoint(x: 2, y: 1))
            return Layout(component: self, size: constraint.max, children: [child])
        }
    }

    @Test func `a placement without a reason is described by its position`() {
        let record = Recording(Aside(image(3, 1)), 8, 2).record
        #expect(record.elements[1].placement?.reason.sentence == "at 2, 1, in the size that it answered")
    }

    @Test func `a component can extend the standard layout`() {
        let framed = Recording(Framed(image(3, 1)), 9, 9)
        #expect(framed.drawing == "Framed 0,0 5×2\n  Image 0,0 3×1")
        #expect(framed.record.exchanges.count == 2)
    }

    @Test func `a child's layout that is returned as the own becomes its content`() {
        #expect(Recording(Transparent(image(3, 1)), 9, 9).drawing == "Transparent 0,0 3×1\n  Image 0,0 3×1")
    }

    /// Contains itself.
    private final class Endless: Component {
        override func render() -> [Component] { [Endless()] }
    }

    @Test func `a component that contains itself is reported`() {
        let notes = Recording(Endless(), 9, 9).notes
        #expect(notes.contains { $0.contains("nested too deeply") }, "\(notes)")
    }

    @Test func `the keys of components are in their paths`() {
        let row = flex(
            FlexOptions(),
            [FlexChild(LabelComponent(key: "first", ("a", options: .init()))), FlexChild(label("b"))])
        #expect(Recording(row, 9, 9).record.paths.contains("FlexboxComponent/LabelComponent(first)"))
    }
}
