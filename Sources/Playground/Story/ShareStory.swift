import Foundation
import LayoutInspection
import Negotiation

/// How a container divided its lengths among its children, or what it made of theirs.
package struct ShareStory {
    let inspection: Inspection
    let index: Int
    let notation: Notation
    /// In columns.
    var width = 24

    package init(inspection: Inspection, index: Int, notation: Notation, width: Int = 24) {
        (self.inspection, self.index, self.notation, self.width) = (inspection, index, notation, width)
    }

    /// One length: a title, the rule, a bar, a row for each member and their sum; one sentence of a length that was not divided.
    package func lines(of share: Share) -> [Line] { share.left == nil ? [sentence(share)] : table(share) }

    /// A table and a bar for each length that was divided, a sentence for each that was not; empty for what has no
    /// children.
    var lines: [Line] {
        let shares = element.shares
        guard !shares.isEmpty else { return codeLines }
        let divided = shares.filter { $0.left != nil }
        let combined = shares.filter { $0.left == nil }
        return divided.flatMap { table($0) + [.empty] } + combined.map(sentence)
            + (combined.isEmpty ? [] : [.empty])
    }

    private var element: RecordedElement { inspection.record[inspection.elements[index].recordID] }

    // MARK: A length that was divided

    private func table(_ share: Share) -> [Line] {
        let shown = share.members.prefix(Self.memberLimit)
        let names = shown.map { name(of: $0, in: share) }
        let columns = names.reduce(0) { max($0, Line($1).columns) }
        let rest = share.members.count - shown.count
        return [Line(title(of: share), .title), Line(share.rule.sentence + ".")] + ShareBar(share, width: width).lines
            + zip(shown, names).map { row($0, named: $1, columns: columns, turns: turns(of: share)) }
            + (rest > 0 ? [Line("  … and \(rest) more", .note)] : []) + [sum(of: share)]
    }

    /// Members beyond this are counted, not listed.
    private static let memberLimit = 12

    private func title(of share: Share) -> String {
        let length: CGFloat =
            if case .divided(let available, _) = share.outcome { available } else { .nan }
        let whole =
            length.isFinite ? "its \(share.axis.word) \(PointsFormat.short(length))" : "an unlimited \(share.axis.word)"
        switch share.scope {
        case .children: return "How it shared \(whole)"
        case .line(let number): return "How line \(number) shared \(whole)"
        case .lines: return "How its lines shared \(whole)"
        case .tracks: return "How its \(share.axis == .horizontal ? "columns" : "rows") shared \(whole)"
        }
    }

    private func name(of member: Share.Member, in share: Share) -> String {
        let child = member.element.map { Components(inspection)[$0] }
        guard let number = member.number else { return child ?? "a child" }
        let track = share.scope == .lines ? "line" : share.axis == .horizontal ? "column" : "row"
        return "\(track) \(number)"
    }

    private func turns(of share: Share) -> Int { Set(share.members.map(\.turn)).count }

    /// `2. Label#2  9 → 6.23  its width 9 minus 2.77, ...`: the turn is named where there are several.
    private func row(_ member: Share.Member, named name: String, columns: Int, turns: Int) -> Line {
        let pad = String(repeating: " ", count: columns - Line(name).columns)
        let wanted = member.wanted.map(PointsFormat.short) ?? "–"
        let turn = turns > 1 ? "\(member.turn). " : ""
        return Line(
            [
                Span("  \(turn)", .note), Span(name, .strong), Span("\(pad)  \(wanted) \(notation.arrow) "),
                Span(PointsFormat.short(member.got), .number), Span("  \(member.reason.sentence)"),
            ], hang: 4)
    }

    private func sum(of share: Share) -> Line {
        guard case .divided(let available, let spacing) = share.outcome, let left = share.left else { return .empty }
        let got = share.members.reduce(0) { $0 + $1.got }
        let sum =
            "\(PointsFormat.short(got))" + (spacing == 0 ? "" : " + \(PointsFormat.short(spacing)) between")
        guard available.isFinite else { return Line([Span("  sum "), Span(sum, .number)], hang: 4) }
        let rest =
            left == 0
            ? "" : left > 0 ? " + \(PointsFormat.short(left)) left" : " - \(PointsFormat.short(-left)) overflow"
        return Line(
            [Span("  sum "), Span("\(sum)\(rest) = \(PointsFormat.short(available))", left < 0 ? .warning : .number)],
            hang: 4)
    }

    // MARK: Lengths that were combined

    /// "Its height 3: Label decides, the largest child."
    private func sentence(_ share: Share) -> Line {
        let only = share.members.count == 1
        switch share.outcome {
        case .divided: return .empty
        case .combined(let length, let deciding):
            let child = deciding.flatMap { share.members[$0].element }
            return sentence(share, length, child, only ? "decides, the only child" : "decides, the largest child")
        case .layered(let length):
            return sentence(
                share, length, share.members.first?.element, "decides; what lies over or under it takes no room")
        }
    }

    /// - Parameters:
    ///   - child: who decides; nil where nobody does.
    ///   - verb: what it does, without a full stop.
    private func sentence(_ share: Share, _ length: CGFloat, _ child: ElementID?, _ verb: String) -> Line {
        let start = [Span("Its \(share.axis.word) "), Span(PointsFormat.short(length), .number), Span(": ")]
        guard let child else { return Line(start + [Span(share.rule.sentence + ".")]) }
        return Line(start + [Span(Components(inspection)[child], .strong), Span(" \(verb).")])
    }

    // MARK: A layout of a source

    /// What a person's own layout asked, in order, and where it placed: it gives no rule.
    private var codeLines: [Line] {
        let record = inspection.record
        let id = inspection.elements[index].recordID
        let placed = element.children.filter { record[$0].placement != nil }
        let isOwn = inspection.intents[index]?.ownLayout != nil
        guard isOwn || placed.contains(where: { record[$0].placement?.reason.isAuthors == true }) else { return [] }
        let names = Components(inspection)
        let asks = asks(by: id).prefix(Self.memberLimit).map { exchange in
            Line(
                [
                    Span("  asked "), Span(names[exchange.asked], .strong),
                    Span(" \(notation.short(exchange.proposal)) \(notation.arrow) "),
                    Span(PointsFormat.short(exchange.answer), .number),
                ], hang: 4)
        }
        let places = placed.prefix(Self.memberLimit).compactMap { child -> Line? in
            guard let frame = record[child].placement?.frame, let own = record[id].placement?.frame.origin else {
                return nil
            }
            let corner = CGPoint(x: frame.origin.x - own.x, y: frame.origin.y - own.y)
            return Line(
                [
                    Span("  placed "), Span(names[child], .strong), Span(" at "),
                    Span(PointsFormat.short(corner), .number), Span(": \(PointsFormat.short(frame.size))"),
                ], hang: 4)
        }
        return [Line("What its code did", .title)] + asks + answer + places + [.empty]
    }

    /// What the code returned as the size that was decided, and where; nothing where that is not known.
    private var answer: [Line] {
        guard let exchange = inspection.mainExchange(of: index),
            let origin = inspection.record.answerOrigin(of: exchange.id)
        else { return [] }
        let position = inspection.sources.position(of: origin.utf8.lowerBound)
        return [
            Line(
                [
                    Span("  returned "), Span(PointsFormat.short(exchange.answer), .number),
                    Span(" in \(position.words)"),
                ], hang: 4)
        ]
    }

    /// What it asked its children for the answer that decided its size, and while it placed them; what was the same
    /// again is left out.
    private func asks(by id: ElementID) -> [Exchange] {
        let decided = inspection.mainExchange(of: index)?.id
        let record = inspection.record
        var seen: Set<Conversation> = []
        return element.children.flatMap { record[$0].asked }.sorted().map { record[$0] }.filter {
            $0.asker == id && ($0.parent == nil || $0.parent == decided) && seen.insert(Conversation($0)).inserted
        }
    }

    /// An ask and its answer, whenever it was.
    private struct Conversation: Hashable {
        let asked: ElementID
        let proposal: Proposal
        let width: CGFloat
        let height: CGFloat

        init(_ exchange: Exchange) {
            (asked, proposal) = (exchange.asked, exchange.proposal)
            (width, height) = (exchange.answer.width, exchange.answer.height)
        }
    }
}

extension Reason {
    /// Whether a layout's author gave it, or nobody did.
    fileprivate var isAuthors: Bool { self is StatedReason || self is UnstatedReason }
}
