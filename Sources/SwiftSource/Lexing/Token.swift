/// A word of the language, with its place.
struct Token {
    var kind: Kind
    var start: Int
    var end: Int
    /// Stands first on its line.
    var isFirstOnLine: Bool

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
        /// An operator by how it stands: `a + b`, `-a`, `a!`.
        case binaryOperator, prefixOperator, postfixOperator
        case arrow, assign, question, exclamation, ampersand
        case dot
        case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
        case comma, colon, semicolon, at, pound, backslash
        /// What no Swift source has outside strings and comments.
        case unknown
        case endOfFile
    }
}

/// The words that cannot be names without backticks.
enum Keyword: String, CaseIterable {
    case `let`, `var`, `func`, `struct`, `class`, `enum`, `protocol`, `extension`, `import`, `typealias`, `init`
    case `deinit`, `subscript`, `operator`, `precedencegroup`, `associatedtype`
    case `if`, `else`, `guard`, `for`, `while`, `repeat`, `switch`, `case`, `default`, `do`, `catch`, `break`
    case `continue`, `fallthrough`, `return`, `throw`, `defer`, `in`, `is`, `as`, `try`, `throws`, `rethrows`
    case `inout`, `self`, `Self`, `super`, `nil`, `true`, `false`, `Any`, `where`
    case `static`, `fileprivate`, `internal`, `private`, `public`

    static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// Whether it can only begin a statement or a declaration, where a parser that lost its way finds it again.
    var beginsStatement: Bool {
        switch self {
        case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .deinit,
            .associatedtype, .guard, .for, .while, .repeat, .return, .throw, .defer, .break, .continue, .static,
            .fileprivate, .internal, .private, .public, .precedencegroup:
            true
        default: false
        }
    }
}
