import Foundation
import Negotiation
import TextMetrics

/// A text's share of a container's length that is less than it wants, although its siblings have more than they need.
///
///     HStack   │one two    │▒▒▒▒▒▒▒▒▒▒▒│   the text wants 13 of 24 and gets 12; the color needs nothing
///              │three      │▒▒▒▒▒▒▒▒▒▒▒│
struct SqueezedShare {
    /// The index of the container that divides the length.
    let container: Int
    let axis: Axis
    /// What the text's part of the container wants, and what it was proposed, in points.
    let wanted: CGFloat
    let proposed: CGFloat
    /// The index of the sibling with the most to spare, its length, and the least that it needs.
    let sibling: Int
    let taken: CGFloat
    let needed: CGFloat
}

extension Inspection {
    /// A text that is broken into more lines than it was written in, because of its share.
    func wrappedFinding(at index: Int, _ text: Appearance.Text) -> Finding? {
        guard isWrapped(text), let share = squeezedShare(of: index), share.axis == .horizontal else { return nil }
        let (wanted, proposed) = (PointsFormat.short(share.wanted), PointsFormat.short(share.proposed))
        return finding(
            .squeezed, at: index,
            "\(FindingText.quoted(text.string)) wraps: it wants \(wanted) and its equal share of "
                + "\(elements[share.container].name) is \(proposed), while \(words(share))",
            help: "serve it before \(elements[share.sibling].name), or let it keep its ideal size")
    }

    /// `Color takes 9.5 and needs 0`.
    func words(_ share: SqueezedShare) -> String {
        "\(elements[share.sibling].pathComponent) takes \(PointsFormat.short(share.taken)) and needs "
            + PointsFormat.short(share.needed)
    }

    private func isWrapped(_ text: Appearance.Text) -> Bool {
        guard let columns = text.columns, text.string.utf8.count > columns else { return false }
        return TextExtent(text.string, width: nil).columns > columns
    }

    /// The share that limits a text on its way from the nearest container that divides a length; nil if it got what it
    /// wants, or its siblings have nothing to spare.
    func squeezedShare(of index: Int) -> SqueezedShare? {
        Axis.allCases.lazy.compactMap { self.squeezedShare(of: index, $0) }.first
    }

    private func squeezedShare(of index: Int, _ axis: Axis) -> SqueezedShare? {
        guard var exchange = mainExchange(of: index) else { return nil }
        while let asker = exchange.asker {
            let shares = record.shares(of: asker).filter { $0.axis == axis && $0.scope == .children && $0.left != nil }
            if let share = shares.last { return squeezed(exchange, in: asker, sharing: share) }
            // The recorded origin says whether the asker's own length is handed on, apart from distances.
            let steps = exchange.reason.calculation(on: axis)?.steps ?? []
            guard exchange.reason.origin(on: axis) == .room(axis), steps.allSatisfy(\.isDistance),
                let outer = outerExchange(of: exchange, by: asker)
            else { return nil }
            exchange = outer
        }
        return nil
    }

    /// The exchange whose proposal is the asker's own length.
    private func outerExchange(of exchange: Exchange, by asker: ElementID) -> Exchange? {
        switch record.room(of: exchange) {
        case .proposal(let outer): record[outer]
        case .frame(let element): record.mainExchange(of: element)
        case nil: nil
        }
    }

    private func squeezed(_ ask: Exchange, in container: ElementID, sharing share: Share) -> SqueezedShare? {
        guard let own = share.members.first(where: { $0.element == ask.asked }), let wanted = own.wanted,
            wanted.isFinite, share.left?.isFinite ?? false, let place = index(of: container),
            let proposed = ask.proposal[share.axis].limit, proposed < wanted
        else { return nil }
        let lack = wanted - own.got
        guard lack.cells(of: projection.cell[share.axis]) >= 1 else { return nil }
        let others = share.members.compactMap { member -> (index: Int, got: CGFloat, spare: CGFloat)? in
            guard member.turn == own.turn, let element = member.element, element != ask.asked,
                let sibling = self.index(of: element)
            else { return nil }
            return (sibling, member.got, spare(of: member, at: sibling, share.axis))
        }
        let all = others.reduce(max(0, share.left ?? 0)) { $0 + $1.spare }
        guard all >= lack - CellProjection.slack, let most = others.max(by: { $0.spare < $1.spare }), most.spare > 0
        else { return nil }
        return SqueezedShare(
            container: place, axis: share.axis, wanted: wanted, proposed: proposed, sibling: most.index,
            taken: most.got,
            needed: most.got - most.spare)
    }

    /// How much shorter a sibling without a maximum could be, with its texts as they are.
    private func spare(of member: Share.Member, at index: Int, _ axis: Axis) -> CGFloat {
        let fills = member.wanted == .infinity || intents[index]?.fillsProposal ?? false
        guard fills, let minimum = minimum(of: index, axis) else { return 0 }
        let texts = elements.indices.dropFirst(index).prefix {
            $0 == index || elements[$0].depth > elements[index].depth
        }
        return texts.reduce(max(0, member.got - minimum)) { least, inner in
            guard let text = appearance(of: inner).text, let exchange = mainExchange(of: inner),
                let limit = exchange.proposal[axis].limit
            else { return least }
            return isWrapped(text) ? 0 : min(least, max(0, limit - exchange.answer[axis]))
        }
    }

    /// The answer to a proposal of 0; nil if it is unknown.
    private func minimum(of index: Int, _ axis: Axis) -> CGFloat? {
        let asked = exchanges(of: index).first { $0.proposal[axis].limit == 0 }?.answer[axis]
        return asked ?? (elements[index].children.isEmpty && intents[index]?.spacer == nil ? 0 : nil)
    }
}

extension Calculation.Step {
    /// Whether it adds or subtracts a length.
    fileprivate var isDistance: Bool {
        switch self {
        case .plus, .minus: true
        case .times, .over, .atLeast, .atMost: false
        }
    }
}
