import EngineKit
import Negotiation
import Testing

@testable import TheodoliteDialect

/// The objects of a pass end with it, and their number is bounded.
struct PassLifetimeTests {
    private static let proposal = Proposal(width: .atMost(40), height: .atMost(40))

    private static func pass(
        _ recorder: Recorder?, limit: Int = DepthGuard.elementLimit, steps: Int = .max
    ) -> Pass {
        Pass(cell: CGSize(width: 1, height: 1), recorder: recorder, elementLimit: limit, stepLimit: steps)
    }

    private static func label(_ text: String) -> Component { LabelComponent((text, options: LabelComponent.Options())) }

    @Test(arguments: [true, false]) func `no object of a pass outlives its result`(isRecorded: Bool) {
        weak var outlived: Pass?
        do {
            let pass = Self.pass(isRecorded ? Recorder() : nil)
            outlived = pass
            let tree = FlexboxComponent(
                (
                    options: FlexOptions(alignItems: .stretch),
                    children: [
                        FlexChild(Self.label("a text of several words"), flexShrink: 1),
                        FlexChild(FlexboxComponent((options: FlexOptions(), children: [FlexChild(Self.label("b"))]))),
                    ]
                ))
            var states = ComponentStates()
            let layout = TheodolitePass(root: tree, proposal: Self.proposal).run(pass, keeping: &states)
            #expect(layout.children.count == 2)
        }
        #expect(outlived == nil)
    }

    @Test func `a component in many positions is laid out up to the limit, and reported`() {
        var tree = Self.label("x")
        for _ in 0..<40 {
            let half = tree
            tree = FlexboxComponent((options: FlexOptions(), children: [FlexChild(half), FlexChild(half)]))
        }
        let recorder = Recorder()
        var states = ComponentStates()
        _ = TheodolitePass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, limit: 200), keeping: &states)
        let record = recorder.finished
        #expect(record.elements.count <= 200 && record.elements.count > 100)
        #expect(record.notes.contains { $0.sentence == CommonSentences.leftOut(2) && $0.severity == .error })
    }

    @Test func `too many answers are reported once`() {
        let tree = FlexboxComponent(
            (options: FlexOptions(flexWrap: .wrap), children: (0..<40).map { _ in FlexChild(Self.label("x")) }))
        let recorder = Recorder()
        var states = ComponentStates()
        _ = TheodolitePass(root: tree, proposal: Self.proposal).run(Self.pass(recorder, steps: 20), keeping: &states)
        let record = recorder.finished
        #expect(record.notes.map(\.sentence) == [CommonSentences.tooManySteps])
        #expect(record.elements.count { $0.placement?.frame.size == CGSize(width: 1, height: 1) } < 20)
    }

    @Test func `a long text takes many steps`() {
        let recorder = Recorder()
        let column = FlexboxComponent(
            (
                options: FlexOptions(flexDirection: .column),
                children: (0..<9).map { _ in FlexChild(Self.label(String(repeating: "word ", count: 1000))) }
            ))
        var states = ComponentStates()
        _ = TheodolitePass(root: column, proposal: Self.proposal)
            .run(Self.pass(recorder, steps: 200), keeping: &states)
        #expect(recorder.finished.notes.map(\.sentence) == [CommonSentences.tooManySteps])
    }
}
