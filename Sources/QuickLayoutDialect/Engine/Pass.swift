import EngineKit
import Negotiation

/// What all elements share while a pass runs. A class, for they all write to it.
final class Pass {
    private(set) var recorder: Recorder?
    /// Whether answers stand for others that must be the same. Without, every proposal is computed that is asked.
    let deduces: Bool
    /// The elements of a pass that is recorded, by their places in the record.
    var recordedElements: [any Element] = []
    /// The nodes of a pass that is to be probed, by their places in the record; nil for other passes.
    var recordedNodes: [Node]?
    /// How many elements are at work, one inside the other.
    @exclusivity(unchecked) private var depth: DepthGuard

    /// Whether neighbours that are the same element are laid out once for both.
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

    /// The record is finished: what is asked from now on is not in it.
    func stopRecording() {
        recorder = nil
    }

    /// Goes one level deeper; says false, and does not, where the stack might not suffice, and once the pass is
    /// cancelled.
    func descend() -> Bool { depth.descend() }

    func ascend() { depth.ascend() }

    /// Takes steps of measuring; says false where they are too many.
    func measure(_ steps: Int) -> Bool { depth.measure(steps) }

    /// Why an element was not asked; nil where that is not reported.
    func takeRefusal() -> String? { depth.takeRefusal() }

    /// Whether so many more elements may take part.
    func admits(_ count: Int) -> Bool { depth.admit(count) }

    /// Takes a step that asks no one; says false once the pass is cancelled.
    func proceed() -> Bool { depth.proceed() }

    /// Whether the pass was cancelled: what it has made is incomplete, and nobody looks at it.
    var isCancelled: Bool { depth.isCancelled }
}
