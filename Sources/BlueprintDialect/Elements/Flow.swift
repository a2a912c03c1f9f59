/// Children side by side, wrapped onto lines like words of a text.
public struct Flow: Element {
    /// The alignment of lines in the width.
    public var lineAlignment: LineAlignment
    /// The spacing between two lines, in points.
    public var lineSpacing: CGFloat
    /// The alignment of items in their line.
    public var itemAlignment: ItemAlignment
    /// The spacing between two children of a line, in points.
    public var itemSpacing: CGFloat
    /// The children in order, line by line.
    public var children: [Child]

    /// Creates a flow of a closure's elements.
    public init(
        lineAlignment: LineAlignment = .leading, lineSpacing: CGFloat = 0, itemAlignment: ItemAlignment = .center,
        itemSpacing: CGFloat = 0, @ElementBuilder<Flow.Child> _ children: () -> [Flow.Child]
    ) {
        self.lineAlignment = lineAlignment
        self.lineSpacing = lineSpacing
        self.itemAlignment = itemAlignment
        self.itemSpacing = itemSpacing
        self.children = children()
    }

    /// The width of the longest line, and the height of all lines with their spacing.
    public var content: ElementContent {
        let layout = FlowLayout(
            lineAlignment: lineAlignment, lineSpacing: lineSpacing, itemAlignment: itemAlignment,
            itemSpacing: itemSpacing, priorities: children.map(\.traits.priority))
        return ElementContent(
            libraryLayout: layout, children: children.map { ContentChild($0.element, key: $0.key) })
    }

    /// The alignment of lines that are shorter than the flow.
    public enum LineAlignment: Hashable, Sendable, CaseIterable {
        /// At the left.
        case leading
        /// In the middle of the flow's width.
        case center
        /// At the right.
        case trailing
    }

    /// The vertical alignment of the children of a line.
    public enum ItemAlignment: Hashable, Sendable, CaseIterable {
        /// Tops on one line.
        case top
        /// Middles on one line.
        case center
        /// Bottoms on one line.
        case bottom
        /// Each is as high as its line.
        case fill
    }

    /// Whether a child grows into the space that its line leaves.
    public enum Priority: Hashable, Sendable {
        /// It keeps its width.
        case fixed
        /// It takes a part of the space that its line leaves, in proportion to its width.
        case grows

        /// Items keep their size.
        public static let `default` = Priority.fixed
    }
}

extension Flow {
    /// An element with its traits for a flow.
    public struct Child: ElementBuilderChild {
        /// The child's element.
        public var element: any Element
        /// The child's traits for the flow.
        public var traits: Traits
        /// A name to distinguish it from siblings of the same type; nil for none.
        public var key: AnyHashable?

        /// Creates a child, which keeps its size by default.
        public init(_ element: any Element, key: AnyHashable? = nil, priority: Priority = .default) {
            self.element = element
            self.key = key
            traits = Traits(priority: priority)
        }

        /// Creates a child that keeps its size.
        public init(_ element: any Element) {
            self.init(element, key: nil)
        }

        /// The traits of an item for a flow.
        public struct Traits: Sendable {
            /// Whether it grows in its line.
            public var priority: Priority

            /// Creates traits, by default of an item that keeps its size.
            public init(priority: Priority = .default) {
                self.priority = priority
            }
        }
    }
}

extension Element {
    /// The element with its priority, for a flow's closure.
    public func flowChild(priority: Flow.Priority = .default, key: AnyHashable? = nil) -> Flow.Child {
        Flow.Child(self, key: key, priority: priority)
    }
}
