import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

/// The reasons for an element's position and size, in sentences.
struct ElementStory {
    let inspection: Inspection
    let index: Int
    /// The element's properties, in the order of its description.
    var properties: [ElementProperty] = []
    /// The diagnostics of its sources.
    var diagnostics: [Diagnostic] = []
    /// The findings about it.
    var findings: [Finding] = []
    /// Its change since the layout before.
    var change: ElementChange?
    var notation = Notation(.utf8)
    /// In columns.
    var width = 24

    private var element: InspectedElement { inspection.elements[index] }
    private var name: String { element.pathComponent }
    private var placer: String { parent ?? TopProposal.proposer.capitalizedFirst }
    private var parent: String? { element.parent.map { inspection.elements[$0].pathComponent } }

    /// All lines.
    var lines: [Line] {
        title + faults + sharing + negotiation + placement + remarks + holes + chains + propertyLines + source
    }

    var title: [Line] {
        let changed = change.map { [Line("It changed: \(ChangeStory.sentence($0)).", .accent)] } ?? []
        let view = inspection.view(of: index).map { [Span(" · \($0)", .accent)] } ?? []
        return [Line([Span(name, .name)] + view), Line(element.parent == nil ? "the root" : path, .note)] + changed + [
            .empty
        ]
    }

    /// How it divided its lengths among its children.
    var sharing: [Line] {
        ShareStory(inspection: inspection, index: index, notation: notation, width: width).lines
    }

    /// The origin of its lengths.
    var chains: [Line] {
        ChainStory(inspection: inspection, index: index, typed: notation.typed).lines
    }

    /// The path from the root. The middle of a long one is omitted.
    private var path: String {
        let components = inspection.path(of: index).components
        let left = components.count - Self.pathLimit
        guard left > 0 else { return components.joined(separator: "/") }
        let (first, last) = (components.prefix(2), components.suffix(Self.pathLimit - 2))
        return (first + ["… \(left) more …"] + last).joined(separator: "/")
    }

    /// Longer paths are shortened to this many components.
    private static let pathLimit = 12

    /// The proposal and the answer.
    var negotiation: [Line] {
        guard let exchange = inspection.mainExchange(of: index) else {
            return [
                Line([
                    Span(name, .strong), Span(" was never asked for its size\(isCut ? ", or not in the record" : "")."),
                ])
            ] + cut + [.empty]
        }
        var lines = [proposal(of: exchange)] + sums(of: exchange.reason)
        lines.append(
            Line([
                Span(name, .strong), Span(" answered "), Span(PointsFormat.short(exchange.answer), .number),
                Span(exchange.origin.remark), Span("."),
            ]))
        return lines + [asked] + cut + [.empty]
    }

    /// Whether asks of this element may be missing in the record.
    private var isCut: Bool { inspection.record.cut != nil }

    /// What a cut record omits.
    private var cut: [Line] {
        guard let cut = inspection.record.cut else { return [] }
        let recorded = Words.asks(inspection.record)
        return [Line("The record has \(recorded): \(cut.asks) later ones may be of any element.", .warning)]
    }

    /// The asker, its proposal, and its reason.
    private func proposal(of exchange: Exchange) -> Line {
        guard let asker = exchange.asker else {
            let top = TopProposal(inspection: inspection, exchange: exchange, notation: notation)
            let proposer = Span(notation.proposer.capitalizedFirst, .strong)
            return Line([proposer, Span(" proposed ")] + top.words + [Span(": \(top.reason).")])
        }
        return Line([
            Span(Components(inspection)[asker], .strong), Span(" proposed "),
            Span(notation.sentence(exchange.proposal), .number), Span(": \(exchange.reason.sentence)."),
        ])
    }

    private func sums(of reason: any Reason) -> [Line] {
        Axis.allCases.compactMap { reason.calculation(on: $0)?.withoutIdleSteps.line(on: $0) }
    }

    private var asked: Line {
        let exchanges = inspection.exchanges(of: index)
        let counts = [(AnswerOrigin.measured, "measured"), (.remembered, "remembered"), (.deduced, "deduced")]
        let parts = counts.compactMap { how, word in
            let count = exchanges.count { $0.origin == how }
            return count == 0
                ? nil
                : count < exchanges.count
                    ? "\(word) \(Words.times(count))"
                    : count == 1 ? word : "\(word) \(count == 2 ? "both times" : "each time")"
        }
        return Line("Asked \(Words.times(exchanges.count)), \(parts.joined(separator: ", ")).", .note)
    }

    /// Its frame, and what decided it.
    var placement: [Line] {
        guard let placement = inspection.placement(of: index) else { return [] }
        let frame = placement.frame
        let corner = "\(PointsFormat.short(frame.origin.x)), \(PointsFormat.short(frame.origin.y))"
        let size = "\(PointsFormat.short(frame.size)) at \(corner)"
        let decider: Span = Span(placer, .strong)
        var lines = [
            Line([
                decider, Span(" gave it "), Span(size, .number), Span(": "), Span(placement.reason.sentence),
                Span("."),
            ])
        ]
        lines += sums(of: placement.reason) + guide(placement)
        if element.isFinite, inspection.projection != .unit || frame != frame.integral {
            let cells = element.cells
            lines.append(
                Line("On the stage: \(cells.width)×\(cells.height) cells at \(cells.minX), \(cells.minY).", .note))
        }
        return lines + [decision(placement), .empty]
    }

    /// Its guide on the line of its parent, in the layout's coordinates.
    private func guide(_ placement: Placement) -> [Line] {
        guard let guide = placement.reason.guide else { return [] }
        let isAcross = guide.axis == .horizontal
        let edge = isAcross ? "left" : "top"
        let line = (isAcross ? placement.frame.minX : placement.frame.minY) + guide.own
        return [
            Line([
                Span("Its \(guide.name) guide ("), Span(PointsFormat.short(guide.own), .number),
                Span(" from its \(edge) edge) is at \(isAcross ? "x" : "y") = "),
                Span(PointsFormat.short(line), .number), Span("."),
            ])
        ]
    }

    private func decision(_ placement: Placement) -> Line {
        guard let decider = placement.decidedBy.map({ inspection.record[$0] }) else {
            return Line(
                "\(placer) alone decided its size\(isCut ? ", or an answer not in the record" : "").",
                .note)
        }
        guard decider.answer != placement.frame.size else {
            return Line("It got the size it answered.", .note)
        }
        let (given, wanted) = (PointsFormat.short(placement.frame.size), PointsFormat.short(decider.answer))
        return Line("\(placer) had the last word: \(given), not \(wanted).", .note)
    }
}

extension Calculation {
    /// The calculation without steps that changed nothing, such as adding 0.
    fileprivate var withoutIdleSteps: Calculation {
        steps.reduce(Calculation(start)) { sum, step in
            let next = sum.adding(step)
            return next.value == sum.value ? sum : next
        }
    }
}
