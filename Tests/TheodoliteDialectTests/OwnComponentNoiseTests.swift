import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing
import TheodoliteDialect
import Vocabularies

/// Components of a source that were changed anywhere are read, run, tapped and laid out without a crash, each with what the
/// one before it left.
struct OwnComponentNoiseTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a source with its own components that was changed anywhere is laid out and tapped without a crash`(
        seed: UInt64
    ) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let own =
            try String(contentsOf: folder.appending(path: "OwnComponents.swift"), encoding: .utf8) + "\nGallery()\n"
        let counter = try String(
            contentsOf: folder.appending(path: "../../Examples/Counter.swift"), encoding: .utf8)
        var generator = SeededGenerator(seed: seed)
        var memory = LayoutMemory()
        for round in 0..<12 {
            let source = changed(round.isMultiple(of: 3) ? own : counter, &generator)
            let document = LayoutReader(dialects: [Theodolite()]).read(SourceText(source), name: "noise")
            var found = document.diagnostics
            for width in [30, 9] as [CGFloat] {
                let proposal = Proposal(width: .exactly(width), height: .atMost(40))
                guard let inspection = try document.inspect(proposal, keeping: &memory) else { continue }
                found += inspection.diagnostics
                for index in inspection.elements.indices.prefix(80) where inspection.interaction(of: index) == .taps {
                    found += document.tap(index, of: inspection, keeping: &memory)
                }
            }
            let end = source.utf8.count
            #expect(
                found.allSatisfy { $0.range.end <= end && !$0.message.isEmpty },
                "seed \(seed), round \(round)")
        }
    }

    /// The sample with words put in, taken out or exchanged.
    private func changed(_ sample: String, _ generator: inout SeededGenerator) -> String {
        var words = sample.split(separator: " ", omittingEmptySubsequences: false)
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            let place = words.indices.randomElement(using: &generator) ?? 0
            let word = words.randomElement(using: &generator) ?? ""
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: words[place] = word
            case 1: words.insert(word, at: place)
            case 2: words.remove(at: place)
            default: words[place] = words[place].dropLast(1)
            }
        }
        return words.joined(separator: " ")
    }
}
