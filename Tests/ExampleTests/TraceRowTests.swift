import Foundation
import LayoutInspection
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

    /// The lines of all opened rows of the trace.
    private func reasons(_ state: PlaygroundState) -> [String] {
        guard let inspection = state.inspection else { return [] }
        let story = ReasonStory(inspection: inspection, stepping: state.stepping, notation: state.notation)
        return state.stepping.rows.rows.flatMap { story.lines(of: $0) }.map { $0.spans.map(\.text).joined() }
    }

    @Test func `an opened row shows the line of code that asked or placed`() throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == "EqualWidths" })
        let lines = reasons(FirstScreenTests.opened(example, CellSize(width: 120, height: 40)))
        let code = example.source.split(separator: "\n", omittingEmptySubsequences: false)
        for verb in ["asked", "placed"] {
            let found = lines.filter { $0.hasPrefix("  \(verb) in line ") }
            #expect(!found.isEmpty, "\(lines)")
            for line in found {
                let number = try #require(Int(line.dropFirst("  \(verb) in line ".count).prefix { $0.isNumber }))
                #expect(line.hasSuffix(": " + code[number - 1].drop { $0 == " " }), "\(line)")
            }
        }
    }

    @Test func `a printed text is in the row of its step`() throws {
        let source = """
            import SwiftUI
            struct Half: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    print("width", proposal.width ?? 0)
                    return CGSize(width: 3, height: 1)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            }
            let view = Half { Text("a") }
            """
        let example = Example(name: "Half", dialect: "swiftui", source: source)
        let state = FirstScreenTests.opened(example, CellSize(width: 120, height: 40))
        #expect(reasons(state).contains { $0.hasPrefix("  printed in line 4: width ") }, "\(reasons(state))")
        #expect(PlaygroundView(state).canvas.rows.contains { $0.contains("prints: width ") })
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
