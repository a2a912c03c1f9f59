/// Its children side by side, and on a new line where one does not fit any more, as words of a text.
public struct Flow: Element {
    /// Where lines stand in the width.
    public var lineAlignment: LineAlignment
    /// Points between two lines.
    public var lineSpacing: CGFloat
    /// Where items stand in their line.
    public var itemAlignment: ItemAlignment
    /// Points between two children of a line.
    public var itemSpacing: CGFloat
    /// In order, from line to line.
    public var children: [Child]

    /// A flow of what a closure gathers.
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

    /// As wide as its longest line, and as high as its lines and the spacing.
    public var content: ElementContent {
        let layout = FlowLayout(
            lineAlignment: lineAlignment, lineSpacing: lineSpacing, itemAlignment: itemAlignment,
            itemSpacing: itemSpacing)
        return ElementContent(layout: layout) { builder in
            for child in children {
                builder.add(traits: child.traits, key: child.key, element: child.element)
            }
        }
    }

    /// Where lines that leave room stand.
    public enum LineAlignment: Hashable, Sendable, CaseIterable {
        /// At the left.
        case leading
        /// In the middle of the flow's width.
        case center
        /// At the right.
        case trailing
    }

    /// Where the children of a line stand between its top and its bottom.
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

    /// Whether a child takes room that its line leaves.
    public enum Priority: Hashable, Sendable {
        /// It keeps its width.
        case fixed
        /// It takes a part of the room that its line leaves, by its width.
        case grows

        /// Items keep their size.
        public static let `default` = Priority.fixed
    }
}

extension Flow {
    /// An element with what a flow has to know of it.
    public struct Child: ElementBuilderChild {
        /// What is laid out.
        public var element: any Element
        /// What the flow knows of it.
        public var traits: Traits
        /// Tells it from siblings of the same type; nil for none.
        public var key: AnyHashable?

        /// Keeps its size by default.
        public init(_ element: any Element, key: AnyHashable? = nil, priority: Priority = .default) {
            self.element = element
            self.key = key
            traits = Traits(priority: priority)
        }

        /// An item that keeps its size.
        public init(_ element: any Element) {
            self.init(element, key: nil)
        }

        /// What a flow knows of an item.
        public struct Traits: Sendable {
            /// Whether it grows in its line.
            public var priority: Priority

            /// Keeps its size by default.
            public init(priority: Priority = .default) {
                self.priority = priority
            }
        }
    }
}

extension Element {
    /// The element with its priority, for the closure of a flow.
    public func flowChild(priority: Flow.Priority = .default, key: AnyHashable? = nil) -> Flow.Child {
        Flow.Child(self, key: key, priority: priority)
    }
}
