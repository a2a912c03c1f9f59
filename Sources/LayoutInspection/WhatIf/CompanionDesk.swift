import Foundation
import Interpreter
import Negotiation
import SwiftSource

/// Makes the layouts that are shown beside another one, and keeps the sources that it read for them. It stays on the
/// thread that owns the elements.
struct CompanionDesk {
    /// The sources before their last change.
    private var earlier: LayoutDocument?
    /// Finds the last committed version of the sources; nil if there can be none.
    var findCommitted: (() -> Result<ParsedSources, CompanionFailure>)?
    /// The documents that were read to be shown beside the newest one.
    private var read: [Companion: LayoutDocument] = [:]

    /// Takes note of another document.
    /// - Parameters:
    ///   - document: the new one.
    ///   - before: the one that it replaces; nil if something else was opened.
    mutating func opened(_ document: LayoutDocument, after before: LayoutDocument?) {
        read = [:]
        guard let before else {
            earlier = nil
            return
        }
        if before.sources != document.sources { earlier = before }
    }

    /// Lays a companion out.
    /// - Parameters:
    ///   - shown: the layout beside it.
    ///   - document: that layout's document.
    ///   - states: its elements' states.
    mutating func layOut(
        _ companion: Companion, beside shown: Inspection, of document: LayoutDocument, states: (any ElementStates)?,
        until cancellation: Cancellation?
    ) throws(CompanionFailure) -> CompanionLayout {
        var proposal = shown.proposal
        if case .proposal(let width, let height) = companion {
            proposal = Proposal(
                width: width.applied(to: proposal.width), height: height.applied(to: proposal.height))
        }
        let other = try self.document(companion, beside: document)
        let inspection: Inspection?
        do throws(ProposalRefusal) {
            inspection = try other.inspect(
                proposal, projection: shown.projection,
                states: other.chosenRoot == document.chosenRoot ? states : nil, until: cancellation)
        } catch {
            throw .refused(error)
        }
        guard let inspection else { throw .nothingToLayOut }
        return CompanionLayout(inspection, of: other, beside: shown)
    }

    private mutating func document(
        _ companion: Companion, beside document: LayoutDocument
    ) throws(CompanionFailure) -> LayoutDocument {
        if case .proposal = companion { return document }
        if let known = read[companion] { return known }
        let found = try reading(companion, beside: document)
        guard found.root != nil else {
            throw found.diagnostics.first { $0.severity == .error }.map { .sourceError($0) } ?? .nothingToLayOut
        }
        read[companion] = found
        return found
    }

    private func reading(
        _ companion: Companion, beside document: LayoutDocument
    ) throws(CompanionFailure) -> LayoutDocument {
        let found: LayoutDocument?
        switch companion {
        case .proposal: found = document
        case .earlier:
            guard let earlier else { throw .unchanged }
            found = earlier
        case .dialect(let name): found = document.reread { $0.dialect = name }
        case .committed:
            guard let findCommitted else { throw .notFromFile }
            found = document.reread(try findCommitted().get())
        case .source(let name, let text): found = document.reading(text, named: name)
        }
        guard let found else { throw .noSource }
        return found
    }
}

extension LayoutDocument {
    /// The same sources, or others, with the same root if they have it; nil for compiled Swift.
    /// - Parameter change: changes how they are read.
    func reread(_ parsed: ParsedSources? = nil, _ change: (inout Reading) -> Void = { _ in }) -> LayoutDocument? {
        guard let origin else { return nil }
        var reading = origin.reading
        if let chosenRoot { reading.root = .again(EarlierRoot(chosenRoot, in: sources)) }
        change(&reading)
        return origin.reader.read(parsed ?? origin.parsed, name: name, as: reading)
    }

    /// Another source, read with the same points in a cell; nil beside compiled Swift.
    fileprivate func reading(_ text: String, named name: String) -> LayoutDocument? {
        guard let origin else { return nil }
        var reading = Reading(cell: origin.reading.cell)
        reading.cancellation = origin.reading.cancellation
        let sources = SourceSet([SourceSet.File(name: name, text: SourceText(text))])
        return origin.reader.read(ParsedSources(sources), name: name, as: reading)
    }
}
