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
    /// Asks for the ideal length on an axis or on both; gives nil where the library has none.
    private let askIdeal: (Proposal) -> CGSize?
    private(set) var table: AnswerTable
    /// The last answer of an open line, which may hold for other proposals too.
    private var known: ProbedAnswer?

    init(
        rules: Set<SizingRule>, fixed: Set<Axis> = [], screen: (columns: Int, lines: Int), cell: CGSize,
        asking ask: @escaping (CGSize) -> ProbedAnswer?, askingIdeal askIdeal: @escaping (Proposal) -> CGSize?
    ) {
        self.rules = rules
        self.fixed = fixed
        self.screen = screen
        self.cell = cell
        (self.ask, self.askIdeal) = (ask, askIdeal)
        table = AnswerTable(screen: screen, cell: cell, asking: ask)
    }

    /// The first counterexample to each rule: those without a limit on the other axis first, then by its length.
    /// - Parameter isWanted: called again and again, with how many answers in whole cells are known at least.
    mutating func broken(while isWanted: (Int) -> Bool) -> [BrokenRule] {
        var found: [BrokenRule] = []
        func note(_ broken: BrokenRule?) {
            guard let broken, !found.contains(where: { $0.rule == broken.rule && $0.axis == broken.axis }) else {
                return
            }
            found.append(broken)
        }
        for axis in Axis.allCases {
            guard isWanted(0), let line = openLine(axis) else { break }
            // Counterexamples in whole cells are easier to see.
            for broken in check(line.inWholeCells) + check(line) { note(broken) }
            if rules.contains(.withinExtremes) { note(beyondExtremes(line.inWholeCells, from: minimum(of: line))) }
            guard isWanted(0), let line = idealLine(axis) else { continue }
            for broken in check(line) { note(broken) }
            if rules.contains(.withinExtremes) {
                note(beyondExtremes(line, from: askIdeal(line.proposal(.atMost(0)))))
            }
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
        return SizingLine(axis: axis, across: .unconstrained, proposals: proposals, answers: answers)
    }

    /// The same in whole cells, at the ideal length on the other axis; nil where the library has none.
    private func idealLine(_ axis: Axis) -> SizingLine? {
        let count = axis == .horizontal ? screen.columns : screen.lines
        let proposals = (1...count).map { CGFloat($0) * cell[axis] } + [.infinity]
        var answers: [CGSize] = []
        for length in proposals {
            var proposal = Proposal(width: .unspecified, height: .unspecified)
            proposal[axis] = AxisProposal(limit: length)
            guard let answer = askIdeal(proposal) else { return nil }
            answers.append(answer)
        }
        return SizingLine(axis: axis, across: .unspecified, proposals: proposals, answers: answers)
    }

    /// The answer to nothing along an open line.
    private func minimum(of line: SizingLine) -> CGSize? {
        var nothing = CGSize(width: CGFloat.infinity, height: .infinity)
        nothing[line.axis] = 0
        if let known, known.box?.contains(nothing) ?? false { return known.size }
        return ask(nothing)?.size
    }

    /// The ideal length, else the shortest proposal, that is answered with less than the minimum, or with more than the
    /// maximum.
    private func beyondExtremes(_ line: SizingLine, from minimum: CGSize?) -> BrokenRule? {
        guard let minimum, let last = line.proposals.indices.last else { return nil }
        let axis = line.axis
        let lowest = BrokenRule.Evidence(proposal: line.proposal(.atMost(0)), answer: minimum)
        let highest = line.evidence(last)
        let ideal = line.proposal(.unspecified)
        let asked = askIdeal(ideal).map { [BrokenRule.Evidence(proposal: ideal, answer: $0)] } ?? []
        for evidence in asked + line.proposals.indices.map(line.evidence) {
            let length = evidence.answer[axis]
            let extreme =
                length < minimum[axis] - SizingLine.slack
                ? lowest : length > highest.answer[axis] + SizingLine.slack ? highest : nil
            if let extreme { return BrokenRule(.withinExtremes, axis, extreme, evidence) }
        }
        return nil
    }

    private func row(_ line: Int) -> SizingLine {
        SizingLine(
            axis: .horizontal, across: .atMost(table.height(line)), proposals: (0..<screen.columns).map(table.width),
            answers: (0..<screen.columns).map { table[$0, line] })
    }

    private func check(column: Int) -> [BrokenRule] {
        check(
            SizingLine(
                axis: .vertical, across: .atMost(table.width(column)), proposals: (0..<screen.lines).map(table.height),
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
    /// The shortest proposal of a length, or of the ideal one, that is answered there with NaN or infinity.
    fileprivate var notFinite: BrokenRule? {
        for index in proposals.indices {
            for axis in Axis.allCases {
                let isOpen = axis == self.axis ? proposals[index] == .infinity : across == .unconstrained
                guard !isOpen, !answers[index][axis].isFinite else { continue }
                return BrokenRule(.finite, axis, evidence(index))
            }
        }
        return nil
    }
}
