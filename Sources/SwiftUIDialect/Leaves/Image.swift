import Negotiation
import UIKitTypes

/// An image. It has the size of its picture, unless it is resizable.
public struct Image: LeafElement, SizedElement, CustomStringConvertible {
    package private(set) var size: CGSize?
    /// The name to show; nil for an image with only a size.
    package let name: String?
    package private(set) var isResizable = false
    /// Whether it is a system symbol, which has the size of the font around it.
    package let isSymbol: Bool
    /// Whether it is a picture of which only the name is known.
    package var isUnknown: Bool { size == nil && !isSymbol }

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

    /// A picture by name, which is not there: it is as large as what UIKit's stand-in takes for one.
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

    /// The same with a size of its own, in points.
    package func sized(as size: CGSize) -> Image {
        var image = self
        image.size = size
        return image
    }

    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        isResizable ? .following(proposal) : .everywhere
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let standIn = CellConversion.size(of: UIImage.namedSize, in: node.context.cell)
        let own = size ?? (isSymbol ? symbolSize(in: node.context) : standIn)
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }

    /// The size of a symbol in the font around it; in cells it is the same for any font.
    private func symbolSize(in context: Context) -> CGSize {
        let (own, environment) = (context.metrics.symbol, context.environment)
        guard context.metrics != .cells else { return own }
        let scale: CGFloat =
            switch environment.imageScale {
            case .small: 0.79
            case .medium: 1
            case .large: 1.28
            }
        let share = scale * (environment.font ?? .body).size(at: environment.dynamicTypeSize) / Font.body.size
        return CGSize(width: own.width * share, height: own.height * share)
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        isResizable ? .proposed(proposal, or: size[axis], on: axis) : LengthExplanation(.content(fittedTo: nil))
    }
}
