import BlueprintDialect
import Negotiation
import Testing

/// The origins of lengths: the number that the engine names, and its arithmetic, give the length.
struct OriginTests {
    private static let unlimited = Proposal(width: .unconstrained, height: .unconstrained)

    @Test func `a flow's lengths are its longest line's and its lines'`() throws {
        let flow = Flow(lineAlignment: .leading, lineSpacing: 2, itemAlignment: .top, itemSpacing: 1) {
            Label(text: "abc")
            Spacer(width: 2, height: 3)
            Label(text: "a longer one")
        }
        let record = try Recording(flow, Proposal(width: .atMost(14), height: .unconstrained)).record
        #expect(record.rootOrigins == ["Label 12: 12", "Spacer 3, Label 1: 4 + 2"])
    }

    @Test func `an unlimited grid row's width begins with the column that needs the largest scale`() throws {
        let row = GridRow {
            Label(text: "abcdef").gridRowChild(width: .proportional(2))
            Label(text: "abcd").gridRowChild(width: .proportional(1))
        }
        let record = try Recording(row, Self.unlimited).record
        #expect(record.rootOrigins == ["Label 4: 4 + 8", "Label 1: 1"])
    }
}
