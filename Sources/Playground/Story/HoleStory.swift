import LayoutInspection
import SwiftSource
import TextMetrics

/// A hole in the report: its name, the expected type, its value, how often it occurs, and its position.
struct HoleStory {
    private let listed: ListedHole
    private let sources: SourceSet

    init(_ listed: ListedHole, sources: SourceSet) {
        self.listed = listed
        self.sources = sources
    }

    private var hole: Hole { listed.hole }
    /// Nil if the layout lacks it.
    private var position: SourcePosition? { listed.isMet ? sources.position(of: hole.range.start) : nil }

    var line: Line { line(name + value + [end]) }

    /// The chosen hole, with its line of source.
    /// - Parameter typing: the lines of its open field, shown instead of its value.
    func chosenLines(typing: [Line]?, width: Int) -> [Line] {
        let quote = position.map { SourceQuote($0.text, at: $0.location).withCaret(width: width) } ?? []
        return (typing.map { [line(name + [end])] + $0 } ?? [line]) + quote
    }

    private func line(_ spans: [Span]) -> Line { Line(spans, hang: indent.count + 2) }

    private var indent: String { listed.isInFamily ? "  " : "" }

    private var name: [Span] {
        [
            Span(indent + Self.beginning(of: hole.text, columns: 40), .strong),
            Span(hole.wanted.isEmpty ? "" : ": \(hole.wanted)", .note),
        ]
    }

    private var value: [Span] {
        if let expression = listed.expression {
            return [Span(" set: ", .accent), Span(expression, .number)]
        }
        return hole.assumed.isEmpty
            ? [] : [Span(" = ", .note), Span(Self.beginning(of: hole.assumed, columns: 24), .number)]
    }

    private var end: Span {
        let count = hole.count > 1 ? " ×\(hole.count)" : ""
        return Span("\(count)  \(position?.short ?? "not in this layout")", .note)
    }

    /// Enough of a text to recognize it: a hole may be as long as a function.
    private static func beginning(of text: String, columns: Int) -> String {
        VisibleText(text).truncated(to: columns).string
    }
}
