import Foundation
import Interpreter
import Negotiation
import SwiftSource

/// Which document of a desk. A later one has a larger number.
package struct DocumentID: Hashable, Sendable {
    let number: Int
}

/// Which layout: all that decides what it is.
package struct LayoutKey: Hashable, Sendable {
    package let document: DocumentID
    package let proposal: Proposal
    /// How many taps the elements had heard of before.
    package let taps: Int

    package init(document: DocumentID, proposal: Proposal, taps: Int) {
        self.document = document
        self.proposal = proposal
        self.taps = taps
    }
}

/// What the screen wants of the thread that owns the elements.
package enum LayoutRequest: Hashable, Sendable {
    /// The properties of the selected element come with it, or those of its nearest ancestor that is still there.
    case layOut(LayoutKey, selected: ElementPath?)
    /// Tap an element of a document's newest layout.
    case tap(ElementPath, in: DocumentID)
    case properties(of: ElementPath, in: LayoutKey)
    /// How large roots are in a proposal.
    case sizes(of: [Root], in: DocumentID, Proposal)
}

/// What that thread gives: facts alone.
package enum LayoutReply: Sendable {
    case opened(OpenedDocument)
    case laidOut(LaidOut)
    /// What failed in the handler.
    case tapped([Diagnostic], in: DocumentID)
    case properties(PropertiesOfElement, in: LayoutKey)
    /// Of those that can be laid out.
    case sizes([Root: CGSize], in: DocumentID)
}

/// A document that was read and, where it can be, laid out.
package struct OpenedDocument: Sendable {
    package let id: DocumentID
    package let facts: DocumentFacts
    /// Nil where there is nothing to lay out.
    package let layout: LaidOut?
    /// Whether another thing was opened, and not the same read again.
    package let isAnother: Bool
}

/// A layout, or why there is none.
package struct LaidOut: Sendable {
    package let key: LayoutKey
    package let result: Result<Inspection, ProposalRefusal>
    /// Those of the element that is looked at; nil where there is none.
    package let properties: PropertiesOfElement?

    package init(key: LayoutKey, result: Result<Inspection, ProposalRefusal>, properties: PropertiesOfElement?) {
        self.key = key
        self.result = result
        self.properties = properties
    }
}

/// An element's properties, in the order of its description.
package struct PropertiesOfElement: Sendable {
    package let path: ElementPath
    package let all: [ElementProperty]
}
