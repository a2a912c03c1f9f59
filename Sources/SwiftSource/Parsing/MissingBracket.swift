/// The one bracket that a source lacks, put where the statement around it can be read without a further mistake.
///
/// ```
/// HStack spacing: 1) {        <- of all places before the parenthesis that nothing opens, only the one behind the name
///     panel("short")             makes a call of it
/// }
/// ```
struct MissingBracket {
    private let parser: Parser
    private let tokens: [Token]
    private let bracket: BracketRepair.Bracket
    private let isOpening: Bool
    /// The tokens of the statement at the margin around the place.
    private let statement: Range<Int>
    /// Those before which it may be missing.
    private let window: Range<Int>

    /// How many places are tried, and in how long a statement.
    private static let limit = 24
    private static let lengthLimit = 4000

    /// Nil where another number of brackets is missing.
    /// - Parameter place: from the first bracket that a guess concerns to the last.
    init?(_ tokens: [Token], around place: SourceRange, in parser: Parser) {
        var surplus: [BracketRepair.Bracket: Int] = [:]
        for token in tokens {
            if let bracket = BracketRepair.opening(token.kind) { surplus[bracket, default: 0] += 1 }
            if let bracket = BracketRepair.closing(token.kind) { surplus[bracket, default: 0] -= 1 }
        }
        let missing = surplus.filter { $0.value != 0 }
        guard missing.count == 1, let (bracket, count) = missing.first, abs(count) == 1 else { return nil }
        self.parser = parser
        self.tokens = tokens
        self.bracket = bracket
        isOpening = count < 0
        let first = tokens.firstIndex { $0.end > place.start } ?? 0
        let last = tokens.firstIndex { $0.start >= place.end } ?? tokens.count - 1
        let start = tokens[...first].lastIndex { Self.isAtMargin($0, in: parser) } ?? 0
        let end = tokens[min(last + 1, tokens.count - 1)...].firstIndex { Self.isAtMargin($0, in: parser) }
        statement = start..<(end ?? tokens.count - 1)
        guard statement.count < Self.lengthLimit, start + 1 <= last else { return nil }
        window = isOpening ? start + 1..<last + 1 : min(first + 1, last)..<last + 1
    }

    private static func isAtMargin(_ token: Token, in parser: Parser) -> Bool {
        guard token.isFirstOnLine else { return false }
        switch token.kind {
        case .rightParenthesis, .rightBracket, .rightBrace, .leftBrace, .dot: return false
        default: return parser.indentation(of: token.start) == 0
        }
    }

    /// The number of mistakes in the statement with other brackets.
    func mistakes(in repaired: BracketRepair.Repaired) -> Int {
        let from = tokens[statement.lowerBound].start
        let to = statement.upperBound < tokens.count ? tokens[statement.upperBound].start : Int.max
        return mistakes(in: repaired.tokens.filter { $0.start >= from && $0.end <= to && $0.kind != .endOfFile })
            + repaired.errors.count
    }

    /// That a bracket is missing is one; it is another one if it is said of another place than where the bracket was put.
    private func mistakes(in statement: [Token]) -> Int {
        let found = parser.mistakes(in: statement)
        let put = Set(statement.filter { $0.start == $0.end }.map(\.start))
        let isElsewhere = !found.isEmpty && !found.contains { put.contains($0.start) }
        return found.count + (isElsewhere ? 1 : 0)
    }

    /// What is read with fewest mistakes, if it has fewer than a guess; of equals what stands nearest to where the lack is
    /// seen.
    func repaired(better limit: Int) -> BracketRepair.Repaired? {
        var best: (place: Int, mistakes: Int)?
        for place in places.prefix(Self.limit) {
            guard BracketRepair.match(tokens(with: place, in: tokens.indices)) else { continue }
            let found = mistakes(in: tokens(with: place, in: statement)) + (isReportedHere ? 1 : 0)
            if found < min(limit, best?.mistakes ?? limit) { best = (place, found) }
            if found <= 1 { break }
        }
        guard let place = best?.place else { return nil }
        let point = inserted(before: place)
        return BracketRepair.Repaired(
            tokens: tokens(with: place, in: tokens.indices),
            errors: isReportedHere ? [(.expectedOpening(mark), point.range)] : [], place: point.range)
    }

    /// Where blocks and closures begin, the parser says that their brace is missing, and so it does of all that is not closed.
    private var isReportedHere: Bool { isOpening && bracket != .brace }

    private var mark: String {
        switch bracket {
        case .parenthesis: "("
        case .bracket: "["
        case .brace: "{"
        }
    }

    private func inserted(before index: Int) -> Token {
        let isBehind = !isOpening || tokens[index].isFirstOnLine
        let place = isBehind ? tokens[index - 1].end : tokens[index].start
        return Token(
            kind: isOpening ? bracket.opening : bracket.closing, start: place, end: place, isFirstOnLine: false)
    }

    private func tokens(with place: Int, in range: Range<Int>) -> [Token] {
        Array(tokens[range.lowerBound..<place]) + [inserted(before: place)] + Array(tokens[place..<range.upperBound])
    }

    /// The places that are tried, the likeliest first.
    private var places: [Int] {
        guard isOpening else {
            let all = window.filter(mayClose)
            let line = window.dropFirst().first { tokens[$0].isFirstOnLine } ?? window.upperBound
            return all.filter(isBeforeLike) + all.filter { $0 <= line }.reversed() + all.filter { $0 > line }.reversed()
        }
        let line = window.last { tokens[$0].isFirstOnLine } ?? window.lowerBound
        let start = max(line, window.lowerBound)
        let parts = [start..<window.upperBound, window.lowerBound..<start]
        return parts.flatMap { part in
            part.filter(isJoint).reversed() + part.filter { !isJoint($0) && mayOpen($0) }.reversed()
        }
    }

    /// Whether two values stand side by side, with nothing between them.
    private func isJoint(_ index: Int) -> Bool {
        guard tokens[index - 1].kind.endsValue, !tokens[index].isFirstOnLine else { return false }
        switch tokens[index].kind {
        case .identifier, .quotedIdentifier, .dollar, .integer, .float, .string, .prefixOperator, .backslash,
            .keyword(.self), .keyword(.nil), .keyword(.true), .keyword(.false), .dot:
            return true
        default: return false
        }
    }

    /// Whether the next of several values in brackets of one kind begins behind a comma here: `[(1, 2, (3, 4)]`.
    private func isBeforeLike(_ index: Int) -> Bool {
        let opening = window.lowerBound - 1
        guard opening > 0, tokens[index].kind == .comma, tokens[opening].kind == bracket.opening else { return false }
        let isValue = tokens[opening - 1].kind == .comma || BracketRepair.opening(tokens[opening - 1].kind) != nil
        return isValue && tokens[index + 1].kind == bracket.opening
    }

    /// Whether one of the places is as good as what is guessed from the lines.
    var hasLike: Bool { !isOpening && window.contains(where: isBeforeLike) }

    private func mayOpen(_ index: Int) -> Bool {
        switch tokens[index - 1].kind {
        case .assign, .colon, .comma, .leftParenthesis, .leftBracket, .keyword(.return), .keyword(.in): true
        // `render)`
        case .identifier where index == window.upperBound - 1: true
        case .identifier, .question, .rightParenthesis, .rightBracket, .keyword(.else), .keyword(.do): bracket == .brace
        case .binaryOperator, .prefixOperator, .leftBrace, .keyword(.let), .keyword(.var): bracket == .parenthesis
        default: false
        }
    }

    private func mayClose(_ index: Int) -> Bool {
        let before = tokens[index - 1].kind
        guard before.endsValue || BracketRepair.opening(before) == bracket else { return false }
        if tokens[index].isFirstOnLine { return true }
        switch tokens[index].kind {
        case .comma, .leftBrace, .rightParenthesis, .rightBracket, .rightBrace, .dot, .arrow, .assign, .keyword(.in),
            .binaryOperator, .colon, .semicolon, .endOfFile:
            return true
        default: return false
        }
    }
}
