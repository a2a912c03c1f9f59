import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

extension Inspection {
    /// The negotiation as JSON Lines, in the order of what happened: an ask, all that was asked within it, its answer; and
    /// where each element was placed.
    var traceJSON: String {
        var json = JSONText()
        let paths = record.paths
        var open: [(exchange: Exchange, depth: Int)] = []
        for step in record.steps {
            while let last = open.last, last.depth >= step.depth {
                json.answer(last.exchange)
                open.removeLast()
            }
            switch step.event {
            case .exchange(let id):
                open.append((record[id], step.depth))
                json.ask(record[id], in: self, paths)
            case .placement(let id): json.placement(of: id, in: record, paths)
            }
        }
        for last in open.reversed() { json.answer(last.exchange) }
        return json.text
    }
}

extension JSONText {
    fileprivate mutating func ask(_ exchange: Exchange, in inspection: Inspection, _ paths: [String]) {
        event("ask") { json in
            json.field("id") { $0.number(exchange.id.index) }
            json.field("parent") { $0.number(exchange.parent?.index) }
            json.element(exchange.asked, in: inspection.record, paths)
            json.field("proposal") { $0.proposal(exchange.proposal) }
            json.field("because", exchange.reason.sentence)
            if let range = inspection.record.range(of: exchange.asked) {
                json.field("source") { $0.object { $0.place(range.start, in: inspection.sources) } }
            }
        }
    }

    fileprivate mutating func answer(_ exchange: Exchange) {
        event("answer") { json in
            json.field("id") { $0.number(exchange.id.index) }
            json.field("size") { $0.size(exchange.answer) }
            json.field("how", exchange.origin.rawValue)
        }
    }

    fileprivate mutating func placement(of id: ElementID, in record: LayoutRecord, _ paths: [String]) {
        guard let placement = record[id].placement else { return }
        event("place") { json in
            json.element(id, in: record, paths)
            json.field("frame") { $0.rect(placement.frame) }
            json.field("decidedBy") { $0.number(placement.decidedBy?.index) }
            json.field("because", placement.reason.sentence)
        }
    }

    /// A line of its own.
    private mutating func event(_ name: String, _ writeFields: (inout JSONText) -> Void) {
        object { json in
            json.field("event", name)
            writeFields(&json)
        }
        endLine()
    }

    private mutating func element(_ id: ElementID, in record: LayoutRecord, _ paths: [String]) {
        field("path", paths[id.index])
        field("element", record[id].name)
    }
}
