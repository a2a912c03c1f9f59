/// The states of one generation of components: those of a pass. A class, for its components write their updates to it
/// while handlers run, long after the pass.
final class StateKeeper {
    private let before: ComponentStates
    private var states = ComponentStates()
    /// What was updated since the components were laid out, a batch that the next pass takes: the last update of each.
    private var pending: [Int: Any?] = [:]

    init(_ before: ComponentStates) {
        self.before = before
    }

    /// What the next pass takes.
    var result: ComponentStates {
        pending.reduce(into: states) { $0[$1.key] = ComponentStates.Kept(state: $1.value) }
    }

    /// The state that a component has in this generation.
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

    /// Gives a component's place the state of the generation before, or a first one where there was none to take over.
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

/// Where a component's state is kept: in its own generation, and in the one before where it was there.
struct StatePlace {
    let current: Int
    let previous: Int?

    static let top = StatePlace(current: ComponentStates.top, previous: ComponentStates.top)
}

/// What ties a component to its state.
struct StateBond {
    let keeper: StateKeeper
    /// Nil for a component that keeps none.
    let place: Int?
}
