import Foundation
import Negotiation
import SwiftSource

/// Sources that were run. Their closures can be called as long as the program exists.
package struct Program {
    package let files: [SourceFile]
    /// The values of top-level declarations and expression statements, in their order.
    package let topLevel: [TopLevelValue]
    let checked: CheckedProgram
    let runner: Runner
    /// How many errors running the sources from top to bottom found.
    let ownCount: Int
    let found: [FoundRoot]
    let choice: RootChoice
    /// The index of the root that is shown when none is named.
    let chosen: Int?

    init(_ checked: CheckedProgram, topLevel: [TopLevelValue], runner: Runner) {
        // What was made until there was too much is nearly as large, and part of something else.
        let topLevel = runner.hasTooManyElements ? [] : topLevel
        files = checked.files
        self.checked = checked
        self.topLevel = topLevel
        self.runner = runner
        ownCount = runner.diagnostics.count
        runner.keptCount = ownCount
        var finder = RootFinder(
            checked.checker, hosted: checked.hosted, isElement: { runner.isElement($0) })
        finder.find(in: checked.files, topLevel: topLevel)
        found = finder.found
        choice = RootChoice(
            found, members: finder.members, appMentions: checked.files.appMentions(checked.table.hosting),
            isFolder: checked.files.count > 1)
        chosen = choice.index
    }

    /// The texts that were printed while the sources were read.
    package var output: [String] { runner.output }

    /// The steps that all code took together, from the sources' first statement on.
    package var allSteps: Int { runner.allSteps }

    /// The numbers of the files of which code ran for roots.
    package var ranFiles: Set<Int> { runner.ranFiles }

    /// The diagnostics of reading, checking and running, and of closures called since, the last `calling` included.
    package var diagnostics: [Diagnostic] {
        let all =
            files.flatMap(\.diagnostics) + found(checked.findings.diagnostics[...])
            + unexplained(found(runner.diagnostics[...])) + holesLeftOut
        // What is not laid out is said once a file.
        var said: Set<Int> = []
        return all.enumerated().sorted {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }.map(\.element).filter { $0.message != Problem.notLaidOut.message || said.insert($0.range.file).inserted }
    }

    /// The remark that not all holes are listed.
    private var holesLeftOut: [Diagnostic] {
        runner.holes.cut.map { [Diagnostic(.note, Problem.moreHoles(than: HoleList.limit).message, at: $0)] } ?? []
    }

    /// Without consequences of an error that the checker found at the same position.
    private func unexplained(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let errors = checked.findings.diagnostics.filter { $0.severity == .error }
        return diagnostics.filter { late in
            !errors.contains { $0.range.start >= late.range.start && $0.range.end <= late.range.end }
                && !errors.contains { late.range.start >= $0.range.start && late.range.end <= $0.range.end }
        }
    }

    /// Without consequences of syntax errors.
    private func found(_ diagnostics: ArraySlice<Diagnostic>) -> [Diagnostic] {
        files.contains { !$0.diagnostics.isEmpty } ? diagnostics.filter { !isUnread($0.range) } : Array(diagnostics)
    }

    /// Whether it begins on a line with a syntax error: other errors on that line are consequences.
    func isUnread(_ range: SourceRange) -> Bool {
        files.contains { file in
            guard !file.diagnostics.isEmpty, file.source.number == range.file else { return false }
            let line = file.source.line(at: range.start)
            return file.diagnostics.contains { file.source.line(at: $0.range.start) == line }
        }
    }

    /// Runs something that calls the source's closures, a layout pass or a tap, with a fresh count of steps.
    /// - Parameters:
    ///   - failed: called with each error when it happens.
    ///   - answered: called with where the code stands that gave an answer, when it does.
    ///   - printed: called with each text that is printed, and where; nil drops them.
    /// - Returns: also the diagnostics of these calls alone.
    package func calling<Result>(
        telling failed: ((Diagnostic) -> Void)? = nil, answering answered: ((SourceRange) -> Void)? = nil,
        printing printed: @escaping (String, SourceRange) -> Void = { _, _ in }, _ body: () -> Result
    ) -> (result: Result, diagnostics: [Diagnostic]) {
        runner.beginRun(keeping: runner.keptCount)
        (runner.failed, runner.answered, runner.printed) = (failed, answered, printed)
        defer { (runner.failed, runner.answered, runner.printed) = (nil, nil, nil) }
        let result = body()
        return (result, unexplained(found(runner.diagnostics.dropFirst(runner.keptCount))))
    }

    /// Lays out for a window that proposes lengths from now on; a phone's where it has no limit.
    package func show(in window: Proposal) {
        let usual = Runner.usualScreen
        runner.screen = CGSize(
            width: window.width.windowLength ?? usual.width, height: window.height.windowLength ?? usual.height)
    }

    /// Runs something after which the sources' variables and objects have in them what they have now.
    package func preservingValues<Result, Problem: Error>(
        _ body: () throws(Problem) -> Result
    ) throws(Problem) -> Result {
        try runner.preservingValues(body)
    }

    /// Runs something for a root that is not the chosen one. Its errors and holes are in none of this program's lists.
    package func aside<Result>(_ body: () -> Result) -> Result { runner.aside { calling(body).result } }
}

package struct TopLevelValue {
    /// Its name after `let` or `var`; nil for an expression statement.
    package let name: String?
    package internal(set) var value: Value
    /// Whether it may be no element: what an unknown function gives, `verify(label)`, or a word of prose.
    package var isUnknown = false
    /// The range of the whole statement.
    package let range: SourceRange
}
