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
    let gaps: PassList<CGFloat>
    let totalGap: CGFloat
    /// The groups by priority, highest first, each in order.
    let groups: PassList<StackGroup>
    @exclusivity(unchecked) private var solutions = AnswerTable<StackSolution>()

    /// - Parameter spacing: between two neighbours, in points; nil for their preferred one.
    init(axis: Axis, line: AlignmentKey, spacing: CGFloat?, children: Nodes) {
        self.axis = axis
        self.line = line
        self.children = children
        gaps = children.gaps(along: axis, spacing)
        totalGap = gaps.reduce(0, +)
        groups = children.groups
    }

    /// The children's sizes for a proposal, and so the stack's answer.
    func solution(for proposal: ProposedViewSize) -> StackSolution {
        solution(for: proposal, isSecond: false, isPlacing: false)
    }

    /// The solution for placing. A stack without a proposal across computes it again with its own length.
    /// - Parameter answered: the stack's own answer to the proposal.
    private func settled(_ proposal: ProposedViewSize, answered: ExchangeID?) -> StackSolution {
        let solution = solution(for: proposal, isSecond: false, isPlacing: true)
        guard proposal[axis.other] == nil else { return solution }
        let own = ProposedViewSize(axis, proposal[axis], cross: solution.size[axis.other])
        return self.solution(for: own, isSecond: true, isPlacing: true, answered: answered)
    }

    private func solution(
        for proposal: ProposedViewSize, isSecond: Bool, isPlacing: Bool, answered: ExchangeID? = nil
    ) -> StackSolution {
        if let known = solutions[proposal] { return known.pointee }
        guard let first = children.first else { return .empty(axis, for: proposal) }
        let stack = StackProposal(
            axis: axis, proposal: proposal, isSecond: isSecond, isPlacing: isPlacing, answered: answered)
        var solution: StackSolution
        if let length = proposal[axis] {
            var sharing = StackSharing(stack: stack, length: length, solver: self, in: first.pass)
            sharing.run()
            solution = arranged(sharing.answers, sharing.domain.answers)
            solution.parts = sharing.parts
        } else {
            solution = ideal(stack, in: first.pass)
            if let recording = first.pass.recording {
                let parts = StackParts(children.count, along: axis, in: recording)
                for (index, answer) in solution.answers.enumerated() {
                    parts.note(index, turn: 1, got: answer.size[axis], share: nil)
                }
                solution.parts = parts
            }
        }
        solutions.append(solution, to: proposal, in: first.pass)
        return solution
    }

    private func ideal(_ stack: StackProposal, in pass: PassPointer) -> StackSolution {
        var domain = AnswerDomain.everywhere
        domain[axis][axis] = LengthInterval(only: nil)
        var answers: PassList<StackAnswer> = pass.list(capacity: children.count)
        for child in children {
            let answer = child.answer(stack.proposal, because: StackIdeal(stack: stack)).pointee
            let own = answer.domain
            domain[axis] = domain[axis].intersection(own[axis])
            domain[axis.other] = domain[axis.other].intersection(
                child.isAlignedByLength(line) ? own[axis.other] : own.whole)
            answers.append(StackAnswer(proposal: stack.proposal, size: answer.size))
        }
        // With a length, the children get other proposals.
        if !domain[axis.other][axis].isEverywhere { domain[axis.other][axis] = LengthInterval(only: nil) }
        return arranged(answers, domain)
    }

    /// Aligns the children after they were asked.
    private func arranged(_ answers: PassList<StackAnswer>, _ domain: AnswerDomain) -> StackSolution {
        var (length, before, after): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for index in children.indices {
            var answer = answers[index]
            answer.line = children[index].position(of: line, in: answer.size, at: answer.proposal)
            answers[index] = answer
            // The common line itself is always inside.
            before = max(before, answer.line)
            after = max(after, answer.size[axis.other] - answer.line)
            length = length + answer.size[axis] + gaps[index]
        }
        return StackSolution(
            size: CGSize(axis, length, cross: before + after), answers: answers, common: before, domain: domain)
    }
}

// MARK: - Placing

extension StackSolver {
    /// The placed children.
    /// - Parameter answered: the stack's own answer to the proposal; nil if it is not an element.
    func placement(for proposal: ProposedViewSize, answered: ExchangeID?) -> Places {
        guard let first = children.first else { return .none }
        let solution = settled(proposal, answered: answered)
        let line = StackLine(axis: axis, guide: line, common: solution.common)
        let kept = first.pass.recording?.write { $0.keep(shared: line) }
        var end: CGFloat = 0
        return first.pass.list(children.count) { index in
            let answer = solution.answers[index]
            let place = StackPlace(end: end, gap: gaps[index], own: answer.line)
            end += gaps[index] + answer.size[axis]
            let reason = kept.flatMap { kept in
                first.kept(
                    KeptStackPlaced(
                        size: answer.size, previous: index == 0 ? nil : children[index - 1].keptName, line: kept,
                        place: place))
            }
            return PlacedChild(children[index], at: place.corner(in: line), proposal: answer.proposal, keeping: reason)
        }
    }
}

// MARK: - The record

extension StackSolver {
    /// Returns the origin of a length of the answer: the children's answers one after another along the stack,
    /// the child that reaches farthest across it.
    func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis) -> LengthExplanation {
        let answers = solution(for: proposal).answers
        guard axis == self.axis else {
            return .aligned(zip(children, answers), in: size[axis], on: axis) { child, answer in
                (answer.size[axis], answer.line, child.exchange(at: answer.proposal))
            }
        }
        guard !children.isEmpty else { return LengthExplanation(.constant) }
        guard children.count != 1 else { return children[0].adopted(answers[0].proposal, on: axis) }
        let known = zip(children, answers).compactMap { $0.exchange(at: $1.proposal) }
        return known.count == children.count
            ? LengthExplanation(.sum(known), of: answers.reduce(0) { $0 + $1.size[axis] }, in: size[axis])
            : LengthExplanation(.rule)
    }

    /// The share of the stack's length when placed with a proposal, in a recorded pass.
    func share(for proposal: ProposedViewSize, answered: ExchangeID?) -> @Sendable () -> Share {
        let solution = settled(proposal, answered: answered)
        let asked = zip(children, solution.answers).map { (element: $0.id, ask: $0.exchange(at: $1.proposal)) }
        let rule = StackRule(isIdeal: proposal[axis] == nil, hasPriorities: groups.count > 1)
        return { [axis, totalGap, parts = solution.parts] in
            Share(
                axis, .divided(available: proposal[axis] ?? .infinity, spacing: totalGap), by: rule,
                members: zip(asked, parts?.reasons ?? []).map { child, part in
                    Share.Member(
                        child.element, asked: child.ask, wanted: part.wanted, got: part.got, turn: part.turn,
                        because: part)
                })
        }
    }
}

/// A child's last answer to its stack.
struct StackAnswer {
    let proposal: ProposedViewSize
    let size: CGSize
    /// The position of its own line.
    var line: CGFloat = 0
}

/// The sizes of a stack's children for a proposal.
struct StackSolution {
    let size: CGSize
    let answers: PassList<StackAnswer>
    /// The position of the common line.
    let common: CGFloat
    /// The proposals for which the size holds.
    let domain: AnswerDomain
    /// The reason for each child's length; nil if nothing is recorded.
    var parts: StackParts?

    /// The solution without children.
    static func empty(_ axis: Axis, for proposal: ProposedViewSize) -> StackSolution {
        var domain = AnswerDomain.everywhere
        if proposal[axis] == nil { domain[axis][axis] = LengthInterval(only: nil) }
        return StackSolution(size: .zero, answers: .none, common: 0, domain: domain)
    }
}

/// Children of one priority.
struct StackGroup {
    let priority: Double
    let indices: PassList<Int>
}

extension Nodes {
    /// The distance before each child along an axis; 0 before the first.
    /// - Parameter spacing: nil for the neighbours' preferred one.
    func gaps(along axis: Axis, _ spacing: CGFloat?) -> PassList<CGFloat> {
        guard let first else { return .none }
        if let spacing { return first.pass.list(count) { $0 == 0 ? 0 : spacing } }
        var distanceOfSame: CGFloat?
        return first.pass.list(count) { index in
            guard index > 0 else { return 0 }
            let (last, own) = (self[index - 1], self[index])
            let isSame = own.hasSameSpacing(as: last)
            if isSame, let distanceOfSame { return distanceOfSame }
            let distance = last.spacing.distance(to: own.spacing, along: axis)
            distanceOfSame = isSame ? distance : nil
            return distance
        }
    }

    /// The groups by priority, highest first, each in order.
    fileprivate var groups: PassList<StackGroup> {
        guard let first else { return .none }
        let (pass, priority) = (first.pass, first.priority)
        guard contains(where: { $0.priority != priority }) else {
            return pass.list(1) { _ in StackGroup(priority: priority, indices: pass.list(indices)) }
        }
        let byPriority = Dictionary(grouping: indices) { self[$0].priority }
        return pass.list(
            byPriority.sorted { $0.key > $1.key }.map { StackGroup(priority: $0.key, indices: pass.list($0.value)) })
    }
}
