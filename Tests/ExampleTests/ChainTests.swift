import Foundation
import LayoutInspection
import LayoutTestSupport
import Negotiation
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// The origins of the lengths in all cases: every link has an origin that agrees with the record.
struct ChainTests {
    @Test(arguments: ["blueprint", "quicklayout", "quicklayout-grid", "swiftui", "swiftui-grid", "theodolite"])
    func `every length of every case is traced to what decided it`(name: String) throws {
        let file = try CaseFile.read(name)
        var wrong: [String] = []
        var chains = 0
        for item in file.cases {
            let inspection = try #require(try item.document(of: name).inspect(item.proposal()), "\(item.name)")
            let witness = ChainWitness(inspection.record)
            chains += witness.chains.count
            let origins = OriginWitness(inspection.record)
            wrong += (witness.contradictions + origins.contradictions).map { "\(item.name): \($0)" }
            wrong += origins.unexplained.filter { !inspection.runsCode($0) }.map {
                "\(item.name): \(inspection.record.paths[$0.index]) does not say where its answer comes from"
            }
            wrong += witness.madeByCode.filter { !inspection.runsCode($0) }.map {
                "\(item.name): \(inspection.record.paths[$0.index]) has no code that could have made a number"
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count):\n\(wrong.prefix(40).joined(separator: "\n"))")
        #expect(chains > 0)
    }
}

extension Inspection {
    /// Whether an element or its descendants run code of the source.
    fileprivate func runsCode(_ element: ElementID) -> Bool {
        index(of: element).flatMap { intents[$0]?.runsCode } ?? false
    }
}
