import Negotiation
import Testing

@testable import QuickLayoutDialect

/// Negative proposals.
struct NegativeSizeTests {
    @Test func `a colour takes a negative proposal as it is`() {
        let root = Text("b").padding(-2).overlay { Color.blue }
        let recording = Recording(root, Proposal(width: .atMost(0.5), height: .atMost(10)))
        let color = recording.record.elements.first { $0.name == "Color" }
        #expect(color?.placement?.frame == CGRect(x: 0, y: 0, width: -3, height: -3))
    }
}
