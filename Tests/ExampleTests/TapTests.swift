import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// A tap changes the states of the shown layout, whatever was asked of its elements before.
struct TapTests {
    private static func texts(_ inspection: Inspection) -> [String] {
        inspection.elements.indices.compactMap { inspection.appearance(of: $0).text?.string }
    }

    @Test func `a counter counts after its elements were asked for a proof`() throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == "Counter" })
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(example.source), name: "Counter.swift")
        let desk = LayoutDesk()
        let proposal = Proposal(width: .exactly(60), height: .exactly(20))
        let opened = desk.open(document, in: proposal, after: nil, selected: nil, isAnother: true)
        let layout = try #require(opened.layout)
        let inspection = try layout.result.get()
        #expect(Self.texts(inspection).contains("3"))
        let plus = try #require(
            inspection.elements.indices.first { index in
                inspection.interaction(of: index) == .taps && inspection.path(of: index).description.hasSuffix("(+)")
            })

        for taps in 1...2 {
            _ = desk.perform(.prove(layout.key))
            guard case .tapped(let failures, _)? = desk.perform(.tap(inspection.path(of: plus), in: opened.id)) else {
                Issue.record("the tap was not done")
                return
            }
            #expect(failures.isEmpty)
            let key = LayoutKey(document: opened.id, proposal: proposal, taps: taps)
            guard case .laidOut(let after)? = desk.perform(.layOut(key, selected: nil, seen: [.trace, .changes])) else {
                Issue.record("nothing was laid out")
                return
            }
            #expect(Self.texts(try after.result.get()).contains("\(3 + taps)"))
        }
    }
}
