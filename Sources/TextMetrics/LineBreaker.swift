/// The algorithm that breaks text into lines of a width, the only one. Measured text, drawn text and the screen's
/// sentences differ only in their rule.
///
/// The text is read in steps, each a separator and a word. A step goes on the line if it fits; else the line ends, the
/// separator is dropped, and the word starts the next line. A word wider than the width is cut into pieces.
struct LineBreaker {
    /// The columns of a line, at least 1. A single wider glyph is alone on its line.
    let width: Int
    let rule: Rule
    /// The columns already used at the start of every line except the first.
    var hang = 0

    enum Rule {
        /// Every space separates words: at a break one space is dropped.
        case words
        /// Spaces separate words, and a word may end after a slash. Spaces that fit stay at the end of a line; if they
        /// do not fit, all are dropped.
        case sentences
    }

    /// The glyphs of a line, as a range, and its columns, including the hang.
    struct Line {
        var range: Range<Int>
        var columns: Int
    }
}

extension LineBreaker {
    /// Calls a function with each line of a text, at least one, until it returns false.
    func forEachLine(of text: some BreakableText, _ isNextWanted: (Line) -> Bool) {
        var line = OpenLine(start: 0, columns: 0)
        var step = firstStep(of: text)
        while true {
            var rest = step.separator.lowerBound..<step.word.upperBound
            if line.columns + text.columns(in: rest) > width, mayEnd(line, before: step) {
                guard isNextWanted(line.ended(at: rest.lowerBound)) else { return }
                rest = step.word
                line = OpenLine(start: rest.lowerBound, columns: hang)
            }
            let columns = text.columns(in: rest)
            if line.columns + columns <= width {
                line.columns += columns
            } else {
                for glyph in rest {
                    let columns = text.columns(in: glyph..<(glyph + 1))
                    if line.columns + columns > width, line.columns > 0 {
                        guard isNextWanted(line.ended(at: glyph)) else { return }
                        line = OpenLine(start: glyph, columns: hang)
                    }
                    line.columns += columns
                }
            }
            line.hasWord = line.hasWord || !step.word.isEmpty
            guard step.word.upperBound < text.count else { break }
            step = nextStep(from: step.word.upperBound, in: text)
        }
        _ = isNextWanted(line.ended(at: text.count))
    }

    /// An unfinished line.
    private struct OpenLine {
        let start: Int
        var columns: Int
        var hasWord = false

        func ended(at end: Int) -> Line { Line(range: start..<end, columns: columns) }
    }

    /// The part of the text that is added to a line at once, if it fits.
    private struct Step {
        let separator: Range<Int>
        let word: Range<Int>
    }

    private func mayEnd(_ line: OpenLine, before step: Step) -> Bool {
        switch rule {
        case .words: !step.separator.isEmpty
        case .sentences: line.hasWord
        }
    }

    private func firstStep(of text: some BreakableText) -> Step {
        switch rule {
        case .words: Step(separator: 0..<0, word: 0..<text.end(from: 0) { text.isSpace(at: $0) })
        case .sentences: nextStep(from: 0, in: text)
        }
    }

    private func nextStep(from start: Int, in text: some BreakableText) -> Step {
        switch rule {
        case .words:
            let word = start + 1
            return Step(separator: start..<word, word: word..<text.end(from: word) { text.isSpace(at: $0) })
        case .sentences:
            let word = text.end(from: start) { !text.isSpace(at: $0) }
            guard word == start else { return Step(separator: start..<word, word: word..<word) }
            return Step(
                separator: start..<start, word: start..<text.end(from: start) { $0 > start && text.isBreak(before: $0) }
            )
        }
    }
}

/// A text to break into lines: glyphs, or bytes that are one glyph each. Without line ends.
protocol BreakableText {
    var count: Int { get }
    func columns(in range: Range<Int>) -> Int
    func isSpace(at index: Int) -> Bool
    func isSlash(at index: Int) -> Bool
}

extension BreakableText {
    /// The first index from a start on that ends a part; the text's end if there is none.
    fileprivate func end(from start: Int, where isEnd: (Int) -> Bool) -> Int {
        var index = start
        while index < count, !isEnd(index) { index += 1 }
        return index
    }

    /// Whether a line may break before an index: before spaces, and after the slashes of a path.
    fileprivate func isBreak(before index: Int) -> Bool {
        isSpace(at: index) || (isSlash(at: index - 1) && !isSlash(at: index))
    }
}

extension [Glyph]: BreakableText {
    func columns(in range: Range<Int>) -> Int { self[range].reduce(0) { $0 + $1.columns } }
    func isSpace(at index: Int) -> Bool { self[index] == .space }
    func isSlash(at index: Int) -> Bool { self[index].character == "/" }
}
