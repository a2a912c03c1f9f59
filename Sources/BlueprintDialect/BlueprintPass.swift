import EngineKit
import Negotiation

/// A pass as the playground runs it: a root, its proposal, and a recorder if it is recorded.
public struct BlueprintPass {
    private let root: any Element
    private let proposal: Proposal
    private let environment: Environment
    private let recorder: Recorder?

    /// - Parameter recorder: records the pass; nil for a pass without a record.
    public init(
        root: any Element, proposal: Proposal, options: LayoutOptions = .default, environment: Environment = .empty,
        recorder: Recorder? = nil
    ) {
        self.root = root
        self.proposal = proposal
        var environment = environment
        environment.layoutMode = .caffeinated(options: options)
        self.environment = environment
        self.recorder = recorder
    }

    /// Lays the root out at 0, 0. An exact proposal is the root's length on that axis; otherwise the root gets the
    /// length that it answers.
    public func run() throws(BlueprintProposalError) -> LayoutResult {
        try run(Pass(environment: environment, recorder: recorder))
    }

    /// Lays the root out and records the pass.
    /// - Parameter cancellation: stops the pass. It then ends within a bounded number of steps, and its result is
    ///   meaningless.
    /// - Returns: the layout, the record, and the elements that took part, by their indices in it.
    package func recorded(until cancellation: Cancellation? = nil) throws(BlueprintProposalError) -> (
        result: LayoutResult, record: LayoutRecord, elements: [any Element]
    ) {
        let recorder = recorder ?? Recorder()
        let pass = Pass(
            environment: environment, recorder: recorder, stepLimit: DepthGuard.stepLimit, cancellation: cancellation)
        let result = try run(pass)
        return (result, recorder.finished, pass.recordedNodes.map(\.element))
    }

    func run(_ pass: Pass) throws(BlueprintProposalError) -> LayoutResult {
        let width = try RootProposal(proposal.width, .horizontal)
        let height = try RootProposal(proposal.height, .vertical)
        let node = pass.root(root)
        for length in [width, height] where length.isUnspecified {
            node.note(.note, NoteSentence.unspecified(length.axis))
        }
        if let exactWidth = width.exactly, let exactHeight = height.exactly {
            let frame = CGRect(x: 0, y: 0, width: exactWidth, height: exactHeight)
            pass.layOut(node, in: frame, because: TopProposal(frame.size.lengths), decidedBy: nil)
        } else {
            let constraint = SizeConstraint(width: width.constraint, height: height.constraint)
            let answer = node.relay(constraint, because: TopProposal(constraint.lengths))
            let size = CGSize(
                width: width.exactly ?? answer.size.width, height: height.exactly ?? answer.size.height)
            pass.layOut(
                node, in: CGRect(origin: .zero, size: size), because: RootAnswer(size: size),
                decidedBy: answer.exchange)
        }
        return pass.finish(node)
    }
}

/// The root's proposal on one axis in Blueprint's terms.
private struct RootProposal {
    let axis: Negotiation.Axis
    let constraint: SizeConstraint.Axis
    /// The root's length if the proposal is exact, so that its answer does not count.
    let exactly: CGFloat?
    let isUnspecified: Bool

    init(_ proposal: AxisProposal, _ axis: Negotiation.Axis) throws(BlueprintProposalError) {
        self.axis = axis
        switch proposal {
        case .exactly(let length): (constraint, exactly, isUnspecified) = (.atMost(length), length, false)
        case .atMost(let length): (constraint, exactly, isUnspecified) = (.atMost(length), nil, false)
        case .unconstrained: (constraint, exactly, isUnspecified) = (.unconstrained, nil, false)
        case .unspecified: (constraint, exactly, isUnspecified) = (.unconstrained, nil, true)
        case .between: throw .between(axis, proposal)
        }
    }
}

/// A proposal that Blueprint cannot express.
public enum BlueprintProposalError: Error, Hashable, CustomStringConvertible {
    /// A minimum and a maximum were proposed on an axis; Blueprint proposes maximums only.
    case between(Negotiation.Axis, AxisProposal)

    /// A sentence that says what to write instead.
    public var description: String {
        switch self {
        case .between(let axis, let proposal):
            CommonSentences.noMinimum(axis, proposal, in: "Blueprint")
                + "; write 40 (exactly), <=40 (at most), inf or nil"
        }
    }
}
