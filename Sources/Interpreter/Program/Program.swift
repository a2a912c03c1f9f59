import SwiftSource

/// Sources that were run. Their closures work as long as the program is kept.
package struct Program {
    package let files: [SourceFile]
    /// The values of top-level declarations and expression statements, in their order.
    package let topLevel: [TopLevelValue]
    let evaluation: Evaluation
    let found: [FoundRoot]

    init(files: [SourceFile], topLevel: [TopLevelValue], evaluation: Evaluation) {
        self.files = files
        self.topLevel = topLevel
        self.evaluation = evaluation
        evaluation.keepDiagnostics()
        var finder = RootFinder(evaluation)
        finder.find(in: files, topLevel: topLevel)
        found = finder.found
    }

    /// What the sources import, in their order.
    package var imports: [Import] {
        files.flatMap(\.statements).compactMap { statement in
            if case .import(let node) = statement.kind {
                Import(module: node.name.text, range: node.name.range)
            } else {
                nil
            }
        }
    }

    package struct Import: Hashable, Sendable {
        package let module: String
        package let range: SourceRange
    }

    /// The values that have a name.
    package var bindings: [TopLevelValue] { topLevel.filter { $0.name != nil } }

    /// What reading and running found, and closures that were called since, the last `calling` included.
    package var diagnostics: [Diagnostic] { files.flatMap(\.diagnostics) + found(evaluation.diagnostics[...]) }

    /// Of a line that could not be read, what is wrong with the rest follows from that.
    private func found(_ diagnostics: ArraySlice<Diagnostic>) -> [Diagnostic] {
        let unread = files.flatMap { file in
            file.diagnostics.map { UnreadLine(file: file, $0.range) }
        }
        guard !unread.isEmpty else { return Array(diagnostics) }
        return diagnostics.filter { diagnostic in !unread.contains { $0.contains(diagnostic.range) } }
    }

    /// Does what calls the source's closures, a layout pass or a tap, with all of their steps.
    /// - Returns: also what failed in them, without what was found before.
    package func calling<Result>(_ body: () -> Result) -> (result: Result, diagnostics: [Diagnostic]) {
        evaluation.beginRun()
        let result = body()
        return (result, found(evaluation.newDiagnostics))
    }

    /// Does something about another root than the chosen one. What it finds and meets is in none of this program's lists.
    package func aside<Result>(_ body: () -> Result) -> Result { evaluation.aside { calling(body).result } }

    /// Whether a value is an element of the vocabulary.
    package func isElement(_ value: Value) -> Bool { evaluation.isElement(value) }
}

/// What a top-level statement gave.
package struct TopLevelValue {
    /// What `let` or `var` called it; nil for an expression statement.
    package let name: String?
    package let value: Value
    /// The whole statement's.
    package let range: SourceRange
}

/// A line of a file in which something could not be read.
private struct UnreadLine {
    let source: SourceText
    let line: Int

    init(file: SourceFile, _ range: SourceRange) {
        source = file.source
        line = file.source.location(of: range.start).line
    }

    func contains(_ range: SourceRange) -> Bool {
        range.file == source.number && source.location(of: range.start).line == line
    }
}
