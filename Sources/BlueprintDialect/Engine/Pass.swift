import EngineKit
import Negotiation

/// Owns what the elements of a pass share: see `PassState`. A class, because a result can be read as long as somebody
/// holds a part of it.
final class Pass {
    let state: PassPointer
    /// Nil if nothing is recorded, or no longer.
    private(set) var recorder: Recorder?

    init(
        environment: Environment, recorder: Recorder?, elementLimit: Int = DepthGuard.elementLimit,
        stepLimit: Int = .max, cancellation: Cancellation? = nil
    ) {
        self.recorder = recorder
        state = .allocate(capacity: 1)
        state.initialize(
            to: PassState(
                options: environment.layoutMode.options, recorder: recorder,
                depth: DepthGuard(
                    uncheckedDepth: 64, elementLimit: elementLimit, stepLimit: stepLimit, cancellation: cancellation)))
        state.pointee.root = state.share(environment)
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    func root(_ element: any Element) -> Node { state.root(element) }

    /// Ends the record; later asks are not recorded.
    func startProbing() {
        state.pointee.recorder = nil
        recorder = nil
        state.pointee.isProbing = true
    }

    /// Ends the pass.
    func finish(_ root: Node) -> LayoutResult {
        state.pointee.isRunning = false
        return LayoutResult(root, of: self)
    }

    /// The nodes of a recorded pass, by their indices in the record.
    var recordedNodes: [Node] {
        var nodes: [Node] = []
        var next = state.pointee.firstNode
        while let node = next {
            if node.isRecorded { nodes.append(node) }
            next = node.row.pointee.next
        }
        return nodes
    }
}

typealias PassPointer = UnsafeMutablePointer<PassState>

/// What the elements of a pass share while it runs. It stays in one place, to which rows point: stored in a class, it
/// would be checked for exclusive access at each step.
///
///      Node ──▶ NodeRow ──▶ children: Node, Node, ...   one row for each element
///                 │
///                 ├───▶ KeptAnswer ──▶ KeptAnswer       its answers, the newest first
///                 └───▶ RecordedRow                     in a recorded pass
struct PassState: ~Copyable {
    let options: LayoutOptions
    /// Nil if nothing is recorded, or no longer. The pass retains it, so that no call does.
    fileprivate(set) var recorder: Unmanaged<Recorder>?
    /// Counts nested elements, and stops the pass.
    var depth: DepthGuard
    /// The rows, and the answers.
    var arena = Arena()
    /// Whether the pass still lays out.
    fileprivate var isRunning = true
    /// Whether elements are asked outside of the record.
    fileprivate(set) var isProbing = false
    /// Whether authors' code may still ask. Then somebody else keeps the pass.
    var isOpen: Bool { isRunning || isProbing }
    /// The asks made so far by the elements at work, those of the innermost last.
    var probes: [BoxedAsk] = []
    /// Says to proxies outside of the pass that its rows have ended.
    let life = PassLife()
    /// The environment of the root.
    fileprivate var root: UnsafePointer<Environment>?
    /// The nodes, parents before their children.
    fileprivate(set) var firstNode: Node?
    private var lastNode: Node?
    private var environments: [UnsafeMutablePointer<Environment>] = []
    /// Contents that were replaced while they were at work.
    private var formerContents: [UnsafeMutablePointer<HeldContent>] = []
    private var names = TypeNames()

    init(options: LayoutOptions, recorder: Recorder?, depth: DepthGuard) {
        self.options = options
        self.recorder = recorder.map { .passUnretained($0) }
        self.depth = depth
    }

    // Elements end after those that contain them, so that a deep tree is not released recursively.
    deinit {
        life.end()
        var next = firstNode
        while let node = next {
            next = node.row.pointee.next
            node.row.deinitialize(count: 1)
        }
        for content in formerContents { content.deinitialize(count: 1) }
        for environment in environments { environment.deinitialize(count: 1) }
    }

    mutating func keep(_ content: UnsafeMutablePointer<HeldContent>) { formerContents.append(content) }

    fileprivate mutating func append(_ node: Node) {
        if let lastNode { lastNode.row.pointee.next = node } else { firstNode = node }
        lastNode = node
    }

    fileprivate mutating func append(_ environment: UnsafeMutablePointer<Environment>) {
        environments.append(environment)
    }

    /// The name and the warnings of an element in the record.
    mutating func words(for node: Node) -> (name: String, warnings: [String]) {
        node.row.pointee.held.words(in: &names)
    }
}

// MARK: - Rows

extension PassPointer {
    func root(_ element: any Element) -> Node {
        guard let environment = pointee.root else { preconditionFailure("a pass has an environment") }
        return node(of: element, in: environment, parent: nil)
    }

    /// Makes the node of an element that is no child of an element's content.
    func node(of element: any Element, in environment: UnsafePointer<Environment>, parent: Node?) -> Node {
        withUnsafePointer(to: ContentChild(element)) { node($0, in: environment, parent: parent) }
    }

    /// Makes the node of a child as its parent added it.
    func node(
        _ child: UnsafePointer<ContentChild>, in environment: UnsafePointer<Environment>, parent: Node?
    ) -> Node {
        let node = Node(row: pointee.arena.rows(1, of: NodeRow.self))
        node.row.initialize(to: NodeRow(child, in: environment, of: self))
        pointee.append(node)
        declare(node, parent: parent, of: child)
        return node
    }

    /// Keeps an environment for nodes that are in it.
    func share(_ environment: Environment) -> UnsafePointer<Environment> {
        let place = pointee.arena.rows(1, of: Environment.self)
        place.initialize(to: environment)
        pointee.append(place)
        return UnsafePointer(place)
    }
}

/// The names of elements, found by their types: a type's name is slow to get.
struct TypeNames {
    private var known: [ObjectIdentifier: String] = [:]
    /// The newest name: siblings often have one type.
    private var last: (type: ObjectIdentifier, name: String)?

    mutating func words(for element: any Element) -> (name: String, warnings: [String]) {
        let type = ObjectIdentifier(type(of: element))
        if let last, last.type == type { return (last.name, []) }
        if known[type] == nil, let named = element as? any NamedElement {
            return (named.elementName, named.warnings)
        }
        let name = known[type] ?? String(describing: Swift.type(of: element))
        known[type] = name
        last = (type, name)
        return (name, [])
    }
}
