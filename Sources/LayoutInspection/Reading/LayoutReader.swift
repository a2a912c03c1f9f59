import Interpreter
import SwiftSource

/// Reads sources into a document: chooses the dialect, checks and runs them, and finds the element to lay out.
package struct LayoutReader: Sendable {
    /// The first is the default if the sources name none.
    private let dialects: [any Dialect]

    package init(dialects: [any Dialect]) {
        self.dialects = dialects
    }

    /// Reads one source.
    package func read(
        _ source: SourceText, name: String, dialect: String? = nil, root: String? = nil
    ) -> LayoutDocument {
        let sources = SourceSet([SourceSet.File(name: name, text: source)])
        let reading = Reading(dialect: dialect, root: root.map { .named($0) } ?? .best)
        return read(ParsedSources(sources), name: name, as: reading)
    }

    /// Reads sources as one program. Never fails: problems are in the document's diagnostics.
    package func read(_ parsed: ParsedSources, name: String, as reading: Reading = Reading()) -> LayoutDocument {
        let scale = Scale(
            projection: CellProjection(cell: reading.cell), isInPoints: PointScale(of: parsed).isInPoints)
        let languages = DialectChoice(
            of: parsed, among: dialects, named: reading.dialect, otherwise: reading.usualDialect)
        var programs = languages.dialects.map { DialectProgram($0, ownFiles: $1, parsed, as: reading) }
        if !languages.alternatives.isEmpty, let guess = programs.first {
            programs[0] = guess.orClearer(among: languages.alternatives, parsed, as: reading)
        }
        guard let first = programs.first else {
            return LayoutDocument(
                name: name, sources: parsed.sources, dialect: nil, root: nil,
                diagnostics: parsed.files.flatMap(\.diagnostics), scale: scale)
        }
        let roots = programs.flatMap(\.ownRoots).sorted { $0.range.start < $1.range.start }
        let choice = programs.choose(reading.root, in: parsed.sources)
        let chosen = choice.program ?? first
        let element = choice.root.flatMap { chosen.program.element(of: $0) }
        // If reading failed, its diagnostics already explain the missing root.
        let isExplained = reading.root == .best && chosen.program.diagnostics(in: chosen.ownFiles).hasErrors
        let error = isExplained ? nil : choice.error.map { Diagnostic(.error, $0.message, at: SourceRange(0, 0)) }
        return LayoutDocument(
            name: name, sources: parsed.sources, program: chosen.program, dialect: chosen.dialect, roots: roots,
            chosenRoot: choice.root, root: element, ownFiles: chosen.ownFiles,
            diagnostics: [languages.remark, error].compactMap { $0 }, scale: scale,
            origin: DocumentOrigin(reader: self, parsed: parsed, reading: reading, programs: programs)
        )
    }
}

extension Program {
    /// Its diagnostics in some files, or in all, and the syntax errors in the others.
    func diagnostics(in own: Set<Int>?) -> [Diagnostic] {
        guard let own else { return diagnostics }
        let unread = files.filter { !own.contains($0.source.number) }.flatMap(\.diagnostics)
        return diagnostics.filter { own.contains($0.range.file) } + unread
    }
}

/// The sources as run in one dialect.
struct DialectProgram {
    let dialect: any Dialect
    /// The numbers of the files in this dialect; nil for all.
    let ownFiles: Set<Int>?
    let program: Program

    init(_ dialect: any Dialect, ownFiles: Set<Int>?, _ parsed: ParsedSources, as reading: Reading) {
        self.dialect = dialect
        self.ownFiles = ownFiles
        program = SourceRunner(
            vocabulary: dialect.vocabulary, settings: reading.settings, cell: reading.cell,
            pictures: parsed.pictures, cancellation: reading.cancellation
        ).run(parsed.files, checking: ownFiles, modules: parsed.modules)
    }

    /// The same, or, if there are mistakes, holes or no known root, the sources in another dialect that finds fewer.
    /// Sources without imports may name types that several dialects have, with different parameters. A dialect that
    /// knows fewer types has to find fewer mistakes.
    func orClearer(
        among others: [(dialect: any Dialect, knowsAsMuch: Bool)], _ parsed: ParsedSources, as reading: Reading
    ) -> DialectProgram {
        var best = (program: self, mistakes: mistakes, holes: program.holes.count)
        for (dialect, knowsAsMuch) in others
        where best.mistakes > 0 || knowsAsMuch && (best.holes > 0 || !best.program.hasKnownRoot) {
            let other = DialectProgram(dialect, ownFiles: ownFiles, parsed, as: reading)
            let mistakes = other.mistakes
            let holes = other.program.holes.count
            let isClearer =
                knowsAsMuch
                ? (mistakes, holes) < (best.mistakes, best.program.hasKnownRoot ? best.holes : .max)
                : mistakes < best.mistakes && mistakes + holes < best.mistakes + best.holes
            if isClearer, other.hasKnownRoot { best = (other, mistakes, holes) }
        }
        return best.program
    }

    /// How many mistakes are found until the best root is made, including those that an extension elsewhere could fix.
    private var mistakes: Int {
        if case .success(let root) = program.root() { _ = program.element(of: root) }
        return program.diagnostics.count { $0.severity != .note }
    }

    /// Whether there is a root, and the best one is more than an unknown element.
    private var hasKnownRoot: Bool {
        guard case .success(let root) = program.root() else { return false }
        return !program.holes.contains { $0.kind == .element && $0.range.start == root.range.start }
    }

    /// The roots in files of this dialect. Roots in other files belong to another program.
    var ownRoots: [Root] { program.roots.filter(owns) }

    func owns(_ root: Root) -> Bool { ownFiles?.contains(root.range.file) ?? true }
}

extension [DialectProgram] {
    /// Finds the root to lay out, in the dialect of its file, whichever program names it.
    fileprivate func choose(
        _ choice: RootChoice, in sources: SourceSet
    ) -> (program: DialectProgram?, root: Root?, error: RootError?) {
        switch choice {
        case .none: return (nil, nil, nil)
        case .best: return first { $0.root() }
        case .named(let written):
            let name = RootName(written, in: sources)
            return first { name.root(in: $0) }
        case .again(let earlier):
            var likeliest: (program: DialectProgram, root: Root, likeness: EarlierRoot.Likeness)?
            // Among equally likely roots, the last one of the main program wins.
            for program in reversed() {
                for root in program.ownRoots {
                    guard let likeness = earlier.likeness(of: root, in: sources),
                        likeness >= likeliest?.likeness ?? likeness
                    else { continue }
                    likeliest = (program, root, likeness)
                }
            }
            return likeliest.map { ($0.program, $0.root, nil) } ?? choose(.best, in: sources)
        }
    }

    /// The first program's answer that is in a file of its own dialect, the main one first; else the main one's.
    private func first(
        _ question: (Program) -> Result<Root, RootError>
    ) -> (program: DialectProgram?, root: Root?, error: RootError?) {
        let answers = map { ($0, question($0.program)) }
        for (program, answer) in answers {
            guard case .success(let root) = answer else { continue }
            if program.owns(root) { return (program, root, nil) }
            if let owner = self.first(where: { $0.ownRoots.contains(root) }) { return (owner, root, nil) }
        }
        for (program, answer) in answers {
            if case .success(let root) = answer { return (program, root, nil) }
        }
        let errors = answers.compactMap { if case .failure(let error) = $1 { error } else { nil } }
        guard let error = errors.first else { return (nil, nil, nil) }
        return (answers.first?.0, nil, error.knowing(errors))
    }
}
