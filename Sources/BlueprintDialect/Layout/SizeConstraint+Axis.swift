import Negotiation

extension SizeConstraint {
    /// What is proposed on one axis.
    public enum Axis: Hashable, Sendable, CustomStringConvertible {
        /// No limit.
        case unconstrained
        /// Points; negative and NaN are not refused.
        case atMost(CGFloat)

        /// 0: nothing has to be longer.
        public var minimum: CGFloat { 0 }

        /// The maximum in points; the greatest finite number where there is none.
        public var maximum: CGFloat { constrainedValue ?? .greatestFiniteMagnitude }

        /// The maximum in points; nil where there is none.
        public var constrainedValue: CGFloat? {
            switch self {
            case .unconstrained: nil
            case .atMost(let maximum): maximum
            }
        }

        /// Whether there is any room; not in NaN.
        public var isGreaterThanZero: Bool {
            switch self {
            case .unconstrained: true
            case .atMost(let maximum): maximum > 0
            }
        }

        /// As the record writes it: `<=40`, `inf`.
        public var description: String {
            switch self {
            case .unconstrained: "inf"
            case .atMost(let maximum): "<=" + PointsFormat.short(maximum)
            }
        }
    }
}

extension SizeConstraint.Axis {
    private func map(_ change: (CGFloat) -> CGFloat) -> Self {
        switch self {
        case .unconstrained: .unconstrained
        case .atMost(let maximum): .atMost(change(maximum))
        }
    }

    /// Moves the maximum; without one nothing changes.
    public static func + (lhs: Self, rhs: CGFloat) -> Self { lhs.map { $0 + rhs } }
    /// Moves the maximum; without one nothing changes. It may become negative.
    public static func - (lhs: Self, rhs: CGFloat) -> Self { lhs.map { $0 - rhs } }
    /// Scales the maximum; without one nothing changes.
    public static func * (lhs: Self, rhs: CGFloat) -> Self { lhs.map { $0 * rhs } }
    /// Scales the maximum; without one nothing changes.
    public static func / (lhs: Self, rhs: CGFloat) -> Self { lhs.map { $0 / rhs } }

    /// Moves the maximum; without one nothing changes.
    public static func += (lhs: inout Self, rhs: CGFloat) { lhs = lhs + rhs }
    /// Moves the maximum; without one nothing changes. It may become negative.
    public static func -= (lhs: inout Self, rhs: CGFloat) { lhs = lhs - rhs }
    /// Scales the maximum; without one nothing changes.
    public static func *= (lhs: inout Self, rhs: CGFloat) { lhs = lhs * rhs }
    /// Scales the maximum; without one nothing changes.
    public static func /= (lhs: inout Self, rhs: CGFloat) { lhs = lhs / rhs }
}

extension SizeConstraint {
    /// The constraint as the record keeps it.
    var proposal: Proposal {
        Proposal(width: AxisProposal(width), height: AxisProposal(height))
    }
}

extension AxisProposal {
    init(_ axis: SizeConstraint.Axis) {
        switch axis {
        case .unconstrained: self = .unconstrained
        case .atMost(let maximum): self = .atMost(maximum)
        }
    }
}
