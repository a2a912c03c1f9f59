import Foundation

/// Something that every answer of an element keeps, in the libraries whose caches or whose callers rely on it.
public enum SizingRule: String, Hashable, Sendable, CaseIterable {
    /// The other axis as it is, a larger proposal never makes an element shorter. (Blueprint, CaffeinatedLayout, rule 1.)
    case neverShrinks
    /// Where an element answers less than it is proposed, it answers the same to all proposals from its answer on: it grows
    /// in steps. (Blueprint, CaffeinatedLayout, rule 2.)
    case growsInSteps
    /// A limit is answered with a number that is neither infinite nor NaN.
    case finite
    /// What an element answers depends on the proposal alone, not on what was asked before.
    case sameAgain
    /// The other axis without a limit, every answer lies between the answer to 0, which is the minimum, and the one without a
    /// limit, which is the maximum. (SwiftUI, Layout, sizeThatFits(proposal:subviews:cache:).)
    case withinExtremes
    /// No answer is longer than the proposal. (Theodolite, layout(constraint:tree:): the maximum renderable size.)
    case withinMaximum
    /// A leaf that says of an axis that it is fixed answers the same there, whatever is proposed: stacks lay it out before
    /// all others. (QuickLayout, Flexibility.fixedSize.)
    case fixedStays
}

/// A rule that an element breaks, with proposals that show it.
public struct BrokenRule: Hashable, Sendable {
    /// The rule.
    public let rule: SizingRule
    /// On which axis it breaks it.
    public let axis: Axis
    /// The proposals and answers that show it: of two the second is the one that should be otherwise.
    public let evidence: [Evidence]

    /// A proposal, and what was answered, in points; an infinite length was no limit.
    public struct Evidence: Hashable, Sendable {
        /// What was proposed.
        public let proposal: CGSize
        /// What was answered.
        public let answer: CGSize
    }

    init(_ rule: SizingRule, _ axis: Axis, _ evidence: Evidence...) {
        self.rule = rule
        self.axis = axis
        self.evidence = evidence
    }
}

extension BrokenRule: CustomStringConvertible {
    /// The rule in plain words with its counterexample, without a full stop: "proposed 20 it answers 10, so every proposal
    /// from 10 to 20 must answer 10; proposed 15 it answers 7".
    public var description: String {
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
                first.proposal[axis].isFinite
                ? "from \(length) to \(PointsFormat.short(first.proposal[axis]))" : "from \(length) on"
            return "\(place)\(one) it answers \(length), so every proposal \(range) must answer \(length); "
                + "\(other) it answers \(last.length(axis))"
        case .finite:
            return "\(first.wholeWords) it answers \(PointsFormat.short(first.answer)), which is not finite"
        case .withinExtremes:
            let (extreme, bound) =
                first.proposal[axis].isFinite ? ("its minimum", "less") : ("its maximum", "more")
            return
                "\(place)\(one) it answers \(first.length(axis)), \(extreme), so no proposal is answered with \(bound); "
                + "\(other) it answers \(last.length(axis))"
        case .withinMaximum:
            return "\(place)\(one) it answers \(first.length(axis)), more than is proposed"
        case .fixedStays:
            return
                "\(place)\(one) it answers \(first.length(axis)), and it says that it is fixed, so every proposal must "
                + "answer \(first.length(axis)); \(other) it answers \(last.length(axis))"
        case .sameAgain:
            return "\(first.wholeWords) it answers \(PointsFormat.short(first.answer)), and "
                + "\(PointsFormat.short(last.answer)) after other proposals: its answer must depend on the proposal alone"
        }
    }

    /// What would help, without a full stop.
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
        case .sameAgain: "cache only what does not depend on the proposal, or cache it per proposal"
        }
    }
}

extension BrokenRule.Evidence {
    fileprivate func length(_ axis: Axis) -> String { PointsFormat.short(answer[axis]) }

    /// `proposed 20`, or `without a limit`.
    fileprivate func words(_ axis: Axis) -> String {
        proposal[axis].isFinite ? "proposed \(PointsFormat.short(proposal[axis]))" : "without a limit"
    }

    /// The axis, and what is proposed on the other: `width, at a height of 3: `.
    fileprivate func place(_ axis: Axis) -> String {
        let other = proposal[axis.other]
        let across =
            other.isFinite
            ? "at a \(axis.other.lengthName) of \(PointsFormat.short(other))"
            : "with unlimited \(axis.other.lengthName)"
        return "\(axis.lengthName), \(across): "
    }

    fileprivate var wholeWords: String {
        "proposed \(AxisProposal(limit: proposal.width)) × \(AxisProposal(limit: proposal.height))"
    }
}

extension Proposal {
    /// At most two lengths; an infinite one is no limit.
    package init(limits: CGSize) {
        self.init(width: AxisProposal(limit: limits.width), height: AxisProposal(limit: limits.height))
    }
}

extension AxisProposal {
    /// At most a length; an infinite one is no limit.
    package init(limit: CGFloat) {
        self = limit == .infinity ? .unconstrained : .atMost(limit)
    }
}
