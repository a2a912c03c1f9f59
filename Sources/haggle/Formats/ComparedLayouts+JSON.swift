import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

extension ComparedLayouts {
    /// The differences as JSON Lines: the two layouts, the first difference of their negotiations, and a line for each
    /// element.
    var json: String {
        var json = JSONText()
        json.event("compare") { json in
            json.field("before") { $0.layout(first) }
            json.field("after") { $0.layout(second) }
            json.field("carried") { $0.number(difference.carried) }
        }
        if let parting = difference.parting {
            json.event("parting") { json in
                json.field("kind", parting.kind.rawValue)
                json.field("was") { $0.exchange(parting.was, in: first) }
                json.field("is") { $0.exchange(parting.now, in: second) }
            }
        }
        for change in difference.changes {
            json.event("change") { json in
                json.field("kind", change.kind.rawValue)
                json.field("path", change.path.description)
                json.field("was") { $0.frame(change.was) }
                json.field("is") { $0.frame(change.now) }
                json.source(of: change, in: side(of: change).inspection)
            }
        }
        return json.text
    }
}

extension JSONText {
    fileprivate mutating func layout(_ side: ComparedLayouts.Side) {
        object { json in
            json.field("name", side.name)
            json.field("dialect", side.inspection.dialect.name)
            json.field("proposal") { $0.proposal(side.inspection.proposal) }
            json.field("size") { $0.size(side.inspection.size) }
        }
    }

    /// An ask with its answer; null for none.
    fileprivate mutating func exchange(_ id: ExchangeID?, in side: ComparedLayouts.Side) {
        guard let exchange = id.map({ side.inspection.record[$0] }) else { return null() }
        object { json in
            json.field("id") { $0.number(exchange.id.index) }
            json.field("path", side.inspection.record.paths[exchange.asked.index])
            json.field("proposal") { $0.proposal(exchange.proposal) }
            json.field("size") { $0.size(exchange.answer) }
            json.field("because", exchange.reason.sentence)
        }
    }

    /// Null for none.
    fileprivate mutating func frame(_ frame: CGRect?) {
        if let frame { rect(frame) } else { null() }
    }

    fileprivate mutating func source(of change: ElementChange, in inspection: Inspection) {
        guard let range = (change.after ?? change.before).flatMap({ inspection.elements[$0].range }) else { return }
        object("source") { $0.place(range.start, in: inspection.sources) }
    }
}
