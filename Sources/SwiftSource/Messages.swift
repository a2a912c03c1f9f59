/// What can be wrong with a source before it is run.
enum SyntaxError: Hashable {
    case unterminatedString
    case nulInLiteral
    case unterminatedComment
    case unterminatedBacktick
    case badNumber
    case badCharacter(String)
    case badEscape(String)
    case badIndentation
    case textAfterMultilineQuotes
    case expectedExpression
    case expectedExpressionAfter(String)
    case expectedClosing(String, of: Enclosure)
    case expectedBlock(after: String)
    case expectedName(of: String)
    case expectedPattern
    case expectedType
    case expectedColon(after: String)
    case expectedTernaryColon
    case expectedIn
    case expectedWhile
    case expectedElse
    case expectedMember
    case expectedComma
    case expectedEqual
    case expectedParentheses
    case expectedLabel
    case expectedOpeningBrace
    case expectedParameters
    case expectedCase
    case unexpected(String)
    case statementsOnOneLine
    /// With the keyword that was probably meant.
    case misspelledKeyword(String)
    case unmatchedBrackets
    case expectedRequirement
    case expectedAccessor
    case expectedEndif
    case expectedCondition
    /// With the word of the statement.
    case missingCondition(String)
    case tooDeep
    /// How many more there are, and whether reading ended before all were found.
    case moreErrors(Int, isCut: Bool)
    case notUTF8(UInt8, SourceLocation)
    case curlyQuote

    /// What was opened and wants an end.
    enum Enclosure: String, Hashable {
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

extension SyntaxError {
    var message: String {
        switch self {
        case .unterminatedString: "unterminated string literal"
        case .nulInLiteral: "a string literal cannot contain the character NUL; write \\0 for it"
        case .unterminatedComment: "unterminated '/*' comment"
        case .unterminatedBacktick: "a name in backticks has no closing backtick"
        case .badNumber: "this is not a number"
        case .badCharacter(let text): "invalid character '\(text)' in source"
        case .badEscape(let text): "invalid escape sequence '\(text)' in literal"
        case .badIndentation: "insufficient indentation of line in multi-line string literal"
        case .textAfterMultilineQuotes: "multi-line string literal content must begin on a new line"
        case .expectedExpression: "expected expression"
        case .expectedExpressionAfter(let text): "expected expression after '\(text)'"
        case .expectedClosing(let mark, let enclosure): "expected '\(mark)' to end \(enclosure.rawValue)"
        case .expectedBlock(let text): "expected '{' after \(text)"
        case .expectedName(let kind): "expected name in \(kind)"
        case .expectedPattern: "expected pattern"
        case .expectedType: "expected type"
        case .expectedColon(let text): "expected ':' after \(text)"
        case .expectedTernaryColon: "expected ':' after '? ...' in ternary expression"
        case .expectedIn: "expected 'in' after for-each pattern"
        case .expectedWhile: "expected 'while' after body of 'repeat' statement"
        case .expectedElse: "expected 'else' after 'guard' condition"
        case .expectedMember: "expected member name following '.'"
        case .expectedComma: "expected ',' separator"
        case .expectedEqual: "expected '=' and a value in condition"
        case .expectedParentheses: "single argument function type requires parentheses"
        case .expectedLabel: "expected a label before ':'"
        case .expectedOpeningBrace: "expected '{'"
        case .expectedParameters: "expected '(' and parameters"
        case .expectedCase: "expected 'case' or 'default' in 'switch'"
        case .unexpected(let text): "unexpected '\(text)'"
        case .statementsOnOneLine, .misspelledKeyword: "consecutive statements on a line must be separated by ';'"
        case .unmatchedBrackets: "the brackets of this source do not match"
        case .expectedRequirement: "expected ':' or '==' to indicate a conformance or same-type requirement"
        case .expectedAccessor: "expected 'get', 'set', 'willSet' or 'didSet'"
        case .expectedEndif: "expected '#endif' to end '#if'"
        case .expectedCondition: "expected a condition after '#if'"
        case .missingCondition(let statement): "missing condition in '\(statement)' statement"
        case .tooDeep: "this is nested too deeply to be read"
        case .moreErrors(let count, let isCut):
            "and \(isCut ? "more than " : "")\(count) more error\(count == 1 ? "" : "s")"
        case .curlyQuote: "a curly quote; Swift's strings stand between straight ones: \""
        case .notUTF8(let byte, let place):
            "this is not UTF-8 text: byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) "
                + "at line \(place.line), column \(place.column)"
        }
    }
}

extension SyntaxError {
    /// Whether it is of a bracket that nothing opens.
    var isOfBracket: Bool {
        if case .unexpected(")") = self { true } else if case .unexpected("]") = self { true } else { false }
    }

    /// What to write instead.
    var hint: String? {
        switch self {
        case .misspelledKeyword(let keyword): "did you mean '\(keyword)'?"
        default: nil
        }
    }
}
