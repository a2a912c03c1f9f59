import SwiftSource

/// The checker's diagnostics, in the order of discovery. A class: the binder, the checker and lazily checked bodies write
/// into it. Diagnostics of a speculation are rolled back.
final class Findings {
    /// The first of the errors and of the remarks; one diagnostic each says that there are more.
    var diagnostics: [Diagnostic] {
        var (errors, remarks) = (0, 0)
        return (lasting + tried).compactMap { diagnostic in
            let isError = diagnostic.severity == .error
            let limit = isError ? Self.limits.errors : Self.limits.remarks
            let before = isError ? errors : remarks
            if isError { errors += 1 } else { remarks += 1 }
            guard before >= limit else { return diagnostic }
            guard before == limit else { return nil }
            let problem: Problem = isError ? .moreErrors(than: limit) : .moreRemarks(than: limit)
            return Diagnostic(isError ? .error : .note, problem.message, at: diagnostic.range)
        }
    }

    /// The ones that no speculation rolls back.
    private var lasting: [Diagnostic] = []
    /// The others.
    private var tried: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []
    /// The settings of holes. Their errors are reported where they are written.
    let settings: SettingList
    /// How many errors are shown, and how many remarks.
    private static let limits = (errors: 200, remarks: 2000)

    init(settings: SettingList = SettingList()) {
        self.settings = settings
        for problem in settings.problems { add(problem) }
    }

    /// A diagnostic at the position in the person's own text.
    func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        settings.source(of: diagnostic.range)?.moved(diagnostic) ?? diagnostic
    }

    /// Errors and warnings reported so far, repeats included.
    private var reportCount = 0

    /// The errors among them.
    private var errorCount = 0

    struct Mark: Equatable {
        fileprivate let count: Int
        fileprivate let reportCount: Int
        fileprivate let errorCount: Int
    }

    var mark: Mark { Mark(count: tried.count, reportCount: reportCount, errorCount: errorCount) }

    /// Errors and warnings reported since then, repeats included.
    func count(since mark: Mark) -> Int { reportCount - mark.reportCount }

    /// The errors among them.
    func errorCount(since mark: Mark) -> Int { errorCount - mark.errorCount }

    /// Undoes the diagnostics since then.
    func rollBack(to mark: Mark) {
        reported.subtract(tried[mark.count...])
        tried.removeSubrange(mark.count...)
        reportCount = mark.reportCount
        errorCount = mark.errorCount
    }

    /// Runs something outside of the current speculation: its diagnostics stay, and do not count there.
    func apart<Result>(_ body: () -> Result) -> Result {
        let (around, count, errors) = (tried, reportCount, errorCount)
        tried = []
        defer {
            lasting += tried
            (tried, reportCount, errorCount) = (around, count, errors)
        }
        return body()
    }

    func report(_ problem: Problem, at range: SourceRange, hint: String? = nil) {
        say(.error, problem, at: range, hint: hint)
    }

    func warn(_ problem: Problem, at range: SourceRange, hint: String? = nil) {
        say(.warning, problem, at: range, hint: hint)
    }

    func note(_ problem: Problem, at range: SourceRange, hint: String? = nil) {
        // What the library says in Swift is not the source's.
        if !LibraryText.holds(range) { say(.note, problem, at: range, hint: hint) }
    }

    func say(_ severity: Diagnostic.Severity, _ problem: Problem, at range: SourceRange, hint: String? = nil) {
        add(Diagnostic(severity, problem.message, at: range, hint: hint))
    }

    func add(_ found: Diagnostic) {
        if found.severity != .note { reportCount += 1 }
        if found.severity == .error { errorCount += 1 }
        let diagnostic = placed(found)
        if reported.insert(diagnostic).inserted { tried.append(diagnostic) }
    }
}
