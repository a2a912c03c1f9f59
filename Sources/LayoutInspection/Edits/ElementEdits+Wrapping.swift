import Foundation
import SwiftSource

extension ElementEdits {
    /// Puts the element, with its modifiers, into a container.
    package func wrapped(in choice: EditChoice) throws(EditRefusal) -> SourceEdit {
        guard !isTyped else { throw .otherType }
        let outer = source.indentation(at: code.range.start)
        if choice.longText != nil, !source.hasLineBreak(in: code.range) {
            let short = writer.wrapped(code.range, in: choice.text, from: outer, to: outer)
            if !short.contains("\n"), writer.fits(short, replacing: code.range) {
                return SourceEdit(code.range, replacedBy: short)
            }
        }
        let template = choice.longText ?? choice.text
        if let list = item.list, list.isOnOneLine(in: source), template.contains("\n") {
            let inner = outer + writer.unit
            let whole = code.range
            let texts = list.items.enumerated().map { index, item -> String in
                guard index == list.index else { return source[item] }
                return source[SourceRange(item.start, whole.start)]
                    + writer.wrapped(whole, in: template, from: outer, to: inner)
                    + source[SourceRange(whole.end, item.end)]
            }
            return body(of: list.interior, list.items, texts)
        }
        let range = rangeWithComments(in: template)
        if choice.longText != nil, source.byte(at: range.start - 1) == UInt8(ascii: "(") {
            let inner = outer + writer.unit
            let text = writer.wrapped(range, in: template, from: outer, to: inner)
            return SourceEdit(range, replacedBy: writer.lineBreak + inner + text)
        }
        let text = writer.wrapped(range, in: template, from: outer, to: outer)
        guard range == code.range, let tail = deeperTail, text.contains("\n") else {
            return SourceEdit(range, replacedBy: text)
        }
        let deep = source.indentation(at: source.nextLineStart(of: tail.start))
        return SourceEdit(range.union(tail), replacedBy: text + writer.text(tail, from: deep, to: outer))
    }

    /// What is called on the element and gives no element, if it begins on a line of its own that is indented deeper.
    private var deeperTail: SourceRange? {
        let tail = SourceRange(code.end, code.whole.range.end)
        guard tail.end > tail.start, source.isLastOnLine(tail.start) else { return nil }
        let outer = source.indentation(at: code.range.start)
        return source.indentation(at: source.nextLineStart(of: tail.start)) == outer ? nil : tail
    }

    /// The element's range with the comments before it and behind it, if both can move into a container's braces.
    private func rangeWithComments(in template: String) -> SourceRange {
        guard let list = item.list, list.kind == .statements, list.room != .one,
            list.items[list.index] == code.range, template.contains("{\n    \(EditChoice.element)\n}")
        else { return code.range }
        let end = source.trailingCommentEnd(after: code.range.end) ?? code.range.end
        return SourceRange(source.commentStart(before: code.range.start), end)
    }

    /// Adds a modifier behind those that the element has.
    package func modified(by choice: EditChoice) throws(EditRefusal) -> SourceEdit {
        guard !isTyped else { throw .otherType }
        let place = SourceRange(code.end, code.end)
        // A comment behind the last line stays there.
        let lineEnd = source.trailingCommentEnd(after: code.end) ?? code.end
        let end = SourceRange(lineEnd, lineEnd)
        if let line = lineOfNextModifier {
            let text = writer.lineBreak + line + writer.rendered(choice.text, at: line)
            return SourceEdit(end, replacedBy: text)
        }
        let indentation = source.indentation(at: code.range.start)
        let inline = writer.rendered(choice.text, at: indentation)
        if writer.fits(inline, replacing: place) { return SourceEdit(place, replacedBy: inline) }
        let deeper = indentation + writer.unit
        return SourceEdit(end, replacedBy: writer.lineBreak + deeper + writer.rendered(choice.text, at: deeper))
    }

    /// The indentation of a modifier on a line of its own; nil if it can follow on the last line.
    private var lineOfNextModifier: String? {
        let members = code.parts.filter { $0.memberName != nil && $0.range.end <= code.end }
        if let last = members.last(where: { source.isFirstOnLine($0.range.start) }) {
            return source.indentation(at: last.range.start)
        }
        // Behind a closing brace on a line of its own.
        guard source.hasLineBreak(in: code.range) else { return nil }
        let start = source.skippingSpaces(from: source.lineStart(of: code.end))
        let isClosing = source.byte(at: start).map { ["}", ")", "]"].contains(Character(Unicode.Scalar($0))) } ?? false
        return isClosing ? source.indentation(at: code.end) : nil
    }
}

extension ElementList {
    func isOnOneLine(in source: SourceText) -> Bool {
        kind == .statements && isEnclosed && !source.hasLineBreak(in: interior)
    }
}

extension ElementEdits {
    /// A one-line body with its statements on lines of their own.
    /// - Parameters:
    ///   - items: the statements that it has.
    ///   - texts: the statements that it gets, indented for lines of their own.
    func body(of interior: SourceRange, _ items: [SourceRange], _ texts: [String]) -> SourceEdit {
        let outer = source.indentation(at: interior.start)
        let head = source[SourceRange(interior.start, items.first?.start ?? interior.end)]
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let signature = head.isEmpty ? "" : " " + head
        let lines = texts.map { writer.lineBreak + outer + writer.unit + $0 }.joined()
        let text = signature + lines + writer.lineBreak + outer
        // A modifier behind the brace gets a line of its own.
        guard source.byte(at: interior.end + 1) == UInt8(ascii: ".") else {
            return SourceEdit(interior, replacedBy: text)
        }
        let end = interior.end + 1
        let brace = source[SourceRange(interior.end, end)]
        return SourceEdit(
            SourceRange(interior.start, end), replacedBy: text + brace + writer.lineBreak + outer)
    }
}
