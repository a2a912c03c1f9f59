/// A line that can be typed in: as wide as is proposed, but at least 44 points, and 44 points high. Where a point is a
/// cell, it takes the cells that 44 points would at 8×16.
public struct TextField: Element {
    /// What is in it; its length changes no layout.
    public var text: String
    /// What it shows while there is no text.
    public var placeholder = ""
    /// Never called: nothing can be typed here. Nil for nothing.
    public var onChange: ((String) -> Void)?
    /// Never called here. Nil for nothing.
    public var onReturn: (() -> Void)?
    /// Whether it shows dots in place of the text.
    public var secure = false
    /// Whether a person could type in it. It changes no layout.
    public var isEnabled = true
    /// On which side the text stands in the field's width.
    public var textAlignment = NSTextAlignment.left
    /// Changes no layout: the field is always 44 points high.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Changes no layout.
    public var textColor = UIColor.black

    /// Enabled and left-aligned by default; the closure sets what differs.
    public init(text: String, configure: (inout TextField) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    /// The proposed width, at least 44 points; infinite where the width is unconstrained. 44 points high.
    public var content: ElementContent {
        ElementContent { (constraint: SizeConstraint, environment: Environment) in
            let minimum = ControlSize.size(of: CGSize(width: 44, height: 44), in: environment.cellSize)
            return CGSize(
                width: constraint.width.constrainedValue.map { max($0, minimum.width) } ?? .infinity,
                height: minimum.height)
        }
    }

    /// What is seen of it: its text, dots in its place, or its placeholder.
    package var shown: String {
        if text.isEmpty { return placeholder }
        return secure ? String(repeating: "•", count: text.count) : text
    }
}
