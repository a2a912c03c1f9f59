import Negotiation

/// Proposed lengths from one to another, both included, of which there are none where these have changed places; and
/// whether nil is among them.
struct LengthInterval: Equatable {
    let low: CGFloat
    let high: CGFloat
    let includesNil: Bool

    init(_ low: CGFloat, _ high: CGFloat, includesNil: Bool = false) {
        (self.low, self.high, self.includesNil) = (low, high, includesNil)
    }

    /// What was proposed, and nothing else; empty for NaN.
    init(only length: CGFloat?) {
        guard let length, !length.isNaN else {
            self.init(.infinity, -.infinity, includesNil: length == nil)
            return
        }
        self.init(length, length)
    }

    static let everywhere = LengthInterval(-.infinity, .infinity, includesNil: true)

    var isEverywhere: Bool { self == .everywhere }

    func contains(_ length: CGFloat?) -> Bool {
        guard let length else { return includesNil }
        return low <= length && length <= high
    }

    /// Whether all of another are in it.
    func contains(_ other: LengthInterval) -> Bool {
        (low <= other.low && other.high <= high || other.low > other.high) && (includesNil || !other.includesNil)
    }

    func intersection(_ other: LengthInterval) -> LengthInterval {
        LengthInterval(max(low, other.low), min(high, other.high), includesNil: includesNil && other.includesNil)
    }

    /// More is not told apart from what a finite length leaves.
    private static let mostTakenOfInfinity: CGFloat = 1e12

    /// The lengths of which some number of equal parts are in the interval after something was taken out. Its ends are
    /// drawn in, for rounding could leave them; the length that was shared out is always in it.
    /// - Parameter length: the one that was shared out; nil is handed on as it is.
    func shared(_ length: CGFloat?, without taken: CGFloat, among count: Int) -> LengthInterval {
        guard !isEverywhere else { return self }
        guard let length, !length.isNaN, abs(taken) < (length.isFinite ? .infinity : Self.mostTakenOfInfinity) else {
            return LengthInterval(only: length)
        }
        // What is below 0 is proposed as 0.
        let start = low <= 0 ? -CGFloat.infinity : low * CGFloat(count) + taken
        let end = high * CGFloat(count) + taken
        let slack = 1e-9 * (1 + abs(length.isFinite ? length : max(start, 0)) + abs(taken))
        let inner = LengthInterval(start + slack, end - slack)
        return inner.contains(length) ? inner : LengthInterval(only: length)
    }
}
