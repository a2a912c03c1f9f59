import EngineKit
import Negotiation

/// One pass over a tree of elements: what all of its nodes share. A class, for they all write to it.
final class Pass {
    let options: LayoutOptions
    private(set) var recorder: Recorder?
    private let environment: Environment
    /// Everyone who takes part, parents before their children. While the pass runs; its result takes them.
    private var nodes: [Node] = []
    /// How many elements are being measured, one inside the other.
    @exclusivity(unchecked) private var depth: DepthGuard
    private var typeNames: [ObjectIdentifier: String] = [:]
    /// The elements of a pass that is recorded, by their places in the record.
    private(set) var recordedElements: [any Element] = []

    /// Whether elements are asked outside of the record.
    private(set) var isProbing = false
    /// What the elements at work asked others so far, those of the innermost last.
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

    /// Takes a node in, and gives its place in the result.
    func enroll(_ node: Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// What the record calls an element, and what it warns of there. A type's name is costly to find out.
    func words(for element: any Element) -> (name: String, warnings: [String]) {
        let type = type(of: element)
        if let name = typeNames[ObjectIdentifier(type)] { return (name, []) }
        if let named = element as? any NamedElement { return (named.elementName, named.warnings) }
        let name = String(describing: type)
        typeNames[ObjectIdentifier(type)] = name
        return (name, [])
    }

    /// Keeps an element for those who look at the record: a new one, or one that takes another's place.
    func note(_ element: any Element, as id: ElementID) {
        if id.index < recordedElements.count {
            recordedElements[id.index] = element
        } else {
            recordedElements.append(element)
        }
    }

    /// Goes one level deeper; says false, and does not, where the stack might not suffice, and once the pass is
    /// cancelled.
    func descend() -> Bool { depth.descend() }

    func ascend() { depth.ascend() }

    /// Takes steps of measuring; says false where they are too many.
    @discardableResult
    func measure(_ steps: Int = 1) -> Bool { depth.measure(steps) }

    /// Why an element was not asked; nil where that is not reported.
    func takeRefusal() -> String? { depth.takeRefusal() }

    /// Whether so many more elements may take part.
    func admits(_ count: Int) -> Bool { depth.admit(count) }

    /// Takes a step that asks no one; says false once the pass is cancelled.
    func proceed() -> Bool { depth.proceed() }

    /// Whether the pass was cancelled: what it has made is incomplete, and nobody looks at it.
    var isCancelled: Bool { depth.isCancelled }

    /// The record is finished; what is asked from now on is in none.
    func startProbing() {
        recorder = nil
        isProbing = true
    }

    /// Ends the pass: hands its nodes to the result.
    func finish(_ root: Node) -> LayoutResult {
        if recorder != nil {
            for node in nodes { node.recorded?.endPass() }
        }
        defer { nodes = [] }
        return LayoutResult(nodes: nodes, index: root.index)
    }

    /// Ends a pass without a result. Cuts the tree into pieces, so that a deep one is not taken down recursively.
    func close() {
        for node in nodes { node.dropChildren() }
        nodes = []
    }
}
