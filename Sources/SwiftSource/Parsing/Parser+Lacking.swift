/// What a list lacks that only can be one thing: it is reported, and read as if it were there.
extension Parser {
    /// Whether the list of a declaration ends behind a comma, because its block does or a keyword begins the next statement.
    func lacksElement(_ error: SyntaxError) -> Bool {
        switch kind {
        case .rightBrace, .endOfFile: break
        case .keyword where beginsNextStatement: break
        default: return false
        }
        expected(error)
        return true
    }

    /// Whether a further element begins here, though no comma stands before it.
    var lacksComma: Bool {
        switch kind {
        case .identifier, .quotedIdentifier, .dollar, .integer, .float, .string, .prefixOperator, .keyword(.self),
            .keyword(.Self), .keyword(.nil), .keyword(.true), .keyword(.false), .leftBracket, .leftParenthesis:
            break
        default: return false
        }
        expected(.expectedComma)
        return true
    }
}
