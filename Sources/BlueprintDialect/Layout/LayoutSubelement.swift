import Negotiation

/// A layout's handle on one child: asks it for a size and places it.
public struct LayoutSubelement {
    let node: Node

    /// Asks the child for the size that it would take.
    public func sizeThatFits(_ proposal: SizeConstraint) -> CGSize {
        node.ask(proposal, because: UnstatedReason()).size
    }

    /// Asks the child, and says why in the record.
    public func sizeThatFits(
        _ proposal: SizeConstraint, because reason: @autoclosure () -> StatedReason
    ) -> CGSize {
        node.ask(proposal, because: reason()).size
    }

    /// Asks the child, and says why in the record.
    public func sizeThatFits(
        _ proposal: SizeConstraint, because reason: @autoclosure () -> any Reason
    ) -> CGSize {
        node.ask(proposal, because: reason()).size
    }

    /// What the child was added with for layouts of one type.
    public func traits<LayoutType: SingleTraitLayout>(forLayoutType layoutType: LayoutType.Type) -> LayoutType.Traits {
        node.traits.values(for: layoutType)
    }

    /// What the child was added with under a key.
    public subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value {
        guard case .keyed(let traits) = node.traits else { return Key.defaultValue }
        return traits[key]
    }

    /// How the child is shown, beyond where it stands.
    public var attributes: Attributes {
        get { node.attributes ?? Attributes() }
        nonmutating set { node.attributes = newValue }
    }

    /// What a layout says of a child besides its frame.
    public struct Attributes {
        /// Applied to what is drawn, around its middle.
        public var transform: CATransform3D = CATransform3DIdentity
        /// From 0 to 1.
        public var alpha: CGFloat = 1
        /// Whether touches reach it.
        public var isUserInteractionEnabled = true
        /// Whether it is hidden; it takes its room all the same.
        public var isHidden = false
        /// How its tint would be dimmed.
        public var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

        package init() {}
    }
}

/// The children of a layout, in element order.
public typealias LayoutSubelements = [LayoutSubelement]
