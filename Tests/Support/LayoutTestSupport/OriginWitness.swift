import Foundation
import Negotiation

/// Recomputes the lengths of a record from their recorded origins.
public struct OriginWitness {
    private let record: LayoutRecord
    private let paths: [String]

    public init(_ record: LayoutRecord) {
        self.record = record
        paths = record.paths
    }

    /// The lengths that their origins do not give, a line each.
    public var contradictions: [String] {
        Axis.allCases.flatMap { axis in
            record.exchanges.compactMap { answer($0, axis) ?? proposal($0, axis) }
                + record.elements.indices.compactMap { frame(ElementID($0), axis) }
        }
    }

    /// The elements with a measured answer that has no origin.
    public var unexplained: Set<ElementID> {
        let measured = record.exchanges.filter { exchange in
            exchange.origin == .measured
                && Axis.allCases.contains { record.derivation(of: exchange.id, on: $0) == nil }
        }
        return Set(measured.map(\.asked))
    }

    private func answer(_ exchange: Exchange, _ axis: Axis) -> String? {
        guard exchange.origin == .measured, let derivation = record.derivation(of: exchange.id, on: axis) else {
            return nil
        }
        let name = "\(paths[exchange.asked.index]) answers \(exchange.answer[axis]) on \(axis) to \(exchange.proposal)"
        switch derivation.origin {
        case .answer(let inner, _) where !isAsked(inner, by: exchange): return "\(name): it did not ask \(inner)"
        case .sum(let inner) where !inner.allSatisfy({ isAsked($0, by: exchange) }):
            return "\(name): it did not ask all of \(inner)"
        case .decided: return "\(name): an answer is not decided by one"
        default: break
        }
        guard let calculation = derivation.calculation, !isSame(calculation.value, exchange.answer[axis]) else {
            return nil
        }
        return "\(name), and \(derivation.origin) gives \(calculation)"
    }

    /// Whether an element asked for an answer, in an exchange or before it: an answer may be known from an earlier one.
    private func isAsked(_ inner: ExchangeID, by exchange: Exchange) -> Bool {
        record[inner].asker == exchange.asked && inner < exchange.end
    }

    private func proposal(_ exchange: Exchange, _ axis: Axis) -> String? {
        guard let asker = exchange.asker, let length = exchange.proposal[axis].limit, length < .infinity else {
            return nil
        }
        let start = exchange.reason.calculation(on: axis)?.start ?? length
        let room: (Axis) -> CGFloat? = { axis in
            switch record.room(of: exchange) {
            case .proposal(let own): record[own].proposal[axis].limit
            case .frame(let own): record[own].placement?.frame.size[axis]
            case nil: nil
            }
        }
        let frame: (Axis) -> CGFloat? = { exchange.parent == nil ? record[asker].placement?.frame.size[$0] : nil }
        guard let origin = number(exchange.reason.origin(on: axis), axis, decidedBy: nil, room, frame),
            !isSame(origin, start)
        else { return nil }
        return
            "\(paths[exchange.asked.index]) is proposed \(length) on \(axis), from \(start) (\(exchange.reason.sentence)), "
            + "and \(exchange.reason.origin(on: axis)) is \(origin)"
    }

    private func frame(_ id: ElementID, _ axis: Axis) -> String? {
        guard let placement = record[id].placement, let parent = record[id].parent else { return nil }
        let length = placement.frame.size[axis]
        let start = placement.reason.calculation(on: axis)?.start ?? length
        let origin = placement.reason.origin(on: axis)
        let frame: (Axis) -> CGFloat? = { record[parent].placement?.frame.size[$0] }
        let number = number(origin, axis, decidedBy: placement.decidedBy, frame, frame)
        guard let number, !isSame(number, start) else { return nil }
        return "\(paths[id.index]) got \(length) on \(axis), from \(start) (\(placement.reason.sentence)), "
            + "and \(origin) is \(number)"
    }

    /// The number of an origin; nil for one that is not kept.
    private func number(
        _ origin: LengthOrigin, _ axis: Axis, decidedBy: ExchangeID?, _ room: (Axis) -> CGFloat?,
        _ frame: (Axis) -> CGFloat?
    ) -> CGFloat? {
        switch origin {
        case .room(let axis): room(axis)
        case .frame(let axis): frame(axis)
        case .answer(let exchange, let axis): record[exchange].answer[axis]
        case .sum(let exchanges): exchanges.reduce(0) { $0 + record[$1].answer[axis] }
        case .decided: decidedBy.map { record[$0].answer[axis] }
        case .content, .constant, .minimum, .rule, .code: nil
        }
    }

    private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
        one == other || abs(one - other) <= 1e-6 * max(1, abs(one)) || (one.isNaN && other.isNaN)
            || (!one.isFinite && !other.isFinite)
    }
}
