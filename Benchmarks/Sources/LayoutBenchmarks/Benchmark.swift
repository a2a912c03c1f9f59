import BlueprintDialect
import Negotiation

/// A tree, the frame that it is laid out in, and what the real library needs for it.
struct Benchmark {
    let name: String
    let tree: any Element
    let width: CGFloat
    let height: CGFloat
    /// Nanoseconds a pass (Blueprint 1237c2b6).
    let realTime: Int
    let realMeasures: Int

    /// Blueprint's own benchmark trees, at their sizes.
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "column 1000", tree: Trees.column(1000), width: 80, height: 2000, realTime: 8_450_000,
                realMeasures: 1000),
            Benchmark(
                name: "binary 10", tree: Trees.binary(depth: 10), width: 256, height: 64, realTime: 75_800_000,
                realMeasures: 6144),
            Benchmark(
                name: "binaryTight 10", tree: Trees.binary(depth: 10), width: 64, height: 64, realTime: 109_000_000,
                realMeasures: 10240),
            Benchmark(
                name: "insetsCentered 200", tree: Trees.insetsCentered(200), width: 420, height: 405,
                realTime: 2_210_000, realMeasures: 1),
            Benchmark(
                name: "unary 100", tree: Trees.unary(100), width: 40, height: 10, realTime: 1_790_000,
                realMeasures: 1),
            Benchmark(
                name: "screen 20", tree: Trees.screen(rows: 20), width: 80, height: 50, realTime: 2_200_000,
                realMeasures: 167),
        ]
    }

    /// A pass: everything is built from the ready element, laid out, and let go of again.
    func pass() {
        _ = tree.layout(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    func recordedPass() throws -> LayoutRecord {
        let recorder = Recorder()
        let proposal = Proposal(width: .exactly(width), height: .exactly(height))
        _ = try BlueprintPass(root: tree, proposal: proposal, recorder: recorder).run()
        return recorder.finished
    }
}

extension LayoutRecord {
    /// How often a leaf measured itself.
    var leafMeasures: Int {
        exchanges.count { $0.how == .measured && self[$0.asked].children.isEmpty }
    }
}
