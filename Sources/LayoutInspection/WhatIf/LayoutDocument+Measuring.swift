import Foundation
import Negotiation

extension LayoutDocument {
    /// The values of quantities. Each root proposal is laid out once.
    /// - Parameters:
    ///   - proposal: the proposal to the root for quantities that name none.
    ///   - states: the elements' states, as shown.
    package func measure(
        _ quantities: [Quantity], in proposal: Proposal, projection: CellProjection = .unit,
        states: (any ElementStates)? = nil, until cancellation: Cancellation? = nil
    ) -> [Quantity: Result<Measured, MeasurementFailure>] {
        var meter = LayoutMeter(
            document: self, projection: projection, states: states, cancellation: cancellation)
        var results: [Quantity: Result<Measured, MeasurementFailure>] = [:]
        for quantity in quantities where results[quantity] == nil {
            results[quantity] = Result { () throws(MeasurementFailure) in
                try meter.value(of: quantity, in: quantity.window ?? proposal)
            }
        }
        return results
    }
}

/// Measures layouts of a document, each once.
private struct LayoutMeter {
    let document: LayoutDocument
    let projection: CellProjection
    let states: (any ElementStates)?
    let cancellation: Cancellation?
    var layouts: [Proposal: Inspection] = [:]

    mutating func value(of quantity: Quantity, in window: Proposal) throws(MeasurementFailure) -> Measured {
        let layout = try layout(in: window)
        guard let index = layout.index(of: quantity.subject) else {
            throw .noElement(quantity.subject, names: layout.elements.map(\.name))
        }
        guard let asked = quantity.asked else {
            guard let value = layout.value(of: quantity.kind, at: index) else { throw .noLayout }
            return value
        }
        let exploration = Exploration(path: layout.path(of: index), axis: .horizontal, proposal: asked)
        let answer = document.explore(
            exploration, in: window, projection: projection, states: states, until: cancellation
        )?.reply?.answer
        guard let answer, let value = quantity.kind.value(in: answer) else { throw .notAsked(quantity.subject) }
        return value
    }

    private mutating func layout(in window: Proposal) throws(MeasurementFailure) -> Inspection {
        if let known = layouts[window] { return known }
        let found: Inspection?
        do throws(ProposalRefusal) {
            found = try document.inspect(window, projection: projection, states: states, until: cancellation)
        } catch {
            throw .refused(error)
        }
        guard let found else { throw .noLayout }
        layouts[window] = found
        return found
    }
}

extension Quantity.Kind {
    /// Its value in an answer; nil if answers have none.
    fileprivate func value(in answer: CGSize) -> Measured? {
        switch self {
        case .size: .size(answer)
        case .width: .number(answer.width)
        case .height: .number(answer.height)
        case .left, .top, .right, .bottom, .proposal, .order: nil
        }
    }
}
