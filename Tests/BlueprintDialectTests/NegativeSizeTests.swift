import Negotiation
import Testing

@testable import BlueprintDialect

/// Frames of a negative size, whose far ends are their origins, as Core Graphics counts them.
struct NegativeSizeTests {
    @Test func `a flow reaches as far as the origin of an item of negative height`() throws {
        let flow = Flow(itemAlignment: .center) { Label(text: "b").flowChild() }
        let root = Inset(top: 3, bottom: 0, left: 0, right: 0, wrapping: flow)
        let recording = try Recording(root, Proposal(width: .atMost(12), height: .atMost(2.5)))
        #expect(frames(of: recording.result)[0].size == CGSize(width: 1, height: 3.25))
    }

    @Test func `an item follows the origin of an item of negative width`() throws {
        let flow = Flow(itemSpacing: 1) {
            Label(text: "a").flowChild()
            Label(text: "b").flowChild()
        }
        let root = Inset(top: 0, bottom: 0, left: 3, right: 0, wrapping: flow)
        let recording = try Recording(root, Proposal(width: .exactly(1), height: .exactly(3)))
        #expect(frames(of: recording.result).map(\.origin.x) == [0, 3, 0, 1])
        #expect(frames(of: recording.result).map(\.size.width) == [1, -2, -2, -2])
    }

    @Test func `a layout writer reaches as far as the origin of a child of negative size`() throws {
        let root = LayoutWriter { _, layout in
            layout.add(with: CGRect(x: 2, y: 3, width: -4, height: -5), child: Spacer(size: .zero))
        }
        let recording = try Recording(root, Proposal(width: .atMost(12), height: .atMost(12)))
        #expect(frames(of: recording.result)[0].size == CGSize(width: 2, height: 3))
    }
}
