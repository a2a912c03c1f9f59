import SwiftSource

/// A line of a file with a syntax error: what else is wrong in it is a consequence.
struct UnreadLine {
    private let source: SourceText
    private let line: Int

    fileprivate init(_ source: SourceText, at position: Int) {
        self.source = source
        line = source.line(at: position)
    }

    func contains(_ range: SourceRange) -> Bool {
        range.file == source.number && source.line(at: range.start) == line
    }
}

extension SourceFile {
    var unreadLines: [UnreadLine] { diagnostics.map { UnreadLine(source, at: $0.range.start) } }
}
