import Foundation
import LayoutInspection
import Negotiation

/// Proposals and numbers in sentences.
enum Words {
    /// "12 asks"; for a cut record, "12 of 31 asks".
    static func asks(_ record: LayoutRecord) -> String {
        let recorded = record.exchanges.count
        guard let cut = record.cut else { return count(recorded, "ask", "asks") }
        return "\(recorded) of \(recorded + cut.asks) asks"
    }

    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        number == 1 ? "1 \(one)" : "\(number) \(many)"
    }

    static func times(_ number: Int) -> String {
        switch number {
        case 1: "once"
        case 2: "twice"
        default: "\(number) times"
        }
    }
}

extension Axis {
    /// "width", "height".
    package var word: String { self == .horizontal ? "width" : "height" }
}

extension ProposalRefusal {
    var story: Line { Line("Proposal refused: \(sentence).", .error) }
}
