import EngineKit
import Negotiation

/// How a stack shares its length among its children.
///
/// Fixed children are asked first, in order, each with the rest of those before it. The others follow by priority,
/// highest first; each group gets the whole rest. In a group, the smallest request is served first, and a child that
/// wants more than an equal share of the rest is asked again with that share:
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
    /// The steps, for the record.
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

    /// Returns the answer of each child; nil for one that is never laid out.
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

    /// The proposals to the stack for which every child would answer the same.
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

    /// Asks a child, and returns the length of its answer.
    /// - Parameter count: the number of equal parts of the rest of which this is one.
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

    /// Asks the fixed children, and subtracts the spacing; returns the others.
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

    /// A child that is not fixed.
    private struct FlexibleChild {
        let index: Int
        let priority: CGFloat
        let isFull: Bool
    }

    /// Children of one priority.
    private struct Group {
        let turn: StackTurn
        /// Its turn among all; the fixed children have the first.
        let number: Int
        var indices: [FlexibleChild]
    }

    /// Groups the children by priority, highest first; in a group they keep their order.
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

    /// The request of a child in a group; nil for a fully flexible child.
    private struct Claim {
        let child: FlexibleChild
        let wanted: CGFloat?

        /// The smallest request comes first. Among equals, fully flexible children come last; the others keep their
        /// order.
        func comes(before other: Claim) -> Bool {
            let (mine, others) = (wanted ?? .infinity, other.wanted ?? .infinity)
            if mine != others { return mine < others }
            if (wanted == nil) != (other.wanted == nil) { return wanted != nil }
            return child.index < other.child.index
        }
    }

    /// Asks the children that are not fully flexible for their request from the whole rest; sorted, the fully flexible
    /// last.
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
