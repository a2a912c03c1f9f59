import EngineKit
import Negotiation

/// A pass as the playground runs it: a root, what it is proposed, and whether it is recorded.
public struct SwiftUIPass {
    private let root: any View
    private let proposal: Proposal
    private var context: Context
    private let recorder: Recorder?
    /// Public passes keep all they can.
    var memory = PassMemory.deductions

    /// - Parameters:
    ///   - cell: the points in a terminal's cell.
    ///   - recorder: writes down what happens; nil for a pass that is not recorded.
    public init(
        root: any View, proposal: Proposal, cell: CGSize = CGSize(width: 1, height: 1), recorder: Recorder? = nil
    ) {
        self.root = root
        self.proposal = proposal
        context = Context(cell: cell)
        context.container = ProposedViewSize(proposal)
        self.recorder = recorder
    }

    /// Asks the root, and places what it answers: at 0, 0, or in the middle of a length that it was to have exactly. Where
    /// views do something as a value changes that is known only then, all is laid out again until nothing changes, and at
    /// most eight times. Several views are a VStack; nil where there is no view.
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

    /// Lays the root out and writes it down.
    /// - Parameters:
    ///   - keeper: keeps what views of an author's own have in them.
    ///   - cancellation: asks the pass to stop. It then ends within a bounded number of steps, and what it gives
    ///   means nothing.
    ///   - observed: in the pass before.
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
        var list = ChildList(of: root, in: context, pass: pass)
        if list.children.count > 1 {
            pass.forgetPlaces()
            list = ChildList(of: VStack(alignment: .center, spacing: nil, root), in: context, pass: pass)
        }
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

/// A pass that was written down.
package struct RecordedRound {
    package let record: LayoutRecord
    /// Those that took part, by their places in the record.
    package let elements: [LaidOutElement]
    /// What is to be done before the next.
    package let due: DueActions
    /// Whether nothing is laid out again, whatever is due.
    package let isLast: Bool
}

extension ProposedViewSize {
    /// What SwiftUI makes of a proposal from outside.
    init(_ proposal: Proposal) {
        self.init(width: proposal.width.length, height: proposal.height.length)
    }
}

extension AxisProposal {
    /// What SwiftUI is asked; nil for the ideal length.
    fileprivate var length: CGFloat? {
        switch self {
        case .exactly(let length), .atMost(let length), .between(_, let length): length
        case .unconstrained: .infinity
        case .unspecified: nil
        }
    }

    /// The length in which the root is centered; nil where it stands at 0.
    fileprivate var exactLength: CGFloat? {
        if case .exactly(let length) = self, length.isFinite { length } else { nil }
    }
}

/// A view that was laid out, with everything in it.
public struct LayoutResult {
    /// As the record calls it: a view's type, or a modifier as it is written.
    public let name: String
    /// Absolute, in points, not rounded.
    public let frame: CGRect
    /// Those that are shown, in element order.
    public internal(set) var children: [LayoutResult]

    /// Places a whole tree, parents before their children, and writes it down.
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
                recorder.place(
                    id, in: frame, because: visit.child.reason ?? UnstatedReason(),
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
            walk.enter(children) { child in
                Visit(child: child, corner: visit.corner.moved(by: child.position), parent: index)
            }
        }
        // A pass that was cancelled at once has nothing to show.
        self = flat.isEmpty ? LayoutResult(name: "", frame: .zero, children: []) : Self.nested(flat)
    }

    private init(name: String, frame: CGRect, children: [LayoutResult]) {
        (self.name, self.frame, self.children) = (name, frame, children)
    }

    /// Puts each into its parent, from the last to the first.
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
        /// Absolute.
        let corner: CGPoint
        /// Where its parent is among those visited.
        let parent: Int?
    }
}
