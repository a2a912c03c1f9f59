import EngineKit
import Negotiation

/// A pass as the playground runs it: a root, its proposal, and a recorder if it is recorded.
public struct SwiftUIPass {
    private let root: any View
    private let proposal: Proposal
    private var context: Context
    private let recorder: Recorder?
    /// The memory for answers; public passes use the most.
    var memory = PassMemory.deductions

    /// - Parameters:
    ///   - cell: the points in a terminal's cell.
    ///   - environment: what is around the root.
    ///   - recorder: writes down what happens; nil for a pass that is not recorded.
    public init(
        root: any View, proposal: Proposal, cell: CGSize = CGSize(width: 1, height: 1),
        environment: EnvironmentValues = EnvironmentValues(), recorder: Recorder? = nil
    ) {
        self.root = root
        self.proposal = proposal
        context = Context(cell: cell)
        context.container = ProposedViewSize(proposal)
        context.environment = environment
        self.recorder = recorder
    }

    /// Asks the root, and places its answer: at 0, 0, or centered in an exact length. If observed values change, the
    /// layout is repeated until nothing changes, at most eight times. Several views are a VStack; nil if there is no
    /// view.
    @discardableResult
    public func run() -> LayoutResult? {
        var observed = ObservedValues()
        let states = HeldStates()
        for number in 1... {
            let round = Round(number)
            let pass = Pass(recorder: recorder, memory: memory, states: states)
            let result = run(pass)
            let due = pass.state.dueActions(since: observed, in: round)
            if due.isEmpty || round.isLast { return result }
            observed = due.perform()
            recorder?.restart()
        }
        return nil
    }

    /// Lays the root out and records the pass.
    /// - Parameters:
    ///   - keeper: the keeper of user views' states.
    ///   - cancellation: stops the pass. It then ends within a bounded number of steps, and its result is meaningless.
    ///   - observed: the values of the pass before.
    package func recorded(
        keeping keeper: (any ViewKeeper)? = nil, until cancellation: Cancellation? = nil, in round: Round = Round(1),
        since observed: @autoclosure () -> ObservedValues = ObservedValues()
    ) -> RecordedRound {
        let recorder = recorder ?? Recorder()
        let pass = Pass(
            recorder: recorder, memory: memory, keeper: keeper, stepLimit: DepthGuard.stepLimit,
            cancellation: cancellation)
        _ = run(pass)
        let due = pass.state.dueActions(since: observed(), in: round)
        return RecordedRound(
            record: recorder.finished, elements: pass.elements, due: due, isLast: round.isLast || pass.state.isLong)
    }

    func run(_ pass: Pass) -> LayoutResult? {
        let state = pass.state
        state.recording?.write { $0.placeInProposals() }
        let list = ChildList(of: SingleView(root), in: context, pass: state)
        guard let child = list.children.first else { return nil }
        let node = state.node(child, parent: nil)
        if let sentence = state.takeGatheringNote() { node.note(.error, sentence) }
        for axis in Axis.allCases {
            if case .between = proposal[axis] { node.note(.error, NoteSentence.between(axis, proposal[axis])) }
        }
        let asked = ProposedViewSize(proposal)
        let size = node.ask(asked, because: TopProposal(asked.lengths))
        let place = RootPlaced(size: size, width: proposal.width.exactLength, height: proposal.height.exactLength)
        let placed = PlacedChild(node, at: place.corner, proposal: asked, because: place)
        return LayoutResult(placing: placed, in: pass)
    }
}

/// A recorded pass.
package struct RecordedRound {
    package let record: LayoutRecord
    /// The elements that took part, by their indices in the record.
    package let elements: [LaidOutElement]
    /// The actions due before the next pass.
    package let due: DueActions
    /// Whether no other pass follows, whatever is due.
    package let isLast: Bool
}

extension ProposedViewSize {
    /// Creates SwiftUI's form of a proposal from outside.
    init(_ proposal: Proposal) {
        self.init(width: proposal.width.length, height: proposal.height.length)
    }
}

extension AxisProposal {
    /// The length in SwiftUI's form; nil for the ideal length.
    fileprivate var length: CGFloat? {
        switch self {
        case .exactly(let length), .atMost(let length), .between(_, let length): length
        case .unconstrained: .infinity
        case .unspecified: nil
        }
    }

    /// The length in which the root is centered; nil if it is placed at 0.
    fileprivate var exactLength: CGFloat? {
        if case .exactly(let length) = self, length.isFinite { length } else { nil }
    }
}
