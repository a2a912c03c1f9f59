import Foundation
import Interpreter
import Negotiation
import SwiftSource

/// Sources that were read, and the layout that came of them: what can be laid out in any proposal, as often as wanted.
package struct LayoutDocument {
    /// What to call it: a file's name, a folder's, an example's title.
    package let name: String
    package let sources: SourceSet
    /// Nil where the sources name no dialect and nothing of one.
    package let dialect: (any Dialect)?
    /// Everything that can be laid out, in the order of the sources.
    package let roots: [Root]
    /// The one that is laid out; nil where there is none, and where compiled Swift handed the element over.
    package let chosenRoot: Root?
    /// The element to lay out; nil where reading gave none.
    package let root: Native?
    /// What the source's closures belong to, which are called while its elements are laid out.
    private let program: Program?
    /// What reading had to say. What the source's closures run into when they are called is told of each pass.
    package let diagnostics: [Diagnostic]
    private let givenHoles: [Hole]
    /// The numbers of the files that are written in the dialect; nil for all. In the others, what it does not know is known.
    private let ownFiles: Set<Int>?

    /// - Parameters:
    ///   - ownFiles: the numbers of the files that are written in the dialect; nil for all.
    ///   - diagnostics: what is to be said besides what the program found.
    ///   - holes: what is unknown besides what the program met.
    package init(
        name: String, sources: SourceSet, program: Program? = nil, dialect: (any Dialect)?, roots: [Root] = [],
        chosenRoot: Root? = nil, root: Native?, ownFiles: Set<Int>? = nil, diagnostics: [Diagnostic],
        holes: [Hole] = []
    ) {
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

    package init(
        name: String, source: SourceText, program: Program? = nil, dialect: (any Dialect)?, root: Native?,
        diagnostics: [Diagnostic]
    ) {
        self.init(
            name: name, sources: SourceSet([SourceSet.File(name: name, text: source)]), program: program,
            dialect: dialect, root: root, diagnostics: diagnostics)
    }

    /// The first of the sources.
    package var source: SourceText { sources.files[0].text }

    /// What was unknown while the root was made, and while it was laid out since.
    package var holes: [Hole] {
        (program?.holes ?? []).filter { ownFiles?.contains($0.range.file) ?? true } + givenHoles
    }

    /// What was said of holes that there are not.
    package var unknownSettings: [HoleSetting] { program?.unknownSettings ?? [] }

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// What may leave the thread that owns the elements.
    package var facts: DocumentFacts {
        DocumentFacts(
            name: name, sources: sources, dialect: dialect, roots: roots, chosenRoot: chosenRoot,
            hasLayout: root != nil, diagnostics: diagnostics, holes: holes, unknownSettings: unknownSettings)
    }

    /// Lays the root out in a proposal, with nothing from before, for its facts alone.
    /// - Throws: `ProposalRefusal` where the dialect has no such kind of proposal.
    /// - Returns: nil where there is no root.
    package func inspect(
        _ proposal: Proposal, projection: CellProjection = .unit
    ) throws(ProposalRefusal) -> Inspection? {
        var states: (any ElementStates)?
        return try layOut(proposal, projection: projection, keeping: &states)?.inspection
    }

    /// Lays the root out in a proposal, with what its elements kept from the pass before; leaves what they keep now.
    /// - Parameter cancellation: asks the pass to stop.
    /// - Returns: nil where there is no root, and where the pass was cancelled; what is then left in the states means
    ///   nothing.
    package func layOut(
        _ proposal: Proposal, projection: CellProjection = .unit, keeping states: inout (any ElementStates)?,
        until cancellation: Cancellation? = nil
    ) throws(ProposalRefusal) -> InspectedLayout? {
        guard let dialect, let root else { return nil }
        let (asked, sentences) = try dialect.reading(of: proposal)
        let (pass, failures) = calling {
            dialect.layOut(root, in: asked, cells: projection, keeping: &states, until: cancellation)
        }
        if cancellation?.isCancelled ?? false { return nil }
        let place = root.origin ?? SourceRange(0, 0)
        let inspection = Inspection(
            dialect: dialect, sources: sources, proposal: proposal, projection: projection, pass: pass,
            failures: failures, remarks: sentences.map { Diagnostic(.note, $0, at: place) } + pass.record.remarks,
            holes: holes)
        return InspectedLayout(inspection: inspection, elements: pass.elements)
    }

    /// How large another root of these sources is in a proposal, in points, with nothing from before; nil where it cannot
    /// be laid out, and where that was cancelled.
    package func size(
        of root: Root, in proposal: Proposal, projection: CellProjection = .unit,
        until cancellation: Cancellation? = nil
    ) throws(ProposalRefusal) -> CGSize? {
        guard let dialect, let program else { return nil }
        let (asked, _) = try dialect.reading(of: proposal)
        var states: (any ElementStates)?
        let record = program.aside {
            program.element(of: root).map {
                dialect.layOut($0, in: asked, cells: projection, keeping: &states, until: cancellation).record
            }
        }
        if cancellation?.isCancelled ?? false { return nil }
        return record?.elements.first?.placement?.frame.size
    }

    /// Taps an element of a layout of this document; what that changed is seen in the next pass that is given the states.
    /// - Returns: what failed in the source's closures.
    @discardableResult
    package func tap(
        _ index: Int, of layout: InspectedLayout, keeping states: inout (any ElementStates)?
    ) -> [Diagnostic] {
        let element = layout.inspection.elements[index].recordID
        return calling { layout.elements.tap(element, keeping: &states) }.diagnostics
    }

    /// Does what calls the source's closures, and tells what failed in them.
    private func calling<Result>(_ body: () -> Result) -> (result: Result, diagnostics: [Diagnostic]) {
        program.map { $0.calling(body) } ?? (body(), [])
    }
}

/// A layout with the elements that it is of, on the thread that owns them.
package struct InspectedLayout {
    package let inspection: Inspection
    fileprivate let elements: any RecordedElements

    /// The properties of an element, in the order of its description.
    package func properties(of index: Int) -> [ElementProperty] {
        elements.properties(of: inspection.elements[index].recordID)
    }
}

extension Dialect {
    /// What the dialect is asked for a proposal, and what there is to say about that.
    fileprivate func reading(of proposal: Proposal) throws(ProposalRefusal) -> (asked: Proposal, sentences: [String]) {
        var (asked, sentences) = (proposal, [String]())
        for axis in Axis.allCases {
            switch reading(of: proposal[axis]) {
            case .asWritten: continue
            case .replaced(let other, let sentence):
                asked[axis] = other
                sentences.append(sentence)
            case .refused(let sentence): throw ProposalRefusal(axis: axis, sentence: sentence)
            }
        }
        return (asked, sentences)
    }
}

/// A proposal that a dialect cannot be asked.
package struct ProposalRefusal: Error, Hashable {
    package let axis: Axis
    /// A sentence without a full stop.
    package let sentence: String

    package init(axis: Axis, sentence: String) {
        self.axis = axis
        self.sentence = sentence
    }
}

extension [Diagnostic] {
    package var hasErrors: Bool { contains { $0.severity == .error } }
}

extension LayoutRecord {
    /// The notes at the places where elements were written. What an element made of others is made of is remarked on
    /// there, too, and the same sentence is told once for a place.
    fileprivate var remarks: [Diagnostic] {
        var told: Set<Diagnostic> = []
        return notes.compactMap { note in
            guard let range = range(of: note.element) else {
                return Diagnostic(note, at: SourceRange(0, 0))
            }
            let remark = Diagnostic(note, at: range)
            return told.insert(remark).inserted ? remark : nil
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
    /// Where an element was written. What an element made of others is made of was not: its author's place is that
    /// element's. Nil for what compiled Swift handed over.
    package func range(of element: ElementID) -> SourceRange? {
        for id in lineage(of: element) {
            if let range = self[id].range { return range }
        }
        return nil
    }
}

extension RecordedElement {
    /// Which part of the source wrote it; nil for what compiled Swift handed over, and for what elements are made of.
    var range: SourceRange? { origin.map { SourceRange($0.utf8.lowerBound, $0.utf8.upperBound) } }
}
