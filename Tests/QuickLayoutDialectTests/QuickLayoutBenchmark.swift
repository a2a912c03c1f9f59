import Foundation
import Negotiation
import QuickLayoutDialect

/// A tree, its proposal, and the real library's number of measures.
struct QuickLayoutBenchmark {
    let name: String
    let tree: any Element
    let proposal: CGSize
    /// The real library's number of leaf measures in a pass (QuickLayout b243891); nil if it was not counted.
    let realMeasures: Int?

    static var all: [QuickLayoutBenchmark] {
        [
            QuickLayoutBenchmark(
                "vstack 1000", QuickLayoutTrees.column(1000), .fixed(CGSize(width: 80, height: CGFloat.infinity)),
                1000),
            QuickLayoutBenchmark("alternating 10, roomy", QuickLayoutTrees.alternating(10), .roomy, 1024),
            QuickLayoutBenchmark(
                "alternating 10, tight", QuickLayoutTrees.alternating(10), .tight, 41_488),
            QuickLayoutBenchmark(
                "alternating 10 apart, tight", QuickLayoutTrees.alternatingApart(10), .tight, 41_488),
            QuickLayoutBenchmark(
                "alternating 14, roomy", QuickLayoutTrees.alternating(14), .roomy, 16_384),
            QuickLayoutBenchmark(
                "alternating 14, tight", QuickLayoutTrees.alternating(14), .tight, 1_555_392),
            QuickLayoutBenchmark(
                "alternating 14 apart, tight", QuickLayoutTrees.alternatingApart(14), .tight, 1_555_392),
            QuickLayoutBenchmark("paddings 200", QuickLayoutTrees.paddings(200), .roomy, 1),
            QuickLayoutBenchmark("unary 100", QuickLayoutTrees.unary(100), .roomy, 1),
            QuickLayoutBenchmark("fillSpine 12", QuickLayoutTrees.fillSpine(12), .natural, 8190),
            QuickLayoutBenchmark("ideal 10", QuickLayoutTrees.ideal(10), .roomy, 3070),
            QuickLayoutBenchmark("grid 20", QuickLayoutTrees.grid(20), .roomy, 400),
            QuickLayoutBenchmark(
                "flow 200", QuickLayoutTrees.flow(200), .fixed(CGSize(width: 80, height: CGFloat.infinity)), 200),
            QuickLayoutBenchmark("vstack 1000 in half its height", QuickLayoutTrees.column(1000), .halfHigh),
            QuickLayoutBenchmark("zstackNest 100", QuickLayoutTrees.stacks(100), .roomy),
            QuickLayoutBenchmark("frames 100", QuickLayoutTrees.frames(100), .roomy),
            QuickLayoutBenchmark("layers 100", QuickLayoutTrees.layers(100), .roomy),
            QuickLayoutBenchmark("spineV 12", QuickLayoutTrees.spine(12), .natural),
            QuickLayoutBenchmark("grid 40, tight", QuickLayoutTrees.grid(40), .tight),
            QuickLayoutBenchmark(
                "flow 1000", QuickLayoutTrees.flow(1000), .fixed(CGSize(width: 80, height: CGFloat.infinity))),
        ]
    }

    private init(_ name: String, _ tree: any Element, _ room: Room, _ realMeasures: Int? = nil) {
        (self.name, self.tree, self.realMeasures) = (name, tree, realMeasures)
        proposal = room.proposal(to: tree)
    }

    /// A pass: the layout of a given tree, created and released.
    func pass() {
        _ = QuickLayoutPass(root: tree, proposal: rootProposal).run()
    }

    func recordedPass() -> LayoutRecord {
        let recorder = Recorder()
        _ = QuickLayoutPass(root: tree, proposal: rootProposal, recorder: recorder).run()
        return recorder.finished
    }

    private var rootProposal: Proposal {
        Proposal(width: .atMost(proposal.width), height: .atMost(proposal.height))
    }
}

extension Room {
    fileprivate func proposal(to tree: any Element) -> CGSize {
        let unlimited = Proposal(width: .unconstrained, height: .unconstrained)
        return proposal(natural: QuickLayoutPass(root: tree, proposal: unlimited).run().size)
    }
}
