import LayoutInspection
import Negotiation

extension PlaygroundState {
    mutating func applyToTrace(_ action: Action) {
        if action == .toggleSelectingWhileStepping {
            selectsWhileStepping.toggle()
            message = selectsWhileStepping ? "stepping selects who is asked" : "stepping leaves the selection alone"
            return
        }
        guard let inspection, !inspection.record.steps.isEmpty else {
            message = "nothing was asked yet"
            return
        }
        switch action {
        case .step(let movement):
            let page = room(of: .trace).height
            go(to: movement.applied(to: step, count: inspection.record.steps.count, page: page), in: inspection)
        case .stepTo(let index) where inspection.record.steps.indices.contains(index): go(to: index, in: inspection)
        case .stepAboutSelection(let forward): goToNext(about: selected, forward: forward, in: inspection)
        default: break
        }
    }

    private mutating func go(to index: Int, in inspection: Inspection) {
        step = index
        if selectsWhileStepping, let element = inspection.element(atStep: index) {
            setSelection(element)
        }
        revealStep()
    }

    private mutating func goToNext(about selected: Int?, forward: Bool, in inspection: Inspection) {
        guard let selected else { return }
        let steps = inspection.steps(about: selected)
        guard let next = forward ? steps.first(where: { $0 > step }) : steps.last(where: { $0 < step }) else {
            let name = inspection.elements[selected].pathComponent
            message = forward ? "nothing about \(name) comes after this" : "nothing about \(name) comes before this"
            return
        }
        step = next
        revealStep()
    }
}
