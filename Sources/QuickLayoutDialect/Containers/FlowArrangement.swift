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
    let context: RuleContext

    /// A single item is as large as the flow, and its alignment lines are the flow's.
    func layOut(_ children: Subelements, in proposal: CGSize) -> Answer {
        let name: StaticString = axis == .horizontal ? "HFlow" : "VFlow"
        var answers: [Answer] = []
        answers.reserveCapacity(children.count)
        for child in children where !child.isSpacer {
            answers.append(child.ask(proposal, because: WholeProposal(proposal.lengths, asker: name)))
        }
        switch answers.count {
        case 0: return context.leaf(.zero, domain: .everywhere)
        case 1: return context.combined(answers[0])
        default: return arrange(answers, in: proposal)
        }
    }

    private func arrange(_ answers: [Answer], in proposal: CGSize) -> Answer {
        let cut = FlowLines(answers, axis: axis, spacing: itemSpacing, room: proposal[axis])
        let isMirrored = context.layoutDirection == .rightToLeft
        let lines = cut.lines.map { items in
            FlowRow(
                answers[items].lazy.map(\.size),
                rule(item, along: axis, itemSpacing, isReversed: isMirrored && axis == .horizontal))
        }
        let stack = FlowRow(
            lines.map(\.size), rule(line, along: axis.other, lineSpacing, isReversed: isMirrored && axis == .vertical))
        var places = context.newPlaces(answers.count)
        for (index, items) in cut.lines.enumerated() {
            let place = FlowLinePlace(
                number: index + 1, corner: stack.corners[index], runsFromRight: isMirrored && axis == .horizontal)
            add(answers[items], in: lines[index], place, to: &places)
        }
        var domain = places.places.commonDomain(around: proposal)
        domain[axis].intersect(cut.rooms(around: proposal[axis]))
        return context.answer(
            stack.size, places.places, guides: sharedGuides(of: cut.lines.map { places.places[$0] }), domain: domain,
            account: account(of: cut.lines, in: proposal))
    }

    private func account(of lines: [Range<Int>], in proposal: CGSize) -> AnswerAccount? {
        context.account { [axis, itemSpacing, lineSpacing] id, record in
            // Spacers are not placed, so the placed children are the items.
            let items = record.combined(of: id)
            return FlowAccount(
                axis: axis, proposal: proposal, itemSpacing: itemSpacing, lineSpacing: lineSpacing,
                lines: lines.map { Array(items[$0.clamped(to: items.indices)]) }
            ).shares
        }
    }

    private func rule(
        _ guide: AlignmentGuide, along axis: Axis, _ spacing: CGFloat, isReversed: Bool
    ) -> FlowRow.Rule {
        FlowRow.Rule(
            axis: axis, spacing: spacing, guide: guide, isReversed: isReversed, direction: context.layoutDirection)
    }

    private func add(_ items: ArraySlice<Answer>, in row: FlowRow, _ line: FlowLinePlace, to places: inout NewPlaces) {
        var begin: CGFloat = 0
        for (index, (item, corner)) in zip(items, row.corners).enumerated() {
            let position = corner.moved(by: line.corner)
            places.append(
                context.place(
                    item, at: position,
                    because: FlowPlaced(
                        size: item.size, place: position, line: line, begin: begin,
                        gap: index == 0 ? nil : itemSpacing, item: GuideName(self.item))))
            begin += item.size[axis] + itemSpacing
        }
    }

    /// The custom guides of a flow with several lines: the mean of its lines' means.
    private func sharedGuides(of lines: [Slice<Places>]) -> [AlignmentGuide: CGFloat]? {
        var means: [AlignmentGuide: [CGFloat]] = [:]
        for line in lines {
            for (guide, mean) in line.sharedGuides ?? [:] { means[guide, default: []].append(mean) }
        }
        return means.isEmpty ? nil : means.mapValues { $0.reduce(0, +) / CGFloat($0.count) }
    }
}
