/// A word of the language, with its place.
struct Token {
    var kind: Kind
    var start: Int
    var end: Int
    /// Stands first on its line.
    var isFirstOnLine: Bool
    /// What it means in some places, where it is a name.
    var word: ContextualWord?
    /// Which of the standard library's operators it is.
    var builtin: BuiltinOperator?

    var range: SourceRange { SourceRange(start, end) }

    enum Kind: Equatable {
        case identifier
        /// `` `default` ``: an identifier whatever it says.
        case quotedIdentifier
        /// `$0`.
        case dollar
        case keyword(Keyword)
        case integer
        case float
        case string
        /// `/a+b/`, `#/a+b/#`.
        case regularExpression
        /// An operator by how it stands: `a + b`, `-a`, `a!`.
        case binaryOperator, prefixOperator, postfixOperator
        case arrow, assign, question, exclamation, ampersand
        case dot
        case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
        case comma, colon, semicolon, at, pound, backslash
        /// What no Swift source has outside strings and comments.
        case unknown
        case endOfFile

        /// Whether it is a name: `title`, `` `default` ``.
        var isName: Bool {
            switch self {
            case .identifier, .quotedIdentifier: true
            default: false
            }
        }

        /// Whether it is a name or a keyword.
        var isWord: Bool {
            switch self {
            case .identifier, .quotedIdentifier, .keyword: true
            default: false
            }
        }

        /// Whether it is an operator, but for those that are signs of the language too, such as `&`.
        var isOperator: Bool {
            switch self {
            case .binaryOperator, .prefixOperator, .postfixOperator: true
            default: false
            }
        }

        /// The bracket that it opens.
        var opened: SourcePiece.Bracket? {
            switch self {
            case .leftParenthesis: .parenthesis
            case .leftBracket: .bracket
            case .leftBrace: .brace
            default: nil
            }
        }

        /// The bracket that it closes.
        var closed: SourcePiece.Bracket? {
            switch self {
            case .rightParenthesis: .parenthesis
            case .rightBracket: .bracket
            case .rightBrace: .brace
            default: nil
            }
        }

        /// Whether a value may end with it.
        var endsValue: Bool {
            switch self {
            case .identifier, .quotedIdentifier, .dollar, .integer, .float, .string, .regularExpression,
                .postfixOperator, .question, .exclamation, .rightParenthesis, .rightBracket, .rightBrace,
                .keyword(.self), .keyword(.Self), .keyword(.super), .keyword(.nil), .keyword(.true), .keyword(.false),
                .keyword(.Any):
                true
            default: false
            }
        }
    }
}
