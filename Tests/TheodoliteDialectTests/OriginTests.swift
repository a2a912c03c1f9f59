import Negotiation
import Testing
import TheodoliteDialect

/// The origins of lengths: the number that the engine names, and its arithmetic, give the length.
struct OriginTests {
    @Test func `an item that grows is laid out in its basis and its share`() throws {
        let row = flex(
            FlexOptions(alignItems: .flexStart), [FlexChild(label("four"), flexGrow: 1), FlexChild(label("ab"))])
        let record = Recording(row, Proposal(width: .exactly(20), height: .atMost(3))).record
        let last = try #require(
            record.exchanges.last { record[$0.asked].name == "LabelComponent" && $0.proposal.width == .exactly(18) })
        guard case .answer(let basis, .horizontal) = last.reason.origin(on: .horizontal) else {
            Issue.record("\(last.reason.sentence)")
            return
        }
        #expect(record[basis].answer.width == 4)
        #expect(last.reason.calculation(on: .horizontal)?.description == "4 + 14")
    }
}
