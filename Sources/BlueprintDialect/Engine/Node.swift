import EngineKit
import Negotiation

/// One element in one pass: its content, its answers so far, and its placement. A class, because layouts get proxies of
/// it, through which they ask and place.
final class Node {
    let pass: Pass
    /// Its index among the pass's nodes.
    private(set) var index = 0
    private(set) var element: any Element
    // Accesses to the following parts end before an element or a layout runs.
    @exclusivity(unchecked) private(set) var priorities: StackPriorities
    /// The key, and the traits other than those priorities; nil for neither.
    @exclusivity(unchecked) private(set) var details: ChildDetails?
    @exclusivity(unchecked) private(set) var environment: Environment
    @exclusivity(unchecked) private(set) var storage: any ContentStorage

    /// The children, made at the first use for each content.
    @exclusivity(unchecked) private(set) var subelements: LayoutSubelements = []
    @exclusivity(unchecked) private var hasChildren = false

    @exclusivity(unchecked) var sizes = SizeCache()
    /// The state that few nodes have; nil for none of it.
    private var rare: RareState?

    /// The frame in the parent; nil until the layout places it or it gets the parent's size.
    @exclusivity(unchecked) var placement: CGRect?
    /// The element's part of the record; nil if the pass is not recorded.
    @exclusivity(unchecked) private(set) var recorded: RecordedNode?

    init(_ child: ContentChild, environment: Environment, pass: Pass, parent: Node?) {
        let (element, origin) = Located.unwrap(child.element)
        self.pass = pass
        self.element = element
        priorities = child.priorities
        details = child.details
        self.environment = environment
        storage = element.content.storage
        index = pass.enroll(self)
        if let recorder = pass.recorder {
            let words = pass.words(for: element)
            let id = recorder.declare(
                words.name, parent: parent?.recorded?.id, key: details?.key.map { "\($0)" }, origin: origin)
            pass.note(element, as: id)
            recorded = RecordedNode(id: id, parent: parent?.recorded?.id, warnings: words.warnings)
        }
    }
}

extension Node {
    /// The state that few nodes have. A class, so that a node stores only a pointer.
    private final class RareState {
        var formerChildren: [Node] = []
        var probed: ProbedAnswers?
        var layoutCache: Any?
        var attributes: LayoutSubelement.Attributes?
    }

    private func changeRare(_ change: (RareState) -> Void) {
        let state = rare ?? RareState()
        rare = state
        change(state)
    }

    /// The children of contents built earlier in this pass; one that comes again keeps its answers.
    private var formerChildren: [Node] {
        get { rare?.formerChildren ?? [] }
        set { if rare != nil || !newValue.isEmpty { changeRare { $0.formerChildren = newValue } } }
    }

    /// Its answers outside of a record; nil if it was not asked.
    var probed: ProbedAnswers? {
        get { rare?.probed }
        set { if rare != nil || newValue != nil { changeRare { $0.probed = newValue } } }
    }

    /// The layout's own cache.
    var layoutCache: Any? {
        get { rare?.layoutCache }
        set { if rare != nil || newValue != nil { changeRare { $0.layoutCache = newValue } } }
    }

    var attributes: LayoutSubelement.Attributes? {
        get { rare?.attributes }
        set { if rare != nil || newValue != nil { changeRare { $0.attributes = newValue } } }
    }
}

extension Node {
    /// The author's name to distinguish the element from its siblings.
    var key: AnyHashable? { details?.key }

    var traits: ChildTraits { details?.traits ?? .none }

    /// The environment that the element's own code gets.
    var handedEnvironment: Environment { environment.handed(to: self) }

    /// The nodes of the content's children, made at the first call.
    func subelements(of children: [ContentChild]) -> LayoutSubelements {
        subelements(count: children.count) { children[$0] }
    }

    /// - Parameter child: returns the content's child with an index.
    func subelements(count: Int, _ child: (Int) -> ContentChild) -> LayoutSubelements {
        if !hasChildren {
            hasChildren = true
            guard pass.admits(count) else {
                note(.error, CommonSentences.leftOut(count))
                return []
            }
            subelements.reserveCapacity(count)
            for index in 0..<count {
                subelements.append(LayoutSubelement(node: node(for: child(index), in: environment)))
            }
        }
        return subelements
    }

    func subelement(of child: ContentChild, in environment: @autoclosure () -> Environment) -> LayoutSubelement {
        if !hasChildren {
            hasChildren = true
            subelements = [LayoutSubelement(node: node(for: child, in: environment()))]
        }
        return subelements[0]
    }

    /// Drops the children, for other contents were built. Those that come again are recognized by type, key and number.
    func prepareForOtherContents() {
        guard hasChildren else { return }
        hasChildren = false
        formerChildren.insert(contentsOf: subelements.map(\.node), at: 0)
        subelements = []
    }

    func dropChildren() {
        subelements = []
        formerChildren = []
    }

    private func node(for child: ContentChild, in environment: Environment) -> Node {
        if !formerChildren.isEmpty, let former = takeFormerChild(like: child) {
            former.adopt(child, environment: environment)
            return former
        }
        return Node(child, environment: environment, pass: pass, parent: self)
    }

    /// The first unused child of earlier contents with the same type and key.
    private func takeFormerChild(like child: ContentChild) -> Node? {
        let element = Located.unwrap(child.element).element
        let type = type(of: element)
        let name = (element as? any NamedElement)?.elementName
        let index = formerChildren.firstIndex { former in
            Swift.type(of: former.element) == type && former.key == child.details?.key
                && (former.element as? any NamedElement)?.elementName == name
        }
        return index.map { formerChildren.remove(at: $0) }
    }

    /// Becomes another element of the same type, key and number, with new content and the same answers.
    private func adopt(_ child: ContentChild, environment: Environment) {
        let (element, origin) = Located.unwrap(child.element)
        self.element = element
        self.environment = environment
        priorities = child.priorities
        details = child.details
        storage = element.content.storage
        probed = nil
        placement = nil
        attributes = nil
        prepareForOtherContents()
        if let recorded {
            pass.recorder?.rebuild(recorded.id, origin: origin)
            pass.note(element, as: recorded.id)
            recorded.warnings = pass.words(for: element).warnings
        }
    }
}
