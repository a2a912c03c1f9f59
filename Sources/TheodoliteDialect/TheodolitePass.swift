import EngineKit
import Negotiation

/// A pass as the playground runs it: a root, what it is proposed, and whether it is recorded.
public struct TheodolitePass {
    private let root: Component
    private let proposal: Proposal
    private let cell: CGSize
    private let recorder: Recorder?

    /// - Parameters:
    ///   - cell: the points in a cell, in which texts are measured.
    ///   - recorder: writes down what happens; nil for a pass that is not recorded.
    public init(
        root: Component, proposal: Proposal, cell: CGSize = CGSize(width: 1, height: 1), recorder: Recorder? = nil
    ) {
        self.root = root
        self.proposal = proposal
        self.cell = cell
        self.recorder = recorder
    }

    /// Lays the root out with nothing from before.
    @discardableResult
    public func run() -> Layout {
        var states = ComponentStates()
        return run(keeping: &states)
    }

    /// Lays the root out at 0, 0, with the states that the pass before left; leaves those of its components. It is
    /// asked in a range; an axis that is proposed exactly is its length there whatever it answers, otherwise it gets
    /// what it answers.
    @discardableResult
    public func run(keeping states: inout ComponentStates) -> Layout {
        run(Pass(cell: cell, states: states, recorder: recorder), keeping: &states)
    }

    /// Lays the root out and writes it down.
    /// - Parameter cancellation: asks the pass to stop. It then ends within a bounded number of steps, and what it gives
    ///   and leaves in the states means nothing.
    /// - Returns: the layout, the record, and the components that took part, by their places in it.
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
    /// What Theodolite makes of a proposal from outside.
    init(_ proposal: Proposal) {
        let (width, height) = (RootProposal(proposal.width), RootProposal(proposal.height))
        self.init(
            min: CGSize(width: width.min, height: height.min), max: CGSize(width: width.max, height: height.max))
    }
}

/// What Theodolite makes of the root's proposal on one axis.
private struct RootProposal {
    var min = CGFloat.nan
    var max = CGFloat.nan
    /// The root's length, where its answer does not count.
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
