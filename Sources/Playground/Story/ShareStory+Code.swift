import Foundation
import LayoutInspection
import Negotiation

// The account of a custom layout's code: it has no rule.

extension ShareStory {
    /// The asks of the code, in order, its result and its placements, each with its line.
    package func lines(of account: CodeAccount) -> [Line] {
        var said: Set<Conversation> = []
        let asks = unrepeated(account.asks, after: &said).map { asked($0, "asked") }
        let later = unrepeated(account.asksWhilePlacing, after: &said).map { asked($0, "then asked") }
        return [Line("What its code did", .title)] + limited(asks)
            + [account.answer.flatMap(returned)].compactMap { $0 }
            + limited(later) + limited(account.placed.compactMap(placed))
    }

    private func limited(_ lines: [Line]) -> [Line] {
        let rest = lines.count - Self.memberLimit
        return rest > 0 ? lines.prefix(Self.memberLimit) + [Line("  … and \(rest) more", .note)] : lines
    }

    /// The asks without repetitions.
    private func unrepeated(_ asks: [ExchangeID], after said: inout Set<Conversation>) -> [Exchange] {
        asks.map { record[$0] }.filter { said.insert(Conversation($0)).inserted }
    }

    private func asked(_ exchange: Exchange, _ verb: String) -> Line {
        Line(
            [
                Span("  \(verb) "), Span(Components(inspection)[exchange.asked], .strong),
                Span(" \(notation.short(exchange.proposal)) \(notation.arrow) "),
                Span(PointsFormat.short(exchange.answer), .number),
            ] + place(exchange.reason.code), hang: 4)
    }

    private func returned(_ exchange: ExchangeID) -> Line? {
        guard let origin = record.answerOrigin(of: exchange) else { return nil }
        return Line(
            [Span("  returned "), Span(PointsFormat.short(record[exchange].answer), .number)] + place(origin), hang: 4)
    }

    private func placed(_ child: ElementID) -> Line? {
        guard let placement = record[child].placement, let own = record[id].placement?.frame.origin else { return nil }
        let frame = placement.frame
        let corner = CGPoint(x: frame.origin.x - own.x, y: frame.origin.y - own.y)
        return Line(
            [
                Span("  placed "), Span(Components(inspection)[child], .strong), Span(" at "),
                Span(PointsFormat.short(corner), .number), Span(": \(PointsFormat.short(frame.size))"),
            ] + place(placement.reason.code), hang: 4)
    }

    /// ` in line 7`; empty for compiled Swift.
    private func place(_ origin: SourceOrigin?) -> [Span] {
        origin.map { [Span(" in \(inspection.sources.position(of: $0.utf8.lowerBound).words)")] } ?? []
    }

    /// An ask with its answer, at any time.
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
