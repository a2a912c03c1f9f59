import BlueprintDialect
import Negotiation

extension Benchmark {
    /// Blueprint's own benchmark trees, at their sizes (Blueprint 1237c2b6), and some more.
    static var blueprint: [Benchmark] {
        [
            Benchmark(
                "column 1000", Trees.column(1000), width: 80, height: 2000,
                realLeafMeasures: 1000),
            Benchmark(
                "columnTight 1000", Trees.column(1000), width: 80, height: 500,
                realLeafMeasures: nil),
            Benchmark(
                "binary 10", Trees.binary(depth: 10), width: 256, height: 64,
                realLeafMeasures: 6144),
            Benchmark(
                "binaryTight 10", Trees.binary(depth: 10), width: 64, height: 64,
                realLeafMeasures: 10240),
            Benchmark(
                "insetsCentered 200", Trees.insetsCentered(200), width: 420, height: 405,
                realLeafMeasures: 1),
            Benchmark(
                "unary 100", Trees.unary(100), width: 40, height: 10,
                realLeafMeasures: 1),
            Benchmark(
                "screen 20", Trees.screen(rows: 20), width: 80, height: 50,
                realLeafMeasures: 167),
            Benchmark(
                "flow 1000", Trees.flow(1000), width: 80, height: 2000,
                realLeafMeasures: nil),
            Benchmark(
                "overlays 100", Trees.overlays(100), width: 40, height: 10,
                realLeafMeasures: nil),
            Benchmark(
                "gridRows 50", Trees.gridRows(50), width: 170, height: 10,
                realLeafMeasures: nil),
            // With too little height, so that every level is asked with many heights.
            Benchmark(
                "nestedColumns 160", Trees.nestedColumns(160), width: 40, height: 80,
                realLeafMeasures: nil),
        ]
    }

    private init(_ name: String, _ tree: any Element, width: CGFloat, height: CGFloat, realLeafMeasures: Int?) {
        self.init(name, realLeafMeasures: realLeafMeasures) {
            _ = tree.layout(frame: CGRect(x: 0, y: 0, width: width, height: height))
        } recordedPass: {
            let recorder = Recorder()
            let proposal = Proposal(width: .exactly(width), height: .exactly(height))
            _ = try BlueprintPass(root: tree, proposal: proposal, recorder: recorder).run()
            return recorder.finished
        }
    }
}
