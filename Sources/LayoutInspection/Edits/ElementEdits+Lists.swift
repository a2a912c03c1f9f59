import Foundation
import SwiftSource

extension ElementEdits {
    /// A place among siblings.
    package enum Direction: Sendable { case previous, next }

    /// Repeats the element, directly after it.
    package func duplicated() throws(EditRefusal) -> SourceEdit {
        guard let list = item.list, list.room != .one else { throw .onlyPlace }
        let own = list.items[list.index]
        if list.isOnOneLine(in: source) {
            let copies = list.items.enumerated().flatMap { index, item in
                Array(repeating: source[item], count: index == list.index ? 2 : 1)
            }
            return body(of: list.interior, list.items, copies)
        }
        let separator = list.kind == .array ? "," : ""
        guard source.isFirstOnLine(own.start) else {
            let between = list.kind == .array ? ", " : writer.lineBreak + source.indentation(at: own.start)
            return SourceEdit(SourceRange(own.end, own.end), replacedBy: between + source[own])
        }
        let indentation = source.indentation(at: own.start)
        let end = list.kind == .array ? own.end : source.trailingCommentEnd(after: own.end) ?? own.end
        return SourceEdit(
            SourceRange(end, end), replacedBy: separator + writer.lineBreak + indentation + source[own])
    }

    /// Removes the element, with the comments before it.
    package func deleted() throws(EditRefusal) -> SourceEdit {
        guard let list = item.list else { throw .onlyPlace }
        let hasOthers = list.isElement.count(where: \.self) > 1
        guard list.room == .any || list.room == .atLeastOne && hasOthers else { throw .neededHere }
        if list.kind == .array { return SourceEdit(list.removedElement(in: source), replacedBy: "") }
        guard list.items.count > 1 || hasCommentsAround(list) else { return emptied(list) }
        let own = list.items[list.index]
        guard !list.isOnOneLine(in: source), source.isFirstOnLine(own.start) else {
            let isFirst = list.index == 0
            let range =
                isFirst && list.items.count > 1
                ? SourceRange(own.start, list.items[1].start)
                : SourceRange(isFirst ? own.start : list.items[list.index - 1].end, own.end)
            return SourceEdit(range, replacedBy: "")
        }
        return SourceEdit(linesOfStatement(in: list), replacedBy: "")
    }

    private func hasCommentsAround(_ list: ElementList) -> Bool {
        let own = list.items[list.index]
        let start = source.commentStart(before: own.start)
        let end = source.trailingCommentEnd(after: own.end) ?? own.end
        return source.hasComment(in: SourceRange(list.interior.start, start))
            || source.hasComment(in: SourceRange(end, list.interior.end))
    }

    /// `{}`, or `{ row in }`.
    private func emptied(_ list: ElementList) -> SourceEdit {
        let start = source.commentStart(before: list.items[list.index].start)
        let head = source[SourceRange(list.interior.start, max(list.interior.start, start))]
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return SourceEdit(list.interior, replacedBy: head.isEmpty ? "" : " \(head) ")
    }

    /// The lines of a statement, with a blank line where two would meet, or one would stand at an end.
    private func linesOfStatement(in list: ElementList) -> SourceRange {
        let own = list.items[list.index]
        var start = source.lineStart(of: source.commentStart(before: own.start))
        var end = source.nextLineStart(of: source.trailingCommentEnd(after: own.end) ?? own.end)
        let isFirst = list.index == 0
        let isLast = list.index == list.items.count - 1
        let isBlankBefore = start > source.base && source.isBlankLine(at: start - 1)
        if isLast, isBlankBefore {
            while start > list.interior.start, source.isBlankLine(at: start - 1) {
                start = source.lineStart(of: start - 1)
            }
        } else if isFirst || isBlankBefore {
            while end < list.interior.end, source.isBlankLine(at: end) { end = source.nextLineStart(of: end) }
        }
        return SourceRange(start, end)
    }

    /// Exchanges the element with its neighbour. Comments before both move with them.
    package func moved(_ direction: Direction) throws(EditRefusal) -> SourceEdit {
        guard let list = item.list else { throw .onlyPlace }
        let first = direction == .next ? list.index : list.index - 1
        guard first >= 0 else { throw .noPreviousSibling }
        guard first + 1 < list.items.count else { throw .noNextSibling }
        guard list.isElement[first], list.isElement[first + 1] else { throw .statementBetween }
        return list.exchanged(first, in: source)
    }
}

extension ElementList {
    /// The range of an array's element with its comma, and with its lines if it has them.
    fileprivate func removedElement(in source: SourceText) -> SourceRange {
        let own = items[index]
        let isLast = index == items.count - 1
        let start = source.commentStart(before: own.start)
        let comma = source.skippingSpaces(from: own.end)
        let hasComma = source.byte(at: comma) == UInt8(ascii: ",")
        let end = hasComma ? comma + 1 : own.end
        if source.isFirstOnLine(own.start), items.count > 1 {
            let isAlone = source.isLastOnLine(end) || source.trailingCommentEnd(after: end) != nil
            guard !isLast || hasComma || source.hasComment(in: SourceRange(items[index - 1].end, start)) else {
                // The comma before it goes, too.
                return SourceRange(items[index - 1].end, own.end)
            }
            if isAlone { return SourceRange(source.lineStart(of: start), source.nextLineStart(of: end)) }
        }
        if !isLast { return SourceRange(start, items[index + 1].start) }
        return index > 0 ? SourceRange(items[index - 1].end, own.end) : SourceRange(interior.start, interior.end)
    }

    /// Exchanges an item with the next one, each with its comments.
    fileprivate func exchanged(_ first: Int, in source: SourceText) -> SourceEdit {
        let (one, other) = (items[first], items[first + 1])
        let areOnLines = source.isFirstOnLine(one.start) && source.isFirstOnLine(other.start)
        let start = source.commentStart(before: one.start)
        let otherStart = source.commentStart(before: other.start)
        let separator = end(of: one, in: source)
        let otherSeparator = end(of: other, in: source)
        let comment = areOnLines ? source.trailingCommentEnd(after: separator) ?? separator : separator
        let otherComment =
            areOnLines ? source.trailingCommentEnd(after: otherSeparator) ?? otherSeparator : otherSeparator
        func text(_ start: Int, _ end: Int) -> String { source[SourceRange(start, end)] }
        let replacement =
            text(otherStart, other.end) + text(one.end, separator) + text(otherSeparator, otherComment)
            + text(comment, otherStart)
            + text(start, one.end) + text(other.end, otherSeparator) + text(separator, comment)
        return SourceEdit(SourceRange(start, otherComment), replacedBy: replacement)
    }

    /// The end of an item with its comma or semicolon.
    private func end(of item: SourceRange, in source: SourceText) -> Int {
        let next = source.skippingSpaces(from: item.end)
        let isSeparator = source.byte(at: next) == UInt8(ascii: ",") || source.byte(at: next) == UInt8(ascii: ";")
        return isSeparator ? next + 1 : item.end
    }
}
