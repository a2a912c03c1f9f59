/// A text with the most frequent options; one line by default. A TextComponent shows it. (Theodolite,
/// LabelComponent.swift.)
public final class LabelComponent: Component, TypedComponent {
    /// The text and its options.
    public typealias PropType = (String, options: Options)

    /// The appearance of a label.
    public struct Options: Hashable, Sendable {
        /// Settings of its view.
        public var view: ViewOptions
        /// The font, measured in cells here: a large one takes several cells if a cell is several points.
        public var font: UIFont
        /// The color of the text.
        public var textColor: UIColor
        /// The alignment of lines in the label's width.
        public var textAlignment: NSTextAlignment
        /// The place at which a line that does not fit is broken.
        public var lineBreakMode: NSLineBreakMode
        /// The maximum number of lines; 0 for no limit.
        public var maximumNumberOfLines: Int

        /// Creates options, by default one line that is truncated at its end.
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

    /// The text as a component of its own.
    public override func render() -> [Component] {
        let (string, options) = props
        let text = TextKitAttributes(
            string: string, font: options.font, textColor: options.textColor, textAlignment: options.textAlignment,
            lineBreakMode: options.lineBreakMode, maximumNumberOfLines: options.maximumNumberOfLines)
        return [TextComponent((text, options: TextComponent.Options(view: options.view)))]
    }
}
