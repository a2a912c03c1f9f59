import EngineKit
import Negotiation
import Testing

@testable import BlueprintDialect

/// What a pass makes ends with it, and how much it makes is bounded.
struct PassLifetimeTests {
    private static let proposal = Proposal(width: .atMost(40), height: .atMost(40))

    private static func pass(_ recorder: Recorder?, limit: Int = DepthGuard.elementLimit) -> Pass {
        Pass(environment: .empty, recorder: recorder, elementLimit: limit)
    }

    /// Asked several times, with layouts that keep something, and code of its own.
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

    @Test(arguments: [true, false]) func `nothing of it outlives its result`(isRecorded: Bool) throws {
        weak var outlived: Pass?
        do {
            let pass = Self.pass(isRecorded ? Recorder() : nil)
            outlived = pass
            let result = try BlueprintPass(root: Self.tree, proposal: Self.proposal).run(pass)
            #expect(result.children.count == 4)
        }
        #expect(outlived == nil)
    }

    @Test func `an element that stands in many places is laid out up to the limit, and reported`() throws {
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
        #expect(Set(record.notes.map(\.sentence)) == [CommonSentences.tooMany])
        #expect(record.notes.allSatisfy { $0.severity == .error })
    }
}
