import Foundation
import LayoutInspection
import Negotiation

/// How a wrapper of one child, such as an inset or a frame, changed its proposal, and what the child answered. A single
/// ask needs no table.
struct WrapperStory {
    let inspection: Inspection
    let index: Int
    let notation: Notation

    /// Nil if the element is no wrapper, or if it did not ask its child exactly once for an answer.
    var line: Line? {
        guard let (own, inner) = asks else { return nil }
        let child = Components(inspection)[inner.asked]
        let start = [Span("Proposed "), Span(notation.short(own.proposal), .number), Span(", it ")]
        let answer = [Span(", which answered "), Span(PointsFormat.short(inner.answer), .number), Span(".")]
        guard inner.proposal != own.proposal else {
            return Line(start + [Span("passed that on to "), Span(child, .strong)] + answer)
        }
        let taken = Axis.allCases.compactMap { axis in
            Self.taken(own, inner, axis).map { "\(PointsFormat.short($0)) of the \(axis.word)" }
        }.joined(separator: " and ")
        return Line(
            start + [Span(taken.isEmpty ? "" : "took away \(taken) and "), Span("proposed ")]
                + [Span(notation.short(inner.proposal), .number), Span(" to "), Span(child, .strong)] + answer)
    }

    /// The ask that explains its size, and the one ask of its child inside it. If the answer was not measured then, the
    /// last measured ask with the same answer.
    var asks: (own: Exchange, inner: Exchange)? {
        let record = inspection.record
        let id = inspection.elements[index].recordID
        guard record[id].children.count == 1, let child = record[id].children.first,
            let main = inspection.mainExchange(of: index)
        else { return nil }
        let equal = record[id].asked.map { record[$0] }.filter { $0.answer == main.answer }
        for own in [main] + equal.reversed() {
            let inner = record[child].asked.map { record[$0] }.filter { $0.parent == own.id && $0.asker == id }
            if inner.count == 1 { return (own, inner[0]) }
        }
        return nil
    }

    /// The part of a limited length that it kept before it proposed the rest, by its reason; nil if it kept nothing.
    static func taken(_ own: Exchange, _ inner: Exchange, _ axis: Axis) -> CGFloat? {
        guard let before = own.proposal[axis].limit, let after = inner.proposal[axis].limit, before > after,
            let taken = inner.reason.taken(on: axis), abs(before - taken - after) < 1e-6
        else { return nil }
        return taken
    }
}
