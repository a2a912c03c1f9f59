import BlueprintDialect
import LayoutPromises
import Negotiation
import QuickLayoutDialect
import SwiftUIDialect
import TheodoliteDialect

/// The cost of proving that all elements of a tree keep their library's rules for 12,000 proposals, compared with
/// single layouts of the tree.
enum PromiseBenchmark {
    static func rows() throws -> [String] {
        let window = Proposal(width: .exactly(80), height: .exactly(50))
        let blueprint = Trees.screen(rows: 5)
        let (quickLayout, swiftUI) = (QuickLayoutTrees.alternatingApart(5), SwiftUITrees.flow(48))
        let theodolite = TheodoliteTrees.binary(depth: 5)
        return [
            "| tree | elements | proof of 12,000 proposals, ns | layouts that take as long | recorded ones |",
            "|---|--:|--:|--:|--:|",
            try row("Blueprint: a mail program's screen, 5 rows", proving: { try checkPromises(of: blueprint) }) {
                _ = try BlueprintPass(root: blueprint, proposal: window, recorder: $0).run()
            },
            try row("QuickLayout: alternating 5", proving: { try checkPromises(of: quickLayout) }) {
                _ = QuickLayoutPass(root: quickLayout, proposal: window, recorder: $0).run()
            },
            try row("SwiftUI: custom flow 48", proving: { try checkPromises(of: swiftUI) }) {
                SwiftUIPass(root: swiftUI, proposal: window, recorder: $0).run()
            },
            try row("Theodolite: binary 5", proving: { try checkPromises(of: theodolite) }) {
                TheodolitePass(root: theodolite, proposal: window, recorder: $0).run()
            },
        ]
    }

    private static func row(
        _ name: String, proving: () throws -> Void, layingOut: (Recorder?) throws -> Void
    ) throws -> String {
        let recorder = Recorder()
        try layingOut(recorder)
        var broken = ""
        let proof = ThreadClock.cost {
            do {
                try proving()
            } catch {
                broken = " (broken)"
            }
        }
        let layout = ThreadClock.cost { try? layingOut(nil) }
        let recorded = ThreadClock.cost { try? layingOut(Recorder()) }
        return "| \(name) | \(recorder.finished.elements.count) | \(proof)\(broken) | \(proof / layout) "
            + "| \(proof / recorded) |"
    }
}
