import Foundation
import Interpreter
import Negotiation

/// A layout library, as the program sees it: what its sources can name, and how their elements are laid out.
package protocol Dialect: Sendable {
    /// As `--dialect` takes it: `blueprint`.
    var name: String { get }
    /// The modules whose import chooses this dialect, besides its own.
    var modules: [String] { get }
    var vocabulary: Vocabulary { get }
    /// Attributes, names, and types of properties and functions, that only its sources have: `@QuickLayout`,
    /// `var body: Layout`, `addFlexible`.
    var signs: Set<String> { get }
    /// Types that only its sources mention: what theirs conform to, take and give.
    var typeSigns: Set<String> { get }

    /// The system's classes whose objects are its elements as they are: `UILabel`.
    var viewClasses: Set<String> { get }

    /// How the dialect reads a kind of proposal at the root.
    func reading(of proposal: AxisProposal) -> ProposalReading

    /// One pass: every ask, answer and placement, with the states of the pass before, which it replaces by the new ones.
    /// Never fails, whatever the numbers; problems are in the record's notes. A pass that is cancelled ends within a
    /// bounded number of steps, and its result and the states are undefined.
    func layOut(_ order: PassOrder, keeping states: inout (any ElementStates)?) -> RecordedPass

    /// The dialects that have most of its words, so that its sources can be laid out by their rules; by name.
    var kindred: [String] { get }

    /// What its sources may add that can end a finding, the likeliest first.
    var trialAdditions: [TrialAddition] { get }

    /// Whether containers round the lengths that they give to whole points.
    var roundsLengths: Bool { get }

    /// What every element of this dialect keeps, whatever it is proposed.
    var sizingRules: Set<SizingRule> { get }

    /// A pass whose elements can be asked anything afterwards; nil where there is none. The proposal has been read.
    /// - Parameter states: of the pass before; they stay as they are.
    func probe(
        _ root: Native, in proposal: Proposal, cells: CellProjection, states: (any ElementStates)?
    ) -> ProbedPass?
}

/// What holds for every dialect.
extension Dialect {
    package var signs: Set<String> { [] }
    package var typeSigns: Set<String> { [] }
    package var viewClasses: Set<String> { [] }
    package var kindred: [String] { [] }
    package var trialAdditions: [TrialAddition] { [] }
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

/// What a pass is to lay out, and how.
package struct PassOrder {
    package let root: Native
    /// Read: of no kind that `reading(of:)` replaces or refuses.
    package let proposal: Proposal
    package let cells: CellProjection
    /// Writes down what happens.
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

/// The states of a layout's elements from one pass to the next, in a type of the dialect's own. A value: passes and taps
/// take one and give the next.
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
    /// What can be seen of an element.
    func appearance(of element: ElementID) -> Appearance

    /// Whether an element stands for an unknown one.
    func isHole(_ element: ElementID) -> Bool

    /// What an element is for, as far as findings have to know.
    func intent(of element: ElementID) -> LayoutIntent

    /// How a placed element responds to a person.
    func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction

    /// The properties of an element, in the order of its description.
    func properties(of element: ElementID) -> [ElementProperty]

    /// Taps a tappable element. Its handler's changes are in the states, for the next pass.
    func tap(_ element: ElementID, keeping states: inout (any ElementStates)?)
}

/// For elements that are known, do not respond, and are what their frames say.
extension RecordedElements {
    package func isHole(_ element: ElementID) -> Bool { false }

    package func intent(of element: ElementID) -> LayoutIntent { .plain }

    package func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction { .none }

    package func tap(_ element: ElementID, keeping states: inout (any ElementStates)?) {}
}
