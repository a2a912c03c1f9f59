import EngineKit
import Negotiation
import Testing

@testable import QuickLayoutDialect

/// The objects of a pass end with it, and their number is bounded.
struct PassLifetimeTests {
    private static let proposal = Proposal(width: .atMost(40), height: .atMost(40))

    private static func pass(
        _ recorder: Recorder?, limit: Int = DepthGuard.elementLimit, steps: Int = .max
    ) -> Pass {
        Pass(recorder: recorder, deduces: true, elementLimit: limit, stepLimit: steps)
    }

    @Test(arguments: [true, false]) func `no object of a pass outlives its result`(isRecorded: Bool) {
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

    @Test(arguments: [true, false]) func `a record keeps its pass until it is read, and no longer`(isRead: Bool) {
        weak var observed: Pass?
        var record: LayoutRecord?
        do {
            let recorder = Recorder()
            let pass = Self.pass(recorder)
            observed = pass
            QuickLayoutPass(root: Text("a").padding(1), proposal: Self.proposal).run(pass)
            record = recorder.finished
        }
        #expect(observed != nil)
        if isRead {
            #expect(record?.elements.map(\.placement?.frame.width) == [3, 1])
            #expect(record?.derivation(of: ExchangeID(0), on: .horizontal)?.calculation?.description == "1 + 2")
        } else {
            record = nil
        }
        #expect(observed == nil)
    }

    @Test func `an element in many positions is laid out up to the limit, and reported`() {
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
        #expect(Set(record.notes.map(\.sentence)) == [CommonSentences.leftOut(2)])
    }

    @Test func `too many answers are reported once, and all elements are placed`() {
        let tree = VStack { for number in 0..<40 { Text("\(number)") } }
        let recorder = Recorder()
        _ = QuickLayoutPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, steps: 20))
        let record = recorder.finished
        #expect(record.notes.map(\.sentence) == [CommonSentences.tooManySteps])
        #expect(record.elements.allSatisfy { $0.placement != nil })
        #expect(record.elements.count { $0.placement?.frame.height == 1 } < 20)
    }

    @Test func `a long text takes many steps`() {
        let tree = VStack { for number in 0..<9 { Text(String(repeating: "word\(number) ", count: 1000)) } }
        let recorder = Recorder()
        _ = QuickLayoutPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, steps: 200))
        #expect(recorder.finished.notes.map(\.sentence) == [CommonSentences.tooManySteps])
    }

    @Test func `a grid with more cells than the limit is empty, and reported`() {
        let tree = Grid { for _ in 0..<20 { GridRow { for _ in 0..<20 { Text("x") } } } }
        let recorder = Recorder()
        let result = QuickLayoutPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, limit: 200))
        #expect(result.children.isEmpty)
        #expect(recorder.finished.notes.map(\.sentence) == [CommonSentences.leftOut(400)])
    }
}
