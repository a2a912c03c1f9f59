import Negotiation

/// A line to type in: as wide as proposed, but at least 44 points, and 44 points high. If a point is a cell, it takes
/// the cells that 44 points take at 8×16.
public struct TextField: Element {
    /// The text; its length changes no layout.
    public var text: String
    /// The text that is shown while `text` is empty.
    public var placeholder = ""
    /// Never called: typing is not supported here.
    public var onChange: ((String) -> Void)?
    /// Never called here.
    public var onReturn: (() -> Void)?
    /// Whether it shows dots instead of the text.
    public var secure = false
    /// Whether a person could type in it. It changes no layout.
    public var isEnabled = true
    /// The alignment of the text in the field's width.
    public var textAlignment = NSTextAlignment.left
    /// The font. It changes no layout: the field is always 44 points high.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color. It changes no layout.
    public var textColor = UIColor.black

    /// Creates a field, by default enabled and left-aligned; the closure sets the rest.
    public init(text: String, configure: (inout TextField) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    /// The proposed width, at least 44 points; infinite if the width is unconstrained. 44 points high.
    public var content: ElementContent {
        ElementContent(
            storage: LeafContent(
                measure: { constraint, environment in
                    let minimum = CellConversion.size(of: CGSize(width: 44, height: 44), in: environment.cellSize)
                    return CGSize(
                        width: constraint.width.constrainedValue.map { max($0, minimum.width) } ?? .infinity,
                        height: minimum.height)
                },
                explain: { constraint, size, axis in
                    let fills = axis == .horizontal && constraint.width.constrainedValue == size.width
                    return LengthExplanation(fills ? .room(axis) : .constant)
                }))
    }

    /// The text that is shown: the field's text, dots, or the placeholder.
    package var shown: String {
        if text.isEmpty { return placeholder }
        return secure ? String(repeating: "•", count: text.count) : text
    }
}
