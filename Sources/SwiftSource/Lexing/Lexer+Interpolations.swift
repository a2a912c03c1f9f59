/// Literals with an interpolation that lacks its parenthesis: `Text("n \(n")`.
extension Lexer {
    /// How many quotes of a line are tried.
    private static let quoteLimit = 64

    /// The quote that ends such a literal of one line: the first behind a value that leaves the parentheses of the line balanced, or what
    /// is nearest to that. Nil where none has whole literals on both of its sides.
    /// - Parameter opening: where the parenthesis of the interpolation stands that has no other.
    func quote(ending literal: Int, interpolatedAt opening: Int, pounds: Int) -> Int? {
        let lineEnd = bytes[opening..<end].firstIndex(of: Ascii.newline) ?? end
        let before = parenthesesBefore(literal)
        var best: (quote: Int, rank: Int)?
        let quotes = (opening..<lineEnd).lazy.filter { bytes[$0] == Ascii.quote && isPounds(pounds, at: $0 + 1) }
        for quote in quotes.prefix(Self.quoteLimit) {
            guard parentheses(in: opening..<quote) != nil,
                let behind = parentheses(in: (quote + 1 + pounds)..<lineEnd)
            else { continue }
            let rank = (before + behind == 0 ? 2 : 0) + (isBehindValue(quote) ? 1 : 0)
            if rank == 3 { return quote }
            if rank > best?.rank ?? 0 { best = (quote, rank) }
        }
        return best?.quote
    }

    /// The quotes that end such a literal of several lines: the next that begin a line.
    func quotes(behind opening: Int, pounds: Int) -> Int? {
        var place = opening
        while let newline = bytes[place..<end].firstIndex(of: Ascii.newline) {
            place = newline + 1
            while byte(at: place) == Ascii.space || byte(at: place) == Ascii.tab { place += 1 }
            if isQuotes(3, at: place), isPounds(pounds, at: place + 3) { return place }
        }
        return nil
    }

    /// How many parentheses are open on the line before a place, literals not looked at.
    private func parenthesesBefore(_ place: Int) -> Int {
        var open = 0
        for byte in bytes[..<place].reversed() {
            if byte == Ascii.newline { break }
            if byte == Ascii.leftParenthesis { open += 1 }
            if byte == Ascii.rightParenthesis { open -= 1 }
        }
        return open
    }

    /// How many more parentheses a part of a line opens than it closes, outside of literals and comments; nil where a literal
    /// has no end in it.
    private func parentheses(in part: Range<Int>) -> Int? {
        var lexer = self
        lexer.position = part.lowerBound
        var open = 0
        while lexer.position < part.upperBound {
            let pounds = lexer.countPounds()
            if lexer.byte(at: lexer.position + pounds) == Ascii.quote {
                // As one inside of an interpolation, so that it is not looked at more closely.
                guard lexer.skipString(pounds: pounds, depth: 1), lexer.position <= part.upperBound else { return nil }
                continue
            }
            switch lexer.current {
            case Ascii.leftParenthesis: open += 1
            case Ascii.rightParenthesis: open -= 1
            case Ascii.slash where lexer.byte(at: lexer.position + 1) == Ascii.slash: return open
            default: break
            }
            lexer.position += max(1, pounds)
        }
        return open
    }

    /// Whether a value ends right before a place.
    private func isBehindValue(_ place: Int) -> Bool {
        switch bytes[place - 1] {
        case Ascii.rightParenthesis, Ascii.quote, UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"): true
        case let byte: Ascii.isIdentifierBody(byte) || byte >= 0x80
        }
    }
}
