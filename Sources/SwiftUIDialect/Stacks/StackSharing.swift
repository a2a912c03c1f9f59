import Negotiation

/// Serves a stack's children in a length.
struct StackSharing {
    private let offer: StackOffer
    private let solver: StackSolver
    private var room: StackRoom
    private var proposals: [ProposedViewSize]
    private let length: CGFloat
    private(set) var domain: StackDomain
    /// How each child came by its length; empty where nothing is recorded.
    private(set) var parts: [StackPart]
    /// Which group is served, from 1.
    private var turn = 0

    init(offer: StackOffer, length: CGFloat, solver: StackSolver) {
        self.offer = offer
        self.solver = solver
        self.length = length
        room = StackRoom(length, isRecorded: solver.children.first?.isRecorded ?? false)
        domain = StackDomain(axis: offer.axis)
        proposals = Array(repeating: offer.proposal, count: solver.children.count)
        let unserved = StackPart(axis: offer.axis, turn: 0, got: 0, share: nil)
        parts = room.isRecorded ? solver.children.map { _ in unserved } : []
    }

    /// Asks everyone, the last time in what they get.
    mutating func run() -> [ProposedViewSize] {
        room.take(solver.totalGap)
        let groups = solver.groups
        for (index, group) in groups.enumerated() {
            if index == 0 {
                reserve(for: groups.dropFirst())
            } else {
                giveBack(to: group)
            }
            let turn: StackTurn =
                groups.count == 1 ? .only : index == 0 ? .highest(group.priority) : .next(group.priority)
            self.turn = index + 1
            serve(group, turn)
        }
        return proposals
    }

    /// Keeps the minimums of all lower priorities free.
    private mutating func reserve(for groups: ArraySlice<StackGroup>) {
        var reserved: [CGFloat] = []
        for index in groups.flatMap(\.indices) { reserved.append(minimum(of: index, for: .reserving)) }
        for length in reserved { room.take(length) }
    }

    private mutating func giveBack(to group: StackGroup) {
        for index in group.indices { room.give(minimum(of: index, for: .reserving)) }
    }

    private mutating func serve(_ group: StackGroup, _ turn: StackTurn) {
        if group.indices.count == 1 {
            ask(group.indices[0], of: 1, turn, flexibility: nil)
            return
        }
        var ranges: [StackFlexibility] = []
        for index in group.indices {
            ranges.append(
                StackFlexibility(
                    index: index, minimum: minimum(of: index, for: .flexibility), maximum: maximum(of: index)))
        }
        for (place, child) in ranges.sorted(by: StackFlexibility.isServedFirst).enumerated() {
            ask(child.index, of: group.indices.count - place, turn, flexibility: child)
        }
    }

    /// Proposes an equal share to a child.
    private mutating func ask(_ index: Int, of count: Int, _ turn: StackTurn, flexibility: StackFlexibility?) {
        let share = max(0, room.length / CGFloat(count))
        let proposal = ProposedViewSize(offer.axis, share, cross: offer.across)
        let (length, taken) = (length, length - room.length)
        let child = solver.children[index]
        let reason =
            room.isRecorded
            ? StackShare(turn: turn, flexibility: flexibility, room: room, count: count, offer: offer) : nil
        let answer = child.answer(proposal, because: reason ?? UnstatedReason())
        proposals[index] = proposal
        if room.isRecorded {
            parts[index] = StackPart(
                axis: offer.axis, turn: self.turn, got: answer.size[offer.axis], share: reason)
        }
        room.take(answer.size[offer.axis])
        domain.use(answer.domain, isByLength: child.isAlignedByLength(solver.line)) {
            $0.shared(length, without: taken, among: count)
        }
    }

    private mutating func minimum(of index: Int, for purpose: StackMinimum.Purpose) -> CGFloat {
        let offer = offer
        return limit(of: index, asking: 0, because: StackMinimum(purpose: purpose, offer: offer))
    }

    private mutating func maximum(of index: Int) -> CGFloat {
        let offer = offer
        return limit(of: index, asking: .infinity, because: StackMaximum(offer: offer))
    }

    /// A child's length under a proposal, which it is asked for where nothing that it answered before tells it.
    private mutating func limit(
        of index: Int, asking length: CGFloat, because reason: @autoclosure () -> any Reason
    ) -> CGFloat {
        let child = solver.children[index]
        let proposal = ProposedViewSize(offer.axis, length, cross: offer.across)
        if let known = child.knownLength(offer.axis, at: proposal) {
            domain.use(known.box)
            return known.length
        }
        let answer = child.answer(proposal, because: reason())
        domain.use(answer.domain[offer.axis])
        return answer.size[offer.axis]
    }
}
