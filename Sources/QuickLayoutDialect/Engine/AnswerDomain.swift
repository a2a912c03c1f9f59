import Negotiation

/// The proposals for which an answer holds: those in a box of widths and heights. What is asked within it need not be
/// computed again.
struct AnswerDomain {
    var width: LengthInterval
    var height: LengthInterval

    init(width: LengthInterval, height: LengthInterval) {
        self.width = width
        self.height = height
    }

    /// The one proposal that was asked.
    init(only proposal: CGSize) {
        width = LengthInterval(only: proposal.width)
        height = LengthInterval(only: proposal.height)
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

    func contains(_ proposal: CGSize) -> Bool { width.contains(proposal.width) && height.contains(proposal.height) }

    mutating func intersect(_ other: AnswerDomain) {
        width.intersect(other.width)
        height.intersect(other.height)
    }
}

/// Lengths from one to another, both included; none where they have changed places.
struct LengthInterval {
    private(set) var low: CGFloat
    private(set) var high: CGFloat

    init(_ low: CGFloat, _ high: CGFloat) {
        (self.low, self.high) = (low, high)
    }

    /// A single length; empty for NaN.
    init(only length: CGFloat) {
        (low, high) = length.isNaN ? (.infinity, -.infinity) : (length, length)
    }

    static let everywhere = LengthInterval(-.infinity, .infinity)

    func contains(_ length: CGFloat) -> Bool { low <= length && length <= high }

    mutating func intersect(_ other: LengthInterval) {
        low = max(low, other.low)
        high = min(high, other.high)
    }

    /// Unless it is empty, grows to a length if that fulfils a condition, and with it all that lies between: which
    /// lengths do must be an interval.
    ///
    /// So a condition on what a parent proposes is never solved, where rounding could deceive, but tried: it holds in
    /// between because what parents propose grows with what they are proposed.
    mutating func reach(for length: CGFloat, where holds: (CGFloat) -> Bool) {
        guard low <= high else { return }
        if length < low {
            if holds(length) { low = length }
        } else if length > high, holds(length) {
            high = length
        }
    }
}
