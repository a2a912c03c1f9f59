import EngineKit
import Negotiation
import TextMetrics

/// A text that wraps at the proposed width.
public struct Label: Element {
    /// The text. Its lines end at line breaks, and between words that do not fit.
    public var text: String
    /// The maximum number of lines; 0 for any number.
    public var numberOfLines = 0
    /// The font. It changes the size if a cell is several points.
    public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// The color of the text.
    public var color = UIColor.black
    /// The alignment of lines in the label's width.
    public var alignment = NSTextAlignment.left
    /// Where a line that does not fit is broken. In a terminal lines break between words, and text beyond the line
    /// limit is cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The distance between lines; it counts if a cell is several points.
    public var lineHeight = LineHeight.font

    /// Kept; changes no layout. Nil for none.
    public var shadow: TextShadow?
    /// Kept; changes no layout.
    public var accessibilityCustomActions: [AccessibilityElement.CustomAction] = []
    /// Kept; changes no layout: a terminal's text has one size.
    public var adjustsFontSizeToFitWidth = false
    /// Kept; changes no layout.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept; changes no layout.
    public var allowsDefaultTighteningForTruncation = false
    /// Kept; changes no layout.
    public var isAccessibilityElement = true
    /// Kept; changes no layout. Nil for none.
    public var accessibilityValue: String?
    /// Kept; changes no layout. Nil for none.
    public var accessibilityHint: String?
    /// Kept; changes no layout. Nil for a text's own.
    public var accessibilityTraits: Set<AccessibilityElement.Trait>?

    /// Creates a label, by default black, left-aligned and without a line limit; the closure sets the rest.
    public init(text: String, configure: (inout Label) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    /// The longest line's width in the proposed width, and the height of all lines.
    public var content: ElementContent {
        if font.pointSize == UIFont.labelFontSize, lineHeight == .font {
            return ElementContent(
                storage: LabelContent(text: text, numberOfLines: numberOfLines, style: UsualLabelStyle()))
        }
        let style = OwnLabelStyle(font: font, lineHeight: lineHeight)
        return ElementContent(storage: LabelContent(text: text, numberOfLines: numberOfLines, style: style))
    }

    /// The alignment of a label's lines.
    public typealias TextAlignment = NSTextAlignment
    /// Where a line that does not fit is broken.
    public typealias LineBreakMode = NSLineBreakMode

    /// The distance between two lines.
    public enum LineHeight: Hashable, Sendable {
        /// The line height of the label's font.
        case font
        /// A height in points, with the characters at the bottom of each line, in its middle or at its top.
        case custom(lineHeight: CGFloat, alignment: Alignment = .bottom)

        /// The position of the characters in a higher line.
        public enum Alignment: Hashable, Sendable {
            /// Kept; changes no layout.
            case top, center, bottom
        }
    }
}

/// The size of a label's characters and lines.
private protocol LabelStyle {
    var font: UIFont { get }
    var lineHeight: Label.LineHeight { get }
}

/// The style of most labels. It takes no memory, so their contents need none of their own.
private struct UsualLabelStyle: LabelStyle {
    var font: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }
    var lineHeight: Label.LineHeight { .font }
}

private struct OwnLabelStyle: LabelStyle {
    let font: UIFont
    let lineHeight: Label.LineHeight
}

/// A leaf measured by its text's lines, in cells of the environment's size.
private struct LabelContent<Style: LabelStyle>: ContentStorage, BoxedLayout {
    let text: String
    let numberOfLines: Int
    let style: Style

    var childCount: Int { 0 }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let point = node.environment.cellSize
        let scale = style.font.cells(in: point)
        let character = CGSize(width: point.width * scale, height: point.height * scale)
        let limit = proposal.widthLimit.columns(of: character.width)
        _ = node.pass.pointee.depth.measure(TextExtent.steps(for: text))
        let extent = TextExtent(text, width: limit, lineLimit: max(0, numberOfLines))
        let whole = CGSize(
            width: CGFloat(extent.columns) * character.width, height: CGFloat(extent.lines) * line(of: character.height)
        )
        if node.isRecorded { explain(whole, extent, in: proposal, at: node) }
        return CGSize(
            width: min(whole.width, max(0, proposal.widthLimit)),
            height: min(whole.height, max(0, proposal.heightLimit)))
    }

    /// The text's own lengths, which fit into the proposed width if the text is broken or cut there.
    private func explain(_ whole: CGSize, _ extent: TextExtent, in proposal: SizeConstraint, at node: Node) {
        let isFitted = extent != TextExtent(text, width: nil, lineLimit: max(0, numberOfLines))
        for axis in Negotiation.Axis.allCases {
            let isCut = whole[axis] > max(0, proposal.limits[axis])
            let isRoom = isCut && proposal.limits[axis] >= 0
            node.explain(
                axis, isRoom ? .room(axis) : isCut ? .constant : .content(fittedTo: isFitted ? .horizontal : nil))
        }
    }

    /// The proposals around one that give the same lines, all of them visible.
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        let point = node.environment.cellSize
        let scale = style.font.cells(in: point)
        let character = point.width * scale
        let limit = proposal.width.columns(of: character)
        let extent = TextExtent(text, width: limit, lineLimit: max(0, numberOfLines))
        let width = CGFloat(extent.columns) * character
        let height = CGFloat(extent.lines) * line(of: point.height * scale)
        var box = ProposalBox(only: proposal)
        if height <= proposal.height { (box.low.height, box.high.height) = (height, .infinity) }
        if extent == TextExtent(text, width: nil, lineLimit: max(0, numberOfLines)), width <= proposal.width {
            (box.low.width, box.high.width) = (width, .infinity)
        } else if let limit, width <= proposal.width, proposal.width >= character {
            (box.low.width, box.high.width) = (max(width, character), CGFloat(limit + 1) * character - 1e-9)
        }
        return box
    }

    /// The line height for a character height.
    private func line(of character: CGFloat) -> CGFloat {
        guard case .custom(let height, _) = style.lineHeight, character > 1 else { return character }
        return max(character, height)
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes { .none }
}

/// A text's shadow, which terminals do not show.
public struct TextShadow: Hashable, Sendable {
    /// The radius in points.
    public var radius: CGFloat
    /// The opacity from 0 to 1.
    public var opacity: CGFloat
    /// The shadow's offset from the text, in points.
    public var offset: UIOffset
    /// The color before opacity.
    public var color: UIColor

    /// Creates a shadow, which changes no layout.
    public init(radius: CGFloat, opacity: CGFloat, offset: UIOffset, color: UIColor) {
        self.radius = radius
        self.opacity = opacity
        self.offset = offset
        self.color = color
    }
}
