import Negotiation

/// A parent's proxy for a child, to ask it and place its answers. The parent never holds the child itself.
public struct ElementProxy {
    let child: Subelement
    let pass: Pass

    init(_ child: Subelement, of pass: Pass) {
        (self.child, self.pass) = (child, pass)
    }

    /// Asks the child. The same proposal is not computed twice in a pass.
    /// - Parameter reason: the reason for the proposal; read only in a recorded pass.
    public func layoutThatFits(
        _ proposal: CGSize, because reason: @autoclosure () -> any Reason = UnstatedReason()
    ) -> LayoutNode {
        LayoutNode(child.ask(proposal) { $0.keep(reason()) }, of: pass)
    }

    /// Returns how the child's length follows its proposal.
    public func flexibility(for axis: Axis) -> Flexibility { child.flexibility(for: axis) }

    /// The child's priority in a stack, where the highest is asked first.
    public var layoutPriority: CGFloat { child.layoutPriority }

    /// Returns an answer of the child, stretched to another size.
    package func stretch(_ answer: LayoutNode, to size: CGSize) -> LayoutNode {
        pass.state.pointee.keep(answer.pass)
        return LayoutNode(child.row.stretch(answer.answer, to: size), of: pass)
    }
}

extension [ElementProxy] {
    /// Returns the flexibility of a container of these children: the most flexible child's; fixed without children.
    public func mostFlexible(along axis: Axis) -> Flexibility {
        lazy.map { $0.flexibility(for: axis) }.max() ?? .fixedSize
    }
}
