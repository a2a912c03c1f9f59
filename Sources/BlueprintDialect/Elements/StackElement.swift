/// A row or a column, whose children a `StackLayout` arranges.
public protocol StackElement: Element, SendableMetatype {
    /// Creates an empty stack.
    init()
    /// The layout of the children.
    var layout: StackLayout { get }
    /// The children in order, each with its traits; a key distinguishes siblings of one type.
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] { get set }
    /// Adds a child after the others.
    mutating func append(_ child: StackLayout.Child)
}

extension StackElement {
    /// Creates a stack that a closure sets up and fills.
    public init(_ configure: (inout Self) -> Void) {
        self.init()
        configure(&self)
    }

    /// The children, arranged by the layout.
    public var content: ElementContent {
        let children = children.map { ContentChild($0.element, traits: $0.traits, key: $0.key) }
        return ElementContent(storage: StackContent(layout: layout, children: children))
    }

    /// Adds a child to the list of children.
    public mutating func append(_ child: StackLayout.Child) {
        children.append((element: child.element, traits: child.traits, key: child.key))
    }

    /// Adds a child that may grow and shrink with the stack.
    public mutating func add(
        growPriority: CGFloat = 1, shrinkPriority: CGFloat = 1,
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil, child: any Element
    ) {
        let traits = StackLayout.Traits(
            growPriority: growPriority, shrinkPriority: shrinkPriority,
            alignmentGuide: alignmentGuide.map(StackLayout.AlignmentGuide.init))
        append(StackLayout.Child(element: child, traits: traits, key: key))
    }

    /// Adds a child that neither grows nor shrinks, and is asked before the others.
    public mutating func addFixed(
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil, child: any Element
    ) {
        add(growPriority: 0, shrinkPriority: 0, alignmentGuide: alignmentGuide, key: key, child: child)
    }

    /// Adds a child that grows and shrinks.
    public mutating func addFlexible(
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil, child: any Element
    ) {
        add(growPriority: 1, shrinkPriority: 1, alignmentGuide: alignmentGuide, key: key, child: child)
    }
}

extension Element {
    /// The element with its priorities, for a stack's closure.
    public func stackLayoutChild(
        priority: StackLayout.Child.Priority = .flexible,
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil
    ) -> StackLayout.Child {
        StackLayout.Child(element: self, priority: priority, alignmentGuide: alignmentGuide, key: key)
    }

    /// The element with a priority, for a stack's closure.
    public func stackLayoutChild(priority: StackLayout.Child.Priority) -> StackLayout.Child {
        StackLayout.Child(element: self, priority: priority)
    }
}
