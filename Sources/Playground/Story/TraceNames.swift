import LayoutInspection
import Negotiation
import TextMetrics

/// The names of askers and asked elements, with texts that distinguish elements.
struct TraceNames {
    private let inspection: Inspection
    private let components: Components
    /// Whether a sign replaces the verb.
    private let isShort: Bool
    private let notation: Notation

    init(_ inspection: Inspection, isShort: Bool = false, notation: Notation) {
        self.inspection = inspection
        components = Components(inspection)
        self.isShort = isShort
        self.notation = notation
    }

    subscript(element: ElementID) -> String { components[element] }

    /// `HStack asks Text "Katherine"`.
    /// - Parameter atStart: whether it begins a sentence.
    func asks(_ exchange: Exchange, atStart: Bool = false) -> [Span] {
        let verb = isShort ? " › " : exchange.asker == nil && notation.isTyped ? " ask " : " asks "
        let asker = Span(asker(of: exchange, atStart: atStart), atStart ? .strong : .text)
        return [asker, Span(verb)] + named(exchange.asked)
    }

    /// `HStack places Text "Katherine"`.
    func places(_ element: ElementID) -> [Span] {
        let parent = inspection.record[element].parent.map { self[$0] } ?? proposer
        return [Span(parent), Span(isShort ? " › " : " places ")] + named(element)
    }

    private var proposer: String { isShort ? TopProposal.shortProposer : TopProposal.proposer }

    /// The asker of an exchange; "the window" for the root, or "you".
    /// - Parameter atStart: whether it begins a sentence; elements' names stay as they are written.
    func asker(of exchange: Exchange, atStart: Bool = false) -> String {
        let root = notation.isTyped ? notation.proposer : proposer
        return exchange.asker.map { self[$0] } ?? (atStart ? root.capitalizedFirst : root)
    }

    /// `Text "Katherine"`.
    func named(_ element: ElementID) -> [Span] {
        let name = Span(self[element], .strong)
        guard let index = inspection.index(of: element), let text = inspection.appearance(of: index).text?.string else {
            return [name]
        }
        let shown = VisibleText(text).truncated(to: Self.textColumns)
        return [name, Span(" \"\(shown.string)\"", .note)]
    }

    /// Wide enough to distinguish elements, and narrow enough for the numbers.
    private static let textColumns = 16
}
