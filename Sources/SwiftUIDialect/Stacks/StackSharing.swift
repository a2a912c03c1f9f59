import EngineKit
import Negotiation

/// Serves a stack's children for a length.
struct StackSharing {
    private let stack: StackProposal
    private let solver: StackSolver
    private var room: StackRoom
    private var proposals: [ProposedViewSize]
    private let length: CGFloat
    private(set) var domain: StackDomain
    /// The reason for each child's length; empty if nothing is recorded.
    private(set) var parts: [StackPart]
    /// The number of the group being served, from 1.
    private var turn = 0

    init(stack: StackProposal, length: CGFloat, solver: StackSolver) {
        self.stack = stack
        self.solver = solver
        self.length = length
        room = StackRoom(length, isRecorded: solver.children.first?.isRecorded ?? false)
        domain = StackDomain(axis: stack.axis)
        proposals = Array(repeating: stack.proposal, count: solver.children.count)
        let unserved = StackPart(axis: stack.axis, turn: 0, got: 0, share: nil)
        parts = room.isRecorded ? solver.children.map { _ in unserved } : []
    }

    /// Asks all children, and returns their final proposals.
    mutating func run() -> [ProposedViewSize] {
        room.take(solver.totalGap)
        let groups = solver.groups
        for (index, group) in groups.enumerated() {
            if index == 0 {
                reserve(for: groups.dropFirst())
            } else {
                giveBack(to: group)
            }
            let priority = CGFloat(group.priority)
            let turn: StackTurn = groups.count == 1 ? .only : index == 0 ? .highest(priority) : .next(priority)
            self.turn = index + 1
            serve(group, turn)
        }
        return proposals
    }

    /// Sets aside the minimums of all lower priorities.
    private mutating func reserve(for groups: ArraySlice<StackGroup>) {
        var reserved: [CGFloat] = []
        for index in groups.flatMap(\.indices) { reserved.append(reservation(for: index)) }
        for length in reserved { room.take(length) }
    }

    private mutating func giveBack(to group: StackGroup) {
        for index in group.indices { room.give(reservation(for: index)) }
    }

    private mutating func serve(_ group: StackGroup, _ turn: StackTurn) {
        if group.indices.count == 1 {
            domain.use(ask(group.indices[0], of: 1, turn, flexibility: nil), of: length)
            return
        }
        var served = StackServing(axis: stack.axis, length: length, room: room.length, taken: room.taken)
        if stack.isPlacing, isEachGivenTheSame(group) {
            for (place, index) in group.indices.enumerated() {
                served.children.append(ask(index, of: group.indices.count - place, turn, flexibility: nil))
            }
            domain.use(served, order: nil)
            return
        }
        var ranges: [(index: Int, flexibility: StackFlexibility)] = []
        var order = ProposalBox.everywhere
        ranges.reserveCapacity(group.indices.count)
        let stack = stack
        for index in group.indices {
            let minimum = limit(of: index, asking: 0, because: StackMinimum(purpose: .flexibility, stack: stack))
            let maximum = limit(of: index, asking: .infinity, because: StackMaximum(stack: stack))
            order = order.intersection(minimum.box).intersection(maximum.box)
            ranges.append((index, StackFlexibility(minimum: minimum.length, maximum: maximum.length)))
        }
        ranges.sort { $0.flexibility.isServed(before: $1.flexibility) ?? ($0.index < $1.index) }
        for (place, child) in ranges.enumerated() {
            served.children.append(
                ask(child.index, of: group.indices.count - place, turn, flexibility: child.flexibility))
        }
        domain.use(served, order: order)
    }

    /// Whether order cannot matter: each child takes exactly an equal share, or no space is left.
    private func isEachGivenTheSame(_ group: StackGroup) -> Bool {
        var rest = room.length
        let share = max(0, rest / CGFloat(group.indices.count))
        let proposal = ProposedViewSize(stack.axis, share, cross: stack.across)
        for (place, index) in group.indices.enumerated() {
            guard max(0, rest / CGFloat(group.indices.count - place)) == share,
                let answer = solver.children[index].knownLength(stack.axis, at: proposal)?.length,
                answer == share || rest <= 0 && answer >= 0
            else { return false }
            rest -= answer
        }
        return true
    }

    /// Proposes an equal share to a child.
    private mutating func ask(
        _ index: Int, of count: Int, _ turn: StackTurn, flexibility: StackFlexibility?
    ) -> ServedChild {
        let taken = room.taken
        let share = max(0, room.length / CGFloat(count))
        let proposal = ProposedViewSize(stack.axis, share, cross: stack.across)
        let child = solver.children[index]
        let reason =
            room.isRecorded
            ? StackShare(turn: turn, flexibility: flexibility, room: room, count: count, stack: stack) : nil
        let answer = child.answer(proposal, keeping: reason.flatMap { child.kept($0) })
        proposals[index] = proposal
        if room.isRecorded {
            parts[index] = StackPart(
                axis: stack.axis, turn: self.turn, got: answer.size[stack.axis], share: reason)
        }
        room.take(answer.size[stack.axis])
        return ServedChild(
            length: answer.size[stack.axis], domain: answer.domain,
            isByLength: child.isAlignedByLength(solver.line), taken: taken, count: count)
    }

    /// The length set aside for a child of a lower priority.
    private mutating func reservation(for index: Int) -> CGFloat {
        let minimum = limit(of: index, asking: 0, because: StackMinimum(purpose: .reserving, stack: stack))
        domain.use(minimum.box)
        return minimum.length
    }

    /// A child's length for a proposal, asked only if earlier answers do not determine it, with its box.
    private func limit(
        of index: Int, asking length: CGFloat, because reason: @autoclosure () -> some Reason
    ) -> (length: CGFloat, box: ProposalBox) {
        let child = solver.children[index]
        let proposal = ProposedViewSize(stack.axis, length, cross: stack.across)
        if let known = child.knownLength(stack.axis, at: proposal) { return known }
        let answer = child.answer(proposal, because: reason())
        return (answer.size[stack.axis], answer.domain[stack.axis])
    }
}
