/// A mistake in a source's syntax, with its message.
struct SyntaxError: Hashable {
    let message: String

    private init(_ message: String) { self.message = message }

    // MARK: Literals and characters

    static let unterminatedString = SyntaxError("unterminated string literal")
    static let unterminatedComment = SyntaxError("unterminated '/*' comment")
    static let unterminatedBacktick = SyntaxError("a name in backticks has no closing backtick")
    static let badNumber = SyntaxError("this is not a number")
    static let badIndentation = SyntaxError("insufficient indentation of line in multi-line string literal")
    static let textAfterMultilineQuotes = SyntaxError("multi-line string literal content must begin on a new line")

    static func badCharacter(_ text: String) -> SyntaxError { .init("invalid character '\(text)' in source") }

    static func badEscape(_ text: String) -> SyntaxError { .init("invalid escape sequence '\(text)' in literal") }

    static func notUTF8(_ byte: UInt8, _ place: SourceLocation) -> SyntaxError {
        let digits = String(byte, radix: 16, uppercase: true)
        return .init(
            "this is not UTF-8 text: byte 0x\(byte < 16 ? "0" : "")\(digits) "
                + "at line \(place.line), column \(place.column)")
    }

    // MARK: Parts that are missing

    static let expectedExpression = SyntaxError("expected expression")
    static let expectedPattern = SyntaxError("expected pattern")
    static let expectedType = SyntaxError("expected type")
    static let expectedTernaryColon = SyntaxError("expected ':' after '? ...' in ternary expression")
    static let expectedIn = SyntaxError("expected 'in' after for-each pattern")
    static let expectedWhile = SyntaxError("expected 'while' after body of 'repeat' statement")
    static let expectedElse = SyntaxError("expected 'else' after 'guard' condition")
    static let expectedMember = SyntaxError("expected member name following '.'")
    static let expectedComma = SyntaxError("expected ',' separator")
    static let expectedEqual = SyntaxError("expected '=' and a value in condition")
    static let expectedParentheses = SyntaxError("single argument function type requires parentheses")
    static let expectedLabel = SyntaxError("expected a label before ':'")
    static let expectedOpeningBrace = SyntaxError("expected '{'")
    static let expectedParameters = SyntaxError("expected '(' and parameters")
    static let expectedCase = SyntaxError("expected 'case' or 'default' in 'switch'")
    static let expectedRequirement = SyntaxError(
        "expected ':' or '==' to indicate a conformance or same-type requirement")
    static let expectedAccessor = SyntaxError("expected 'get', 'set', 'willSet' or 'didSet'")
    static let expectedEndif = SyntaxError("expected '#endif' to end '#if'")
    static let expectedCondition = SyntaxError("expected a condition after '#if'")

    static func expectedExpressionAfter(_ text: String) -> SyntaxError { .init("expected expression after '\(text)'") }

    static func expectedClosing(_ mark: String, of enclosure: Enclosure) -> SyntaxError {
        .init("expected '\(mark)' to end \(enclosure.rawValue)")
    }

    static func expectedBlock(after text: String) -> SyntaxError { .init("expected '{' after \(text)") }

    static func expectedName(of kind: String) -> SyntaxError { .init("expected name in \(kind)") }

    static func expectedColon(after text: String) -> SyntaxError { .init("expected ':' after \(text)") }

    static func missingCondition(_ statement: String) -> SyntaxError {
        .init("missing condition in '\(statement)' statement")
    }

    // MARK: Parts that do not belong there

    static let statementsOnOneLine = SyntaxError("consecutive statements on a line must be separated by ';'")
    static let unmatchedBrackets = SyntaxError("the brackets of this source do not match")
    static let tooDeep = SyntaxError("this is nested too deeply to be read")

    static func unexpected(_ text: String) -> SyntaxError { .init("unexpected '\(text)'") }

    /// - Parameters:
    ///   - count: how many more errors there are.
    ///   - isCut: whether reading ended before all were found.
    static func moreErrors(_ count: Int, isCut: Bool) -> SyntaxError {
        .init("and \(isCut ? "more than " : "")\(count) more error\(count == 1 ? "" : "s")")
    }

    /// What was opened and wants an end.
    enum Enclosure: String {
        case arguments = "argument list"
        case tuple = "parentheses"
        case array = "array"
        case subscripting = "subscript"
        case block = "block"
        case closure = "closure"
        case generics = "generic arguments"
        case parameters = "parameter list"
        case interpolation = "interpolation"
        case type = "type"
    }
}
