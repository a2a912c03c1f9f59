import LayoutInspection
import Negotiation
import TextMetrics

/// The names of askers and asked elements, with texts that distinguish elements.
struct TraceNames {
    private let inspection: Inspection
    private let components: Components
    /// Whether a sign replaces the verb.
    private let isShort: Bool

    init(_ inspection: Inspection, isShort: Bool = false) {
        self.inspection = inspection
        components = Components(inspection)
        self.isShort = isShort
    }

    subscript(element: ElementID) -> String { components[element] }

    /// `HStack asks Text "Katherine"`.
    func asks(_ exchange: Exchange) -> [Span] {
        [Span(asker(of: exchange)), Span(isShort ? " › " : " asks ")] + named(exchange.asked)
    }

    /// `HStack places Text "Katherine"`.
    func places(_ element: ElementID) -> [Span] {
        let parent = inspection.record[element].parent.map { self[$0] } ?? proposer
        return [Span(parent), Span(isShort ? " › " : " places ")] + named(element)
    }

    /// The asker of the root, which also places it.
    private var proposer: String { isShort ? TopProposal.shortProposer : TopProposal.proposer }

    /// The asker of an exchange; "the window" for the root.
    /// - Parameter atStart: whether it begins a sentence; elements' names stay as they are written.
    func asker(of exchange: Exchange, atStart: Bool = false) -> String {
        exchange.asker.map { self[$0] } ?? (atStart ? proposer.capitalizedFirst : proposer)
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
