import Negotiation

/// An element's size and the lines at which it can be aligned.
public struct ViewDimensions {
    public let size: CGSize
    /// Lines that somebody set; the others have their default. Nil where there are none.
    let guides: [AlignmentGuide: CGFloat]?
    let direction: LayoutDirection

    package init(size: CGSize, guides: [AlignmentGuide: CGFloat]? = nil, direction: LayoutDirection = .leftToRight) {
        self.size = size
        self.guides = guides
        self.direction = direction
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    public subscript(alignment: HorizontalAlignment) -> CGFloat { self[alignment.guide] }
    public subscript(alignment: VerticalAlignment) -> CGFloat { self[alignment.guide] }

    /// Where a line runs, in points; one that is not finite counts as 0.
    subscript(guide: AlignmentGuide) -> CGFloat {
        let value = guides?[guide] ?? guide.defaultValue(in: self)
        return value.isFinite ? value : 0
    }
}

public typealias ElementDimensions = ViewDimensions
