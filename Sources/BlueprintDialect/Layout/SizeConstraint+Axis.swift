import Negotiation

extension SizeConstraint {
    /// The constraint on one axis.
    public enum Axis: Hashable, Sendable, CustomStringConvertible {
        /// No limit.
        case unconstrained
        /// A maximum in points; negative numbers and NaN are allowed.
        case atMost(CGFloat)

        /// 0: there is never a minimum.
        public var minimum: CGFloat { 0 }

        /// The maximum in points; the greatest finite number if unconstrained.
        public var maximum: CGFloat { constrainedValue ?? .greatestFiniteMagnitude }

        /// The maximum in points; nil if unconstrained.
        public var constrainedValue: CGFloat? {
            switch self {
            case .unconstrained: nil
            case .atMost(let maximum): maximum
            }
        }

        /// Whether there is any space; false for NaN.
        public var isGreaterThanZero: Bool {
            switch self {
            case .unconstrained: true
            case .atMost(let maximum): maximum > 0
            }
        }

        /// The constraint as the record writes it: `<=40`, `inf`.
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

    /// Adds to the maximum, if there is one.
    public static func + (lhs: Self, rhs: CGFloat) -> Self { lhs.map { $0 + rhs } }
    /// Subtracts from the maximum, if there is one. The result may be negative.
    public static func - (lhs: Self, rhs: CGFloat) -> Self { lhs.map { $0 - rhs } }
    /// Multiplies the maximum, if there is one.
    public static func * (lhs: Self, rhs: CGFloat) -> Self { lhs.map { $0 * rhs } }
    /// Divides the maximum, if there is one.
    public static func / (lhs: Self, rhs: CGFloat) -> Self { lhs.map { $0 / rhs } }

    /// Adds to the maximum, if there is one.
    public static func += (lhs: inout Self, rhs: CGFloat) { lhs = lhs + rhs }
    /// Subtracts from the maximum, if there is one. The result may be negative.
    public static func -= (lhs: inout Self, rhs: CGFloat) { lhs = lhs - rhs }
    /// Multiplies the maximum, if there is one.
    public static func *= (lhs: inout Self, rhs: CGFloat) { lhs = lhs * rhs }
    /// Divides the maximum, if there is one.
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
