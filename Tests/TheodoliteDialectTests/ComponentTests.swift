import Foundation
import Negotiation
import Testing
import TheodoliteDialect

/// The size and the children of each component, as measured on the library (Theodolite 49021b9).
struct ComponentTests {
    private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    @Test func `a maximum alone does not make a component larger`() {
        let component = SizeComponent((size: SizeRange(max: Self.size(8, 4)), component: label("ab")))
        #expect(Recording(component, 20, 20).drawing == "Size 0,0 2×1\n  Label 0,0 2×1")
    }

    @Test func `an exact size is clamped to the parent's range, but not for its child`() {
        let exact = SizeComponent((size: SizeRange(Self.size(8, 4)), component: image(1, 1)))
        #expect(Recording(exact, 5, 3).drawing == "Size 0,0 5×3\n  Image 0,0 8×4")
    }

    @Test func `a size component around a NaN answer has its maximum size`() {
        let view = ViewComponent(ViewConfiguration())
        let free = SizeComponent((size: SizeRange(max: .unlimited), component: view))
        #expect(Recording(free, 5, 3).drawing == "Size 0,0 5×3\n  View 0,0 nan×nan")
        #expect(Recording(free, 5).drawing == "Size 0,0 5×nan\n  View 0,0 nan×nan")
    }

    @Test func `insets larger than the proposal push the child out`() {
        #expect(Recording(inset(3, label("ab")), 20, 20).drawing == "Inset 0,0 8×7\n  Label 3,3 2×1")
        #expect(Recording(inset(3, label("ab")), 4, 4).drawing == "Inset 0,0 4×4\n  Label 3,3 0×0")
    }

    @Test func `a background has exactly the component's size, and is behind it`() {
        let background = BackgroundComponent((component: label("ab"), background: image(9, 9)))
        #expect(Recording(background, 20, 20).drawing == "Background 0,0 2×1\n  Image 0,0 2×1\n  Label 0,0 2×1")
        let overlay = OverlayComponent((component: label("ab"), overlay: image(9, 9)))
        #expect(Recording(overlay, 20, 20).drawing == "Overlay 0,0 2×1\n  Label 0,0 2×1\n  Image 0,0 2×1")
    }

    @Test func `scrolled content is unlimited along its axis, and the window takes all`() {
        let text = label("one two three four", lines: 0)
        #expect(Recording(scroll(.vertical, text), 5, 3).drawing == "Scroll 0,0 5×3\n  Label 0,0 5×4")
        #expect(Recording(scroll(.horizontal, text), 5, 3).drawing == "Scroll 0,0 5×1\n  Label 0,0 18×1")
        #expect(Recording(scroll(.vertical, text), 5, 3).layout.extra as? CGSize == Self.size(5, 4))
    }

    @Test func `a window is narrower than its parent, even in an exact range`() {
        let exact = SizeComponent((size: SizeRange(Self.size(9, 6)), component: scroll(.vertical, label("ab"))))
        #expect(Recording(exact, 20, 20).drawing == "Size 0,0 2×6\n  Scroll 0,0 2×6\n    Label 0,0 2×1")
    }

    @Test func `a component without children has no size, even in an exact range`() {
        let framed = BackgroundComponent((component: image(9, 6), background: TapComponent((.init(), Component()))))
        #expect(
            Recording(framed, 20, 20).drawing
                == "Background 0,0 9×6\n  Tap 0,0 0×0\n    Component 0,0 0×0\n  Image 0,0 9×6")
    }

    @Test func `a text is cut at the end of its box`() {
        let text = label("one two three four", lines: 0)
        #expect(Recording(text, 9, 1.5).drawing == "Label 0,0 7×1.5")
        #expect(Recording(label("one two three", lines: 1), 9, 5).drawing == "Label 0,0 9×1")
        #expect(Recording(label(""), 9, 5).drawing == "Label 0,0 0×0")
    }

    @Test func `images and wheels are as large as they are, within the range`() {
        #expect(Recording(image(9, 3), 5, 8).drawing == "Image 0,0 5×3")
        #expect(Recording(ActivityIndicatorComponent(), 100, 40).drawing == "ActivityIndicator 0,0 60×40")
    }

    @Test func `a button has its title and image side by side, and never wraps`() {
        let insets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        let button = ButtonComponent(
            ButtonComponent.Options(
                titles: [.normal: "Send it", .selected: "Sent"],
                images: [.normal: UIImage(size: Self.size(3, 2))], contentEdgeInsets: insets))
        #expect(Recording(button, 40, 10).drawing == "Button 0,0 14×3")
        #expect(Recording(button, 5, 10).drawing == "Button 0,0 5×3")
        let background = ButtonComponent(
            ButtonComponent.Options(
                titles: [.normal: "Send it", .selected: "Sent"],
                backgroundImages: [.normal: UIImage(size: Self.size(5, 4))], selected: true))
        #expect(Recording(background, 40, 10).drawing == "Button 0,0 5×4")
    }

    @Test func `taps and lists are as large as their contents`() {
        let tap = TapComponent((action: Action(), component: label("ab")))
        #expect(Recording(tap, 9, 9).drawing == "Tap 0,0 2×1\n  Label 0,0 2×1")
        let list = ListComponent<String>(
            ListComponent.Options(source: [["a", "bb"], ["ccc"]], factory: { label($0) }, loadTail: image(1, 1)))
        #expect(
            Recording(list, 8).drawing == """
                List 0,0 8×4
                  Flexbox 0,0 8×4
                    Flexbox 0,0 8×2
                      Label 0,0 8×1
                      Label 0,1 8×1
                    Flexbox 0,2 8×1
                      Label 0,2 8×1
                    Image 0,3 8×1
                """)
    }

    @Test func `a view takes all, and is NaN if unlimited`() {
        let view = ViewComponent(ViewConfiguration())
        #expect(Recording(view, 9, 4).drawing == "View 0,0 9×4")
        let free = Recording(inset(1, view), 9)
        #expect(free.drawing == "Inset 0,0 9×nan\n  View 1,1 7×nan")
        #expect(
            free.notes == [
                "ViewComponent: its height is NaN: it fills its range, which has no maximum; "
                    + "wrap it in a SizeComponent"
            ])
    }

    @Test func `a container as large as its children ignores NaN edges`() {
        let tap = TapComponent((action: Action(), component: ViewComponent(ViewConfiguration())))
        #expect(Recording(tap, 9).drawing == "Tap 0,0 9×0\n  View 0,0 9×nan")
        let across = scroll(.horizontal, scroll(.vertical, label("ab")))
        #expect(Recording(across, 9).drawing == "Scroll 0,0 9×0\n  Scroll 0,0 2×nan\n    Label 0,0 2×1")
        #expect(Recording(scroll(.vertical, tap), 9, 3).layout.extra as? CGSize == Self.size(9, 0))
    }

    @Test func `the root's range is the proposal`() {
        let text = label("one two three", lines: 0)
        #expect(
            Recording(text, Proposal(width: .exactly(9), height: .exactly(4))).drawing == "Label 0,0 9×4")
        #expect(
            Recording(image(1, 1), Proposal(width: .between(3, 9), height: .unconstrained)).drawing == "Image 0,0 3×1")
        let free = Recording(text, Proposal(width: .unspecified, height: .unconstrained))
        #expect(free.drawing == "Label 0,0 13×1")
        #expect(
            free.notes == ["LabelComponent: Theodolite has no unspecified width; it is asked without a limit (inf)"])
    }

    @Test func `a component that leaves its promised range is reported`() {
        #expect(
            Recording(Liar(), 3, 3).notes == ["Liar: it answers 9×9 to <=3 by <=3, and promised to stay in its range"])
    }

    private final class Liar: Component, AnswersInRange {
        override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
            Layout(component: self, size: CGSize(width: 9, height: 9), children: [])
        }
    }
}
