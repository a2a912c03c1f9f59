import EngineKit
import Negotiation
import TextMetrics

/// A text that wraps at the proposed width, with as many whole lines as fit the proposed height, and at least one.
public struct Text: LeafElement, Equatable, CustomStringConvertible {
    package private(set) var string: String
    package var color: Color?
    /// The font; nil for that around it.
    package internal(set) var font: Font?

    /// Creates a text. Its lines end at line breaks, and between words that do not fit.
    public init(_ string: String) {
        self.string = string
    }

    /// Creates the same text: texts are not translated here.
    public init(verbatim string: String) {
        self.string = string
    }

    /// The text itself, for interpolation into other texts.
    public var description: String { string }

    /// Joins two texts.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.string += second.string
        return text
    }

    /// Returns the same text in another color.
    public func foregroundColor(_ color: Color?) -> Text {
        var text = self
        text.color = color
        return text
    }

    /// The case of a text.
    public enum Case: Hashable, Sendable, CaseIterable {
        /// All letters are capitals.
        case uppercase
        /// All letters are small.
        case lowercase
    }

    /// The string in the case that the environment sets.
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

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        let cell = character(in: node.context)
        let extent = extent(for: proposal, in: node)
        if axis == .horizontal, CGFloat(extent.columns) * cell.width > size.width {
            return .proposed(proposal, or: size.width, on: axis)
        }
        if axis == .vertical, extent.lines < node.context.environment.reservedLines {
            return LengthExplanation(.constant)
        }
        let ideal = ideal(in: node)
        let isWrapped = proposal.width.map { $0.columns(of: cell.width) ?? .max < ideal.columns } ?? false
        let isCut = extent != ideal && !isWrapped
        return LengthExplanation(.content(fittedTo: isWrapped ? .horizontal : isCut ? .vertical : nil))
    }

    /// The columns and lines for a proposal.
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

    /// The columns and lines without a proposal, limited only in the number of lines.
    private func ideal(in node: Node) -> TextExtent {
        if let known = node.storage as? Ideal { return known.extent }
        let limit = node.context.environment.lineLimit.map { max(1, $0) }
        let string = shownString(in: node.context.environment)
        node.pass.measure(TextExtent.steps(for: string))
        let ideal = Ideal(extent: TextExtent(string, width: nil, lineLimit: limit ?? 0))
        node.storage = ideal
        return ideal.extent
    }

    /// A class, because the node stores it as an object.
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
