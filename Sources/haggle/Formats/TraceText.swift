import LayoutInspection
import Negotiation
import TextMetrics

/// The negotiation for people: one row an exchange, indented by what it happened inside of.
///
/// ```
/// Row is placed 40×3 at 0,0: the proposal at the top is exact
///   Row asks Label: <=38 × inf → 26×2 (measured): all that is left: 38 - 3 - 4 - 1
/// ```
struct TraceText {
    let text: String

    init(_ inspection: Inspection) {
        let record = inspection.record
        let components = record.pathComponents
        var lines = ""
        for step in record.steps {
            lines += String(repeating: "  ", count: step.depth)
            switch step.event {
            case .exchange(let id):
                let exchange = record[id]
                let asker = exchange.asker.map { components[$0.index] + " asks " } ?? "asked: "
                lines += asker + components[exchange.asked.index]
                lines += ": \(exchange.proposal.width) × \(exchange.proposal.height)"
                lines += " → \(PointsFormat.short(exchange.answer)) (\(exchange.how.rawValue))"
                lines += ": " + exchange.reason.sentence
            case .placement(let id):
                guard let placement = record[id].placement else { continue }
                let frame = placement.frame
                lines += "\(components[id.index]) is placed \(PointsFormat.short(frame.size))"
                lines += " at \(PointsFormat.short(frame.origin.x)),\(PointsFormat.short(frame.origin.y))"
                lines += ": " + placement.reason.sentence
            }
            lines += "\n"
        }
        text = lines.split(separator: "\n", omittingEmptySubsequences: false)
            .map { VisibleText(String($0)).string }.joined(separator: "\n")
    }
}
