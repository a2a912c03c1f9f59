/// An event in a pass.
package enum RecordEvent: Sendable {
    case ask(ExchangeID)
    /// The end of an ask; the asks made for it come before.
    case answer(ExchangeID)
    case placement(ElementID)
    /// An element divided a length among its children, or combined theirs.
    case share(ElementID, Share)
    /// The author's code placed an element's children.
    case code(ElementID, CodeAccount)
    case failure(CodeFailure)
    case printed(PrintedText)
    /// Asks are not recorded from here on.
    case cut(LayoutRecord.Cut)
}

/// An event, and the number of asks and placements around it.
package struct ListedEvent: Sendable {
    package let event: RecordEvent
    package let depth: Int
}

extension LayoutRecord {
    /// All events in order: the source of every listing of a pass.
    package var events: [ListedEvent] {
        var all: [ListedEvent] = []
        all.reserveCapacity(steps.count + exchanges.count)
        var open: [(id: ExchangeID, depth: Int)] = []
        var accounts = accountsInOrder[...]
        var failures = failures[...]
        var printed = printed[...]
        func answer(downTo depth: Int) {
            while let last = open.last, last.depth >= depth {
                all.append(ListedEvent(event: .answer(last.id), depth: last.depth))
                open.removeLast()
            }
        }
        func addOutput(before step: Int) {
            while let text = printed.first, text.position <= step {
                let depth = text.step.map { steps[$0].depth + 1 } ?? 0
                answer(downTo: depth)
                all.append(ListedEvent(event: .printed(text), depth: depth))
                printed.removeFirst()
            }
            while let failure = failures.first, failure.position <= step {
                let depth = failure.step.map { steps[$0].depth + 1 } ?? 0
                answer(downTo: depth)
                all.append(ListedEvent(event: .failure(failure), depth: depth))
                failures.removeFirst()
            }
            if let cut, cut.position == step { all.append(ListedEvent(event: .cut(cut), depth: 0)) }
        }
        func account(before step: Int) {
            while let account = accounts.first, account.step <= step {
                let depth = self[account.element].placement.map { steps[$0.step].depth + 1 } ?? 0
                all.append(ListedEvent(event: account.event, depth: depth))
                accounts.removeFirst()
            }
        }
        for (index, step) in steps.enumerated() {
            addOutput(before: index)
            answer(downTo: step.depth)
            account(before: index)
            switch step.event {
            case .exchange(let id):
                open.append((id, step.depth))
                all.append(ListedEvent(event: .ask(id), depth: step.depth))
            case .placement(let id): all.append(ListedEvent(event: .placement(id), depth: step.depth))
            }
        }
        addOutput(before: steps.count)
        answer(downTo: 0)
        account(before: steps.count)
        return all
    }

    /// Each container's shares, and the accounts of author's code, in the order of the placements.
    private var accountsInOrder: [(element: ElementID, event: RecordEvent, step: Int)] {
        var all = sharesInOrder.map {
            (element: $0.element, event: RecordEvent.share($0.element, $0.share), step: $0.share.step)
        }
        for element in elements.indices.lazy.map({ ElementID($0) }) {
            guard let account = codeAccount(of: element) else { continue }
            all.append((element, .code(element, account), account.step))
        }
        return all.enumerated().sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }.map(\.element)
    }

    /// The event's element, if any.
    package func subject(of event: RecordEvent) -> ElementID? {
        switch event {
        case .ask(let id), .answer(let id): self[id].asked
        case .placement(let id), .share(let id, _), .code(let id, _): id
        case .failure(let failure): subject(of: failure)
        case .printed(let text): text.step.map { subject(of: steps[$0].event) }
        case .cut: nil
        }
    }
}
