import EngineKit
import Negotiation

/// A view's size for a proposal, and its alignment guides.
public struct ViewDimensions {
    package let size: CGSize
    private let source: Source?

    /// The view that sets guides other than the default.
    private struct Source {
        let node: Node
        let proposal: ProposedViewSize
        /// Authors may keep dimensions longer than the pass.
        let life: PassLife
    }

    /// Creates dimensions of a view without explicit guides.
    package init(size: CGSize) {
        self.size = size
        source = nil
    }

    /// Creates dimensions of a view that was asked.
    init(of node: Node, size: CGSize, at proposal: ProposedViewSize) {
        self.size = size
        source = Source(node: node, proposal: proposal, life: node.pass.pointee.life)
    }

    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    /// The guide's position in points: the view's explicit one, else the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The guide's position in points from the top: the view's explicit one, else the default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The view's explicit guide; nil if there is none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The view's explicit guide from the top; nil if there is none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The guide's position. In an infinite view an explicit guide may be NaN; then the default counts.
    subscript(key: AlignmentKey) -> CGFloat {
        guard let guide = explicit(key), !guide.isNaN else { return key.defaultValue(in: self) }
        return guide
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        source.flatMap { $0.life.isOver ? nil : $0.node.explicitGuide(key, at: $0.proposal) }
    }
}
