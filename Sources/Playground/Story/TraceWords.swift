import Foundation
import LayoutInspection
import Negotiation

/// A row of the trace in words: asker, asked element, numbers, and reason. Unknown values are omitted.
struct TraceWords {
    let cells: [Span]

    init(
        _ row: TraceRows.Row, of inspection: Inspection, _ stepping: Stepping, notation: Notation
    ) {
        let record = inspection.record
        let names = TraceNames(inspection, notation: notation)
        func answer(_ id: ExchangeID) -> String {
            stepping.isKnown(.answered(id)) ? PointsFormat.short(record[id].answer) : "?"
        }
        switch row.subject {
        case .ask(let id), .repeats(let id, _):
            let numbers = "\(notation.short(record[id].proposal)) \(notation.arrow) \(answer(id))"
            cells = [Self.joined(names.asks(record[id])), Span(numbers, .number), Span(record[id].reason.sentence)]
        case .answer(let id):
            cells = [Span("\(names[record[id].asked]) answers"), Span(answer(id), .number), Span("")]
        case .placement(let id):
            let placement = stepping.isKnown(.placed(id)) ? record[id].placement : nil
            let frame = placement?.frame
            let numbers = frame.map { frame in
                let corner = "\(PointsFormat.short(frame.origin.x)), \(PointsFormat.short(frame.origin.y))"
                return "\(PointsFormat.short(frame.size)) at \(corner)"
            }
            cells = [
                Self.joined(names.places(id)), Span(numbers ?? "?", .number), Span(placement?.reason.sentence ?? ""),
            ]
        }
    }

    private static func joined(_ spans: [Span]) -> Span { Span(spans.map(\.text).joined()) }

    /// All cells in a line, for copying.
    var text: String { cells.map(\.text).filter { !$0.isEmpty }.joined(separator: ": ") }
}
