import EngineKit
import Negotiation

/// How a stack shares its length out among its children, and where it puts them.
///
/// Without a length everyone is asked for the ideal one. With one, the highest priority is served first, in what the minimums
/// of all lower ones leave; in a priority the least flexible child comes first, and gets an equal share of the room:
///
/// ```
///  20 for three, spacing 1   room 20 - 2 = 18
///  flexibility               3 to 3: 0    0 to 12: 12    0 to inf: inf
///  served in this order      18 / 3: takes 3    15 / 2: takes 7    8 / 1: takes 8
/// ```
struct StackSolver {
    let axis: Axis
    /// The lines that are put on one line.
    let line: AlignmentKey
    let children: [Node]
    let memory: StackMemory

    /// What the children take under a proposal, which is the stack's answer.
    func solution(for proposal: ProposedViewSize) -> StackSolution {
        solution(for: proposal, isSecond: false)
    }

    /// Where the children stand. A stack that was proposed no length across computes it again with its own.
    func placement(for proposal: ProposedViewSize) -> [PlacedChild] {
        var solution = solution(for: proposal)
        if proposal[axis.other] == nil {
            let own = ProposedViewSize(axis, proposal[axis], cross: solution.size[axis.other])
            solution = self.solution(for: own, isSecond: true)
        }
        var end: CGFloat = 0
        return children.indices.map { index in
            let place = solution.place(of: index, after: end, in: self)
            end += memory.gaps[index] + solution.sizes[index][axis]
            return PlacedChild(
                children[index], at: place.corner, proposal: solution.proposals[index], because: place)
        }
    }

    private func solution(for proposal: ProposedViewSize, isSecond: Bool) -> StackSolution {
        if let known = memory.solutions[proposal] { return known }
        let offer = StackOffer(axis: axis, proposal: proposal, isSecond: isSecond)
        let proposals: [ProposedViewSize]
        var domain: AnswerDomain?
        if let length = proposal[axis] {
            var sharing = StackSharing(offer: offer, length: length, solver: self)
            proposals = sharing.run()
            domain = sharing.domain
        } else {
            for child in children { _ = child.ask(proposal, because: StackIdeal(offer: offer)) }
            proposals = children.map { _ in proposal }
        }
        var solution = arranged(proposals)
        solution.domain = domain
        memory.solutions[proposal] = solution
        return solution
    }

    /// Lines the children up after they were asked.
    private func arranged(_ proposals: [ProposedViewSize]) -> StackSolution {
        let answers = zip(children, proposals).map { $0.dimensions(at: $1) }
        let lines = answers.map { $0[line] }
        // The common line itself is always inside.
        let before = lines.reduce(0) { max($0, $1) }
        let after = zip(answers, lines).reduce(0) { max($0, $1.0.size[axis.other] - $1.1) }
        let length = zip(answers, memory.gaps).reduce(0) { $0 + $1.0.size[axis] + $1.1 }
        return StackSolution(
            size: CGSize(axis, length, cross: before + after), proposals: proposals, sizes: answers.map(\.size),
            lines: lines, common: before)
    }
}

/// What a stack's children take under a proposal.
struct StackSolution {
    let size: CGSize
    /// What each child was proposed at last.
    let proposals: [ProposedViewSize]
    let sizes: [CGSize]
    /// Where each child's line runs in it.
    let lines: [CGFloat]
    /// Where the common line runs in the stack.
    let common: CGFloat
    /// The proposals for which all this holds; nil for the one that was asked.
    var domain: AnswerDomain?

    /// - Parameter end: where the child before it ends.
    func place(of index: Int, after end: CGFloat, in solver: StackSolver) -> StackPlaced {
        StackPlaced(
            axis: solver.axis, size: sizes[index], previous: index == 0 ? nil : solver.children[index - 1].name,
            end: end, gap: solver.memory.gaps[index], line: solver.line, common: common, own: lines[index])
    }
}

/// What a stack finds out about its children once in a pass. A class, for every question to the stack adds to it.
final class StackMemory {
    /// The distance before each child; 0 before the first.
    let gaps: [CGFloat]
    /// The children by priority, the highest first, each group in order.
    let groups: [StackGroup]
    var solutions = AnswerMemory<StackSolution>()
    /// The shortest and the longest that each child can be, by what is proposed across.
    private var ranges: [UInt64: [ChildRange]] = [:]

    struct ChildRange {
        var minimum: CGFloat?
        var maximum: CGFloat?
    }

    init(of children: [Node], axis: Axis, spacing: CGFloat?) {
        gaps = children.indices.map { index in
            guard index > 0 else { return 0 }
            return spacing ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
        }
        groups = StackGroup.groups(of: children.map(\.priority))
    }

    var totalGap: CGFloat { gaps.reduce(0, +) }

    /// A child's range across a length, which the closure finds where it is not known yet.
    func length(
        _ path: WritableKeyPath<ChildRange, CGFloat?>, of index: Int, count: Int, across: CGFloat?,
        find: () -> CGFloat
    ) -> CGFloat {
        let key = across.map { Double($0 + 0).bitPattern } ?? .max
        if let known = ranges[key]?[index][keyPath: path] { return known }
        let found = find()
        ranges[key, default: Array(repeating: ChildRange(), count: count)][index][keyPath: path] = found
        return found
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
