import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

extension Inspection {
    /// The negotiation as JSON Lines, in chronological order: an ask, all asks within it, its answer; the placement of
    /// each element; and, before its children are placed, how it divided its lengths.
    var traceJSON: String {
        var json = JSONText()
        let paths = record.paths
        for listed in record.events {
            switch listed.event {
            case .ask(let id): json.ask(record[id], in: self, paths)
            case .answer(let id): json.answer(record[id], in: self)
            case .placement(let id): json.placement(of: id, in: self, paths)
            case .share(let element, let share): json.share(share, of: paths[element.index], in: record, paths)
            case .code(let element, let account): json.code(account, of: element, in: self, paths)
            case .failure(let failure): json.failure(failure, in: self, paths)
            case .printed(let text): json.printed(text, in: self, paths)
            case .cut(let cut): json.cut(cut)
            }
        }
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
                json.object("source") { $0.place(range.start, in: inspection.sources) }
            }
            json.code(exchange.reason.code, in: inspection)
        }
    }

    /// The position of the source's code that did something.
    private mutating func code(_ origin: SourceOrigin?, in inspection: Inspection) {
        guard let origin else { return }
        object("at") { $0.place(origin.utf8.lowerBound, in: inspection.sources) }
    }

    fileprivate mutating func answer(_ exchange: Exchange, in inspection: Inspection) {
        event("answer") { json in
            json.field("id") { $0.number(exchange.id.index) }
            json.field("size") { $0.size(exchange.answer) }
            json.field("how", exchange.origin.rawValue)
            json.code(inspection.record.answerOrigin(of: exchange.id), in: inspection)
        }
    }

    fileprivate mutating func placement(of id: ElementID, in inspection: Inspection, _ paths: [String]) {
        guard let placement = inspection.record[id].placement else { return }
        event("place") { json in
            json.element(id, in: inspection.record, paths)
            json.field("frame") { $0.rect(placement.frame) }
            json.field("decidedBy") { $0.number(placement.decidedBy?.index) }
            json.field("because", placement.reason.sentence)
            json.code(placement.reason.code, in: inspection)
        }
    }

    /// No asks are recorded from here on.
    fileprivate mutating func cut(_ cut: LayoutRecord.Cut) {
        event("cut") { json in json.field("asks") { $0.number(cut.asks) } }
    }

    /// Code that failed: its ask or placement, and its position.
    fileprivate mutating func failure(_ failure: CodeFailure, in inspection: Inspection, _ paths: [String]) {
        event("failure") { json in
            if let element = inspection.record.subject(of: failure) {
                json.element(element, in: inspection.record, paths)
            }
            json.field("message", failure.sentence)
            json.code(failure.origin, in: inspection)
        }
    }

    fileprivate mutating func printed(_ text: PrintedText, in inspection: Inspection, _ paths: [String]) {
        event("print") { json in
            if let element = inspection.record.subject(of: .printed(text)) {
                json.element(element, in: inspection.record, paths)
            }
            json.field("text", text.text)
            json.code(text.origin, in: inspection)
        }
    }

    fileprivate mutating func share(
        _ share: Share, of path: String, in record: LayoutRecord, _ paths: [String]
    ) {
        event(share.left == nil ? "combine" : "share") { json in
            json.field("path", path)
            json.field("axis", share.axis == .horizontal ? "horizontal" : "vertical")
            switch share.scope {
            case .children: break
            case .line(let number): json.field("line") { $0.number(number) }
            case .lines: json.field("of", "lines")
            case .tracks: json.field("of", share.axis == .horizontal ? "columns" : "rows")
            }
            switch share.outcome {
            case .divided(let available, let spacing):
                json.field("available") { $0.number(available) }
                json.field("spacing") { $0.number(spacing) }
                json.field("left") { $0.number(share.left ?? 0) }
            case .layered(let length):
                json.field("length") { $0.number(length) }
                json.field("child") { $0.path(share.members.first?.element, paths) }
            case .combined(let length, let deciding):
                json.field("length") { $0.number(length) }
                json.field("child") { $0.path(deciding.flatMap { share.members[$0].element }, paths) }
            }
            json.field("rule", share.rule.sentence)
            json.field("children", each: share.members) { $0.member($1, in: record, paths) }
        }
    }

    /// The account of a custom layout's code: its asks, in order, its result, and its placements.
    fileprivate mutating func code(
        _ account: CodeAccount, of element: ElementID, in inspection: Inspection, _ paths: [String]
    ) {
        let record = inspection.record
        event("code") { json in
            json.element(element, in: record, paths)
            json.field("asks", each: account.asks) { $0.codeAsk(record[$1], in: inspection, paths) }
            if let answer = account.answer {
                json.object("answer") { json in
                    json.field("id") { $0.number(answer.index) }
                    json.field("size") { $0.size(record[answer].answer) }
                    json.code(record.answerOrigin(of: answer), in: inspection)
                }
            }
            json.field("asksWhilePlacing", each: account.asksWhilePlacing) {
                $0.codeAsk(record[$1], in: inspection, paths)
            }
            json.field("places", each: account.placed) { $0.codePlace($1, in: inspection, paths) }
        }
    }

    private mutating func codeAsk(_ exchange: Exchange, in inspection: Inspection, _ paths: [String]) {
        object { json in
            json.field("id") { $0.number(exchange.id.index) }
            json.field("path", paths[exchange.asked.index])
            json.field("proposal") { $0.proposal(exchange.proposal) }
            json.field("size") { $0.size(exchange.answer) }
            json.code(exchange.reason.code, in: inspection)
        }
    }

    private mutating func codePlace(_ child: ElementID, in inspection: Inspection, _ paths: [String]) {
        guard let placement = inspection.record[child].placement else { return }
        object { json in
            json.field("path", paths[child.index])
            json.field("frame") { $0.rect(placement.frame) }
            json.code(placement.reason.code, in: inspection)
        }
    }

    private mutating func path(_ element: ElementID?, _ paths: [String]) {
        if let element { string(paths[element.index]) } else { null() }
    }

    private mutating func member(_ member: Share.Member, in record: LayoutRecord, _ paths: [String]) {
        object { json in
            json.field("path") { $0.path(member.element, paths) }
            if let number = member.number { json.field("number") { $0.number(number) } }
            json.field("ask") { $0.number(member.ask?.index) }
            if let ask = member.ask {
                json.field("asked") { $0.proposal(record[ask].proposal) }
                json.field("answered") { $0.size(record[ask].answer) }
            }
            json.field("wanted") { $0.number(member.wanted) }
            json.field("got") { $0.number(member.got) }
            json.field("turn") { $0.number(member.turn) }
            json.field("because", member.reason.sentence)
        }
    }

    private mutating func element(_ id: ElementID, in record: LayoutRecord, _ paths: [String]) {
        field("path", paths[id.index])
        field("element", record[id].name)
    }
}
