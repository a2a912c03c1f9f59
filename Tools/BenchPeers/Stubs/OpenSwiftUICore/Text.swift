import Foundation
import PeerText

/// A text that measures itself as ours does.
public struct Text: View {
    private let string: String

    /// Creates a text that wraps.
    public init(_ string: String) { self.string = string }

    /// The number of measures until now.
    public static var measures: Int { TextEngine.measures }

    public func gather(into list: inout PeerList) { list.add(TextEngine(string: string)) }
}

/// The answers of a text, with the library's cache.
private struct TextEngine: LayoutEngine {
    let string: String
    private var sizes = ViewSizeCache()
    nonisolated(unsafe) static var measures = 0

    init(string: String) { self.string = string }

    /// The preferences of a text above or below another one, and beside other views.
    private static let preferred = Spacing(minima: [
        Spacing.Key(category: .textToText, edge: .top): .distance(0),
        Spacing.Key(category: .edgeAboveText, edge: .top): .distance(1),
        Spacing.Key(category: .textToText, edge: .bottom): .distance(0),
        Spacing.Key(category: .edgeBelowText, edge: .bottom): .distance(1),
    ])

    func spacing() -> Spacing { Self.preferred }

    mutating func sizeThatFits(_ proposal: _ProposedSize) -> CGSize {
        let string = string
        return sizes.get(proposal) { Self.size(of: string, in: proposal) }
    }

    /// A text has no width in no width, which the library's texts do not measure either.
    mutating func lengthThatFits(_ proposal: _ProposedSize, in axis: Axis) -> CGFloat {
        axis == .horizontal && proposal.width == 0 ? 0 : sizeThatFits(proposal)[axis]
    }

    private static func size(of string: String, in proposal: _ProposedSize) -> CGSize {
        measures += 1
        let lines = whole(proposal.height.map { $0 + 1e-6 })
        let extent = TextExtent(string, width: whole(proposal.width), lineLimit: lines ?? 0)
        return CGSize(
            width: min(CGFloat(extent.columns), max(0, proposal.width ?? .infinity)), height: CGFloat(extent.lines))
    }

    /// The whole cells in a length; nil for no limit.
    private static func whole(_ length: CGFloat?) -> Int? {
        guard let length, length < 1_000_000 else { return nil }
        return Int(max(1, length))
    }
}
