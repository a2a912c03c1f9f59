import BlueprintDialect
import LayoutInspection
import Negotiation
import Testing

@testable import Vocabularies

/// The scroll extent of a ScrollView.
struct ScrollExtentTests {
    private static func interaction(of element: any Element) throws -> Interaction {
        let recording = try Recording(element, 10, 4)
        return BlueprintElements(all: recording.elements).interaction(of: ElementID(0), in: recording.record)
    }

    @Test func `a scroll view is a window on its content`() throws {
        let scroll = ScrollView(.fittingHeight, wrapping: Spacer(width: 3, height: 30))
        #expect(
            try Self.interaction(of: scroll)
                == .scrolls(
                    ScrollExtent(content: CGSize(width: 10, height: 30), window: CGSize(width: 10, height: 4))))
    }

    @Test func `insets after the content can be scrolled to`() throws {
        var scroll = ScrollView(.fittingContent, wrapping: Spacer(width: 30, height: 20))
        scroll.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 2, right: 3)
        guard case .scrolls(let extent) = try Self.interaction(of: scroll) else {
            Issue.record("a scroll view does not scroll")
            return
        }
        #expect(extent.reach(.horizontal) == 23)
        #expect(extent.reach(.vertical) == 18)
    }

    @Test func `an element that does not scroll has no interaction`() throws {
        #expect(try Self.interaction(of: Box()) == .none)
    }
}
