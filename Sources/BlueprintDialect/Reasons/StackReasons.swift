import EngineKit
import Negotiation

/// A child that neither grows nor shrinks, and is asked before the others.
struct FixedFirst: Reason {
    let stack: StackProposal

    var sentence: String {
        guard let length = stack.along.constrainedValue else {
            return "fixed children are asked first: its length is unlimited"
        }
        return "fixed children are asked first: it may use all \(PointsFormat.short(length))"
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        Calculation(stack.constraint(along: stack.along)[axis])
    }
}

/// The rest after fixed children and spacing, which is proposed to every other child.
struct AllThatIsLeft: Reason {
    let rest: StackRest

    var sentence: String {
        guard let calculation = calculation(on: rest.stack.direction) else { return "unlimited" }
        guard calculation.steps.count > Self.shownSteps else { return CommonSentences.rest(calculation) }
        let all = PointsFormat.short(rest.taken.reduce(0, +))
        let short = "\(PointsFormat.short(calculation.start)) - \(all) for \(rest.taken.count) fixed"
        return "all that is left: \(short)"
            + (rest.spacing == 0 ? "" : " - \(PointsFormat.short(rest.spacing)) between")
    }

    /// A sum with more terms than this is shortened.
    private static let shownSteps = 5

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        guard axis == rest.stack.direction else {
            return Calculation(rest.stack.constraint(along: rest.stack.along)[axis])
        }
        let start = Calculation(rest.stack.along)
        let taken = rest.taken.reduce(start) { $0?.adding(.minus($1)) }
        return rest.spacing == 0 ? taken : taken?.adding(.minus(rest.spacing))
    }
}

/// A child with its final length along the stack, asked for its length across. It owns no memory, so that the record
/// keeps it in a few steps.
struct FinalLength: Reason {
    private let own: StackLength
    /// Whether the stack's children share an underflow or an overflow.
    private let isShared: Bool
    private let stack: StackProposal

    init(_ own: StackLength, isShared: Bool, in stack: StackProposal) {
        (self.own, self.isShared, self.stack) = (own, isShared, stack)
    }

    private var proposal: SizeConstraint {
        stack.constraint(along: .atMost(own.span.length))
    }

    /// The length along the stack; infinite if the stack is unlimited.
    var length: CGFloat { stack.direction == .horizontal ? proposal.widthLimit : proposal.heightLimit }

    var sentence: String {
        let direction = stack.direction
        let again = own.basis.wasAsked ? "again " : ""
        return "its final \(direction.lengthName) \(arithmetic), asked \(again)for the \(direction.other.lengthName)"
    }

    /// The requested length plus the child's part of the overflow or underflow: `5 + 38 = 43`.
    private var arithmetic: String {
        let change = own.change
        guard change.isFinite, change != 0 else { return PointsFormat.short(length) }
        return CommonSentences.equation(sum)
    }

    private var sum: Calculation {
        let basis = Calculation(own.basis.length)
        guard isShared else { return basis }
        let change = own.change
        let sum = change == 0 ? basis : basis.adding(.plus(change))
        return sum.value >= 0 ? sum : sum.adding(.atLeast(0))
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        axis == stack.direction ? sum : Calculation(proposal[axis])
    }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin {
        axis == stack.direction ? own.basis.origin(on: axis) : .room(axis)
    }
}

/// The reason for the size of a child in a stack, as a record keeps it: all children share the stack's account.
struct KeptStackPlacement: ReasonForm {
    let account: KeptPart<StackAccount>
    let index: Int

    var whole: any Reason { StackPlacement(account: account.value, index: index) }
}

/// The reason for the size of a child in a stack.
struct StackPlacement: Reason {
    private let account: StackAccount
    private let index: Int

    /// - Parameter index: the child's index in the stack.
    init(account: StackAccount, index: Int) {
        (self.account, self.index) = (account, index)
    }

    var share: StackShare { account.share(at: index) }
    var depth: CGFloat { account.depth(at: index) }
    var fills: Bool { account.fills }

    var sentence: String {
        let axis = share.direction.other
        let own = CommonSentences.own(axis, depth)
        return "\(share.sentence); \(fills ? "the whole \(axis.lengthName) \(PointsFormat.short(depth))" : own)"
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        axis == share.direction ? share.calculation(on: axis) : Calculation(depth)
    }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin {
        axis == share.direction ? share.origin(on: axis) : account.originAcross(of: index)
    }
}
