import Foundation
import SwiftSource

// The lines and the indentation around positions of a source.

extension SourceText {
    func byte(at position: Int) -> UInt8? {
        let offset = position - base
        return utf8.indices.contains(offset) ? utf8[offset] : nil
    }

    func lineStart(of position: Int) -> Int {
        var start = position
        while let byte = byte(at: start - 1), byte != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    /// The end of a position's line, before its line break.
    func lineEnd(of position: Int) -> Int {
        var end = position
        while let byte = byte(at: end), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { end += 1 }
        return end
    }

    /// The first position after a line's break; the end of the source for the last line.
    func nextLineStart(of position: Int) -> Int {
        var end = lineEnd(of: position)
        if byte(at: end) == UInt8(ascii: "\r") { end += 1 }
        if byte(at: end) == UInt8(ascii: "\n") { end += 1 }
        return end
    }

    /// The spaces and tabs at the start of a position's line.
    func indentation(at position: Int) -> String {
        let start = lineStart(of: position)
        return self[SourceRange(start, skippingSpaces(from: start))]
    }

    func skippingSpaces(from position: Int) -> Int {
        var end = position
        while let byte = byte(at: end), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { end += 1 }
        return end
    }

    func isFirstOnLine(_ position: Int) -> Bool {
        skippingSpaces(from: lineStart(of: position)) >= position
    }

    func isLastOnLine(_ position: Int) -> Bool { skippingSpaces(from: position) == lineEnd(of: position) }

    func isBlankLine(at position: Int) -> Bool { isLastOnLine(lineStart(of: position)) }

    func hasLineBreak(in range: SourceRange) -> Bool { self[range].utf8.contains(UInt8(ascii: "\n")) }

    func hasComment(in range: SourceRange) -> Bool {
        let text = self[range]
        return text.contains("//") || text.contains("/*")
    }

    var lineBreak: String { contains("\r\n") ? "\r\n" : "\n" }

    /// The start of the comments on lines of their own directly before a position that is first on its line; the
    /// position itself if there are none.
    func commentStart(before position: Int) -> Int {
        guard isFirstOnLine(position) else { return position }
        var start = position
        var line = lineStart(of: position)
        while line > base {
            line = lineStart(of: line - 1)
            let content = self[SourceRange(line, lineEnd(of: line))].drop { $0 == " " || $0 == "\t" }
            if content.hasPrefix("//") || content.hasPrefix("/*") && content.contains("*/") {
                start = skippingSpaces(from: line)
            } else if content.contains("*/") {
                guard let opening = blockCommentStart(endingBefore: line) else { break }
                (start, line) = (opening, lineStart(of: opening))
            } else {
                break
            }
        }
        return start
    }

    /// The start of a comment of several lines, if it is first on its line.
    private func blockCommentStart(endingBefore line: Int) -> Int? {
        var line = line
        while line > base {
            line = lineStart(of: line - 1)
            let content = self[SourceRange(line, lineEnd(of: line))].drop { $0 == " " || $0 == "\t" }
            if content.hasPrefix("/*") { return skippingSpaces(from: line) }
            if content.contains("/*") { return nil }
        }
        return nil
    }

    /// The end of a comment that ends the line of a position; nil if something else follows, or nothing.
    func trailingCommentEnd(after position: Int) -> Int? {
        let start = skippingSpaces(from: position)
        let end = lineEnd(of: start)
        let rest = self[SourceRange(start, end)]
        if rest.hasPrefix("//") { return end }
        guard rest.hasPrefix("/*"), rest.hasSuffix("*/"), rest.components(separatedBy: "*/").count == 2 else {
            return nil
        }
        return end
    }
}

extension SourceRange {
    func contains(_ other: SourceRange) -> Bool {
        file == other.file && start <= other.start && other.end <= end
    }
}
