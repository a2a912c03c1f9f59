import EngineKit
import Negotiation
import TextMetrics

/// A text that wraps at the proposed width.
public struct Label: Element {
    /// Its lines end at line breaks, and where words do not fit.
    public var text: String
    /// The maximum number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Changes the size where a cell stands for several points.
    public var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// The colour of its letters.
    public var color = UIColor.black
    /// Where its lines stand in its width.
    public var alignment = NSTextAlignment.left
    /// Where lines end that do not fit. A terminal's lines break between words; where a limit of lines leaves something
    /// over, it is cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The distance of two lines; it counts where a cell stands for several points.
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

    /// Black, from the left, with as many lines as it needs, unless a closure says otherwise.
    public init(text: String, configure: (inout Label) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    /// As wide as its longest line in the proposed width, and as high as its lines.
    public var content: ElementContent {
        if font.pointSize == UIFont.labelFontSize, lineHeight == .font {
            return ElementContent(
                storage: LabelContent(text: text, numberOfLines: numberOfLines, style: UsualLabelStyle()))
        }
        let style = OwnLabelStyle(font: font, lineHeight: lineHeight)
        return ElementContent(storage: LabelContent(text: text, numberOfLines: numberOfLines, style: style))
    }

    /// On which side of the label its lines stand.
    public typealias TextAlignment = NSTextAlignment
    /// Where a line is broken that does not fit.
    public typealias LineBreakMode = NSLineBreakMode

    /// How far two lines are apart.
    public enum LineHeight: Hashable, Sendable {
        /// The height that the label's font gives a line.
        case font
        /// Points, with the characters at the bottom of each line, in its middle or at its top.
        case custom(lineHeight: CGFloat, alignment: Alignment = .bottom)

        /// Where the characters stand in a line that is higher than they are.
        public enum Alignment: Hashable, Sendable {
            /// Kept; changes no layout.
            case top, center, bottom
        }
    }
}

/// What makes a label's characters and lines as large as they are.
private protocol LabelStyle {
    var font: UIFont { get }
    var lineHeight: Label.LineHeight { get }
}

/// Of most labels. It takes no memory, so that their contents need none of their own.
private struct UsualLabelStyle: LabelStyle {
    var font: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }
    var lineHeight: Label.LineHeight { .font }
}

private struct OwnLabelStyle: LabelStyle {
    let font: UIFont
    let lineHeight: Label.LineHeight
}

/// A leaf that is measured as its text wraps, in cells of the environment's size.
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
        node.pass.measure(TextExtent.steps(for: text))
        let extent = TextExtent(text, width: limit, lineLimit: max(0, numberOfLines))
        return CGSize(
            width: min(CGFloat(extent.columns) * character.width, max(0, proposal.widthLimit)),
            height: min(CGFloat(extent.lines) * line(of: character.height), max(0, proposal.heightLimit)))
    }

    /// The proposals around one for which the same lines come out, and are all seen.
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

    /// The height of a line whose characters are as high as is said.
    private func line(of character: CGFloat) -> CGFloat {
        guard case .custom(let height, _) = style.lineHeight, character > 1 else { return character }
        return max(character, height)
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements { [] }
}

/// The shadow of a text, which terminals do not show.
public struct TextShadow: Hashable, Sendable {
    /// Points.
    public var radius: CGFloat
    /// From 0 to 1.
    public var opacity: CGFloat
    /// How far the shadow is from the text, in points.
    public var offset: UIOffset
    /// The shadow's own, before its opacity.
    public var color: UIColor

    /// A shadow that changes no layout.
    public init(radius: CGFloat, opacity: CGFloat, offset: UIOffset, color: UIColor) {
        self.radius = radius
        self.opacity = opacity
        self.offset = offset
        self.color = color
    }
}
