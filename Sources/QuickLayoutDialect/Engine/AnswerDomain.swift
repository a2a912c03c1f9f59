import Negotiation

/// The proposals for which an answer holds, a box of widths and heights. A proposal within it need not be computed
/// again.
struct AnswerDomain {
    var width: LengthInterval
    var height: LengthInterval

    init(width: LengthInterval, height: LengthInterval) {
        self.width = width
        self.height = height
    }

    /// The single given proposal.
    init(only proposal: CGSize) {
        width = LengthInterval(only: proposal.width)
        height = LengthInterval(only: proposal.height)
    }

    /// The domain of an answer that ignores the proposal.
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

/// The lengths between two ends, both included; empty if the low end exceeds the high one.
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

    /// Whether a larger length is in it, or the length is infinite.
    func goesBeyond(_ length: CGFloat) -> Bool { high > length || length == .infinity }

    mutating func intersect(_ other: LengthInterval) {
        low = max(low, other.low)
        high = min(high, other.high)
    }

    /// Extends a nonempty interval to a length, if that fulfils a condition. The lengths that fulfil it must form an
    /// interval.
    ///
    /// So a condition on a parent's proposal is tested, not solved, where rounding could mislead. It holds in between
    /// because a child's proposal grows with its parent's.
    @inline(__always) mutating func reach(for length: CGFloat, where holds: (CGFloat) -> Bool) {
        guard low <= high else { return }
        if length < low {
            if holds(length) { low = length }
        } else if length > high, holds(length) {
            high = length
        }
    }

    /// Extends the interval to each of three lengths in turn.
    @inline(__always) mutating func reach(
        for first: CGFloat, _ second: CGFloat, _ third: CGFloat, where holds: (CGFloat) -> Bool
    ) {
        reach(for: first, where: holds)
        reach(for: second, where: holds)
        reach(for: third, where: holds)
    }
}
