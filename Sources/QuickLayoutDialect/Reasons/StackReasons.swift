import EngineKit
import Negotiation

/// When in a stack a group of children has its turn.
enum StackTurn {
    case only
    case highest(CGFloat)
    case next(CGFloat)

    /// In front of a sentence.
    var words: String {
        switch self {
        case .only: ""
        case .highest(let priority): "highest priority \(PointsFormat.short(priority)) first; "
        case .next(-.infinity): "spacers come last; "
        case .next(let priority): "next priority \(PointsFormat.short(priority)); "
        }
    }
}

extension StackOffer {
    /// The arithmetic of a proposal, given that of its length along the stack.
    func calculation(on axis: Axis, along: Calculation) -> Calculation {
        axis == self.axis ? along : calculationAcross
    }

    /// After a sentence.
    var words: String {
        switch across {
        case .proposed: ""
        case .unlimited: "; without a limit across, to find the longest"
        case .ideal(let longest, let maximum):
            longest <= maximum
                ? "; \(PointsFormat.short(longest)) across, as long as the longest"
                : "; \(PointsFormat.short(maximum)) across, less than the longest's \(PointsFormat.short(longest))"
        }
    }
}

extension StackRest {
    /// In a sentence.
    var words: String {
        calculation.value == .infinity ? "unlimited room" : CommonSentences.rest(calculation)
    }
}

/// A child whose size does not follow what it is proposed, and that is asked before the others.
struct FixedFirst: Reason {
    let rest: StackRest
    let offer: StackOffer

    var sentence: String {
        let room = rest.calculation.steps.isEmpty ? "the whole" : "what is left:"
        return "fixed, so asked first, in \(room) \(rest.calculation)\(offer.words)"
    }

    func calculation(on axis: Axis) -> Calculation? { offer.calculation(on: axis, along: rest.calculation) }
}

/// The only child of its priority.
struct AllThatIsLeft: Reason {
    let turn: StackTurn
    let rest: StackRest
    let offer: StackOffer

    var sentence: String { "\(turn.words)\(rest.words)\(offer.words)" }

    func calculation(on axis: Axis) -> Calculation? { offer.calculation(on: axis, along: rest.calculation) }
}

/// One of several of a priority, asked before anything is shared out.
struct WantedLength: Reason {
    let turn: StackTurn
    let rest: StackRest
    let offer: StackOffer

    var sentence: String {
        "\(turn.words)how much it would take of \(rest.words)\(offer.words)"
    }

    func calculation(on axis: Axis) -> Calculation? { offer.calculation(on: axis, along: rest.calculation) }
}

/// A part of what is left for as many as have not been served.
struct EqualShare: Reason {
    let rest: StackRest
    let count: Int
    /// What it said it wants; nil where it takes what it gets.
    let wanted: CGFloat?
    let offer: StackOffer

    var length: CGFloat { rest.length / CGFloat(count) }

    /// `(43 - 5) / 2`; without a division for the last.
    var calculation: Calculation { count == 1 ? rest.calculation : rest.calculation.adding(.over(CGFloat(count))) }

    /// `(43 - 5) / 2 = 19`.
    var arithmetic: String {
        calculation.steps.isEmpty ? PointsFormat.short(length) : "\(calculation) = \(PointsFormat.short(length))"
    }

    var sentence: String {
        let share =
            count > 1 || calculation.steps.isEmpty
            ? (count == 1 ? "all there is: " : "equal share ") + arithmetic : "all that is left: " + arithmetic
        guard let wanted else { return (count == 1 ? "last of its group, so " : "") + share + offer.words }
        let limit = count == 1 ? "is left" : "its share"
        return "would take \(PointsFormat.short(wanted)), more than \(limit), so asked again: \(share)\(offer.words)"
    }

    func calculation(on axis: Axis) -> Calculation? { offer.calculation(on: axis, along: calculation) }
}

/// A child in its place in a stack.
struct StackPlaced: PositionReason {
    let axis: Axis
    let size: CGSize
    /// The name of the child before it; nil for the first.
    let previous: String?
    /// Where the child before it ends, counted from where the text begins.
    let end: CGFloat
    let gap: CGFloat
    /// The length of all of them, where text runs from right to left.
    let total: CGFloat?
    let line: AlignmentGuide
    let common: CGFloat
    let own: CGFloat

    var sentence: String {
        "its own size; \(along); \(line.words) in line at \(PointsFormat.short(common))"
    }

    private var along: String {
        guard let previous else { return total == nil ? "first" : "first from the right" }
        let ends = total == nil ? "at \(PointsFormat.short(end))" : "\(PointsFormat.short(end)) from the right"
        let spacing = gap == 0 ? "" : ", and spacing \(PointsFormat.short(gap))"
        return "after \(previous), which ends \(ends)\(spacing)"
    }

    func position(on axis: Axis) -> Calculation {
        guard axis == self.axis else { return Calculation(common).adding(.minus(own)) }
        guard let total else { return Calculation(end).adding(.plus(gap)) }
        return Calculation(total).adding(.minus(end + gap)).adding(.minus(size[axis]))
    }
}

/// Everyone in a container is proposed all of it.
struct WholeProposal: Reason {
    let offer: CGSize
    let asker: String

    var sentence: String { "\(asker) proposes everything to each: \(PointsFormat.short(offer))" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(offer[axis]) }
}

/// A child with one of its points on the one that all share.
struct CommonPoint: PositionReason {
    let size: CGSize
    let alignment: Alignment
    let common: CGPoint
    let own: CGPoint

    var sentence: String { "its own size, \(alignment.words(at: common))" }

    func position(on axis: Axis) -> Calculation { Calculation(common[axis]).adding(.minus(own[axis])) }
}
