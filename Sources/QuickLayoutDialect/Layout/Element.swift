import Negotiation

/// A piece of a layout: proposed a size, it answers with its own and with all that is in it, placed. Measuring is
/// placing.
///
/// A leaf implements `layoutThatFits` alone. A wrapper or a container also names its `children`; it is handed a proxy
/// for each, which it asks as often as it likes, and puts the answers where it wants them.
public protocol Element {
    /// As the record calls it: the type's name, or a modifier's as it is written.
    var elementName: String { get }

    /// What it contains, in order. None by default.
    var children: [any Element] { get }

    /// Its size under a proposal, and where its children are in it.
    /// - Parameters:
    ///   - proposal: in points; infinite where there is no limit. It may be negative or NaN.
    ///   - children: a proxy for each of `children`, in the same order.
    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode

    /// Its child, where it lays out just one by `layoutThatFits(_:child:context:)`; nil by default. `WrapperElement`
    /// says so for its own.
    var onlyChild: (any Element)? { get }

    /// As the one above, for an element that names its only child.
    func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode

    /// How its length follows a proposal along an axis. By default the most flexible child's, and full for a leaf.
    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility

    /// When a stack lets it choose: the highest first. By default an only child's, else 0.
    func layoutPriority(children: [ElementProxy]) -> CGFloat

    /// The context of what is in it. By default its own.
    func contextForChildren(in context: LayoutContext) -> LayoutContext
}

extension Element {
    /// The type's name, as `String(describing:)` gives it after looking for several protocols, which takes a quarter of a
    /// recorded pass.
    public var elementName: String { _typeName(Self.self, qualified: false) }

    /// None: a leaf.
    public var children: [any Element] { [] }

    /// None.
    public var onlyChild: (any Element)? { nil }

    /// The other method, with the one child.
    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        layoutThatFits(proposal, children: [child], context: context)
    }

    /// The most flexible child's; full for an element without children.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        self.children.isEmpty ? .fullyFlexible : children.mostFlexible(along: axis)
    }

    /// An only child's; 0 otherwise.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat {
        children.count == 1 ? children[0].layoutPriority : 0
    }

    /// The element's own.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context }
}

/// An element that can be the root of a layout.
public protocol Layout: Element {}

/// An element that shows something itself, and can be stretched.
///
/// It is asked no more often than by the real library. One that knows for which proposals an answer holds says so with
/// it, `LayoutNode(size:context:holdingFor:by:)`, and is asked less.
public protocol LeafElement: Layout {}

extension Layout {
    /// The size that it answers. A negative length or NaN in the proposal counts as 0.
    public func sizeThatFits(_ proposal: CGSize) -> CGSize {
        layoutThatFits(proposal).size
    }

    /// All of it, placed in the corner of what it is proposed.
    public func layoutThatFits(_ proposal: CGSize, layoutDirection: LayoutDirection? = nil) -> LayoutResult {
        var context = LayoutContext()
        context.layoutDirection = layoutDirection ?? .leftToRight
        return QuickLayoutPass(
            root: self, proposal: Proposal(width: .atMost(proposal.width), height: .atMost(proposal.height)),
            context: context
        ).run()
    }
}
