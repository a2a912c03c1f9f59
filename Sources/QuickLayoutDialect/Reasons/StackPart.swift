import EngineKit
import Negotiation

/// The reason for a child's length along its stack.
struct StackPart: Reason {
    let stack: StackProposal
    /// The turn, from 1: fixed children first, then each priority.
    let turn: Int
    let wanted: CGFloat
    let got: CGFloat
    let rule: Rule

    enum Rule {
        /// Its size does not follow the proposal.
        case fixed
        /// It wants at most an equal share.
        case keeps(EqualShare)
        /// It was asked with an equal share.
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

/// The rule by which a stack shares its length.
struct StackRule: Reason {
    var sentence: String { "fixed sizes first, then by priority; equals share, smallest request first" }
}
