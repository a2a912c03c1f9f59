import Negotiation

/// A picture. It has the size of its picture, unless it is resizable.
public struct Image: LeafElement, CustomStringConvertible {
    package let size: CGSize?
    /// What it shows, for people; nil for a picture that is only a size.
    package let name: String?
    package private(set) var isResizable = false
    /// Whether it is one of the system's symbols, which are as large as the font around them.
    private let isSymbol: Bool

    /// How large symbols are beside text of their font.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// As where nothing is said.
        case medium
        /// About four fifths of that.
        case small
        /// About a quarter more.
        case large
    }

    /// A picture of a size in points, which SwiftUI's has not.
    public init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
        name = nil
        isSymbol = false
    }

    /// A picture by name, which is not there: it is as large as a symbol.
    public init(_ name: String) {
        size = nil
        self.name = name
        isSymbol = false
    }

    /// A symbol of the system.
    public init(systemName: String) {
        size = nil
        name = systemName
        isSymbol = true
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
        let metrics = ControlMetrics(node.context)
        let own = size ?? (isSymbol ? metrics.symbolSize : metrics.size(of: .symbol))
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }
}
