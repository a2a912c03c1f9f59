import Foundation
import Negotiation
import Testing

@testable import SwiftUIDialect

/// The answers that an element remembers.
struct AnswerTableTests {
    @Test(arguments: [1, 12, 13, 40]) func `each answer is found by its proposal`(count: Int) {
        let pass = Pass(recorder: nil, memory: .deductions)
        var table = AnswerTable<Int>()
        #expect(table[.unspecified] == nil)
        let proposals = (0..<count).map {
            ProposedViewSize(width: $0 == 0 ? nil : CGFloat($0), height: $0.isMultiple(of: 2) ? .infinity : nil)
        }
        for (number, proposal) in proposals.enumerated() { table.append(number, to: proposal, in: pass.state) }
        #expect(proposals.map { table[$0]?.pointee } == Array(0..<count))
        #expect(table[ProposedViewSize(width: 1, height: 1)] == nil)
        table[proposals[0]]?.pointee = -1
        #expect(table[proposals[0]]?.pointee == -1)
    }
}
