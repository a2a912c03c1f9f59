import EngineKit
import Negotiation

/// The state that all elements share while a pass runs. A class, because they all write to it.
final class Pass {
    private(set) var recorder: Recorder?
    /// Whether answers are deduced from others that must be equal. If not, every proposal is computed.
    let deduces: Bool
    /// The elements of a recorded pass, by their indices in the record.
    var recordedElements: [any Element] = []
    /// The nodes of a pass to be probed, by their indices in the record; nil for other passes.
    var recordedNodes: [Node]?
    /// The number of nested elements at work.
    @exclusivity(unchecked) private var depth: DepthGuard

    /// Whether equal neighbours are laid out once for both.
    var sharesTwins: Bool { deduces && recorder == nil }

    init(
        recorder: Recorder?, deduces: Bool, elementLimit: Int = DepthGuard.elementLimit, stepLimit: Int = .max,
        cancellation: Cancellation? = nil
    ) {
        depth = DepthGuard(
            uncheckedDepth: 48, elementLimit: elementLimit, stepLimit: stepLimit, cancellation: cancellation)
        self.recorder = recorder
        self.deduces = deduces
    }

    /// Ends the record: later asks are not in it.
    func stopRecording() {
        recorder = nil
    }

    /// Goes one level deeper, or returns false if the stack might not suffice, or once the pass is cancelled.
    func descend() -> Bool { depth.descend() }

    func ascend() { depth.ascend() }

    /// Counts steps of measuring; returns false if they are too many.
    func measure(_ steps: Int) -> Bool { depth.measure(steps) }

    /// The sentence for an element that was not asked; nil if none is to be reported.
    func takeRefusal() -> String? { depth.takeRefusal() }

    /// Whether that many more elements may take part.
    func admits(_ count: Int) -> Bool { depth.admit(count) }

    /// Takes a step without an ask; returns false once the pass is cancelled.
    func proceed() -> Bool { depth.proceed() }

    /// Whether the pass was cancelled: its result is incomplete and unused.
    var isCancelled: Bool { depth.isCancelled }
}
