import Negotiation

/// What a parent proposes to a child: on each axis at most so many points, or anything.
public struct SizeConstraint: Hashable, Sendable, CustomStringConvertible {
    /// An infinite maximum reads as unconstrained.
    @UnconstrainedInfiniteAxis public var width: Axis
    /// An infinite maximum reads as unconstrained.
    @UnconstrainedInfiniteAxis public var height: Axis

    /// Any limits; an infinite one becomes unconstrained.
    public init(width: Axis, height: Axis) {
        _width = UnconstrainedInfiniteAxis(wrappedValue: width)
        _height = UnconstrainedInfiniteAxis(wrappedValue: height)
    }

    /// At most a size, in points; unconstrained where that is infinite.
    public init(_ size: CGSize) {
        self.init(width: .atMost(size.width), height: .atMost(size.height))
    }

    /// At most a width, in points; unconstrained in height.
    public init(width: CGFloat) {
        self.init(width: .atMost(width), height: .unconstrained)
    }

    /// At most a height, in points; unconstrained in width.
    public init(height: CGFloat) {
        self.init(width: .unconstrained, height: .atMost(height))
    }

    /// Without a limit on either axis.
    public static var unconstrained: SizeConstraint {
        SizeConstraint(width: .unconstrained, height: .unconstrained)
    }

    /// The smallest size within the constraint.
    public var minimum: CGSize { CGSize(width: width.minimum, height: height.minimum) }

    /// The largest size within the constraint; an unconstrained axis gives the greatest finite number.
    public var maximum: CGSize { CGSize(width: width.maximum, height: height.maximum) }

    /// Less by these points; may become negative.
    public func inset(width: CGFloat, height: CGFloat) -> SizeConstraint {
        SizeConstraint(width: self.width - width, height: self.height - height)
    }

    /// Less by insets; may become negative.
    public func inset(by insets: UIEdgeInsets) -> SizeConstraint {
        inset(width: insets.left + insets.right, height: insets.top + insets.bottom)
    }

    /// As it is shown: `<=40 x inf`.
    public var description: String { "\(width) x \(height)" }
}

extension SizeConstraint {
    /// An axis in which an infinite maximum, of either sign, or the greatest finite one, means none. NaN and negative
    /// maxima are kept. (Blueprint 1237c2b6)
    @propertyWrapper public struct UnconstrainedInfiniteAxis: Hashable, Sendable {
        /// The maximum; infinity where there is none.
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
    /// The maximum width in points; infinity where there is none.
    var widthLimit: CGFloat { _width.limit }
    /// The maximum height in points; infinity where there is none.
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
