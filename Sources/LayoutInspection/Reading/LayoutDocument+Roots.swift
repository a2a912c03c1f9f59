import Interpreter

extension LayoutDocument {
    /// All roots of the sources, each in its file's dialect; within a dialect the outermost first. Elements at the top
    /// level that another root uses are omitted.
    package var rootsOutermostFirst: [Root] {
        (origin?.programs ?? []).flatMap { program in program.program.rootsOutermostFirst.filter(program.owns) }
    }

    /// Whether a root was laid out already as part of another one.
    package func hasShown(_ root: Root) -> Bool {
        origin?.programs.first { $0.owns(root) }?.program.hasRun(root) ?? false
    }

    /// The same sources with another root, without reading them again: both documents share the effects of later calls.
    /// - Returns: nil for a root of other sources.
    package func document(of other: Root) -> LayoutDocument? {
        guard let origin, let program = origin.programs.first(where: { $0.ownRoots.contains(other) }) else {
            return nil
        }
        return LayoutDocument(
            name: name, sources: sources, program: program.program, dialect: program.dialect, roots: roots,
            chosenRoot: other, root: program.program.element(of: other), ownFiles: program.ownFiles, diagnostics: [],
            scale: scale, origin: origin)
    }

    /// The steps that the sources' code has taken so far, in all dialects, reading included.
    package var stepCount: Int {
        origin.map { $0.programs.reduce(0) { $0 + $1.program.allSteps } } ?? program?.allSteps ?? 0
    }

    /// Runs a body and then restores the values of the sources' variables and objects.
    package func preservingValues<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let program else { return try body() }
        return try program.preservingValues { try body() }
    }
}
