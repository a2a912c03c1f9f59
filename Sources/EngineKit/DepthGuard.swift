import CStackBounds
import Negotiation

/// Counts the elements that are at work, one inside the other, and says where a pass must not go on: where the stack
/// might not suffice for one more, once it has measured too much, and once it was cancelled.
///
/// Public, as is all here that is called for each element: the compiler inlines nothing of less access in other
/// modules.
public struct DepthGuard {
    @usableFromInline var depth = 0
    @usableFromInline let uncheckedDepth: Int
    /// So many steps are taken before the next look at the cancellation.
    @usableFromInline var stepsUntilCheck = 0
    private var room: StackRoom?
    private let cancellation: Cancellation?
    private var elementCount = 1
    private let elementLimit: Int
    private let stepLimit: Int
    /// The steps of measuring that were taken.
    package private(set) var measuredSteps = 0
    private var hasReportedSteps = false
    /// Whether the pass was found cancelled. It stays so, whatever becomes of the cancellation: what it made is
    /// incomplete.
    package private(set) var isCancelled = false

    /// A cancelled pass takes no more steps than these.
    package static let stepsBetweenChecks = 64

    /// - Parameters:
    ///   - uncheckedDepth: shallower nesting skips the stack check.
    ///   - elementLimit: so many elements take part at most.
    ///   - stepLimit: so many steps of measuring are taken at most.
    ///   - cancellation: asks the pass to stop; nil for one that is always finished.
    package init(
        uncheckedDepth: Int, elementLimit: Int = DepthGuard.elementLimit, stepLimit: Int = .max,
        cancellation: Cancellation? = nil
    ) {
        self.uncheckedDepth = uncheckedDepth
        self.elementLimit = elementLimit
        self.stepLimit = stepLimit
        self.cancellation = cancellation
    }

    /// So many elements take part in a pass. An element that stands in several places takes part in each; one that is made
    /// of itself would have no end.
    package static let elementLimit = 100_000
    /// So much is measured in a pass that is shown, in about a second. Where each container asks for a few sizes, the
    /// innermost elements are asked for many.
    package static let stepLimit = 400_000

    /// Takes in so many elements more; says false, and does not, where they are too many.
    package mutating func admit(_ count: Int = 1) -> Bool {
        guard elementCount + count <= elementLimit else { return false }
        elementCount += count
        return true
    }

    /// Goes one level deeper; says false, and does not, where the pass must not go on.
    @inlinable public mutating func descend() -> Bool {
        stepsUntilCheck -= 1
        guard depth < uncheckedDepth && stepsUntilCheck >= 0 || mayDescend() else { return false }
        depth += 1
        return true
    }

    /// Leaves the level that `descend` went into.
    @inlinable public mutating func ascend() {
        depth -= 1
    }

    /// Takes steps of measuring: one for an answer, and more for one that takes long. Says false where they are too many.
    package mutating func measure(_ steps: Int = 1) -> Bool {
        measuredSteps += steps
        return measuredSteps <= stepLimit
    }

    /// The record's sentence on why an element was not asked; nil for a cancelled pass, and once it was reported.
    package mutating func takeRefusal() -> String? {
        guard !isCancelled else { return nil }
        guard measuredSteps > stepLimit else { return CommonSentences.tooDeep }
        defer { hasReportedSteps = true }
        return hasReportedSteps ? nil : CommonSentences.tooManySteps
    }

    /// Takes a step on the same level; says false once the pass is cancelled.
    @inlinable public mutating func proceed() -> Bool {
        stepsUntilCheck -= 1
        return stepsUntilCheck >= 0 || isWanted()
    }

    @usableFromInline mutating func mayDescend() -> Bool {
        isWanted() && (depth < uncheckedDepth || hasRoom())
    }

    @usableFromInline mutating func isWanted() -> Bool {
        if let cancellation, cancellation.isCancelled { isCancelled = true }
        stepsUntilCheck = isCancelled ? 0 : cancellation == nil ? .max : Self.stepsBetweenChecks
        return !isCancelled
    }

    /// Half of what the thread's stack has where this is first asked.
    private mutating func hasRoom() -> Bool {
        let room = room ?? StackRoom(halfOfThread: ())
        self.room = room
        return room.isLeft
    }
}
