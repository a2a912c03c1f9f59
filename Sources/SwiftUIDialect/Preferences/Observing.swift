import Negotiation

/// The values observed at the end of a pass, by the places of their observers.
package struct ObservedValues {
    fileprivate var values: [ViewPlace: Any] = [:]
    /// The observers whose actions ran in this layout.
    fileprivate var changed: Set<ViewPlace> = []

    package init() {}
}

/// The actions due after a pass, because values known only then have changed.
package struct DueActions {
    /// The values observed in the pass.
    package fileprivate(set) var observed = ObservedValues()
    fileprivate var actions: [() -> Void] = []

    package var isEmpty: Bool { actions.isEmpty }

    /// Runs the actions, and returns the observed values.
    package func perform() -> ObservedValues {
        for action in actions { action() }
        return observed
    }
}

/// The number of a pass in one layout: actions due after a pass may change the layout, which is then laid out again.
package struct Round {
    package let number: Int

    package init(_ number: Int) {
        self.number = number
    }

    /// The last pass, after which no actions run.
    package static let last = Round(8)

    package var isLast: Bool { number >= Self.last.number }
}

extension PassPointer {
    /// The actions due after the pass, innermost views first, with notes in the record.
    func dueActions(since before: ObservedValues, in round: Round) -> DueActions {
        var due = DueActions()
        guard !isCancelled else {
            due.observed = before
            return due
        }
        for (node, proposal) in takeObservers().reversed() {
            guard let element = node.element as? ChangeAction else { continue }
            let place = place(of: element.elementName, in: node.context.place)
            let new = element.value(of: node, at: proposal)
            due.observed.values[place] = new
            let old = before.values[place]
            let hasActed = round.number > 1 && before.changed.contains(place)
            if hasActed { due.observed.changed.insert(place) }
            if let old, element.isEqual(old, new) {
                if hasActed { node.note(.note, NoteSentence.settled(after: round)) }
            } else if old != nil || element.isInitial {
                if round.isLast || isLong { node.note(.warning, NoteSentence.unsettled(after: round)) }
                due.observed.changed.insert(place)
                due.actions.append { element.action(old ?? new, new) }
            }
        }
        return due
    }
}
