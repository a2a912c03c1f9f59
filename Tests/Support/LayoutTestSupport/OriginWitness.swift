import Foundation
import Negotiation

/// Recomputes the lengths of a record from their recorded origins.
public struct OriginWitness {
    private let record: LayoutRecord
    /// The lengths that their origins do not give, a line each.
    public private(set) var contradictions: [String] = []
    /// How many lengths were computed again from another length.
    public private(set) var recomputed = 0
    /// How many lengths a container's rule made, without arithmetic.
    public private(set) var ruled = 0

    public init(_ record: LayoutRecord) {
        self.record = record
        for exchange in record.exchanges {
            for axis in Axis.allCases {
                checkAnswer(exchange, axis)
                checkProposal(exchange, axis)
            }
        }
        for index in record.elements.indices {
            for axis in Axis.allCases { checkFrame(ElementID(index), axis) }
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

    private mutating func checkAnswer(_ exchange: Exchange, _ axis: Axis) {
        guard exchange.origin == .measured, let derivation = record.derivation(of: exchange.id, on: axis)
        else { return }
        var claim: String {
            "\(path(of: exchange.asked)) answers \(exchange.answer[axis]) on \(axis) to \(exchange.proposal)"
        }
        switch derivation.origin {
        case .answer(let inner, _) where !isAsked(inner, by: exchange):
            contradictions.append("\(claim): it did not ask \(inner)")
        case .sum(let inner) where !inner.allSatisfy({ isAsked($0, by: exchange) }):
            contradictions.append("\(claim): it did not ask all of \(inner)")
        case .decided: contradictions.append("\(claim): an answer is not decided by one")
        case .content, .constant: return
        case .rule: ruled += 1
        default: break
        }
        guard let calculation = derivation.calculation else { return }
        recomputed += 1
        if !isSame(calculation.value, exchange.answer[axis]) {
            contradictions.append("\(claim), and \(derivation.origin) gives \(calculation)")
        }
    }

    /// Whether an element asked for an answer, in an exchange or before it: an answer may be known from an earlier one.
    private func isAsked(_ inner: ExchangeID, by exchange: Exchange) -> Bool {
        record[inner].asker == exchange.asked && inner < exchange.end
    }

    private mutating func checkProposal(_ exchange: Exchange, _ axis: Axis) {
        guard let asker = exchange.asker, let length = exchange.proposal[axis].limit, length < .infinity else { return }
        let start = exchange.reason.calculation(on: axis)?.start ?? length
        let origin = exchange.reason.origin(on: axis)
        if origin == .rule { ruled += 1 }
        let number = number(of: origin, axis, decidedBy: nil) { axis, isFrame in
            switch record.room(of: exchange) {
            case _ where isFrame: exchange.parent == nil ? record[asker].placement?.frame.size[axis] : nil
            case .proposal(let own): record[own].proposal[axis].limit
            case .frame(let own): record[own].placement?.frame.size[axis]
            case nil: nil
            }
        }
        guard let number else { return }
        recomputed += 1
        if isSame(number, start) { return }
        contradictions.append(
            "\(path(of: exchange.asked)) is proposed \(length) on \(axis), from \(start) (\(exchange.reason.sentence)), "
                + "and \(origin) is \(number)")
    }

    private mutating func checkFrame(_ id: ElementID, _ axis: Axis) {
        guard let placement = record[id].placement, let parent = record[id].parent else { return }
        let length = placement.frame.size[axis]
        let start = placement.reason.calculation(on: axis)?.start ?? length
        let origin = placement.reason.origin(on: axis)
        let number = number(of: origin, axis, decidedBy: placement.decidedBy) { axis, _ in
            record[parent].placement?.frame.size[axis]
        }
        guard let number else { return }
        recomputed += 1
        if isSame(number, start) { return }
        contradictions.append(
            "\(path(of: id)) got \(length) on \(axis), from \(start) (\(placement.reason.sentence)), "
                + "and \(origin) is \(number)")
    }

    /// The number of an origin; nil for one that is not kept.
    /// - Parameter own: the length of the element that computes: of its frame, or of its proposal.
    private func number(
        of origin: LengthOrigin, _ axis: Axis, decidedBy: ExchangeID?, own: (_ axis: Axis, _ isFrame: Bool) -> CGFloat?
    ) -> CGFloat? {
        switch origin {
        case .room(let axis): own(axis, false)
        case .frame(let axis): own(axis, true)
        case .answer(let exchange, let axis): record[exchange].answer[axis]
        case .sum(let exchanges): exchanges.reduce(0) { $0 + record[$1].answer[axis] }
        case .decided: decidedBy.map { record[$0].answer[axis] }
        case .content, .constant, .minimum, .rule, .code: nil
        }
    }

    private func path(of element: ElementID) -> String { record.paths[element.index] }

    private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
        one == other || abs(one - other) <= 1e-6 * max(1, abs(one)) || (one.isNaN && other.isNaN)
            || (!one.isFinite && !other.isFinite)
    }
}

extension LayoutRecord {
    /// The origin of each length of the root's answer, with the asked elements and their lengths: `sum of Text 4,
    /// Text 6: 10 + 1`.
    public var rootOrigins: [String] {
        Axis.allCases.map { axis in
            let derivation = derivation(of: ExchangeID(0), on: axis)
            let answers: [ExchangeID] =
                switch derivation?.origin {
                case .sum(let exchanges)?: exchanges
                case .answer(let exchange, _)?: [exchange]
                default: []
                }
            let names = answers.map { "\(self[self[$0].asked].name) \(PointsFormat.short(self[$0].answer[axis]))" }
            let origin = names.isEmpty ? derivation.map { "\($0.origin)" } ?? "none" : names.joined(separator: ", ")
            return derivation?.calculation.map { "\(origin): \($0)" } ?? origin
        }
    }
}
