/// Columns side by side: some of a given width, the others sharing what is left in proportion.
public struct GridRow: Element {
    /// Where children stand from top to bottom.
    public var verticalAlignment = Row.RowAlignment.fill
    /// Points between two columns.
    public var spacing: CGFloat = 0
    /// From the left.
    public var children: [Child] = []

    /// A row that a closure sets up and fills.
    public init(configure: (inout GridRow) -> Void = { _ in }) {
        configure(&self)
    }

    /// A row of what a closure gathers.
    public init(
        verticalAlignment: Row.RowAlignment = .fill, spacing: CGFloat = 0,
        @ElementBuilder<GridRow.Child> _ elements: () -> [GridRow.Child]
    ) {
        self.verticalAlignment = verticalAlignment
        self.spacing = spacing
        children = elements()
    }

    /// Adds a child at the end, with the width of its column.
    public mutating func add(width: Width, key: AnyHashable? = nil, child: any Element) {
        children.append(Child(width: width, key: key, element: child))
    }

    /// As wide as its columns and the spacing, and as high as its highest child.
    public var content: ElementContent {
        ElementContent(layout: GridRowLayout(alignment: verticalAlignment, spacing: spacing)) { builder in
            for child in children {
                builder.add(traits: child.width, key: child.key, element: child.element)
            }
        }
    }

    /// How wide a column is.
    public enum Width: Equatable, Sendable {
        /// Points.
        case absolute(CGFloat)
        /// In proportion to the others of this kind.
        case proportional(CGFloat)
    }

    /// An element in a column of a GridRow.
    public struct Child: ElementBuilderChild {
        /// What is laid out.
        public var element: any Element
        /// Tells it from siblings of the same type; nil for none.
        public var key: AnyHashable?
        /// How wide its column is.
        public var width: Width

        /// An element with the width of its column.
        public init(width: Width, key: AnyHashable? = nil, element: any Element) {
            self.element = element
            self.key = key
            self.width = width
        }

        /// A column of proportion 1.
        public init(_ element: any Element) {
            self.init(width: .proportional(1), element: element)
        }
    }
}

extension Element {
    /// The element with its column's width, for the closure of a grid row.
    public func gridRowChild(key: AnyHashable? = nil, width: GridRow.Width) -> GridRow.Child {
        GridRow.Child(width: width, key: key, element: self)
    }
}
