import ArgumentParser
import LayoutInspection
import Negotiation
import SwiftSource
import TextMetrics

/// Sources that a command was given, read and laid out as its arguments say.
struct OpenedLayout {
    let document: LayoutDocument
    /// Nil where nothing could be laid out.
    private(set) var inspection: Inspection?
    private let isStrict: Bool

    /// - Throws: the exit code for a file that cannot be read, a proposal that the dialect refuses, or a setting of a hole
    ///   that there is not.
    /// - Parameters:
    ///   - files: what is read; nil for what the arguments name.
    ///   - dialect: by whose rules; nil for what the arguments say.
    ///   - cancellation: asks reading, and what the source's code does later, to stop.
    init(
        _ arguments: LayoutArguments, files: [String]? = nil, dialect: String? = nil,
        until cancellation: Cancellation? = nil
    ) throws {
        let sources = try InputSources.opened(files ?? arguments.files)
        try self.init(arguments, sources.parsed, name: sources.name, dialect: dialect, until: cancellation)
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

    private init(
        _ arguments: LayoutArguments, _ parsed: ParsedSources, name: String, dialect: String? = nil,
        until cancellation: Cancellation? = nil
    ) throws {
        let cell = arguments.proposal.cell.projection(for: parsed)
        var reading = arguments.reading.reading(cell)
        reading.dialect = dialect ?? reading.dialect
        reading.cancellation = cancellation
        document = LayoutReader(dialects: Dialects.all).read(parsed, name: name, as: reading)
        do {
            inspection = try document.inspect(arguments.proposal.said.resolved(in: cell), projection: cell)
        } catch {
            throw ValidationError(error.sentence)
        }
        isStrict = arguments.strict
        try document.facts.requireKnownSettings()
    }

    /// The same in another proposal; an axis that is nil stays as it is.
    /// - Throws: where the dialect refuses it.
    func proposed(width: AxisProposal?, height: AxisProposal?) throws -> OpenedLayout {
        guard let inspection else { return self }
        let proposal = Proposal(
            width: width ?? inspection.proposal.width, height: height ?? inspection.proposal.height)
        var other = self
        do {
            other.inspection = try document.inspect(proposal, projection: inspection.projection)
        } catch {
            throw ValidationError(error.sentence)
        }
        return other
    }

    /// By whose rules it is laid out.
    var dialect: String? { document.dialect?.name }

    var holes: [Hole] { inspection?.holes ?? document.holes }

    /// All that there is to say, each once; holes are errors where that is wanted.
    var diagnostics: [Diagnostic] {
        let found = document.diagnostics + (inspection?.diagnostics ?? [])
        var seen: Set<Diagnostic> = []
        return (isStrict ? found + holes.map(\.error) : found).filter { seen.insert($0).inserted }
    }

    /// Reports what was found, to standard error.
    func complain(listingHoles: Bool) {
        Output.complain(diagnostics, in: document.sources)
        complainOfHoles(listingHoles)
    }

    /// Reports what was found in reading alone, to standard error.
    func complainOfSources(listingHoles: Bool) {
        Output.complain(ofSources, in: document.sources)
        complainOfHoles(listingHoles)
    }

    /// Whether reading found errors; holes are some where that is wanted.
    var hasSourceErrors: Bool { ofSources.hasErrors }

    /// What was found in reading alone.
    private var ofSources: [Diagnostic] {
        let late = Set(inspection?.diagnostics ?? [])
        return diagnostics.filter { !late.contains($0) }
    }

    private func complainOfHoles(_ listingHoles: Bool) {
        guard listingHoles, !isStrict else { return }
        for line in holes.lines(in: document.sources) { Output.complain(line) }
    }

    /// Ends the command as the source deserves.
    func finish() throws {
        if diagnostics.hasErrors { throw ExitCode.sourceErrors }
    }
}

extension InputSources {
    /// - Throws: the exit code for a file that cannot be read, which was said.
    static func opened(_ paths: [String]) throws -> InputSources {
        do {
            let sources = try InputSources(paths)
            for sentence in sources.skipped.sentences { Output.complain("\(sources.name): note: \(sentence)") }
            return sources
        } catch {
            Output.complain(error.description)
            throw ExitCode.unreadableFile
        }
    }
}

extension DocumentFacts {
    /// - Throws: wrong use, where `--set` names a hole that there is not.
    func requireKnownSettings() throws {
        guard let unknown = unknownSettings.first(where: { $0.origin == .option }) else { return }
        let known = holes.map(\.text)
        let name = VisibleText(unknown.name).string
        guard !known.isEmpty else { throw ValidationError("There is no hole '\(name)'; the layout has no holes.") }
        let listed = known.prefix(8).joined(separator: ", ") + (known.count > 8 ? " and \(known.count - 8) more" : "")
        throw ValidationError("There is no hole '\(name)'; there is: \(VisibleText(listed).string).")
    }
}

extension Hole {
    /// What `--strict` says of it.
    fileprivate var error: Diagnostic { Diagnostic(.error, sentence, at: range) }
}
