import Negotiation

/// A piece of a layout. It answers a proposal with its own size and its placed contents: measuring is placing.
///
/// A leaf implements `layoutThatFits` alone. A wrapper or a container also names its `children`. It gets a proxy for
/// each, asks it as often as it likes, and places the answers.
public protocol Element {
    /// The name in the record: the type's name, or a modifier's as it is written.
    var elementName: String { get }

    /// The children, in order. None by default.
    var children: [any Element] { get }

    /// Returns the size for a proposal, with the children's positions.
    /// - Parameters:
    ///   - proposal: in points; infinite if unlimited. It may be negative or NaN.
    ///   - children: a proxy for each of `children`, in the same order.
    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode

    /// The child of an element that lays out just one by `layoutThatFits(_:child:context:)`; nil by default.
    /// `WrapperElement` returns its own.
    var onlyChild: (any Element)? { get }

    /// Returns the size for a proposal, for an element that has an `onlyChild`.
    func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode

    /// Returns how its length follows a proposal along an axis. By default the most flexible child's, and full for a
    /// leaf.
    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility

    /// Returns its priority in a stack, where the highest is asked first. By default an only child's, else 0.
    func layoutPriority(children: [ElementProxy]) -> CGFloat

    /// Returns the context of its children. By default its own.
    func contextForChildren(in context: LayoutContext) -> LayoutContext

    /// Answers the engine, which calls this and the next two for every element. By default they hand the question on to
    /// the members above. An author's element needs none of them.
    func respond(to turn: ElementTurn) -> ElementAnswer

    /// Returns its flexibility to the engine.
    func flexibility(for axis: Axis, in turn: ElementTurn) -> Flexibility

    /// Returns its priority to the engine.
    func layoutPriority(in turn: ElementTurn) -> CGFloat

    /// The origin of a length of an answer, for a record; called when the record is read. By default the element's code.
    /// - Parameters:
    ///   - answer: what `layoutThatFits` returned.
    ///   - proposal: the proposal that it answers, in points.
    ///   - context: the element's own context.
    func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation
}

extension Element {
    /// The type's name. `String(describing:)` gives the same after looking for several protocols, which takes a quarter
    /// of a recorded pass.
    public var elementName: String { _typeName(Self.self, qualified: false) }

    /// No children: a leaf.
    public var children: [any Element] { [] }

    /// Nil.
    public var onlyChild: (any Element)? { nil }

    /// Calls the other method with the one child.
    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        layoutThatFits(proposal, children: [child], context: context)
    }

    /// The most flexible child's; full without children.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        self.children.isEmpty ? .fullyFlexible : children.mostFlexible(along: axis)
    }

    /// An only child's; 0 otherwise.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat {
        children.count == 1 ? children[0].layoutPriority : 0
    }

    /// The element's own.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context }

    /// The element's code.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation { LengthExplanation(.code) }
}

/// An element that can be the root of a layout.
public protocol Layout: Element {}

/// An element that shows content of its own, and can be stretched.
///
/// It is asked at most as often as by the real library. A leaf that knows for which proposals an answer holds can say
/// so with `LayoutNode(size:context:holdingFor:by:)`, and is asked less often.
public protocol LeafElement: Layout {}

extension Layout {
    /// Returns the size for a proposal. A negative length or NaN in the proposal counts as 0.
    public func sizeThatFits(_ proposal: CGSize) -> CGSize {
        layoutThatFits(proposal).size
    }

    /// Lays out the element in the corner of a proposal.
    public func layoutThatFits(_ proposal: CGSize, layoutDirection: LayoutDirection? = nil) -> LayoutResult {
        var context = LayoutContext()
        context.layoutDirection = layoutDirection ?? .leftToRight
        return QuickLayoutPass(
            root: self, proposal: Proposal(width: .atMost(proposal.width), height: .atMost(proposal.height)),
            context: context
        ).run()
    }
}
