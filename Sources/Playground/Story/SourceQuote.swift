import SwiftSource
import TextMetrics

/// A quoted line of a source: its number, a bar, and its text without the indentation.
struct SourceQuote {
    private let number: String
    /// The start of the line.
    private let text: String
    /// The text before the position and from it on, each cut at the limit.
    private let before: VisibleText
    private let after: VisibleText

    private static let limit = 200

    init(_ source: SourceText, at location: SourceLocation) {
        let line = source.line(location.line)[...]
        let index = line.utf8.index(
            line.utf8.startIndex, offsetBy: max(0, location.column - 1), limitedBy: line.utf8.endIndex)
        func shown(_ part: Substring) -> String { String(part).replacing("\t", with: "    ") }
        number = String(location.line)
        text = shown(line.drop { $0.isWhitespace }.prefix(Self.limit))
        let start = line[..<(index ?? line.endIndex)].drop { $0.isWhitespace }
        before = VisibleText(shown(start.suffix(Self.limit)))
        let rest = line[(index ?? line.endIndex)...]
        after = VisibleText(shown((start.isEmpty ? rest.drop { $0.isWhitespace } : rest).prefix(Self.limit)))
    }

    var lines: [Line] {
        [Line([Span("\(number) │ ", .note), Span(text)], hang: number.count + 3)]
    }

    /// The line with a caret under the position. Of a long line, the part around the position.
    func withCaret(width: Int) -> [Line] {
        let room = max(4, width - number.count - 3)
        let start = before.columns < room ? before : before.end(columns: room / 2)
        let shown = VisibleText(glyphs: start.glyphs + after.glyphs).truncated(to: room)
        let pad = String(repeating: " ", count: number.count)
        return [
            Line([Span("\(number) │ ", .note), Span(shown.string)]),
            Line([Span("\(pad) │ ", .note), Span(String(repeating: " ", count: start.columns) + "^", .error)]),
        ]
    }
}

extension VisibleText {
    /// An ellipsis and the longest end that fit in this many columns.
    fileprivate func end(columns limit: Int) -> VisibleText {
        let end = VisibleText(glyphs: glyphs.reversed()).prefix(columns: limit - 1).glyphs.reversed()
        return VisibleText(glyphs: [.ellipsis] + end)
    }
}
