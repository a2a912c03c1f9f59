import Negotiation

/// A parent's proposal: the minimum and the maximum size of its child. NaN on an axis means no limit there.
public struct SizeRange: Sendable {
    /// The minimum, in points; NaN on an axis without one.
    public var min: CGSize
    /// The maximum, in points; NaN on an axis without one.
    public var max: CGSize

    /// Creates a range, by default without a minimum.
    public init(min: CGSize = .unlimited, max: CGSize) {
        self.min = min
        self.max = max
    }

    /// Creates a range of exactly one size.
    public init(_ size: CGSize) {
        self.init(min: size, max: size)
    }

    /// The nearest size in the range. The minimum wins over the maximum, and a NaN bound is none: a NaN length becomes
    /// the bound, if there is one. (Theodolite, SizeRange.swift.)
    public func clamp(_ size: CGSize) -> CGSize {
        CGSize(width: clamp(size.width, .horizontal), height: clamp(size.height, .vertical))
    }

    func clamp(_ length: CGFloat, _ axis: Axis) -> CGFloat {
        CGFloat.maximum(CGFloat.minimum(length, max[axis]), min[axis])
    }

    /// The same range with other limits on one axis.
    func replacing(_ axis: Axis, min minimum: CGFloat = .nan, max maximum: CGFloat) -> SizeRange {
        var range = self
        range.min[axis] = minimum
        range.max[axis] = maximum
        return range
    }

    /// The range without limits.
    public static let unlimited = SizeRange(max: .unlimited)
}

extension SizeRange: Hashable {
    /// Compares the bounds; a NaN bound equals another one.
    public static func == (one: SizeRange, other: SizeRange) -> Bool {
        one.min.hasBounds(of: other.min) && one.max.hasBounds(of: other.max)
    }

    /// Hashes the bounds. NaN counts as no bound, so that equal ranges have equal hashes.
    public func hash(into hasher: inout Hasher) {
        for bound in [min.width, min.height, max.width, max.height] { hasher.combine(bound.isNaN ? nil : bound) }
    }
}

extension CGSize {
    fileprivate func hasBounds(of other: CGSize) -> Bool {
        (width == other.width || (width.isNaN && other.width.isNaN))
            && (height == other.height || (height.isNaN && other.height.isNaN))
    }

    /// NaN on both axes: no limit.
    public static var unlimited: CGSize { CGSize(width: CGFloat.nan, height: CGFloat.nan) }
}

extension SizeRange {
    /// The range as the record's proposal.
    var proposal: Proposal {
        Proposal(width: axisProposal(.horizontal), height: axisProposal(.vertical))
    }

    private func axisProposal(_ axis: Axis) -> AxisProposal {
        let (minimum, maximum) = (min[axis], max[axis])
        if minimum.isNaN { return maximum.isNaN ? .unconstrained : .atMost(maximum) }
        if maximum.isNaN { return .between(minimum, .infinity) }
        return minimum == maximum ? .exactly(maximum) : .between(minimum, maximum)
    }
}
