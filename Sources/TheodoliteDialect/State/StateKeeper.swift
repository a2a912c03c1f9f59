/// The states of one generation of components: those of a pass. A class, because its components write their updates to
/// it while handlers run, long after the pass.
final class StateKeeper {
    private let before: ComponentStates
    private var states = ComponentStates()
    /// The last update of each component since the layout; the next pass takes them together.
    private var pending: [Int: Any?] = [:]

    init(_ before: ComponentStates) {
        self.before = before
    }

    /// The states for the next pass.
    var result: ComponentStates {
        pending.reduce(into: states) { $0[$1.key] = ComponentStates.Kept(state: $1.value) }
    }

    /// The state of a component in this generation.
    func state(at place: Int) -> Any? { states[place]?.state }

    func update(_ state: Any?, at place: Int) {
        pending.updateValue(state, forKey: place)
    }

    /// Finds a component's place within its parent's, here and in the generation before.
    func place(of step: ComponentStates.Step, in parent: StatePlace) -> (place: StatePlace, isNew: Bool) {
        let (current, isNew) = states.makePlace(step, in: parent.current)
        let previous = parent.previous.flatMap { before.place(step, in: $0) }
        return (StatePlace(current: current, previous: previous), isNew)
    }

    /// Gives a component's place its state from the generation before, or a first one if there was none.
    func keep(at place: StatePlace, for component: Component) {
        guard states[place.current] == nil else { return }
        let kept = place.previous.flatMap { before[$0] }
        if let keeping = component as? any StateKeeping {
            states[place.current] =
                kept.flatMap(keeping.takenOver) ?? ComponentStates.Kept(state: keeping.firstState())
        } else {
            states[place.current] =
                kept ?? ComponentStates.Kept(state: (component as? any TypedComponent)?.firstState)
        }
    }
}

/// The place of a component's state: in its own generation, and in the one before, if it was there.
struct StatePlace {
    let current: Int
    let previous: Int?

    static let top = StatePlace(current: ComponentStates.top, previous: ComponentStates.top)
}

/// The link between a component and its state.
struct StateBond {
    let keeper: StateKeeper
    /// Nil for a component without state.
    let place: Int?
}
