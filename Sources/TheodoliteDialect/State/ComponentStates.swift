/// The states that a tree's components keep between passes. A value: a pass reads the last one's states, and returns
/// those for the next.
///
/// A component finds its state if, under the same ancestors, there was one of the same type with the same key. Two
/// siblings of one type without keys share their state. (Theodolite, Scope.swift.)
public struct ComponentStates {
    /// The places; the first is above the root.
    private var places = [Place()]

    /// Creates an empty collection of states.
    public init() {}

    /// The identity of a component among its siblings.
    struct Step: Hashable {
        let type: ObjectIdentifier
        /// The name that the component gives itself.
        let name: String?
        let key: AnyHashable?

        init(_ component: Component) {
            type = ObjectIdentifier(Swift.type(of: component))
            name = (component as? any NamedComponent)?.componentName
            key = component.key
        }
    }

    private struct Place {
        var within: [Step: Int] = [:]
        var kept: Kept?
    }

    /// An existing state, which may be nil.
    package struct Kept {
        package let state: Any?

        package init(state: Any?) {
            self.state = state
        }
    }

    /// The place above the root.
    static let top = 0

    subscript(place: Int) -> Kept? {
        get { places[place].kept }
        set { places[place].kept = newValue }
    }

    /// The place of a component in that of its parent; nil if there is none.
    func place(_ step: Step, in parent: Int) -> Int? { places[parent].within[step] }

    /// The place of a component in that of its parent, made if there was none.
    mutating func makePlace(_ step: Step, in parent: Int) -> (place: Int, isNew: Bool) {
        if let known = places[parent].within[step] { return (known, false) }
        places[parent].within[step] = places.count
        places.append(Place())
        return (places.count - 1, true)
    }
}
