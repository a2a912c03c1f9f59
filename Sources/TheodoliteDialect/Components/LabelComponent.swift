/// A text with the choices that most texts need; one line unless told otherwise. A TextComponent shows it.
/// (Theodolite, LabelComponent.swift.)
public final class LabelComponent: Component, TypedComponent {
    public typealias PropType = (String, options: Options)

    public struct Options: Hashable, Sendable {
        public var view: ViewOptions
        public var font: UIFont
        public var textColor: UIColor
        public var textAlignment: NSTextAlignment
        public var lineBreakMode: NSLineBreakMode
        /// The most lines; 0 for any number.
        public var maximumNumberOfLines: Int

        public init(
            view: ViewOptions = ViewOptions(), font: UIFont = .systemFont(ofSize: UIFont.systemFontSize),
            textColor: UIColor = .black, textAlignment: NSTextAlignment = .natural,
            lineBreakMode: NSLineBreakMode = .byTruncatingTail, maximumNumberOfLines: Int = 1
        ) {
            self.view = view
            self.font = font
            self.textColor = textColor
            self.textAlignment = textAlignment
            self.lineBreakMode = lineBreakMode
            self.maximumNumberOfLines = maximumNumberOfLines
        }
    }

    public override func render() -> [Component] {
        let options = props.options
        let text = TextKitAttributes(
            attributedString: NSAttributedString(string: props.0), textColor: options.textColor,
            textAlignment: options.textAlignment, lineBreakMode: options.lineBreakMode,
            maximumNumberOfLines: options.maximumNumberOfLines)
        return [TextComponent((text, options: TextComponent.Options(view: options.view)))]
    }
}
