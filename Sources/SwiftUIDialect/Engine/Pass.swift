import EngineKit
import Negotiation

/// What all elements share while a pass runs. A class, for they all write to it.
package final class Pass {
    private(set) var recorder: Recorder?
    private let memory: PassMemory
    /// The elements of a pass that is recorded, by their places in the record.
    private var recordedElements: [Node] = []
    /// What is to be said of views that were left out, since they are nested too deeply; nil where none were.
    var gatheringNote: String?
    /// How many views were left out, since there are too many.
    private var leftOutCount = 0
    /// What views of an author's own keep from pass to pass, as whoever runs the pass has it; nil where nobody does.
    package let keeper: (any ViewKeeper)?
    /// What views of compiled Swift keep from pass to pass; nil where they start again with each.
    let states: HeldStates?
    /// Those that do something when a value has changed, as they were placed.
    private var observers: [(node: Node, proposal: ProposedViewSize)] = []
    /// How many views of a name were gathered in each place.
    private var gathered: [ViewPlace: Int] = [:]
    /// How many elements are at work, one inside the other.
    @exclusivity(unchecked) private var depth: DepthGuard

    init(
        recorder: Recorder?, memory: PassMemory, keeper: (any ViewKeeper)? = nil, states: HeldStates? = nil,
        elementLimit: Int = DepthGuard.elementLimit, stepLimit: Int = .max, cancellation: Cancellation? = nil
    ) {
        depth = DepthGuard(
            uncheckedDepth: 24, elementLimit: elementLimit, stepLimit: stepLimit, cancellation: cancellation)
        self.recorder = recorder
        self.keeper = keeper
        self.states = states
        self.memory = memory
    }

    /// Whether an answer is computed again when the same is asked again. A record keeps each all the same.
    var isForgetful: Bool { memory == .nothing && recorder == nil }

    /// Whether an answer also stands for other proposals for which it holds.
    var deduces: Bool { memory == .deductions }

    /// The place of the next view of a name in a place.
    func place(of name: String, in outer: ViewPlace) -> ViewPlace {
        let kind = outer.inner(name, 0)
        gathered[kind, default: 0] += 1
        return outer.inner(name, gathered[kind] ?? 0)
    }

    /// What is gathered here is gathered again where it is shown.
    func trying<Result>(_ gather: () -> Result) -> Result {
        let before = gathered
        defer { gathered = before }
        return gather()
    }

    /// What was gathered is gathered again.
    func forgetPlaces() { gathered = [:] }

    /// Notes one that does something when a value has changed.
    func observe(_ node: Node, at proposal: ProposedViewSize) { observers.append((node, proposal)) }

    /// Those that were noted, parents before their children.
    func takeObservers() -> [(node: Node, proposal: ProposedViewSize)] {
        defer { observers = [] }
        return observers
    }

    /// Keeps an element for those who look at the record.
    func note(_ node: Node) { recordedElements.append(node) }

    /// The elements of a pass that is over, without what they knew while it ran.
    func takeElements() -> [LaidOutElement] { takeNodes().map { LaidOutElement($0) } }

    /// The nodes of a pass that is over, which are to be asked more.
    func takeNodes() -> [Node] {
        defer { end() }
        return recordedElements
    }

    /// Lets go of the elements, which have the pass in them.
    func end() {
        recordedElements = []
        observers = []
    }

    /// What is asked from now on is written down in a record, or in none.
    func record(in recorder: Recorder?) {
        self.recorder = recorder
    }

    /// Goes one level deeper; says false, and does not, where the stack might not suffice, and once the pass is cancelled.
    func descend() -> Bool { depth.descend() }

    func ascend() { depth.ascend() }

    /// Whether one more element may take part.
    func admits() -> Bool {
        if depth.admit() { return true }
        leftOutCount += 1
        return false
    }

    /// What is to be said of the views that were gathered; nil where none was left out.
    func takeGatheringNote() -> String? {
        defer { (gatheringNote, leftOutCount) = (nil, 0) }
        return leftOutCount > 0 ? CommonSentences.leftOut(leftOutCount) : gatheringNote
    }

    /// Takes steps of measuring; says false where they are too many.
    @discardableResult
    func measure(_ steps: Int = 1) -> Bool { depth.measure(steps) }

    /// Whether it took so long that it is not repeated as often as others.
    var isLong: Bool { depth.measuredSteps > DepthGuard.stepLimit / Round.last.number }

    /// Why a view was not asked; nil where that is not reported.
    func takeRefusal() -> String? { depth.takeRefusal() }

    /// Takes a step that asks no one; says false once the pass is cancelled.
    func proceed() -> Bool { depth.proceed() }

    /// Whether the pass was cancelled: what it has made is incomplete, and nobody looks at it.
    var isCancelled: Bool { depth.isCancelled }
}

/// An element after its pass, as those see it who look at the record.
package struct LaidOutElement {
    package let element: any Element
    /// The points in a terminal's cell, by which texts are measured.
    package var cell: CGSize { shared.cell }
    /// What modifiers around it say.
    package var environment: EnvironmentValues { shared.values }
    private let shared: SharedEnvironment
    /// The size that it was placed with; nil where it was not.
    package let placedSize: CGSize?

    init(_ node: Node) {
        element = node.element
        shared = node.context.shared
        placedSize = node.placedSize
    }
}

/// What elements keep of their answers during a pass. The layout is equal with all of them.
enum PassMemory {
    case nothing
    /// Each answer, for when the same is asked again.
    case answers
    /// Also those that follow from others.
    case deductions
}
