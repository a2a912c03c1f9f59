import EngineKit
import TextMetrics

/// A text that wraps at the proposed width.
public struct Label: Element {
    public var text: String
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    public var color = UIColor.black
    public var alignment = TextAlignment.left
    public var lineBreakMode = LineBreakMode.byWordWrapping

    public init(text: String, configure: (inout Label) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    public var content: ElementContent {
        ElementContent(storage: LabelContent(text: text, numberOfLines: numberOfLines))
    }

    /// On which side of the label its lines stand.
    public enum TextAlignment: Hashable, Sendable {
        case left, center, right, natural
    }

    /// Where a line is broken. A terminal's lines break between words; where a limit of lines leaves something over, it is
    /// cut.
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
