import EngineKit
import Negotiation

/// A parent's proposal to a child, in points. By convention 0 asks for the child's minimum, nil for its ideal size, and
/// infinity for its maximum.
public struct ProposedViewSize: Hashable, Sendable {
    /// The width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// The height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Creates a proposal in points; nil asks for the ideal length.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size, in points.
    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the minimum on both axes.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the maximum on both axes.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the proposal with a length in place of each nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The length proposed on an axis; nil for the ideal length.
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    /// Creates a proposal from its length along an axis and its length across it.
    init(_ axis: Axis, _ along: CGFloat?, cross: CGFloat?) {
        switch axis {
        case .horizontal: self.init(width: along, height: cross)
        case .vertical: self.init(width: cross, height: along)
        }
    }
}

extension ProposedViewSize {
    /// Returns a proposal with each length changed.
    func map(_ change: (Axis, CGFloat?) -> CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: change(.horizontal, width), height: change(.vertical, height))
    }

    /// The proposal as reasons keep it.
    package var lengths: ProposedLengths { ProposedLengths(width: width, height: height) }

    /// The length proposed on an axis, without arithmetic.
    func calculation(on axis: Axis) -> Calculation? { self[axis].map { Calculation($0) } }
}

/// A proposal compared bitwise: NaN equals NaN, and -0 equals 0.
struct ProposalKey: Hashable {
    private let width: UInt64
    private let height: UInt64

    init(_ proposal: ProposedViewSize) {
        // Arithmetic never results in this NaN.
        func bits(_ length: CGFloat?) -> UInt64 { length.map { Double($0 + 0).bitPattern } ?? .max }
        width = bits(proposal.width)
        height = bits(proposal.height)
    }
}
