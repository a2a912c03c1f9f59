import Foundation
import LayoutInspection
import Negotiation
import Terminal
import Testing

@testable import Playground
@testable import haggle

/// The rows of the trace with the libraries' reasons.
struct TraceRowTests {
    @Test func `an ask for the minimum proposes 0, and its answer is not too large`() throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == "CardInSwiftUI" })
        var state = FirstScreenTests.opened(example, CellSize(width: 120, height: 40))
        let record = try #require(state.inspection).record
        #expect(record.exchanges.contains { $0.proposal.width.limit == 0 && $0.answer.width > 0 })
        _ = state.apply(.trace(.run))
        #expect(state.message == "no more stops")
    }

    @Test(arguments: [(60, 18), (80, 24), (120, 40)])
    func `an opened row has all of its reason`(width: Int, height: Int) throws {
        for name in ["Squeeze", "Chips", "CardInSwiftUI", "CardInTheodolite", "Guides"] {
            let example = try #require(BuiltInExamples.all.first { $0.name == name }, "\(name)")
            var state = FirstScreenTests.opened(example, CellSize(width: width, height: height))
            let record = try #require(state.inspection).record
            var wrapped = 0
            for (index, row) in state.stepping.rows.rows.enumerated() {
                state.stepping.toggleReason(ofRow: index)
                let opened = try #require(state.tracePage.opened.first)
                state.stepping.toggleReason(ofRow: index)
                guard case .ask(let id) = row.subject, record[id].asker != nil else { continue }
                let text = opened.lines.map { $0.text.split(separator: " ").joined(separator: " ") }
                let sentence = record[id].reason.sentence.split(separator: " ").joined(separator: " ")
                #expect(text.joined(separator: " ").contains("because: \(sentence)."), "\(name): \(text)")
                #expect(opened.lines.allSatisfy { $0.text.count <= width - TracePage.indent - TracePage.margin })
                if opened.lines.count > 1 { wrapped += 1 }
            }
            #expect(wrapped > 0, "\(name)")
        }
    }
}
