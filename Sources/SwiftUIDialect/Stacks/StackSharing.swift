import EngineKit
import Negotiation

/// Serves a stack's children for a length.
struct StackSharing: ~Copyable {
    private let stack: StackProposal
    private let solver: StackSolver
    private let pass: PassPointer
    private var room: StackRoom
    private let length: CGFloat
    /// The last answer of each child.
    let answers: PassList<StackAnswer>
    private(set) var domain: StackDomain
    /// The reason for each child's length; nil if nothing is recorded.
    let parts: StackParts?
    /// The number of the group being served, from 1.
    private var turn = 0
    /// What the record keeps of that group; nil if nothing is recorded.
    private var keptGroup: KeptPart<KeptStackShare.Group>?

    init(stack: StackProposal, length: CGFloat, solver: StackSolver, in pass: PassPointer) {
        self.stack = stack
        self.solver = solver
        self.pass = pass
        self.length = length
        // The gaps, and each child's length, which may be set aside and given back before.
        let steps = 1 + solver.children.count * (solver.groups.count > 1 ? 3 : 1)
        let recording = pass.recording
        room = StackRoom(length, steps: recording?.write { $0.rows(steps, of: Calculation.Step.self) })
        parts = recording.map { StackParts(solver.children.count, along: stack.axis, in: $0) }
        domain = StackDomain(axis: stack.axis)
        answers = pass.list(solver.children.count) { _ in StackAnswer(proposal: stack.proposal, size: .zero) }
    }

    /// Asks all children.
    mutating func run() {
        room.take(solver.totalGap)
        let groups = solver.groups
        for (index, group) in groups.enumerated() {
            if index == 0 {
                reserve(for: groups.dropping(1))
            } else {
                giveBack(to: group)
            }
            let priority = CGFloat(group.priority)
            let turn: StackTurn = groups.count == 1 ? .only : index == 0 ? .highest(priority) : .next(priority)
            self.turn = index + 1
            let shared = KeptStackShare.Group(turn: turn, stack: stack)
            keptGroup = pass.recording?.write { $0.keep(shared: shared) }
            serve(group)
        }
    }

    /// Sets aside the minimums of all lower priorities.
    private mutating func reserve(for groups: PassList<StackGroup>) {
        guard !groups.isEmpty else { return }
        var reserved: [CGFloat] = []
        for index in groups.flatMap(\.indices) { reserved.append(reservation(for: index)) }
        for length in reserved { room.take(length) }
    }

    private mutating func giveBack(to group: StackGroup) {
        for index in group.indices { room.give(reservation(for: index)) }
    }

    private mutating func serve(_ group: StackGroup) {
        if group.indices.count == 1 {
            domain.use(ask(group.indices[0], of: 1, flexibility: nil), of: length)
            return
        }
        let isTheSame = stack.isPlacing && isEachGivenTheSame(group)
        let (ranges, order) = isTheSame ? (nil, nil) : flexibilities(of: group)
        var served = StackServing(
            axis: stack.axis, length: length, room: room.length, taken: room.taken,
            children: pass.list(capacity: group.indices.count))
        for (place, index) in group.indices.enumerated() {
            let range = ranges?[place]
            let rest = group.indices.count - place
            served.children.append(ask(range?.index ?? index, of: rest, flexibility: range?.flexibility))
        }
        domain.use(served, order: order)
    }

    /// The flexibility of each child of a group, in the order in which they are served, and the proposals with this
    /// order.
    private func flexibilities(of group: StackGroup) -> (ranges: PassList<StackRange>?, order: ProposalBox?) {
        var order = ProposalBox.everywhere
        let first = solver.children[group.indices[0]]
        let forMinimum = first.kept(StackMinimum(purpose: .flexibility, stack: stack))
        let forMaximum = first.kept(StackMaximum(stack: stack))
        let ranges = pass.list(group.indices.count) { place in
            let index = group.indices[place]
            let axis = stack.axis
            let minimum = limit(of: index, asking: 0, keeping: forMinimum)
            let shortest = minimum.pointee.size[axis]
            order = order.intersection(minimum.pointee.domain[axis])
            let maximum = limit(of: index, asking: .infinity, keeping: forMaximum)
            order = order.intersection(maximum.pointee.domain[axis])
            return StackRange(
                index: index, flexibility: StackFlexibility(minimum: shortest, maximum: maximum.pointee.size[axis]))
        }
        ranges.sort { $0.flexibility.isServed(before: $1.flexibility) ?? ($0.index < $1.index) }
        return (ranges, order)
    }

    /// Whether order cannot matter: each child takes exactly an equal share, or no space is left.
    private func isEachGivenTheSame(_ group: StackGroup) -> Bool {
        var rest = room.length
        let share = max(0, rest / CGFloat(group.indices.count))
        let proposal = ProposedViewSize(stack.axis, share, cross: stack.across)
        for (place, index) in group.indices.enumerated() {
            guard max(0, rest / CGFloat(group.indices.count - place)) == share,
                let answer = solver.children[index].known(stack.axis, at: proposal)?.pointee.size[stack.axis],
                answer == share || rest <= 0 && answer >= 0
            else { return false }
            rest -= answer
        }
        return true
    }

    /// Proposes an equal share to a child.
    private mutating func ask(_ index: Int, of count: Int, flexibility: StackFlexibility?) -> ServedChild {
        let taken = room.taken
        let share = max(0, room.length / CGFloat(count))
        let proposal = ProposedViewSize(stack.axis, share, cross: stack.across)
        let child = solver.children[index]
        var reason: KeptReason?
        if let keptGroup, let sum = room.sum {
            reason = child.kept(
                KeptStackShare(
                    group: keptGroup, flexibility: flexibility, isRoomLeft: room.length >= 0, count: Int32(count),
                    sum: sum))
        }
        let answer = child.answer(proposal, keeping: reason)
        let size = answer.pointee.size
        answers[index] = StackAnswer(proposal: proposal, size: size)
        parts?.note(index, turn: self.turn, got: size[stack.axis], share: reason)
        room.take(size[stack.axis])
        return ServedChild(
            answer: pass.lasting(answer), isByLength: child.isAlignedByLength(solver.line), taken: taken, count: count)
    }

    /// The length set aside for a child of a lower priority.
    private mutating func reservation(for index: Int) -> CGFloat {
        let reason = solver.children[index].kept(StackMinimum(purpose: .reserving, stack: stack))
        let minimum = limit(of: index, asking: 0, keeping: reason)
        domain.use(minimum.pointee.domain[stack.axis])
        return minimum.pointee.size[stack.axis]
    }

    /// A child's answer with its length for a proposal, asked only if earlier answers do not determine it.
    private func limit(of index: Int, asking length: CGFloat, keeping reason: KeptReason?) -> AnswerPointer {
        let child = solver.children[index]
        let proposal = ProposedViewSize(stack.axis, length, cross: stack.across)
        return child.known(stack.axis, at: proposal) ?? child.answer(proposal, keeping: reason)
    }
}
