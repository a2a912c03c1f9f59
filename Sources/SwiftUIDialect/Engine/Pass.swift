import EngineKit
import Negotiation

/// The state that all elements share while a pass runs. A class, because they all write to it.
package final class Pass {
    private(set) var recorder: Recorder?
    /// The recorders before it, whose memory has the reasons of placed children.
    private var formerRecorders: [Recorder] = []
    private let memory: PassMemory
    /// The elements of a recorded pass, by their indices in the record.
    private var recordedElements: [Node] = []
    /// The note about views omitted because of too deep nesting; nil for none.
    var gatheringNote: String?
    /// The number of views omitted because there are too many.
    private var leftOutCount = 0
    /// The keeper of user views' states between passes, in its owner's own type; nil for none.
    package let keeper: (any ViewKeeper)?
    /// The states of compiled views, kept between passes; nil if each pass starts with new ones.
    let states: HeldStates?
    /// The placed elements that observe a value.
    private var observers: [(node: Node, proposal: ProposedViewSize)] = []
    /// The number of gathered views of each name and place.
    private var gathered: [ViewPlace: Int] = [:]
    /// The number of nested elements at work.
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

    /// Whether a repeated ask is computed again. A recorded pass remembers all answers.
    var isForgetful: Bool { memory == .nothing && recorder == nil }

    /// Whether an answer is also used for other proposals for which it holds.
    var deduces: Bool { memory == .deductions }

    /// The place of the next view of a name inside another place.
    func place(of name: String, in outer: ViewPlace) -> ViewPlace {
        let kind = outer.inner(name, 0)
        gathered[kind, default: 0] += 1
        return outer.inner(name, gathered[kind] ?? 0)
    }

    /// What is gathered here is gathered again where it is shown.
    /// - Parameter isKept: whether what was gathered is shown as it is.
    func trying<Result>(_ gather: (Pass) -> Result, keeping isKept: (Result) -> Bool = { _ in false }) -> Result {
        let before = gathered
        let result = gather(self)
        if !isKept(result) { gathered = before }
        return result
    }

    /// Adds an element that observes a value.
    func observe(_ node: Node, at proposal: ProposedViewSize) { observers.append((node, proposal)) }

    /// The observing elements, parents before their children.
    func takeObservers() -> [(node: Node, proposal: ProposedViewSize)] {
        defer { observers = [] }
        return observers
    }

    /// Keeps an element for readers of the record.
    func note(_ node: Node) { recordedElements.append(node) }

    /// The elements of a finished pass, without their state during it.
    func takeElements() -> [LaidOutElement] { takeNodes().map { LaidOutElement($0) } }

    /// The nodes of a finished pass, to be asked more.
    func takeNodes() -> [Node] {
        defer { end() }
        return recordedElements
    }

    /// Drops the elements, which refer to the pass.
    func end() {
        recordedElements = []
        observers = []
    }

    /// Sets the recorder for all later asks; nil for none.
    func record(in recorder: Recorder?) {
        if let former = self.recorder, formerRecorders.last !== former { formerRecorders.append(former) }
        self.recorder = recorder
    }

    /// Goes one level deeper, or returns false if the stack might not suffice, or once the pass is cancelled.
    func descend() -> Bool { depth.descend() }

    func ascend() { depth.ascend() }

    /// Whether one more element may take part.
    func admits() -> Bool {
        if depth.admit() { return true }
        leftOutCount += 1
        return false
    }

    /// The note about the gathered views; nil if none was omitted.
    func takeGatheringNote() -> String? {
        defer { (gatheringNote, leftOutCount) = (nil, 0) }
        return leftOutCount > 0 ? CommonSentences.leftOut(leftOutCount) : gatheringNote
    }

    /// Counts steps of measuring; returns false if they are too many.
    @discardableResult
    func measure(_ steps: Int = 1) -> Bool { depth.measure(steps) }

    /// Whether it took too long to be repeated as often as others.
    var isLong: Bool { depth.measuredSteps > DepthGuard.stepLimit / Round.last.number }

    /// The sentence for a view that was not asked; nil if none is to be reported.
    func takeRefusal() -> String? { depth.takeRefusal() }

    /// Takes a step without an ask; returns false once the pass is cancelled.
    func proceed() -> Bool { depth.proceed() }

    /// Whether the pass was cancelled: its result is incomplete and unused.
    var isCancelled: Bool { depth.isCancelled }
}

/// An element after its pass, for readers of the record.
package struct LaidOutElement {
    package let element: any Element
    /// The points in a terminal's cell, in which texts are measured.
    package var cell: CGSize { shared.cell }
    /// The values of the modifiers around it.
    package var environment: EnvironmentValues { shared.values }
    private let shared: SharedEnvironment
    /// The size with which it was placed; nil if it was not.
    package let placedSize: CGSize?
    /// The name of the alignment guide that it sets, if nothing read it in the pass.
    package var unreadGuide: String? {
        isGuideRead ? nil : (element as? AlignmentGuide)?.key.name
    }
    private let isGuideRead: Bool

    init(_ node: Node) {
        element = node.element
        shared = node.context.shared
        placedSize = node.placedSize
        isGuideRead = node.isGuideRead
    }
}

/// The answers that elements remember during a pass. The layout is the same with any.
enum PassMemory {
    case nothing
    /// Each answer, for a repeated ask.
    case answers
    /// Also answers that follow from others.
    case deductions
}
