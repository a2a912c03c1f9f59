/// A piece of a source: a token or a comment. Editors colour pieces, and match their brackets.
package struct SourcePiece: Hashable, Sendable {
    package let kind: Kind
    package let range: SourceRange

    package enum Kind: Hashable, Sendable {
        case keyword
        /// A name that begins with a small letter, or in backticks.
        case name
        /// A name that begins with a capital letter.
        case typeName
        /// `@State`, `#Preview`.
        case attribute
        case number
        /// With its interpolations.
        case string
        case comment
        /// `<#title#>`.
        case placeholder
        case opening(Bracket)
        case closing(Bracket)
        case dot, comma, colon
        /// An operator, or another sign.
        case sign
    }

    package enum Bracket: Hashable, Sendable {
        case parenthesis, bracket, brace
    }
}

extension SourceText {
    /// Its pieces, in order, without the spaces between them. Comments without code between them are one piece.
    package var pieces: [SourcePiece] {
        var lexer = Lexer(self, in: range)
        var pieces: [SourcePiece] = []
        var end = range.start
        var attributeStart: Int?
        while true {
            let token = lexer.next()
            if let comment = comment(in: SourceRange(end, token.start)) {
                pieces.append(SourcePiece(kind: .comment, range: comment))
            }
            if token.kind == .endOfFile { return pieces }
            let isAttribute = attributeStart != nil && end == token.start && token.kind.isWord
            attributeStart = token.kind == .at || token.kind == .pound ? token.start : nil
            if isAttribute, let sign = pieces.popLast() {
                pieces.append(SourcePiece(kind: .attribute, range: sign.range.union(token.range)))
            } else {
                pieces.append(SourcePiece(kind: kind(of: token), range: token.range))
            }
            end = token.end
        }
    }

    /// The comments in what stands between two tokens.
    private func comment(in gap: SourceRange) -> SourceRange? {
        let bytes = utf8[(gap.start - base)..<(gap.end - base)]
        guard let first = bytes.firstIndex(where: { $0 == Ascii.slash || $0 == Ascii.pound }),
            let last = bytes.lastIndex(where: {
                !Ascii.isSpace($0) && $0 != Ascii.newline && $0 != Ascii.carriageReturn
            })
        else { return nil }
        return SourceRange(base + first, base + last + 1)
    }

    private func kind(of token: Token) -> SourcePiece.Kind {
        let first = utf8[token.start - base]
        return switch token.kind {
        case .identifier where first == Ascii.less: .placeholder
        case .identifier: (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) ? .typeName : .name
        case .quotedIdentifier, .dollar: .name
        case .keyword: .keyword
        case .integer, .float: .number
        case .string, .regularExpression: .string
        case .dot: .dot
        case .comma: .comma
        case .colon: .colon
        default: token.kind.opened.map { .opening($0) } ?? token.kind.closed.map { .closing($0) } ?? .sign
        }
    }
}
