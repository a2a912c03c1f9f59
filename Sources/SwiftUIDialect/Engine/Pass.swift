import EngineKit
import Negotiation

/// Owns what the elements of a pass share: see `PassState`. A class, because a result can be read as long as somebody
/// holds a part of it.
package final class Pass {
    let state: PassPointer

    init(
        recorder: Recorder?, memory: PassMemory, keeper: (any ViewKeeper)? = nil, states: HeldStates? = nil,
        elementLimit: Int = DepthGuard.elementLimit, stepLimit: Int = .max, cancellation: Cancellation? = nil
    ) {
        state = .allocate(capacity: 1)
        state.initialize(
            to: PassState(
                recorder: recorder, memory: memory, keeper: keeper, states: states,
                depth: DepthGuard(
                    uncheckedDepth: 24, elementLimit: elementLimit, stepLimit: stepLimit, cancellation: cancellation)))
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// The elements of a recorded pass, by their indices in the record, without their state during it.
    var elements: [LaidOutElement] { nodes.map { LaidOutElement($0) } }

    /// The nodes of a recorded pass, by their indices in the record. They end with the pass.
    var nodes: [Node] {
        var nodes: [Node] = []
        var next = state.pointee.newestNode
        while let node = next {
            if node.isRecorded { nodes.append(node) }
            next = node.row.pointee.previous
        }
        nodes.reverse()
        return nodes
    }

    /// Sets the recorder for all later asks; nil for none.
    func record(in recorder: Recorder?) { state.pointee.record(in: recorder) }
}

typealias PassPointer = UnsafeMutablePointer<PassState>

/// What the elements of a pass share while it runs. It stays in one place, to which rows point: stored in a class, it
/// would be checked for exclusive access at each step.
///
///      gathered element ─▶ ChildRow ◀─ NodeRow ─▶ children ─▶ NodeRow, NodeRow, ...
///                                         │
///                                         ├─▶ KnownAnswer, KnownAnswer        its answers, by proposals
///                                         └─▶ PlacedChild, PlacedChild, ...   its placed children, side by side
struct PassState: ~Copyable {
    /// The recorder for its rows; nil if nothing is recorded.
    fileprivate(set) var recording: Recording?
    private var recorder: Recorder?
    /// The recorders before it, whose memory has the reasons of placed children.
    private var formerRecorders: [Recorder] = []
    private let memory: PassMemory
    /// The note about views omitted because of too deep nesting; nil for none.
    var gatheringNote: String?
    /// The number of views omitted because there are too many.
    fileprivate var leftOutCount = 0
    /// The keeper of user views' states between passes, in its owner's own type; nil for none.
    let keeper: (any ViewKeeper)?
    /// The states of compiled views, kept between passes; nil if each pass starts with new ones.
    let states: HeldStates?
    /// The placed elements that observe a value.
    fileprivate var observers: [(node: Node, proposal: ProposedViewSize)] = []
    /// The number of gathered views of each name and place.
    fileprivate var gathered: [ViewPlace: Int] = [:]
    /// Counts nested elements, and stops the pass.
    fileprivate var depth: DepthGuard
    /// The rows, their answers and their places.
    var arena = Arena()
    /// The place of the last answer that no element remembers.
    var unremembered: UnsafeMutablePointer<KnownAnswers.Row>?
    /// The newest rows, which lead to all others: they own their elements.
    fileprivate var newestSurroundings: UnsafeMutablePointer<Surroundings>?
    fileprivate var newestChild: Child?
    fileprivate var newestNode: Node?
    fileprivate(set) var nodeCount = 0
    /// Says to views of the pass outside of it that its rows have ended.
    let life = PassLife()

    init(
        recorder: Recorder?, memory: PassMemory, keeper: (any ViewKeeper)?, states: HeldStates?, depth: DepthGuard
    ) {
        (self.recorder, self.memory, self.keeper, self.states) = (recorder, memory, keeper, states)
        self.depth = depth
        recording = recorder.map { Recording($0) }
    }

    deinit {
        life.end()
        var nextNode = newestNode
        while let node = nextNode {
            nextNode = node.row.pointee.previous
            node.row.deinitialize(count: 1)
        }
        var nextChild = newestChild
        while let child = nextChild {
            nextChild = child.row.pointee.previous
            child.row.deinitialize(count: 1)
        }
        var nextSurroundings = newestSurroundings
        while let surroundings = nextSurroundings {
            nextSurroundings = surroundings.pointee.previous
            surroundings.deinitialize(count: 1)
        }
    }

    /// Whether a repeated ask is computed again. A recorded pass remembers all answers.
    var isForgetful: Bool { memory == .nothing && recording == nil }

    /// Whether an answer is also used for other proposals for which it holds.
    var deduces: Bool { memory == .deductions }

    fileprivate mutating func record(in recorder: Recorder?) {
        if let former = self.recorder, formerRecorders.last !== former { formerRecorders.append(former) }
        self.recorder = recorder
        recording = recorder.map { Recording($0) }
    }
}

// MARK: - Rows

extension PassPointer {
    /// Makes the row of a gathered element.
    func child(
        _ element: some Element, around wrapped: Child?, in surroundings: UnsafePointer<Surroundings>, item: Int?
    ) -> Child {
        let row = pointee.arena.rows(1, of: ChildRow.self)
        row.initialize(
            to: ChildRow(element, around: wrapped, in: surroundings, item: item, after: pointee.newestChild))
        let child = Child(row: row)
        pointee.newestChild = child
        return child
    }

    /// Makes the surroundings of gathered elements.
    func surroundings(_ context: Context) -> UnsafePointer<Surroundings> {
        let row = pointee.arena.rows(1, of: Surroundings.self)
        row.initialize(to: Surroundings(context, after: pointee.newestSurroundings))
        pointee.newestSurroundings = row
        return UnsafePointer(row)
    }

    /// Makes the row of an element that takes part.
    func node(_ child: Child, parent: ElementID?) -> Node {
        let row = pointee.arena.rows(1, of: NodeRow.self)
        row.initialize(to: NodeRow(child, of: self, parent: parent, after: pointee.newestNode))
        let node = Node(row: row)
        pointee.newestNode = node
        pointee.nodeCount += 1
        return node
    }

    /// Makes the rows of elements side by side.
    func nodes(_ children: some Collection<Child>, parent: ElementID?) -> Nodes {
        var nodes: Nodes = list(capacity: children.count)
        for child in children { nodes.append(node(child, parent: parent)) }
        return nodes
    }
}

// MARK: - Gathering

extension PassPointer {
    var recording: Recording? { pointee.recording }

    /// The place of the next view of a name inside another place.
    func place(of name: String, in outer: ViewPlace) -> ViewPlace {
        let kind = outer.inner(name, 0)
        pointee.gathered[kind, default: 0] += 1
        return outer.inner(name, pointee.gathered[kind] ?? 0)
    }

    /// What is gathered here is gathered again where it is shown.
    /// - Parameter isKept: whether what was gathered is shown as it is.
    func trying<Result>(_ gather: (PassPointer) -> Result, keeping isKept: (Result) -> Bool = { _ in false }) -> Result
    {
        let before = pointee.gathered
        let result = gather(self)
        if !isKept(result) { pointee.gathered = before }
        return result
    }

    /// Whether one more element may take part.
    func admits() -> Bool {
        if pointee.depth.admit() { return true }
        pointee.leftOutCount += 1
        return false
    }

    /// The note about the gathered views; nil if none was omitted.
    func takeGatheringNote() -> String? {
        let (count, note) = (pointee.leftOutCount, pointee.gatheringNote)
        guard count > 0 || note != nil else { return nil }
        (pointee.gatheringNote, pointee.leftOutCount) = (nil, 0)
        return count > 0 ? CommonSentences.leftOut(count) : note
    }
}

// MARK: - Observers

extension PassPointer {
    /// Adds an element that observes a value.
    func observe(_ node: Node, at proposal: ProposedViewSize) { pointee.observers.append((node, proposal)) }

    /// The observing elements, parents before their children.
    func takeObservers() -> [(node: Node, proposal: ProposedViewSize)] {
        defer { pointee.observers = [] }
        return pointee.observers
    }
}

// MARK: - Limits

extension PassPointer {
    /// Goes one level deeper, or returns false if the stack might not suffice, or once the pass is cancelled.
    func descend() -> Bool { pointee.depth.descend() }

    func ascend() { pointee.depth.ascend() }

    /// Counts steps of measuring; returns false if they are too many.
    @discardableResult
    func measure(_ steps: Int = 1) -> Bool { pointee.depth.measure(steps) }

    /// Whether it took too long to be repeated as often as others.
    var isLong: Bool { pointee.depth.measuredSteps > DepthGuard.stepLimit / Round.last.number }

    /// The sentence for a view that was not asked; nil if none is to be reported.
    func takeRefusal() -> String? { pointee.depth.takeRefusal() }

    /// Takes a step without an ask; returns false once the pass is cancelled.
    func proceed() -> Bool { pointee.depth.proceed() }

    /// Whether the pass was cancelled: its result is incomplete and unused.
    var isCancelled: Bool { pointee.depth.isCancelled }
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
    package var unreadGuide: String? { isGuideRead ? nil : (element as? AlignmentGuide)?.key.name }
    private let isGuideRead: Bool

    init(_ node: Node) {
        element = node.element
        shared = node.shared
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
