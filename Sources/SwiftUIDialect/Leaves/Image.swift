import Negotiation

/// A picture. It has the size of its picture, unless it is resizable.
public struct Image: LeafElement, CustomStringConvertible {
    package let size: CGSize?
    /// What it shows, for people; nil for a picture that is only a size.
    package let name: String?
    package private(set) var isResizable = false

    /// A picture of a size in points, which SwiftUI's has not.
    public init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
        name = nil
    }

    /// A picture by name, which is not there: it is as large as a symbol.
    public init(_ name: String) {
        size = nil
        self.name = name
    }

    /// A symbol of the system.
    public init(systemName: String) {
        size = nil
        name = systemName
    }

    /// The mark that stands for it in a line of text.
    public var description: String { "▣" }

    /// The picture in whatever size it is proposed.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        isResizable ? .following(proposal) : .everywhere
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let own = size ?? ControlMetrics(node.context).size(of: .symbol)
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }
}
