/// Rows made of items, one below the other: a Flexbox of one Flexbox for each batch of items that is there. All of them
/// are laid out. (Theodolite, ListComponent.swift.)
public final class ListComponent<Item>: Component, TypedComponent {
    /// The list's options alone.
    public typealias PropType = Options

    /// What a list shows, and how.
    public struct Options {
        /// Of the list, and of each batch of rows in it.
        public var flexOptions: FlexOptions
        /// Around each row.
        public var childMargin: UIEdgeInsets
        /// The items, batch by batch as they were loaded.
        public var source: [[Item]]
        /// Makes the component of an item; called once for each in a pass.
        public var factory: (Item) -> Component
        /// Stand before the first and after the last row, where more is to be loaded.
        public var loadHead: Component?
        /// After the last row; nil for nothing.
        public var loadTail: Component?

        /// Rows in a column, without margins or loading, unless given.
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

    /// A flex container of a flex container for each batch of items.
    public override func render() -> [Component] {
        let batches = props.source.enumerated().map { index, items in
            let rows = items.map { FlexChild(props.factory($0), margin: props.childMargin) }
            return FlexChild(FlexboxComponent(key: index, (options: props.flexOptions, children: rows)))
        }
        let head = props.loadHead.map { [FlexChild($0)] } ?? []
        let tail = props.loadTail.map { [FlexChild($0)] } ?? []
        return [FlexboxComponent((options: props.flexOptions, children: head + batches + tail))]
    }
}
