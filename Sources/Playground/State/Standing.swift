import LayoutInspection
import Negotiation

/// A moment in a form that holds in other negotiations: its element, and the number of the ask, answer or placement.
struct Standing {
    /// An index into the layout's elements.
    var element: Int
    let kind: Kind
    /// The number among the element's asks.
    let number: Int

    enum Kind {
        case ask, answer, placement
    }
}

extension Inspection {
    /// Nil for a moment of another record.
    func standing(at moment: Moment) -> Standing? {
        guard let element = element(at: moment) else { return nil }
        let asked = record[elements[element].recordID].asked
        switch moment {
        case .asked(let id): return Standing(element: element, kind: .ask, number: asked.firstIndex(of: id) ?? 0)
        case .answered(let id): return Standing(element: element, kind: .answer, number: asked.firstIndex(of: id) ?? 0)
        case .placed: return Standing(element: element, kind: .placement, number: 0)
        }
    }

    /// The same moment of an element of this layout.
    func moment(_ standing: Standing, of index: Int) -> Moment {
        let id = elements[index].recordID
        let asked = record[id].asked
        guard standing.kind != .placement, !asked.isEmpty else { return .placed(id) }
        let exchange = asked[min(standing.number, asked.count - 1)]
        return standing.kind == .ask ? .asked(exchange) : .answered(exchange)
    }
}
