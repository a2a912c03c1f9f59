import EngineKit
import Negotiation

/// A pass as the playground runs it: a root, its proposal, and a recorder if it is recorded.
public struct QuickLayoutPass {
    private let root: any Element
    private let proposal: Proposal
    private let context: LayoutContext
    private let recorder: Recorder?
    /// Whether answers are deduced from others that must be equal; the layout is the same without.
    var deduces = true

    /// - Parameter recorder: records the pass; nil for a pass without a record.
    public init(
        root: any Element, proposal: Proposal, context: LayoutContext = LayoutContext(), recorder: Recorder? = nil
    ) {
        self.root = root
        self.proposal = proposal
        self.context = context
        self.recorder = recorder
    }

    /// Asks the root once, and places its answer: at 0, 0, or centered in an exact length.
    public func run() -> LayoutResult {
        run(Pass(recorder: recorder, deduces: deduces))
    }

    /// Lays the root out and records the pass.
    /// - Parameter cancellation: stops the pass. It then ends within a bounded number of steps, and its result is
    ///   meaningless.
    /// - Returns: the record, and the elements that took part, by their indices in it.
    package func recorded(until cancellation: Cancellation? = nil) -> (record: LayoutRecord, elements: [any Element]) {
        let recorder = recorder ?? Recorder()
        // An answer contains those of its children, which take twice the memory of a size.
        let pass = Pass(
            recorder: recorder, deduces: deduces, stepLimit: DepthGuard.stepLimit / 2, cancellation: cancellation)
        _ = run(pass)
        return (recorder.finished, pass.recordedElements)
    }

    @discardableResult func run(_ pass: Pass) -> LayoutResult {
        var context = context
        context.isRecorded = pass.isRecording
        let lengths = (width: RootProposal(proposal.width), height: RootProposal(proposal.height))
        let row = pass.state.row(of: root, in: context.surroundings, askedBy: nil)
        for axis in Axis.allCases {
            switch proposal[axis] {
            case .unspecified: row.note(.note, NoteSentence.unspecified(axis))
            case .between: row.note(.error, NoteSentence.between(axis, proposal[axis]))
            case .exactly, .atMost, .unconstrained: continue
            }
        }
        let size = CGSize(width: lengths.width.length, height: lengths.height.length)
        let answer = Subelement(row: row, spacerAxis: nil).ask(size, because: TopProposal(size.lengths))
        let placement = RootPlaced(
            size: answer.size, width: lengths.width.exactly, height: lengths.height.exactly)
        let result = LayoutResult(
            layout: LayoutNode(answer, of: pass), frame: CGRect(origin: placement.corner, size: answer.size))
        pass.endRecord { result.write(in: pass, by: $0, because: placement) }
        return result
    }
}

/// The root's proposal on one axis in QuickLayout's terms.
private struct RootProposal {
    /// The proposed length.
    let length: CGFloat
    /// The length in which the root is centered; nil if it is placed at 0.
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
    /// The length as the library's own entry points read it.
    fileprivate var normalized: CGFloat {
        guard self > 0 else { return 0 }
        return self == .greatestFiniteMagnitude ? .infinity : self
    }
}

extension CGSize {
    /// The size as the library's own entry points read it.
    package var normalized: CGSize { CGSize(width: width.normalized, height: height.normalized) }
}
