import Foundation
import Negotiation
import SwiftSource
import Testing

@testable import LayoutInspection
@testable import Playground

/// Proofs of the open layout in idle time.
@Suite struct PromiseStateTests {
    private static func state() throws -> PlaygroundState {
        PlayedState(
            100, 24, document: ToyElement.column(.label("one"), .label("two")).document(),
            proposal: try proposal("9", "5")
        ).state
    }

    private static func report(_ proven: Int, _ findings: [Finding] = []) -> PromiseReport {
        var report = PromiseReport(proven: proven, all: 12_000)
        report.findings = findings
        return report
    }

    private static func header(_ state: PlaygroundState) -> String { PlaygroundView(state).canvas.rows[0] }

    @Test func `the header shows the progress of the proof, and then whether the rules are kept`() throws {
        var state = try Self.state()
        let id = try #require(state.laidOutID)
        #expect(!Self.header(state).contains("rules"))
        state.receive(.proven(Self.report(3_400), isDone: false, in: id))
        #expect(Self.header(state).hasSuffix("rules: 3,400 of 12,000"))
        #expect(state.takeRequests().contains { if case .prove = $0 { true } else { false } }, "it goes on")
        #expect(state.takeRequests().isEmpty, "a slice at a time")
        state.receive(.proven(Self.report(12_000), isDone: true, in: id))
        #expect(Self.header(state).hasSuffix("rules kept"))
        #expect(state.takeRequests().isEmpty, "it is done")
    }

    @Test func `a broken rule is a finding: counted, marked and visited`() throws {
        var state = try Self.state()
        let id = try #require(state.laidOutID)
        let path = try #require(state.inspection?.path(of: 2))
        let finding = Finding(.promise, at: nil, path: path, range: nil, "it shrinks", help: "let it grow")
        state.receive(.proven(Self.report(12_000, [finding]), isDone: true, in: id))
        #expect(state.shownFindings.map(\.element) == [2])
        #expect(Self.header(state).contains("1 finding"))
        _ = state.handle(.key(.character("i")))
        #expect(state.selected == 2)
        #expect(state.message == "finding 1 of 1: it shrinks; let it grow")
    }

    @Test func `C checks the selected element and reports the result`() throws {
        var state = try Self.state()
        _ = state.handle(.key(.character("C")))
        let asked = state.takeRequests().compactMap { request in
            if case .whatIf(let question, let key) = request { (question, key) } else { nil }
        }
        let (question, key) = try #require(asked.first)
        #expect(question == .promises(try #require(state.selection)))
        state.receive(.whatIf(question, .promises(Self.report(12_000)), in: key))
        #expect(state.message?.hasSuffix("behaved consistently at all 12,000 sizes tried") ?? false)
        state.receive(.whatIf(question, .promises(Self.report(400)), in: key))
        #expect(state.message?.hasSuffix("breaks no rule at the proposals that were tried: 400 of 12,000") ?? false)
        var library = Self.report(12_000)
        library.ofLibrary = [Finding(.promise, at: nil, path: ElementPath(components: []), range: nil, "it shrinks")]
        state.receive(.whatIf(question, .promises(library), in: key))
        #expect(state.message == "Column: the library breaks its own rule: it shrinks")
        #expect(PromiseStory(report: library, name: "Column").status == "rules broken by the library")
        state.receive(.whatIf(question, .promises(PromiseReport()), in: key))
        #expect(state.message == "Column is gone from the layout: there is nothing to ask")
        let refusal = PromiseStory(report: PromiseReport(), name: "GridRow", parent: "Grid").sentence
        #expect(refusal == "GridRow cannot be asked alone: Grid makes it again in each pass; ask Grid instead")
    }
}

/// The windows that end the findings of the open layout.
@Suite struct RemedyStateTests {
    @Test func `a finding names the window that ends it, once that was tried`() throws {
        var state = PlayedState(
            100, 24, document: ToyElement.column(.label("one two three")).document(), proposal: try proposal("9", "1"))
        let help = try #require(state.shownFindings.first?.advice)
        #expect(help.hasSuffix("; a window 13 wide or 2 high ends it"), "\(help)")
        _ = state.handle(.key(.character("i")))
        #expect(state.message?.hasSuffix("; a window 13 wide or 2 high ends it") ?? false)
    }

    @Test func `remedies are requested once a layout, and those of another layout are ignored`() throws {
        let played = PlayedState(
            100, 24, document: ToyElement.column(.label("one two three")).document(), proposal: try proposal("9", "1"))
        var state = played.state
        #expect(state.takeRequests().isEmpty)
        let id = try #require(state.laidOutID)
        let other = LayoutKey(document: id, proposal: try proposal("8", "1"), taps: 0)
        let before = state.shownFindings
        state.receive(.remedies([], in: other))
        #expect(state.shownFindings == before)
    }
}
