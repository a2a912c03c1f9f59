import Editing
import SwiftSource

/// Writes code into a source as `swift format` would indent it.
struct CodeText {
    let source: SourceText
    let unit: String
    let lineBreak: String
    static let lineLength = 120

    init(_ source: SourceText) {
        self.source = source
        (unit, lineBreak) = (TextLines(source.string).indentationUnit, source.lineBreak)
    }

    /// A range's text, with another indentation of its second and further lines.
    func text(_ range: SourceRange, from old: String, to new: String) -> String {
        guard old != new else { return source[range] }
        let kept = fixedLines(in: range, below: old)
        var lines: [String] = []
        var position = range.start
        while position < range.end {
            let next = min(source.nextLineStart(of: position), range.end)
            let line = source[SourceRange(position, next)]
            let isMoved = position > range.start && !kept.contains(position) && line.hasPrefix(old)
            let isBlank = line.allSatisfy(\.isWhitespace)
            lines.append(isMoved && !isBlank ? new + line.dropFirst(old.count) : line)
            position = next
        }
        return lines.joined()
    }

    /// The starts of lines inside of strings whose ends are indented less than their code: they cannot move.
    private func fixedLines(in range: SourceRange, below old: String) -> Set<Int> {
        guard source[range].contains("\"\"\"") else { return [] }
        var starts: Set<Int> = []
        for piece in source.pieces where piece.kind == .string && range.contains(piece.range) {
            guard !source.indentation(at: piece.range.end).hasPrefix(old) else { continue }
            var line = source.nextLineStart(of: piece.range.start)
            while line < piece.range.end {
                starts.insert(line)
                line = source.nextLineStart(of: line)
            }
        }
        return starts
    }

    /// A template's text at an indentation, with this source's levels and line breaks.
    func rendered(_ template: String, at indentation: String) -> String {
        let lines = template.split(separator: "\n", omittingEmptySubsequences: false)
        let moved = lines.enumerated().map { index, line -> String in
            let spaces = line.prefix { $0 == " " }.count
            let levels = String(repeating: unit, count: spaces / 4)
            return (index == 0 ? "" : indentation) + levels + line.dropFirst(spaces)
        }
        return moved.joined(separator: lineBreak)
    }

    /// A template around the code of a range.
    /// - Parameters:
    ///   - old: the indentation of the line in which the range begins.
    ///   - new: that of the line in which the result begins.
    func wrapped(_ range: SourceRange, in template: String, from old: String, to new: String) -> String {
        let whole = rendered(template, at: new)
        guard let place = whole.firstRange(of: EditChoice.element) else { return whole }
        let before = whole[..<place.lowerBound]
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let indentation = before.contains("\n") ? String(line.prefix { $0 == " " || $0 == "\t" }) : new
        // Code of several lines begins behind a parenthesis on a line of its own.
        guard before.last == "(", source.hasLineBreak(in: range) else {
            return before + text(range, from: old, to: indentation) + whole[place.upperBound...]
        }
        let deeper = indentation + unit
        return before + lineBreak + deeper + text(range, from: old, to: deeper) + whole[place.upperBound...]
    }

    /// Whether a text in the place of a range ends no line too late.
    func fits(_ text: String, replacing range: SourceRange) -> Bool {
        let before = source[SourceRange(source.lineStart(of: range.start), range.start)]
        let after = source[SourceRange(range.end, source.lineEnd(of: range.end))]
        return (before + text + after).split(whereSeparator: \.isNewline).allSatisfy { $0.count <= Self.lineLength }
    }
}
