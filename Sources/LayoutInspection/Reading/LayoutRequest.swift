import Editing
import Foundation
import Interpreter
import Negotiation
import SwiftSource

/// Identifies a document of a desk. A later one has a larger number.
package struct DocumentID: Hashable, Sendable {
    let number: Int
}

/// Identifies a layout by everything that decides it.
package struct LayoutKey: Hashable, Sendable {
    package let document: DocumentID
    package let proposal: Proposal
    /// The number of taps before it.
    package let taps: Int

    package init(document: DocumentID, proposal: Proposal, taps: Int) {
        self.document = document
        self.proposal = proposal
        self.taps = taps
    }
}

/// The parts of a layout that are shown at once, and so are computed on the thread that lays it out.
package struct SeenParts: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rows of its trace.
    package static let trace = SeenParts(rawValue: 1)
    /// The changes since the layout before.
    package static let changes = SeenParts(rawValue: 2)
}

/// A request to the thread that owns the elements. Indirect: the state of the screen holds several, and is copied often.
package indirect enum LayoutRequest: Hashable, Sendable {
    /// The reply has the properties of the selected element, or of its nearest remaining ancestor.
    case layOut(LayoutKey, selected: ElementPath?, seen: SeenParts)
    /// Tap an element of a document's newest layout.
    case tap(ElementPath, in: DocumentID)
    case properties(of: ElementPath, in: LayoutKey)
    /// The sizes of roots in a proposal.
    case sizes(of: [Root], in: DocumentID, Proposal)
    case whatIf(WhatIf, in: LayoutKey)
    /// The values of quantities.
    case measure([Quantity], in: LayoutKey)
    /// Continue the proof that a document's elements keep their library's rules.
    case prove(LayoutKey)
    /// The findings of a layout, with the windows and changes that end them.
    case remedies(LayoutKey)
    /// The layouts to show beside one.
    case companions([Companion], beside: LayoutKey)
    /// The names of a document's dialect, for completion.
    case completionNames(in: DocumentID)

    /// Whether it may wait until nothing else is requested.
    package var isIdle: Bool {
        switch self {
        case .prove, .remedies, .completionNames: true
        case .layOut, .tap, .properties, .sizes, .whatIf, .measure, .companions: false
        }
    }
}

/// That thread's reply: facts alone.
package indirect enum LayoutReply: Sendable {
    case opened(OpenedDocument)
    case laidOut(LaidOut)
    /// The failures of the handler.
    case tapped([Diagnostic], in: DocumentID)
    case properties(PropertiesOfElement, in: LayoutKey)
    /// Only for the roots that can be laid out.
    case sizes([Root: CGSize], in: DocumentID)
    case whatIf(WhatIf, WhatIf.Answer, in: LayoutKey)
    /// Without the quantities that cannot be measured.
    case measured([Quantity: Measured], in: LayoutKey)
    /// The results so far, and whether they are complete.
    case proven(PromiseReport, isDone: Bool, in: DocumentID)
    /// The findings of a layout, with the windows and changes that end them.
    case remedies([Finding], in: LayoutKey)
    /// In the order of the request.
    case companions([CompanionResult], in: LayoutKey)
    /// The names that a dialect, by its name, adds to sources.
    case completionNames(CompletionNames, of: String)
}

/// A document that was read and, if possible, laid out.
package struct OpenedDocument: Sendable {
    package let id: DocumentID
    package let facts: DocumentFacts
    /// Nil if there is nothing to lay out.
    package let layout: LaidOut?
    /// Whether something else was opened, rather than the same sources read again.
    package let isAnother: Bool
}

/// A layout, or why there is none.
package struct LaidOut: Sendable {
    package let key: LayoutKey
    package let result: Result<Inspection, ProposalRefusal>
    /// The selected element's; nil if there is none.
    package let properties: PropertiesOfElement?
    /// The probable mistakes in the layout, found on the thread that laid it out.
    package let findings: [Finding]
    /// The changes since the layout before; nil if there was none.
    package let difference: LayoutDifference?

    /// - Parameters:
    ///   - before: the layout that was shown, of the same root.
    ///   - seen: the parts that are shown at once.
    package init(
        key: LayoutKey, result: Result<Inspection, ProposalRefusal>, properties: PropertiesOfElement?,
        before: Inspection? = nil, seen: SeenParts = []
    ) {
        self.key = key
        self.result = result
        self.properties = properties
        let inspection = try? result.get()
        difference = before.flatMap { before in inspection.map { LayoutDifference(from: before, to: $0) } }
        findings = inspection?.findings ?? []
        // The event loop would wait for parts that are made when it shows them.
        _ = inspection?.moments.value
        if seen.contains(.trace) { _ = inspection?.rows.value }
        if seen.contains(.changes) { _ = difference?.isEmpty }
    }
}

/// An element's properties, in the order of its description.
package struct PropertiesOfElement: Sendable {
    package let path: ElementPath
    package let all: [ElementProperty]
}
