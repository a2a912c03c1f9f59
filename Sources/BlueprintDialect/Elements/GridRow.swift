/// Columns side by side: some of a given width; the others share the rest in proportion.
public struct GridRow: Element {
    /// The vertical alignment of the children.
    public var verticalAlignment = Row.RowAlignment.fill
    /// The spacing between two columns, in points.
    public var spacing: CGFloat = 0
    /// The children from the left.
    public var children: [Child] = []

    /// Creates a row that a closure sets up and fills.
    public init(configure: (inout GridRow) -> Void = { _ in }) {
        configure(&self)
    }

    /// Creates a row of a closure's elements.
    public init(
        verticalAlignment: Row.RowAlignment = .fill, spacing: CGFloat = 0,
        @ElementBuilder<GridRow.Child> _ elements: () -> [GridRow.Child]
    ) {
        self.verticalAlignment = verticalAlignment
        self.spacing = spacing
        children = elements()
    }

    /// Adds a child with its column's width at the end.
    public mutating func add(width: Width, key: AnyHashable? = nil, child: any Element) {
        children.append(Child(width: width, key: key, element: child))
    }

    /// The width of all columns with the spacing, and the height of the highest child.
    public var content: ElementContent {
        ElementContent(
            libraryLayout: GridRowLayout(
                alignment: verticalAlignment, spacing: spacing, widths: children.map(\.width)),
            children: children.map { ContentChild($0.element, key: $0.key) })
    }

    /// The width of a column.
    public enum Width: Equatable, Sendable {
        /// A width in points.
        case absolute(CGFloat)
        /// A width in proportion to other columns of this kind.
        case proportional(CGFloat)
    }

    /// An element in a column of a GridRow.
    public struct Child: ElementBuilderChild {
        /// The child's element.
        public var element: any Element
        /// A name to distinguish it from siblings of the same type; nil for none.
        public var key: AnyHashable?
        /// The width of its column.
        public var width: Width

        /// Creates a child with its column's width.
        public init(width: Width, key: AnyHashable? = nil, element: any Element) {
            self.element = element
            self.key = key
            self.width = width
        }

        /// Creates a child in a column of proportion 1.
        public init(_ element: any Element) {
            self.init(width: .proportional(1), element: element)
        }
    }
}

extension Element {
    /// The element with its column's width, for a grid row's closure.
    public func gridRowChild(key: AnyHashable? = nil, width: GridRow.Width) -> GridRow.Child {
        GridRow.Child(width: width, key: key, element: self)
    }
}
