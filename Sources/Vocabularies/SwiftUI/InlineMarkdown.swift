/// A text with marks of emphasis, code and links, as SwiftUI reads the literals of its titles and texts. White space stays.
///
///     InlineMarkdown("**Total:** 5 * 3 in `cells`").plainText   // Total: 5 * 3 in cells
///
/// Equal marks go in pairs, as in CommonMark; marks of unequal numbers mean themselves. Links keep their text; pictures, HTML
/// and references to links that are written elsewhere stay as they are written.
struct InlineMarkdown {
    private var pieces: [String] = []
    /// The pieces of marks that a later one may close, by the marks.
    private var marks: [String: [Int]] = [:]
    /// The pieces of brackets in which no link has been read.
    private var brackets: [Int] = []
    private let characters: [Character]
    private var index = 0

    init(_ source: String) {
        characters = Array(source)
        while index < characters.count {
            switch characters[index] {
            case "\\" where index + 1 < characters.count && characters[index + 1].isMarkable:
                take(String(characters[index + 1]), to: index + 2)
            case "`": readCode()
            case "[":
                brackets.append(pieces.count)
                take("[", to: index + 1)
            case "]": readLink()
            case "*", "_", "~": readMarks()
            default: take(String(characters[index]), to: index + 1)
            }
        }
    }

    /// The text without the marks.
    var plainText: String { pieces.joined() }

    private mutating func take(_ piece: String, to end: Int) {
        pieces.append(piece)
        index = end
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
            let closing = characters[end] == "`" ? length(at: end) : 0
            guard closing == count else {
                end += max(1, closing)
                continue
            }
            var code = characters[start..<end]
            if code.count > 2, code.first == " ", code.last == " " { code = code.dropFirst().dropLast() }
            return take(String(code), to: end + count)
        }
        take(String(characters[index..<start]), to: start)
    }

    /// Longer destinations are text, which bounds the search for their ends.
    private static let maximumDestination = 1_000

    /// Ends a link's text where a destination follows: `[text](destination)`. A link has no other link in it.
    private mutating func readLink() {
        let opener = brackets.popLast()
        let destination = characters[(index + 1)...].prefix(Self.maximumDestination)
        var depth = 0
        let end = destination.firstIndex { character in
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            return depth == 0
        }
        guard let opener, destination.first == "(", let end else { return take("]", to: index + 1) }
        pieces[opener] = ""
        // A phrase whose form follows a number stays as it is: `^[3 apples](inflect: true)`.
        if opener > 0, pieces[opener - 1] == "^", destination.starts(with: "(inflect:") { pieces[opener - 1] = "" }
        brackets = []
        index = end + 1
    }

    /// Opens or closes an emphasis, which depends on the characters on either side. Marks that close go with the nearest equal
    /// ones that opened; what opened between the two means itself.
    private mutating func readMarks() {
        let count = length(at: index)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + count < characters.count ? characters[index + count] : " "
        let isInWord = characters[index] == "_" && before.isWordPart && after.isWordPart
        let mark = String(characters[index..<(index + count)])
        let isText = isInWord || mark.first == "~" && count > 2
        if !isText, !before.isWhitespace, let opener = marks[mark]?.popLast() {
            pieces[opener] = ""
            for other in marks.keys {
                while let last = marks[other]?.last, last > opener { marks[other]?.removeLast() }
            }
            index += count
            return
        }
        if !isText, !after.isWhitespace { marks[mark, default: []].append(pieces.count) }
        take(mark, to: index + count)
    }
}

extension Character {
    /// Whether it is one of ASCII's signs, each of which may mean something, or other punctuation.
    fileprivate var isMarkable: Bool { isPunctuation || isASCII && isSymbol }

    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
