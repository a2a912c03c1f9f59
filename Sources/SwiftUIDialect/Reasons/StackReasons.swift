import EngineKit
import Negotiation

extension StackProposal {
    /// The arithmetic of a proposal, given that of its length along the stack.
    func calculation(on axis: Axis, along: Calculation?) -> Calculation? {
        axis == self.axis ? along : across.map { Calculation($0) }
    }

    /// After a sentence.
    var words: String {
        guard isSecond, let across else { return "" }
        return "; computed again in the stack's own \(axis.other.lengthName) \(PointsFormat.short(across))"
    }
}

/// A stack without a length asks for ideal lengths.
struct StackIdeal: Reason {
    let stack: StackProposal

    var sentence: String {
        "the stack has no \(stack.axis.lengthName) to share, so each child is asked for its ideal \(stack.axis.lengthName)\(stack.words)"
    }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: nil) }
}

/// What a child cannot go below.
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
}

/// How long a child can get.
struct StackMaximum: Reason {
    let stack: StackProposal

    var sentence: String { "its maximum \(stack.axis.lengthName), to find its flexibility\(stack.words)" }

    func calculation(on axis: Axis) -> Calculation? { stack.calculation(on: axis, along: Calculation(.infinity)) }
}

/// An equal part of the room for as many as are not served yet. A class, for an ask and the child's part refer to it.
final class StackShare: Reason {
    let turn: StackTurn
    /// Nil for the only one of its priority, of which it is not asked.
    let flexibility: StackFlexibility?
    private let packedCount: Int32
    /// How the room came to be what it is, as in `StackRoom`.
    private let room: Calculation
    private let isRoomLeft: Bool
    let stack: StackProposal

    init(turn: StackTurn, flexibility: StackFlexibility?, room: StackRoom, count: Int, stack: StackProposal) {
        (self.turn, self.flexibility, self.stack) = (turn, flexibility, stack)
        (packedCount, self.room, isRoomLeft) = (Int32(count), room.calculation, room.length >= 0)
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
}

/// How the children of a stack stand in line. A class, for the places of all of them refer to it.
final class StackRow: Sendable {
    let axis: Axis
    /// The lines that are put on one line.
    let line: AlignmentKey
    /// Where the common line runs in the stack.
    let common: CGFloat

    init(axis: Axis, line: AlignmentKey, common: CGFloat) {
        (self.axis, self.line, self.common) = (axis, line, common)
    }
}

/// A child in its place in a stack.
struct StackPlaced: PositionReason {
    let row: StackRow
    let size: CGSize
    /// The name of the child before it; nil for the first.
    let previous: String?
    /// Where the child before it ends.
    let end: CGFloat
    let gap: CGFloat
    /// Where its own line runs in it.
    let own: CGFloat

    var sentence: String {
        let along = CommonSentences.inLine(after: previous, end: end, gap: gap)
        return "its own size; \(along); \(LineWords.one(row.line, at: row.common))"
    }

    func position(on axis: Axis) -> Calculation {
        guard axis == row.axis else { return Calculation(row.common).adding(.minus(own)) }
        return gap == 0 ? Calculation(end) : Calculation(end).adding(.plus(gap))
    }
}
