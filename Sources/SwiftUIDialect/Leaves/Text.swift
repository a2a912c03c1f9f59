import EngineKit
import Negotiation
import TextMetrics

/// A text that wraps at the proposed width, in as many whole lines as the proposed height holds, and at least one.
public struct Text: LeafElement, Equatable, CustomStringConvertible {
    package private(set) var string: String
    package var color: Color?
    /// Nil for that around it.
    package internal(set) var font: Font?
    /// How the text differs from plain text; without effect on its size.
    package private(set) var style: [String] = []

    /// Lines end at line breaks, and where words do not fit.
    public init(_ string: String) {
        self.string = string
    }

    /// The same: no text is translated here.
    public init(verbatim string: String) {
        self.string = string
    }

    /// Whether the two say the same and look alike.
    public static func == (lhs: Text, rhs: Text) -> Bool {
        (lhs.string, lhs.color, lhs.font) == (rhs.string, rhs.color, rhs.font) && lhs.style == rhs.style
    }

    /// The text itself, as other texts are made of it.
    public var description: String { string }

    /// Two texts as one.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.string += second.string
        return text
    }

    /// The same text in another colour.
    public func foregroundColor(_ color: Color?) -> Text {
        var text = self
        text.color = color
        return text
    }

    /// The same text in another style, which has no effect on its size in cells.
    package func styled(_ name: String) -> Text {
        var text = self
        text.style.append(name)
        return text
    }

    /// In which case a text is shown.
    public enum Case: Hashable, Sendable, CaseIterable {
        /// Every letter is a capital.
        case uppercase
        /// No letter is a capital.
        case lowercase
    }

    /// What it says in the case that is wanted around it.
    package func shownString(in environment: EnvironmentValues) -> String {
        switch environment.textCase {
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case nil: string
        }
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let cell = character(in: node.context)
        let extent = extent(for: proposal, in: node)
        let width = CGFloat(extent.columns) * cell.width
        let lines = max(extent.lines, node.context.environment.reservedLines)
        return CGSize(width: min(width, max(0, proposal.width ?? .infinity)), height: CGFloat(lines) * cell.height)
    }

    /// The lines under a proposal, in columns and lines.
    func extent(for proposal: ProposedViewSize, in node: Node) -> TextExtent {
        let context = node.context
        let ideal = ideal(in: node)
        if proposal == .unspecified { return ideal }
        let cell = character(in: context)
        let columns = proposal.width.flatMap { $0.columns(of: cell.width) }
        let lines = proposal.height.flatMap { ($0 + TextDomain.slack).columns(of: cell.height) }
        let limit = context.environment.lineLimit.map { max(1, $0) }
        if columns ?? .max >= ideal.columns, lines ?? .max >= ideal.lines { return ideal }
        let string = shownString(in: context.environment)
        node.pass.measure(TextExtent.steps(for: string))
        return TextExtent(string, width: columns, lineLimit: [lines, limit].compactMap { $0 }.min() ?? 0)
    }

    /// The lines without a limit but that of their number.
    private func ideal(in node: Node) -> TextExtent {
        if let known = node.storage as? Ideal { return known.extent }
        let limit = node.context.environment.lineLimit.map { max(1, $0) }
        let string = shownString(in: node.context.environment)
        node.pass.measure(TextExtent.steps(for: string))
        let ideal = Ideal(extent: TextExtent(string, width: nil, lineLimit: limit ?? 0))
        node.storage = ideal
        return ideal.extent
    }

    /// A class, for the node keeps it as it is.
    private final class Ideal {
        let extent: TextExtent

        init(extent: TextExtent) {
            self.extent = extent
        }
    }

    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        TextDomain(of: self, at: proposal, in: node).domain
    }

    package func guides(in node: Node) -> GuideSet {
        .baselines
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        switch key.line {
        case .firstTextBaseline: character(in: node.context).height
        case .lastTextBaseline:
            CGFloat(extent(for: proposal, in: node).lines) * character(in: node.context).height
        default: nil
        }
    }

    package func spacing(in node: Node) -> ViewSpacing { node.context.metrics.text }
}
