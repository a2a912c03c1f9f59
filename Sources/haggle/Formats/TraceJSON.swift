import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

/// The negotiation as JSON Lines, in the order of what happened: an ask, all that was asked within it, its answer; and
/// where each element was placed.
struct TraceJSON {
    private var json = JSONText()
    private let inspection: Inspection
    private let paths: [String]

    init(_ inspection: Inspection) {
        self.inspection = inspection
        paths = inspection.record.paths
        write()
    }

    var text: String { json.text }

    private mutating func write() {
        var open: [(exchange: Exchange, depth: Int)] = []
        for step in inspection.record.steps {
            while let last = open.last, last.depth >= step.depth {
                writeAnswer(last.exchange)
                open.removeLast()
            }
            switch step.event {
            case .exchange(let id):
                open.append((inspection.record[id], step.depth))
                writeAsk(inspection.record[id])
            case .placement(let id): writePlacement(id)
            }
        }
        for last in open.reversed() { writeAnswer(last.exchange) }
    }

    private mutating func writeAsk(_ exchange: Exchange) {
        startLine("ask", exchange.id)
        json.key("parent")
        if let parent = exchange.parent { json.number(parent.index) } else { json.null() }
        writeElement(exchange.asked)
        json.key("proposal")
        json.proposal(exchange.proposal)
        json.key("because")
        json.string(exchange.reason.sentence)
        if let range = inspection.record.range(of: exchange.asked) {
            let sources = inspection.sources
            json.key("source")
            json.object { $0.place(range.start, in: sources) }
        }
        endLine()
    }

    private mutating func writeAnswer(_ exchange: Exchange) {
        startLine("answer", exchange.id)
        json.key("size")
        json.size(exchange.answer)
        json.key("how")
        json.string(exchange.how.rawValue)
        endLine()
    }

    private mutating func writePlacement(_ id: ElementID) {
        guard let placement = inspection.record[id].placement else { return }
        startLine("place", nil)
        writeElement(id)
        json.key("frame")
        json.rect(placement.frame)
        json.key("decidedBy")
        if let exchange = placement.decidedBy { json.number(exchange.index) } else { json.null() }
        json.key("because")
        json.string(placement.reason.sentence)
        endLine()
    }

    private mutating func startLine(_ event: String, _ id: ExchangeID?) {
        json.open("{")
        json.key("event")
        json.string(event)
        if let id {
            json.key("id")
            json.number(id.index)
        }
    }

    private mutating func endLine() {
        json.close("}")
        json.endLine()
    }

    private mutating func writeElement(_ id: ElementID) {
        json.key("path")
        json.string(paths[id.index])
        json.key("element")
        json.string(inspection.record[id].name)
    }
}
