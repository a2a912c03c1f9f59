import SwiftSource

/// The checker's diagnostics, in the order of discovery. A class: the binder, the checker and lazily checked bodies write
/// into it. Diagnostics of abandoned trials are undone.
final class Findings {
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []
    /// The settings of holes. Their errors are reported where they are written.
    let settings: SettingList
    /// How many diagnostics are kept; beyond that, one says that there are more.
    private static let limit = 200
    private var hasMore = false

    init(settings: SettingList = SettingList()) {
        self.settings = settings
        for problem in settings.problems { add(problem) }
    }

    /// A diagnostic at the position in the person's own text.
    func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        settings.source(of: diagnostic.range)?.moved(diagnostic) ?? diagnostic
    }

    /// Errors reported so far, repeats included.
    private var reportCount = 0

    struct Mark: Equatable {
        fileprivate let count: Int
        fileprivate let reportCount: Int
    }

    var mark: Mark { Mark(count: diagnostics.count, reportCount: reportCount) }

    /// Errors reported since then, repeats included.
    func count(since mark: Mark) -> Int { reportCount - mark.reportCount }

    /// Undoes the diagnostics since then.
    func rollBack(to mark: Mark) {
        for diagnostic in diagnostics[mark.count...] { reported.remove(diagnostic) }
        diagnostics.removeSubrange(mark.count...)
        reportCount = mark.reportCount
    }

    /// All of them, without the one that says there are more.
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
