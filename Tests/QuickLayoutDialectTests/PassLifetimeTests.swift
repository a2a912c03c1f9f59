import EngineKit
import Negotiation
import Testing

@testable import QuickLayoutDialect

/// What a pass makes ends with it, and how much it makes is bounded.
struct PassLifetimeTests {
    private static let proposal = Proposal(width: .atMost(40), height: .atMost(40))

    private static func pass(_ recorder: Recorder?, limit: Int = DepthGuard.elementLimit) -> Pass {
        Pass(recorder: recorder, deduces: true, elementLimit: limit)
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
                Text("c").frame(width: 4)
            }
            _ = QuickLayoutPass(root: tree, proposal: Self.proposal).run(pass)
        }
        #expect(outlived == nil)
    }

    @Test func `an element that stands in many places is laid out up to the limit, and reported`() {
        var tree: any Element = Text("x")
        for _ in 0..<40 {
            let half = tree
            tree = HStack {
                half; half
            }
        }
        let recorder = Recorder()
        _ = QuickLayoutPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, limit: 200))
        let record = recorder.finished
        #expect(record.elements.count <= 200 && record.elements.count > 100)
        #expect(Set(record.notes.map(\.sentence)) == [CommonSentences.tooMany])
    }
}
