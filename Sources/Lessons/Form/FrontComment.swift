import SwiftSource

/// The lines of a lesson's front comment, as instructions and thoughts in order.
struct FrontComment {
    let items: [Item]

    /// A thought, or a key with its value and the lines after it.
    struct Item {
        /// Nil for a thought.
        let key: Key?
        /// The text on the key's own line; empty for a thought.
        let value: String
        /// The lines after the key, or the thought, as one line.
        var rest: String
        /// The first line, without the slashes.
        let range: SourceRange
    }

    enum Key: String, CaseIterable {
        case lesson, words, propose, show, select, notes
        case predict, decide, choose, order, change
        case answer, solution, hint, then

        /// Whether it begins a task.
        var isTask: Bool { [.predict, .decide, .choose, .order, .change].contains(self) }
    }

    /// Begins the value of a hole, which is part of the code.
    static let holeKey = "haggle:"

    /// - Parameter report: called for each line that begins with an unknown key.
    init(_ source: SourceText, report: (LessonMistake, SourceRange) -> Void) {
        var items: [Item] = []
        var isAfterBlank = true
        for number in 1...source.lineCount {
            let line = source.line(number)
            guard line.hasPrefix("//") else { break }
            let content = line.dropFirst(2).trimmingPrefix(" ")
            guard content.contains(where: { !$0.isWhitespace }) else {
                isAfterBlank = true
                continue
            }
            let start = source.position(at: SourceLocation(line: number, column: 1))
            let range = SourceRange(start + line.utf8.count - content.utf8.count, start + line.utf8.count)
            let word = content.prefix { $0.isLowercase }
            if content.hasPrefix(Self.holeKey) { continue }
            let isKey = content.dropFirst(word.count).hasPrefix(":")
            let key = isKey ? Key(rawValue: String(word)) : nil
            if isKey, key == nil { report(.unknownKey(String(word)), range) }
            if let key {
                let value = content.dropFirst(word.count + 1).trimmingPrefix(" ")
                items.append(Item(key: key, value: String(value), rest: "", range: range))
            } else if isAfterBlank || items.isEmpty {
                items.append(Item(key: nil, value: "", rest: String(content), range: range))
            } else {
                let last = items.count - 1
                let text = content.trimmingPrefix(while: \.isWhitespace)
                items[last].rest += (items[last].rest.isEmpty ? "" : " ") + text
            }
            isAfterBlank = false
        }
        self.items = items
    }
}

extension FrontComment.Item {
    /// The key's line and those after it, as one text.
    var whole: String { [value, rest].filter { !$0.isEmpty }.joined(separator: " ") }
}
