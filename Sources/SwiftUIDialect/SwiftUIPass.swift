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
            let due = pass.dueActions(since: observed, in: round)
            pass.end()
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
        let due = pass.dueActions(since: observed(), in: round)
        return RecordedRound(
            record: recorder.finished, elements: pass.takeElements(), due: due, isLast: round.isLast || pass.isLong)
    }

    func run(_ pass: Pass) -> LayoutResult? {
        pass.recorder?.placeInProposals()
        let list = ChildList(of: SingleView(root), in: context, pass: pass)
        guard let child = list.children.first else { return nil }
        let node = Node(child, pass: pass, parent: nil)
        if let sentence = pass.takeGatheringNote() { node.note(.error, sentence) }
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

/// A laid-out view with everything in it.
public struct LayoutResult {
    /// The name in the record: a view's type, or a modifier as it is written.
    public let name: String
    /// The frame, absolute, in points, not rounded.
    public let frame: CGRect
    /// The children that are shown, in element order.
    public internal(set) var children: [LayoutResult]

    /// Places a whole tree, parents before their children, and records it.
    init(placing root: PlacedChild, in pass: Pass) {
        let recorder = pass.recorder
        var walk = PlacementWalk(from: Visit(child: root, corner: root.position, parent: nil), recorder: recorder)
        var flat: [(result: LayoutResult, parent: Int?)] = []
        while let visit = walk.next() {
            guard pass.proceed() else { break }
            let node = visit.child.node
            let frame = CGRect(origin: visit.corner, size: node.size(at: visit.child.proposal))
            node.placedSize = frame.size
            node.corner = frame.origin
            if node.element is ChangeAction { pass.observe(node, at: visit.child.proposal) }
            if let recorder, let id = node.id {
                let reason: any Reason = visit.child.reason ?? UnstatedReason()
                recorder.place(
                    id, in: frame, because: reason,
                    decidedBy: node.exchange(at: visit.child.proposal))
                if !frame.origin.isFinite || !frame.size.isFinite { node.note(.warning, NoteSentence.notFinite(frame)) }
            }
            let index = flat.count
            flat.append(
                (LayoutResult(name: node.element.elementName, frame: frame, children: []), visit.parent))
            let children = node.arrangement(at: visit.child.proposal)
            if let recorder, let id = node.id,
                let shares = node.element.shares(for: visit.child.proposal, in: node)
            {
                recorder.share(of: id, shares)
            }
            walk.enter(children.shown(in: frame.size, of: node)) { child in
                Visit(child: child, corner: visit.corner.moved(by: child.position), parent: index)
            }
        }
        // A pass that was cancelled at once has no results.
        self = flat.isEmpty ? LayoutResult(name: "", frame: .zero, children: []) : Self.nested(flat)
    }

    private init(name: String, frame: CGRect, children: [LayoutResult]) {
        (self.name, self.frame, self.children) = (name, frame, children)
    }

    /// Adds each result to its parent, from the last to the first.
    private static func nested(_ flat: [(result: LayoutResult, parent: Int?)]) -> LayoutResult {
        var results = flat.map(\.result)
        for index in flat.indices.reversed() {
            results[index].children.reverse()
            if let parent = flat[index].parent { results[parent].children.append(results[index]) }
        }
        return results[0]
    }

    private struct Visit {
        let child: PlacedChild
        /// The corner, absolute.
        let corner: CGPoint
        /// The index of its parent among the visited.
        let parent: Int?
    }
}
