import Negotiation

/// A parent's proxy for a child, to ask it and place its answers. The parent never holds the child itself.
public struct ElementProxy {
    let node: Node
    /// The axis that spacers follow when the child's flexibility is read; nil for that of the stack around it.
    private let spacerAxis: Axis?

    init(_ node: Node, spacersAlong axis: Axis? = nil) {
        self.node = node
        spacerAxis = axis
    }

    /// The same child, whose spacers are flexible along another stack's axis.
    func withSpacers(along axis: Axis) -> ElementProxy { ElementProxy(node, spacersAlong: axis) }

    /// Asks the child. The same proposal is not computed twice in a pass.
    /// - Parameter reason: the reason for the proposal; read only in a recorded pass.
    public func layoutThatFits(
        _ proposal: CGSize, because reason: @autoclosure () -> any Reason = UnstatedReason()
    ) -> LayoutNode {
        node.ask(proposal, because: reason())
    }

    /// Returns how the child's length follows its proposal.
    public func flexibility(for axis: Axis) -> Flexibility {
        node.flexibility(for: axis, spacersAlong: spacerAxis)
    }

    /// The child's priority in a stack, where the highest is asked first.
    public var layoutPriority: CGFloat { node.layoutPriority }

    /// Returns an answer of the child, stretched to another size.
    package func stretch(_ answer: LayoutNode, to size: CGSize) -> LayoutNode { node.stretch(answer, to: size) }

    /// Returns the child in a given size, without asking it.
    func filling(_ size: CGSize) -> LayoutNode { node.filling(size) }

    /// Whether the child is a `Spacer` of either kind.
    var isSpacer: Bool { type(of: node.element) == Spacer.self }
}

extension [ElementProxy] {
    /// Returns the flexibility of a container of these children: the most flexible child's; fixed without children.
    public func mostFlexible(along axis: Axis) -> Flexibility {
        lazy.map { $0.flexibility(for: axis) }.max() ?? .fixedSize
    }
}
