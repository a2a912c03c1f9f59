import LayoutInspection
import Negotiation

/// Selecting an element, whatever leads to it.
extension PlaygroundState {
    /// Selects an element in the finished layout, and goes to the ask that decided its size.
    mutating func select(_ index: Int) {
        guard let inspection else { return }
        setSelection(index)
        stepping.stop()
        standAt(index, in: inspection)
    }

    /// Selects an element and unfolds its ancestors in the tree.
    mutating func setSelection(_ index: Int) {
        guard let inspection else { return }
        let path = inspection.path(of: index)
        if path != selection {
            beginWhy()
        }
        elementSelection.select(path)
        followInSource()
        settle(.tree)
        revealSelection()
    }

    /// Goes to the moment that explains an element best, without stepping.
    mutating func standAt(_ index: Int, in inspection: Inspection) {
        stepping.moment =
            inspection.mainMoment(of: index).flatMap { stepping.moments.index(of: $0) } ?? stepping.moment
        stepping.unfoldNow(inspection.record)
        standAtShownMoment(in: inspection)
        revealStep()
    }
}
