import Negotiation

/// A flex container in a range: its axes, and its possible length on each.
struct FlexContainer {
    let options: FlexOptions
    let main: Axis
    /// Whether the main axis and the cross axis start at the right or at the bottom.
    let startsAtEnd: (main: Bool, cross: Bool)
    let isRightToLeft: Bool
    private let widthExtent: Extent
    private let heightExtent: Extent

    /// A container's possible length on an axis.
    enum Extent: Equatable {
        case exactly(CGFloat)
        /// The contents' length, up to this.
        case atMost(CGFloat)
        /// The contents' length.
        case content

        /// The maximum; NaN for no limit.
        var limit: CGFloat {
            switch self {
            case .exactly(let length), .atMost(let length): length
            case .content: .nan
            }
        }
    }

    /// Takes each length from the options' size; else its limit from their maximum, even above the range's; else its
    /// length from the range's maximum. (Yoga, YGNodeCalculateLayout.)
    init(_ options: FlexOptions, in range: SizeRange) {
        self.options = options
        let isRow = options.flexDirection == .row || options.flexDirection == .rowReverse
        main = isRow ? .horizontal : .vertical
        let isReversed = options.flexDirection == .rowReverse || options.flexDirection == .columnReverse
        isRightToLeft = options.direction == .rtl
        startsAtEnd = (
            main: isReversed != (isRow && isRightToLeft),
            cross: (options.flexWrap == .wrapReverse) != (!isRow && isRightToLeft)
        )
        widthExtent = Self.extent(.horizontal, options, range)
        heightExtent = Self.extent(.vertical, options, range)
    }

    private static func extent(_ axis: Axis, _ options: FlexOptions, _ range: SizeRange) -> Extent {
        let bounds = SizeRange(min: options.minSize, max: options.maxSize)
        let (size, maximum, proposed) = (options.size[axis], options.maxSize[axis], range.max[axis])
        if !size.isNaN { return .exactly(bounds.clamp(size, axis)) }
        if !maximum.isNaN { return .atMost(maximum) }
        return proposed.isNaN ? .content : .exactly(bounds.clamp(proposed, axis))
    }

    /// The origin of the container's length before its content is known: its own number, or its proposal.
    func origin(_ axis: Axis, in range: SizeRange) -> LengthOrigin {
        guard options.size[axis].isNaN, options.maxSize[axis].isNaN, !range.max[axis].isNaN else {
            return self[axis] == .content ? .room(axis) : .constant
        }
        return self[axis].limit == range.max[axis] ? .room(axis) : .constant
    }

    var cross: Axis { main.other }
    var wraps: Bool { options.flexWrap != .nowrap }

    subscript(axis: Axis) -> Extent { axis == .horizontal ? widthExtent : heightExtent }

    /// The container's size if it does not depend on the contents.
    var exactSize: CGSize? {
        guard case .exactly(let width) = widthExtent, case .exactly(let height) = heightExtent else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The container's length for a length of its contents.
    func length(_ axis: Axis, content: CGFloat) -> CGFloat {
        switch self[axis] {
        case .exactly(let length): return length
        case .atMost(let limit): return bounded(CGFloat.minimum(content, limit), axis)
        case .content: return bounded(content, axis)
        }
    }

    private func bounded(_ length: CGFloat, _ axis: Axis) -> CGFloat {
        SizeRange(min: options.minSize, max: options.maxSize).clamp(length, axis)
    }
}
