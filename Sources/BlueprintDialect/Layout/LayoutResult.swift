/// An element that was laid out, with everything in it.
public struct LayoutResult {
    /// All of the pass, so that a deep tree is let go of piece by piece.
    let nodes: [Node]
    private let index: Int

    init(nodes: [Node], index: Int) {
        self.nodes = nodes
        self.index = index
    }

    /// The element, without what only says where it was written.
    public var element: any Element { nodes[index].element }

    /// The frame in the parent, as it was given; where that is not finite, what is taken instead.
    public var frame: CGRect { nodes[index].placement ?? .zero }

    /// How the element stands in its parent and is shown.
    public var layoutAttributes: LayoutAttributes {
        var attributes = LayoutAttributes(frame: frame)
        if let set = nodes[index].attributes {
            attributes.transform = set.transform
            attributes.alpha = set.alpha
            attributes.isUserInteractionEnabled = set.isUserInteractionEnabled
            attributes.isHidden = set.isHidden
            attributes.tintAdjustmentMode = set.tintAdjustmentMode
        }
        return attributes
    }

    /// The children in element order, each with what tells it from the others.
    public var children: [(identifier: Identifier, node: LayoutResult)] {
        var counts: [Identifier: Int] = [:]
        return nodes[index].subelements.compactMap { subelement in
            let node = subelement.node
            guard node.placement != nil else { return nil }
            var identifier = Identifier(elementType: type(of: node.element), key: node.key, count: 1)
            identifier.count = counts[identifier, default: 0] + 1
            counts[Identifier(elementType: identifier.elementType, key: identifier.key, count: 1)] = identifier.count
            return (identifier, LayoutResult(nodes: nodes, index: node.index))
        }
    }

    /// What tells an element from its siblings: its type, its key, and how many-th of these it is, from 1.
    public struct Identifier: Hashable {
        /// The dynamic type: of an element that is kept as `any Element`, its own.
        public let elementType: any Element.Type
        /// What its author tells it from its siblings by; nil for none.
        public let key: AnyHashable?
        /// Which of the siblings with this type and key it is, from 1.
        public fileprivate(set) var count: Int

        /// The same type, key and count.
        public static func == (one: Identifier, other: Identifier) -> Bool {
            one.elementType == other.elementType && one.key == other.key && one.count == other.count
        }

        /// Of type, key and count.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(elementType))
            hasher.combine(key)
            hasher.combine(count)
        }
    }
}
