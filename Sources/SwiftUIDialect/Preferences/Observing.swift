import Negotiation

/// What was observed at the end of a pass, by the places of those that observe it.
package struct ObservedValues {
    fileprivate var values: [ViewPlace: Any] = [:]
    /// Those for which something was done in this layout.
    fileprivate var changed: Set<ViewPlace> = []

    package init() {}
}

/// What is to be done after a pass, since values have changed that are known only then.
package struct DueActions {
    /// What was observed in the pass.
    package fileprivate(set) var observed = ObservedValues()
    fileprivate var actions: [() -> Void] = []

    package var isEmpty: Bool { actions.isEmpty }

    /// Does it, and gives what was observed.
    package func perform() -> ObservedValues {
        for action in actions { action() }
        return observed
    }
}

/// Which of the passes of one layout it is: actions that are due after a pass may change what is then laid out again.
package struct Round {
    package let number: Int

    package init(_ number: Int) {
        self.number = number
    }

    /// After the last pass nothing more is done.
    package static let last = Round(8)

    package var isLast: Bool { number >= Self.last.number }
}

extension Pass {
    /// What is to be done after the pass, innermost views first; and what the record says of it.
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
