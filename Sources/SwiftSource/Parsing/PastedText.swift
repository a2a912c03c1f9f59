/// A source that was copied with what stands around it elsewhere: the fences and prose of a chat, numbers before its lines,
/// the marks of a quotation or a change, curly quotes. Without them it is as long, so that positions stay.
struct PastedText {
    private var bytes: [UInt8]
    private let base: Int
    private let number: Int
    private var lines: [Range<Int>] = []
    /// Where tokens begin: nowhere in comments and strings.
    private let tokenStarts: Set<Int>
    /// What was left out, each at its first place.
    private(set) var found: [(mark: Mark, range: SourceRange)] = []

    enum Mark {
        case fence, quotation, change, lineNumber, curlyQuote
    }

    /// Nil where nothing of it is found.
    /// - Parameters:
    ///   - tokens: What the text is cut into as it is.
    ///   - isSwift: Whether the text can be read as it is: then it is a change only where each line has a mark.
    init?(_ source: SourceText, _ tokens: [Token], isSwift: Bool) {
        let marks = [Ascii.space, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@")]
        if isSwift, !source.utf8.prefix(1).allSatisfy(marks.contains) { return nil }
        (bytes, base, number) = (source.utf8, source.base, source.number)
        tokenStarts = Set(tokens.map { $0.start - source.base })
        var start = 0
        for line in bytes.split(separator: Ascii.newline, omittingEmptySubsequences: false) {
            let end = start + line.count
            if bytes[start..<end].contains(where: { !Ascii.isSpace($0) }) { lines.append(start..<end) }
            start = end + 1
        }
        if isSwift, !lines.allSatisfy({ marks.contains(bytes[$0.lowerBound]) }) { return nil }
        removeQuotation()
        removeFences()
        removeChanges()
        removeLineNumbers()
        replaceCurlyQuotes()
        if found.isEmpty { return nil }
    }

    var source: SourceText { SourceText(bytes: bytes, number: number) }

    private mutating func blank(_ range: Range<Int>, as mark: Mark) {
        if !found.contains(where: { $0.mark == mark }) {
            found.append((mark, SourceRange(base + range.lowerBound, base + range.upperBound)))
        }
        for index in range { bytes[index] = Ascii.space }
    }

    private func begins(_ line: Range<Int>, _ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[line].starts(with: $0) }
    }

    /// `> ` before each line.
    private mutating func removeQuotation() {
        guard lines.count > 1, lines.allSatisfy({ begins($0, ">") }) else { return }
        for line in lines { blank(line.lowerBound..<line.lowerBound + 1, as: .quotation) }
    }

    /// Lines of three backticks; with them what stands outside, where that is more than code.
    private mutating func removeFences() {
        let isFence = lines.map { line in
            let content = line.drop { Ascii.isSpace(bytes[$0]) }
            guard tokenStarts.contains(content.lowerBound) else { return false }
            return begins(content, "```") || begins(content, "~~~")
        }
        guard isFence.contains(true) else { return }
        let hasProse = isFence.first == false
        var isInside = false
        for (line, isFence) in zip(lines, isFence) {
            if isFence || hasProse && !isInside { blank(line, as: .fence) }
            if isFence { isInside.toggle() }
        }
        lines.removeAll { line in bytes[line].allSatisfy(Ascii.isSpace) }
    }

    /// A change as tools show it: of lines that begin with `-` nothing is left, of others what stands behind the `+`.
    private mutating func removeChanges() {
        guard lines.contains(where: { !begins($0, "+") && !begins($0, "-") }) else { return }
        for line in lines {
            let headings: [StaticString] = ["@@", "+++", "---", "diff ", "index "]
            if headings.contains(where: { begins(line, $0) }) || begins(line, "-") && !begins(line, "->") {
                blank(line, as: .change)
            } else if begins(line, "+") {
                blank(line.lowerBound..<line.lowerBound + 1, as: .change)
            }
        }
    }

    /// Numbers that count the lines.
    private mutating func removeLineNumbers() {
        let written = lines.filter { line in !bytes[line].allSatisfy(Ascii.isSpace) }
        var last: Int?
        var numbers: [Range<Int>] = []
        for line in written {
            let digits = line.drop { Ascii.isSpace(bytes[$0]) }.prefix { Ascii.isDigit(bytes[$0]) }
            let number = Int(String(decoding: bytes[digits], as: UTF8.self))
            guard let value = number, last.map({ $0 < value }) ?? true else {
                return
            }
            last = value
            let marks = [Ascii.colon, Ascii.dot, UInt8(ascii: "|")]
            let isSeparated = digits.upperBound < line.upperBound && marks.contains(bytes[digits.upperBound])
            numbers.append(line.lowerBound..<digits.upperBound + (isSeparated ? 1 : 0))
        }
        guard numbers.count > 1 else { return }
        for number in numbers { blank(number, as: .lineNumber) }
    }

    /// Curly quotes where a string is to begin, each with the one that ends it.
    private mutating func replaceCurlyQuotes() {
        for line in lines {
            // What stands behind the first of a line was read with it in the way.
            var isFirst = true
            var isInString = false
            var opening: CurlyQuote?
            var index = line.lowerBound
            while index < line.upperBound {
                defer { index += 1 }
                if bytes[index] == Ascii.backslash { index += 1 }
                guard index < line.upperBound else { break }
                if bytes[index] == Ascii.quote, opening == nil, !isFirst { isInString.toggle() }
                guard !isInString, let quote = curlyQuote(at: index, in: line), opening == nil || opening == quote,
                    !isFirst || tokenStarts.contains(index)
                else { continue }
                blank(index..<index + 3, as: .curlyQuote)
                // The spaces stand outside of the string.
                bytes[opening == nil ? index + 2 : index] = Ascii.quote
                opening = opening == nil ? quote : nil
                isFirst = false
                index += 2
            }
        }
    }

    private enum CurlyQuote { case single, double }

    private func curlyQuote(at index: Int, in line: Range<Int>) -> CurlyQuote? {
        guard index + 2 < line.upperBound, bytes[index] == 0xE2, bytes[index + 1] == 0x80 else { return nil }
        return switch bytes[index + 2] {
        case 0x98...0x9B: .single
        case 0x9C...0x9F: .double
        default: nil
        }
    }
}
