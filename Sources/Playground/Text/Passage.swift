import TextMetrics

/// A piece of text in one look.
package struct Span: Hashable, Sendable {
    package let text: String
    package let role: TextRole

    package init(_ text: String, _ role: TextRole = .text) {
        self.text = text
        self.role = role
    }
}

/// A line of text in several looks, before it is wrapped.
package struct Line: Hashable, Sendable {
    package var spans: [Span]
    /// The columns that what does not fit on the first row is moved right by.
    package var hang: Int

    package init(_ spans: [Span], hang: Int = 0) {
        self.spans = spans
        self.hang = hang
    }

    package init(_ text: String, _ role: TextRole = .text, hang: Int = 0) {
        self.init([Span(text, role)], hang: hang)
    }

    package static let empty = Line([])

    package var columns: Int { spans.reduce(0) { $0 + VisibleText($1.text).columns } }

    /// The line's rows at a width: broken at spaces and behind slashes, words wider than the width cut.
    package func wrapped(to width: Int) -> [Row] {
        guard width > 0 else { return [] }
        let hang = hang * 2 < width ? hang : 0
        var rows = [Row()]
        for word in words {
            let columns = word.reduce(0) { $0 + $1.glyph.columns }
            let isSpace = word.first?.glyph == .space
            if rows[rows.count - 1].columns + columns > width, rows[rows.count - 1].hasInk {
                rows.append(Row(indent: hang))
                if isSpace { continue }
            }
            for letter in word {
                if rows[rows.count - 1].columns + letter.glyph.columns > width, rows[rows.count - 1].columns > 0 {
                    rows.append(Row(indent: hang))
                }
                rows[rows.count - 1].append(letter)
            }
        }
        return rows
    }

    /// The letters in groups that are not broken: words, and the spaces between them.
    private var words: [[Letter]] {
        var words: [[Letter]] = []
        for span in spans {
            for glyph in VisibleText(span.text).glyphs {
                let letter = Letter(glyph: glyph, role: span.role)
                if let last = words.last?.last, !Self.breaks(between: last.glyph, and: glyph) {
                    words[words.count - 1].append(letter)
                } else {
                    words.append([letter])
                }
            }
        }
        return words
    }

    /// Beside spaces, and behind the slashes of a path.
    private static func breaks(between glyph: Glyph, and next: Glyph) -> Bool {
        (glyph == .space) != (next == .space) || (glyph.character == "/" && next.character != "/")
    }
}

/// A glyph and what it means.
package struct Letter: Hashable, Sendable {
    let glyph: Glyph
    let role: TextRole
}

/// A row of text that fits.
package struct Row: Hashable, Sendable {
    private(set) var letters: [Letter] = []
    private(set) var columns = 0
    private(set) var hasInk = false

    init(indent: Int = 0) {
        letters = Array(repeating: Letter(glyph: .space, role: .text), count: indent)
        columns = indent
    }

    mutating func append(_ letter: Letter) {
        letters.append(letter)
        columns += letter.glyph.columns
        hasInk = hasInk || letter.glyph != .space
    }
}

extension [Line] {
    package func wrapped(to width: Int) -> [Row] { flatMap { $0.wrapped(to: width) } }
}
