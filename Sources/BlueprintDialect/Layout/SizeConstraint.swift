import Negotiation

/// The proposal of a parent to a child: on each axis a maximum in points, or no limit.
public struct SizeConstraint: Hashable, Sendable, CustomStringConvertible {
    /// The constraint on the width. An infinite maximum reads as unconstrained.
    @UnconstrainedInfiniteAxis public var width: Axis
    /// The constraint on the height. An infinite maximum reads as unconstrained.
    @UnconstrainedInfiniteAxis public var height: Axis

    /// Creates a constraint; an infinite maximum becomes unconstrained.
    public init(width: Axis, height: Axis) {
        _width = UnconstrainedInfiniteAxis(wrappedValue: width)
        _height = UnconstrainedInfiniteAxis(wrappedValue: height)
    }

    /// Creates a maximum size, in points; an infinite length is unconstrained.
    public init(_ size: CGSize) {
        self.init(width: .atMost(size.width), height: .atMost(size.height))
    }

    /// Creates a maximum width, in points, with an unconstrained height.
    public init(width: CGFloat) {
        self.init(width: .atMost(width), height: .unconstrained)
    }

    /// Creates a maximum height, in points, with an unconstrained width.
    public init(height: CGFloat) {
        self.init(width: .unconstrained, height: .atMost(height))
    }

    /// Without a limit on either axis.
    public static var unconstrained: SizeConstraint {
        SizeConstraint(width: .unconstrained, height: .unconstrained)
    }

    /// The smallest size within the constraint.
    public var minimum: CGSize { CGSize(width: width.minimum, height: height.minimum) }

    /// The largest size within the constraint; the greatest finite number on an unconstrained axis.
    public var maximum: CGSize { CGSize(width: width.maximum, height: height.maximum) }

    /// The constraint reduced by points; it may become negative.
    public func inset(width: CGFloat, height: CGFloat) -> SizeConstraint {
        SizeConstraint(width: self.width - width, height: self.height - height)
    }

    /// The constraint reduced by insets; it may become negative.
    public func inset(by insets: UIEdgeInsets) -> SizeConstraint {
        inset(width: insets.left + insets.right, height: insets.top + insets.bottom)
    }

    /// The constraint as shown: `<=40 x inf`.
    public var description: String { "\(width) x \(height)" }
}

extension SizeConstraint {
    /// An axis in which an infinite maximum, of either sign, or the greatest finite one, means unconstrained. NaN and
    /// negative maximums are kept. (Blueprint 1237c2b6)
    @propertyWrapper public struct UnconstrainedInfiniteAxis: Hashable, Sendable {
        /// The maximum; infinity if unconstrained.
        let limit: CGFloat

        /// An infinite maximum becomes unconstrained.
        public init(wrappedValue value: Axis) {
            switch value {
            case .atMost(let maximum): limit = Self.limit(maximum)
            case .unconstrained: limit = .infinity
            }
        }

        static func limit(_ maximum: CGFloat) -> CGFloat {
            maximum.isInfinite || maximum == .greatestFiniteMagnitude ? .infinity : maximum
        }

        /// The constraint without infinite maximums.
        public var wrappedValue: Axis {
            get { limit == .infinity ? .unconstrained : .atMost(limit) }
            set { self = UnconstrainedInfiniteAxis(wrappedValue: newValue) }
        }
    }
}

extension SizeConstraint {
    /// The maximum width in points; infinity if unconstrained.
    var widthLimit: CGFloat { _width.limit }
    /// The maximum height in points; infinity if unconstrained.
    var heightLimit: CGFloat { _height.limit }

    /// The constraint along an axis.
    subscript(axis: Negotiation.Axis) -> Axis {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    init(_ axis: Negotiation.Axis, _ along: Axis, cross: Axis) {
        switch axis {
        case .horizontal: self.init(width: along, height: cross)
        case .vertical: self.init(width: cross, height: along)
        }
    }
}
