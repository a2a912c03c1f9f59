import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TextMetrics

extension ComparedLayouts {
    /// The differences, for people and for pipes: the two layouts, the first difference of their negotiations, and a
    /// line for each element.
    ///
    /// ```
    /// --- Card.swift, proposed 40 × 24
    /// +++ Card.swift, proposed 39 × 24
    /// first: Row asks Label#2: was <=14 × inf → 9×1, is <=13 × inf → 7×2
    /// ~ Row/Label#2: was 9×1 at 14,0, is 7×2 at 13,0 (Card.swift:12)
    /// 1 resized; 2 moved with their container
    /// ```
    var text: String {
        let lines = [heading("---", first), heading("+++", second)] + [parting].compactMap { $0 }
        return (lines + difference.changes.map(line) + [summary]).map { VisibleText($0).string + "\n" }.joined()
    }

    private func heading(_ sign: String, _ side: Side) -> String {
        let proposal = side.inspection.proposal
        let isOther = first.inspection.dialect.name != second.inspection.dialect.name
        let dialect = isOther ? ", \(side.inspection.dialect.name)" : ""
        return "\(sign) \(side.name)\(dialect), proposed \(proposal.width) × \(proposal.height)"
    }

    // MARK: The first difference of the negotiations

    private var parting: String? {
        guard let parting = difference.parting else { return nil }
        let (was, now) = (parting.was.map(first.exchange), parting.now.map(second.exchange))
        switch parting.kind {
        case .asked:
            return "first: was \(was.map(first.ask) ?? "no ask"), is \(now.map(second.ask) ?? "no ask")"
        case .proposal, .answer:
            guard let was, let now else { return nil }
            return "first: \(second.who(now)): was \(first.what(was)), is \(second.what(now)): \(now.reason.sentence)"
        }
    }

    // MARK: The elements

    private func line(_ change: ElementChange) -> String {
        let place = side(of: change).place(of: change)
        return "\(change.kind.mark) \(change.path): \(sentence(of: change))\(place.map { " (\($0))" } ?? "")"
    }

    private func sentence(of change: ElementChange) -> String {
        switch change.kind {
        case .resized: "was \(Self.words(change.was)), is \(Self.words(change.now))"
        case .moved: "was at \(Self.corner(change.was)), is at \(Self.corner(change.now))"
        case .added: "is \(Self.words(change.now))"
        case .removed: "was \(Self.words(change.was))"
        case .redrawn: drawing(of: change)
        }
    }

    /// The looks of an element with an unchanged frame.
    private func drawing(of change: ElementChange) -> String {
        let texts = [(first, change.before), (second, change.after)].map { side, index in
            index.flatMap { side.inspection.appearance(of: $0).text?.string }
        }
        guard let was = texts[0], let now = texts[1], was != now else { return "looks different" }
        return "was \"\(was)\", is \"\(now)\""
    }

    private static func words(_ frame: CGRect?) -> String {
        "\(PointsFormat.short(frame?.size ?? .zero)) at \(corner(frame))"
    }

    private static func corner(_ frame: CGRect?) -> String {
        let origin = frame?.origin ?? .zero
        return "\(PointsFormat.short(origin.x)),\(PointsFormat.short(origin.y))"
    }

    private var summary: String {
        let kinds: [ElementChange.Kind] = [.resized, .moved, .redrawn, .added, .removed]
        let counts = kinds.compactMap { kind -> String? in
            let count = difference.changes.count { $0.kind == kind }
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }
        let carried = difference.carried > 0 ? ["\(difference.carried) moved with their container"] : []
        let parts = (counts.isEmpty ? [] : [counts.joined(separator: ", ")]) + carried
        return parts.isEmpty ? "the same layout" : parts.joined(separator: "; ")
    }
}

extension ComparedLayouts.Side {
    fileprivate func exchange(_ id: ExchangeID) -> Exchange { inspection.record[id] }

    /// `Row asks Label#2`; only the name if no element asked it.
    fileprivate func who(_ exchange: Exchange) -> String {
        let components = inspection.record.pathComponents
        let asked = components[exchange.asked.index]
        return exchange.asker.map { "\(components[$0.index]) asks \(asked)" } ?? asked
    }

    /// `<=14 × inf → 9×1`.
    fileprivate func what(_ exchange: Exchange) -> String {
        "\(exchange.proposal.width) × \(exchange.proposal.height) → \(PointsFormat.short(exchange.answer))"
    }

    fileprivate func ask(_ exchange: Exchange) -> String { "\(who(exchange)): \(what(exchange))" }

    /// The position of an element: `Card.swift:12`.
    fileprivate func place(of change: ElementChange) -> String? {
        let range = (change.after ?? change.before).flatMap { inspection.elements[$0].range }
        guard let place = range.map({ inspection.sources.location(of: $0.start) }) else { return nil }
        return "\(place.file):\(place.location.line)"
    }
}

extension ElementChange.Kind {
    fileprivate var mark: String {
        switch self {
        case .resized: "~"
        case .moved: ">"
        case .redrawn: "*"
        case .added: "+"
        case .removed: "-"
        }
    }
}
