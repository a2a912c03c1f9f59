import SwiftSource

extension SourceText {
    /// A line, counted from 1, in Swift's colours.
    func spans(ofLine number: Int, pieces: [SourcePiece]) -> [Span] {
        let start = position(at: SourceLocation(line: number, column: 1))
        let end = start + line(number).utf8.count
        var spans: [Span] = []
        var next = start
        for piece in pieces where piece.range.end > start && piece.range.start < end {
            let (from, to) = (max(start, piece.range.start), min(end, piece.range.end))
            if from > next { spans.append(Span(self[SourceRange(next, from)])) }
            spans.append(Span(self[SourceRange(from, to)], piece.kind.role))
            next = to
        }
        if next < end { spans.append(Span(self[SourceRange(next, end)])) }
        return spans
    }
}

extension SourcePiece.Kind {
    var role: TextRole {
        switch self {
        case .keyword: .keyword
        case .typeName: .typeName
        case .attribute, .number: .literal
        case .string: .string
        case .comment: .comment
        case .placeholder: .replaced
        case .name, .opening, .closing, .dot, .comma, .colon, .sign: .text
        }
    }
}
