import Negotiation
import TextMetrics

/// A title and an image side by side with insets around them, at least as large as its background image. The title
/// never wraps. (Theodolite, ButtonComponent.swift.)
public final class ButtonComponent: Component, TypedComponent {
    /// The button's options.
    public typealias PropType = Options

    /// The contents and actions of a button; nil means UIKit's default.
    public struct Options {
        /// The actions for touches: a tap here sends `touchDown`, then `touchUpInside`.
        public var actions: [UIControl.Event: Action<UIControl>]?
        /// The text in each state; the normal state's if a state has none.
        public var titles: [UIControl.State: String]?
        /// The text's color in each state.
        public var titleColors: [UIControl.State: UIColor]?
        /// The image beside the text in each state.
        public var images: [UIControl.State: UIImage]?
        /// The image behind the text in each state.
        public var backgroundImages: [UIControl.State: UIImage]?
        /// The text's font.
        public var titleFont: UIFont?
        /// Whether it is shown as selected.
        public var selected: Bool?
        /// Whether it is tappable.
        public var enabled: Bool?
        /// The insets around text and image, in points.
        public var contentEdgeInsets: UIEdgeInsets?
        /// Settings of its view; they change no layout.
        public var attributes: [Attribute]?

        /// Creates options, all nil by default.
        public init(
            actions: [UIControl.Event: Action<UIControl>]? = nil, titles: [UIControl.State: String]? = nil,
            titleColors: [UIControl.State: UIColor]? = nil, images: [UIControl.State: UIImage]? = nil,
            backgroundImages: [UIControl.State: UIImage]? = nil, titleFont: UIFont? = nil, selected: Bool? = nil,
            enabled: Bool? = nil, contentEdgeInsets: UIEdgeInsets? = nil, attributes: [Attribute]? = nil
        ) {
            self.actions = actions
            self.titles = titles
            self.titleColors = titleColors
            self.images = images
            self.backgroundImages = backgroundImages
            self.titleFont = titleFont
            self.selected = selected
            self.enabled = enabled
            self.contentEdgeInsets = contentEdgeInsets
            self.attributes = attributes
        }
    }

    /// Returns the size of title, image and insets, within its range.
    @_disfavoredOverload
    public override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        let cell = tree.cell
        return Layout(component: self, size: constraint.clamp(contentSize(cell: cell).roundedUp), children: [])
    }

    override func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation
    {
        range.clamped(contentSize(cell: cell).roundedUp[axis], LengthExplanation(.content(fittedTo: nil)), on: axis)
    }

    /// The view's settings; no views are made here.
    public override func view() -> ViewConfiguration? { ViewConfiguration(attributes: props.attributes ?? []) }
}

extension ButtonComponent: Tappable {
    /// Whether it is tappable: a button that is disabled or has no action lets taps through.
    package var respondsToTaps: Bool { props.enabled != false && !(props.actions ?? [:]).isEmpty }

    /// Sends the actions of a tap: the finger touches down, and lifts inside.
    public func tap() {
        guard respondsToTaps else { return }
        for event in [UIControl.Event.touchDown, .touchUpInside] { props.actions?[event]?.send(UIControl()) }
    }
}

extension ButtonComponent {
    private func contentSize(cell: CGSize) -> CGSize {
        var size = CGSize.zero
        if let title = shown(props.titles), !title.isEmpty {
            let extent = TextExtent(title, width: nil, lineLimit: 1)
            size = CGSize(width: CGFloat(extent.columns) * cell.width, height: cell.height)
        }
        if let image = shown(props.images) {
            size.width += image.size.width
            size.height = max(size.height, image.size.height)
        }
        let insets = props.contentEdgeInsets ?? .zero
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        if let background = shown(props.backgroundImages) {
            size.width = max(size.width, background.size.width)
            size.height = max(size.height, background.size.height)
        }
        return size
    }

    /// The content for its current state, out of those for each state.
    package func shown<Content>(_ contents: [UIControl.State: Content]?) -> Content? {
        let state: UIControl.State =
            props.enabled == false ? .disabled : props.selected == true ? .selected : .normal
        return contents?[state] ?? contents?[.normal]
    }
}
