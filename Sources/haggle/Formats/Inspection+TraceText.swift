import LayoutInspection
import Negotiation
import TextMetrics

extension Inspection {
    /// The negotiation for people: one row an exchange, indented by what it happened inside of.
    ///
    /// ```
    /// Row is placed 40×3 at 0,0: the root's proposal is exact
    ///   Row asks Label: <=38 × inf → 26×2 (measured): all that is left: 38 - 3 - 4 - 1
    /// ```
    var traceText: String {
        let components = record.pathComponents
        let rows = record.events.compactMap { listed in
            sentence(of: listed.event, components).map { String(repeating: "  ", count: listed.depth) + $0 + "\n" }
        }
        return rows.joined().split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText($0).string }
            .joined(separator: "\n")
    }

    /// What happened, on one line; nil for what has none: an answer stands with its ask, and how a length was divided is more
    /// than a line.
    /// - Parameter components: the last components of the elements' paths.
    func sentence(of event: RecordEvent, _ components: [String]) -> String? {
        switch event {
        case .ask(let id): sentence(of: record[id], components)
        case .placement(let id): sentence(ofPlacing: id, components)
        case .failure(let failure): sentence(of: failure)
        case .cut(let cut):
            "no asks are recorded from here on: \(cut.asks) more; elements and placements are"
        case .answer, .share: nil
        }
    }

    /// What failed, and where.
    private func sentence(of failure: CodeFailure) -> String {
        let place = failure.origin.map { sources.location(of: $0.utf8.lowerBound) }
        return "code fails\(place.map { " at \($0.file):\($0.location.line)" } ?? ""): \(failure.sentence)"
    }

    private func sentence(of exchange: Exchange, _ components: [String]) -> String {
        let asker = exchange.asker.map { components[$0.index] + " asks " } ?? "asked: "
        let proposal = "\(exchange.proposal.width) × \(exchange.proposal.height)"
        let answer = "\(PointsFormat.short(exchange.answer)) (\(exchange.origin.rawValue))"
        let asked = components[exchange.asked.index]
        return "\(asker)\(asked): \(proposal) → \(answer): \(exchange.reason.sentence)"
    }

    private func sentence(ofPlacing id: ElementID, _ components: [String]) -> String {
        let frame = record[id].placement?.frame ?? .zero
        let corner = "\(PointsFormat.short(frame.origin.x)),\(PointsFormat.short(frame.origin.y))"
        let size = PointsFormat.short(frame.size)
        let reason = record[id].placement?.reason.sentence ?? ""
        return "\(components[id.index]) is placed \(size) at \(corner): \(reason)"
    }
}
