import EngineKit
import Negotiation

/// Lines of children along an axis, each as full as possible:
///
/// ```
///  ┌──┐ ┌──────┐ ┌───┐ │        a line is as large as its items need, which are
///  └──┘ │      │ └───┘ │        at the top, in the middle or at the bottom;
///       └──────┘       │        the lines are aligned likewise in their total
///     ┌────────────┐   │
///     └────────────┘
/// ```
struct FlowArrangement {
    let axis: Axis
    /// The alignment of an item in its line, and of a line among the lines; only the default counts.
    let item: AlignmentGuide
    let line: AlignmentGuide
    let itemSpacing: CGFloat
    let lineSpacing: CGFloat
    let context: LayoutContext

    /// A single item is as large as the flow, and its alignment lines are the flow's.
    func layOut(_ children: [ElementProxy], in proposal: CGSize) -> LayoutNode {
        let name = axis == .horizontal ? "HFlow" : "VFlow"
        let answers = children.filter { !$0.isSpacer }.map {
            $0.layoutThatFits(proposal, because: WholeProposal(proposal.lengths, asker: name))
        }
        switch answers.count {
        case 0: return LayoutNode(size: .zero, context: context, domain: .everywhere)
        case 1: return answers[0].wrapped(in: context).explained(in: context)
        default: return arrange(answers, in: proposal)
        }
    }

    private func arrange(_ answers: [LayoutNode], in proposal: CGSize) -> LayoutNode {
        let cut = FlowLines(answers, axis: axis, spacing: itemSpacing, room: proposal[axis])
        let isMirrored = context.layoutDirection == .rightToLeft
        let lines = cut.lines.map { items in
            FlowRow(
                items.map(\.size), rule(item, along: axis, itemSpacing, isReversed: isMirrored && axis == .horizontal))
        }
        let stack = FlowRow(
            lines.map(\.size), rule(line, along: axis.other, lineSpacing, isReversed: isMirrored && axis == .vertical))
        var placed: [[LayoutNode.Child]] = []
        for (index, items) in cut.lines.enumerated() {
            placed.append(
                place(
                    items, in: lines[index],
                    FlowLinePlace(
                        number: index + 1, corner: stack.corners[index],
                        runsFromRight: isMirrored && axis == .horizontal)))
        }
        let all = placed.flatMap { $0 }
        var domain = all.commonDomain(around: proposal)
        domain[axis].intersect(cut.rooms(around: proposal[axis]))
        let layout = LayoutNode(
            size: stack.size, children: all, guides: placed.sharedGuides, context: context, domain: domain)
        guard context.isRecorded else { return layout }
        return layout.explained(
            by: .own { [axis, itemSpacing, lineSpacing] recorder, id in
                let account = FlowAccount(
                    axis: axis, proposal: proposal, itemSpacing: itemSpacing, lineSpacing: lineSpacing,
                    lines: cut.lines.map { $0.map { CombinedChild($0) } })
                recorder.share(of: id) { _ in account.shares }
            })
    }

    private func rule(
        _ guide: AlignmentGuide, along axis: Axis, _ spacing: CGFloat, isReversed: Bool
    ) -> FlowRow.Rule {
        FlowRow.Rule(
            axis: axis, spacing: spacing, guide: guide, isReversed: isReversed, direction: context.layoutDirection)
    }

    private func place(_ items: [LayoutNode], in row: FlowRow, _ place: FlowLinePlace) -> [LayoutNode.Child] {
        var begin: CGFloat = 0
        return items.enumerated().map { index, item in
            let corner = row.corners[index].moved(by: place.corner)
            let start = begin
            begin += item.size[axis] + itemSpacing
            return LayoutNode.Child(
                item, at: corner,
                because: context.reason(
                    FlowPlaced(
                        size: item.size, place: corner, line: place, begin: start,
                        gap: index == 0 ? nil : itemSpacing, item: self.item)))
        }
    }
}

extension [[LayoutNode.Child]] {
    /// The custom guides of a flow with several lines: the mean of its lines' means.
    fileprivate var sharedGuides: [AlignmentGuide: CGFloat]? {
        var means: [AlignmentGuide: [CGFloat]] = [:]
        for line in self {
            for (guide, mean) in line.sharedGuides ?? [:] { means[guide, default: []].append(mean) }
        }
        return means.isEmpty ? nil : means.mapValues { $0.reduce(0, +) / CGFloat($0.count) }
    }
}
