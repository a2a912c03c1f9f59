import EngineKit
import Negotiation

extension StackProposal {
    /// The arithmetic of a proposal on an axis, given that along the stack.
    func calculation(on axis: Axis, along: Calculation) -> Calculation {
        axis == self.axis ? along : calculationAcross
    }

    /// The origin of a length that the stack proposes: its own length, or across an ideal stack the longest child's.
    func origin(on axis: Axis, in rest: StackRest) -> LengthOrigin {
        if axis == self.axis { return rest.isShortened ? .rule : .room(axis) }
        if case .ideal(_, _, let exchange) = across { return exchange.map { .answer($0, axis) } ?? .rule }
        return .room(axis)
    }

    /// The words at the end of a sentence.
    var words: String {
        switch across {
        case .proposed: ""
        case .unlimited: "; without a limit across, to find the longest"
        case .ideal(let longest, let maximum, _):
            longest <= maximum
                ? "; \(PointsFormat.short(longest)) across, as long as the longest"
                : "; \(PointsFormat.short(maximum)) across, less than the longest's \(PointsFormat.short(longest))"
        }
    }
}

extension StackRest {
    /// The rest in words.
    var words: String {
        calculation.value == .infinity ? "unlimited room" : CommonSentences.rest(calculation)
    }
}

/// A child whose size does not follow the proposal, asked before the others.
struct FixedFirst: Reason {
    let rest: StackRest
    let stack: StackProposal

    var sentence: String {
        let room = rest.calculation.steps.isEmpty ? "all" : "what is left:"
        return "fixed children are asked first: it may use \(room) \(rest.calculation)\(stack.words)"
    }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: rest.calculation) }

    func origin(on axis: Axis) -> LengthOrigin { stack.origin(on: axis, in: rest) }
}

/// The only child of its priority.
struct AllThatIsLeft: Reason {
    let turn: StackTurn
    let rest: StackRest
    let stack: StackProposal

    var sentence: String { "\(turn.words)\(rest.words)\(stack.words)" }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: rest.calculation) }

    func origin(on axis: Axis) -> LengthOrigin { stack.origin(on: axis, in: rest) }
}

/// A child among several of one priority, asked before the length is shared.
struct WantedLength: Reason {
    let turn: StackTurn
    let rest: StackRest
    let stack: StackProposal

    var sentence: String {
        let calculation = rest.calculation
        let room =
            calculation.value == .infinity
            ? "unlimited room"
            : calculation.steps.isEmpty
                ? "all there is: \(calculation)" : "what is left: \(CommonSentences.equation(calculation))"
        return "\(turn.words)asked how much it would take of \(room)\(stack.words)"
    }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: rest.calculation) }

    func origin(on axis: Axis) -> LengthOrigin { stack.origin(on: axis, in: rest) }
}

/// An equal part of the rest, among the children not yet served.
struct EqualShare: Reason {
    let rest: StackRest
    let count: Int
    /// Its request; nil if it is fully flexible.
    let wanted: CGFloat?
    let stack: StackProposal

    var length: CGFloat { Self.length(of: rest, count) }

    /// The length of an equal part of a rest.
    static func length(of rest: StackRest, _ count: Int) -> CGFloat { rest.length / CGFloat(count) }

    /// The arithmetic: `(43 - 5) / 2`; without a division for the last child.
    var calculation: Calculation { count == 1 ? rest.calculation : rest.calculation.adding(.over(CGFloat(count))) }

    /// The arithmetic with its result: `(43 - 5) / 2 = 19`.
    var arithmetic: String { CommonSentences.equation(calculation) }

    var sentence: String {
        let share = count > 1 ? "equal share \(arithmetic)" : CommonSentences.rest(calculation, withResult: true)
        guard let wanted else { return (count == 1 ? "last of its group, so " : "") + share + stack.words }
        let limit = count == 1 ? "is left" : "its share"
        return "would take \(PointsFormat.short(wanted)), more than \(limit), so asked again: \(share)\(stack.words)"
    }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: calculation) }

    func origin(on axis: Axis) -> LengthOrigin { stack.origin(on: axis, in: rest) }
}

/// A child's position in a stack.
struct StackPlaced: PositionReason {
    let axis: Axis
    let size: CGSize
    /// The name of the child before it; nil for the first.
    let previous: String?
    /// The end of the child before it, from where text begins.
    let end: CGFloat
    let gap: CGFloat
    /// The length of all children, if text runs from right to left.
    let total: CGFloat?
    let line: GuideName
    let common: CGFloat
    let own: CGFloat

    var sentence: String {
        let along = CommonSentences.inLine(after: previous, end: end, gap: gap, fromRight: total != nil)
        return "its own size; \(along); \(LineWords.one(line, at: common))"
    }

    var guide: PlacedGuide? { PlacedGuide(line.guideName, on: axis.other, own: own, common: common) }

    func position(on axis: Axis) -> Calculation {
        guard axis == self.axis else { return Calculation(common).adding(.minus(own)) }
        guard let total else { return Calculation(end).adding(.plus(gap)) }
        return Calculation(total).adding(.minus(end + gap)).adding(.minus(size[axis]))
    }
}

/// A child's position in a stack, as a record keeps it: without memory for the name.
struct KeptStackPlaced: ReasonForm {
    let axis: Axis
    let size: CGSize
    let previous: KeptName?
    let end: CGFloat
    let gap: CGFloat
    let total: CGFloat?
    let line: GuideName
    let common: CGFloat
    let own: CGFloat

    var whole: any Reason {
        StackPlaced(
            axis: axis, size: size, previous: previous?.string, end: end, gap: gap, total: total, line: line,
            common: common, own: own)
    }
}
