import EngineKit
import Negotiation

/// One pass over a tree of elements: the state that all of its nodes share. A class, because they all write to it.
final class Pass {
    let options: LayoutOptions
    @exclusivity(unchecked) private(set) var recorder: Recorder?
    private let environment: Environment
    /// The pass's nodes, parents before their children, until its result takes them.
    @exclusivity(unchecked) private var nodes: [Node] = []
    /// The number of nested elements being measured.
    @exclusivity(unchecked) private var depth: DepthGuard
    @exclusivity(unchecked) private var typeNames: [ObjectIdentifier: String] = [:]
    /// The newest name: siblings often have one type.
    @exclusivity(unchecked) private var lastName: (type: ObjectIdentifier, name: String)?
    /// The elements of a recorded pass, by their indices in the record.
    @exclusivity(unchecked) private(set) var recordedElements: [any Element] = []

    /// Whether elements are asked outside of the record.
    @exclusivity(unchecked) private(set) var isProbing = false
    /// The asks made so far by the elements at work, those of the innermost last.
    @exclusivity(unchecked) var probes: [BoxedAsk] = []

    init(
        environment: Environment, recorder: Recorder?, elementLimit: Int = DepthGuard.elementLimit,
        stepLimit: Int = .max, cancellation: Cancellation? = nil
    ) {
        self.environment = environment
        depth = DepthGuard(
            uncheckedDepth: 64, elementLimit: elementLimit, stepLimit: stepLimit, cancellation: cancellation)
        options = environment.layoutMode.options
        self.recorder = recorder
    }

    func root(_ element: any Element) -> Node {
        Node(ContentChild(element), environment: environment, pass: self, parent: nil)
    }

    /// Adds a node, and returns its index in the result.
    func enroll(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// The name and the warnings of an element in the record. Type names are cached: they are slow to get.
    func words(for element: any Element) -> (name: String, warnings: [String]) {
        let type = ObjectIdentifier(type(of: element))
        if let lastName, lastName.type == type { return (lastName.name, []) }
        if typeNames[type] == nil, let named = element as? any NamedElement {
            return (named.elementName, named.warnings)
        }
        let name = typeNames[type] ?? String(describing: Swift.type(of: element))
        typeNames[type] = name
        lastName = (type, name)
        return (name, [])
    }

    /// Keeps a new element, or one that replaces another, for readers of the record.
    func note(_ element: any Element, as id: ElementID) {
        if id.index < recordedElements.count {
            recordedElements[id.index] = element
        } else {
            recordedElements.append(element)
        }
    }

    /// Goes one level deeper, or returns false if the stack might not suffice, or once the pass is cancelled.
    func descend() -> Bool { depth.descend() }

    func ascend() { depth.ascend() }

    /// Counts steps of measuring; returns false if they are too many.
    @discardableResult
    func measure(_ steps: Int = 1) -> Bool { depth.measure(steps) }

    /// The sentence for an element that was not asked; nil if none is to be reported.
    func takeRefusal() -> String? { depth.takeRefusal() }

    /// Whether that many more elements may take part.
    func admits(_ count: Int) -> Bool { depth.admit(count) }

    /// Takes a step without an ask; returns false once the pass is cancelled.
    func proceed() -> Bool { depth.proceed() }

    /// Whether the pass was cancelled: its result is incomplete and unused.
    var isCancelled: Bool { depth.isCancelled }

    /// Ends the record; later asks are not recorded.
    func startProbing() {
        recorder = nil
        isProbing = true
    }

    /// Ends the pass and passes its nodes to the result.
    func finish(_ root: Node) -> LayoutResult {
        if recorder != nil {
            for node in nodes { node.recorded?.endPass() }
        }
        defer { nodes = [] }
        return LayoutResult(nodes: nodes, index: root.index)
    }

    /// Ends a pass without a result. Cuts the tree into pieces, so that a deep one is not freed recursively.
    func close() {
        for node in nodes { node.dropChildren() }
        nodes = []
    }
}
