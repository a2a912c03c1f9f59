import ArgumentParser
import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import TextMetrics

/// Sources of a command, read and laid out according to its arguments.
struct OpenedLayout {
    let document: LayoutDocument
    /// Nil if nothing could be laid out.
    private(set) var inspection: Inspection?
    /// The proposal and the scale it was opened with, even if it could not be laid out.
    private let proposal: Proposal
    private let projection: CellProjection
    let isStrict: Bool
    /// Whether notes are left out.
    let isQuiet: Bool
    let holes: [Hole]
    /// A note that numbers of the source or of an option probably have the wrong unit, as a line; nil if there is none.
    fileprivate var scaleNote: String?

    /// - Throws: the exit code for an unreadable file, a refused proposal, or a setting for a hole that does not exist.
    /// - Parameters:
    ///   - files: the files to read; nil for those of the arguments.
    ///   - isAlone: whether no other layout of the sources is opened, so that a set hole has to be in this one.
    ///   - cancellation: asks reading, and later calls of the source's code, to stop.
    init(
        _ arguments: LayoutArguments, files: [String]? = nil, isAlone: Bool = true,
        until cancellation: Cancellation? = nil
    ) throws {
        let sources = try InputSources.opened(files ?? arguments.files, isQuiet: arguments.quiet)
        try self.init(arguments, sources.parsed, name: sources.name, isAlone: isAlone, until: cancellation)
    }

    /// The arguments' files as they are in a commit.
    init(_ arguments: LayoutArguments, in commit: Commit) throws {
        do {
            let name = arguments.files.count == 1 ? arguments.files[0] : "the sources"
            try self.init(arguments, commit.sources(arguments.files), name: "\(name) in \(commit.name)")
        } catch let failure as CommitFailure {
            Output.complain("haggle: \(failure.sentence)")
            throw ExitCode.unreadableFile
        }
    }

    /// - Parameter dialect: the dialect to use; nil for that of the arguments.
    private init(
        _ arguments: LayoutArguments, _ parsed: ParsedSources, name: String, dialect: String? = nil,
        isAlone: Bool = true, until cancellation: Cancellation? = nil
    ) throws {
        let cell = arguments.proposal.cell.projection(for: parsed)
        var reading = arguments.reading.reading(cell)
        reading.dialect = dialect ?? reading.dialect
        reading.cancellation = cancellation
        let document = LayoutReader(dialects: Dialects.all).read(parsed, name: name, as: reading)
        try self.init(
            document, arguments.proposal.said.resolved(in: cell), projection: cell, isStrict: arguments.strict,
            isQuiet: arguments.quiet)
        scaleNote = isQuiet ? nil : arguments.proposal.note(on: document.scale, in: proposal)
        if isAlone { try document.facts.requireKnownSettings() }
    }

    /// - Throws: if the dialect refuses the proposal.
    private init(
        _ document: LayoutDocument, _ proposal: Proposal, projection: CellProjection, isStrict: Bool, isQuiet: Bool
    ) throws {
        do {
            inspection = try document.inspect(proposal, projection: projection)
        } catch {
            throw ValidationError(.refused(error))
        }
        self.document = document
        self.proposal = proposal
        self.projection = projection
        self.isStrict = isStrict
        self.isQuiet = isQuiet
        holes = inspection?.holes ?? document.holes
    }

    /// Another root of the same sources, in the same proposal; nil for a root of other sources.
    func opening(_ root: Root) throws -> OpenedLayout? {
        try document.document(of: root).map { other in
            try OpenedLayout(other, proposal, projection: projection, isStrict: isStrict, isQuiet: isQuiet)
        }
    }

    /// The same layout in another proposal; a nil axis stays as it is.
    /// - Throws: if the dialect refuses it.
    func proposed(width: AxisProposal?, height: AxisProposal?) throws -> OpenedLayout {
        guard let inspection else { return self }
        let proposal = Proposal(
            width: width ?? inspection.proposal.width, height: height ?? inspection.proposal.height)
        do {
            return showing(try document.inspect(proposal, projection: inspection.projection))
        } catch {
            throw ValidationError(.refused(error))
        }
    }

    /// All diagnostics, each once; holes are errors in strict mode.
    var diagnostics: [Diagnostic] {
        let read = document.diagnostics
        let found = (inspection?.concerning(read) ?? read) + (inspection?.diagnostics ?? [])
        var seen: Set<Diagnostic> = []
        return (isStrict ? found + holes.map(\.error) : found).filter { seen.insert($0).inserted }
    }

    /// The same layout with another inspection.
    func showing(_ inspection: Inspection?) -> OpenedLayout {
        var other = self
        other.inspection = inspection
        return other
    }

    /// The same sources by another dialect's rules. They are not read again: standard input can be read only once.
    func read(as dialect: String, _ arguments: LayoutArguments) throws -> OpenedLayout {
        try OpenedLayout(arguments, ParsedSources(document.sources), name: document.name, dialect: dialect)
    }

    /// Reports the diagnostics of reading alone, to standard error.
    /// - Parameter said: the lines reported for other layouts; this one's are added.
    func complainOfSources(besides said: inout Set<String>) {
        // Several layouts of one file print the same, and one layout may print a text often.
        if said.insert("printed\n" + printedLines.joined(separator: "\n")).inserted {
            for line in printedLines { Output.complain(line) }
        }
        complain(ofSources, besides: &said)
        if let scaleNote, said.insert(scaleNote).inserted { Output.complain(scaleNote) }
    }

    /// Whether reading found errors; holes are errors in strict mode.
    var hasSourceErrors: Bool { ofSources.hasErrors }

    /// The diagnostics of reading alone.
    private var ofSources: [Diagnostic] {
        let late = Set(inspection?.diagnostics ?? [])
        return diagnostics.filter { !late.contains($0) }
    }

    /// Reports diagnostics, each on one line, whatever it contains. Of equal notes the first is enough.
    fileprivate func complain(_ diagnostics: [Diagnostic], besides said: inout Set<String>) {
        for diagnostic in diagnostics where !(isQuiet && diagnostic.severity == .note) {
            let line = VisibleText(diagnostic.line(in: document.sources)).string
            guard said.insert(diagnostic.severity == .note ? diagnostic.message : line).inserted else { continue }
            Output.complain(line)
        }
    }

    /// The texts that code of the sources printed.
    var printedLines: [String] {
        (document.output + (inspection?.record.printed.map(\.text) ?? [])).map { VisibleText($0).string }
    }

    fileprivate var holeLines: [String] { isStrict ? [] : holes.lines(in: document.sources) }

    /// Reports how many findings the layout has, and the command that lists them.
    func complainOfFindings(in files: [String]) {
        guard !isQuiet, let count = inspection?.findings.count, count > 0 else { return }
        let command = "haggle check " + files.map(\.shellWord).joined(separator: " ")
        Output.complain("haggle: \(count == 1 ? "1 finding" : "\(count) findings"); \(command)")
    }

    /// Ends the command with an exit status if there are errors.
    func finish() throws {
        if diagnostics.hasErrors { throw ExitCode.failure }
    }
}

/// The layouts that a command prints.
extension [OpenedLayout] {
    /// Reports the diagnostics of all layouts to standard error, equal ones once.
    func complain(listingHoles: Bool) {
        var said: Set<String> = []
        var printed: Set<[String]> = []
        for layout in self where printed.insert(layout.printedLines).inserted {
            for line in layout.printedLines { Output.complain(line) }
        }
        for layout in self { layout.complain(layout.diagnostics, besides: &said) }
        guard listingHoles else { return }
        for line in flatMap(\.holeLines) + compactMap(\.scaleNote) where said.insert(line).inserted {
            Output.complain(line)
        }
    }

    /// Ends the command with an exit status if any layout has errors.
    func finish() throws {
        for layout in self { try layout.finish() }
    }
}

extension InputSources {
    /// - Throws: the exit code for an unreadable file, after reporting it.
    /// - Parameter isQuiet: whether notes on skipped files are left out.
    static func opened(_ paths: [String], isQuiet: Bool = false) throws -> InputSources {
        do {
            let sources = try InputSources(paths)
            guard !isQuiet else { return sources }
            for sentence in sources.skipped.sentences { Output.complain("\(sources.name): note: \(sentence)") }
            return sources
        } catch {
            Output.complain(error.description)
            throw ExitCode.unreadableFile
        }
    }
}

extension DocumentFacts {
    /// - Throws: `ValidationError` if `--set` names a hole that does not exist.
    func requireKnownSettings() throws { try holes.requireKnown(unknownSettings) }
}

extension [Hole] {
    /// - Throws: `ValidationError` if an option's setting is among them.
    func requireKnown(_ unknownSettings: [HoleSetting]) throws {
        guard let unknown = unknownSettings.first(where: { $0.origin == .option }) else { return }
        throw ValidationError(.unknownHole(unknown.name, known: map(\.text)))
    }
}

extension Hole {
    /// The error in strict mode.
    fileprivate var error: Diagnostic { Diagnostic(.error, sentence, at: range) }
}

extension ProposalArguments {
    /// A narrower picture is probably a mistake.
    private static let usualCells: CGFloat = 10

    /// A note if points and cells were probably mistaken for each other; nil if not.
    fileprivate func note(on scale: Scale, in proposal: Proposal) -> String? {
        if case .standard = cell {
            return scale.isInPoints
                ? "haggle: the numbers look like points; --cell auto shows a cell as 8×16 points" : nil
        }
        guard let width, !width.isInCells, let limit = proposal.width.limit, limit.isFinite else { return nil }
        let cells = limit / scale.projection.cell.width
        guard cells < Self.usualCells, cells < limit else { return nil }
        let (points, count) = (PointsFormat.short(limit), PointsFormat.short(cells.rounded()))
        return "haggle: \(points) points are \(count) cells wide; --width \(points)c proposes \(points) cells"
    }
}
