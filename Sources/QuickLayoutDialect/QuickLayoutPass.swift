import EngineKit
import Negotiation

/// A pass as the playground runs it: a root, what it is proposed, and whether it is recorded.
public struct QuickLayoutPass {
    private let root: any Element
    private let proposal: Proposal
    private let context: LayoutContext
    private let recorder: Recorder?
    /// Whether answers stand for others that must be the same; the layout is equal without.
    var deduces = true

    /// - Parameter recorder: writes down what happens; nil for a pass that is not recorded.
    public init(
        root: any Element, proposal: Proposal, context: LayoutContext = LayoutContext(), recorder: Recorder? = nil
    ) {
        self.root = root
        self.proposal = proposal
        self.context = context
        self.recorder = recorder
    }

    /// Asks the root, once, and places what it answers: at 0, 0, or in the middle of a length that it was to have
    /// exactly.
    public func run() -> LayoutResult {
        run(Pass(recorder: recorder, deduces: deduces))
    }

    /// Lays the root out and writes it down.
    /// - Parameter cancellation: asks the pass to stop. It then ends within a bounded number of steps, and what it gives
    ///   means nothing.
    /// - Returns: the record, and the elements that took part, by their places in it.
    package func recorded(until cancellation: Cancellation? = nil) -> (record: LayoutRecord, elements: [any Element]) {
        let recorder = recorder ?? Recorder()
        // An answer has those of its children in it, which take twice the memory of a size.
        let pass = Pass(
            recorder: recorder, deduces: deduces, stepLimit: DepthGuard.stepLimit / 2, cancellation: cancellation)
        _ = run(pass)
        return (recorder.finished, pass.recordedElements)
    }

    @discardableResult func run(_ pass: Pass) -> LayoutResult {
        var context = context
        context.isRecorded = pass.recorder != nil
        let lengths = (width: RootProposal(proposal.width), height: RootProposal(proposal.height))
        let node = Node(root, context: context, pass: pass, parent: nil)
        for axis in Axis.allCases {
            switch proposal[axis] {
            case .unspecified: node.note(.note, NoteSentence.unspecified(axis))
            case .between: node.note(.error, NoteSentence.between(axis, proposal[axis]))
            case .exactly, .atMost, .unconstrained: continue
            }
        }
        let size = CGSize(width: lengths.width.length, height: lengths.height.length)
        let answer = node.ask(size, because: TopProposal(size.lengths))
        let placement = RootPlaced(
            size: answer.size, width: lengths.width.exactly, height: lengths.height.exactly)
        let result = LayoutResult(layout: answer, frame: CGRect(origin: placement.corner, size: answer.size))
        if pass.recorder != nil { result.write(in: pass, because: placement) }
        return result
    }
}

/// What QuickLayout makes of the root's proposal on one axis.
private struct RootProposal {
    /// What the root is asked.
    let length: CGFloat
    /// The length in which the root is put into the middle; nil where it stands at 0.
    let exactly: CGFloat?

    init(_ proposal: AxisProposal) {
        switch proposal {
        case .exactly(let length):
            self.length = length.normalized
            exactly = self.length.isFinite ? self.length : nil
        case .atMost(let length), .between(_, let length): (self.length, exactly) = (length.normalized, nil)
        case .unconstrained, .unspecified: (length, exactly) = (.infinity, nil)
        }
    }
}

extension CGFloat {
    /// As the library's own entry points read what they are given.
    fileprivate var normalized: CGFloat {
        guard self > 0 else { return 0 }
        return self == .greatestFiniteMagnitude ? .infinity : self
    }
}

extension CGSize {
    /// As the library's own entry points read what they are given.
    package var normalized: CGSize { CGSize(width: width.normalized, height: height.normalized) }
}
