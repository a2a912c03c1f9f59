import Negotiation

/// The lengths that SwiftUI leaves to the platform, in points, the only table of them.
package struct Metrics: Hashable, Sendable {
    /// The default spacing between two views.
    package let spacing: CGFloat
    /// A spacer's minimum.
    package let spacer: CGFloat
    /// The default padding on each edge.
    package let padding: CGFloat
    /// The thickness of a divider.
    package let divider: CGFloat
    /// The spacing above and below a text next to another kind of view.
    package let besideText: CGFloat
    /// The length of a view without a size of its own if nothing is proposed.
    package let placeholder: CGFloat

    /// The lengths if a point is a cell.
    package static let cells = Metrics(
        spacing: 1, spacer: 1, padding: 1, divider: 1, besideText: 1, placeholder: 10)
    /// The lengths if a cell has a font's size in points.
    package static let points = Metrics(
        spacing: 8, spacer: 8, padding: 16, divider: 1, besideText: 8, placeholder: 10)

    /// - Parameter cell: the points in a terminal's cell.
    package init(cell: CGSize) {
        self = cell == CGSize(width: 1, height: 1) ? .cells : .points
    }

    private init(
        spacing: CGFloat, spacer: CGFloat, padding: CGFloat, divider: CGFloat, besideText: CGFloat,
        placeholder: CGFloat
    ) {
        self.spacing = spacing
        self.spacer = spacer
        self.padding = padding
        self.divider = divider
        self.besideText = besideText
        self.placeholder = placeholder
    }

    /// The size of a symbol in body text.
    package var symbol: CGSize { self == .cells ? CGSize(width: 2, height: 1) : CGSize(width: 20, height: 20) }

    /// The preferred spacing of a view that is neither a text nor a spacer.
    var plain: ViewSpacing {
        ViewSpacing(
            top: .init([.edgeBelowText: 0]), leading: .init([.edgeRightOfText: 0]),
            bottom: .init([.edgeAboveText: 0]), trailing: .init([.edgeLeftOfText: 0]), standard: spacing)
    }

    var text: ViewSpacing {
        ViewSpacing(
            top: .init([.textToText: 0, .edgeAboveText: besideText]), leading: .init(),
            bottom: .init([.textToText: 0, .edgeBelowText: besideText]), trailing: .init(), standard: spacing)
    }
}
