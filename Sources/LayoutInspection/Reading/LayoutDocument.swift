import Foundation
import Interpreter
import Negotiation
import SwiftSource

/// Sources that were read, and the element they gave, which can be laid out in any proposal, any number of times.
///
/// A class, since it is large, never changes, and has many holders.
package final class LayoutDocument {
    /// Its name: a file's, a folder's, or an example's title.
    package let name: String
    package let sources: SourceSet
    /// Nil if no name in the sources is known to a dialect.
    package let dialect: (any Dialect)?
    /// Everything that can be laid out, in the order of the sources.
    package let roots: [Root]
    /// The root that is laid out; nil if there is none, or if the element is from compiled Swift.
    package let chosenRoot: Root?
    /// The element to lay out; nil if reading gave none.
    package let root: Native?
    /// The program whose closures are called while its elements are laid out.
    let program: Program?
    /// The diagnostics of reading. Later failures of the source's closures are reported with the pass that called them.
    package let diagnostics: [Diagnostic]
    private let givenHoles: [Hole]
    /// The interpretation of the sources' numbers.
    package let scale: Scale
    /// The numbers of the files in this dialect; nil for all. Names that the other files use are not holes.
    private let ownFiles: Set<Int>?
    /// Nil for compiled Swift.
    let origin: DocumentOrigin?
    /// The largest number of asks in a layout's record.
    package var maximumAsks = Recorder.usualMaximumAsks

    /// - Parameters:
    ///   - ownFiles: the numbers of the files in this dialect; nil for all.
    ///   - diagnostics: reports besides the program's.
    ///   - holes: holes besides the program's.
    ///   - origin: nil for compiled Swift.
    package init(
        name: String, sources: SourceSet, program: Program? = nil, dialect: (any Dialect)?, roots: [Root] = [],
        chosenRoot: Root? = nil, root: Native?, ownFiles: Set<Int>? = nil, diagnostics: [Diagnostic],
        holes: [Hole] = [], scale: Scale = Scale(), origin: DocumentOrigin? = nil
    ) {
        self.origin = origin
        self.scale = scale
        self.name = name
        self.sources = sources
        self.program = program
        self.dialect = dialect
        self.roots = roots
        self.chosenRoot = chosenRoot
        self.root = root
        self.ownFiles = ownFiles
        self.diagnostics = (program?.diagnostics(in: ownFiles) ?? []) + diagnostics
        givenHoles = holes
    }

    package convenience init(
        name: String, source: SourceText, program: Program? = nil, dialect: (any Dialect)?, root: Native?,
        diagnostics: [Diagnostic]
    ) {
        self.init(
            name: name, sources: SourceSet([SourceSet.File(name: name, text: source)]), program: program,
            dialect: dialect, root: root, diagnostics: diagnostics)
    }

    /// The first of the sources.
    package var source: SourceText { sources.files[0].text }

    /// The holes met while the root was made, and in all passes since.
    package var holes: [Hole] {
        (program?.holes ?? []).filter { ownFiles?.contains($0.range.file) ?? true } + givenHoles
    }

    /// The places of the holes, including those that were set, in the same order; nil without a program.
    var holePlaces: [HolePlace]? {
        program?.holePlaces.filter { ownFiles?.contains($0.range.file) ?? true }
    }

    /// The numbers of the files whose code ran for the root; nil without a program.
    var ranFiles: Set<Int>? {
        program.map { $0.ranFiles.union([chosenRoot?.range.file].compactMap(\.self)) }
    }

    /// Settings for holes that do not exist.
    package var unknownSettings: [HoleSetting] { program?.unknownSettings ?? [] }

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// The facts, which may leave the thread that owns the elements.
    package var facts: DocumentFacts { DocumentFacts(of: self) }

    /// Lays the root out in a proposal, for its facts alone.
    /// - Parameters:
    ///   - states: from an earlier pass; they and the objects in them do not change.
    ///   - cancellation: asks the pass to stop.
    /// - Throws: `ProposalRefusal` if the dialect has no such kind of proposal.
    /// - Returns: nil if there is no root, or if the pass was cancelled.
    package func inspect(
        _ proposal: Proposal, projection: CellProjection = .unit, states: (any ElementStates)? = nil,
        until cancellation: Cancellation? = nil
    ) throws(ProposalRefusal) -> Inspection? {
        func inspection() throws(ProposalRefusal) -> Inspection? {
            var states = states
            return try layOut(proposal, projection: projection, keeping: &states, until: cancellation)?.inspection
        }
        guard let program else { return try inspection() }
        return try program.preservingValues(inspection)
    }

    /// The texts that the sources' code printed while they were read.
    package var output: [String] { program?.output ?? [] }

    /// Lays the root out in a proposal, with the states of the pass before, and replaces them by the new ones.
    /// - Parameters:
    ///   - cancellation: asks the pass to stop.
    ///   - showsTrace: whether the trace is shown at once. If so, another thread begins to make its rows.
    /// - Returns: nil if there is no root, or if the pass was cancelled; the states are then undefined.
    package func layOut(
        _ proposal: Proposal, projection: CellProjection = .unit, keeping states: inout (any ElementStates)?,
        until cancellation: Cancellation? = nil, showsTrace: Bool = false
    ) throws(ProposalRefusal) -> InspectedLayout? {
        guard let dialect, let root else { return nil }
        let (asked, lacks) = try dialect.reading(of: proposal)
        program?.show(in: asked)
        let recorder = Recorder(maximumAsks: maximumAsks)
        let order = PassOrder(root, in: asked, cells: projection, recorder: recorder, until: cancellation)
        let (pass, failures) = calling(
            reporting: { recorder.noteFailure($0.message, at: $0.range.origin) },
            answering: { recorder.noteAnswer(at: $0.origin) },
            printing: { recorder.notePrinted($0, at: $1.origin) }
        ) {
            dialect.layOut(order, keeping: &states)
        }
        if cancellation?.isCancelled ?? false { return nil }
        let place = root.origin ?? SourceRange(0, 0)
        var remarks = lacks.map(\.sentence)
        if pass.record.elements.isEmpty, failures.isEmpty {
            remarks.append("the layout has no elements: nothing is shown")
        }
        let inspection = Inspection(
            of: self, by: dialect, in: proposal, projection: projection, pass: pass, failures: failures,
            remarks: remarks.map { Diagnostic(.note, $0, at: place) } + pass.record.remarks, showsTrace: showsTrace)
        return InspectedLayout(inspection: inspection, elements: pass.elements)
    }

    /// The size of another root of these sources in a proposal, in points, without states; nil if it cannot be laid
    /// out, or if that was cancelled.
    package func size(
        of root: Root, in proposal: Proposal, projection: CellProjection = .unit,
        until cancellation: Cancellation? = nil
    ) throws(ProposalRefusal) -> CGSize? {
        guard let dialect, let program else { return nil }
        let (asked, _) = try dialect.reading(of: proposal)
        var states: (any ElementStates)?
        program.show(in: asked)
        let record = program.aside {
            program.element(of: root).map {
                let order = PassOrder($0, in: asked, cells: projection, until: cancellation)
                return dialect.layOut(order, keeping: &states).record
            }
        }
        if cancellation?.isCancelled ?? false { return nil }
        return record?.elements.first?.placement?.frame.size
    }

    /// Taps an element of a layout of this document; the next pass with these states shows the effect.
    /// - Returns: the failures of the source's closures.
    @discardableResult
    package func tap(
        _ index: Int, of layout: InspectedLayout, keeping states: inout (any ElementStates)?
    ) -> [Diagnostic] {
        let element = layout.inspection.elements[index].recordID
        return calling { layout.elements.tap(element, keeping: &states) }.diagnostics
    }

    /// Runs a body that calls the source's closures, and reports their failures.
    /// - Parameters:
    ///   - failed: called with each failure when it happens.
    ///   - answered: called with the position of the code that gave an answer, when it does.
    func calling<Result>(
        reporting failed: ((Diagnostic) -> Void)? = nil, answering answered: ((SourceRange) -> Void)? = nil,
        printing printed: @escaping (String, SourceRange) -> Void = { _, _ in }, _ body: () -> Result
    ) -> (result: Result, diagnostics: [Diagnostic]) {
        program.map { $0.calling(telling: failed, answering: answered, printing: printed, body) } ?? (body(), [])
    }
}

/// A layout with its elements, on the thread that owns them.
package struct InspectedLayout {
    package let inspection: Inspection
    fileprivate let elements: any RecordedElements

    /// The properties of an element, in the order of its description.
    package func properties(of index: Int) -> [ElementProperty] {
        elements.properties(of: inspection.elements[index].recordID)
    }
}

extension [Diagnostic] {
    package var hasErrors: Bool { contains { $0.severity == .error } }
}

extension LayoutRecord {
    /// The notes, each at the range of its element. A note on a generated part is reported at the user's element, each
    /// sentence once a range.
    fileprivate var remarks: [Diagnostic] {
        var reported: Set<Diagnostic> = []
        return notes.compactMap { note in
            guard let range = range(of: note.element) else {
                return Diagnostic(note, at: SourceRange(0, 0))
            }
            let remark = Diagnostic(note, at: range)
            return reported.insert(remark).inserted ? remark : nil
        }
    }
}

extension Diagnostic {
    fileprivate init(_ note: LayoutNote, at range: SourceRange) {
        self.init(Severity(note.severity), note.sentence, at: range)
    }
}

extension Diagnostic.Severity {
    package init(_ severity: LayoutNote.Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }
}

extension LayoutRecord {
    /// The range of an element in the source; for a generated part, that of the element that generates it. Nil for
    /// compiled Swift.
    package func range(of element: ElementID) -> SourceRange? {
        for id in lineage(of: element) {
            if let range = self[id].range { return range }
        }
        return nil
    }
}

extension RecordedElement {
    /// Its own range; nil for compiled Swift, and for generated parts.
    var range: SourceRange? { origin.map { SourceRange($0.utf8.lowerBound, $0.utf8.upperBound) } }
}

extension SourceRange {
    /// The range as the record's type.
    fileprivate var origin: SourceOrigin { SourceOrigin(utf8: start..<max(start, end)) }
}
