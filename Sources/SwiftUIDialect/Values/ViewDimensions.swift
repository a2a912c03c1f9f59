import Negotiation

/// A view's size under a proposal, and the lines at which it can be aligned.
public struct ViewDimensions {
    package let size: CGSize
    private let source: Source?

    /// Who sets the lines that are not the default.
    private struct Source {
        let node: Node
        let proposal: ProposedViewSize
    }

    /// Of a view that sets no line itself.
    package init(size: CGSize) {
        self.size = size
        source = nil
    }

    /// Of a view that was asked.
    init(of node: Node, size: CGSize, at proposal: ProposedViewSize) {
        self.size = size
        source = Source(node: node, proposal: proposal)
    }

    /// In points.
    public var width: CGFloat { size.width }
    /// In points.
    public var height: CGFloat { size.height }

    /// Where a line runs: where the view says, else at its default, in points.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// Where a horizontal line runs: where the view says, else at its default, in points from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// Where the view itself says that a line runs; nil where it says nothing.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// Where the view itself says that a horizontal line runs; nil where it says nothing.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    /// A guide in something infinite may be NaN, which says nothing.
    subscript(key: AlignmentKey) -> CGFloat {
        guard let guide = explicit(key), !guide.isNaN else { return key.defaultValue(in: self) }
        return guide
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        source.flatMap { $0.node.explicitGuide(key, at: $0.proposal) }
    }
}
