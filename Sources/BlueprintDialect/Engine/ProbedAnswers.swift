import Negotiation

/// A question to an element that was asked by another outside of a record, and the proposals for which its answer holds.
struct BoxedAsk {
    let proposal: CGSize
    let box: ProposalBox
}

/// What knows for which other proposals an answer holds, by what was asked for it.
protocol BoxedLayout {
    /// Nil for this proposal alone.
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
}

/// What one element answered while it was probed. A class, for most elements are never.
final class ProbedAnswers {
    @exclusivity(unchecked) private var boxes: [(box: ProposalBox, size: CGSize)] = []
    @exclusivity(unchecked) private var single: [SizeConstraint: CGSize] = [:]
    /// Whether the element's layout says where its answers hold: one that does not runs code of somebody else.
    var isBoxed: Bool { layout != nil }
    private let layout: (any BoxedLayout)?

    init(_ layout: (any BoxedLayout)?) {
        self.layout = layout
    }

    /// For which proposals an answer holds.
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox
    {
        layout?.box(of: proposal, answered: size, asking: asks, at: node) ?? ProposalBox(only: proposal)
    }

    /// So many of the newest boxes are looked through.
    private static let boxLimit = 16

    func answer(to proposal: SizeConstraint) -> (size: CGSize, box: ProposalBox)? {
        let asked = proposal.limits
        var place = boxes.count - 1
        let last = max(0, boxes.count - Self.boxLimit)
        while place >= last {
            if boxes[place].box.contains(asked) { return (boxes[place].size, boxes[place].box) }
            place -= 1
        }
        return single[proposal].map { ($0, ProposalBox(only: asked)) }
    }

    func store(_ size: CGSize, for proposal: SizeConstraint, in box: ProposalBox) {
        if box.low == box.high {
            single[proposal] = size
        } else {
            boxes.append((box, size))
        }
    }
}

extension SizeConstraint {
    /// As two lengths; infinite without a limit.
    var limits: CGSize { CGSize(width: widthLimit, height: heightLimit) }
}

extension ArraySlice<BoxedAsk> {
    /// Where an answer holds of an element that proposes to its children what it is proposed on some axes, and something
    /// else on the others.
    func handedOn(_ proposal: CGSize, _ axes: [Negotiation.Axis]) -> ProposalBox {
        var box = ProposalBox(only: proposal)
        for axis in axes {
            var common = ProposalBox.everywhere
            for ask in self {
                let isHandedOn = ask.proposal[axis] == proposal[axis]
                let isAnything = ask.box.low[axis] == -.infinity && ask.box.high[axis] == .infinity
                guard isHandedOn || isAnything else { return box }
                common.formIntersection(ask.box, axis)
            }
            (box.low[axis], box.high[axis]) = (common.low[axis], common.high[axis])
        }
        return box
    }

    /// The longer proposals along an axis, up to which each child would be asked as much more and answer the same.
    func growing(from length: CGFloat, _ axis: Negotiation.Axis) -> ClosedRange<CGFloat>? {
        guard length.isFinite else { return nil }
        var high = CGFloat.infinity
        for ask in self where ask.box.high[axis] != .infinity {
            high = Swift.min(high, length + (ask.box.high[axis] - ask.proposal[axis]) - 1e-9)
        }
        return high > length ? length...high : nil
    }
}

extension Node {
    /// The answer outside of a record, with the proposals for which it holds: none is deduced by the sizing rules.
    func probe(_ proposal: SizeConstraint) -> (size: CGSize, box: ProposalBox) {
        let answers = probed ?? ProbedAnswers(storage.boxedLayout)
        if probed == nil { probed = answers }
        let answer: (size: CGSize, box: ProposalBox)
        if let known = answers.answer(to: proposal) {
            answer = known
        } else {
            let start = pass.probes.count
            let size = measure(proposal)
            let limits = proposal.limits
            let box = answers.box(of: limits, answered: size, asking: pass.probes[start...], at: self)
            pass.probes.removeSubrange(start...)
            answer = (size, box)
            answers.store(size, for: proposal, in: box)
        }
        pass.probes.append(BoxedAsk(proposal: proposal.limits, box: answer.box))
        return answer
    }
}
