import CStackBounds
import Negotiation

/// Counts the nested elements at work, and stops a pass that nears the end of the stack, has measured too much or was
/// cancelled.
///
/// Members called for each element are public: the compiler inlines no others across modules.
public struct DepthGuard {
    @usableFromInline var depth = 0
    @usableFromInline let uncheckedDepth: Int
    /// The steps left before the next check of the cancellation.
    @usableFromInline var stepsUntilCheck = 0
    private var room: StackRoom?
    private let cancellation: Cancellation?
    private var elementCount = 1
    private let elementLimit: Int
    @usableFromInline let stepLimit: Int
    /// The steps of measuring so far.
    @usableFromInline package var measuredSteps = 0
    private var hasReportedSteps = false
    /// Whether the pass was found cancelled. It stays true, because the result is incomplete, even if the cancellation
    /// is reset.
    package private(set) var isCancelled = false

    /// The maximum number of steps of a cancelled pass.
    package static let stepsBetweenChecks = 64

    /// - Parameters:
    ///   - uncheckedDepth: shallower nesting skips the stack check.
    ///   - elementLimit: the maximum number of elements.
    ///   - stepLimit: the maximum number of measuring steps.
    ///   - cancellation: the flag that stops the pass; nil for a pass that always finishes.
    package init(
        uncheckedDepth: Int, elementLimit: Int = DepthGuard.elementLimit, stepLimit: Int = .max,
        cancellation: Cancellation? = nil
    ) {
        self.uncheckedDepth = uncheckedDepth
        self.elementLimit = elementLimit
        self.stepLimit = stepLimit
        self.cancellation = cancellation
    }

    /// The maximum number of elements in a pass. An element in several positions counts in each; one that contains
    /// itself would never end.
    package static let elementLimit = 100_000
    /// The maximum number of measuring steps in a pass that is shown, about a second's work. If each container asks for
    /// a few sizes, the innermost elements are asked for many.
    package static let stepLimit = 400_000

    /// Admits more elements, or returns false if they are too many.
    package mutating func admit(_ count: Int = 1) -> Bool {
        guard elementCount + count <= elementLimit else { return false }
        elementCount += count
        return true
    }

    /// Goes one level deeper, or returns false if the pass must stop.
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

    /// Counts steps of measuring: one for an answer, more for a slow one. Returns false if they are too many.
    @inlinable public mutating func measure(_ steps: Int = 1) -> Bool {
        measuredSteps += steps
        return measuredSteps <= stepLimit
    }

    /// The sentence for an element that was not asked; nil for a cancelled pass, and once it was reported.
    package mutating func takeRefusal() -> String? {
        guard !isCancelled else { return nil }
        guard measuredSteps > stepLimit else { return CommonSentences.tooDeep }
        defer { hasReportedSteps = true }
        return hasReportedSteps ? nil : CommonSentences.tooManySteps
    }

    /// Takes a step on the same level; returns false once the pass is cancelled.
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

    /// Whether half of the stack that was free at the first check is still left.
    private mutating func hasRoom() -> Bool {
        let room = room ?? StackRoom(halfOfThread: ())
        self.room = room
        return room.isLeft
    }
}
