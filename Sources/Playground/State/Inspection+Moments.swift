import LayoutInspection
import Negotiation

extension Inspection {
    /// The moment that explains an element best: the ask that decided its size, else its placement.
    func mainMoment(of index: Int) -> Moment? {
        mainExchange(of: index).map { .asked($0.id) }
            ?? placement(of: index).map { _ in
                .placed(elements[index].recordID)
            }
    }

    /// The placed element of a moment; for an element that was only measured, its nearest placed ancestor.
    func element(at moment: Moment) -> Int? {
        for id in record.lineage(of: record.subject(of: moment)) {
            if let index = index(of: id) { return index }
        }
        return nil
    }
}
