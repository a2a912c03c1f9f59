import Foundation

/// Whether one element keeps rules at every proposal in whole cells up to a screen, without a limit on either axis or both,
/// and at the halves between where the other axis has no limit.
struct ElementProof {
    private let rules: Set<SizingRule>
    /// The axes of which it says that its length is its own.
    private let fixed: Set<Axis>
    private let screen: (columns: Int, lines: Int)
    private let cell: CGSize
    private let ask: (CGSize) -> ProbedAnswer?
    private(set) var table: AnswerTable
    /// The last answer of an open line, which may hold for other proposals too.
    private var known: ProbedAnswer?

    init(
        rules: Set<SizingRule>, fixed: Set<Axis> = [], screen: (columns: Int, lines: Int), cell: CGSize,
        asking ask: @escaping (CGSize) -> ProbedAnswer?
    ) {
        self.rules = rules
        self.fixed = fixed
        self.screen = screen
        self.cell = cell
        self.ask = ask
        table = AnswerTable(screen: screen, cell: cell, asking: ask)
    }

    /// The first counterexample to each rule: those without a limit on the other axis first, then by its length.
    mutating func broken(while isWanted: () -> Bool) -> [BrokenRule] {
        var found: [BrokenRule] = []
        func note(_ broken: BrokenRule?) {
            guard let broken, !found.contains(where: { $0.rule == broken.rule && $0.axis == broken.axis }) else {
                return
            }
            found.append(broken)
        }
        for axis in Axis.allCases {
            guard isWanted(), let line = openLine(axis) else { break }
            // Counterexamples in whole cells are easier to see.
            for broken in check(line.inWholeCells) + check(line) { note(broken) }
            if rules.contains(.withinExtremes) { note(beyondExtremes(line.inWholeCells)) }
        }
        guard table.fill(while: isWanted) else { return found }
        for line in 0..<screen.lines { for broken in check(row(line)) { note(broken) } }
        for column in 0..<screen.columns { for broken in check(column: column) { note(broken) } }
        return found
    }

    /// The answers to growing proposals without a limit on the other axis, at halves too.
    private mutating func openLine(_ axis: Axis) -> SizingLine? {
        let count = axis == .horizontal ? screen.columns : screen.lines
        let proposals = (1...(2 * count)).map { CGFloat($0) / 2 * cell[axis] } + [.infinity]
        var answers: [CGSize] = []
        var last: ProbedAnswer?
        for length in proposals {
            var proposal = CGSize(width: CGFloat.infinity, height: .infinity)
            proposal[axis] = length
            if let box = last?.box, box.contains(proposal), let last {
                answers.append(last.size)
                continue
            }
            guard let answer = ask(proposal) else { return nil }
            last = answer
            answers.append(answer.size)
        }
        known = last
        return SizingLine(axis: axis, across: .infinity, proposals: proposals, answers: answers)
    }

    /// The shortest proposal that is answered with less than the minimum, or with more than the maximum.
    private func beyondExtremes(_ line: SizingLine) -> BrokenRule? {
        let axis = line.axis
        var nothing = CGSize(width: line.across, height: line.across)
        nothing[axis] = 0
        let isKnown = known?.box?.contains(nothing) ?? false
        guard let minimum = isKnown ? known?.size : ask(nothing)?.size, let last = line.proposals.indices.last else {
            return nil
        }
        let lowest = BrokenRule.Evidence(proposal: nothing, answer: minimum)
        let highest = line.evidence(last)
        for index in line.proposals.indices {
            let length = line.answers[index][axis]
            let extreme =
                length < minimum[axis] - SizingLine.slack
                ? lowest : length > highest.answer[axis] + SizingLine.slack ? highest : nil
            if let extreme { return BrokenRule(.withinExtremes, axis, extreme, line.evidence(index)) }
        }
        return nil
    }

    private func row(_ line: Int) -> SizingLine {
        SizingLine(
            axis: .horizontal, across: table.height(line), proposals: (0..<screen.columns).map(table.width),
            answers: (0..<screen.columns).map { table[$0, line] })
    }

    private func check(column: Int) -> [BrokenRule] {
        check(
            SizingLine(
                axis: .vertical, across: table.width(column), proposals: (0..<screen.lines).map(table.height),
                answers: (0..<screen.lines).map { table[column, $0] }))
    }

    private func check(_ line: SizingLine) -> [BrokenRule] {
        var found: [BrokenRule?] = []
        if rules.contains(.finite) { found.append(line.notFinite) }
        if rules.contains(.neverShrinks) { found.append(line.shrinking) }
        if rules.contains(.growsInSteps) { found.append(line.offStep) }
        if rules.contains(.withinMaximum) { found.append(line.beyondProposal) }
        if rules.contains(.fixedStays), fixed.contains(line.axis) { found.append(line.unfixed) }
        return found.compactMap { $0 }
    }
}

extension SizingLine {
    /// The shortest proposal with a limit on an axis that is answered there with NaN or infinity, or with NaN at all.
    fileprivate var notFinite: BrokenRule? {
        for index in proposals.indices {
            for axis in Axis.allCases {
                let proposed = axis == self.axis ? proposals[index] : across
                let answer = answers[index][axis]
                guard proposed.isFinite, !answer.isFinite else { continue }
                return BrokenRule(.finite, axis, evidence(index))
            }
        }
        return nil
    }
}
