import Negotiation
import TheodoliteDialect

extension Benchmark {
    /// The shapes of the other dialects' trees.
    static var theodolite: [Benchmark] {
        TheodoliteTrees.all.map { name, tree, proposal in
            Benchmark(name, realLeafMeasures: nil) {
                TheodolitePass(root: tree, proposal: proposal).run()
            } recordedPass: {
                let recorder = Recorder()
                TheodolitePass(root: tree, proposal: proposal, recorder: recorder).run()
                return recorder.finished
            }
        }
    }
}
