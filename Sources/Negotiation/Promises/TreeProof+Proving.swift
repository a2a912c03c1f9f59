import Foundation

extension TreeProof {
    /// Runs the whole proof.
    package func run(_ subject: Subject) -> Result {
        guard var progress = begin(subject) else { return Result() }
        while advance(&progress, subject) {}
        return progress.finished
    }

    /// Begins a proof; nil if there are no elements.
    package func begin(_ subject: Subject) -> Progress? {
        guard let probe = subject.probe(.usual) else { return nil }
        var progress = Progress(probe)
        let record = probe.record
        let placed = record.elements.indices.map(ElementID.init).filter { record[$0].placement != nil }
        progress.runsCode = placed.contains(where: subject.runsCode)
        // Children come before their parents: their answers are known by then, and a broken rule is theirs.
        progress.waiting = placed.filter(subject.isAsked)
        progress.result.all = progress.waiting.count * screen.columns * screen.lines
        return progress
    }

    /// Proves the next element. If it is stopped, its answers are kept and the next call asks the rest.
    /// - Parameter isWanted: called before each ask.
    /// - Returns: whether more is left to ask.
    package func advance(
        _ progress: inout Progress, _ subject: Subject, while isWanted: () -> Bool = { true }
    ) -> Bool {
        guard let id = progress.waiting.last, !isCancelled else { return false }
        if prove(id, subject, &progress, while: isWanted) {
            progress.waiting.removeLast()
            progress.current = nil
        }
        return !progress.waiting.isEmpty && !isCancelled
    }

    /// The progress of a proof.
    package struct Progress {
        fileprivate var probe: any ElementProbe
        fileprivate let record: LayoutRecord
        fileprivate let paths: [String]
        fileprivate var result = Result()
        /// The elements still to prove; the last is the next.
        fileprivate var waiting: [ElementID] = []
        /// The unfinished proof of the next element.
        fileprivate var current: Current?
        /// The rules that an element, or one inside it, breaks.
        fileprivate var broken: [ElementID: Set<SizingRule>] = [:]
        fileprivate var seen: Set<Failure> = []
        /// Whether any element of the tree runs its author's code.
        fileprivate var runsCode = true

        fileprivate init(_ probe: any ElementProbe) {
            self.probe = probe
            record = probe.record
            paths = record.paths
            result.record = record
        }

        /// The result so far.
        package var finished: Result {
            var finished = result
            finished.broken.sort { $0.element < $1.element }
            finished.proven += current?.proof.table.knownCount ?? 0
            return finished
        }

        /// The number of broken rules and failures so far.
        package var foundCount: Int { result.broken.count + result.failures.count }
    }

    /// The proof of one element.
    fileprivate struct Current {
        let asker: ElementAsker
        var proof: ElementProof
        /// The second round; nil before it begins, and if there is none.
        var again: SecondRound?
    }

    /// - Returns: false if it was to stop.
    private func prove(
        _ id: ElementID, _ subject: Subject, _ progress: inout Progress, while isWanted: () -> Bool
    ) -> Bool {
        let (before, start, all) = (progress.result.asks, progress.result.proven, progress.result.all)
        guard before <= askLimit else { return true }
        guard var current = progress.current ?? begin(id, subject, progress) else { return false }
        // Otherwise it would be copied when it changes.
        progress.current = nil
        defer { progress.current = current }
        guard renew(&current, subject, &progress) else { return false }
        let asker = current.asker
        let again = current.again?.cost ?? 0
        func asks() -> Int { before + asker.cost + again }
        let isGathered = current.proof.gather(from: asker) { known in
            reportStanding?(Standing(element: id, proven: start + known, all: all, isAgain: false))
            return !isCancelled && asks() <= askLimit && isWanted()
        }
        guard isGathered || asks() > askLimit, !isCancelled else { return false }
        let isCompared = askAgain(id, &current, subject, progress) { cost in
            before + asker.cost + cost <= askLimit && isWanted()
        }
        let spent = before + asker.cost + (current.again?.cost ?? 0)
        guard isCompared || spent > askLimit, !isCancelled,
            let stray = strayRules(id, subject, progress)
        else { return false }
        finish(id, current, stray, subject, &progress)
        progress.result.asks = spent
        // Many remembered answers of this element and those in it are no longer of use.
        if asker.count > 50_000, let fresh = subject.probe(.usual) { progress.probe = fresh }
        return true
    }

    /// - Parameter isWanted: called before each ask, with the cost so far.
    /// - Returns: false if it was to stop.
    private func askAgain(
        _ id: ElementID, _ current: inout Current, _ subject: Subject, _ progress: Progress,
        while isWanted: (Int) -> Bool
    ) -> Bool {
        guard isAskedAgain(id, current.proof, subject, progress) else { return true }
        current.again = current.again ?? secondRound(id, subject, progress)
        let table = current.proof.table
        let standing = Standing(
            element: id, proven: progress.result.proven + table.count, all: progress.result.all, isAgain: true)
        let isCompared = current.again?.compare(with: table) { cost in
            reportStanding?(standing)
            return !isCancelled && isWanted(cost)
        }
        return isCompared ?? !isCancelled
    }

    /// The rules that an author's layout breaks in bounds at another position; nil if it was to stop.
    private func strayRules(_ id: ElementID, _ subject: Subject, _ progress: Progress) -> [BrokenRule]? {
        guard subject.runsCode(id), rules.contains(.placesInBounds) else { return [] }
        var child: StrayChild?
        let failed = subject.watching { child = progress.probe.strayChild(of: id) }
        if isCancelled { return nil }
        return failed.isEmpty ? child.map { [BrokenRule($0)] } ?? [] : []
    }

    /// Nil if it was to stop.
    private func begin(_ id: ElementID, _ subject: Subject, _ progress: Progress) -> Current? {
        var fixed: Set<Axis> = []
        if rules.contains(.fixedStays) {
            _ = subject.watching { fixed = Set(Axis.allCases.filter { progress.probe.isFixed(id, along: $0) }) }
        }
        guard !isCancelled else { return nil }
        let asker = ElementAsker(
            progress.probe, id, subject, watches: progress.runsCode, cancelledBy: { [self] in isCancelled })
        return Current(asker: asker, proof: ElementProof(rules: rules, fixed: fixed, screen: screen, cell: cell))
    }

    /// Makes elements again if stopped code left wrong answers in them.
    /// - Returns: false if that was to stop too.
    private func renew(_ current: inout Current, _ subject: Subject, _ progress: inout Progress) -> Bool {
        if current.asker.isSpoilt, let probe = subject.probe(.usual) {
            guard !isCancelled else { return false }
            progress.probe = probe
            current.asker.renew(probe)
        }
        if current.again?.isSpoilt ?? false, let probe = subject.probe(.other) {
            guard !isCancelled else { return false }
            current.again?.renew(probe)
        }
        return true
    }

    /// Whether an element is asked everything a second time.
    private func isAskedAgain(
        _ id: ElementID, _ proof: ElementProof, _ subject: Subject, _ progress: Progress
    ) -> Bool {
        subject.runsCode(id) && proof.table.hasUnknown && proof.table.isComplete && rules.contains(.sameAgain)
            && !broken(inside: id, progress).contains(.sameAgain)
    }

    /// Nil if the element is absent from a tree laid out in another window.
    private func secondRound(_ id: ElementID, _ subject: Subject, _ progress: Progress) -> SecondRound? {
        guard let probe = subject.probe(.other), !isCancelled,
            let place = probe.record.paths.firstIndex(of: progress.paths[id.index])
        else { return nil }
        let asker = ElementAsker(
            probe, ElementID(place), subject, watches: progress.runsCode, cancelledBy: { [self] in isCancelled })
        return SecondRound(asker, count: screen.columns * screen.lines)
    }

    /// Judges an element's answers.
    private func finish(
        _ id: ElementID, _ current: Current, _ stray: [BrokenRule], _ subject: Subject, _ progress: inout Progress
    ) {
        let failures = current.asker.failures
        progress.result.proven += current.proof.table.knownCount
        for (failure, proposal) in failures where progress.seen.insert(failure).inserted {
            progress.result.failures.append((id, failure, proposal))
        }
        let below = broken(inside: id, progress)
        let own = failures.isEmpty ? current.proof.broken.filter { !below.contains($0.rule) } : []
        let broken = own + [current.again?.unlike].compactMap { $0 } + stray
        if subject.isHeld(id) { progress.result.broken += broken.map { (id, $0) } }
        let all = below.union(broken.map(\.rule))
        if !all.isEmpty { progress.broken[id] = all }
    }

    /// The rules that an element's descendants break.
    private func broken(inside id: ElementID, _ progress: Progress) -> Set<SizingRule> {
        progress.record[id].children.reduce(into: []) { $0.formUnion(progress.broken[$1] ?? []) }
    }

    private var isCancelled: Bool { cancellation?.isCancelled ?? false }
}
