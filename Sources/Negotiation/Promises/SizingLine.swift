import Foundation

/// An element's answers to growing proposals on one axis, with a constant proposal on the other.
struct SizingLine {
    let axis: Axis
    /// The proposal on the other axis.
    let across: AxisProposal
    /// The lengths, in order; the last may be unlimited.
    let proposals: [CGFloat]
    /// The answers along the axis, and across it.
    let answers: [CGSize]

    /// The largest rounding difference between equal lengths.
    static let slack: CGFloat = 1e-6

    func evidence(_ index: Int) -> BrokenRule.Evidence {
        BrokenRule.Evidence(proposal: proposal(AxisProposal(limit: proposals[index])), answer: answers[index])
    }

    /// A proposal along the axis; the other axis is unchanged.
    func proposal(_ along: AxisProposal) -> Proposal {
        var proposal = Proposal(width: across, height: across)
        proposal[axis] = along
        return proposal
    }

    /// The line without halves, which are at the even indices of a line that begins with one.
    var inWholeCells: SizingLine {
        let whole = proposals.indices.filter { !$0.isMultiple(of: 2) || proposals[$0].isInfinite }
        return SizingLine(
            axis: axis, across: across, proposals: whole.map { proposals[$0] }, answers: whole.map { answers[$0] })
    }

    /// The shortest proposal answered with less than the one before it.
    var shrinking: BrokenRule? {
        for index in proposals.indices.dropFirst()
        where answers[index][axis] < answers[index - 1][axis] - Self.slack {
            return BrokenRule(.neverShrinks, axis, evidence(index - 1), evidence(index))
        }
        return nil
    }

    /// The shortest proposal answered with more than itself.
    var beyondProposal: BrokenRule? {
        let index = proposals.indices.first { answers[$0][axis] > proposals[$0] + Self.slack }
        return index.map { BrokenRule(.withinMaximum, axis, evidence($0)) }
    }

    /// The shortest proposal answered differently from the first.
    var unfixed: BrokenRule? {
        guard let first = answers.first?[axis] else { return nil }
        let index = proposals.indices.first { abs(answers[$0][axis] - first) > Self.slack }
        return index.map { BrokenRule(.fixedStays, axis, evidence(0), evidence($0)) }
    }

    /// The shortest proposal whose answer contradicts the answer to a longer one.
    ///
    ///     proposed  |------------------------| 20
    ///     answered  |----------| 10
    ///     so that        10 ...to... 20  all answer 10
    var offStep: BrokenRule? {
        var broken: BrokenRule?
        /// The nearest longer proposal answered with less than itself.
        var longer: Int?
        for index in proposals.indices.reversed() {
            let answer = answers[index][axis]
            if let longer, answers[longer][axis] <= proposals[index] + Self.slack,
                abs(answer - answers[longer][axis]) > Self.slack
            {
                broken = BrokenRule(.growsInSteps, axis, evidence(longer), evidence(index))
            }
            if answer < proposals[index] - Self.slack { longer = index }
        }
        return broken
    }
}
