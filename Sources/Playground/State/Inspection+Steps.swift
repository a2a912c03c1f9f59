import LayoutInspection
import Negotiation
import Terminal

extension Inspection {
    /// The element that is asked or placed at a step.
    func subject(ofStep step: Int) -> ElementID {
        switch record.steps[step].event {
        case .exchange(let id): record[id].asked
        case .placement(let id): id
        }
    }

    /// The steps at which an element was asked or placed, in order.
    func steps(about index: Int) -> [Int] {
        let element = record[elements[index].recordID]
        let steps = element.asked.map { record[$0].step } + (element.placement.map { [$0.step] } ?? [])
        return steps.sorted()
    }

    /// The step that explains an element best: the ask that decided its size, else its placement.
    func mainStep(of index: Int) -> Int? {
        mainExchange(of: index)?.step ?? placement(of: index)?.step
    }

    /// The placed element that a step is about; for an element that was only measured, its nearest placed ancestor.
    func element(atStep step: Int) -> Int? {
        for id in record.lineage(of: subject(ofStep: step)) {
            if let index = index(of: id) { return index }
        }
        return nil
    }
}
