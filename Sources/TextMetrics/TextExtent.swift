/// How many columns and lines a text takes as `TextWrapping` breaks it. Text of one paragraph in plain ASCII, which is
/// most of what is measured, is counted without breaking it.
package struct TextExtent: Hashable, Sendable {
    package let columns: Int
    package let lines: Int

    /// - Parameters: as `TextWrapping`'s.
    package init(_ text: String, width: Int?, lineLimit: Int = 0) {
        let limit = width.map { max(1, $0) } ?? .max
        if let counted = Self.counting(text, width: limit), lineLimit <= 0 || counted.lines <= lineLimit {
            self = counted
        } else {
            let wrapping = TextWrapping(text, width: width, lineLimit: lineLimit)
            self.init(columns: wrapping.columns, lines: wrapping.lines.count)
        }
    }

    private init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
    }

    private static func counting(_ text: String, width: Int) -> TextExtent? {
        var text = text
        return text.withUTF8 { bytes in
            var longest = 0
            var lines = 1
            /// Columns of the line so far, and of the word that is being read.
            var line = 0
            var word = 0
            var isFirstWord = true
            func endWord() {
                if isFirstWord {
                    isFirstWord = false
                } else if line + 1 + word <= width {
                    line += 1
                } else {
                    longest = max(longest, line)
                    lines += 1
                    line = 0
                }
                line += word
                while line > width {
                    longest = width
                    lines += 1
                    line -= width
                }
                word = 0
            }
            for byte in bytes {
                switch byte {
                case 0x20: endWord()
                case 0x21...0x7E: word += 1
                default: return nil
                }
            }
            endWord()
            return TextExtent(columns: max(longest, line), lines: lines)
        }
    }
}
