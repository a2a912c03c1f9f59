import EngineKit
import Negotiation

/// A piece of an interface: it renders its parts, and lays them out in a range of sizes. To make one, inherit, and
/// conform to `TypedComponent` for props. (Theodolite, Component.swift.)
///
/// A class, because the library's components are: an author overrides what differs.
open class Component {
    /// A name to distinguish it from siblings of the same type.
    public package(set) final var key: AnyHashable?
    /// The props of a typed component: a `Props` of their type.
    @exclusivity(unchecked) final var storedProps: AnyObject?
    /// The link to its state, set by the pass.
    @exclusivity(unchecked) final var bond: StateBond?
    /// The component's place in the source; nil for compiled Swift.
    package final var origin: SourceOrigin?

    /// Creates a component without props; a typed component gets them before anything else happens.
    public required init() {}

    /// Returns the components that it is made of.
    open func render() -> [Component] { [] }

    /// Lays it out with the children from `render()`: its own size, and each child's position.
    ///
    /// Ask a child through its tree, `child.component().layout(constraint: range, tree: child)`, so that the ask is in
    /// the record; a third argument, `because:`, gives the reason.
    @_disfavoredOverload
    open func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        tree.scope?.range = constraint
        let older: (CGSize, ComponentTree) -> Layout = layout(constraint:tree:)
        return older(constraint.max, tree)
    }

    /// Lays it out with only a maximum, as in components older than ranges. Called if the other method is not
    /// overridden.
    @_disfavoredOverload
    open func layout(constraint: CGSize, tree: ComponentTree) -> Layout {
        standardLayout(tree.scope?.range ?? SizeRange(max: constraint), tree)
    }

    /// Returns the settings of its own view.
    open func view() -> ViewConfiguration? { nil }

    /// Whether to render it again if one like it was there before. Never called: every pass here renders all components
    /// again.
    open func shouldComponentUpdate(previous: Component) -> Bool { true }

    // Events of views. A terminal has no views: nothing here calls these.

    /// Nothing is mounted here: never called.
    open func componentWillMount() {}
    /// Nothing is mounted here: never called.
    open func componentDidMount() {}
    /// Nothing is mounted here: never called.
    open func componentWillUnmount() {}
    /// Nothing is mounted here: never called.
    open func mount(parentView: UIView, layout: Layout, position: CGPoint) -> MountContext {
        MountContext(view: parentView, position: position)
    }
    /// Nothing is mounted here: never called.
    open func unmount(layout: Layout) {}

    /// The origin of a length of an answer. By default the component's code, unless that left the layout to the library.
    /// - Parameter range: the range that it answers.
    func explanation(of layout: Layout, in range: SizeRange, on axis: Axis, cell: CGSize) -> LengthExplanation {
        layout.isUnion ? layout.farthest(on: axis) : LengthExplanation(.code)
    }
}

extension Component {
    /// Asks the component. A component that calls it on itself as `super.layout(constraint:tree:)` gets the standard
    /// layout: every child in the same range, at the corner.
    public final func layout(
        constraint: SizeRange, tree: ComponentTree, because reason: StatedReason? = nil
    ) -> Layout {
        layout(constraint: constraint, tree: tree, reason: reason ?? UnstatedReason())
    }

    /// Asks the component with a reason of any kind.
    package final func layout(
        constraint: SizeRange, tree: ComponentTree, reason: @autoclosure () -> any Reason
    ) -> Layout {
        guard let scope = tree.scope, scope.content === self else { return answer(constraint, tree) }
        guard !scope.isInnermost else { return standardLayout(constraint, tree) }
        return scope.ask(constraint, because: reason())
    }

    /// Asks the component with only a maximum; NaN means no limit.
    public final func layout(
        constraint: CGSize, tree: ComponentTree, because reason: StatedReason? = nil
    ) -> Layout {
        layout(constraint: SizeRange(max: constraint), tree: tree, because: reason)
    }

    /// The component's own answer, which is not recorded.
    final func answer(_ range: SizeRange, _ tree: ComponentTree) -> Layout {
        let own: (SizeRange, ComponentTree) -> Layout = layout(constraint:tree:)
        return own(range, tree)
    }

    /// The standard layout: every child in the same range, at the corner; as large as the largest of them on each axis,
    /// in the range or not. (Theodolite, StandardLayout.swift.)
    package final func standardLayout(_ range: SizeRange, _ tree: ComponentTree) -> Layout {
        let children = tree.children().map { child in
            LayoutChild(corner: child.ask(range, because: SameRange(maximum: range.max)))
        }
        let layout = Layout(component: self, size: .union(of: children), children: children)
        layout.isUnion = true
        if children.count > 1, tree.scope?.id != nil {
            layout.account = { [size = layout.size] recorder, id in
                let members = children.map { CombinedChild($0.layout) }
                recorder.share(of: id) { _ in Share.largest(size, of: members, else: .linedUp) }
            }
        }
        return layout
    }

    /// The component's name: its own, or its type's without parameters.
    package final var typeName: String {
        (self as? any NamedComponent)?.componentName
            ?? String(String(describing: type(of: self)).prefix { $0 != "<" })
    }

    /// The state in the component's generation.
    package final var keptState: Any? {
        bond.flatMap { bond in bond.place.flatMap { bond.keeper.state(at: $0) } }
    }

    /// Replaces the state, from the next pass on. Of several updates before that, the last one counts.
    package final func update(keptState state: Any?) {
        guard let bond, let place = bond.place else { return }
        bond.keeper.update(state, at: place)
    }

    /// The states of all components around it, with all updates since they were laid out.
    package final var statesAround: ComponentStates? { bond?.keeper.result }
}

/// A component with a name of its own, because its type's name is not the author's.
public protocol NamedComponent: Component {
    /// The name in records and on screens.
    var componentName: String { get }
}

/// A component with props, and perhaps a state, of its own types.
///
/// Props of several values are a labelled tuple: `InsetComponent((insets: insets, component: label))`.
public protocol TypedComponent: Component {
    /// The type of the props; a labelled tuple for several values.
    associatedtype PropType
    /// The type of the state kept between passes; none by default.
    associatedtype StateType = NoState

    /// Creates a component without props, which `init(key:_:)` then sets.
    init()

    /// Returns the first state.
    func initialState() -> StateType?
}

extension TypedComponent {
    /// - Parameter key: a name to distinguish it from siblings of the same type.
    public init(key: AnyHashable? = nil, _ props: PropType) {
        self.init()
        self.key = key
        storedProps = Props(props)
    }

    /// The props that it was made with.
    public var props: PropType {
        guard let storedProps else {
            preconditionFailure("\(typeName) was made without its props: write \(typeName)(props)")
        }
        // Only the initializer sets them.
        return unsafeDowncast(storedProps, to: Props<PropType>.self).value
    }

    /// The state; nil before the first rendering, and for a component without state.
    public var state: StateType? { keptState as? StateType }

    /// Nil: the component keeps no state.
    public func initialState() -> StateType? { nil }

    /// Replaces the state, from the next pass on. Of several updates before that, the last one counts. (Theodolite,
    /// StateUpdateManager.swift.)
    public func updateState(state: StateType?) { update(keptState: state) }

    var hasState: Bool { StateType.self != NoState.self }

    var firstState: Any? { initialState() }
}

/// The props of a component. A class, so that they are found without their type: to look that up takes long.
private final class Props<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The library's context of a component's mounted view.
public struct MountContext {
    /// The view in which children would be mounted.
    public let view: UIView
    /// The position of the view, from which its children's positions count.
    public let position: CGPoint
    /// Whether children would be mounted.
    public let shouldMountChildren: Bool

    /// Creates a placeholder: nothing is mounted here.
    public init(view: UIView, position: CGPoint, shouldMountChildren: Bool = true) {
        self.view = view
        self.position = position
        self.shouldMountChildren = shouldMountChildren
    }
}

/// The state of a component that keeps none.
public struct NoState: Hashable, Sendable {
    /// Creates the value.
    public init() {}
}
