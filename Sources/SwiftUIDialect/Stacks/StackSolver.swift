import EngineKit
import Negotiation

/// How a stack shares its length among its children and places them. A class, because every ask adds to its knowledge
/// of its children in a pass.
///
/// Without a length, every child is asked for its ideal one. With one, the highest priority is served first, setting
/// aside the minimums of lower ones. Among equals the least flexible child is first, and is proposed an equal share of
/// the rest:
///
/// ```
///  20 for three, spacing 1   room 20 - 2 = 18
///  flexibility               3 to 3: 0    0 to 12: 12    0 to inf: inf
///  served in this order      18 / 3: takes 3    15 / 2: takes 7    8 / 1: takes 8
/// ```
final class StackSolver {
    let axis: Axis
    /// The guide that aligns the children.
    let line: AlignmentKey
    let children: Nodes
    /// The distance before each child; 0 before the first.
    let gaps: [CGFloat]
    /// The groups by priority, highest first, each in order.
    let groups: [StackGroup]
    private var solutions = AnswerMemory<StackSolution>()

    /// - Parameter spacing: between two neighbours, in points; nil for their preferred one.
    init(axis: Axis, line: AlignmentKey, spacing: CGFloat?, children: Nodes) {
        self.axis = axis
        self.line = line
        self.children = children
        gaps = children.gaps(along: axis, spacing)
        groups = StackGroup.groups(of: children.map(\.priority))
    }

    var totalGap: CGFloat { gaps.reduce(0, +) }

    /// The children's sizes for a proposal, and so the stack's answer.
    func solution(for proposal: ProposedViewSize) -> StackSolution {
        solution(for: proposal, isSecond: false, isPlacing: false)
    }

    /// Returns the origin of a length of the answer: the children's answers one after another along the stack,
    /// the child that reaches farthest across it.
    func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis) -> LengthExplanation {
        let solution = solution(for: proposal)
        let exchanges = zip(children, solution.proposals).map { $0.exchange(at: $1) }
        guard axis == self.axis else {
            return .aligned(solution.sizes.map { $0[axis] }, solution.lines, exchanges, in: size[axis], on: axis)
        }
        guard !children.isEmpty else { return LengthExplanation(.constant) }
        guard exchanges.count != 1 else { return children[0].adopted(solution.proposals[0], on: axis) }
        let known = exchanges.compactMap { $0 }
        return known.count == children.count
            ? LengthExplanation(.sum(known), of: solution.sizes.reduce(0) { $0 + $1[axis] }, in: size[axis])
            : LengthExplanation(.rule)
    }

    /// The solution for placing. A stack without a proposal across computes it again with its own length.
    private func settled(_ proposal: ProposedViewSize) -> StackSolution {
        let solution = solution(for: proposal, isSecond: false, isPlacing: true)
        guard proposal[axis.other] == nil else { return solution }
        let own = ProposedViewSize(axis, proposal[axis], cross: solution.size[axis.other])
        return self.solution(for: own, isSecond: true, isPlacing: true)
    }

    /// The share of the stack's length when placed with a proposal, in a recorded pass.
    func share(for proposal: ProposedViewSize) -> @Sendable () -> Share {
        let solution = settled(proposal)
        let asked = zip(children, solution.proposals).map { (element: $0.id, ask: $0.exchange(at: $1)) }
        let rule = StackRule(isIdeal: proposal[axis] == nil, hasPriorities: groups.count > 1)
        return { [axis, totalGap, parts = solution.parts] in
            Share(
                axis, .divided(available: proposal[axis] ?? .infinity, spacing: totalGap), by: rule,
                members: zip(asked, parts).map { child, part in
                    Share.Member(
                        child.element, asked: child.ask, wanted: part.wanted, got: part.got, turn: part.turn,
                        because: part)
                })
        }
    }

    /// The placed children.
    func placement(for proposal: ProposedViewSize) -> Places {
        let solution = settled(proposal)
        var end: CGFloat = 0
        guard let first = children.first else { return .none }
        return first.pass.places(children.count) { index in
            let place = solution.place(of: index, after: end, in: self)
            end += gaps[index] + solution.sizes[index][axis]
            return PlacedChild(
                children[index], at: place.corner, proposal: solution.proposals[index], because: place)
        }
    }

    private func solution(for proposal: ProposedViewSize, isSecond: Bool, isPlacing: Bool) -> StackSolution {
        if let known = solutions[proposal] { return known }
        let stack = StackProposal(axis: axis, proposal: proposal, isSecond: isSecond, isPlacing: isPlacing)
        let solution: StackSolution
        if let length = proposal[axis] {
            var sharing = StackSharing(stack: stack, length: length, solver: self)
            let proposals = sharing.run()
            solution = arranged(proposals, sharing.domain.answers)
            solution.parts = sharing.parts
        } else {
            solution = ideal(stack)
            if children.first?.isRecorded == true {
                solution.parts = solution.sizes.map { StackPart(axis: axis, turn: 1, got: $0[axis], share: nil) }
            }
        }
        solutions[proposal] = solution
        return solution
    }

    private func ideal(_ stack: StackProposal) -> StackSolution {
        var domain = AnswerDomain.everywhere
        domain[stack.axis][stack.axis] = LengthInterval(only: nil)
        for child in children {
            let own = child.answer(stack.proposal, because: StackIdeal(stack: stack)).domain
            domain[axis] = domain[axis].intersection(own[axis])
            domain[axis.other] = domain[axis.other].intersection(
                child.isAlignedByLength(line) ? own[axis.other] : own.whole)
        }
        // With a length, the children get other proposals.
        if !domain[axis.other][axis].isEverywhere { domain[axis.other][axis] = LengthInterval(only: nil) }
        return arranged(children.map { _ in stack.proposal }, domain)
    }

    /// Aligns the children after they were asked.
    private func arranged(_ proposals: [ProposedViewSize], _ domain: AnswerDomain) -> StackSolution {
        let answers = zip(children, proposals).map { $0.dimensions(at: $1) }
        let lines = answers.map { $0[line] }
        // The common line itself is always inside.
        let before = lines.reduce(0) { max($0, $1) }
        let after = zip(answers, lines).reduce(0) { max($0, $1.0.size[axis.other] - $1.1) }
        let length = zip(answers, gaps).reduce(0) { $0 + $1.0.size[axis] + $1.1 }
        return StackSolution(
            size: CGSize(axis, length, cross: before + after), proposals: proposals, sizes: answers.map(\.size),
            lines: lines, row: StackRow(axis: axis, line: line, common: before), domain: domain)
    }
}

/// The sizes of a stack's children for a proposal. A class, because it is read more often than it is made.
final class StackSolution {
    let size: CGSize
    /// The last proposal to each child.
    let proposals: [ProposedViewSize]
    let sizes: [CGSize]
    /// The position of each child's own line.
    let lines: [CGFloat]
    private let row: StackRow
    /// The proposals for which the size holds.
    let domain: AnswerDomain
    /// The reason for each child's length; empty if nothing is recorded.
    var parts: [StackPart] = []

    init(
        size: CGSize, proposals: [ProposedViewSize], sizes: [CGSize], lines: [CGFloat], row: StackRow,
        domain: AnswerDomain
    ) {
        (self.size, self.proposals, self.sizes) = (size, proposals, sizes)
        (self.lines, self.row, self.domain) = (lines, row, domain)
    }

    /// - Parameter end: the end of the child before it.
    func place(of index: Int, after end: CGFloat, in solver: StackSolver) -> StackPlaced {
        StackPlaced(
            row: row, size: sizes[index], previous: index == 0 ? nil : solver.children[index - 1].name, end: end,
            gap: solver.gaps[index], own: lines[index])
    }
}

extension Nodes {
    /// The distance before each child along an axis; 0 before the first.
    /// - Parameter spacing: nil for the neighbours' preferred one.
    func gaps(along axis: Axis, _ spacing: CGFloat?) -> [CGFloat] {
        indices.map { index in
            guard index > 0 else { return 0 }
            return spacing ?? self[index - 1].spacing.distance(to: self[index].spacing, along: axis)
        }
    }
}

/// Children of one priority.
struct StackGroup {
    let priority: Double
    let indices: [Int]

    static func groups(of priorities: [Double]) -> [StackGroup] {
        guard let first = priorities.first else { return [] }
        if priorities.allSatisfy({ $0 == first }) {
            return [StackGroup(priority: first, indices: Array(priorities.indices))]
        }
        let byPriority = Dictionary(grouping: priorities.indices) { priorities[$0] }
        return byPriority.sorted { $0.key > $1.key }.map { StackGroup(priority: $0.key, indices: $0.value) }
    }
}
