import Negotiation

/// The proposals of two lengths for which an answer holds: those in a box of widths and heights. What is asked within it
/// need not be computed again.
package struct AnswerDomain {
    private var width: LengthInterval
    private var height: LengthInterval

    init(width: LengthInterval, height: LengthInterval) {
        self.width = width
        self.height = height
    }

    /// Of an answer that follows no proposal.
    static let everywhere = AnswerDomain(width: .everywhere, height: .everywhere)

    subscript(axis: Axis) -> LengthInterval {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    func contains(_ proposal: ProposedViewSize) -> Bool {
        guard let width = proposal.width, let height = proposal.height else { return false }
        return self.width.contains(width) && self.height.contains(height)
    }

    func intersection(_ other: AnswerDomain) -> AnswerDomain {
        AnswerDomain(width: width.intersection(other.width), height: height.intersection(other.height))
    }
}

/// Lengths from one to another, both included; none where they have changed places.
struct LengthInterval {
    let low: CGFloat
    let high: CGFloat

    init(_ low: CGFloat, _ high: CGFloat) {
        (self.low, self.high) = (low, high)
    }

    /// One length; empty for NaN.
    init(only length: CGFloat) {
        (low, high) = length.isNaN ? (.infinity, -.infinity) : (length, length)
    }

    static let everywhere = LengthInterval(-.infinity, .infinity)

    func contains(_ length: CGFloat) -> Bool { low <= length && length <= high }

    func intersection(_ other: LengthInterval) -> LengthInterval {
        LengthInterval(max(low, other.low), min(high, other.high))
    }

    /// The lengths of which some number of equal parts are in the interval after something was taken out. Its ends are
    /// drawn in, for rounding could leave them; the length that was shared out is always in it.
    /// - Parameter length: the one that was shared out.
    func shared(_ length: CGFloat, without taken: CGFloat, among count: Int) -> LengthInterval {
        guard length.isFinite, taken.isFinite else { return LengthInterval(only: length) }
        // What is below 0 is proposed as 0.
        let start = low <= 0 ? -CGFloat.infinity : low * CGFloat(count) + taken
        let end = high * CGFloat(count) + taken
        let slack = 1e-9 * (1 + abs(length) + abs(taken))
        let inner = LengthInterval(start + slack, end - slack)
        return inner.contains(length) ? inner : LengthInterval(only: length)
    }
}
