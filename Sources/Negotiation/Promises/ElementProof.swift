import Foundation

/// The proof that one element keeps rules at every proposal in whole cells up to a screen, and with no limit on one or
/// both axes, where the other axis also takes half cells. First the element is asked, which can be stopped and resumed;
/// then the answers are judged.
struct ElementProof {
    private let rules: Set<SizingRule>
    /// The axes on which the element declares its length fixed.
    private let fixed: Set<Axis>
    private let screen: ScreenSize
    private var axes: [OpenAnswers]
    private(set) var table: AnswerTable

    /// Whether NaN means no limit, as in Theodolite, the only library with `withinMaximum`.
    private var isNaNNoLimit: Bool { rules.contains(.withinMaximum) }

    init(rules: Set<SizingRule>, fixed: Set<Axis> = [], screen: ScreenSize, cell: CGSize) {
        self.rules = rules
        self.fixed = fixed
        self.screen = screen
        axes = Axis.allCases.map { axis in
            OpenAnswers(
                axis, count: axis == .horizontal ? screen.columns : screen.lines, cell: cell[axis],
                withExtremes: rules.contains(.withinExtremes))
        }
        table = AnswerTable(screen: screen, cell: cell)
    }

    /// Asks the proposals without an answer.
    /// - Parameter isWanted: called before each ask, with a lower bound of the known answers in whole cells.
    /// - Returns: false if it was to stop.
    mutating func gather(from asker: ElementAsker, while isWanted: (Int) -> Bool) -> Bool {
        for index in axes.indices {
            guard axes[index].gather(from: asker, while: { isWanted(0) }) else { return false }
            guard axes[index].isAsked else { break }
        }
        return table.fill(while: isWanted, asking: asker.ask)
    }

    /// The first counterexample to each rule: those without a limit on the other axis first, then by its length.
    var broken: [BrokenRule] {
        var found: [BrokenRule] = []
        func note(_ broken: BrokenRule?) {
            guard let broken, !found.contains(where: { $0.rule == broken.rule && $0.axis == broken.axis }) else {
                return
            }
            found.append(broken)
        }
        for answers in axes {
            guard let line = answers.openLine else { break }
            // Counterexamples in whole cells are easier to read.
            for broken in check(line.inWholeCells) + check(line) { note(broken) }
            note(answers.openMinimum.flatMap { line.inWholeCells.beyondExtremes(from: $0, answers.openIdeal) })
            guard let line = answers.idealLine else { continue }
            for broken in check(line) { note(broken) }
            note(answers.idealMinimum.flatMap { line.beyondExtremes(from: $0, answers.ideal) })
        }
        guard table.isComplete else { return found }
        for line in 0..<screen.lines { for broken in check(row(line)) { note(broken) } }
        for column in 0..<screen.columns { for broken in check(self.column(column)) { note(broken) } }
        return found
    }

    private func row(_ line: Int) -> SizingLine {
        SizingLine(
            axis: .horizontal, across: .atMost(table.height(line)), proposals: (0..<screen.columns).map(table.width),
            answers: (0..<screen.columns).map { table[$0, line] })
    }

    private func column(_ column: Int) -> SizingLine {
        SizingLine(
            axis: .vertical, across: .atMost(table.width(column)), proposals: (0..<screen.lines).map(table.height),
            answers: (0..<screen.lines).map { table[column, $0] })
    }

    private func check(_ line: SizingLine) -> [BrokenRule] {
        var found: [BrokenRule?] = []
        if rules.contains(.finite) { found.append(line.notFinite(unlessUnlimited: isNaNNoLimit)) }
        if rules.contains(.neverShrinks) { found.append(line.shrinking) }
        if rules.contains(.growsInSteps) { found.append(line.offStep) }
        if rules.contains(.withinMaximum) { found.append(line.beyondProposal) }
        if rules.contains(.fixedStays), fixed.contains(line.axis) { found.append(line.unfixed) }
        return found.compactMap { $0 }
    }
}

/// An element's answers to growing proposals on one axis, with no limit on the other and with its ideal length there.
private struct OpenAnswers {
    private let axis: Axis
    /// Halves and whole cells, then no limit.
    private let lengths: [CGFloat]
    /// Whole cells, then no limit.
    private let wholeLengths: [CGFloat]
    /// The answers to the lengths, then to 0 if extremes count.
    private var open: AnswerSeries
    /// The answers with the ideal length on the other axis to the whole lengths. If extremes count, the answer to the
    /// ideal length without a limit on the other axis comes before them, and those to 0 and to the ideal length after
    /// them.
    private var ideals: AnswerSeries
    private let withExtremes: Bool

    init(_ axis: Axis, count: Int, cell: CGFloat, withExtremes: Bool) {
        func proposal(_ along: AxisProposal, across: AxisProposal) -> Proposal {
            var proposal = Proposal(width: across, height: across)
            proposal[axis] = along
            return proposal
        }
        (self.axis, self.withExtremes) = (axis, withExtremes)
        lengths = (1...(2 * count)).map { CGFloat($0) / 2 * cell } + [.infinity]
        wholeLengths = (1...count).map { CGFloat($0) * cell } + [.infinity]
        open = AnswerSeries(
            (lengths + (withExtremes ? [0] : [])).map { proposal(AxisProposal(limit: $0), across: .unconstrained) })
        ideals = AnswerSeries(
            (withExtremes ? [proposal(.unspecified, across: .unconstrained)] : [])
                + (wholeLengths + (withExtremes ? [0] : [])).map {
                    proposal(AxisProposal(limit: $0), across: .unspecified)
                } + (withExtremes ? [proposal(.unspecified, across: .unspecified)] : []))
    }

    mutating func gather(from asker: ElementAsker, while isWanted: () -> Bool) -> Bool {
        guard open.fill(while: isWanted, asking: { asker.ask($0.limits) }) else { return false }
        return ideals.fill(while: isWanted, asking: asker.askIdeal)
    }

    /// Whether the element could be asked.
    var isAsked: Bool { open.answers.count >= lengths.count }

    /// The line without a limit on the other axis; nil if it could not be asked, as for the properties below.
    var openLine: SizingLine? {
        guard open.answers.count >= lengths.count else { return nil }
        return SizingLine(
            axis: axis, across: .unconstrained, proposals: lengths, answers: Array(open.answers.prefix(lengths.count)))
    }

    /// The line at the ideal length on the other axis; nil if the library has none.
    var idealLine: SizingLine? {
        let start = withExtremes ? 1 : 0
        guard ideals.answers.count >= start + wholeLengths.count else { return nil }
        return SizingLine(
            axis: axis, across: .unspecified, proposals: wholeLengths,
            answers: Array(ideals.answers[start..<(start + wholeLengths.count)]))
    }

    /// The answers to 0.
    var openMinimum: CGSize? { withExtremes && open.isComplete ? open.answers.last : nil }
    var idealMinimum: CGSize? { withExtremes && ideals.isComplete ? ideals.answers.dropLast().last : nil }

    /// The answers to the ideal length on the axis.
    var openIdeal: CGSize? { withExtremes ? ideals.answers.first : nil }
    var ideal: CGSize? { withExtremes && ideals.isComplete ? ideals.answers.last : nil }
}

extension SizingLine {
    /// The shortest proposal of a length, or of the ideal length, answered with NaN or infinity. An unlimited one may
    /// be answered with infinity.
    /// - Parameter isNaNNoLimit: whether an unlimited proposal may be answered with NaN too.
    fileprivate func notFinite(unlessUnlimited isNaNNoLimit: Bool) -> BrokenRule? {
        for index in proposals.indices {
            for axis in Axis.allCases {
                let isOpen = axis == self.axis ? proposals[index] == .infinity : across == .unconstrained
                let answer = answers[index][axis]
                guard answer.isNaN && !(isOpen && isNaNNoLimit) || answer.isInfinite && !isOpen else { continue }
                return BrokenRule(.finite, axis, evidence(index))
            }
        }
        return nil
    }

    /// The ideal length, else the shortest proposal, answered with less than the minimum or more than the maximum.
    /// - Parameters:
    ///   - minimum: the answer to 0.
    ///   - ideal: the answer to the ideal length; nil if the library has none.
    fileprivate func beyondExtremes(from minimum: CGSize, _ ideal: CGSize?) -> BrokenRule? {
        guard let last = proposals.indices.last else { return nil }
        let lowest = BrokenRule.Evidence(proposal: proposal(.atMost(0)), answer: minimum)
        let highest = evidence(last)
        let asked = ideal.map { [BrokenRule.Evidence(proposal: proposal(.unspecified), answer: $0)] } ?? []
        for evidence in asked + proposals.indices.map(evidence) {
            let length = evidence.answer[axis]
            let extreme =
                length < minimum[axis] - Self.slack
                ? lowest : length > highest.answer[axis] + Self.slack ? highest : nil
            if let extreme { return BrokenRule(.withinExtremes, axis, extreme, evidence) }
        }
        return nil
    }
}
