import Negotiation

/// What a layout is given of each of its children: can be asked for a size, and told where to stand.
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

    public struct Attributes {
        public var transform: CATransform3D = CATransform3DIdentity
        public var alpha: CGFloat = 1
        public var isUserInteractionEnabled = true
        public var isHidden = false
        public var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

        package init() {}
    }
}

public typealias LayoutSubelements = [LayoutSubelement]
