import EngineKit
import Negotiation
import TextMetrics

/// A text that wraps at the most width. It is cut where its box ends, not at a whole line; an empty one has no size.
/// (Theodolite, TextComponent.swift.)
public final class TextComponent: Component, TypedComponent {
    public typealias PropType = (TextKitAttributes, options: Options)

    /// How its view looks.
    public struct Options: Hashable, Sendable {
        public var view: ViewOptions

        public init(view: ViewOptions = ViewOptions()) {
            self.view = view
        }
    }

    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let cell = tree.cell
        let used = props.0.size(in: constraint.max, cell: cell)
        return Layout(component: self, size: constraint.clamp(used.roundedUp), children: [])
    }

    public override func view() -> ViewConfiguration? { props.options.view.configuration }
}

/// A text and how it is set.
public struct TextKitAttributes {
    public var attributedString: NSAttributedString
    public var textColor: UIColor
    public var textAlignment: NSTextAlignment
    public var lineBreakMode: NSLineBreakMode
    /// The most lines; 0 for any number.
    public var maximumNumberOfLines: Int

    public init(
        attributedString: NSAttributedString, textColor: UIColor = .black, textAlignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, maximumNumberOfLines: Int = 0
    ) {
        self.attributedString = attributedString
        self.textColor = textColor
        self.textAlignment = textAlignment
        self.lineBreakMode = lineBreakMode
        self.maximumNumberOfLines = maximumNumberOfLines
    }
}

extension TextKitAttributes {
    /// What the text takes of a box, in points; NaN is no limit.
    func size(in box: CGSize, cell: CGSize) -> CGSize {
        let text = attributedString.string
        guard !text.isEmpty else { return .zero }
        let columns = box.width.isNaN ? nil : box.width.columns(of: cell.width)
        let extent = TextExtent(text, width: columns, lineLimit: max(0, maximumNumberOfLines))
        return CGSize(
            width: CGFloat.minimum(CGFloat(extent.columns) * cell.width, box.width),
            height: CGFloat.minimum(CGFloat(extent.lines) * cell.height, box.height))
    }
}

extension CGSize {
    /// Each length rounded up to a whole point.
    var roundedUp: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
