import EngineKit
import Negotiation
import Testing

@testable import SwiftUIDialect

/// What a pass makes ends with it, and how much it makes is bounded.
struct PassLifetimeTests {
    private static let proposal = Proposal(width: .atMost(40), height: .atMost(40))

    private static func pass(_ recorder: Recorder?, limit: Int = DepthGuard.elementLimit) -> Pass {
        Pass(recorder: recorder, memory: .deductions, elementLimit: limit)
    }

    @Test(arguments: [true, false]) func `nothing of it outlives its result`(isRecorded: Bool) {
        weak var outlived: Pass?
        do {
            let pass = Self.pass(isRecorded ? Recorder() : nil)
            outlived = pass
            let tree = VStack {
                HStack {
                    Text("a text of several words"); Spacer(); Text("b").padding(1)
                }
                ForEach(0..<3) { Text("\($0)") }
                GeometryReader { _ in Text("c") }
            }
            _ = SwiftUIPass(root: tree, proposal: Self.proposal).run(pass)
            // As those do who look at the record.
            #expect(pass.takeElements().isEmpty == !isRecorded)
        }
        #expect(outlived == nil)
    }

    @Test(arguments: [true, false]) func `nothing of a pass outlives its run`(isRecorded: Bool) {
        final class Witness {}
        weak var outlived: Witness?
        let recorder = isRecorded ? Recorder() : nil
        do {
            let witness = Witness()
            outlived = witness
            let tree = VStack {
                GeometryReader { _ in Text("\(witness === outlived)") }
                Text("a").onChange(of: 1, initial: true) { _ = witness }
            }
            SwiftUIPass(root: tree, proposal: Self.proposal, recorder: recorder).run()
        }
        #expect(recorder?.finished.elements.isEmpty != true)
        #expect(outlived == nil)
    }

    @Test func `a view that stands in many places is laid out up to the limit, and reported`() {
        var tree: any View = Text("x")
        for _ in 0..<40 {
            tree = HStack {
                AnyView(tree); AnyView(tree)
            }
        }
        let recorder = Recorder()
        _ = SwiftUIPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, limit: 200))
        let record = recorder.finished
        #expect(record.elements.count <= 200 && record.elements.count > 100)
        #expect(record.notes.contains { $0.sentence == CommonSentences.tooMany && $0.severity == .error })
    }
}
