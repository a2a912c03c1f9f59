import LayoutInspection
import SwiftSource
import Terminal
import TextMetrics

/// A hole in the report: its name, the type that was wanted, what stands in its place, how often and where.
struct HoleLines {
    private let listed: ListedHole
    private let entry: HoleEntry?
    private let sources: SourceSet

    /// - Parameter entry: the typing of what this hole is.
    init(_ listed: ListedHole, entry: HoleEntry?, sources: SourceSet) {
        self.listed = listed
        self.entry = entry
        self.sources = sources
    }

    private var hole: Hole { listed.hole }

    /// The chosen hole with its line of source, and with its field while it is typed.
    func lines(isChosen: Bool, width: Int) -> [Line] {
        let place = sources.place(of: hole.range.start)
        let indent = listed.isInFamily ? "  " : ""
        let name = [
            Span(indent + Self.beginning(of: hole.text, columns: 40), .strong),
            Span(hole.wanted.isEmpty ? "" : ": \(hole.wanted)", .faint),
        ]
        let count = hole.count > 1 ? " ×\(hole.count)" : ""
        let end = Span("\(count)  \(place.short)", .faint)
        let hang = indent.count + 2
        guard isChosen else { return [Line(name + value + [end], hang: hang)] }
        let quote = SourceQuote(place.text, at: place.location).withCaret(width: width)
        guard let entry else { return [Line(name + value + [end], hang: hang)] + quote }
        return [Line(name + [end], hang: hang), field(of: entry)] + rejection(of: entry) + quote
    }

    private var value: [Span] {
        if let expression = listed.expression {
            return [Span(" set: ", .accent), Span(expression, .number)]
        }
        return hole.assumed.isEmpty
            ? [] : [Span(" = ", .faint), Span(Self.beginning(of: hole.assumed, columns: 24), .number)]
    }

    /// As much of a text as tells it from others: a hole may be as long as a function.
    private static func beginning(of text: String, columns: Int) -> String {
        VisibleText(text).truncated(to: columns).string
    }

    private func field(of entry: HoleEntry) -> Line {
        let text = entry.field.text
        guard !entry.isUntouched else {
            return Line([Span("= ", .faint), Span("‹", .field), Span(text, .replaced), Span("›", .field)])
        }
        let characters = entry.field.characters
        let cursor = entry.field.cursor
        let at = cursor < characters.count ? String(characters[cursor]) : " "
        return Line([
            Span("= ", .faint), Span("‹" + String(characters[..<cursor]), .field), Span(at, .cursor),
            Span(String(characters.dropFirst(cursor + 1)) + "›", .field),
        ])
    }

    private func rejection(of entry: HoleEntry) -> [Line] {
        entry.rejection.map { [Line($0 + ".", .error)] } ?? []
    }
}
