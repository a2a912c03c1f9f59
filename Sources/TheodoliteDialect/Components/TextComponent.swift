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
        let text = props.0
        tree.measure(TextExtent.steps(for: text.string))
        let used = text.size(in: constraint.max, cell: tree.cell)
        return Layout(component: self, size: constraint.clamp(used.roundedUp), children: [])
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        let text = props.0
        let used = text.size(in: range.max, cell: cell)
        let own = text.explanation(of: used, in: range.max, on: axis, cell: cell)
        return range.clamped(used.roundedUp[axis], own, on: axis)
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
    /// The place at which a line that does not fit is broken.
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
        let whole = extent(in: box, cell: cell)
        return CGSize(
            width: CGFloat.minimum(whole.size.width, box.width), height: CGFloat.minimum(whole.size.height, box.height))
    }

    /// The text's extent in a width, and in points.
    private func extent(in box: CGSize, cell: CGSize) -> (extent: TextExtent, size: CGSize) {
        let scale = font.cells(in: cell)
        let character = CGSize(width: cell.width * scale, height: cell.height * scale)
        let columns = box.width.isNaN ? nil : box.width.columns(of: character.width)
        let extent = TextExtent(string, width: columns, lineLimit: max(0, maximumNumberOfLines))
        return (
            extent,
            CGSize(width: CGFloat(extent.columns) * character.width, height: CGFloat(extent.lines) * character.height)
        )
    }

    /// The origin of a length of that size: the text's own, or the box's if that is shorter. It is rounded up to a whole
    /// point.
    fileprivate func explanation(of size: CGSize, in box: CGSize, on axis: Axis, cell: CGSize) -> LengthExplanation {
        guard !string.isEmpty else { return LengthExplanation(.content(fittedTo: nil)) }
        let (extent, whole) = extent(in: box, cell: cell)
        guard whole[axis] <= size[axis] else {
            return LengthExplanation(.room(axis), of: size[axis], in: size[axis].rounded(.up))
        }
        let isBroken = extent != TextExtent(string, width: nil, lineLimit: max(0, maximumNumberOfLines))
        return LengthExplanation(.content(fittedTo: isBroken ? .horizontal : nil))
    }
}

extension CGSize {
    /// Each length rounded up to a whole point.
    var roundedUp: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
