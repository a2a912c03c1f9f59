import Negotiation

/// An image. It has the size of its picture, unless it is resizable.
public struct Image: LeafElement, CustomStringConvertible {
    package let size: CGSize?
    /// The name to show; nil for an image with only a size.
    package let name: String?
    package private(set) var isResizable = false
    /// Whether it is a system symbol, which has the size of the font around it.
    private let isSymbol: Bool

    /// The size of symbols relative to text of their font.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// The default.
        case medium
        /// About four fifths of the default.
        case small
        /// About a quarter more than the default.
        case large
    }

    /// Creates an image of a size in points, an addition to SwiftUI's initializers.
    public init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
        name = nil
        isSymbol = false
    }

    /// Creates a named image. The file is unknown: it is as large as a symbol.
    public init(_ name: String) {
        size = nil
        self.name = name
        isSymbol = false
    }

    /// Creates a system symbol.
    public init(systemName: String) {
        size = nil
        name = systemName
        isSymbol = true
    }

    /// The image's mark in a line of text.
    public var description: String { "▣" }

    /// Returns the image with any proposed size.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        isResizable ? .following(proposal) : .everywhere
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let metrics = ControlMetrics(node.context)
        let own = size ?? (isSymbol ? metrics.symbolSize : metrics.size(of: .symbol))
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        isResizable ? .proposed(proposal, or: size[axis], on: axis) : LengthExplanation(.content(fittedTo: nil))
    }
}
