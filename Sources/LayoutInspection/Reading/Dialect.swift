import Foundation
import Interpreter
import Negotiation

/// A layout library as the program sees it: the names in its sources, and its layout rules.
package protocol Dialect: Sendable {
    /// Its name for `--dialect`: `blueprint`.
    var name: String { get }
    /// The modules whose import chooses this dialect.
    var modules: [String] { get }
    var vocabulary: Vocabulary { get }
    /// Attributes, names and types that only its sources have: `@QuickLayout`, `var body: Layout`, `addFlexible`.
    var signs: Set<String> { get }

    /// How the dialect reads a kind of proposal at the root.
    func reading(of proposal: AxisProposal) -> ProposalReading

    /// Runs one pass: every ask, answer and placement. It takes the states of the pass before and replaces them. It
    /// never fails, whatever the numbers; problems are in the record's notes. A cancelled pass ends within a bounded
    /// number of steps; its result and the states are then undefined.
    func layOut(_ order: PassOrder, keeping states: inout (any ElementStates)?) -> RecordedPass

    /// The names of dialects that share most of its words, so that its sources can be laid out by their rules.
    var kindred: [String] { get }

    /// The additions that can end a finding, the likeliest first.
    var trialAdditions: [TrialAddition] { get }

    /// The containers, modifiers and children that edits of its sources can add.
    var editChoices: EditChoices { get }

    /// Whether a proposal is a plain length, which an answer may exceed: not a maximum.
    var proposesPlainLengths: Bool { get }

    /// Whether containers round their children's lengths to whole points.
    var roundsLengths: Bool { get }

    /// The sizing rules that every element of this dialect keeps, at any proposal.
    var sizingRules: Set<SizingRule> { get }

    /// A pass whose elements can be asked anything afterwards; nil if there is none. The proposal has been read.
    /// - Parameter states: those of the pass before; they do not change.
    func probe(
        _ root: Native, in proposal: Proposal, cells: CellProjection, states: (any ElementStates)?
    ) -> ProbedPass?
}

extension Dialect {
    package var signs: Set<String> { [] }
    package var kindred: [String] { [] }
    package var trialAdditions: [TrialAddition] { [] }
    package var proposesPlainLengths: Bool { false }
    package var roundsLengths: Bool { false }
    package var sizingRules: Set<SizingRule> { [.finite, .sameAgain] }
    package func probe(
        _ root: Native, in proposal: Proposal, cells: CellProjection, states: (any ElementStates)?
    ) -> ProbedPass? { nil }
}

/// A pass whose elements can be asked anything, on the thread that laid them out.
package struct ProbedPass {
    package let probe: any ElementProbe
    package let elements: any RecordedElements

    package init(_ probe: any ElementProbe, _ elements: any RecordedElements) {
        self.probe = probe
        self.elements = elements
    }
}

/// The input of a pass.
package struct PassOrder {
    package let root: Native
    /// Already read: of no kind that `reading(of:)` replaces or refuses.
    package let proposal: Proposal
    package let cells: CellProjection
    /// Records what happens.
    package let recorder: Recorder
    /// Asks the pass to stop.
    package let cancellation: Cancellation?

    package init(
        _ root: Native, in proposal: Proposal, cells: CellProjection, recorder: Recorder = Recorder(),
        until cancellation: Cancellation? = nil
    ) {
        self.root = root
        self.proposal = proposal
        self.cells = cells
        self.recorder = recorder
        self.cancellation = cancellation
    }
}

extension Dialect {
    /// The same without states.
    package func layOut(_ root: Native, in proposal: Proposal, cells: CellProjection) -> RecordedPass {
        var states: (any ElementStates)?
        return layOut(PassOrder(root, in: proposal, cells: cells), keeping: &states)
    }
}

/// The states of a layout's elements from one pass to the next, in the dialect's own type. A value: passes and taps
/// take one and return the next.
package protocol ElementStates {}

/// A recorded pass with its elements, which stay on the thread that laid them out.
package struct RecordedPass {
    package let record: LayoutRecord
    package let elements: any RecordedElements

    package init(_ record: LayoutRecord, _ elements: any RecordedElements) {
        self.record = record
        self.elements = elements
    }
}

/// The elements of a pass, by their indices in its record.
package protocol RecordedElements {
    /// The appearance of an element.
    func appearance(of element: ElementID) -> Appearance

    /// Whether an element is the placeholder of an unknown one.
    func isHole(_ element: ElementID) -> Bool

    /// The role of an element, as far as findings need it.
    func intent(of element: ElementID) -> LayoutIntent

    /// How a placed element responds to a person.
    func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction

    /// The properties of an element, in the order of its description.
    func properties(of element: ElementID) -> [ElementProperty]

    /// Taps a tappable element. Its handler's changes are in the states, for the next pass.
    func tap(_ element: ElementID, keeping states: inout (any ElementStates)?)
}

/// Defaults for elements without special properties.
extension RecordedElements {
    package func isHole(_ element: ElementID) -> Bool { false }

    package func intent(of element: ElementID) -> LayoutIntent { .plain }

    package func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction { .none }

    package func tap(_ element: ElementID, keeping states: inout (any ElementStates)?) {}
}
