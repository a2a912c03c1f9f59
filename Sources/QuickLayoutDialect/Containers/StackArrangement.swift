import EngineKit
import Negotiation

/// Places a stack's children one after the other, aligned across the stack.
struct StackArrangement {
    let axis: Axis
    let spacing: CGFloat
    let line: AlignmentGuide
    let context: LayoutContext

    /// - Parameter sharing: the stack's, completed.
    func arrange(_ answers: [LayoutNode?], _ children: [ElementProxy], by sharing: StackSharing) -> LayoutNode {
        let common = answers.commonLine(line)
        let gaps = spacing == 0 ? nil : gaps(answers, children)
        let isMirrored = axis == .horizontal && context.layoutDirection == .rightToLeft
        let total = isMirrored ? length(answers, gaps) : nil
        var placed: [LayoutNode.Child] = []
        placed.reserveCapacity(answers.count)
        var end: CGFloat = 0
        var previous: Int?
        for index in answers.indices {
            guard let answer = answers[index] else { continue }
            let (size, own) = (answer.size, answer.line(line))
            let place = StackPlace(previous: previous, end: end, gap: gaps?[index] ?? 0, size: size, own: own)
            let start = end + place.gap
            let along = total.map { $0 - start - size[axis] } ?? start
            placed.append(
                LayoutNode.Child(
                    answer, at: CGPoint(axis, along, cross: common - own),
                    because: context.isRecorded ? reason(place, among: children, common, mirroredIn: total) : nil))
            end = start + size[axis]
            previous = index
        }
        let size = placed.extent
        return LayoutNode(
            size: size, children: placed, guides: placed.sharedGuides, context: context, domain: sharing.domain,
            account: context.isRecorded ? account(of: size, sharing, gaps, answers) : nil)
    }

    private func account(
        of size: CGSize, _ sharing: StackSharing, _ gaps: [CGFloat]?, _ answers: [LayoutNode?]
    ) -> LayoutNode.Account {
        .own { [axis, ledger = sharing.ledger, children = sharing.children] recorder, id in
            let members = zip(children, answers).map { (id: $0.node.id, answer: $1.map { CombinedChild($0) }) }
            let spacing = gaps?.reduce(0, +) ?? 0
            recorder.share(of: id) { _ in
                [
                    ledger.share(among: members.map { ($0.id, $0.answer?.ask) }, spacing: spacing),
                    .largest(axis.other, size[axis.other], of: members.compactMap(\.answer), else: .linedUp),
                ]
            }
        }
    }

    private func length(_ answers: [LayoutNode?], _ gaps: [CGFloat]?) -> CGFloat {
        answers.indices.reduce(0) { end, index in
            answers[index].map { end + (gaps?[index] ?? 0) + $0.size[axis] } ?? end
        }
    }

    /// The distance before each child. A child that came out empty comes after the spacing before the next one.
    private func gaps(_ answers: [LayoutNode?], _ children: [ElementProxy]) -> [CGFloat] {
        var gaps = [CGFloat](repeating: 0, count: answers.count)
        var rule = StackGaps(spacing: spacing)
        var firstOfNothing: Int?
        for (index, answer) in answers.enumerated() {
            guard let answer else { continue }
            let isFixed = children[index].flexibility(for: axis) == .fixedSize
            let gap = rule.before(children[index], isFixed ? answer : nil)
            if isFixed, answer.size == .zero, !children[index].isSpacer {
                firstOfNothing = firstOfNothing ?? index
            } else {
                gaps[firstOfNothing ?? index] = gap
                firstOfNothing = nil
            }
        }
        return gaps
    }

    private struct StackPlace {
        /// The index of the child before it.
        let previous: Int?
        /// The end of that child.
        let end: CGFloat
        let gap: CGFloat
        let size: CGSize
        /// The position of its own alignment line.
        let own: CGFloat
    }

    private func reason(
        _ place: StackPlace, among children: [ElementProxy], _ common: CGFloat, mirroredIn total: CGFloat?
    ) -> StackPlaced {
        StackPlaced(
            axis: axis, size: place.size, previous: place.previous.map { children[$0].node.name }, end: place.end,
            gap: place.gap, total: total, line: line, common: common, own: place.own)
    }
}

extension [LayoutNode?] {
    /// The common position of the children's alignment lines: the farthest, at least 0.
    func commonLine(_ guide: AlignmentGuide) -> CGFloat {
        var farthest: CGFloat = 0
        for index in indices {
            if let line = self[index]?.line(guide) { farthest = Swift.max(farthest, line) }
        }
        return farthest
    }
}
