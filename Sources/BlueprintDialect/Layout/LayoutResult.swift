/// A laid-out element with everything in it.
public struct LayoutResult {
    private let node: Node
    /// Keeps the node.
    private let pass: Pass

    init(_ node: Node, of pass: Pass) {
        (self.node, self.pass) = (node, pass)
    }

    /// The element, without wrappers for its place in the source.
    public var element: any Element { node.element }

    /// The frame in the parent, with its numbers made finite.
    public var frame: CGRect { node.placement ?? .zero }

    /// The element's position in its parent and its appearance.
    public var layoutAttributes: LayoutAttributes {
        var attributes = LayoutAttributes(frame: frame)
        if let set = node.attributes {
            attributes.transform = set.transform
            attributes.alpha = set.alpha
            attributes.isUserInteractionEnabled = set.isUserInteractionEnabled
            attributes.isHidden = set.isHidden
            attributes.tintAdjustmentMode = set.tintAdjustmentMode
        }
        return attributes
    }

    /// The children in element order, each with its identifier.
    public var children: [(identifier: Identifier, node: LayoutResult)] {
        var counts: [Identifier: Int] = [:]
        return node.children.compactMap { node in
            guard node.placement != nil else { return nil }
            var identifier = Identifier(elementType: type(of: node.element), key: node.key, count: 1)
            identifier.count = counts[identifier, default: 0] + 1
            counts[Identifier(elementType: identifier.elementType, key: identifier.key, count: 1)] = identifier.count
            return (identifier, LayoutResult(node, of: pass))
        }
    }

    /// An element's identity among its siblings: its type, its key, and its number among those with both, from 1.
    public struct Identifier: Hashable {
        /// The dynamic type of the element.
        public let elementType: any Element.Type
        /// The author's name to distinguish it from its siblings; nil for none.
        public let key: AnyHashable?
        /// Its number among the siblings with this type and key, from 1.
        public fileprivate(set) var count: Int

        /// Compares type, key and count.
        public static func == (one: Identifier, other: Identifier) -> Bool {
            one.elementType == other.elementType && one.key == other.key && one.count == other.count
        }

        /// Hashes type, key and count.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(elementType))
            hasher.combine(key)
            hasher.combine(count)
        }
    }
}
