import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource

@testable import Playground

/// A dialect whose record was written by hand.
struct SumDialect: Dialect {
    let name = "sums"
    let modules: [String] = []
    let vocabulary = Vocabulary(types: [])

    func reading(of proposal: AxisProposal) -> ProposalReading { .asWritten }

    func layOut(_ order: PassOrder, keeping states: inout (any ElementStates)?) -> RecordedPass {
        RecordedPass((order.root.payload as? LayoutRecord) ?? order.recorder.finished, PlainElements())
    }

    /// The story of the root of a record.
    static func story(of record: LayoutRecord) throws -> ElementStory {
        let document = LayoutDocument(
            name: "", source: SourceText(""), dialect: SumDialect(), root: Native(TypeName("Record"), record),
            diagnostics: [])
        guard let inspection = try document.inspect(Proposal(width: .exactly(1), height: .exactly(1))) else {
            throw MissingLayout()
        }
        return ElementStory(inspection: inspection, index: 0)
    }
}

/// Elements that draw nothing.
private struct PlainElements: RecordedElements {
    func properties(of element: ElementID) -> [ElementProperty] { [] }

    func appearance(of element: ElementID) -> Appearance { .plain }
}
