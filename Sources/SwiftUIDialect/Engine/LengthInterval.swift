import Negotiation

/// The proposed lengths between two ends, both included, and perhaps nil. There are no lengths if the low end exceeds
/// the high one.
struct LengthInterval: Equatable {
    let low: CGFloat
    let high: CGFloat
    let includesNil: Bool

    init(_ low: CGFloat, _ high: CGFloat, includesNil: Bool = false) {
        (self.low, self.high, self.includesNil) = (low, high, includesNil)
    }

    /// The single given proposal; empty for NaN.
    init(only length: CGFloat?) {
        guard let length, !length.isNaN else {
            self.init(.infinity, -.infinity, includesNil: length == nil)
            return
        }
        self.init(length, length)
    }

    static var everywhere: LengthInterval { LengthInterval(-.infinity, .infinity, includesNil: true) }

    var isEverywhere: Bool { self == .everywhere }

    func contains(_ length: CGFloat?) -> Bool {
        guard let length else { return includesNil }
        return low <= length && length <= high
    }

    /// Whether it contains another interval.
    func contains(_ other: LengthInterval) -> Bool {
        (low <= other.low && other.high <= high || other.low > other.high) && (includesNil || !other.includesNil)
    }

    func intersection(_ other: LengthInterval) -> LengthInterval {
        LengthInterval(max(low, other.low), min(high, other.high), includesNil: includesNil && other.includesNil)
    }

    /// A larger length is indistinguishable from the rest of a finite length.
    private static let mostTakenOfInfinity: CGFloat = 1e12

    /// The lengths whose equal parts, after subtracting a length, are in the interval. Its ends are moved inwards,
    /// because rounding could leave it; the shared length is always inside.
    /// - Parameter length: the shared length; nil is passed on unchanged.
    func shared(_ length: CGFloat?, without taken: CGFloat, among count: Int) -> LengthInterval {
        guard !isEverywhere else { return self }
        guard let length, !length.isNaN, abs(taken) < (length.isFinite ? .infinity : Self.mostTakenOfInfinity) else {
            return LengthInterval(only: length)
        }
        // A length below 0 is proposed as 0.
        let start = low <= 0 ? -CGFloat.infinity : low * CGFloat(count) + taken
        let end = high * CGFloat(count) + taken
        let slack = 1e-9 * (1 + abs(length.isFinite ? length : max(start, 0)) + abs(taken))
        let inner = LengthInterval(start + slack, end - slack)
        return inner.contains(length) ? inner : LengthInterval(only: length)
    }
}
