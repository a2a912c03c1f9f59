import EngineKit
import Negotiation

/// How a stack shares its length out among its children.
///
/// Those of fixed size are asked first, in order, each in what those before it left. The others follow by priority, the
/// highest first; a group sees all that is left. In a group, who wants least is served first, and nobody who wants more
/// than an equal share of the rest gets more:
///
/// ```
///  18 for three of a group     wanted  3   12   9      sorted  3   9   12
///  share 6: takes 3   left 15, share 7.5: wanted 9, so asked again in 7.5: takes 7   left 11: takes 11
/// ```
struct StackSharing {
    let stack: StackProposal
    let spacing: CGFloat
    let children: [ElementProxy]
    private var rest: StackRest
    private var answers: [LayoutNode?]
    private var trail: StackTrail
    /// What was done, for those who read it.
    private(set) var ledger: StackLedger

    init(stack: StackProposal, spacing: CGFloat, children: [ElementProxy]) {
        self.stack = stack
        self.spacing = spacing
        self.children = children
        rest = StackRest(stack.size[stack.axis], isRecorded: stack.isRecorded)
        answers = Array(repeating: nil, count: children.count)
        trail = StackTrail(count: children.count)
        ledger = StackLedger(stack: stack, count: children.count)
    }

    /// The answer of each child; nil for one that is never laid out.
    mutating func run() -> [LayoutNode?] {
        let flexible = layOutFixed()
        for group in Self.groups(of: flexible) {
            if group.indices.count == 1 {
                layOutAlone(group)
            } else {
                share(group)
            }
        }
        return answers
    }

    /// The proposals to the stack for which everyone would answer the same.
    var domain: AnswerDomain {
        var domain = AnswerDomain.everywhere
        domain[stack.axis] = trail.lengths(around: stack.size[stack.axis])
        domain[stack.axis.other] = stack.lengthsAcross(into: trail.across)
        return domain
    }

    private mutating func take(_ length: CGFloat) {
        rest.take(length)
        trail.append(.taken(length))
        ledger.take(length)
    }

    private func reason(_ reason: @autoclosure () -> any Reason) -> (any Reason)? {
        stack.isRecorded ? reason() : nil
    }

    /// Asks a child; gives the length of its answer.
    /// - Parameter count: among how many the rest is divided of which this is a part.
    private mutating func ask(
        _ index: Int, _ length: CGFloat, of count: Int = 1, because reason: (any Reason)?
    ) -> CGFloat {
        let proposal = stack.proposal(length)
        let answer = children[index].layoutThatFits(proposal, because: reason ?? UnstatedReason())
        answers[index] = answer
        let domain = answer.domain(around: proposal)
        trail.across.intersect(domain[stack.axis.other])
        trail.append(.asked(domain[stack.axis], share: count))
        return answer.size[stack.axis]
    }

    /// Asks the children of fixed size, and takes the spacing out; gives the others.
    private mutating func layOutFixed() -> [FlexibleChild] {
        var flexible: [FlexibleChild] = []
        var gaps = StackGaps(spacing: spacing)
        for (index, child) in children.enumerated() {
            let flexibility = child.flexibility(for: stack.axis)
            if flexibility == .fixedSize {
                let length = ask(index, rest.length, because: reason(FixedFirst(rest: rest, stack: stack)))
                ledger.serve(index, turn: 1, .fixed, got: length)
                take(length)
                take(gaps.before(child, answers[index]))
            } else {
                let priority = child.layoutPriority
                if priority.isNaN {
                    child.node.note(.warning, NoteSentence.noPriority)
                } else {
                    flexible.append(
                        FlexibleChild(index: index, priority: priority, isFull: flexibility == .fullyFlexible))
                }
                take(gaps.before(child, nil))
            }
        }
        return flexible
    }

    /// A child that is not of fixed size.
    private struct FlexibleChild {
        let index: Int
        let priority: CGFloat
        let isFull: Bool
    }

    /// Children of one priority.
    private struct Group {
        let turn: StackTurn
        /// In which turn of all it is served; those of fixed size have the first.
        let number: Int
        var indices: [FlexibleChild]
    }

    /// By priority, the highest first; in a group, in their order.
    private static func groups(of children: [FlexibleChild]) -> [Group] {
        guard let first = children.first else { return [] }
        if children.allSatisfy({ $0.priority == first.priority }) {
            return [Group(turn: .only, number: 2, indices: children)]
        }
        let priorities = Set(children.map(\.priority)).sorted(by: >)
        return priorities.enumerated().map { place, priority in
            Group(
                turn: place == 0 ? .highest(priority) : .next(priority), number: place + 2,
                indices: children.filter { $0.priority == priority })
        }
    }

    private mutating func layOutAlone(_ group: Group) {
        let index = group.indices[0].index
        let length = ask(
            index, rest.length, because: reason(AllThatIsLeft(turn: group.turn, rest: rest, stack: stack)))
        ledger.serve(index, turn: group.number, .rest, got: length)
        take(length)
    }

    private mutating func share(_ group: Group) {
        let claims = claims(of: group)
        for (place, claim) in claims.enumerated() {
            let share = EqualShare(
                rest: rest, count: claims.count - place, wanted: claim.wanted, stack: stack)
            let index = claim.child.index
            if let wanted = claim.wanted {
                let isTooLong = wanted > share.length + CGFloat.slack
                trail.append(.compared(wanted, share: share.count, isTooLong: isTooLong))
                guard isTooLong else {
                    ledger.serve(index, turn: group.number, .keeps(of: share.count), wanted: wanted, got: wanted)
                    take(wanted)
                    continue
                }
            }
            let length = ask(index, share.length, of: share.count, because: reason(share))
            ledger.serve(index, turn: group.number, .share(of: share.count), wanted: claim.wanted, got: length)
            take(length)
        }
    }

    /// What a child of a group wants; nil for one that takes whatever it gets.
    private struct Claim {
        let child: FlexibleChild
        let wanted: CGFloat?

        /// Who wants least comes first. Among equals, those that take all stand last, and the others in their order.
        func comes(before other: Claim) -> Bool {
            let (mine, others) = (wanted ?? .infinity, other.wanted ?? .infinity)
            if mine != others { return mine < others }
            if (wanted == nil) != (other.wanted == nil) { return wanted != nil }
            return child.index < other.child.index
        }
    }

    /// Asks who may take less how much they want of everything; sorted by that, those that take all at the end.
    private mutating func claims(of group: Group) -> [Claim] {
        var claims = group.indices.map { child in
            guard !child.isFull else { return Claim(child: child, wanted: nil) }
            let wanted = ask(
                child.index, rest.length, because: reason(WantedLength(turn: group.turn, rest: rest, stack: stack)))
            return Claim(child: child, wanted: wanted)
        }
        claims.sort { $0.comes(before: $1) }
        return claims
    }
}
