import EngineKit
import Negotiation
import TextMetrics

/// A text that wraps at the maximum width. It is cut at the end of its box, not at a whole line; an empty text is 0×0.
/// (Theodolite, TextComponent.swift.)
public final class TextComponent: Component, TypedComponent {
    /// The text with its attributes, and settings of its view.
    public typealias PropType = (TextKitAttributes, options: Options)

    /// The appearance of its view.
    public struct Options: Hashable, Sendable {
        /// Settings of its view.
        public var view: ViewOptions

        /// Creates options, by default UIKit's.
        public init(view: ViewOptions = ViewOptions()) {
            self.view = view
        }
    }

    /// Returns the size of its lines in the range's width, within the range.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let cell = tree.cell
        tree.measure(TextExtent.steps(for: props.0.string))
        let used = props.0.size(in: constraint.max, cell: cell)
        return Layout(component: self, size: constraint.clamp(used.roundedUp), children: [])
    }

    /// The view's settings; no views are made here.
    public override func view() -> ViewConfiguration? { props.options.view.configuration }
}

/// A text and its attributes.
public struct TextKitAttributes {
    /// The text; its attributes change no size.
    public var attributedString: NSAttributedString {
        get {
            switch text {
            case .plain(let string): NSAttributedString(string: string)
            case .attributed(let text): text
            }
        }
        set { text = .attributed(newValue) }
    }
    /// The text alone, as measured.
    package var string: String {
        get {
            switch text {
            case .plain(let string): string
            case .attributed(let text): text.string
            }
        }
        set { text = .plain(newValue) }
    }
    /// The color of the text.
    public var textColor: UIColor
    /// The alignment of lines in the text's width.
    public var textAlignment: NSTextAlignment
    /// Where a line that does not fit is broken.
    public var lineBreakMode: NSLineBreakMode
    /// The maximum number of lines; 0 for no limit.
    public var maximumNumberOfLines: Int
    /// The font. A large one takes several cells a character if a cell is several points.
    package var font: UIFont
    private var text: Text

    /// Foundation's attributed strings are never freed on Linux, so one is made only on request.
    private enum Text {
        case plain(String)
        case attributed(NSAttributedString)
    }

    /// Creates attributes, by default UIKit's.
    public init(
        attributedString: NSAttributedString, textColor: UIColor = .black, textAlignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, maximumNumberOfLines: Int = 0
    ) {
        text = .attributed(attributedString)
        font = .systemFont(ofSize: UIFont.systemFontSize)
        self.textColor = textColor
        self.textAlignment = textAlignment
        self.lineBreakMode = lineBreakMode
        self.maximumNumberOfLines = maximumNumberOfLines
    }

    /// Creates attributes of a plain text.
    package init(
        string: String, font: UIFont = .systemFont(ofSize: UIFont.systemFontSize), textColor: UIColor = .black,
        textAlignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byWordWrapping,
        maximumNumberOfLines: Int = 0
    ) {
        text = .plain(string)
        self.font = font
        self.textColor = textColor
        self.textAlignment = textAlignment
        self.lineBreakMode = lineBreakMode
        self.maximumNumberOfLines = maximumNumberOfLines
    }
}

extension TextKitAttributes {
    /// The text's size in a box, in points; NaN means no limit.
    func size(in box: CGSize, cell: CGSize) -> CGSize {
        guard !string.isEmpty else { return .zero }
        let scale = font.cells(in: cell)
        let character = CGSize(width: cell.width * scale, height: cell.height * scale)
        let columns = box.width.isNaN ? nil : box.width.columns(of: character.width)
        let extent = TextExtent(string, width: columns, lineLimit: max(0, maximumNumberOfLines))
        return CGSize(
            width: CGFloat.minimum(CGFloat(extent.columns) * character.width, box.width),
            height: CGFloat.minimum(CGFloat(extent.lines) * character.height, box.height))
    }
}

extension CGSize {
    /// Each length rounded up to a whole point.
    var roundedUp: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
