import EngineKit
import Negotiation

/// Places a stack's children one after the other, aligned across the stack.
struct StackArrangement {
    let axis: Axis
    let spacing: CGFloat
    let line: AlignmentGuide
    let context: RuleContext

    /// - Parameters:
    ///   - children: the answers, whose gaps are filled in.
    ///   - sharing: the stack's, completed.
    func arrange(_ children: UnsafeMutableBufferPointer<StackScratch.Place>, by sharing: StackSharing) -> Answer {
        let common = commonLine(of: children)
        if spacing != 0 { fillGaps(of: children, sharing.children) }
        let isMirrored = axis == .horizontal && context.layoutDirection == .rightToLeft
        let total = isMirrored ? length(of: children) : nil
        var places = context.newPlaces(children.count)
        var extent = Extent()
        var end: CGFloat = 0
        var previous: Int?
        for index in children.indices {
            guard let answer = children[index].answer else { continue }
            let (size, own) = (answer.size, answer.line(line))
            let place = StackPlace(previous: previous, end: end, gap: children[index].gap, size: size, own: own)
            let start = end + place.gap
            let along = total.map { $0 - start - size[axis] } ?? start
            let position = CGPoint(axis, along, cross: common - own)
            extent.take(position, size)
            places.append(
                context.place(
                    answer, at: position, because: reason(place, among: sharing.children, common, mirroredIn: total)))
            end = start + size[axis]
            previous = index
        }
        return context.answer(
            extent.size, places.places, guides: places.places.sharedGuides, domain: sharing.domain,
            account: account(of: extent.size, sharing, spacing: children.reduce(0) { $0 + $1.gap }))
    }

    private func account(of size: CGSize, _ sharing: StackSharing, spacing: CGFloat) -> AnswerAccount? {
        guard context.isRecorded else { return nil }
        let account = context.pass.pointee.arena.rows(1, of: StackAccount.self)
        account.initialize(to: StackAccount(axis: axis, size: size, spacing: spacing, ledger: sharing.ledger))
        return .stack(account)
    }

    private func length(of children: UnsafeMutableBufferPointer<StackScratch.Place>) -> CGFloat {
        children.reduce(0) { end, child in child.answer.map { end + child.gap + $0.size[axis] } ?? end }
    }

    /// The common position of the children's alignment lines: the farthest, at least 0.
    private func commonLine(of children: UnsafeMutableBufferPointer<StackScratch.Place>) -> CGFloat {
        children.reduce(0) { farthest, child in child.answer.map { max(farthest, $0.line(line)) } ?? farthest }
    }

    /// Finds the distance before each child. A child that came out empty comes after the spacing before the next one.
    private func fillGaps(of places: UnsafeMutableBufferPointer<StackScratch.Place>, _ children: Subelements) {
        var rule = StackGaps(spacing: spacing)
        var firstOfNothing: Int?
        for index in places.indices {
            guard let answer = places[index].answer else { continue }
            let isFixed = places[index].isFixed
            let gap = rule.before(children[index], isFixed ? answer : nil)
            if isFixed, answer.size == .zero, !children[index].isSpacer {
                firstOfNothing = firstOfNothing ?? index
            } else {
                places[firstOfNothing ?? index].gap = gap
                firstOfNothing = nil
            }
        }
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
        _ place: StackPlace, among children: Subelements, _ common: CGFloat, mirroredIn total: CGFloat?
    ) -> KeptStackPlaced {
        let previous = place.previous.flatMap { children[$0].row.pointee.id }
        return KeptStackPlaced(
            axis: axis, size: place.size, previous: previous.flatMap { context.recording?.keptName(of: $0) },
            end: place.end, gap: place.gap, total: total, line: GuideName(line), common: common, own: place.own)
    }
}
