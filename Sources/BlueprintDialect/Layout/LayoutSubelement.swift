import Negotiation

/// A layout's proxy for one child, to ask it for a size and place it.
public struct LayoutSubelement {
    let node: Node

    /// Asks the child for its size.
    public func sizeThatFits(_ proposal: SizeConstraint) -> CGSize {
        node.ask(proposal, because: UnstatedReason()).size
    }

    /// Asks the child, with a reason for the record.
    public func sizeThatFits(
        _ proposal: SizeConstraint, because reason: @autoclosure () -> StatedReason
    ) -> CGSize {
        node.ask(proposal, because: reason()).size
    }

    /// Asks the child, with a reason for the record.
    public func sizeThatFits(
        _ proposal: SizeConstraint, because reason: @autoclosure () -> any Reason
    ) -> CGSize {
        node.ask(proposal, becauseAny: reason()).size
    }

    /// The child's traits for layouts of one type.
    public func traits<LayoutType: SingleTraitLayout>(forLayoutType layoutType: LayoutType.Type) -> LayoutType.Traits {
        if node.priorities.areGiven, let traits = node.stackTraits as? LayoutType.Traits {
            return traits
        }
        guard case .single(let traits) = node.traits else { return layoutType.defaultTraits }
        return traits as? LayoutType.Traits ?? layoutType.defaultTraits
    }

    /// The child's trait for a key.
    public subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value {
        guard case .keyed(let traits) = node.traits else { return Key.defaultValue }
        return traits[key]
    }

    /// The child's appearance, apart from its frame.
    public var attributes: Attributes {
        get { node.attributes ?? Attributes() }
        nonmutating set { node.attributes = newValue }
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
