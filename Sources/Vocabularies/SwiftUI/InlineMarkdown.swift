/// A text with marks of emphasis, code and links, as SwiftUI reads the literals of its titles and texts: only what stands in
/// a line has a meaning, and white space stays.
///
///     InlineMarkdown("**Total:** 5 * 3 in `cells`").plainText   // Total: 5 * 3 in cells
///
/// The rules are those of CommonMark 0.31 for emphasis, code spans, links and escapes, with GitHub's strikethrough. Links
/// keep their text; pictures, HTML and references to links that are written elsewhere stay as they are written.
struct InlineMarkdown {
    private var pieces: [Piece] = []
    /// What was read since the last marks.
    private var text = ""
    private let characters: [Character]
    private let links: Links
    private var index = 0

    init(_ source: String) {
        characters = Array(source)
        links = Links(in: characters)
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
                text.append(characters[index])
                index += 1
            }
        }
        endText()
    }

    private mutating func append(_ more: String) { text += more }

    private mutating func endText() {
        guard !text.isEmpty else { return }
        pieces.append(.text(text))
        text = ""
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
        guard let (close, end) = links[index] else {
            append("[")
            index += 1
            return
        }
        // Words whose form follows a number stay as they are: `^[3 apples](inflect: true)`.
        if text.last == "^", characters[close...].starts(with: "](inflect:") { text.removeLast() }
        append(InlineMarkdown(String(characters[(index + 1)..<close])).plainText)
        index = end + 1
    }

    /// Whether marks open or close an emphasis depends on what stands on either side of them.
    private mutating func readMarks() {
        let count = length(at: index)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + count < characters.count ? characters[index + count] : " "
        let opens = !after.isWhitespace && (!after.isMarkable || before.isWhitespace || before.isMarkable)
        let closes = !before.isWhitespace && (!before.isMarkable || after.isWhitespace || after.isMarkable)
        let isInWord = characters[index] == "_"
        endText()
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
        // By their marks, of which others need not be looked at.
        var openers: [Character: [Int]] = [:]
        for place in pieces.indices {
            guard case .marks(var run) = pieces[place] else { continue }
            while run.canClose, run.left > 0,
                let found = openers[run.character]?.lastIndex(where: { opens($0, run) }),
                let start = openers[run.character]?[found], case .marks(var opener) = pieces[start]
            {
                let taken = run.character == "~" ? run.left : min(run.left, opener.left, 2)
                run.left -= taken
                opener.left -= taken
                pieces[start] = .marks(opener)
                // What opens between the two, or has nothing left, belongs to nothing.
                for character in openers.keys {
                    while let last = openers[character]?.last, last > start || last == start && opener.left == 0 {
                        openers[character]?.removeLast()
                    }
                }
            }
            pieces[place] = .marks(run)
            if run.canOpen, run.left > 0 { openers[run.character, default: []].append(place) }
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

/// Where links stand in a text, by their opening brackets: `[text](destination)`. A link has no other in it: of two, one in
/// the other, the outer one's brackets mean themselves.
private struct Links {
    private var ends: [Int: (text: Int, link: Int)] = [:]

    init(in characters: [Character]) {
        let brackets = Self.pairs("[", "]", in: characters)
        let parentheses = Self.pairs("(", ")", in: characters)
        var next = Int.max
        for start in brackets.keys.sorted(by: >) {
            guard let close = brackets[start], let end = parentheses[close + 1], next > close else { continue }
            ends[start] = (close, end)
            next = start
        }
    }

    /// The closing bracket of its text, and where it ends; nil where no link begins.
    subscript(start: Int) -> (text: Int, link: Int)? { ends[start] }

    /// The places of opening marks, each with that of the mark that closes it; an escaped mark is left out.
    private static func pairs(_ open: Character, _ close: Character, in characters: [Character]) -> [Int: Int] {
        var pairs: [Int: Int] = [:]
        var waiting: [Int] = []
        var place = 0
        while place < characters.count {
            switch characters[place] {
            case "\\": place += 1
            case open: waiting.append(place)
            case close: waiting.popLast().map { pairs[$0] = place }
            default: break
            }
            place += 1
        }
        return pairs
    }
}

extension Character {
    /// Whether it is one of ASCII's signs, each of which may mean something, or other punctuation.
    fileprivate var isMarkable: Bool {
        isPunctuation || isASCII && isSymbol
    }
}
