import LayoutInspection
import Negotiation

extension PlaygroundState {
    mutating func applyToTrace(_ action: Action.OnTrace) {
        switch action {
        case .toggleSelectingWhileStepping:
            selectsWhileStepping.toggle()
            message =
                selectsWhileStepping ? "stepping selects the element that is asked" : "stepping keeps the selection"
        case .step(let movement):
            let page = visibleSize(of: .trace).height
            go { movement.applied(to: $0.step, count: $1.record.steps.count, page: page) }
        case .stepTo(let index): go { $1.record.steps.indices.contains(index) ? index : nil }
        case .stepAboutSelection(let direction):
            guard let inspection else { return }
            goToNext(about: selected, direction, in: inspection)
        }
    }

    /// Goes to another step, if there is one.
    private mutating func go(to next: (PlaygroundState, Inspection) -> Int?) {
        guard let inspection, !inspection.record.steps.isEmpty else {
            message = "nothing was asked yet"
            return
        }
        guard let index = next(self, inspection) else { return }
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
            message = forward ? "no later step is about \(name)" : "no earlier step is about \(name)"
            return
        }
        step = next
        revealStep()
    }
}
