import BlueprintDialect
import LayoutPromises
import Negotiation

/// What it costs to prove that all elements of a tree keep their library's rules for 12,000 proposals, beside single
/// layouts of the tree.
enum PromiseBenchmark {
    static func rows() throws -> [String] {
        let blueprint = Trees.screen(rows: 5)
        let proposal = Proposal(width: .exactly(80), height: .exactly(50))
        let elements = try BlueprintPass(root: blueprint, proposal: proposal, recorder: Recorder()).counted()
        var broken = 0
        let proof = ThreadClock.cost {
            do {
                try checkPromises(of: blueprint)
            } catch {
                broken += 1
            }
        }
        let layout = ThreadClock.cost { _ = try? BlueprintPass(root: blueprint, proposal: proposal).run() }
        let recorded = ThreadClock.cost {
            _ = try? BlueprintPass(root: blueprint, proposal: proposal, recorder: Recorder()).run()
        }
        return [
            "| tree | elements | proof of 12,000 proposals, ns | layouts that take as long | recorded ones |",
            "|---|--:|--:|--:|--:|",
            "| a mail program's screen, 5 rows | \(elements) | \(proof)\(broken > 0 ? " (broken)" : "") "
                + "| \(proof / layout) | \(proof / recorded) |",
        ]
    }
}

extension BlueprintPass {
    /// How many elements take part.
    fileprivate func counted() throws -> Int {
        func count(_ result: LayoutResult) -> Int { result.children.reduce(1) { $0 + count($1.node) } }
        return count(try run())
    }
}
