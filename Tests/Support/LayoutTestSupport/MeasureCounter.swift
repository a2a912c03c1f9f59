import Negotiation

/// How often the leaves of a test were measured; one of these measures cancels the pass. A class, for the leaves of a pass
/// write into it.
package final class MeasureCounter {
    package let cancellation = Cancellation()
    package private(set) var count = 0
    private let last: Int

    /// - Parameter last: the measure in which the pass is cancelled; 0 for one that is before it begins.
    package init(cancellingAt last: Int) {
        self.last = last
        if last == 0 { cancellation.cancel() }
    }

    package func measure() {
        count += 1
        if count == last { cancellation.cancel() }
    }
}
