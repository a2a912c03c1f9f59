import Negotiation

// How a stack arranges its children, in four steps. Two lists have a row for each child; each step fills its part:
//
//                  ┌──────────────────────────────────────┬──────────────────────────────────────┐
//                  │ 1  its requested length along        │ 3  its requested length across, at   │
//                  │ 2  its final length and position     │    that final length                 │
//                  │                                      │ 4  its position across               │
//                  └──────────────────────────────────────┴──────────────────────────────────────┘
//                    StackDistribution of [StackLength]     [StackDepth]
//
// Rules of Blueprint 1237c2b6. "Along" is the stack's axis, "across" the other one; the steps work for both directions.

extension StackLayout {
    /// The requested lengths plus the spacing, at most the proposal if children shrink; across, the extent of the
    /// aligned children.
    public func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Void
    ) -> CGSize {
        subelements.withNodes { size(in: proposal, of: $0) }
    }

    /// Gives each child its length along the axis, and across its own length or the stack's.
    public func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Void
    ) {
        subelements.withNodes { place($0, in: size) }
    }

    func size(in proposal: SizeConstraint, of children: Nodes) -> CGSize {
        guard !children.isEmpty else { return .zero }
        let stack = StackProposal(measuring: proposal, along: axis.direction)
        return StackScratch.with(children.count) { scratch in
            let arrangement = arrange(children, in: stack, scratch)
            let extent = arrangement.extent
            if children.isRecorded { arrangement.explain(extent, in: proposal, at: children[0]) }
            return extent
        }
    }

    func place(_ children: Nodes, in size: CGSize) {
        guard !children.isEmpty else { return }
        let stack = StackProposal(placingIn: size, along: axis.direction)
        StackScratch.with(children.count) { scratch in
            let arrangement = arrange(children, in: stack, scratch)
            guard let recording = children[0].recording else {
                for index in children.indices { children[index].placement = arrangement.frame(at: index) }
                return
            }
            let account = StackAccount(arrangement, of: children, by: self, in: stack)
            children.record { _ in account.shares() }
            let kept = recording.keep(shared: account)
            for (index, child) in children.enumerated() {
                child.place(
                    arrangement.frame(at: index), because: KeptStackPlacement(account: kept, index: index),
                    decider: .known(arrangement.decider(at: index, fills: alignment.isFill)))
                if arrangement.isShareUndefined(at: index) { child.note(.warning, NoteSentence.noShare) }
            }
        }
    }

    private func arrange(
        _ children: Nodes, in stack: StackProposal, _ scratch: StackScratch
    ) -> StackArrangement {
        askBases(children, in: stack, scratch.lengths)
        let distribution = distribute(scratch.lengths, among: children, in: stack)
        askDepths(children, at: distribution, in: stack, scratch.depths)
        align(children, scratch.depths, at: distribution, in: stack)
        return StackArrangement(direction: stack.direction, distribution: distribution, depths: scratch.depths)
    }
}

extension StackLayout {
    /// Step 1. The fixed children are asked first, each with the whole proposal; then each of the others with the rest.
    private func askBases(
        _ children: Nodes, in stack: StackProposal, _ lengths: UnsafeMutableBufferPointer<StackLength>
    ) {
        var rest = StackRest(stack: stack, spacing: totalSpacing(of: children.count))
        for (index, child) in children.enumerated() where child.priorities.isFixed {
            let answer = child.ask(stack.constraint(along: stack.along), because: FixedFirst(stack: stack))
            lengths[index].basis = StackBasis(answer, along: stack.direction)
            rest.take(lengths[index].basis.length)
        }
        let room = rest.room
        guard room.isGreaterThanZero else {
            if stack.isPlacing, room.constrainedValue?.isNaN == true { noteUndefinedRoom(children) }
            return
        }
        let proposal = stack.constraint(along: room)
        // One reason for all, kept when the first of them asks in a recorded pass.
        var allThatIsLeft: KeptReason?
        for (index, child) in children.enumerated() where !child.priorities.isFixed {
            let answer = child.ask(proposal, because: AllThatIsLeft(rest: rest), keptIn: &allThatIsLeft)
            lengths[index].basis = StackBasis(answer, along: stack.direction)
        }
    }

    private func totalSpacing(of count: Int) -> CGFloat {
        minimumSpacing * CGFloat(count - 1)
    }

    /// A fixed child's answer, or the spacing, is NaN or infinite.
    private func noteUndefinedRoom(_ children: Nodes) {
        for child in children where !child.priorities.isFixed {
            child.note(.warning, NoteSentence.undefinedRoom)
        }
    }

    /// Step 3. Each child is asked again, at its final length.
    private func askDepths(
        _ children: Nodes, at distribution: StackDistribution, in stack: StackProposal,
        _ depths: UnsafeMutableBufferPointer<StackDepth>
    ) {
        let direction = stack.direction.other
        for (index, child) in children.enumerated() {
            let answer = child.ask(
                stack.constraint(along: .atMost(distribution[index].span.length)),
                because: FinalLength(distribution[index], isShared: distribution.isShared, in: stack))
            depths[index] = StackDepth(answer, across: direction)
        }
    }
}

/// The space in which a stack arranges its children: its proposal, or its final size.
struct StackProposal {
    let room: SizeConstraint
    let direction: Negotiation.Axis
    /// Whether the stack has its final size, and uses all of it.
    let isPlacing: Bool

    init(measuring proposal: SizeConstraint, along direction: Negotiation.Axis) {
        self.direction = direction
        room = proposal
        isPlacing = false
    }

    init(placingIn size: CGSize, along direction: Negotiation.Axis) {
        self.direction = direction
        room = SizeConstraint(size)
        isPlacing = true
    }

    var along: SizeConstraint.Axis { room[direction] }
    var across: SizeConstraint.Axis { room[direction.other] }

    /// A child's proposal: a length along, and the whole length across.
    func constraint(along length: SizeConstraint.Axis) -> SizeConstraint {
        SizeConstraint(direction, length, cross: across)
    }
}

/// The rest of the proposal after fixed children and spacing.
struct StackRest {
    let stack: StackProposal
    let spacing: CGFloat
    private(set) var taken: [CGFloat] = []

    init(stack: StackProposal, spacing: CGFloat) {
        self.stack = stack
        self.spacing = spacing
    }

    mutating func take(_ length: CGFloat) {
        taken.append(length)
    }

    var room: SizeConstraint.Axis {
        taken.reduce(stack.along) { $0 - $1 } - spacing
    }
}

/// A child's requested length along the stack, before growing or shrinking.
struct StackBasis {
    let length: CGFloat
    let answer: CGSize
    let exchange: ExchangeID?
    let wasAsked: Bool

    /// A child for which no space was left.
    static let unasked = StackBasis(length: 0, answer: .zero, exchange: nil, wasAsked: false)

    private init(length: CGFloat, answer: CGSize, exchange: ExchangeID?, wasAsked: Bool) {
        self.length = length
        self.answer = answer
        self.exchange = exchange
        self.wasAsked = wasAsked
    }

    /// The answer; 0 without one.
    func origin(on axis: Negotiation.Axis) -> LengthOrigin { exchange.map { .answer($0, axis) } ?? .constant }

    init(_ answer: Answer, along direction: Negotiation.Axis) {
        self.init(length: answer.size[direction], answer: answer.size, exchange: answer.exchange, wasAsked: true)
    }
}

/// A child along the stack.
struct StackLength {
    /// Its requested length.
    var basis = StackBasis.unasked
    /// The change of the requested length, negative if shortened; 0 if nothing was shared.
    var change: CGFloat = 0
    /// Its final length and its position.
    var span = StackSpan.zero
}

/// A child across the stack.
struct StackDepth {
    /// Its requested length.
    let length: CGFloat
    let answer: CGSize
    let exchange: ExchangeID?
    /// Its final length and its position.
    var span = StackSpan.zero

    /// A child that is not asked yet.
    init() {
        (length, answer, exchange) = (0, .zero, nil)
    }

    init(_ answer: Answer, across direction: Negotiation.Axis) {
        (length, self.answer, exchange) = (answer.size[direction], answer.size, answer.exchange)
    }
}

/// A span on one axis of the stack.
struct StackSpan {
    let start: CGFloat
    let length: CGFloat

    static let zero = StackSpan(start: 0, length: 0)
}

extension StackLayout.Alignment {
    var isFill: Bool {
        if case .fill = self { true } else { false }
    }
}

extension Node {
    /// The guide that the element's parent gave it for a stack's alignment, if any.
    var alignmentGuide: StackLayout.AlignmentGuide? {
        return if case .guided(let guide) = traits { guide } else { nil }
    }

    /// The traits that the element's parent gave it for a stack, or the usual ones.
    var stackTraits: StackLayout.Traits {
        StackLayout.Traits(
            growPriority: priorities.grow, shrinkPriority: priorities.shrink, alignmentGuide: alignmentGuide)
    }
}

/// A child's parts of a stack's underflow and overflow.
struct StackPriorities {
    let grow: CGFloat
    let shrink: CGFloat
    /// Whether the child was added with them.
    let areGiven: Bool

    init(grow: CGFloat, shrink: CGFloat) {
        (self.grow, self.shrink, areGiven) = (grow, shrink, true)
    }

    private init() {
        (grow, shrink, areGiven) = (1, 1, false)
    }

    /// The priorities of a child that was added without any.
    static var usual: StackPriorities { StackPriorities() }

    /// Whether the child neither grows nor shrinks, and so is asked first.
    var isFixed: Bool { grow == 0 && shrink == 0 }
}
