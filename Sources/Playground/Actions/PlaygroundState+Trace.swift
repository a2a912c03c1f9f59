import LayoutInspection
import Negotiation

extension PlaygroundState {
    mutating func applyToTrace(_ action: Action.OnTrace) {
        switch action {
        case .toggleSelectingWhileStepping:
            selectsWhileStepping.toggle()
            message = selectsWhileStepping ? "stepping selects who is asked" : "stepping leaves the selection alone"
        case .step(let movement):
            let page = room(of: .trace).height
            go { movement.applied(to: $0.step, count: $1.record.steps.count, page: page) }
        case .stepTo(let index): go { $1.record.steps.indices.contains(index) ? index : nil }
        case .stepAboutSelection(let direction):
            guard let inspection else { return }
            goToNext(about: selected, direction, in: inspection)
        }
    }

    /// Goes to another step; to none where there is none.
    private mutating func go(to place: (PlaygroundState, Inspection) -> Int?) {
        guard let inspection, !inspection.record.steps.isEmpty else {
            message = "nothing was asked yet"
            return
        }
        guard let index = place(self, inspection) else { return }
        step = index
        if selectsWhileStepping, let element = inspection.element(atStep: index) {
            setSelection(element)
        }
        revealStep()
    }

    private mutating func goToNext(about selected: Int?, _ direction: Action.Direction, in inspection: Inspection) {
        guard let selected else { return }
        let steps = inspection.steps(about: selected)
        let forward = direction == .forward
        guard let next = forward ? steps.first(where: { $0 > step }) : steps.last(where: { $0 < step }) else {
            let name = inspection.elements[selected].pathComponent
            message = forward ? "nothing about \(name) comes after this" : "nothing about \(name) comes before this"
            return
        }
        step = next
        revealStep()
    }
}
