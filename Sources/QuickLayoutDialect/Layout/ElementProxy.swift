import Negotiation

/// A child, as its parent sees it: it can be asked, and its answers can be placed. The parent never holds the child
/// itself.
public struct ElementProxy {
    let node: Node
    /// The axis that spacers follow when the child is asked how flexible it is; nil for that of the stack it stands in.
    private let spacerAxis: Axis?

    init(_ node: Node, spacersAlong axis: Axis? = nil) {
        self.node = node
        spacerAxis = axis
    }

    /// The same child, in which spacers say that they are flexible along another stack's axis.
    func withSpacers(along axis: Axis) -> ElementProxy { ElementProxy(node, spacersAlong: axis) }

    /// Asks the child. The same proposal is not computed twice in a pass.
    /// - Parameter reason: why this is proposed; read only where the pass is recorded.
    public func layoutThatFits(
        _ proposal: CGSize, because reason: @autoclosure () -> any Reason = UnstatedReason()
    ) -> LayoutNode {
        node.ask(proposal, because: reason())
    }

    /// How the child's length follows what it is proposed.
    public func flexibility(for axis: Axis) -> Flexibility {
        node.flexibility(for: axis, spacersAlong: spacerAxis)
    }

    /// When a stack lets the child choose: the highest first.
    public var layoutPriority: CGFloat { node.layoutPriority }

    /// An answer of the child, stretched to another size.
    package func stretch(_ answer: LayoutNode, to size: CGSize) -> LayoutNode { node.stretch(answer, to: size) }

    /// The child in a size that is not its own, without asking it.
    func filling(_ size: CGSize) -> LayoutNode { node.filling(size) }

    /// Whether the child is a `Spacer` of either kind.
    var isSpacer: Bool { type(of: node.element) == Spacer.self }
}

extension [ElementProxy] {
    /// The flexibility of a container of these: the most flexible child's; fixed where there is none.
    public func mostFlexible(along axis: Axis) -> Flexibility {
        lazy.map { $0.flexibility(for: axis) }.max() ?? .fixedSize
    }
}
