import LayoutInspection
import Negotiation
import TextMetrics

/// Who does what to whom, with the texts that tell elements apart.
struct TraceNames {
    private let inspection: Inspection
    private let components: Components
    /// Who asks the root.
    private let proposer: ElementStory.Proposer
    /// Whether a sign stands for the verb.
    private let isShort: Bool

    init(_ inspection: Inspection, proposer: ElementStory.Proposer, isShort: Bool = false) {
        self.inspection = inspection
        components = Components(inspection)
        self.proposer = proposer
        self.isShort = isShort
    }

    subscript(element: ElementID) -> String { components[element] }

    /// `HStack asks Text "Katherine"`.
    func asks(_ exchange: Exchange) -> [Span] {
        let verb = isShort ? " › " : exchange.asker == nil && proposer == .person ? " ask " : " asks "
        return [Span(asker(of: exchange)), Span(verb)] + named(exchange.asked)
    }

    /// `HStack places Text "Katherine"`.
    func places(_ element: ElementID) -> [Span] {
        let parent = inspection.record[element].parent.map { self[$0] } ?? proposer.placer
        return [Span(parent), Span(isShort ? " › " : " places ")] + named(element)
    }

    /// "the window" asks the root.
    /// - Parameter atStart: whether it begins a sentence; elements' names stay as they are written.
    func asker(of exchange: Exchange, atStart: Bool = false) -> String {
        exchange.asker.map { self[$0] } ?? (atStart ? proposer.name.capitalizedFirst : proposer.name)
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

    /// A text that tells an element from others, and leaves room for numbers.
    private static let textColumns = 16
}
