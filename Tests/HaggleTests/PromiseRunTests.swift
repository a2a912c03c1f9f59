import Foundation
import Negotiation
import SwiftSource
import Testing

@testable import LayoutInspection
@testable import haggle

/// Proofs in slices, as in idle time.
@Suite struct PromiseRunTests {
    private static let flow = """
        import BlueprintUI
        Column(alignment: .fill) {
            Label(text: "Tags")
            Flow(lineAlignment: .center, itemSpacing: 1) {
                Label(text: "one")
                Label(text: "twenty two")
                Label(text: "three")
            }
        }
        """

    private static let window = Proposal(width: .exactly(30), height: .exactly(10))

    private static func document(_ source: String) -> LayoutDocument {
        LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
    }

    @Test func `a proof in slices has the findings of a whole one, and reports its progress`() throws {
        let document = Self.document(Self.flow)
        let whole = try document.promises(in: Self.window)
        let run = try #require(try PromiseRun(document, in: Self.window, projection: .unit))
        #expect(run.report.coverage == "0 of 72,000")
        var coverages: [Int] = []
        while !run.isDone {
            run.advance(for: .zero)
            coverages.append(run.report.proven)
        }
        #expect(coverages.count > 6 && coverages == coverages.sorted(), "a part of an element a slice: \(coverages)")
        #expect(run.report.ofLibrary == whole.ofLibrary && whole.ofLibrary.count == 1 && whole.findings.isEmpty)
        #expect(run.report.isComplete)
    }

    @Test func `a stopped proof keeps its partial result of an element`() throws {
        let document = Self.document(Self.flow)
        let run = try #require(try PromiseRun(document, in: Self.window, projection: .unit))
        let cancellation = Cancellation()
        run.reportStage = { stage in
            if case .asking(let standing, _) = stage, standing.proven > 0 { cancellation.cancel() }
        }
        run.advance(until: cancellation)
        let proven = run.report.proven
        #expect(proven > 0 && proven < 12_000 && !run.isDone)
        cancellation.reset()
        var first: Int?
        run.reportStage = { stage in
            if case .asking(let standing, _) = stage, first == nil { first = standing.proven }
        }
        run.advance(until: cancellation)
        #expect(first.map { $0 > 0 } ?? false, "\(first ?? -1)")
        #expect(run.isDone && run.report.isComplete && run.report.ofLibrary.count == 1)
    }

    @Test func `other windows are tried one after another, and an interrupted one again`() throws {
        let document = Self.document(Self.flow)
        var windows = OtherWindows(Self.window, .unit)
        let first = windows.next
        #expect(first == Proposal(width: .exactly(1), height: .exactly(10)))
        let cancellation = Cancellation()
        cancellation.cancel()
        windows.lay(out: document, .unit, until: cancellation)
        #expect(windows.next == first)
        cancellation.reset()
        windows.lay(out: document, .unit, until: cancellation)
        #expect(windows.next == Proposal(width: .exactly(2), height: .exactly(10)))
        for _ in 1..<260 { windows.lay(out: document, .unit, until: cancellation) }
        #expect(windows.next == nil && windows.found.isEmpty)
    }

    @Test func `the proof of an element reports its progress`() throws {
        let run = try #require(try PromiseRun(Self.document(Self.flow), in: Self.window, projection: .unit))
        var standings: [TreeProof.Standing] = []
        run.reportStage = { stage in
            if case .asking(let standing, let range) = stage {
                standings.append(standing)
                #expect(range != nil)
            }
        }
        run.advance()
        #expect(standings.first?.words == "0 of 72,000 proposals")
        #expect(standings.map(\.proven) == standings.map(\.proven).sorted())
        #expect(Set(standings.map(\.proven)).count > 10, "more often than once an element")
        #expect(standings.allSatisfy { $0.proven <= 72_000 && !$0.isAgain })
    }

    @Test func `one element is checked alone`() throws {
        let document = Self.document(Self.flow)
        func report(_ path: String...) throws -> PromiseReport {
            try document.promises(in: Self.window, only: ElementPath(components: path))
        }
        let flow = try report("Column", "Flow")
        #expect(flow.all == 12_000 && flow.ofLibrary.map(\.kind) == [.promise] && flow.findings.isEmpty)
        #expect(try report("Column", "Label").ofLibrary.isEmpty)
        #expect(try report("Nobody").all == 0)
    }
}
