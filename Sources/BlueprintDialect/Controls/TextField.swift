/// A line that can be typed in: as wide as is proposed, but at least 44 points, and 44 points high. Where a point is a
/// cell, it takes the cells that 44 points would at 8×16.
public struct TextField: Element {
    public var text: String
    /// What it shows while there is no text.
    public var placeholder = ""
    public var onChange: ((String) -> Void)?
    public var onReturn: (() -> Void)?
    /// Whether it shows dots in place of the text.
    public var secure = false
    public var isEnabled = true
    public var textAlignment = NSTextAlignment.left
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var textColor = UIColor.black

    public init(text: String, configure: (inout TextField) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    public var content: ElementContent {
        ElementContent { (constraint: SizeConstraint, environment: Environment) in
            let least = ControlSize.size(of: CGSize(width: 44, height: 44), in: environment.cellSize)
            return CGSize(
                width: constraint.width.constrainedValue.map { max($0, least.width) } ?? .infinity,
                height: least.height)
        }
    }

    /// What is seen of it: its text, dots in its place, or its placeholder.
    package var shown: String {
        if text.isEmpty { return placeholder }
        return secure ? String(repeating: "•", count: text.count) : text
    }
}
