import Editing
import Foundation
import Interpreter
import Negotiation

/// Owns what is open: documents with their elements and states, and the newest layouts. A class, since it belongs to one
/// thread and gives only facts to others.
///
/// It keeps the newest document and the one before, which is still laid out until the newer one is shown.
package final class LayoutDesk {
    /// The points in a cell for documents without a scale: elements of compiled code.
    private let projection: CellProjection?
    /// Asks the running request to stop.
    private let cancellation: Cancellation?
    private var entries: [DocumentID: Entry] = [:]
    private var newest = DocumentID(number: 0)
    /// The replaced documents: releasing a large one takes a while.
    private var replaced: [Entry] = []
    /// The layouts shown beside another.
    private var companions = CompanionDesk()
    /// The names of the last dialect that was asked for them: gathering them takes a while.
    private var names: (dialect: String, names: CompletionNames)?

    private struct Entry {
        let document: LayoutDocument
        /// The states of the elements, from one pass to the next.
        var states: (any ElementStates)?
        var layout: InspectedLayout?
        /// The proof that its elements keep their library's rules.
        var proof: PromiseRun?
        /// The layout of the document before, until this one has its own.
        var before: Inspection?
    }

    package init(projection: CellProjection? = nil, cancellation: Cancellation? = nil) {
        self.projection = projection
        self.cancellation = cancellation
    }

    /// Finds the last committed version of the open sources; nil if there can be none.
    package var findCommitted: (() -> Result<ParsedSources, CompanionFailure>)? {
        get { companions.findCommitted }
        set { companions.findCommitted = newValue }
    }

    private var isCancelled: Bool { cancellation?.isCancelled ?? false }

    /// Takes a document, and lays it out.
    /// - Parameters:
    ///   - before: the document laid out so far, whose states are kept if the same root is shown.
    ///   - selected: the selected element there.
    ///   - isAnother: whether something else was opened, so that no states are kept.
    ///   - seen: the parts that are shown at once.
    package func open(
        _ document: LayoutDocument, in proposal: Proposal, after before: DocumentID?, selected: ElementPath?,
        isAnother: Bool, seen: SeenParts = [.trace, .changes]
    ) -> OpenedDocument {
        newest = DocumentID(number: newest.number + 1)
        let old = before.flatMap { entries[$0] }
        replaced = entries.filter { $0.key != before }.map(\.value)
        entries = entries.filter { $0.key == before }
        var entry = Entry(document: document)
        if !isAnother, let old, document.facts.showsSameRoot(as: old.document.facts) {
            entry.states = old.states
            entry.before = old.layout?.inspection
        }
        companions.opened(document, after: isAnother ? nil : old?.document)
        entries[newest] = entry
        let key = LayoutKey(document: newest, proposal: proposal, taps: 0)
        return OpenedDocument(
            id: newest, facts: document.facts,
            layout: document.root == nil
                ? nil : layOut(key, selected: isAnother ? nil : selected, seen: seen),
            isAnother: isAnother)
    }

    /// Releases replaced documents. The opener calls it after it has handed on the newer one.
    package func releaseReplaced() { replaced = [] }

    /// Answers a request; nil if its document or layout is gone, or if it was cancelled.
    package func perform(_ request: LayoutRequest) -> LayoutReply? {
        switch request {
        case .layOut(let key, let selected, let seen):
            layOut(key, selected: selected, seen: seen).map { .laidOut($0) }
        case .tap(let path, let id): tap(path, in: id)
        case .properties(let path, let key):
            properties(of: path, in: key).map { .properties($0, in: key) }
        case .sizes(let roots, let id, let proposal): sizes(of: roots, in: id, proposal)
        case .whatIf(let question, let key): answer(question, in: key)
        case .measure(let quantities, let key): measure(quantities, in: key)
        case .prove(let key): prove(key)
        case .remedies(let key): remedies(in: key)
        case .companions(let wanted, let key): layOut(wanted, beside: key)
        case .completionNames(let id): completionNames(in: id)
        }
    }

    private func completionNames(in id: DocumentID) -> LayoutReply? {
        guard let dialect = entries[id]?.document.dialect else { return nil }
        let found = names.flatMap { $0.dialect == dialect.name ? $0.names : nil } ?? dialect.completionNames
        names = (dialect.name, found)
        return .completionNames(found, of: dialect.name)
    }

    private func layOut(_ key: LayoutKey, selected: ElementPath?, seen: SeenParts) -> LaidOut? {
        guard var entry = entries[key.document] else { return nil }
        let before = entry.layout?.inspection ?? entry.before
        do throws(ProposalRefusal) {
            entry.layout = try entry.document.layOut(
                key.proposal, projection: projection ?? entry.document.scale.projection, keeping: &entry.states,
                until: cancellation, showsTrace: seen.contains(.trace))
        } catch {
            return LaidOut(key: key, result: .failure(error), properties: nil)
        }
        // A cancelled pass leaves the states as they were before.
        if isCancelled { return nil }
        entry.before = nil
        entries[key.document] = entry
        guard let layout = entry.layout else { return nil }
        return LaidOut(
            key: key, result: .success(layout.inspection), properties: layout.properties(nearestTo: selected),
            before: before, seen: seen)
    }

    private func tap(_ path: ElementPath, in id: DocumentID) -> LayoutReply? {
        guard var entry = entries[id], let shown = entry.layout?.inspection else { return nil }
        // Passes in between, such as those of a proof, bound the elements to other states.
        let again = try? entry.document.layOut(shown.proposal, projection: shown.projection, keeping: &entry.states)
        guard let layout = again ?? nil, let index = layout.inspection.index(of: path) else { return nil }
        let failures = entry.document.tap(index, of: layout, keeping: &entry.states)
        entries[id] = entry
        return .tapped(failures, in: id)
    }

    private func properties(of path: ElementPath, in key: LayoutKey) -> PropertiesOfElement? {
        guard let layout = entries[key.document]?.layout, layout.inspection.proposal == key.proposal else { return nil }
        return layout.properties(of: path)
    }

    private func answer(_ question: WhatIf, in key: LayoutKey) -> LayoutReply? {
        guard let entry = entries[key.document] else { return nil }
        let projection = projection ?? entry.document.scale.projection
        return entry.document.answer(
            question, in: key.proposal, projection: projection, states: entry.states, until: cancellation
        ).map { .whatIf(question, $0, in: key) }
    }

    private func measure(_ quantities: [Quantity], in key: LayoutKey) -> LayoutReply? {
        guard let entry = entries[key.document] else { return nil }
        let results = entry.document.measure(
            quantities, in: key.proposal, projection: projection ?? entry.document.scale.projection,
            states: entry.states, until: cancellation)
        return isCancelled ? nil : .measured(results.compactMapValues { try? $0.get() }, in: key)
    }

    /// Continues the proof for a moment.
    private func prove(_ key: LayoutKey) -> LayoutReply? {
        guard let entry = entries[key.document] else { return nil }
        let count = entry.layout?.inspection.elements.count ?? 0
        let projection = projection ?? entry.document.scale.projection
        // A large layout would delay the next request.
        guard count <= Self.provenElements,
            let proof = entry.proof
                ?? ((try? PromiseRun(
                    entry.document, in: key.proposal, projection: projection, states: entry.states)) ?? nil)
        else { return .proven(PromiseReport(), isDone: true, in: key.document) }
        entries[key.document]?.proof = proof
        proof.advance(until: cancellation, for: Self.proofSlice)
        if proof.isDone { entries[key.document]?.proof = nil }
        return .proven(proof.report, isDone: proof.isDone, in: key.document)
    }

    private func layOut(_ wanted: [Companion], beside key: LayoutKey) -> LayoutReply? {
        guard let entry = entries[key.document], let shown = entry.layout?.inspection, shown.proposal == key.proposal
        else { return nil }
        let results = wanted.map { companion in
            let layout = Result { () throws(CompanionFailure) in
                try companions.layOut(
                    companion, beside: shown, of: entry.document, states: entry.states, until: cancellation)
            }
            return CompanionResult(companion: companion, layout: layout)
        }
        return isCancelled ? nil : .companions(results, in: key)
    }

    private func remedies(in key: LayoutKey) -> LayoutReply? {
        guard let entry = entries[key.document], let inspection = entry.layout?.inspection,
            inspection.proposal == key.proposal
        else { return nil }
        let found = entry.document.withRemedies(
            inspection.findings, of: inspection, states: entry.states, until: cancellation)
        return isCancelled ? nil : .remedies(found, in: key)
    }

    /// Larger layouts are not proven automatically.
    private static let provenElements = 2_000
    private static let proofSlice: Duration = .milliseconds(100)

    private func sizes(of roots: [Root], in id: DocumentID, _ proposal: Proposal) -> LayoutReply? {
        guard let document = entries[id]?.document else { return nil }
        var sizes: [Root: CGSize] = [:]
        for root in roots where !isCancelled {
            sizes[root] = try? document.size(
                of: root, in: proposal, projection: projection ?? document.scale.projection, until: cancellation)
        }
        return .sizes(sizes, in: id)
    }
}

extension InspectedLayout {
    fileprivate func properties(of path: ElementPath) -> PropertiesOfElement? {
        inspection.index(of: path).map { PropertiesOfElement(path: path, all: properties(of: $0)) }
    }

    /// The properties of an element; if it is gone, those of its nearest ancestor or the root.
    fileprivate func properties(nearestTo path: ElementPath?) -> PropertiesOfElement? {
        for path in sequence(first: path, next: { $0?.parent }) {
            guard let path else { break }
            if let found = properties(of: path) { return found }
        }
        return inspection.elements.isEmpty ? nil : properties(of: inspection.path(of: 0))
    }
}
