/// What the components of a tree keep from pass to pass. A value: a pass takes what the last one left, and leaves what
/// the next one takes.
///
/// A component finds its state again where, under the same ancestors, there is one of the same type with the same key.
/// Two siblings of one type without keys are the same to it. (Theodolite, Scope.swift.)
public struct ComponentStates {
    /// The first stands above the root.
    private var places = [Place()]

    /// None yet.
    public init() {}

    /// What tells a component from its siblings.
    struct Step: Hashable {
        let type: ObjectIdentifier
        /// The name that the component says itself.
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

    /// A state that there is, which may be nil.
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

    /// The place of a component within that of its parent; nil where there was none.
    func place(_ step: Step, in parent: Int) -> Int? { places[parent].within[step] }

    /// The place of a component within that of its parent, new where there was none.
    mutating func makePlace(_ step: Step, in parent: Int) -> (place: Int, isNew: Bool) {
        if let known = places[parent].within[step] { return (known, false) }
        places[parent].within[step] = places.count
        places.append(Place())
        return (places.count - 1, true)
    }
}
