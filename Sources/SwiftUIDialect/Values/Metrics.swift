import Negotiation

/// The lengths that SwiftUI leaves to the platform, in points: the one table of them.
package struct Metrics: Hashable, Sendable {
    /// Between two views, where neither wants anything else.
    package let spacing: CGFloat
    /// A spacer's minimum.
    package let spacer: CGFloat
    /// On each edge.
    package let padding: CGFloat
    /// How thick a divider is.
    package let divider: CGFloat
    /// Above and below a text, where the neighbour is none.
    package let besideText: CGFloat
    /// What a view without a size of its own takes where nothing is proposed.
    package let placeholder: CGFloat

    /// At a point for each cell.
    package static let cells = Metrics(
        spacing: 1, spacer: 1, padding: 1, divider: 1, besideText: 1, placeholder: 10)
    /// Where a cell has a font's size in points.
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

    /// What a view wants that is neither a text nor a spacer.
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
