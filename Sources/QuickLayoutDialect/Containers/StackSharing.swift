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
    let children: Subelements
    private var rest: StackRest
    private let places: UnsafeMutableBufferPointer<StackScratch.Place>
    private let claims: UnsafeMutableBufferPointer<StackClaim>
    private var trail: StackTrail
    /// The steps, for the record.
    private(set) var ledger: StackLedger

    init(
        stack: StackProposal, spacing: CGFloat, children: Subelements, _ scratch: StackScratch, in context: RuleContext
    ) {
        (self.stack, self.spacing, self.children) = (stack, spacing, children)
        rest = StackRest(stack.size[stack.axis])
        (places, claims) = (scratch.places, scratch.claims)
        trail = StackTrail(scratch.steps)
        ledger = StackLedger(stack: stack, count: children.count, in: context)
    }

    /// Finds the answer of each child; none for one that is never laid out.
    mutating func run() {
        let count = layOutFixed()
        guard count > 0 else { return }
        if (1..<count).allSatisfy({ claims[$0].priority == claims[0].priority }) {
            return layOut(Group(turn: .only, number: 2, claims: 0..<count))
        }
        var sorted = UnsafeMutableBufferPointer(rebasing: claims[..<count])
        sorted.sort { $0.hasPriority(over: $1) }
        var (start, number) = (0, 2)
        while start < count {
            let priority = claims[start].priority
            let end = (start..<count).first { claims[$0].priority != priority } ?? count
            let turn: StackTurn = number == 2 ? .highest(priority) : .next(priority)
            layOut(Group(turn: turn, number: number, claims: start..<end))
            (start, number) = (end, number + 1)
        }
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
    }

    private mutating func takeGap(_ length: CGFloat) {
        take(length)
        ledger.take(length)
    }

    /// Asks a child, and returns the length of its answer.
    /// - Parameters:
    ///   - count: the number of equal parts of the rest of which this is one.
    ///   - reason: makes the reason from the rest and the stack's proposal.
    private mutating func ask(
        _ index: Int, _ length: CGFloat, of count: Int = 1, because reason: (StackRest, StackProposal) -> some Reason
    ) -> CGFloat {
        let proposal = stack.proposal(length)
        let answer = children[index].ask(proposal, because: reason(rest, stack))
        places[index].answer = answer
        let domain = answer.domain(around: proposal)
        trail.across.intersect(domain[stack.axis.other])
        trail.append(.asked(domain[stack.axis], share: Int32(count)))
        return answer.size[stack.axis]
    }

    /// Asks the fixed children, and subtracts the spacing.
    /// - Returns: the number of the others, which are among the claims.
    private mutating func layOutFixed() -> Int {
        var count = 0
        var gaps = StackGaps(spacing: spacing)
        for (index, child) in children.enumerated() {
            let flexibility = child.flexibility(for: stack.axis)
            if flexibility == .fixedSize {
                places[index].isFixed = true
                let length = ask(index, rest.length) { FixedFirst(rest: $0, stack: $1) }
                ledger.serve(index, turn: 1, .fixed, got: length)
                take(length)
                takeGap(gaps.before(child, places[index].answer))
            } else {
                let priority = child.layoutPriority
                if priority.isNaN {
                    child.row.note(.warning, NoteSentence.noPriority)
                } else {
                    claims.initializeElement(
                        at: count,
                        to: StackClaim(index: index, priority: priority, isFull: flexibility == .fullyFlexible))
                    count += 1
                }
                takeGap(gaps.before(child, nil))
            }
        }
        return count
    }

    /// Children of one priority.
    private struct Group {
        let turn: StackTurn
        /// Its turn among all; the fixed children have the first.
        let number: Int
        let claims: Range<Int>
    }

    private mutating func layOut(_ group: Group) {
        if group.claims.count == 1 {
            layOutAlone(group)
        } else {
            share(group)
        }
    }

    private mutating func layOutAlone(_ group: Group) {
        let index = claims[group.claims.lowerBound].index
        let length = ask(index, rest.length) { AllThatIsLeft(turn: group.turn, rest: $0, stack: $1) }
        ledger.serve(index, turn: group.number, .rest, got: length)
        take(length)
    }

    private mutating func share(_ group: Group) {
        askWhatIsWanted(group)
        for place in group.claims {
            let claim = claims[place]
            let count = group.claims.upperBound - place
            let share = EqualShare.length(of: rest, count)
            if let wanted = claim.wanted {
                let isTooLong = wanted > share + CGFloat.slack
                trail.append(.compared(wanted, share: Int32(count), isTooLong: isTooLong))
                guard isTooLong else {
                    ledger.serve(
                        claim.index, turn: group.number, .keeps(of: Int32(count)), wanted: wanted, got: wanted)
                    take(wanted)
                    continue
                }
            }
            let length = ask(claim.index, share, of: count) {
                EqualShare(rest: $0, count: count, wanted: claim.wanted, stack: $1)
            }
            ledger.serve(
                claim.index, turn: group.number, .share(of: Int32(count)), wanted: claim.wanted, got: length)
            take(length)
        }
    }

    /// Asks the children that are not fully flexible for their request from the whole rest, and sorts them: the fully
    /// flexible last.
    private mutating func askWhatIsWanted(_ group: Group) {
        for place in group.claims where !claims[place].isFull {
            claims[place].wanted = ask(claims[place].index, rest.length) {
                WantedLength(turn: group.turn, rest: $0, stack: $1)
            }
        }
        var sorted = UnsafeMutableBufferPointer(rebasing: claims[group.claims])
        sorted.sort { $0.comes(before: $1) }
    }
}
