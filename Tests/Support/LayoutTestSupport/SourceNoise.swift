import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport

/// Randomly changed sources that are read, run, laid out and tapped in a dialect. Each starts with the states that the
/// one before it left.
package struct SourceNoise {
    private let dialect: any Dialect
    private let samples: [String]

    package init(_ dialect: any Dialect, samples: [String]) {
        self.dialect = dialect
        self.samples = samples
    }

    /// The faults in the messages and elements of such sources: diagnostics without words, and ranges outside of the
    /// source.
    package func faults(seed: UInt64) throws -> [String] {
        var random = SeededGenerator(seed: seed)
        var states: (any ElementStates)?
        var faults: [String] = []
        for round in 0..<12 {
            let source = random.changedWords(of: samples[round % samples.count], count: 0...6)
            let document = LayoutReader(dialects: [dialect]).read(SourceText(source), name: "noise")
            let end = source.utf8.count
            var found = document.diagnostics
            for width in [30, 9] as [CGFloat] {
                let proposal = Proposal(width: .exactly(width), height: .atMost(40))
                guard let layout = try document.layOut(proposal, keeping: &states) else { continue }
                let inspection = layout.inspection
                found += inspection.diagnostics
                for index in inspection.elements.indices.prefix(80) where inspection.interaction(of: index) == .taps {
                    found += document.tap(index, of: layout, keeping: &states)
                }
                faults += inspection.elements.filter { ($0.range?.end ?? 0) > end }
                    .map { "round \(round): \($0.pathComponent) is written outside of the source" }
            }
            faults += found.filter { $0.range.start < 0 || $0.range.end > end || $0.message.isEmpty }
                .map { "round \(round): '\($0.message)' at \($0.range) of \(end)" }
        }
        return faults
    }
}
