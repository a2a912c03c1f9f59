/// A text with the choices that most texts need; one line by default. A TextComponent shows it.
/// (Theodolite, LabelComponent.swift.)
public final class LabelComponent: Component, TypedComponent {
    /// The text, and how it is written.
    public typealias PropType = (String, options: Options)

    /// How a label is written.
    public struct Options: Hashable, Sendable {
        /// Settings of its view.
        public var view: ViewOptions
        /// Measured in cells here: a large one takes several where a cell stands for several points.
        public var font: UIFont
        /// What it is written in.
        public var textColor: UIColor
        /// Where its lines stand in its width.
        public var textAlignment: NSTextAlignment
        /// Where lines end that do not fit.
        public var lineBreakMode: NSLineBreakMode
        /// The maximum number of lines; 0 for any.
        public var maximumNumberOfLines: Int

        /// One line that is cut at its end, unless given.
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

    /// The text, as a component of its own.
    public override func render() -> [Component] {
        let options = props.options
        let text = TextKitAttributes(
            string: props.0, font: options.font, textColor: options.textColor, textAlignment: options.textAlignment,
            lineBreakMode: options.lineBreakMode, maximumNumberOfLines: options.maximumNumberOfLines)
        return [TextComponent((text, options: TextComponent.Options(view: options.view)))]
    }
}
