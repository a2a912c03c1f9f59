import Foundation

extension TreeProof {
    /// The whole proof.
    package func run(_ subject: Subject) -> Result {
        guard var progress = begin(subject) else { return Result() }
        while advance(&progress, subject) {}
        return progress.finished
    }

    /// A proof that nothing is proven in yet; nil where there are no elements.
    package func begin(_ subject: Subject) -> Progress? {
        guard let probe = subject.probe(.usual) else { return nil }
        var progress = Progress(probe)
        let record = probe.record
        let placed = record.elements.indices.map(ElementID.init).filter { record[$0].placement != nil }
        progress.runsCode = placed.contains(where: subject.runsCode)
        // Children before their parents: what they answered is known then, and what they break is theirs.
        progress.waiting = placed.filter(subject.isAsked)
        progress.result.all = progress.waiting.count * screen.columns * screen.lines
        return progress
    }

    /// Goes on with the next element. What is known of one that is stopped is kept, and what is left is asked the next time.
    /// - Parameter isWanted: called before each ask.
    /// - Returns: whether there is more to ask.
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

    /// How far a proof has come.
    package struct Progress {
        fileprivate var probe: any ElementProbe
        fileprivate let record: LayoutRecord
        fileprivate let paths: [String]
        fileprivate var result = Result()
        /// The elements that are not proven yet; the last is the next.
        fileprivate var waiting: [ElementID] = []
        /// What is known of the next.
        fileprivate var current: Current?
        /// What an element, or something in it, breaks.
        fileprivate var broken: [ElementID: Set<SizingRule>] = [:]
        fileprivate var seen: Set<Failure> = []
        /// Whether anything in the tree runs code of its author.
        fileprivate var runsCode = true

        fileprivate init(_ probe: any ElementProbe) {
            self.probe = probe
            record = probe.record
            paths = record.paths
            result.record = record
        }

        /// What came of it so far.
        package var finished: Result {
            var finished = result
            finished.broken.sort { $0.element < $1.element }
            finished.proven += current?.proof.table.knownCount ?? 0
            return finished
        }

        /// How much was found so far.
        package var foundCount: Int { result.broken.count + result.failures.count }
    }

    /// The proof of one element.
    fileprivate struct Current {
        let asker: ElementAsker
        var proof: ElementProof
        /// Nil before it begins, and where there is none.
        var again: SecondRound?
    }

    /// - Returns: false where it was to stop.
    private func prove(
        _ id: ElementID, _ subject: Subject, _ progress: inout Progress, while isWanted: () -> Bool
    ) -> Bool {
        let (before, start, all) = (progress.result.asks, progress.result.proven, progress.result.all)
        guard before <= askLimit else { return true }
        guard var current = progress.current ?? begin(id, subject, progress) else { return false }
        // Not held twice while it changes.
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
        // What was remembered for this element and those in it is of no more use once it is much.
        if asker.count > 50_000, let fresh = subject.probe(.usual) { progress.probe = fresh }
        return true
    }

    /// - Parameter isWanted: called before each ask, with what all of this took.
    /// - Returns: false where it was to stop.
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

    /// What a layout of an author's own breaks where its bounds are elsewhere; nil where it was to stop.
    private func strayRules(_ id: ElementID, _ subject: Subject, _ progress: Progress) -> [BrokenRule]? {
        guard subject.runsCode(id), rules.contains(.placesInBounds) else { return [] }
        var child: StrayChild?
        let failed = subject.watching { child = progress.probe.strayChild(of: id) }
        if isCancelled { return nil }
        return failed.isEmpty ? child.map { [BrokenRule($0)] } ?? [] : []
    }

    /// Nil where it was to stop.
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

    /// Makes elements again that remember what says nothing, as code was stopped in them.
    /// - Returns: false where that was to stop, too.
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

    /// Whether an element is asked everything once more.
    private func isAskedAgain(
        _ id: ElementID, _ proof: ElementProof, _ subject: Subject, _ progress: Progress
    ) -> Bool {
        subject.runsCode(id) && proof.table.hasUnknown && proof.table.isComplete && rules.contains(.sameAgain)
            && !broken(inside: id, progress).contains(.sameAgain)
    }

    /// Nil where the element cannot be found in a tree that was laid out in another window.
    private func secondRound(_ id: ElementID, _ subject: Subject, _ progress: Progress) -> SecondRound? {
        guard let probe = subject.probe(.other), !isCancelled,
            let place = probe.record.paths.firstIndex(of: progress.paths[id.index])
        else { return nil }
        let asker = ElementAsker(
            probe, ElementID(place), subject, watches: progress.runsCode, cancelledBy: { [self] in isCancelled })
        return SecondRound(asker, count: screen.columns * screen.lines)
    }

    /// Judges what an element answered.
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

    /// What elements inside of one break.
    private func broken(inside id: ElementID, _ progress: Progress) -> Set<SizingRule> {
        progress.record[id].children.reduce(into: []) { $0.formUnion(progress.broken[$1] ?? []) }
    }

    private var isCancelled: Bool { cancellation?.isCancelled ?? false }
}
