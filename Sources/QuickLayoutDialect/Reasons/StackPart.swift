import EngineKit
import Negotiation

/// How a child of a stack came by its length along it.
struct StackPart: Reason {
    let stack: StackProposal
    /// From 1: those of fixed size, then each priority.
    let turn: Int
    let wanted: CGFloat
    let got: CGFloat
    let rule: Rule

    enum Rule {
        /// Its size does not follow what it is proposed.
        case fixed
        /// What it wants is no more than an equal share.
        case keeps(EqualShare)
        /// It was asked in an equal share.
        case share(EqualShare)
        /// It was alone in its turn.
        case rest(StackRest)
    }

    var sentence: String {
        let own = PointsFormat.short(got)
        switch rule {
        case .fixed: return "fixed, so asked first: \(CommonSentences.own(stack.axis, got))"
        case .keeps(let share):
            let words = share.count == 1 ? "what is left" : "its share"
            let isEqual = abs(got - share.length) <= CGFloat.slack
            return "\(own) is \(isEqual ? "" : "less than ")\(words) \(share.arithmetic), so it keeps \(own)"
        case .share(let share):
            let words = "\(share.count == 1 ? "what is left" : "its share"): \(share.arithmetic)"
            return CommonSentences.taken(got, of: share.length, words)
        case .rest(let rest):
            let words = rest.calculation.steps.isEmpty ? "" : " = \(PointsFormat.short(rest.length))"
            return CommonSentences.taken(
                got, of: rest.length,
                rest.length == .infinity ? rest.words : "what is left: \(rest.calculation)\(words)")
        }
    }

    func calculation(on axis: Axis) -> Calculation? {
        guard axis == stack.axis else { return nil }
        let proposed: Calculation? =
            switch rule {
            case .fixed, .keeps: nil
            case .share(let share): share.calculation
            case .rest(let rest): rest.calculation
            }
        return proposed.flatMap { $0.value == got ? $0 : nil } ?? Calculation(got)
    }
}

/// A child whose priority is NaN.
struct NeverLaidOut: Reason {
    var sentence: String { NoteSentence.noPriority }
}

/// The rule by which a stack shares its length out.
struct StackRule: Reason {
    var sentence: String { "fixed sizes first, then by priority; equals share, smallest request first" }
}
