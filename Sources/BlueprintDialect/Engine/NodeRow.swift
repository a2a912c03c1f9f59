import EngineKit
import Negotiation

/// The state of an element in a pass. It stays in one place, to which nodes point.
struct NodeRow: ~Copyable {
    let pass: PassPointer
    /// The node that was made after this one.
    var next: Node?
    private(set) var held: HeldElement
    /// In a place of its own, which it keeps while it is at work, even if the element is replaced meanwhile.
    private(set) var content: UnsafeMutablePointer<HeldContent>
    private(set) var environment: UnsafePointer<Environment>
    private(set) var priorities: StackPriorities
    /// The key, and the traits other than those priorities; nil for neither.
    private(set) var details: ChildDetails?
    /// The children, made at the first use for each content; nil before.
    var family: Nodes?
    var sizes = SizeCache()
    /// The frame in the parent; nil until the layout places it or it gets the parent's size.
    var placement: CGRect?
    /// The state that few elements have; nil for none of it.
    var rare: RareState?
    /// The element's part of the record; nil if the pass is not recorded.
    var recorded: UnsafeMutablePointer<RecordedRow>?
    /// Whether its content measures or places.
    var isAtWork = false

    /// - Parameter child: the element as its parent added it.
    init(_ child: UnsafePointer<ContentChild>, in environment: UnsafePointer<Environment>, of pass: PassPointer) {
        self.pass = pass
        held = HeldElement(Located.element(of: child))
        content = pass.pointee.arena.rows(1, of: HeldContent.self)
        content.initialize(to: HeldContent(storage: held.content.storage))
        self.environment = environment
        (priorities, details) = (child.pointee.priorities, child.pointee.details)
    }

    deinit {
        content.deinitialize(count: 1)
    }

    /// Replaces the element by another one of the same type, key and number; its answers stay.
    /// - Parameter content: the new content's place, which may be that of the old one.
    mutating func replaceElement(
        by element: any Element, _ content: UnsafeMutablePointer<HeldContent>,
        added child: UnsafePointer<ContentChild>, in environment: UnsafePointer<Environment>
    ) {
        held = HeldElement(element)
        self.content = content
        self.environment = environment
        (priorities, details) = (child.pointee.priorities, child.pointee.details)
        placement = nil
        rare?.probed = nil
        rare?.attributes = nil
    }
}

/// An element. It makes its content in its place: a copy of the element would be retained.
struct HeldElement: ~Copyable {
    let element: any Element

    init(_ element: any Element) {
        self.element = element
    }

    var content: ElementContent { element.content }

    func words(in names: inout TypeNames) -> (name: String, warnings: [String]) { names.words(for: element) }
}

/// The content of an element. Its methods are called in its place: a copy of the content would be retained.
struct HeldContent: ~Copyable {
    let storage: any ContentStorage

    var placesEachChild: Bool { storage.placesEachChild }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        storage.measure(in: proposal, at: node)
    }

    func placeChildren(in size: CGSize, at node: Node) -> Nodes {
        storage.placeChildren(in: size, at: node)
    }
}

/// The state that few elements have. A class, so that a row stores only a pointer.
final class RareState {
    /// The children of contents built earlier in this pass; one that comes again keeps its answers.
    var formerChildren: [Node] = []
    /// Its answers outside of a record; nil if it was not asked.
    var probed: ProbedAnswers?
    /// The layout's own cache.
    var layoutCache: Any?
    var attributes: LayoutSubelement.Attributes?
    /// The warnings for the element in the record.
    var warnings: [String] = []

    /// The first unused child of earlier contents with the same type and key.
    func takeFormerChild(like child: ContentChild) -> Node? {
        guard !formerChildren.isEmpty else { return nil }
        let element = Located.unwrap(child.element).element
        let type = type(of: element)
        let name = (element as? any NamedElement)?.elementName
        let index = formerChildren.firstIndex { former in
            Swift.type(of: former.element) == type && former.key == child.details?.key
                && (former.element as? any NamedElement)?.elementName == name
        }
        return index.map { formerChildren.remove(at: $0) }
    }
}
