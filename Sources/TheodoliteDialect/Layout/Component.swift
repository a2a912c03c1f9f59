import EngineKit
import Negotiation

/// A piece of an interface: it says what it is made of, and lays that out in a range of sizes. To make one, inherit,
/// and conform to `TypedComponent` for props. (Theodolite, Component.swift.)
///
/// A class because the library's components are: an author overrides what differs.
open class Component {
    /// Tells it from siblings of the same type.
    public package(set) final var key: AnyHashable?
    final var storedProps: Any?
    /// Given by the pass.
    final var bond: StateBond?
    /// Where it was written; nil for what compiled Swift made.
    package final var origin: SourceOrigin?

    /// Without props; a typed component is given them before anything else happens.
    public required init() {}

    /// The components that it is made of.
    open func render() -> [Component] { [] }

    /// Lays it out with the children that `render()` gave: its own size, and where each child stands.
    ///
    /// Ask a child through its tree, `child.component().layout(constraint: range, tree: child)`, so that the ask is in
    /// the record; a third argument, `because:`, gives the reason.
    @_disfavoredOverload
    open func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        (tree as? Scope)?.range = constraint
        let older: (CGSize, ComponentTree) -> Layout = layout(constraint:tree:)
        return older(constraint.max, tree)
    }

    /// The same with only a maximum, as components were written before there were ranges. Asked where the other is not
    /// overridden.
    @_disfavoredOverload
    open func layout(constraint: CGSize, tree: ComponentTree) -> Layout {
        standardLayout((tree as? Scope)?.range ?? SizeRange(max: constraint), tree)
    }

    /// What can be seen of it besides its children.
    open func view() -> ViewConfiguration? { nil }

    /// Whether it is to be rendered again where one like it was there before. Every pass here renders all components
    /// again, and does not ask.
    open func shouldComponentUpdate(previous: Component) -> Bool { true }

    // What happens to views. A terminal has none: nothing here calls these.

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
}

extension Component {
    /// Asks the component. Called by a component on itself as `super.layout(constraint:tree:)`, it is the standard
    /// layout: every child in the same range, at the corner.
    public final func layout(
        constraint: SizeRange, tree: ComponentTree, because reason: StatedReason? = nil
    ) -> Layout {
        layout(constraint: constraint, tree: tree, reason: reason ?? UnstatedReason())
    }

    /// The same with a reason of any kind.
    package final func layout(
        constraint: SizeRange, tree: ComponentTree, reason: @autoclosure () -> any Reason
    ) -> Layout {
        guard let scope = tree as? Scope, scope.content === self else { return answer(constraint, tree) }
        guard !scope.isInnermost else { return standardLayout(constraint, tree) }
        return scope.ask(constraint, because: reason())
    }

    /// Asks the component with only a maximum; NaN is no limit.
    public final func layout(
        constraint: CGSize, tree: ComponentTree, because reason: StatedReason? = nil
    ) -> Layout {
        layout(constraint: SizeRange(max: constraint), tree: tree, because: reason)
    }

    /// What the component itself answers, without a word in the record.
    final func answer(_ range: SizeRange, _ tree: ComponentTree) -> Layout {
        let own: (SizeRange, ComponentTree) -> Layout = layout(constraint:tree:)
        return own(range, tree)
    }

    /// Every child in the same range, at the corner; as large as the largest of them on each axis, in the range or not.
    /// (Theodolite, StandardLayout.swift.)
    package final func standardLayout(_ range: SizeRange, _ tree: ComponentTree) -> Layout {
        let children = tree.children().map { child in
            LayoutChild(corner: child.ask(range, because: SameRange(maximum: range.max)))
        }
        let layout = Layout(component: self, size: .union(of: children), children: children)
        if children.count > 1, (tree as? Scope)?.id != nil {
            layout.account = { [size = layout.size] recorder, id in
                let members = children.map { CombinedChild($0.layout) }
                recorder.share(of: id) { _ in Share.largest(size, of: members, else: .linedUp) }
            }
        }
        return layout
    }

    /// The name by which it is known: its type's without parameters, unless it says another.
    package final var typeName: String {
        (self as? any NamedComponent)?.componentName
            ?? String(String(describing: type(of: self)).prefix { $0 != "<" })
    }

    /// What it keeps, in the generation that it is of.
    package final var keptState: Any? {
        bond.flatMap { bond in bond.place.flatMap { bond.keeper.state(at: $0) } }
    }

    /// Replaces the state, from the next pass on. Of several updates before that, the last counts.
    package final func update(keptState state: Any?) {
        guard let bond, let place = bond.place else { return }
        bond.keeper.update(state, at: place)
    }

    /// What the components around it keep, with all updates since they were laid out.
    package final var statesAround: ComponentStates? { bond?.keeper.result }
}

/// A component that says its name itself, where its type's is not what its author calls it.
public protocol NamedComponent: Component {
    /// As records and screens show it.
    var componentName: String { get }
}

/// A component with props, and perhaps a state, of types of its own.
///
/// Props of several values are a labelled tuple: `InsetComponent((insets: insets, component: label))`.
public protocol TypedComponent: Component {
    /// What it is made with; a labelled tuple for several values.
    associatedtype PropType
    /// What it keeps from one pass to the next; none by default.
    associatedtype StateType = NoState

    /// A component without props, which `init(key:_:)` then sets.
    init()

    /// The state that it appears with.
    func initialState() -> StateType?
}

extension TypedComponent {
    /// - Parameter key: tells it from siblings of the same type.
    public init(key: AnyHashable? = nil, _ props: PropType) {
        self.init()
        self.key = key
        storedProps = props
    }

    /// What it was made with.
    public var props: PropType {
        guard let props = storedProps as? PropType else {
            preconditionFailure("\(typeName) was made without its props: write \(typeName)(props)")
        }
        return props
    }

    /// What it keeps; nil before it is rendered for the first time, and where it keeps nothing.
    public var state: StateType? { keptState as? StateType }

    /// None: the component keeps no state.
    public func initialState() -> StateType? { nil }

    /// Replaces the state, from the next pass on; nothing changes before. Of several updates before that, the last
    /// counts. (Theodolite, StateUpdateManager.swift.)
    public func updateState(state: StateType?) { update(keptState: state) }

    var hasState: Bool { StateType.self != NoState.self }

    var firstState: Any? { initialState() }
}

/// Where a component's view was put, as the library knows it.
public struct MountContext {
    /// The view that children would be mounted in.
    public let view: UIView
    /// The position of the view that its children's are counted from.
    public let position: CGPoint
    /// Whether children would be mounted.
    public let shouldMountChildren: Bool

    /// A stand-in: nothing here is mounted.
    public init(view: UIView, position: CGPoint, shouldMountChildren: Bool = true) {
        self.view = view
        self.position = position
        self.shouldMountChildren = shouldMountChildren
    }
}

/// The state of a component that keeps none.
public struct NoState: Hashable, Sendable {
    /// A stand-in: nothing here is mounted.
    public init() {}
}
