import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import QuickLayoutDialect
import SwiftSource
import TestSupport
import Testing
import Vocabularies

/// Elements and views of a source that were changed anywhere are read, run and laid out without a crash.
struct OwnElementNoiseTests {
    private static let views = """
        import SwiftUI
        class Badge: UIView { let n = 2 ; var body: Layout { HStack { Text("n") ; Dots(count: 3) } } }
        struct Card<Content: View>: View { let title: String ; @ViewBuilder var content: Content
            var body: some View { if title.isEmpty { Text("none") } else { VStack { Text(title) ; content } } } }
        NavigationStack { List { Group { Text("a").font(.body) } } ; Card(title: "t") { Text("c") ; Badge() }.padding(1) }
        """

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a source with its own elements that was changed anywhere is laid out without a crash`(seed: UInt64) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OwnElements.swift")
        let elements = try String(contentsOf: file, encoding: .utf8)
        var generator = SeededGenerator(seed: seed)
        var limits = Limits()
        limits.steps = 20_000
        for round in 0..<12 {
            let sample = elements + (round.isMultiple(of: 2) ? "\nGallery()\n" : Self.views)
            let source = changed(sample, &generator)
            let program = SourceRunner(vocabulary: QuickLayout().vocabulary, limits: limits).run(
                Parser.parse(SourceText(source)))
            if let element = program.rootElement() {
                _ = QuickLayout().layOut(
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
