import Foundation
import Negotiation

/// A recorded pass of any dialect, with queries for tests.
package protocol RecordedPass {
    var record: LayoutRecord { get }
}

extension RecordedPass {
    /// The placed elements in pre-order, one a line: `Label 4,0 26×2`, two spaces a level.
    package var drawing: String { drawing(withoutContentsOf: "") { $0 } }

    /// - Parameters:
    ///   - leaf: the name of elements that are drawn without their contents.
    ///   - shownName: an element's name as it is drawn.
    package func drawing(withoutContentsOf leaf: String, named shownName: (String) -> String) -> String {
        var lines: [String] = []
        func draw(_ id: ElementID, _ depth: Int) {
            guard let frame = record[id].placement?.frame else { return }
            let corner = "\(PointsFormat.short(frame.origin.x)),\(PointsFormat.short(frame.origin.y))"
            lines.append(
                String(repeating: "  ", count: depth)
                    + "\(shownName(record[id].name)) \(corner) \(PointsFormat.short(frame.size))")
            guard record[id].name != leaf else { return }
            for child in record[id].children { draw(child, depth + 1) }
        }
        draw(ElementID(0), 0)
        return lines.joined(separator: "\n")
    }

    /// The steps of the pass, one a line.
    package var trace: String {
        record.steps.map { step in
            let indent = String(repeating: "  ", count: step.depth)
            switch step.event {
            case .exchange(let id):
                let exchange = record[id]
                return indent
                    + "\(record[exchange.asked].name) in \(exchange.proposal.width) \(exchange.proposal.height)"
                    + " -> \(PointsFormat.short(exchange.answer)) \(exchange.origin.rawValue): \(exchange.reason.sentence)"
            case .placement(let id):
                let placement = record[id].placement
                return indent + "\(record[id].name) at \(placement.map { PointsFormat.short($0.frame.size) } ?? "?")"
                    + ": \(placement?.reason.sentence ?? "?")"
            }
        }.joined(separator: "\n")
    }

    /// The number of measures of elements of a name.
    package func measures(of name: String) -> Int {
        record.exchanges.count { $0.origin == .measured && record[$0.asked].name == name }
    }

    /// The sentences of the asks of an element's children, in order.
    package func asks(of name: String) -> [String] {
        record.exchanges.filter { $0.asker.map { record[$0].name } == name }.map(\.reason.sentence)
    }
}

extension CGRect {
    package var isAllFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
