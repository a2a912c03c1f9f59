/// Guesses from the indentation where brackets are missing, in a source whose brackets do not match: what stands on the
/// lines behind an opening bracket is further to the right than the line that it is on.
///
/// ```
/// HStack {            <- opens at column 0
///     Text("a"        <- its parenthesis is closed before the next line, which is no further to the right
///     Text("b")
///                     <- the brace is closed here, before what stands at column 0
/// Text("c")
/// ```
struct BracketRepair {
    private let parser: Parser
    private let tokens: [Token]
    private var repaired: [Token] = []
    private var open: [Opening] = []
    private(set) var errors: [(SyntaxError, SourceRange)] = []
    /// For each line that is not closed yet, where a brace may be missing.
    private var headers: [Header] = []
    /// The indentation of the line that is read.
    private var column = 0
    /// How many brackets were put in or left out.
    private var count = 0
    /// How many more braces close than open.
    private var surplus: Int

    private struct Opening {
        let bracket: SourcePiece.Bracket
        /// The indentation of its line.
        let column: Int
        let line: Int
    }

    /// A line behind which a block may begin that lacks its brace.
    private struct Header {
        let column: Int
        let depth: Int
        /// Where in the repaired tokens its line ends.
        let end: Int
    }

    /// More than these are no guesses.
    private static let limit = 8
    private static let depthLimit = 4096

    /// The tokens with what is missing put in, of no length, and without what is too much, which the errors name. Nil
    /// where all brackets match, or where nothing can be guessed.
    static func repaired(_ tokens: [Token], in parser: Parser) -> Repaired? {
        guard !match(tokens) else { return nil }
        var repair = BracketRepair(parser: parser, tokens: tokens)
        return repair.run() ? Repaired(tokens: repair.repaired, errors: repair.errors) : nil
    }

    struct Repaired {
        let tokens: [Token]
        let errors: [(error: SyntaxError, range: SourceRange)]
    }

    private init(parser: Parser, tokens: [Token]) {
        self.parser = parser
        self.tokens = tokens
        surplus = tokens.count { $0.kind == .rightBrace } - tokens.count { $0.kind == .leftBrace }
        repaired.reserveCapacity(tokens.count + 8)
    }

    static func match(_ tokens: [Token]) -> Bool {
        var open: [SourcePiece.Bracket] = []
        for token in tokens {
            if let bracket = token.kind.opened {
                open.append(bracket)
            } else if let bracket = token.kind.closed {
                guard open.popLast() == bracket else { return false }
            }
        }
        return open.isEmpty
    }

    private mutating func run() -> Bool {
        var line = 0
        for (index, token) in tokens.enumerated() {
            guard count <= Self.limit, open.count <= Self.depthLimit else { return false }
            if token.isFirstOnLine || repaired.isEmpty {
                line += 1
                if isStray(at: index) {
                    surplus -= 1
                    leaveOut(token)
                    continue
                }
                beginLine(token, line)
            }
            if token.kind == .endOfFile {
                while !open.isEmpty, count <= Self.limit { closeLast(before: token) }
            } else if let bracket = token.kind.opened {
                open.append(Opening(bracket: bracket, column: column, line: line))
            } else if let bracket = token.kind.closed {
                guard close(bracket, token, at: index, line) else { continue }
            }
            repaired.append(token)
        }
        return count <= Self.limit
    }

    /// Closes what a line shows to have ended: all that was opened on lines as far to the right as this one.
    private mutating func beginLine(_ token: Token, _ line: Int) {
        let before = column
        column = token.kind == .endOfFile ? 0 : parser.indentation(of: token.start)
        if column > before, let last = repaired.last {
            // `{ item in` begins its block, too.
            let isOpen = last.kind.opened != nil || last.kind == .keyword(.in) && open.last?.line == line - 1
            if !isOpen, token.kind != .dot {
                headers.append(Header(column: before, depth: open.count, end: repaired.count))
            }
        }
        let isEnd = token.kind == .rightBrace
        headers.removeAll { $0.column > column || $0.column == column && !isEnd }
        if let bracket = token.kind.closed {
            // A closing bracket belongs to what was opened at its column.
            guard let match = open.lastIndex(where: { $0.column == column && $0.bracket == bracket }) else { return }
            while open.count > match + 1 { closeLast(before: token) }
            return
        }
        guard !staysOpen(token) else { return }
        while let last = open.last, last.column >= column { closeLast(before: token) }
    }

    /// Whether a brace alone on its line closes nothing, as the next line shows, which still is deeper than the block that is
    /// open.
    private func isStray(at index: Int) -> Bool {
        guard surplus > 0, tokens[index].kind == .rightBrace, index + 1 < tokens.count, let block = open.last else {
            return false
        }
        let next = tokens[index + 1]
        let column = parser.indentation(of: tokens[index].start)
        switch next.kind {
        case .identifier, .quotedIdentifier, .keyword, .at, .pound: break
        case .dot where column != block.column: break
        default: return false
        }
        return next.isFirstOnLine && parser.indentation(of: next.start) > block.column
            && !headers.contains { $0.column == column }
    }

    private mutating func leaveOut(_ token: Token) {
        count += 1
        errors.append((.unexpected(parser.text(token)), token.range))
    }

    /// What may stand at the column of the block that it is in.
    private func staysOpen(_ token: Token) -> Bool {
        switch token.kind {
        case .keyword(.case), .keyword(.default): open.last?.column == column
        case .pound, .leftBrace, .endOfFile, .string: true
        default: false
        }
    }

    /// Takes a closing bracket; whether it closes anything.
    private mutating func close(_ bracket: SourcePiece.Bracket, _ token: Token, at index: Int, _ line: Int) -> Bool {
        if token.isFirstOnLine, bracket == .brace, open.last.map({ $0.column != column }) ?? true,
            let header = headers.last(where: { $0.column == column })
        {
            openBlock(header)
        }
        if open.last?.bracket == bracket,
            token.isFirstOnLine || open.last?.line == line || bracket != .brace || endsBlock(at: index)
        {
            open.removeLast()
            return true
        }
        if let match = open.lastIndex(where: { $0.bracket == bracket }),
            token.isFirstOnLine ? open[match].column == column : open[match].line == line
        {
            while open.count > match + 1 { closeLast(before: token) }
            open.removeLast()
            return true
        }
        leaveOut(token)
        return false
    }

    /// Whether a brace at the end of a line closes the block around it, as the next line shows, which is no further to the
    /// right than the block, nor closes it.
    private func endsBlock(at index: Int) -> Bool {
        let rest = tokens[(index + 1)...]
        guard let opening = open.last,
            let next = rest.first(where: { $0.isFirstOnLine || $0.kind == .endOfFile }),
            rest.prefix(while: { $0.start < next.start }).allSatisfy({ $0.kind.closed != nil })
        else { return false }
        if next.kind == .endOfFile { return true }
        let column = parser.indentation(of: next.start)
        return column < opening.column || column == opening.column && next.kind.closed == nil
    }

    /// Puts a brace behind a line that lacks it.
    private mutating func openBlock(_ header: Header) {
        let place = repaired[header.end - 1].end
        repaired.insert(Token(kind: .leftBrace, start: place, end: place, isFirstOnLine: false), at: header.end)
        count += 1
        while open.count > header.depth { open.removeLast() }
        open.append(Opening(bracket: .brace, column: header.column, line: 0))
        headers.removeAll { $0.end >= header.end }
    }

    /// Closes what was opened last: behind what stands before, but before a comma that separates it from what follows.
    private mutating func closeLast(before token: Token) {
        let last = open.removeLast()
        var index = repaired.count
        if repaired.last?.kind == .comma, let around = open.last, around.bracket != .brace { index -= 1 }
        let place = index > 0 ? repaired[index - 1].end : token.start
        repaired.insert(Token(kind: last.bracket.closing, start: place, end: place, isFirstOnLine: false), at: index)
        count += 1
    }
}

extension SourcePiece.Bracket {
    fileprivate var closing: Token.Kind {
        switch self {
        case .parenthesis: .rightParenthesis
        case .bracket: .rightBracket
        case .brace: .rightBrace
        }
    }
}
