import EngineKit
import TextMetrics

/// A text that wraps at the proposed width.
public struct Label: Element {
    /// Its lines end at line breaks, and where words do not fit.
    public var text: String
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// What it is written in.
    public var color = UIColor.black
    /// Where its lines stand in its width.
    public var alignment = TextAlignment.left
    /// Where lines end that do not fit.
    public var lineBreakMode = LineBreakMode.byWordWrapping

    /// Black, from the left, with as many lines as it needs, unless a closure says otherwise.
    public init(text: String, configure: (inout Label) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    /// As wide as its longest line in the proposed width, and as high as its lines.
    public var content: ElementContent {
        ElementContent(storage: LabelContent(text: text, numberOfLines: numberOfLines))
    }

    /// On which side of the label its lines stand.
    public enum TextAlignment: Hashable, Sendable {
        case left, center, right, natural
    }

    /// Where a line is broken. A terminal's lines break between words; where a limit of lines leaves something over, it
    /// is cut.
    public enum LineBreakMode: Hashable, Sendable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingTail, byTruncatingHead, byTruncatingMiddle
    }
}

/// A leaf that is measured as its text wraps, in cells of the environment's size.
private struct LabelContent: ContentStorage {
    let text: String
    let numberOfLines: Int

    var childCount: Int { 0 }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let cell = node.environment.cellSize
        let limit = proposal.widthLimit.columns(of: cell.width)
        let extent = TextExtent(text, width: limit, lineLimit: max(0, numberOfLines))
        return CGSize(
            width: min(CGFloat(extent.columns) * cell.width, max(0, proposal.widthLimit)),
            height: min(CGFloat(extent.lines) * cell.height, max(0, proposal.heightLimit)))
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements { [] }
}
