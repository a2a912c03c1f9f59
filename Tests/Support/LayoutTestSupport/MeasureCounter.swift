import Negotiation

/// The number of measures of a test's leaves. One of the measures cancels the pass. A class, since the leaves of a pass
/// write into it.
package final class MeasureCounter {
    package let cancellation = Cancellation()
    package private(set) var count = 0
    private let last: Int

    /// - Parameter last: the measure that cancels the pass; 0 cancels it before it begins.
    package init(cancellingAt last: Int) {
        self.last = last
        if last == 0 { cancellation.cancel() }
    }

    package func measure() {
        count += 1
        if count == last { cancellation.cancel() }
    }
}
