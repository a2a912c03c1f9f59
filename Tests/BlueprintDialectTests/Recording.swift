import BlueprintDialect
import LayoutTestSupport
import Negotiation

/// A recorded pass, with queries for tests.
struct Recording: RecordedPass {
    let record: LayoutRecord
    let result: LayoutResult
    /// The elements of the pass, by their indices in the record.
    let elements: [any Element]

    init(
        _ root: any Element, _ proposal: Proposal, options: LayoutOptions = .default,
        environment: Environment = .empty
    ) throws {
        (result, record, elements) = try BlueprintPass(
            root: root, proposal: proposal, options: options, environment: environment
        ).recorded()
    }

    init(
        _ root: any Element, _ width: CGFloat, _ height: CGFloat, options: LayoutOptions = .default,
        environment: Environment = .empty
    ) throws {
        try self.init(
            root, Proposal(width: .exactly(width), height: .exactly(height)), options: options,
            environment: environment)
    }
}

/// The frames of all placed elements, in pre-order, relative to their parents, without a record.
func frames(of result: LayoutResult) -> [CGRect] {
    var frames: [CGRect] = []
    var waiting = [result]
    while let next = waiting.popLast() {
        frames.append(next.frame)
        waiting += next.children.reversed().map(\.node)
    }
    return frames
}
