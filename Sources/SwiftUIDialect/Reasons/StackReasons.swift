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

/// An equal part of the rest, among the children not yet served. A class, because an ask and the child's part share it.
final class StackShare: Reason {
    let turn: StackTurn
    /// The flexibility; nil for the only child of its priority, which is not asked for it.
    let flexibility: StackFlexibility?
    private let packedCount: Int32
    /// The arithmetic of the rest, as in `StackRoom`.
    private let room: Calculation
    private let isRoomLeft: Bool
    private let isShortened: Bool
    let stack: StackProposal

    init(turn: StackTurn, flexibility: StackFlexibility?, room: StackRoom, count: Int, stack: StackProposal) {
        (self.turn, self.flexibility, self.stack) = (turn, flexibility, stack)
        (packedCount, isRoomLeft) = (Int32(count), room.length >= 0)
        self.room = room.calculation ?? Calculation(room.length)
        isShortened = room.isShortened
    }

    private var count: Int { Int(packedCount) }

    var along: Calculation {
        var calculation = room
        if count > 1 { calculation = calculation.adding(.over(CGFloat(count))) }
        if !isRoomLeft { calculation = calculation.adding(.atLeast(0)) }
        return calculation
    }

    var sentence: String {
        let order = flexibility.map { "flexibility \($0.words); " } ?? ""
        let isLast = count == 1
        let share =
            isLast ? CommonSentences.rest(along, withResult: true) : "equal share \(CommonSentences.equation(along))"
        return turn.words + order + share + stack.words
    }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: along) }

    func origin(on axis: Axis) -> LengthOrigin { stack.origin(on: axis, along: isShortened ? .rule : .room(axis)) }
}

/// The alignment of a stack's children. A class, because the positions of all of them share it.
final class StackRow: Sendable {
    let axis: Axis
    /// The guide that aligns the children.
    let line: AlignmentKey
    /// The position of the common line in the stack.
    let common: CGFloat

    init(axis: Axis, line: AlignmentKey, common: CGFloat) {
        (self.axis, self.line, self.common) = (axis, line, common)
    }
}

/// The numbers of a child's position in a stack.
struct StackPlace {
    let axis: Axis
    /// The end of the child before it.
    let end: CGFloat
    let gap: CGFloat
    /// The positions of the common line, and of its own.
    let common: CGFloat
    let own: CGFloat

    /// The position, as a number or with its arithmetic.
    func position<Sum: LengthSum>(on axis: Axis) -> Sum {
        guard axis == self.axis else { return Sum(common).minus(own) }
        return gap == 0 ? Sum(end) : Sum(end).plus(gap)
    }

    /// The position without its arithmetic, which is made for a record alone.
    var corner: CGPoint { CGPoint(x: position(on: .horizontal), y: position(on: .vertical)) }
}

/// A child's position in a stack.
struct StackPlaced: PositionReason {
    let row: StackRow
    let size: CGSize
    /// The name of the child before it; nil for the first.
    let previous: String?
    private let end: CGFloat
    private let gap: CGFloat
    private let own: CGFloat

    init(row: StackRow, size: CGSize, previous: String?, place: StackPlace) {
        (self.row, self.size, self.previous) = (row, size, previous)
        (end, gap, own) = (place.end, place.gap, place.own)
    }

    private var place: StackPlace {
        StackPlace(axis: row.axis, end: end, gap: gap, common: row.common, own: own)
    }

    var sentence: String {
        let along = CommonSentences.inLine(after: previous, end: end, gap: gap)
        return "its own size; \(along); \(LineWords.one(row.line, at: row.common))"
    }

    var guide: PlacedGuide? {
        PlacedGuide(row.line.guideName, on: row.axis.other, own: own, common: row.common)
    }

    func position(on axis: Axis) -> Calculation { place.position(on: axis) }
}
