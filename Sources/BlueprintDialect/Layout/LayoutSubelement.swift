import EngineKit
import Negotiation

/// A layout's proxy for one child, to ask it for a size and place it. After its pass it answers 0×0.
public struct LayoutSubelement {
    private let child: Node
    private let life: PassLife

    init(_ node: Node) {
        (child, life) = (node, node.pass.pointee.life)
    }

    /// Nil if the pass is over.
    var node: Node? { life.isOver || !child.pass.pointee.isOpen ? nil : child }

    /// Asks the child for its size.
    public func sizeThatFits(_ proposal: SizeConstraint) -> CGSize {
        node?.ask(proposal, because: UnstatedReason()).size ?? .zero
    }

    /// Asks the child, with a reason for the record.
    public func sizeThatFits(
        _ proposal: SizeConstraint, because reason: @autoclosure () -> StatedReason
    ) -> CGSize {
        node?.ask(proposal, because: reason()).size ?? .zero
    }

    /// Asks the child, with a reason for the record.
    public func sizeThatFits(
        _ proposal: SizeConstraint, because reason: @autoclosure () -> any Reason
    ) -> CGSize {
        node?.ask(proposal, becauseAny: reason()).size ?? .zero
    }

    /// The child's traits for layouts of one type.
    public func traits<LayoutType: SingleTraitLayout>(forLayoutType layoutType: LayoutType.Type) -> LayoutType.Traits {
        node?.traits(forLayoutType: layoutType) ?? layoutType.defaultTraits
    }

    /// The child's trait for a key.
    public subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value {
        guard case .keyed(let traits) = node?.traits else { return Key.defaultValue }
        return traits[key]
    }

    /// The child's appearance, apart from its frame.
    public var attributes: Attributes {
        get { node?.attributes ?? Attributes() }
        nonmutating set { node?.attributes = newValue }
    }

    /// A child's appearance, apart from its frame.
    public struct Attributes {
        /// The transform of the drawing, around its middle.
        public var transform: CATransform3D = CATransform3DIdentity
        /// The opacity from 0 to 1.
        public var alpha: CGFloat = 1
        /// Whether touches reach it.
        public var isUserInteractionEnabled = true
        /// Whether it is hidden; it keeps its space.
        public var isHidden = false
        /// The dimming of its tint.
        public var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

        package init() {}
    }
}

/// The children of a layout, in element order.
public typealias LayoutSubelements = [LayoutSubelement]

extension Nodes {
    /// Their proxies for an author's layout.
    var subelements: LayoutSubelements { map { LayoutSubelement($0) } }
}

extension LayoutSubelements {
    /// Calls a layout of the library for an author's, with the nodes.
    func withNodes<Result>(_ body: (Nodes) -> Result) -> Result {
        compactMap(\.node).withUnsafeBufferPointer(body)
    }
}

extension Node {
    /// The traits that the element's parent gave it for layouts of one type.
    func traits<LayoutType: SingleTraitLayout>(forLayoutType layoutType: LayoutType.Type) -> LayoutType.Traits {
        if priorities.areGiven, let traits = stackTraits as? LayoutType.Traits { return traits }
        guard case .single(let traits) = traits else { return layoutType.defaultTraits }
        return traits as? LayoutType.Traits ?? layoutType.defaultTraits
    }
}
