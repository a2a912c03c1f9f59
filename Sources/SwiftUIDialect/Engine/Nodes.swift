/// Nodes side by side: the children of an element.
package struct Nodes: RandomAccessCollection {
    private let start: UnsafeMutablePointer<Node>?
    package let count: Int

    init(start: UnsafeMutablePointer<Node>?, count: Int) {
        (self.start, self.count) = (start, count)
    }

    static var none: Nodes { Nodes(start: nil, count: 0) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(index: Int) -> Node {
        guard let start, index >= 0, index < count else { preconditionFailure("there are fewer nodes") }
        return start[index]
    }

    /// The nodes after the first ones.
    func dropping(_ first: Int) -> Nodes {
        guard let start, first <= count else { return .none }
        return Nodes(start: start + first, count: count - first)
    }
}

/// Placed children side by side, in element order.
package struct Places: RandomAccessCollection {
    private let start: UnsafeMutablePointer<PlacedChild>?
    package let count: Int

    fileprivate init(start: UnsafeMutablePointer<PlacedChild>?, count: Int) {
        (self.start, self.count) = (start, count)
    }

    static var none: Places { Places(start: nil, count: 0) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(index: Int) -> PlacedChild {
        guard let start, index >= 0, index < count else { preconditionFailure("there are fewer places") }
        return start[index]
    }
}

extension Node {
    /// The place of an only child.
    func places(_ only: PlacedChild) -> Places {
        let list = pass.pointee.arena.rows(1, of: PlacedChild.self)
        list.initialize(to: only)
        return Places(start: list, count: 1)
    }

    /// The places of several children.
    func places(_ children: some Collection<PlacedChild>) -> Places {
        guard !children.isEmpty else { return .none }
        let list = pass.pointee.arena.rows(children.count, of: PlacedChild.self)
        _ = UnsafeMutableBufferPointer(start: list, count: children.count).initialize(fromContentsOf: children)
        return Places(start: list, count: children.count)
    }
}

extension Node {
    /// The places of children, each made when its turn comes.
    func places<Source: Collection>(_ children: Source, _ place: (Source.Element) -> PlacedChild) -> Places {
        var next = children.startIndex
        return pass.places(children.count) { _ in
            defer { children.formIndex(after: &next) }
            return place(children[next])
        }
    }
}

extension PassPointer {
    /// The nodes of two lists, one after the other.
    func joined(_ one: Nodes, _ other: Nodes) -> Nodes {
        let list = pointee.arena.rows(one.count + other.count, of: Node.self)
        for (index, node) in one.enumerated() { (list + index).initialize(to: node) }
        for (index, node) in other.enumerated() { (list + one.count + index).initialize(to: node) }
        return Nodes(start: list, count: one.count + other.count)
    }

    /// The nodes of a list.
    func nodes(_ nodes: some Collection<Node>) -> Nodes {
        let list = pointee.arena.rows(nodes.count, of: Node.self)
        for (index, node) in nodes.enumerated() { (list + index).initialize(to: node) }
        return Nodes(start: list, count: nodes.count)
    }

    /// The places of several children, each made when its turn comes.
    func places(_ count: Int, _ place: (Int) -> PlacedChild) -> Places {
        guard count > 0 else { return .none }
        let list = pointee.arena.rows(count, of: PlacedChild.self)
        for index in 0..<count { (list + index).initialize(to: place(index)) }
        return Places(start: list, count: count)
    }
}
