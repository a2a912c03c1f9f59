import BlueprintDialect
import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import Vocabularies

/// Types of a source that were changed anywhere are read, run and laid out without a crash.
struct OwnTypeNoiseTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a source with its own types that was changed anywhere is laid out without a crash`(seed: UInt64) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OwnTypes.swift")
        let sample = try String(contentsOf: file, encoding: .utf8) + "\nGallery()\n"
        var generator = SeededGenerator(seed: seed)
        var limits = Limits()
        limits.steps = 20_000
        for round in 0..<12 {
            let source = changed(sample, &generator)
            let program = SourceRunner(vocabulary: Blueprint().vocabulary, limits: limits).run(
                Parser.parse(SourceText(source)))
            if let element = program.rootElement() {
                _ = Blueprint().layOut(
                    element, in: Proposal(width: .exactly(30), height: .atMost(40)), cells: .unit)
            }
            let end = source.utf8.count
            #expect(
                program.diagnostics.allSatisfy { $0.range.end <= end && !$0.message.isEmpty },
                "seed \(seed), round \(round)")
        }
    }

    /// The sample with words put in, taken out or exchanged.
    private func changed(_ sample: String, _ generator: inout SeededGenerator) -> String {
        var words = sample.split(separator: " ", omittingEmptySubsequences: false)
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
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
