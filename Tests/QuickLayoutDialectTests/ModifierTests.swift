import Foundation
import Negotiation
import QuickLayoutDialect
import Testing

/// Modifiers in little space and with arguments that are not finite (QuickLayout b243891).
struct ModifierTests {
    @Test func `padding that is larger than the proposal proposes 0`() {
        #expect(Recording(ViewProxy().padding(5), 4, 4).drawing == "padding 0,0 10×10\n  ViewProxy 5,5 0×0")
        let grid = Grid {
            GridRow {
                ViewProxy(width: 2).padding(3)
                Color.blue
            }
            GridRow { Color.blue }
        }
        let drawing = Recording(grid, 8, 8).drawing
        #expect(drawing.hasPrefix("Grid 0,0 8×8\n  padding 0,0 8×6\n    ViewProxy 3,3 2×0\n"))
    }

    @Test func `infinite and NaN paddings, offsets, additions and spacings are ignored`() {
        let image = Image(width: 2, height: 1)
        func frames(_ element: any Element) -> [Substring] {
            Recording(element, 20, 10).drawing.split(separator: "\n").map { $0.drop { $0 == " " } }
        }
        for length in [CGFloat.infinity, -.infinity, .nan] {
            #expect(
                frames(image.padding(EdgeInsets(top: 1, leading: length, bottom: length, trailing: 2)))
                    == ["padding 0,0 4×2", "Image 0,1 2×1"])
            #expect(frames(image.offset(x: length, y: 3)) == ["offset 0,0 2×1", "Image 0,3 2×1"])
            #expect(
                frames(image.expand(by: CGSize(width: 3, height: length))) == ["expand 0,0 5×1", "Image 0,0 5×1"])
            let stack = HStack(spacing: length) {
                image
                image
            }
            #expect(frames(stack) == ["HStack 0,0 4×1", "Image 0,0 2×1", "Image 2,0 2×1"])
        }
    }

    @Test(arguments: [
        CGSize(width: 1, height: CGFloat.infinity), CGSize(width: 0, height: 1), CGSize(width: 1, height: 0),
    ])
    func `a ratio that is 0 or infinite passes the proposal on`(ratio: CGSize) {
        #expect(
            Recording(Color.blue.aspectRatio(ratio), 20, 10).drawing == "aspectRatio 0,0 20×10\n  Color 0,0 20×10")
    }

    @Test func `a leaf that is stretched on both limited axes is not asked`() {
        let recording = Recording(Text("ab").resizable(), 7, 3)
        #expect(recording.drawing == "resizable 0,0 7×3\n  Text 0,0 7×3")
        #expect(recording.measures(of: "Text") == 0)
        let open = Recording(
            Text("ab").resizable(), Proposal(width: .atMost(7), height: .unconstrained))
        #expect(open.drawing == "resizable 0,0 7×1\n  Text 0,0 7×1")
        #expect(open.measures(of: "Text") == 1)
    }

    @Test func `an ideal layout is laid out once if its children have the same length across, and fit`() {
        func row(_ height: CGFloat) -> any Element {
            HStack {
                Image(width: 2, height: 3)
                ViewProxy(flexibility: .partial) { CGSize(width: 2, height: min($0.height, height)) }
            }.idealLayout()
        }
        #expect(Recording(row(3), 9, 5).proposals(to: "ViewProxy") == ["7×inf"])
        #expect(Recording(row(4), 9, 5).proposals(to: "ViewProxy") == ["7×inf", "7×4"])
        #expect(Recording(row(3), 9, 2).proposals(to: "ViewProxy") == ["7×inf", "7×2"])
    }
}
