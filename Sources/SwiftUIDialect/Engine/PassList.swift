/// A list in the memory of a pass, with which it ends. Its elements own no memory of their own.
package struct PassList<Element>: RandomAccessCollection {
    private let start: UnsafeMutablePointer<Element>?
    package private(set) var count: Int
    private let capacity: Int

    fileprivate init(_ start: UnsafeMutablePointer<Element>?, count: Int, capacity: Int) {
        (self.start, self.count, self.capacity) = (start, count, capacity)
    }

    package static var none: PassList { PassList(nil, count: 0, capacity: 0) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(index: Int) -> Element {
        get { place(of: index).pointee }
        nonmutating set { place(of: index).pointee = newValue }
    }

    /// The place of an element, where it can be read without a copy.
    func place(of index: Int) -> UnsafeMutablePointer<Element> {
        guard let start, index >= 0, index < count else { preconditionFailure("the list is shorter") }
        return start + index
    }

    mutating func append(_ element: Element) {
        guard let start, count < capacity else { preconditionFailure("the list is full") }
        (start + count).initialize(to: element)
        count += 1
    }

    /// The elements after the first ones.
    func dropping(_ first: Int) -> PassList {
        guard let start, first < count else { return .none }
        return PassList(start + first, count: count - first, capacity: count - first)
    }

    func sort(by isBefore: (Element, Element) -> Bool) {
        var elements = UnsafeMutableBufferPointer(start: start, count: count)
        elements.sort(by: isBefore)
    }
}

/// The children of an element.
package typealias Nodes = PassList<Node>

/// Placed children, in element order.
package typealias Places = PassList<PlacedChild>

extension PassPointer {
    /// An empty list with room for elements.
    func list<Element>(capacity: Int) -> PassList<Element> {
        guard capacity > 0 else { return .none }
        return PassList(pointee.arena.rows(capacity, of: Element.self), count: 0, capacity: capacity)
    }

    /// A list of elements, each made when its turn comes.
    func list<Element>(_ count: Int, _ element: (Int) -> Element) -> PassList<Element> {
        var list: PassList<Element> = list(capacity: count)
        for index in 0..<count { list.append(element(index)) }
        return list
    }

    /// A list of the elements of a collection.
    func list<Element>(_ elements: some Collection<Element>) -> PassList<Element> {
        var list: PassList<Element> = list(capacity: elements.count)
        for element in elements { list.append(element) }
        return list
    }
}

extension Node {
    /// The place of an only child.
    func places(_ only: PlacedChild) -> Places {
        var list: Places = pass.list(capacity: 1)
        list.append(only)
        return list
    }

    /// The places of several children.
    package func places(_ children: some Collection<PlacedChild>) -> Places { pass.list(children) }

    /// The places of children, each made when its turn comes.
    func places<Source: Collection>(_ children: Source, _ place: (Source.Element) -> PlacedChild) -> Places {
        var list: Places = pass.list(capacity: children.count)
        for child in children { list.append(place(child)) }
        return list
    }
}
