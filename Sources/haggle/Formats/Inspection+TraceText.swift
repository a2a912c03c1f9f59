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
        var failures = record.failures[...]
        var text = ""
        for index in 0...record.steps.count {
            while let failure = failures.first, failure.position <= index {
                let depth = failure.step.map { record.steps[$0].depth + 1 } ?? 0
                text += "\(String(repeating: "  ", count: depth))\(sentence(of: failure))\n"
                failures.removeFirst()
            }
            if let cut = record.cut, cut.position == index {
                text += "no asks are recorded from here on: \(cut.asks) more; elements and placements are\n"
            }
            guard index < record.steps.count else { break }
            let step = record.steps[index]
            text += "\(String(repeating: "  ", count: step.depth))\(sentence(of: step.event, components))\n"
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText($0).string }
            .joined(separator: "\n")
    }

    /// What failed, and where.
    private func sentence(of failure: CodeFailure) -> String {
        let place = failure.origin.map { sources.location(of: $0.utf8.lowerBound) }
        return "code fails\(place.map { " at \($0.file):\($0.location.line)" } ?? ""): \(failure.sentence)"
    }

    /// What happened at a step, on one line.
    /// - Parameter components: the last components of the elements' paths.
    func sentence(of event: Step.Event, _ components: [String]) -> String {
        switch event {
        case .exchange(let id):
            let exchange = record[id]
            let asker = exchange.asker.map { components[$0.index] + " asks " } ?? "asked: "
            let proposal = "\(exchange.proposal.width) × \(exchange.proposal.height)"
            let answer = "\(PointsFormat.short(exchange.answer)) (\(exchange.origin.rawValue))"
            let asked = components[exchange.asked.index]
            return "\(asker)\(asked): \(proposal) → \(answer): \(exchange.reason.sentence)"
        case .placement(let id):
            let frame = record[id].placement?.frame ?? .zero
            let corner = "\(PointsFormat.short(frame.origin.x)),\(PointsFormat.short(frame.origin.y))"
            let size = PointsFormat.short(frame.size)
            let reason = record[id].placement?.reason.sentence ?? ""
            return "\(components[id.index]) is placed \(size) at \(corner): \(reason)"
        }
    }
}
