import Negotiation

/// Serves a stack's children in a length.
struct StackSharing {
    private let offer: StackOffer
    private let solver: StackSolver
    private var room: StackRoom
    private var proposals: [ProposedViewSize]
    private let length: CGFloat
    /// The proposals to the stack for which everyone is known to answer the same; nil for this one alone.
    private(set) var domain: AnswerDomain? = .everywhere

    init(offer: StackOffer, length: CGFloat, solver: StackSolver) {
        self.offer = offer
        self.solver = solver
        self.length = length
        room = StackRoom(length, isRecorded: solver.children.first?.isRecorded ?? false)
        proposals = Array(repeating: offer.proposal, count: solver.children.count)
    }

    /// Asks everyone, the last time in what they get.
    mutating func run() -> [ProposedViewSize] {
        room.take(solver.memory.totalGap)
        let groups = solver.memory.groups
        for (index, group) in groups.enumerated() {
            if index == 0 {
                reserve(for: groups.dropFirst())
            } else {
                giveBack(to: group)
            }
            let turn: StackTurn =
                groups.count == 1 ? .only : index == 0 ? .highest(group.priority) : .next(group.priority)
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
        let answer = solver.children[index].ask(
            proposal,
            because: StackShare(turn: turn, flexibility: flexibility, room: room, count: count, offer: offer))
        proposals[index] = proposal
        room.take(answer[offer.axis])
        narrow(by: solver.children[index].domain(at: proposal)) { $0.shared(length, without: taken, among: count) }
    }

    /// Keeps to the proposals for which an answer that was used holds.
    /// - Parameter along: the lengths of the stack for which the child is proposed one in an interval.
    private mutating func narrow(by own: AnswerDomain?, along: (LengthInterval) -> LengthInterval) {
        guard let own, let domain else {
            self.domain = nil
            return
        }
        let cross = offer.axis.other
        var narrowed = domain
        narrowed[cross] = domain[cross].intersection(own[cross])
        narrowed[offer.axis] = domain[offer.axis].intersection(along(own[offer.axis]))
        self.domain = narrowed
    }

    private mutating func minimum(of index: Int, for purpose: StackMinimum.Purpose) -> CGFloat {
        let offer = offer
        return limit(\.minimum, of: index, asking: 0) { StackMinimum(purpose: purpose, offer: offer) }
    }

    private mutating func maximum(of index: Int) -> CGFloat {
        let offer = offer
        return limit(\.maximum, of: index, asking: .infinity) { StackMaximum(offer: offer) }
    }

    private mutating func limit(
        _ path: WritableKeyPath<StackMemory.ChildRange, CGFloat?>, of index: Int, asking length: CGFloat,
        because reason: () -> any Reason
    ) -> CGFloat {
        let children = solver.children
        let proposal = ProposedViewSize(offer.axis, length, cross: offer.across)
        let found = solver.memory.length(path, of: index, count: children.count, across: offer.across) {
            children[index].ask(proposal, because: reason())[offer.axis]
        }
        narrow(by: children[index].domain(at: proposal)) { _ in .everywhere }
        return found
    }
}

/// How much a child's length can change along a stack.
struct StackFlexibility {
    let index: Int
    let minimum: CGFloat
    let maximum: CGFloat

    private var value: CGFloat { maximum - minimum }

    /// The least flexible first; among those without a maximum, the one with the larger minimum; then in their order.
    static func isServedFirst(_ one: StackFlexibility, _ other: StackFlexibility) -> Bool {
        if one.value == .infinity, other.value == .infinity, one.minimum != other.minimum {
            return one.minimum > other.minimum
        }
        if one.value != other.value, !one.value.isNaN, !other.value.isNaN { return one.value < other.value }
        return one.index < other.index
    }

    /// `30 - 4 = 26`.
    var words: String {
        let difference = Calculation(maximum).adding(.minus(minimum))
        return "\(difference) = \(PointsFormat.short(value))"
    }
}

/// What is left along a stack while its children are served, and how it came to be that.
struct StackRoom {
    private(set) var length: CGFloat
    /// The sum so far; begun anew with the length itself where it grows too long to be read, and where nobody reads it.
    private(set) var calculation: Calculation
    private let isRecorded: Bool

    private static let shownSteps = 6

    init(_ length: CGFloat, isRecorded: Bool) {
        self.length = length
        self.isRecorded = isRecorded
        calculation = Calculation(length)
    }

    /// Takes a length out; one that is not a number, as infinity of infinity, leaves the room as it is.
    mutating func take(_ taken: CGFloat) { change(.minus(taken), to: length - taken) }

    mutating func give(_ given: CGFloat) { change(.plus(given), to: length + given) }

    private mutating func change(_ step: Calculation.Step, to changed: CGFloat) {
        guard !changed.isNaN, changed != length else { return }
        length = changed
        guard isRecorded else { return }
        calculation =
            calculation.steps.count >= Self.shownSteps ? Calculation(changed) : calculation.adding(step)
    }
}

/// What a stack was proposed, seen along its axis and across it.
struct StackOffer {
    let axis: Axis
    let proposal: ProposedViewSize
    /// Whether the stack computes everything again with its own length across.
    let isSecond: Bool

    var across: CGFloat? { proposal[axis.other] }
}
