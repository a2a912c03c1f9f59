import SwiftSource

/// What checking found, in the order of discovery. A class: the binder, the checker and lazily checked bodies write into
/// it. What is tried and given up again is taken back.
final class Findings {
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []
    /// What a person says that holes are. Its errors are reported where it is written.
    let settings: SettingList
    /// How many findings are kept: of others only that there are more.
    private static let limit = 200
    private var hasMore = false

    init(settings: SettingList = SettingList()) {
        self.settings = settings
        for problem in settings.problems { add(problem) }
    }

    /// A diagnostic at the place that a person wrote.
    func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        settings.source(of: diagnostic.range)?.moved(diagnostic) ?? diagnostic
    }

    /// How often something was found, what was found before included.
    private var reportCount = 0

    struct Mark: Equatable {
        fileprivate let count: Int
        fileprivate let reportCount: Int
    }

    var mark: Mark { Mark(count: diagnostics.count, reportCount: reportCount) }

    /// How often something was found since, though it may have been found before too.
    func count(since mark: Mark) -> Int { reportCount - mark.reportCount }

    /// Takes back what was found since.
    func rollBack(to mark: Mark) {
        for diagnostic in diagnostics[mark.count...] { reported.remove(diagnostic) }
        diagnostics.removeSubrange(mark.count...)
        reportCount = mark.reportCount
    }

    /// All of them, without the word that there are more.
    var complete: ArraySlice<Diagnostic> { diagnostics.prefix(Self.limit) }

    func report(_ problem: Problem, at range: SourceRange, hint: String? = nil) {
        add(Diagnostic(.error, problem.message, at: range, hint: hint))
    }

    func warn(_ problem: Problem, at range: SourceRange, hint: String? = nil) {
        add(Diagnostic(.warning, problem.message, at: range, hint: hint))
    }

    func note(_ problem: Problem, at range: SourceRange, hint: String? = nil) {
        add(Diagnostic(.note, problem.message, at: range, hint: hint))
    }

    func add(_ found: Diagnostic) {
        reportCount += 1
        let diagnostic = placed(found)
        guard reported.insert(diagnostic).inserted else { return }
        if diagnostics.count >= Self.limit {
            guard !hasMore else { return }
            hasMore = true
            return diagnostics.append(
                Diagnostic(.error, Problem.moreErrors(than: Self.limit).message, at: diagnostic.range))
        }
        diagnostics.append(diagnostic)
    }
}
