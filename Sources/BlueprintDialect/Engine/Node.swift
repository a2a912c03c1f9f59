import EngineKit
import Negotiation

/// One element in one pass: layouts ask it and place it. Its row ends with the pass.
struct Node {
    let row: UnsafeMutablePointer<NodeRow>
}

/// The nodes of an element's children, in element order.
typealias Nodes = UnsafeBufferPointer<Node>

extension Nodes {
    static var none: Nodes { Nodes(start: nil, count: 0) }
}

extension Node {
    var pass: PassPointer { row.pointee.pass }
    var element: any Element { row.pointee.held.element }
    var environment: Environment { row.pointee.environment.pointee }
    var priorities: StackPriorities { row.pointee.priorities }
    /// The author's name to distinguish the element from its siblings.
    var key: AnyHashable? { row.pointee.details?.key }
    var traits: ChildTraits { row.pointee.details?.traits ?? .none }
    /// The children that were made for the present content.
    var children: Nodes { row.pointee.family ?? .none }

    /// The environment that the element's own code gets.
    var handedEnvironment: Environment { isRecorded ? environment.handed(to: self) : environment }

    var placement: CGRect? {
        get { row.pointee.placement }
        nonmutating set { row.pointee.placement = newValue }
    }
}

// MARK: - Children

extension Node {
    /// The nodes of the content's children, made at the first call.
    func children(of contents: [ContentChild]) -> Nodes {
        if let family = row.pointee.family { return family }
        guard pass.pointee.depth.admit(contents.count) else {
            row.pointee.family = Nodes.none
            note(.error, CommonSentences.leftOut(contents.count))
            return .none
        }
        return contents.withUnsafeBufferPointer { makeChildren($0, in: row.pointee.environment) }
    }

    /// The node of the content's only child, made at the first call.
    /// - Parameter environment: makes the child's own environment; nil for this node's.
    func child(of content: ContentChild, in environment: (() -> Environment)? = nil) -> Node {
        if let child = row.pointee.family?.first { return child }
        let environment = environment.map { pass.share($0()) } ?? row.pointee.environment
        return withUnsafePointer(to: content) {
            makeChildren(UnsafeBufferPointer(start: $0, count: 1), in: environment)[0]
        }
    }

    private func makeChildren(
        _ contents: UnsafeBufferPointer<ContentChild>, in environment: UnsafePointer<Environment>
    ) -> Nodes {
        row.pointee.family = Nodes.none
        guard let first = contents.baseAddress, !contents.isEmpty else { return .none }
        let list = pass.pointee.arena.rows(contents.count, of: Node.self)
        for index in contents.indices {
            (list + index).initialize(to: node(for: first + index, in: environment))
        }
        let family = Nodes(start: list, count: contents.count)
        row.pointee.family = family
        return family
    }

    /// Drops the children, for other contents were built. Those that come again are recognized by type, key and number.
    func prepareForOtherContents() {
        guard let family = row.pointee.family else { return }
        row.pointee.family = nil
        rare.formerChildren.insert(contentsOf: family, at: 0)
    }

    private func node(for child: UnsafePointer<ContentChild>, in environment: UnsafePointer<Environment>) -> Node {
        if let rare = row.pointee.rare, let former = rare.takeFormerChild(like: child.pointee) {
            former.adopt(child, in: environment)
            return former
        }
        return pass.node(child, in: environment, parent: self)
    }

    /// Becomes another element of the same type, key and number, with new content and the same answers.
    private func adopt(_ child: UnsafePointer<ContentChild>, in environment: UnsafePointer<Environment>) {
        let element = Located.element(of: child)
        let content = HeldContent(storage: element.content.storage)
        row.pointee.replaceElement(by: element, place(for: content), added: child, in: environment)
        prepareForOtherContents()
        recording?.rebuild(self, origin: Located.origin(of: child))
    }

    /// Keeps a new content, in place of the old one unless that is at work.
    private func place(for content: consuming HeldContent) -> UnsafeMutablePointer<HeldContent> {
        var place = row.pointee.content
        if row.pointee.isAtWork {
            pass.pointee.keep(place)
            place = pass.pointee.arena.rows(1, of: HeldContent.self)
        } else {
            place.deinitialize(count: 1)
        }
        place.initialize(to: content)
        return place
    }
}

// MARK: - What few elements have

extension Node {
    /// Its answers outside of a record; nil if it was not asked.
    var probed: ProbedAnswers? {
        get { row.pointee.rare?.probed }
        nonmutating set { rare.probed = newValue }
    }

    /// The layout's own cache.
    var layoutCache: Any? {
        get { row.pointee.rare?.layoutCache }
        nonmutating set { rare.layoutCache = newValue }
    }

    var attributes: LayoutSubelement.Attributes? {
        get { row.pointee.rare?.attributes }
        nonmutating set { rare.attributes = newValue }
    }

    /// The warnings for the element in the record.
    var warnings: [String] {
        get { row.pointee.rare?.warnings ?? [] }
        nonmutating set { if row.pointee.rare != nil || !newValue.isEmpty { rare.warnings = newValue } }
    }

    var rare: RareState {
        if let rare = row.pointee.rare { return rare }
        let rare = RareState()
        row.pointee.rare = rare
        return rare
    }
}
