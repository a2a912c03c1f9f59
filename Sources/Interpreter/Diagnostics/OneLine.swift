import SwiftSource

extension StringProtocol {
    /// Code on one line: white space is one space, and none before the members of a chain that goes on in the next line. Of
    /// placeholders it has what an editor shows.
    var onOneLine: String {
        var line = ""
        var lastWord: Substring?
        for words in split(whereSeparator: \.isNewline).map({ $0.split(whereSeparator: \.isWhitespace) }) {
            guard let first = words.first else { continue }
            let isNextLink = first.hasPrefix(".") && lastWord.map { $0.endsOperand } ?? false
            if !line.isEmpty, !isNextLink { line += " " }
            line += words.joined(separator: " ")
            lastWord = words.last.map { Substring($0) }
        }
        return EditorPlaceholder.shown(in: line)
    }
}

extension Substring {
    /// Whether a value may end with this word. A keyword ends no value: what follows `{ item in` is an
    /// implicit member.
    fileprivate var endsOperand: Bool {
        guard let last, !["in", "return", "else", "try", "await"].contains(self) else { return false }
        return last.isLetter || last.isNumber || ")]}\"_".contains(last)
    }
}
