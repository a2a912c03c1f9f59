import Negotiation

/// An element's proposal to another outside of a record, and the proposals for which the answer holds.
struct BoxedAsk {
    let proposal: CGSize
    let box: ProposalBox
}

/// A layout that can tell for which other proposals an answer holds, from the asks made for it.
protocol BoxedLayout {
    /// Nil if the answer holds for this proposal alone.
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
}

/// One element's answers to probes. A class, because most elements have none.
final class ProbedAnswers {
    @exclusivity(unchecked) private var boxes: [(box: ProposalBox, size: CGSize)] = []
    @exclusivity(unchecked) private var single: [SizeConstraint: CGSize] = [:]
    /// Whether the element's layout knows where its answers hold. One that does not runs the author's code.
    var isBoxed: Bool { layout != nil }
    private let layout: (any BoxedLayout)?

    init(_ layout: (any BoxedLayout)?) {
        self.layout = layout
    }

    /// The proposals for which an answer holds.
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox
    {
        layout?.box(of: proposal, answered: size, asking: asks, at: node) ?? ProposalBox(only: proposal)
    }

    /// The maximum number of newest boxes to search.
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
    /// The constraint as two lengths; infinite without a limit.
    var limits: CGSize { CGSize(width: widthLimit, height: heightLimit) }
}

extension ArraySlice<BoxedAsk> {
    /// The proposals for which an answer holds if the element passes its proposal on to its children on some axes, but
    /// not on the others.
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

    /// The range of longer proposals along an axis for which each child is proposed more and answers the same.
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
    /// The answer outside of a record, with the proposals for which it holds. The sizing rules deduce nothing here.
    func probe(_ proposal: SizeConstraint) -> (size: CGSize, box: ProposalBox) {
        let answers = probed ?? ProbedAnswers(row.pointee.content.pointee.storage.boxedLayout)
        if probed == nil { probed = answers }
        let answer: (size: CGSize, box: ProposalBox)
        if let known = answers.answer(to: proposal) {
            answer = known
        } else {
            let start = pass.pointee.probes.count
            let size = measure(proposal)
            let limits = proposal.limits
            let box = answers.box(of: limits, answered: size, asking: pass.pointee.probes[start...], at: self)
            pass.pointee.probes.removeSubrange(start...)
            answer = (size, box)
            answers.store(size, for: proposal, in: box)
        }
        pass.pointee.probes.append(BoxedAsk(proposal: proposal.limits, box: answer.box))
        return answer
    }
}
