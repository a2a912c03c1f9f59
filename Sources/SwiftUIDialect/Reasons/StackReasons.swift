import EngineKit
import Negotiation

extension StackProposal {
    /// The arithmetic of a proposal on an axis, given that along the stack.
    func calculation(on axis: Axis, along: Calculation?) -> Calculation? {
        axis == self.axis ? along : across.map { Calculation($0) }
    }

    /// The origin of a length that the stack proposes; in a second round the length across is the stack's own answer.
    func origin(on axis: Axis, along: LengthOrigin) -> LengthOrigin {
        guard axis != self.axis, isSecond else { return axis == self.axis ? along : .room(axis) }
        return answered.map { .answer($0, axis) } ?? .rule
    }

    /// The words at the end of a sentence.
    var words: String {
        guard isSecond, let across else { return "" }
        return "; computed again in the stack's own \(axis.other.lengthName) \(PointsFormat.short(across))"
    }
}

/// A child of a stack without a length, asked for its ideal length.
struct StackIdeal: Reason {
    let stack: StackProposal

    var sentence: String {
        "the stack has no \(stack.axis.lengthName) to share, so each child is asked for its ideal \(stack.axis.lengthName)\(stack.words)"
    }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: nil) }

    func origin(on axis: Axis) -> LengthOrigin { stack.origin(on: axis, along: .room(axis)) }
}

/// A child asked for its minimum.
struct StackMinimum: Reason {
    enum Purpose {
        case reserving, flexibility
    }

    let purpose: Purpose
    let stack: StackProposal

    var sentence: String {
        let name = stack.axis.lengthName
        return switch purpose {
        case .reserving: "its minimum \(name), reserved while higher priorities are served\(stack.words)"
        case .flexibility: "its minimum \(name), to find its flexibility\(stack.words)"
        }
    }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: Calculation(0)) }

    func origin(on axis: Axis) -> LengthOrigin { stack.origin(on: axis, along: .constant) }
}

/// A child asked for its maximum.
struct StackMaximum: Reason {
    let stack: StackProposal

    var sentence: String { "its maximum \(stack.axis.lengthName), to find its flexibility\(stack.words)" }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: Calculation(.infinity)) }

    func origin(on axis: Axis) -> LengthOrigin { stack.origin(on: axis, along: .constant) }
}

/// An equal part of the rest, among the children not yet served.
struct StackShare: Reason {
    let turn: StackTurn
    /// The flexibility; nil for the only child of its priority, which is not asked for it.
    let flexibility: StackFlexibility?
    let along: Calculation
    /// Whether it is all of the rest.
    let isLast: Bool
    /// Whether its arithmetic begins in the middle.
    let isShortened: Bool
    let stack: StackProposal

    var sentence: String {
        let order = flexibility.map { "flexibility \($0.words); " } ?? ""
        let share =
            isLast ? CommonSentences.rest(along, withResult: true) : "equal share \(CommonSentences.equation(along))"
        return turn.words + order + share + stack.words
    }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: along) }

    func origin(on axis: Axis) -> LengthOrigin { stack.origin(on: axis, along: isShortened ? .rule : .room(axis)) }
}

/// An equal part of the rest, as a record keeps it: its arithmetic is in the record's memory, and so is its stack.
struct KeptStackShare: ReasonForm {
    let group: KeptPart<Group>
    let flexibility: StackFlexibility?
    let isRoomLeft: Bool
    let count: Int32
    let sum: StackSum

    /// What all children of a group have alike.
    struct Group: Sendable {
        let turn: StackTurn
        let stack: StackProposal
    }

    var whole: any Reason {
        var along = sum.calculation
        if count > 1 { along = along.adding(.over(CGFloat(count))) }
        if !isRoomLeft { along = along.adding(.atLeast(0)) }
        let group = group.value
        return StackShare(
            turn: group.turn, flexibility: flexibility, along: along, isLast: count == 1,
            isShortened: sum.isShortened, stack: group.stack)
    }
}

/// The line by which a stack's children are aligned.
struct StackLine: Sendable {
    let axis: Axis
    /// The children's guide.
    let guide: AlignmentKey
    /// The position of the common line.
    let common: CGFloat
}

/// The numbers of a child's position in a stack.
struct StackPlace {
    /// The end of the child before it.
    let end: CGFloat
    let gap: CGFloat
    /// The position of its own line.
    let own: CGFloat

    /// The position, as a number or with its arithmetic.
    func position<Sum: LengthSum>(on axis: Axis, in line: StackLine) -> Sum {
        guard axis == line.axis else { return Sum(line.common).minus(own) }
        return gap == 0 ? Sum(end) : Sum(end).plus(gap)
    }

    /// The position without its arithmetic, which is made for a record alone.
    func corner(in line: StackLine) -> CGPoint {
        CGPoint(x: position(on: .horizontal, in: line), y: position(on: .vertical, in: line))
    }
}

/// A child's position in a stack.
struct StackPlaced: PositionReason {
    let size: CGSize
    /// The name of the child before it; nil for the first.
    let previous: String?
    let line: StackLine
    let place: StackPlace

    var sentence: String {
        let along = CommonSentences.inLine(after: previous, end: place.end, gap: place.gap)
        return "its own size; \(along); \(LineWords.one(line.guide, at: line.common))"
    }

    var guide: PlacedGuide? {
        PlacedGuide(line.guide.guideName, on: line.axis.other, own: place.own, common: line.common)
    }

    func position(on axis: Axis) -> Calculation { place.position(on: axis, in: line) }
}

/// A child's position in a stack, as a record keeps it: without memory for the name, with the line of its stack.
struct KeptStackPlaced: ReasonForm {
    let size: CGSize
    let previous: KeptName?
    let line: KeptPart<StackLine>
    let place: StackPlace

    var whole: any Reason { StackPlaced(size: size, previous: previous?.string, line: line.value, place: place) }
}
