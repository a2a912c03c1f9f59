import Interpreter

extension LayoutDocument {
    /// Everything in the sources that can be laid out, each in its file's dialect; of a dialect the outermost first.
    /// Elements at the top level that another root uses are left out.
    package var rootsOutermostFirst: [Root] {
        (origin?.programs ?? []).flatMap { program in program.program.rootsOutermostFirst.filter(program.owns) }
    }

    /// Whether a root was laid out already as part of another one.
    package func hasShown(_ root: Root) -> Bool {
        origin?.programs.first { $0.owns(root) }?.program.hasRun(root) ?? false
    }

    /// The same sources with another root. They are not read again: what this document calls afterwards is the other's too.
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

    /// The steps that code of the sources took so far, in each dialect, reading included.
    package var stepCount: Int {
        origin.map { $0.programs.reduce(0) { $0 + $1.program.allSteps } } ?? program?.allSteps ?? 0
    }

    /// Runs something after which the sources' variables and objects have in them what they have now.
    package func preservingValues<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let program else { return try body() }
        return try program.preservingValues { try body() }
    }
}
