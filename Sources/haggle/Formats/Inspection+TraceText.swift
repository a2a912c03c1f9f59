import LayoutInspection
import Negotiation
import Playground
import TextMetrics

extension Inspection {
    /// The negotiation for people: one row an exchange or a placement, indented by what encloses it, with the line of
    /// the element; and how each container shared its length, as in the why pane.
    ///
    /// ```
    /// Row is placed 40×3 at 0,0: the root's proposal is exact (line 3)
    ///   Row asks Label: <=30 × inf → 26×2 (measured): all that is left: 38 - 3 - 4 - 1 (line 4)
    /// ```
    var traceText: String {
        let components = record.pathComponents
        var text = ""
        var accounted: ElementID?
        for listed in record.events {
            var rows = sentence(of: listed.event, components).map { [$0] } ?? []
            if case .share(let element, _) = listed.event {
                if element != accounted { rows = account(of: element, components) }
                accounted = element
            } else if case .code(let element, _) = listed.event {
                rows = account(of: element, components)
            }
            for row in rows {
                text += String(repeating: "  ", count: listed.depth) + VisibleText(row).string + "\n"
            }
        }
        return text
    }

    /// How an element combined its children's lengths, in the words of the why pane.
    private func account(of element: ElementID, _ components: [String]) -> [String] {
        guard let index = index(of: element) else { return [] }
        let story = ShareStory(inspection: self, index: index, notation: .printed, width: nil)
        let lines = story.lines.map { $0.spans.map(\.text).joined() }.filter { !$0.isEmpty }
        guard let first = lines.first else { return [] }
        return ["\(components[element.index]): \(first.prefix(1).lowercased())\(first.dropFirst())"]
            + lines.dropFirst().map { "  \($0)" }
    }

    /// An event on one line. Nil for an answer, which is in its ask's row, and for a divided length, which needs more
    /// lines.
    /// - Parameter components: the last components of the elements' paths.
    func sentence(of event: RecordEvent, _ components: [String]) -> String? {
        switch event {
        case .ask(let id): sentence(of: record[id], components)
        case .placement(let id): sentence(ofPlacing: id, components)
        case .failure(let failure): sentence(of: failure)
        case .printed(let text):
            "prints \(text.text)\(text.origin.map { " (\(place($0.utf8.lowerBound)))" } ?? "")"
        case .cut(let cut):
            "no asks are recorded from here on: \(cut.asks) more; elements and placements are"
        case .answer, .share, .code: nil
        }
    }

    /// The failure and its position.
    private func sentence(of failure: CodeFailure) -> String {
        let place = failure.origin.map { sources.location(of: $0.utf8.lowerBound) }
        return "code fails\(place.map { " at \($0.file):\($0.location.line)" } ?? ""): \(failure.sentence)"
    }

    private func sentence(of exchange: Exchange, _ components: [String]) -> String {
        let asker = exchange.asker.map { components[$0.index] + " asks " } ?? "asked: "
        let proposal = "\(exchange.proposal.width) × \(exchange.proposal.height)"
        let answer = "\(PointsFormat.short(exchange.answer)) (\(exchange.origin.rawValue))"
        let asked = components[exchange.asked.index]
        let places = places(
            of: exchange.asked,
            [("asked", exchange.reason.code), ("answered", record.answerOrigin(of: exchange.id))])
        return "\(asker)\(asked): \(proposal) → \(answer): \(exchange.reason.sentence)\(places)"
    }

    private func sentence(ofPlacing id: ElementID, _ components: [String]) -> String {
        let placement = record[id].placement
        let frame = placement?.frame ?? .zero
        let corner = "\(PointsFormat.short(frame.origin.x)),\(PointsFormat.short(frame.origin.y))"
        let size = PointsFormat.short(frame.size)
        let reason = placement?.reason.sentence ?? ""
        let places = places(of: id, [("placed", placement?.reason.code)])
        return "\(components[id.index]) is placed \(size) at \(corner): \(reason)\(places)"
    }

    /// ` (line 4)`: the positions of an element and of the source's code that did something. Empty for compiled Swift.
    private func places(of element: ElementID, _ code: [(verb: String, origin: SourceOrigin?)]) -> String {
        let own = record.range(of: element).map { place($0.start) }
        let parts =
            [own].compactMap { $0 }
            + code.compactMap { verb, origin in origin.map { "\(verb) in \(place($0.utf8.lowerBound))" } }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    /// `line 4`; with several sources `Card.swift:4`.
    private func place(_ offset: Int) -> String {
        let (file, location) = sources.location(of: offset)
        return sources.files.count > 1 ? "\(file):\(location.line)" : "line \(location.line)"
    }
}
