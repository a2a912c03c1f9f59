/// The contents of an element: its children and their layout, or for a leaf the way to measure it.
public struct ElementContent {
    let storage: any ContentStorage

    /// The number of children. A leaf has none, and neither has content that is built only when asked.
    public var childCount: Int { storage.childCount }

    /// Children added by `configure`, arranged by a layout.
    public init<LayoutType: Layout>(
        layout: LayoutType, configure: (inout Builder<LayoutType>) -> Void = { _ in }
    ) {
        var builder = Builder(layout: layout)
        configure(&builder)
        storage = LayoutContent(layout: builder.layout, children: builder.children)
    }

    /// Creates contents of one child, arranged by a layout.
    public init(child: any Element, layout: some SingleChildLayout) {
        storage = SingleChildContent(layout: layout, child: ContentChild(child))
    }

    /// Creates contents of one child, arranged by a layout.
    public init(child: any Element, key: AnyHashable?, layout: some SingleChildLayout) {
        storage = SingleChildContent(layout: layout, child: ContentChild(child, key: key))
    }

    /// Creates contents of one child that fills the element and is measured for it.
    public init(child: any Element) {
        storage = PassthroughContent(child: ContentChild(child), adapt: nil)
    }

    /// Creates contents of one child that fills the element, in a changed environment.
    public init(child: any Element, environment environmentAdapter: @escaping (inout Environment) -> Void) {
        storage = PassthroughContent(child: ContentChild(child), adapt: environmentAdapter)
    }

    /// Creates contents of one child that fills the element, in an environment with one changed value.
    public init<Key: EnvironmentKey>(child: any Element, key: Key.Type, value: Key.Value) {
        self.init(child: child) { $0[key] = value }
    }

    /// Creates a leaf measured by a function.
    public init(measureFunction: @escaping (SizeConstraint, Environment) -> CGSize) {
        storage = LeafContent(measure: measureFunction)
    }

    /// Creates a leaf measured by a function.
    public init(measureFunction: @escaping (SizeConstraint) -> CGSize) {
        storage = LeafContent { constraint, _ in measureFunction(constraint) }
    }

    /// Creates a leaf measured by another object.
    public init(measurable: any Measurable) {
        storage = LeafContent { constraint, _ in measurable.measure(in: constraint) }
    }

    /// Creates a leaf of one size, whatever is proposed.
    public init(intrinsicSize: CGSize) {
        storage = FixedContent(size: intrinsicSize)
    }

    /// Creates a leaf as large as another element, which is not part of it.
    public init(measuring element: any Element) {
        storage = MeasuringContent(measured: ContentChild(element))
    }

    /// Creates contents of one child, built for each proposal and once more when the element has its size.
    public init(build builder: @escaping (SizeConstraint, Environment) -> any Element) {
        storage = LazyContent { constraint, node in builder(constraint, node.handedEnvironment) }
    }

    init(child: any Element, key: AnyHashable?) {
        storage = PassthroughContent(child: ContentChild(child, key: key), adapt: nil)
    }

    /// Contents of one child, arranged by a layout of the library.
    init(child: any Element, libraryLayout layout: some LibraryChildLayout) {
        storage = LibraryChildContent(layout: layout, child: ContentChild(child))
    }

    /// Contents arranged by a layout of the library.
    init(libraryLayout layout: some LibraryLayout, children: [ContentChild]) {
        storage = LibraryContent(layout: layout, children: children)
    }

    init(storage: some ContentStorage) {
        self.storage = storage
    }

    /// The size for a proposal, measured without the answers of a running pass. With an environment from a pass, the
    /// measurement is part of the pass's record.
    public func measure(in constraint: SizeConstraint, environment: Environment) -> CGSize {
        let measured = Apart.ElementContent(content: self)
        if let node = environment.askingNode {
            let reason = { MeasuredApart(proposal: constraint) }
            return node.measureApart(measured, in: constraint, environment: environment, because: reason()).size
        }
        let pass = Pass(environment: environment, recorder: nil)
        return withExtendedLifetime(pass) { pass.root(measured).measure(constraint) }
    }
}

/// A namespace for contents measured without an element, so that their name is their own.
private enum Apart {
    struct ElementContent: Element {
        let content: BlueprintDialect.ElementContent
    }
}

extension ElementContent {
    /// Collects the children of an element with their traits for its layout.
    public struct Builder<LayoutType: Layout> {
        /// The layout that arranges the children.
        public var layout: LayoutType
        var children: [ContentChild] = []

        init(layout: LayoutType) {
            self.layout = layout
        }

        /// Adds a child with its traits for the layout.
        public mutating func add(
            traits: LayoutTraits = .empty, key: AnyHashable? = nil, element: any Element
        ) {
            children.append(ContentChild(element, key: key, traits: .keyed(traits)))
        }

        /// Adds a child with one trait for a key.
        public mutating func add<TraitsKey: LayoutTraitsKey>(
            traitsType: TraitsKey.Type, traits: TraitsKey.Value, key: AnyHashable? = nil, element: any Element
        ) {
            add(traits: LayoutTraits(key: traitsType, value: traits), key: key, element: element)
        }
    }
}

extension ElementContent.Builder where LayoutType: SingleTraitLayout {
    /// Adds a child with its traits for the layout.
    public mutating func add(traits: LayoutType.Traits, key: AnyHashable? = nil, element: any Element) {
        children.append(ContentChild(element, key: key, layoutTraits: traits))
    }
}

/// A child as its parent added it.
struct ContentChild {
    // The first field, so that a child begins with its element.
    let element: any Element
    let priorities: StackPriorities
    /// Nil for a child without a key, and without traits other than a stack's priorities: most have none.
    let details: ChildDetails?

    init(_ element: any Element) {
        (self.element, priorities, details) = (element, .usual, nil)
    }

    init(_ element: any Element, key: AnyHashable?, traits: ChildTraits = .none) {
        self.element = element
        priorities = .usual
        if case .none = traits, key == nil { details = nil } else { details = ChildDetails(key: key, traits: traits) }
    }

    /// A stack's child.
    init(_ element: any Element, traits: StackLayout.Traits, key: AnyHashable?) {
        self.element = element
        priorities = StackPriorities(grow: traits.growPriority, shrink: traits.shrinkPriority)
        details =
            key == nil && traits.alignmentGuide == nil
            ? nil : ChildDetails(key: key, traits: traits.alignmentGuide.map { .guided($0) } ?? .none)
    }

    /// The child as a stack's interface has it.
    var ofStack: (element: any Element, traits: StackLayout.Traits, key: AnyHashable?) {
        let guide: StackLayout.AlignmentGuide? = if case .guided(let guide) = details?.traits { guide } else { nil }
        let traits = StackLayout.Traits(
            growPriority: priorities.grow, shrinkPriority: priorities.shrink, alignmentGuide: guide)
        return (element, traits, details?.key)
    }
}

extension ContentChild {
    /// A child with its traits for a layout with one type of traits.
    fileprivate init<Traits>(_ element: any Element, key: AnyHashable?, layoutTraits traits: Traits) {
        if let traits = traits as? StackLayout.Traits {
            self.init(element, traits: traits, key: key)
        } else {
            self.init(element, key: key, traits: .single(traits))
        }
    }
}

/// What few children have. A class, so that a child and its node store only a pointer.
final class ChildDetails {
    let key: AnyHashable?
    let traits: ChildTraits

    init(key: AnyHashable?, traits: ChildTraits) {
        (self.key, self.traits) = (key, traits)
    }
}
