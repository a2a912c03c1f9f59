import Negotiation

/// An element's size and the lines at which it can be aligned.
public struct ViewDimensions {
    /// In points.
    public let size: CGSize
    /// Lines that somebody set; the others have their default. Nil where there are none.
    let guides: [AlignmentGuide: CGFloat]?
    let direction: LayoutDirection

    package init(size: CGSize, guides: [AlignmentGuide: CGFloat]? = nil, direction: LayoutDirection = .leftToRight) {
        self.size = size
        self.guides = guides
        self.direction = direction
    }

    /// In points.
    public var width: CGFloat { size.width }
    /// In points.
    public var height: CGFloat { size.height }

    /// Where a line runs, in points from the left: 0 where that is not finite.
    public subscript(alignment: HorizontalAlignment) -> CGFloat { self[alignment.guide] }
    /// Where a line runs, in points from the top: 0 where that is not finite.
    public subscript(alignment: VerticalAlignment) -> CGFloat { self[alignment.guide] }

    /// Where a line runs, in points; one that is not finite counts as 0.
    subscript(guide: AlignmentGuide) -> CGFloat {
        let value = guides?[guide] ?? guide.defaultValue(in: self)
        return value.isFinite ? value : 0
    }
}

/// The library's name of the same inside of its core.
public typealias ElementDimensions = ViewDimensions
