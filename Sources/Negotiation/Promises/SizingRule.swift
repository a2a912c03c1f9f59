import Foundation

/// A rule that every answer of an element follows, because its library's caches or callers rely on it.
public enum SizingRule: String, Hashable, Sendable, CaseIterable {
    /// With the other axis unchanged, a larger proposal never makes an element shorter. (Blueprint, CaffeinatedLayout,
    /// rule 1.)
    case neverShrinks
    /// An element that answers less than its proposal answers the same to all proposals from that answer to the
    /// proposal: it grows in steps. (Blueprint, CaffeinatedLayout, rule 2.)
    case growsInSteps
    /// A limited proposal is answered with a number that is neither infinite nor NaN.
    case finite
    /// An answer depends on the proposal alone, not on earlier asks.
    case sameAgain
    /// With the other axis unlimited, or at its ideal length, every answer is between the answer to 0, the minimum, and
    /// the answer to an unlimited proposal, the maximum. So is the ideal length. (SwiftUI, Layout,
    /// sizeThatFits(proposal:subviews:cache:).)
    case withinExtremes
    /// No answer is longer than the proposal. (Theodolite, layout(constraint:tree:): the maximum renderable size.)
    case withinMaximum
    /// A leaf declared fixed on an axis answers the same there to every proposal, because stacks lay it out before all
    /// others. (QuickLayout, Flexibility.fixedSize.)
    case fixedStays
    /// A layout places its views in the given bounds, wherever these are. (SwiftUI, Layout,
    /// placeSubviews(in:proposal:subviews:cache:): bounds are in the coordinates of the parent.)
    case placesInBounds
}

/// A rule that an element breaks, with proposals that show it.
public struct BrokenRule: Hashable, Sendable {
    /// The broken rule; its own comment names its source.
    public let rule: SizingRule
    /// The axis of the contradictory lengths; for a stray child, of its position.
    public let axis: Axis
    /// The proposals and answers that show it: of two, the second is wrong. Empty if the rule is about positions.
    public let evidence: [Evidence]
    /// The child placed outside of the bounds; nil if the rule is about sizes.
    public let stray: StrayChild?

    /// A proposal and its answer, in points.
    public struct Evidence: Hashable, Sendable {
        /// The proposal.
        public let proposal: Proposal
        /// The element's own answer, not limited to the proposal.
        public let answer: CGSize
    }

    init(_ rule: SizingRule, _ axis: Axis, _ evidence: Evidence...) {
        (self.rule, self.axis, self.evidence) = (rule, axis, evidence)
        stray = nil
    }

    init(_ stray: StrayChild) {
        (rule, evidence) = (.placesInBounds, [])
        axis = stray.position.x == stray.expected.x ? .vertical : .horizontal
        self.stray = stray
    }
}

extension BrokenRule: CustomStringConvertible {
    /// The rule in plain words with its counterexample, without a full stop: "proposed 20 it answers 10, so every proposal
    /// from 10 to 20 must answer 10; proposed 15 it answers 7".
    public var description: String {
        if let stray { return stray.sentence }
        guard let first = evidence.first, let last = evidence.last else { return rule.rawValue }
        let (one, other) = (first.words(axis), last.words(axis))
        let place = first.place(axis)
        switch rule {
        case .neverShrinks:
            return "\(place)\(one) it answers \(first.length(axis)), so more must not answer less; "
                + "\(other) it answers \(last.length(axis))"
        case .growsInSteps:
            let length = first.length(axis)
            let range =
                first.proposal[axis].limit.map { "from \(length) to \(PointsFormat.short($0))" } ?? "from \(length) on"
            return "\(place)\(one) it answers \(length), so every proposal \(range) must answer \(length); "
                + "\(other) it answers \(last.length(axis))"
        case .finite:
            return "\(first.wholeWords) it answers \(PointsFormat.short(first.answer)), which is not finite"
        case .withinExtremes:
            let (extreme, bound) =
                first.proposal[axis] == .unconstrained ? ("its maximum", "more") : ("its minimum", "less")
            return
                "\(place)\(one) it answers \(first.length(axis)), \(extreme), so no proposal is answered with \(bound); "
                + "\(other) it answers \(last.length(axis))"
        case .withinMaximum:
            return "\(place)\(one) it answers \(first.length(axis)), more than is proposed"
        case .fixedStays:
            return
                "\(place)\(one) it answers \(first.length(axis)), and it says that it is fixed, so every proposal must "
                + "answer \(first.length(axis)); \(other) it answers \(last.length(axis))"
        case .placesInBounds: return rule.rawValue
        case .sameAgain:
            return "\(first.wholeWords) it answers \(PointsFormat.short(first.answer)), and "
                + "\(PointsFormat.short(last.answer)) after other proposals: its answer must depend on the proposal alone"
        }
    }

    /// The advice, without a full stop.
    public var help: String {
        switch rule {
        case .neverShrinks: "answer the same \(axis.lengthName) or more when more is proposed"
        case .growsInSteps:
            "answer the \(axis.lengthName) that the contents need, or the whole proposal, but no part of it"
        case .finite: "check for divisions by zero, and for lengths computed from an unlimited proposal"
        case .withinExtremes:
            "answer a proposal of 0 with the minimum \(axis.lengthName), and an unlimited one with the maximum"
        case .withinMaximum: "answer at most the maximum of the range; SizeRange.clamp does that"
        case .fixedStays: "answer one \(axis.lengthName) always, or say that it is partial or fully flexible"
        case .placesInBounds: "count from bounds.minX and bounds.minY, or from bounds.origin"
        case .sameAgain: "cache only what does not depend on the proposal, or cache it per proposal"
        }
    }
}

extension BrokenRule.Evidence {
    fileprivate func length(_ axis: Axis) -> String { PointsFormat.short(answer[axis]) }

    /// `proposed 20`, or `without a limit`.
    fileprivate func words(_ axis: Axis) -> String {
        switch proposal[axis] {
        case .exactly(let length), .atMost(let length), .between(_, let length):
            "proposed \(PointsFormat.short(length))"
        case .unconstrained: "without a limit"
        case .unspecified: "proposed nil"
        }
    }

    /// The axis, and the proposal on the other: `width, at a height of 3: `.
    fileprivate func place(_ axis: Axis) -> String {
        let name = axis.other.lengthName
        let across =
            switch proposal[axis.other] {
            case .exactly(let length), .atMost(let length), .between(_, let length):
                "at a \(name) of \(PointsFormat.short(length))"
            case .unconstrained: "with unlimited \(name)"
            case .unspecified: "with nil for the \(name)"
            }
        return "\(axis.lengthName), \(across): "
    }

    fileprivate var wholeWords: String { "proposed \(proposal.words)," }
}

extension StrayChild {
    /// The description, without a full stop.
    fileprivate var sentence: String {
        func words(_ point: CGPoint) -> String { "\(PointsFormat.short(point.x)), \(PointsFormat.short(point.y))" }
        return "in bounds whose corner is at \(words(corner)) it places \(name) at \(words(position)), which must be "
            + "\(words(expected)): positions are counted from the corner of the bounds"
    }
}

extension Proposal {
    /// At most two lengths; an infinite one means no limit.
    package init(limits: CGSize) {
        self.init(width: AxisProposal(limit: limits.width), height: AxisProposal(limit: limits.height))
    }
}

extension Proposal {
    /// The maximums, in points; infinite if unlimited.
    package var limits: CGSize { CGSize(width: width.limit ?? .infinity, height: height.limit ?? .infinity) }
}

extension AxisProposal {
    /// At most a length; an infinite one means no limit.
    package init(limit: CGFloat) {
        self = limit == .infinity ? .unconstrained : .atMost(limit)
    }

    /// The maximum, in points; nil if unlimited.
    package var limit: CGFloat? {
        switch self {
        case .exactly(let length), .atMost(let length), .between(_, let length): length
        case .unconstrained, .unspecified: nil
        }
    }
}
