/// Something that happened in a pass.
package enum RecordEvent: Sendable {
    case ask(ExchangeID)
    /// The end of an ask: what was asked for it stands before.
    case answer(ExchangeID)
    case placement(ElementID)
    /// An element divided a length among its children, or made one of theirs.
    case share(ElementID, Share)
    case failure(CodeFailure)
    /// From here on asks are not recorded.
    case cut(LayoutRecord.Cut)
}

/// An event, and how many asks and placements it is inside of.
package struct ListedEvent: Sendable {
    package let event: RecordEvent
    package let depth: Int
}

extension LayoutRecord {
    /// All that happened, in order: what every listing of a pass is made of.
    package var events: [ListedEvent] {
        var all: [ListedEvent] = []
        all.reserveCapacity(steps.count + exchanges.count)
        var open: [(id: ExchangeID, depth: Int)] = []
        var shares = sharesInOrder[...]
        var failures = failures[...]
        func answer(downTo depth: Int) {
            while let last = open.last, last.depth >= depth {
                all.append(ListedEvent(event: .answer(last.id), depth: last.depth))
                open.removeLast()
            }
        }
        func fail(before step: Int) {
            while let failure = failures.first, failure.position <= step {
                let depth = failure.step.map { steps[$0].depth + 1 } ?? 0
                answer(downTo: depth)
                all.append(ListedEvent(event: .failure(failure), depth: depth))
                failures.removeFirst()
            }
            if let cut, cut.position == step { all.append(ListedEvent(event: .cut(cut), depth: 0)) }
        }
        func share(before step: Int) {
            while let (element, share) = shares.first, share.step <= step {
                let depth = self[element].placement.map { steps[$0.step].depth + 1 } ?? 0
                all.append(ListedEvent(event: .share(element, share), depth: depth))
                shares.removeFirst()
            }
        }
        for (index, step) in steps.enumerated() {
            fail(before: index)
            answer(downTo: step.depth)
            share(before: index)
            switch step.event {
            case .exchange(let id):
                open.append((id, step.depth))
                all.append(ListedEvent(event: .ask(id), depth: step.depth))
            case .placement(let id): all.append(ListedEvent(event: .placement(id), depth: step.depth))
            }
        }
        fail(before: steps.count)
        answer(downTo: 0)
        share(before: steps.count)
        return all
    }

    /// Who an event is about; nil for what is about nobody.
    package func subject(of event: RecordEvent) -> ElementID? {
        switch event {
        case .ask(let id), .answer(let id): self[id].asked
        case .placement(let id), .share(let id, _): id
        case .failure(let failure): subject(of: failure)
        case .cut: nil
        }
    }
}
