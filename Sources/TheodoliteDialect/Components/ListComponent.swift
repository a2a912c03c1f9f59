/// Rows made of items, one below the other: a Flexbox that contains one Flexbox for each batch of items. All of them
/// are laid out. (Theodolite, ListComponent.swift.)
public final class ListComponent<Item>: Component, TypedComponent {
    /// The list's options.
    public typealias PropType = Options

    /// The contents and appearance of a list.
    public struct Options {
        /// The options of the list, and of each batch of rows in it.
        public var flexOptions: FlexOptions
        /// The margins around each row.
        public var childMargin: UIEdgeInsets
        /// The items, in batches as they were loaded.
        public var source: [[Item]]
        /// Makes the component of an item; called once for each item in a pass.
        public var factory: (Item) -> Component
        /// The component before the first row while more is loaded; nil for none.
        public var loadHead: Component?
        /// The component after the last row while more is loaded; nil for none.
        public var loadTail: Component?

        /// Creates options, by default of rows in a column, without margins or loading.
        public init(
            flexOptions: FlexOptions = FlexOptions(flexDirection: .column), childMargin: UIEdgeInsets = .unset,
            source: [[Item]], factory: @escaping (Item) -> Component, loadHead: Component? = nil,
            loadTail: Component? = nil
        ) {
            self.flexOptions = flexOptions
            self.childMargin = childMargin
            self.source = source
            self.factory = factory
            self.loadHead = loadHead
            self.loadTail = loadTail
        }
    }

    /// A flex container that contains one for each batch of items.
    public override func render() -> [Component] {
        let list = props
        let batches = list.source.enumerated().map { index, items in
            let rows = items.map { FlexChild(list.factory($0), margin: list.childMargin) }
            return FlexChild(FlexboxComponent(key: index, (options: list.flexOptions, children: rows)))
        }
        let head = list.loadHead.map { [FlexChild($0)] } ?? []
        let tail = list.loadTail.map { [FlexChild($0)] } ?? []
        return [FlexboxComponent((options: list.flexOptions, children: head + batches + tail))]
    }
}
