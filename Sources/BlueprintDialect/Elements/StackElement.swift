/// A row or a column: children one after the other, arranged by a `StackLayout`.
public protocol StackElement: Element, SendableMetatype {
    /// A stack without children.
    init()
    /// How the children are arranged.
    var layout: StackLayout { get }
    /// In order from the start, with what the layout knows of each; a key tells siblings of one type apart.
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] { get set }
}

extension StackElement {
    /// A stack as a closure sets it up and fills it.
    public init(_ configure: (inout Self) -> Void) {
        self.init()
        configure(&self)
    }

    /// Its children, arranged by its layout.
    public var content: ElementContent {
        let contents = children.map { ContentChild($0.element, key: $0.key, traits: .stack($0.traits)) }
        return ElementContent(storage: StackContent(layout: layout, children: contents))
    }

    /// Adds a child that takes its part when the stack grows or shrinks.
    public mutating func add(
        growPriority: CGFloat = 1, shrinkPriority: CGFloat = 1,
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil, child: any Element
    ) {
        let traits = StackLayout.Traits(
            growPriority: growPriority, shrinkPriority: shrinkPriority,
            alignmentGuide: alignmentGuide.map(StackLayout.AlignmentGuide.init))
        children.append((element: child, traits: traits, key: key))
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
    /// The element with its priorities, for the closure of a stack.
    public func stackLayoutChild(
        priority: StackLayout.Child.Priority = .flexible,
        alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil
    ) -> StackLayout.Child {
        StackLayout.Child(element: self, priority: priority, alignmentGuide: alignmentGuide, key: key)
    }

    /// The element with a priority, for the closure of a stack.
    public func stackLayoutChild(priority: StackLayout.Child.Priority) -> StackLayout.Child {
        StackLayout.Child(element: self, priority: priority)
    }
}
