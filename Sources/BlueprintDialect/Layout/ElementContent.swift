/// What an element contains: its children and how they are laid out, or, for a leaf, how it is measured.
public struct ElementContent {
    let storage: any ContentStorage

    /// How many children there are. A leaf, and what is built only when asked, has none.
    public var childCount: Int { storage.childCount }

    /// Children added by `configure`, arranged by a layout.
    public init<LayoutType: Layout>(
        layout: LayoutType, configure: (inout Builder<LayoutType>) -> Void = { _ in }
    ) {
        var builder = Builder(layout: layout)
        configure(&builder)
        storage = LayoutContent(layout: builder.layout, children: builder.children)
    }

    /// One child, arranged by a layout.
    public init(child: any Element, key: AnyHashable? = nil, layout: some SingleChildLayout) {
        storage = SingleChildContent(layout: layout, child: ContentChild(child, key: key))
    }

    /// One child that fills the element, and by which it is measured.
    public init(child: any Element) {
        self.init(child: child, key: nil)
    }

    /// One child that fills the element, in a changed environment.
    public init(child: any Element, environment environmentAdapter: @escaping (inout Environment) -> Void) {
        storage = PassthroughContent(child: ContentChild(child), adapt: environmentAdapter)
    }

    /// One child that fills the element, in an environment in which one value is changed.
    public init<Key: EnvironmentKey>(child: any Element, key: Key.Type, value: Key.Value) {
        self.init(child: child) { $0[key] = value }
    }

    /// A leaf that is measured by a function.
    public init(measureFunction: @escaping (SizeConstraint, Environment) -> CGSize) {
        storage = LeafContent(measure: measureFunction)
    }

    /// A leaf that measures itself.
    public init(measureFunction: @escaping (SizeConstraint) -> CGSize) {
        storage = LeafContent { constraint, _ in measureFunction(constraint) }
    }

    /// A leaf that is measured by something else.
    public init(measurable: any Measurable) {
        storage = LeafContent { constraint, _ in measurable.measure(in: constraint) }
    }

    /// A leaf of one size, whatever is proposed.
    public init(intrinsicSize: CGSize) {
        storage = FixedContent(size: intrinsicSize)
    }

    /// A leaf as large as another element, which is not part of it.
    public init(measuring element: any Element) {
        storage = MeasuringContent(measured: ContentChild(element))
    }

    /// One child, built again for each proposal and once more when the element has its size.
    public init(build builder: @escaping (SizeConstraint, Environment) -> any Element) {
        storage = LazyContent { constraint, node in builder(constraint, node.handedEnvironment) }
    }

    init(child: any Element, key: AnyHashable?) {
        storage = PassthroughContent(child: ContentChild(child, key: key), adapt: nil)
    }

    init(storage: some ContentStorage) {
        self.storage = storage
    }

    /// The size for a proposal. Asks afresh: nothing that a running pass knows is used. With an environment that a pass
    /// handed out, it is part of the pass's record.
    public func measure(in constraint: SizeConstraint, environment: Environment) -> CGSize {
        let measured = Apart.ElementContent(content: self)
        if let node = environment.askingNode {
            let reason = { MeasuredApart(proposal: constraint) }
            return node.measureApart(measured, in: constraint, environment: environment, because: reason()).size
        }
        let pass = Pass(environment: environment, recorder: nil)
        let root = pass.root(measured)
        let size = root.measure(constraint)
        pass.close()
        return size
    }
}

/// Holds what stands for contents that are measured without an element around them, under their own name.
private enum Apart {
    struct ElementContent: Element {
        let content: BlueprintDialect.ElementContent
    }
}

extension ElementContent {
    /// Takes the children of an element and what its layout has to know of each.
    public struct Builder<LayoutType: Layout> {
        /// The layout that arranges the children.
        public var layout: LayoutType
        var children: [ContentChild] = []

        init(layout: LayoutType) {
            self.layout = layout
        }

        /// Adds a child with what the layout knows of it.
        public mutating func add(
            traits: LayoutTraits = .empty, key: AnyHashable? = nil, element: any Element
        ) {
            children.append(ContentChild(element, key: key, traits: .keyed(traits)))
        }

        /// Adds a child with one trait of its own key.
        public mutating func add<TraitsKey: LayoutTraitsKey>(
            traitsType: TraitsKey.Type, traits: TraitsKey.Value, key: AnyHashable? = nil, element: any Element
        ) {
            add(traits: LayoutTraits(key: traitsType, value: traits), key: key, element: element)
        }
    }
}

extension ElementContent.Builder where LayoutType: SingleTraitLayout {
    /// Adds a child with what the layout knows of it.
    public mutating func add(traits: LayoutType.Traits, key: AnyHashable? = nil, element: any Element) {
        children.append(ContentChild(element, key: key, traits: ChildTraits(traits, for: LayoutType.self)))
    }
}

/// A child as its parent added it.
struct ContentChild {
    let element: any Element
    let key: AnyHashable?
    let traits: ChildTraits

    init(_ element: any Element, key: AnyHashable? = nil, traits: ChildTraits = .none) {
        self.element = element
        self.key = key
        self.traits = traits
    }
}
