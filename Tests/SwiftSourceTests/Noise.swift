import TestSupport

/// Sources that nobody would write.
struct Noise {
    var generator: SeededGenerator

    private static let words = [
        "let", "var", "func", "struct", "if", "else", "for", "in", "while", "switch", "case", "default", "return",
        "import", "guard", "row", "Row", "Label", "text", ".center", ".", ",", ":", ";", "(", ")", "[", "]", "{", "}",
        "=", "==", "+", "-", "*", "/", "->", "...", "..<", "?", "!", "&&", "||", "??", "<", ">", "\"", "\"\"\"", "\\(",
        "#\"", "\"#", "`", "$0", "@", "#", "1", "2.5", "0x", "1e9", "9223372036854775808", "\n", " ", "//", "/*", "*/",
        "nil", "true", "self", "try", "as", "is", "é", "→", "\u{200B}", "_", "\\", "'", "%", "&", "~", "init", "&row",
    ]

    mutating func bytes() -> String {
        let count = Int.random(in: 0..<400, using: &generator)
        return String(decoding: (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }, as: UTF8.self)
    }

    mutating func words() -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0..<120, using: &generator) {
            text += Self.words.randomElement(using: &generator) ?? ""
            if Bool.random(using: &generator) { text += " " }
        }
        return text
    }

    /// The source with some stretches taken out, doubled, moved or replaced.
    mutating func mutation(of source: String) -> String {
        var bytes = Array(source.utf8)
        for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 0..<12, using: &generator))
            let piece = Array(bytes[start..<end])
            let place = Int.random(in: 0...bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: piece, at: place)
            case 2:
                bytes.replaceSubrange(
                    start..<end, with: Array((Self.words.randomElement(using: &generator) ?? "").utf8))
            default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func truncation(of source: String) -> String {
        let bytes = Array(source.utf8)
        return String(decoding: bytes[..<Int.random(in: 0...bytes.count, using: &generator)], as: UTF8.self)
    }
}
