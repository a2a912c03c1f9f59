import Negotiation
import SwiftUIDialect

extension Benchmark {
    /// The shapes of the other dialects' trees.
    static var swiftUI: [Benchmark] {
        SwiftUITrees.all.map { name, tree, proposal in
            Benchmark(name, realLeafMeasures: nil) {
                SwiftUIPass(root: tree, proposal: proposal).run()
            } recordedPass: {
                let recorder = Recorder()
                SwiftUIPass(root: tree, proposal: proposal, recorder: recorder).run()
                return recorder.finished
            }
        }
    }
}
