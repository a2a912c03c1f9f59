/// A text with marks of emphasis, code and links, as SwiftUI reads the literals of its titles and texts: only what stands in
/// a line has a meaning, and white space stays.
///
///     InlineMarkdown("**Total:** 5 * 3 in `cells`").plainText   // Total: 5 * 3 in cells
///
/// Equal marks go in pairs, as in CommonMark; marks of unequal numbers mean themselves. Links keep their text; pictures, HTML
/// and references to links that are written elsewhere stay as they are written.
struct InlineMarkdown {
    private var pieces: [String] = []
    /// The places of marks that a later one may close, by the marks.
    private var open: [String: [Int]] = [:]
    private let characters: [Character]
    private var index = 0

    init(_ source: String) {
        characters = Array(source)
        let links = Links(in: characters)
        while index < characters.count {
            switch characters[index] {
            case "\\" where index + 1 < characters.count && characters[index + 1].isMarkable:
                take(String(characters[index + 1]), to: index + 2)
            case "`": readCode()
            case "[": readLink(links[index])
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
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = length(at: end)
            if closing == count {
                var code = characters[start..<end]
                if code.count > 2, code.first == " ", code.last == " " { code = code.dropFirst().dropLast() }
                return take(String(code), to: end + count)
            }
            end += closing
        }
        take(String(characters[index..<start]), to: start)
    }

    /// A link's text, which may have marks itself; a bracket without a destination behind it means itself.
    private mutating func readLink(_ link: (text: Int, link: Int)?) {
        guard let (close, end) = link else { return take("[", to: index + 1) }
        // Words whose form follows a number stay as they are: `^[3 apples](inflect: true)`.
        if pieces.last == "^", characters[close...].starts(with: "](inflect:") { pieces.removeLast() }
        take(InlineMarkdown(String(characters[(index + 1)..<close])).plainText, to: end + 1)
    }

    /// Whether marks open or close an emphasis depends on what stands on either side of them. Those that close go with the
    /// nearest equal ones that opened, and what opened between the two means itself.
    private mutating func readMarks() {
        let count = length(at: index)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + count < characters.count ? characters[index + count] : " "
        let isInWord = characters[index] == "_" && before.isWordPart && after.isWordPart
        let marks = String(characters[index..<(index + count)])
        let isNone = isInWord || marks.first == "~" && count > 2
        if !isNone, !before.isWhitespace, let opener = open[marks]?.popLast() {
            pieces[opener] = ""
            for other in open.keys {
                while let last = open[other]?.last, last > opener { open[other]?.removeLast() }
            }
            index += count
            return
        }
        if !isNone, !after.isWhitespace { open[marks, default: []].append(pieces.count) }
        take(marks, to: index + count)
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

    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
