import LayoutInspection
import Negotiation
import Terminal

extension Inspection {
    /// Who is asked, or placed, at a step.
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

    /// The step to look at with an element: the ask that decided its size, else what else is known of it.
    func mainStep(of index: Int) -> Int? {
        mainExchange(of: index)?.step ?? placement(of: index)?.step
    }

    /// The placed element that a step is about; of one that was only measured, its nearest placed ancestor.
    func element(atStep step: Int) -> Int? {
        for id in record.lineage(of: subject(ofStep: step)) {
            if let index = index(of: id) { return index }
        }
        return nil
    }
}
