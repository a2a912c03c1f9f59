import EngineKit
import Negotiation

/// A pass as the playground runs it: a root, its proposal, and a recorder if it is recorded.
public struct TheodolitePass {
    private let root: Component
    private let proposal: Proposal
    private let cell: CGSize
    private let recorder: Recorder?

    /// - Parameters:
    ///   - cell: the points in a cell, in which texts are measured.
    ///   - recorder: records the pass; nil for a pass without a record.
    public init(
        root: Component, proposal: Proposal, cell: CGSize = CGSize(width: 1, height: 1), recorder: Recorder? = nil
    ) {
        self.root = root
        self.proposal = proposal
        self.cell = cell
        self.recorder = recorder
    }

    /// Lays the root out without earlier states.
    @discardableResult
    public func run() -> Layout {
        var states = ComponentStates()
        return run(keeping: &states)
    }

    /// Lays the root out at 0, 0, with the states of the pass before, and replaces those by its components'. The root
    /// is asked in a range. An exact proposal is its length on that axis whatever it answers; otherwise it gets the
    /// length that it answers.
    @discardableResult
    public func run(keeping states: inout ComponentStates) -> Layout {
        run(Pass(cell: cell, states: states, recorder: recorder), keeping: &states)
    }

    /// Lays the root out and records the pass.
    /// - Parameter cancellation: stops the pass. It then ends within a bounded number of steps, and its result and
    ///   states are meaningless.
    /// - Returns: the layout, the record, and the components that took part, by their indices in it.
    package func recorded(
        keeping states: inout ComponentStates, until cancellation: Cancellation? = nil
    ) -> (layout: Layout, record: LayoutRecord, components: [Component]) {
        let recorder = recorder ?? Recorder()
        let pass = Pass(
            cell: cell, states: states, recorder: recorder, stepLimit: DepthGuard.stepLimit, cancellation: cancellation)
        let layout = run(pass, keeping: &states)
        return (layout, recorder.finished, pass.recordedComponents)
    }

    @discardableResult func run(_ pass: Pass, keeping states: inout ComponentStates) -> Layout {
        let width = RootProposal(proposal.width)
        let height = RootProposal(proposal.height)
        defer {
            states = pass.keeper.result
            pass.finish()
        }
        let scope = Scope(root, pass: pass, parent: nil)
        let layout = scope.ask(SizeRange(proposal), because: TopProposal(proposal))
        for (axis, length) in [(Axis.horizontal, width), (.vertical, height)] where length.isUnspecified {
            scope.note(.note, NoteSentence.unspecified(axis))
        }
        let size = CGSize(
            width: width.exactly ?? layout.size.width, height: height.exactly ?? layout.size.height)
        let isProposed = width.exactly != nil && height.exactly != nil
        pass.place(
            layout, in: CGRect(origin: .zero, size: size),
            because: RootFrame(size: size, exactWidth: width.exactly, exactHeight: height.exactly),
            decidedBy: isProposed ? nil : layout.exchange)
        return layout
    }
}

extension SizeRange {
    /// The range for a proposal from outside.
    init(_ proposal: Proposal) {
        let (width, height) = (RootProposal(proposal.width), RootProposal(proposal.height))
        self.init(
            min: CGSize(width: width.min, height: height.min), max: CGSize(width: width.max, height: height.max))
    }
}

/// The root's proposal on one axis in Theodolite's terms.
private struct RootProposal {
    var min = CGFloat.nan
    var max = CGFloat.nan
    /// The root's length if the proposal is exact, so that its answer does not count.
    var exactly: CGFloat?
    var isUnspecified = false

    init(_ proposal: AxisProposal) {
        switch proposal {
        case .exactly(let length): (max, exactly) = (length, length)
        case .atMost(let length): max = length
        case .between(let minimum, let maximum): (min, max) = (minimum, maximum)
        case .unconstrained: break
        case .unspecified: isUnspecified = true
        }
    }
}
