import EngineKit
import Negotiation
import TextMetrics

/// A text that wraps at the proposed width, with as many whole lines as fit the proposed height, and at least one.
public struct Text: LeafElement, Equatable, CustomStringConvertible {
    package private(set) var string: String
    private var look: Look?

    /// A text's own color and font. A class, because most texts have neither, and a smaller text is copied faster.
    private final class Look: Equatable, Sendable {
        let color: Color?
        let font: Font?

        init(color: Color?, font: Font?) {
            (self.color, self.font) = (color, font)
        }

        static func == (one: Look, other: Look) -> Bool { one.color == other.color && one.font == other.font }
    }

    /// The color; nil for that around it.
    package var color: Color? {
        get { look?.color }
        set { setLook(newValue, font) }
    }

    /// The font; nil for that around it.
    package internal(set) var font: Font? {
        get { look?.font }
        set { setLook(color, newValue) }
    }

    /// Whether it has neither a color nor a font of its own.
    var isPlain: Bool { look == nil }

    private mutating func setLook(_ color: Color?, _ font: Font?) {
        look = color == nil && font == nil ? nil : Look(color: color, font: font)
    }

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

    package func answer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer {
        let shown = shown(in: node)
        let cell = shown.pointee.cell
        let extent = extent(for: proposal, in: node)
        let lines = max(extent.lines, shown.pointee.values.reservedLines)
        let size = CGSize(
            width: min(CGFloat(extent.columns) * cell.width, max(0, proposal.width ?? .infinity)),
            height: CGFloat(lines) * cell.height)
        guard node.pass.pointee.deduces else {
            return ElementAnswer(size: size, domain: AnswerDomain(only: proposal), in: node)
        }
        let all =
            proposal.height == nil
            ? extent : self.extent(for: ProposedViewSize(width: proposal.width, height: nil), in: node)
        return ElementAnswer(
            size: size, domain: TextDomain(of: shown, showing: extent, of: all, at: proposal).domain, in: node)
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        let shown = shown(in: node).pointee
        let extent = extent(for: proposal, in: node)
        if axis == .horizontal, CGFloat(extent.columns) * shown.cell.width > size.width {
            return .proposed(proposal, or: size.width, on: axis)
        }
        if axis == .vertical, extent.lines < shown.values.reservedLines { return LengthExplanation(.constant) }
        let isWrapped =
            proposal.width.map { $0.columns(of: shown.cell.width) ?? .max < shown.ideal.columns } ?? false
        let isCut = extent != shown.ideal && !isWrapped
        return LengthExplanation(.content(fittedTo: isWrapped ? .horizontal : isCut ? .vertical : nil))
    }

    package func guides(in node: Node) -> GuideSet { .baselines }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        let height = shown(in: node).pointee.cell.height
        return switch key.line {
        case .firstTextBaseline: height
        case .lastTextBaseline: CGFloat(extent(for: proposal, in: node).lines) * height
        default: nil
        }
    }

    package var isSpacedAsText: Bool { true }

    package func spacing(in node: Node) -> ViewSpacing { node.shared.textSpacing }
}
