@testable import Editing

/// A text with `▏` at its cursor, and `▕` at the other end of its selection.
func marked(_ text: EditedText) -> String {
    var lines = text.text
    var edits = [TextEdit(text.cursor..<text.cursor, replacedBy: "▏")]
    if !text.selection.isEmpty {
        edits.append(TextEdit(text.selection.anchor..<text.selection.anchor, replacedBy: "▕"))
    }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) { lines.apply(edit) }
    return lines.lines.joined(separator: "\n")
}

/// The text under edit that a marked text stands for.
func edited(_ marked: String) -> EditedText {
    var lines = TextLines(marked)
    var ends: [Character: TextPosition] = [:]
    for mark in ["▏", "▕"] as [Character] {
        guard let found = lines.ranges(of: String(mark)).first else { continue }
        lines.apply(TextEdit(found, replacedBy: ""))
        for (other, position) in ends { ends[other] = position.moved(by: TextEdit(found, replacedBy: "")) }
        ends[mark] = found.lowerBound
    }
    var text = EditedText(lines.string)
    let cursor = ends["▏"] ?? .start
    text.perform(.select(TextSelection(anchor: ends["▕"] ?? cursor, cursor: cursor)))
    return text
}

/// The marked text after typing characters one by one; "\n" is the key for a new line.
func typed(_ characters: String, into marked: String = "▏") -> String {
    var text = edited(marked)
    for character in characters {
        text.perform(character == "\n" ? .newline : .type(String(character)))
    }
    return EditingTests.marked(text)
}

/// The marked text after commands.
func performed(_ commands: EditingCommand..., in marked: String) -> String {
    var text = edited(marked)
    for command in commands { text.perform(command) }
    return EditingTests.marked(text)
}
