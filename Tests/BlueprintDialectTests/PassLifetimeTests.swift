import EngineKit
import Negotiation
import Testing

@testable import BlueprintDialect

/// The objects of a pass end with it, and their number is bounded.
struct PassLifetimeTests {
    private static let proposal = Proposal(width: .atMost(40), height: .atMost(40))

    private static func pass(
        _ recorder: Recorder?, limit: Int = DepthGuard.elementLimit, steps: Int = .max
    ) -> Pass {
        Pass(environment: .empty, recorder: recorder, elementLimit: limit, stepLimit: steps)
    }

    /// An element that is asked several times, with caches of layouts and code of its own.
    private static var tree: any Element {
        Column { column in
            column.add(
                child: Row { row in
                    row.add(child: Label(text: "a text of several words"))
                    row.add(child: Centered(Label(text: "b")))
                })
            column.add(child: GeometryReader { _ in Inset(uniformInset: 1, wrapping: Label(text: "c")) })
            column.add(child: EqualStack(direction: .horizontal) { $0.add(child: Label(text: "d")) })
            column.add(child: ScrollView(.fittingContent, wrapping: Label(text: "e")))
        }
    }

    @Test(arguments: [true, false]) func `no object of a pass outlives its result`(isRecorded: Bool) throws {
        weak var outlived: Pass?
        do {
            let pass = Self.pass(isRecorded ? Recorder() : nil)
            outlived = pass
            let result = try BlueprintPass(root: Self.tree, proposal: Self.proposal).run(pass)
            #expect(result.children.count == 4)
        }
        #expect(outlived == nil)
    }

    @Test func `an element in many positions is laid out up to the limit, and reported`() throws {
        var tree: any Element = Label(text: "x")
        for _ in 0..<40 {
            let half = tree
            tree = Row {
                $0.add(child: half); $0.add(child: half)
            }
        }
        let recorder = Recorder()
        _ = try BlueprintPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, limit: 200))
        let record = recorder.finished
        #expect(record.elements.count <= 200 && record.elements.count > 100)
        #expect(Set(record.notes.map(\.sentence)) == [CommonSentences.leftOut(2)])
        #expect(record.notes.allSatisfy { $0.severity == .error })
    }

    @Test func `too many answers are reported once, and all elements are placed`() throws {
        let tree = Column { for _ in 0..<40 { Label(text: "x") } }
        let recorder = Recorder()
        _ = try BlueprintPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, steps: 20))
        let record = recorder.finished
        #expect(record.notes.map(\.sentence) == [CommonSentences.tooManySteps])
        #expect(record.elements.allSatisfy { $0.placement != nil })
        #expect(record.elements.count { $0.placement?.frame.height == 1 } < 20)
    }

    @Test func `a long text takes many steps`() throws {
        let tree = Column { for _ in 0..<9 { Label(text: String(repeating: "word ", count: 1000)) } }
        let recorder = Recorder()
        _ = try BlueprintPass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, steps: 200))
        #expect(recorder.finished.notes.map(\.sentence) == [CommonSentences.tooManySteps])
    }
}
