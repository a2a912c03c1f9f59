import Negotiation

/// An element's size and its alignment lines.
public struct ViewDimensions {
    /// The size in points.
    public let size: CGSize
    /// The explicit guides; the others have their default. Nil for none.
    let guides: [AlignmentGuide: CGFloat]?
    let direction: LayoutDirection

    package init(size: CGSize, guides: [AlignmentGuide: CGFloat]? = nil, direction: LayoutDirection = .leftToRight) {
        self.size = size
        self.guides = guides
        self.direction = direction
    }

    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    /// The line's position, in points from the left; 0 if it is not finite.
    public subscript(alignment: HorizontalAlignment) -> CGFloat { self[alignment.guide] }
    /// The line's position, in points from the top; 0 if it is not finite.
    public subscript(alignment: VerticalAlignment) -> CGFloat { self[alignment.guide] }

    /// The line's position, in points; 0 if it is not finite.
    subscript(guide: AlignmentGuide) -> CGFloat {
        let value = guides?[guide] ?? guide.defaultValue(in: self)
        return value.isFinite ? value : 0
    }
}

/// The core library's name of the dimensions.
public typealias ElementDimensions = ViewDimensions
