import Negotiation

// Which elements read the guides that others set.

extension AlignmentGuideElement {
    /// The name of the guide that it sets: `leading`.
    package var guideName: String { GuideName(guide).guideName }

    /// Whether an element around it may read the guide: it aligns by it, or runs code that may ask for it.
    package func mayBeRead(by element: any Element) -> Bool {
        switch element {
        case let stack as any StackElement: stack.children.count > 1 && stack.line == guide
        case let stack as ZStack: stack.children.count > 1 && stack.alignment.contains(guide)
        case let frame as FixedFrameElement: frame.alignment.contains(guide)
        case let frame as FlexibleFrameElement: frame.alignment.contains(guide)
        case let layer as LayerElement: layer.alignment.contains(guide)
        case let grid as Grid:
            grid.alignment.contains(guide) || grid.rows.contains { $0.alignment?.guide == guide }
        case let column as GridColumnAlignmentElement: column.alignment.guide == guide
        case let cell as GridCellAnchorElement:
            if case .alignment(let alignment) = cell.anchor { alignment.contains(guide) } else { false }
        case is AlignmentGuideElement: true
        default: !(element is any LibraryWrapper || element is any LibraryContainer)
        }
    }
}

extension Alignment {
    fileprivate func contains(_ guide: AlignmentGuide) -> Bool { horizontal.guide == guide || vertical.guide == guide }
}
