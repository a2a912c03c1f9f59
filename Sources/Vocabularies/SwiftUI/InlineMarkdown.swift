/// A text with marks of emphasis, code and links, as SwiftUI reads the literals of its titles and texts: only what stands in
/// a line has a meaning, and white space stays.
///
///     InlineMarkdown("**Total:** 5 * 3 in `cells`").plainText   // Total: 5 * 3 in cells
///
/// The rules are those of CommonMark 0.31 for emphasis, code spans, links and escapes, with GitHub's strikethrough. Links
/// keep their text; pictures, HTML and references to links that are written elsewhere stay as they are written.
struct InlineMarkdown {
    private var pieces: [Piece] = []
    private let characters: [Character]
    private var index = 0

    init(_ source: String) {
        characters = Array(source)
        read()
        emphasize()
    }

    /// The text without the marks.
    var plainText: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .marks(let run): String(repeating: run.character, count: run.left)
            }
        }.joined()
    }

    private enum Piece {
        case text(String)
        case marks(Run)
    }

    /// Equal marks in a row, such as `**`.
    private struct Run {
        let character: Character
        let count: Int
        /// How many of them mean themselves.
        var left: Int
        let canOpen: Bool
        let canClose: Bool
    }

    // MARK: Reading

    private mutating func read() {
        while index < characters.count {
            switch characters[index] {
            case "\\" where index + 1 < characters.count && characters[index + 1].isMarkable:
                append(String(characters[index + 1]))
                index += 2
            case "`": readCode()
            case "[": readLink()
            case "*", "_", "~": readMarks()
            default:
                append(String(characters[index]))
                index += 1
            }
        }
    }

    private mutating func append(_ text: String) {
        if case .text(let before)? = pieces.last {
            pieces[pieces.count - 1] = .text(before + text)
        } else {
            pieces.append(.text(text))
        }
    }

    /// How many characters from a place on are equal to the one there.
    private func length(at start: Int) -> Int {
        characters[start...].prefix { $0 == characters[start] }.count
    }

    private mutating func readCode() {
        let count = length(at: index)
        let start = index + count
        var end = start
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = length(at: end)
            if closing == count {
                var code = characters[start..<end]
                if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                    code = code.dropFirst().dropLast()
                }
                append(String(code))
                index = end + count
                return
            }
            end += closing
        }
        append(String(characters[index..<start]))
        index = start
    }

    /// A link's text, which may have marks itself; a bracket without a destination behind it means itself.
    private mutating func readLink() {
        guard let close = closing("[", "]", from: index), close + 1 < characters.count, characters[close + 1] == "(",
            let end = closing("(", ")", from: close + 1)
        else {
            append("[")
            index += 1
            return
        }
        append(InlineMarkdown(String(characters[(index + 1)..<close])).plainText)
        index = end + 1
    }

    private func closing(_ open: Character, _ close: Character, from start: Int) -> Int? {
        var depth = 0
        var place = start
        while place < characters.count {
            switch characters[place] {
            case "\\": place += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
            place += 1
        }
        return nil
    }

    /// Whether marks open or close an emphasis depends on what stands on either side of them.
    private mutating func readMarks() {
        let count = length(at: index)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + count < characters.count ? characters[index + count] : " "
        let opens = !after.isWhitespace && (!after.isMarkable || before.isWhitespace || before.isMarkable)
        let closes = !before.isWhitespace && (!before.isMarkable || after.isWhitespace || after.isMarkable)
        let isInWord = characters[index] == "_"
        pieces.append(
            .marks(
                Run(
                    character: characters[index], count: count, left: count,
                    canOpen: opens && (!isInWord || !closes || before.isMarkable),
                    canClose: closes && (!isInWord || !opens || after.isMarkable))))
        index += count
    }

    // MARK: Emphasis

    /// Takes away the marks that belong together: each that closes goes with the nearest before it that opens.
    private mutating func emphasize() {
        var openers: [Int] = []
        for place in pieces.indices {
            guard case .marks(var run) = pieces[place] else { continue }
            while run.canClose, run.left > 0, let found = openers.lastIndex(where: { opens($0, run) }) {
                guard case .marks(var opener) = pieces[openers[found]] else { break }
                let taken = run.character == "~" ? run.left : min(run.left, opener.left, 2)
                run.left -= taken
                opener.left -= taken
                pieces[openers[found]] = .marks(opener)
                openers.removeSubrange((opener.left == 0 ? found : found + 1)...)
            }
            pieces[place] = .marks(run)
            if run.canOpen, run.left > 0 { openers.append(place) }
        }
    }

    private func opens(_ place: Int, _ closer: Run) -> Bool {
        guard case .marks(let opener) = pieces[place], opener.character == closer.character else { return false }
        if opener.character == "~" { return opener.left == closer.left && closer.left <= 2 }
        // Of runs that could do both, those whose lengths together make three do not belong together.
        guard opener.canClose || closer.canOpen else { return true }
        return (opener.count + closer.count) % 3 != 0 || opener.count % 3 == 0 && closer.count % 3 == 0
    }
}

extension Character {
    /// Whether it is one of ASCII's signs, each of which may mean something, or other punctuation.
    fileprivate var isMarkable: Bool {
        isPunctuation || isASCII && isSymbol
    }
}
