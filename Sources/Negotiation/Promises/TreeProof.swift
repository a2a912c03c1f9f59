import Foundation

/// Whether all elements of a tree keep the rules of their library, each asked in its place: every proposal in whole cells up
/// to a screen. A rule that one element breaks is not reported of those around it again.
package struct TreeProof {
    package var rules: Set<SizingRule>
    /// The most cells that are proposed.
    package var screen = (columns: LargestScreen.columns, lines: LargestScreen.lines)
    /// The points in a cell.
    package var cell: CGSize
    /// So many asks are made; what is left then is not proven.
    package var askLimit = 1_000_000
    /// Asks the pass to stop.
    package var cancellation: Cancellation?
    /// Called again and again while an element is asked.
    package var reportStanding: ((Standing) -> Void)?

    /// Where a proof stands.
    package struct Standing {
        /// The element that is asked.
        package let element: ElementID
        /// Of all elements together, in whole cells.
        package let proven: Int
        package let all: Int
        /// Whether the element is asked everything once more, in another order.
        package let isAgain: Bool
    }

    package init(rules: Set<SizingRule>, cell: CGSize = CGSize(width: 1, height: 1)) {
        self.rules = rules
        self.cell = cell
    }

    /// What of a tree is to be asked of it.
    package struct Subject {
        /// Makes the elements anew; nil where there are none. The other probe's elements were laid out in another window
        /// first, for what a cache may keep.
        let probe: (Order) -> (any ElementProbe)?

        /// What a probe's elements were asked before.
        package enum Order {
            case usual, other
        }

        /// Whether an element runs code of its author: only that can remember what it should not.
        let runsCode: (ElementID) -> Bool
        /// Whether an element is asked at all: of those that are not there is nothing to find out.
        package let isAsked: (ElementID) -> Bool
        /// Whether what an element breaks is its own fault. Where a library's own elements do not keep its rules, what is
        /// around them is not to blame either.
        let isHeld: (ElementID) -> Bool
        /// Does something that asks, and says what failed of the author's code.
        let watching: (() -> Void) -> [Failure]

        package init(
            probe: @escaping (Order) -> (any ElementProbe)?, runsCode: @escaping (ElementID) -> Bool = { _ in true },
            isAsked: @escaping (ElementID) -> Bool = { _ in true },
            isHeld: @escaping (ElementID) -> Bool = { _ in true },
            watching: @escaping (() -> Void) -> [Failure] = {
                $0()
                return []
            }
        ) {
            self.probe = probe
            self.runsCode = runsCode
            self.isAsked = isAsked
            self.isHeld = isHeld
            self.watching = watching
        }
    }

    /// Something that failed in the author's code: whatever tells it from other failures.
    package struct Failure: Hashable {
        package let sentence: String
        /// Where in the sources, as bytes.
        package let place: Range<Int>

        package init(_ sentence: String, at place: Range<Int>) {
            self.sentence = sentence
            self.place = place
        }
    }

    /// What came of it.
    package struct Result {
        package var broken: [(element: ElementID, rule: BrokenRule)] = []
        package var failures: [(element: ElementID, failure: Failure, proposal: Proposal)] = []
        /// The pass in which the elements stand.
        package var record: LayoutRecord?
        /// How many proposals in whole cells were proven, of all elements together, and how many there are.
        package var proven = 0
        package var all = 0
        package var asks = 0
    }

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

    /// Proves the next element.
    /// - Returns: whether there is another. An element of which the proof was stopped is the next again.
    package func advance(_ progress: inout Progress, _ subject: Subject) -> Bool {
        guard let id = progress.waiting.last, !isCancelled else { return false }
        var next = progress
        next.waiting.removeLast()
        prove(id, subject, &next)
        guard !isCancelled else { return false }
        progress = next
        return !progress.waiting.isEmpty
    }

    /// How far a proof has come.
    package struct Progress {
        var probe: any ElementProbe
        let record: LayoutRecord
        let paths: [String]
        var result = Result()
        /// The elements that are not proven yet; the last is the next.
        var waiting: [ElementID] = []

        /// What came of it so far.
        package var finished: Result {
            var finished = result
            finished.broken.sort { $0.element < $1.element }
            return finished
        }

        /// How much was found so far.
        package var foundCount: Int { result.broken.count + result.failures.count }

        /// What an element, or something in it, breaks.
        var broken: [ElementID: Set<SizingRule>] = [:]
        var seen: Set<Failure> = []
        /// Whether anything in the tree runs code of its author.
        var runsCode = true

        init(_ probe: any ElementProbe) {
            self.probe = probe
            record = probe.record
            paths = record.paths
            result.record = record
        }
    }

    private func prove(_ id: ElementID, _ subject: Subject, _ progress: inout Progress) {
        let before = progress.result.asks
        guard !isOver(before) else { return }
        let runsCode = subject.runsCode(id)
        let calls = CallLog(progress.probe, id, subject, watches: progress.runsCode)
        var fixed: Set<Axis> = []
        if rules.contains(.fixedStays) {
            _ = subject.watching { fixed = Set(Axis.allCases.filter { progress.probe.isFixed(id, along: $0) }) }
        }
        var proof = ElementProof(
            rules: rules, fixed: fixed, screen: screen, cell: cell, asking: calls.ask, askingIdeal: calls.askIdeal)
        let weight = runsCode ? Self.codeWeight : 1
        let start = progress.result
        func report(_ known: Int, isAgain: Bool = false) {
            reportStanding?(
                Standing(element: id, proven: start.proven + known, all: start.all, isAgain: isAgain))
        }
        let found = proof.broken { known in
            report(known)
            return !isOver(before + calls.count * weight)
        }
        progress.result.asks += calls.count * weight
        progress.result.proven += proof.table.knownCount
        for (failure, proposal) in calls.failures where progress.seen.insert(failure).inserted {
            progress.result.failures.append((id, failure, proposal))
        }
        let below = progress.record[id].children.reduce(into: Set<SizingRule>()) {
            $0.formUnion(progress.broken[$1] ?? [])
        }
        var broken = calls.failures.isEmpty ? found.filter { !below.contains($0.rule) } : []
        if runsCode, proof.table.hasUnknown, proof.table.isComplete, rules.contains(.sameAgain),
            !below.contains(.sameAgain),
            let rule = unlike(
                proof.table, progress.paths[id.index], subject, each: { report(proof.table.count, isAgain: true) })
        {
            broken.append(rule)
        }
        if runsCode, rules.contains(.placesInBounds) {
            var stray: StrayChild?
            let failed = subject.watching { stray = progress.probe.strayChild(of: id) }
            if failed.isEmpty, let stray { broken.append(BrokenRule(stray)) }
        }
        if subject.isHeld(id) { progress.result.broken += broken.map { (id, $0) } }
        let all = below.union(broken.map(\.rule))
        if !all.isEmpty { progress.broken[id] = all }
        // What was remembered for this element and those in it is of no more use once it is much.
        if calls.count > 50_000, let fresh = subject.probe(.usual) { progress.probe = fresh }
    }

    /// An ask of code counts as so many others.
    private static let codeWeight = 10

    private func isOver(_ asks: Int) -> Bool { asks > askLimit || isCancelled }

    private var isCancelled: Bool { cancellation?.isCancelled ?? false }

    /// Asks all again in another order, of elements made anew, and gives the first answer that is another.
    /// - Parameter step: called before each ask.
    private func unlike(
        _ table: AnswerTable, _ path: String, _ subject: Subject, each step: () -> Void
    ) -> BrokenRule? {
        guard let probe = subject.probe(.other), let place = probe.record.paths.firstIndex(of: path) else { return nil }
        let id = ElementID(place)
        var order = Array(0..<(screen.columns * screen.lines))
        var numbers = ShuffledNumbers()
        order.shuffle(using: &numbers)
        for place in order {
            guard !isOver(0) else { return nil }
            step()
            let (line, column) = place.quotientAndRemainder(dividingBy: screen.columns)
            let proposal = CGSize(width: table.width(column), height: table.height(line))
            var answer: ProbedAnswer?
            _ = subject.watching { answer = probe.ask(id, proposal) }
            guard let size = answer?.size else { return nil }
            let expected = table[column, line]
            for axis in Axis.allCases
            where abs(size[axis] - expected[axis]) > 1e-6 || size[axis].isNaN != expected[axis].isNaN {
                return BrokenRule(
                    .sameAgain, axis, BrokenRule.Evidence(proposal: Proposal(limits: proposal), answer: expected),
                    BrokenRule.Evidence(proposal: Proposal(limits: proposal), answer: size))
            }
        }
        return nil
    }
}

/// Asks one element, and keeps what failed. A class, for the proof of the element asks through it.
private final class CallLog {
    private let probe: any ElementProbe
    private let element: ElementID
    private let subject: TreeProof.Subject
    private let watches: Bool
    private(set) var count = 0
    private(set) var failures: [(failure: TreeProof.Failure, proposal: Proposal)] = []

    /// After so many failures an element is asked no more.
    private static let failureLimit = 3

    init(_ probe: any ElementProbe, _ element: ElementID, _ subject: TreeProof.Subject, watches: Bool) {
        self.probe = probe
        self.element = element
        self.subject = subject
        self.watches = watches
    }

    /// Nil where the element cannot be asked, or failed too often.
    func ask(_ proposal: CGSize) -> ProbedAnswer? {
        count += 1
        guard watches else { return probe.ask(element, proposal) }
        guard failures.count < Self.failureLimit else { return nil }
        var answer: ProbedAnswer?
        failures += subject.watching { answer = probe.ask(element, proposal) }.map { ($0, Proposal(limits: proposal)) }
        return answer
    }

    /// Nil where the library has no ideal lengths too.
    func askIdeal(_ proposal: Proposal) -> CGSize? {
        count += 1
        guard watches else { return probe.askIdeal(element, proposal) }
        guard failures.count < Self.failureLimit else { return nil }
        var answer: CGSize?
        failures += subject.watching { answer = probe.askIdeal(element, proposal) }.map { ($0, proposal) }
        return answer
    }
}

/// Numbers that are the same each time (SplitMix64).
private struct ShuffledNumbers: RandomNumberGenerator {
    private var state: UInt64 = 0x5EED

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
