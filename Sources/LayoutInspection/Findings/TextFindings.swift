import Foundation
import Terminal
import TextMetrics

extension Inspection {
    /// Texts that cannot be read as they were written: cut, broken within a word, or in an empty frame.
    var textFindings: [Finding] {
        var found: [Finding] = []
        var emptied: Set<Int> = []
        let undefined = undefined
        for index in elements.indices {
            guard let text = appearance(of: index).text, !isHidden(index) else { continue }
            guard text.string.contains(where: { !$0.isWhitespace }), !isAssumed(text.string) else { continue }
            // A meter is drawn in the cells in which it is visible.
            if text.meter != nil, !elements[index].cells.isEmpty || isSeenThoughThin(index) { continue }
            if let closed = innermostWithoutRoom(around: index) {
                let outermost = outermostWithoutRoom(around: closed)
                guard emptied.insert(outermost).inserted, !isUndefined(undefined, from: index, to: outermost) else {
                    continue
                }
                found.append(emptyFinding(at: outermost, text))
            } else if let finding = cutFinding(at: index, text) ?? brokenFinding(at: index, text)
                ?? wrappedFinding(at: index, text)
            {
                found.append(finding)
            }
        }
        return found
    }

    /// Whether the text contains the value of a hole: its length is not the source's.
    private func isAssumed(_ text: String) -> Bool { !holes.isEmpty && text.contains("‹") }

    /// The element itself if it is empty, otherwise the nearest empty window around it; nil if none is empty.
    private func innermostWithoutRoom(around index: Int) -> Int? {
        lineage(of: index).first { elements[$0].cells.isEmpty && ($0 == index || windows[$0]?.isLimited ?? false) }
    }

    private func outermostWithoutRoom(around index: Int) -> Int {
        var outermost = index
        for ancestor in lineage(of: index).prefix(while: { elements[$0].cells.isEmpty }) { outermost = ancestor }
        return outermost
    }

    /// Whether an element, or one up to an ancestor, has a number that is not finite. That fault is reported there.
    private func isUndefined(_ undefined: Set<Int>, from index: Int, to ancestor: Int) -> Bool {
        lineage(of: index).prefix { $0 >= ancestor }.contains { undefined.contains($0) }
    }

    private func emptyFinding(at index: Int, _ text: Appearance.Text) -> Finding {
        let cells = elements[index].cells
        let (size, quoted) = ("\(cells.width)×\(cells.height)", FindingText.quoted(text.string))
        let message =
            appearance(of: index).text == nil
            ? "it has no room: it is \(size), and \(quoted) is in it" : "\(quoted) has no room: it is \(size)"
        return finding(
            .empty, at: index, message,
            help:
                "let \(elements[index].parent.map { elements[$0].name } ?? "the window") give it room, or leave it out")
    }

    private func cutFinding(at index: Int, _ text: Appearance.Text) -> Finding? {
        let drawing = TextDrawing(text, in: elements[index].cells.size)
        let missing = drawing.missing
        guard missing > 0 else { return nil }
        let (needed, room) = (drawing.needed, drawing.used)
        let size = "it needs \(needed.width)×\(needed.height) and has \(room.width)×\(room.height)"
        let more = (columns: needed.width - room.width, lines: needed.height - room.height)
        let squeezed = squeezedShare(of: index).map { "; \(words($0))" } ?? ""
        let help =
            more.columns > 0
            ? "\(FindingText.count(more.columns, "more column")) would show all of it"
            : "\(FindingText.count(more.lines, "more line")) would show all of it"
        let characters = FindingText.count(missing, "character")
        return finding(
            .cut, at: index,
            "\(characters) of \(FindingText.quoted(text.string)) \(missing == 1 ? "is" : "are") cut: \(size)",
            help: help + squeezed)
    }

    private func brokenFinding(at index: Int, _ text: Appearance.Text) -> Finding? {
        guard let columns = text.columns, text.string.utf8.count > columns else { return nil }
        let words = text.string.split { $0 == " " || $0 == "\n" || $0 == "\r\n" }
        let longest = words.map { VisibleText($0) }.max { $0.columns < $1.columns }
        guard let longest, longest.columns > columns else { return nil }
        return finding(
            .brokenWord, at: index,
            "\(FindingText.quoted(longest.string)) is broken within the word: it is \(longest.columns) wide and the line "
                + "has \(FindingText.count(columns, "column"))",
            help: "\(FindingText.count(longest.columns - columns, "more column")) would keep it whole")
    }
}

/// The part of a text that its cells show, as the stage draws it.
private struct TextDrawing {
    private let text: Appearance.Text
    /// In characters of the text's own size.
    private let room: CellSize
    private let lines: [VisibleText]

    init(_ text: Appearance.Text, in cells: CellSize) {
        self.text = text
        room = CellSize(
            width: min(text.columns ?? .max, max(1, cells.width / text.scale)),
            height: (cells.height + text.scale - 1) / text.scale)
        lines = TextWrapping(text.string, width: text.columns, lineLimit: text.lineLimit).lines
    }

    /// The characters that are not drawn, except spaces.
    var missing: Int {
        let drawn = lines.prefix(room.height).reduce(0) { $0 + $1.prefix(columns: room.width).inked }
        let all = text.string.split { $0 == "\n" || $0 == "\r\n" }.reduce(0) { $0 + VisibleText($1).inked }
        return max(0, all - drawn)
    }

    /// The size for the whole text: as wide as now if only lines are missing and it has several, else wider.
    var needed: CellSize {
        let allowed = text.lineLimit == 0 ? Int.max : text.lineLimit
        let tall = TextExtent(text.string, width: room.width)
        if room.height > 1, tall.lines <= allowed, tall.columns <= room.width {
            return CellSize(width: room.width, height: tall.lines)
        }
        let whole = TextExtent(text.string, width: nil)
        let lines = max(min(room.height, allowed), min(whole.lines, allowed))
        // A wider line never needs more lines.
        let width = (1..<max(1, whole.columns)).partitioningIndex {
            TextExtent(text.string, width: $0).lines <= lines
        }
        return CellSize(width: width, height: TextExtent(text.string, width: width).lines)
    }

    /// The cells available to the text, in characters of its own size.
    var used: CellSize {
        CellSize(width: room.width, height: text.lineLimit == 0 ? room.height : min(room.height, text.lineLimit))
    }
}

extension VisibleText {
    /// The glyphs that leave ink.
    fileprivate var inked: Int { glyphs.count { $0 != .space } }
}
