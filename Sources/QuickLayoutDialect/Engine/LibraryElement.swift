import EngineKit
import Negotiation

// The rules of the library's own elements. A rule is written once, without arrays; what `Element` and `WrapperElement`
// require follows from it, for code that calls these elements itself. The rules of modifiers, stacks and texts are inlined
// into `respond`, so that the engine takes one call for each level of a tree.

/// A leaf of the library.
protocol LibraryLeaf: Element {
    /// The size for a proposal.
    func answer(to proposal: CGSize, in context: RuleContext) -> Answer

    func flexibility(for axis: Axis, in surroundings: Surroundings) -> Flexibility

    var priority: CGFloat { get }

    /// The steps of measuring for an answer, besides the first.
    var steps: Int { get }
}

extension LibraryLeaf {
    func flexibility(for axis: Axis, in surroundings: Surroundings) -> Flexibility { .fullyFlexible }
    var priority: CGFloat { 0 }
    var steps: Int { 0 }

    /// The answer of its rule.
    @inline(__always)
    public func respond(to turn: ElementTurn) -> ElementAnswer {
        let steps = steps
        guard steps == 0 || turn.row.pointee.pass.pointee.depth.measure(steps) else {
            return ElementAnswer(turn.row.refused.answer(of: nil))
        }
        return ElementAnswer(answer(to: turn.proposal, in: turn.context))
    }

    /// The flexibility by its rule.
    public func flexibility(for axis: Axis, in turn: ElementTurn) -> Flexibility {
        flexibility(for: axis, in: turn.context.surroundings)
    }

    /// The priority by its rule.
    public func layoutPriority(in turn: ElementTurn) -> CGFloat { priority }

    /// The answer of its rule, for code that asks it itself.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        LayoutNode(in: context) { answer(to: proposal, in: $0) }
    }

    /// The flexibility by its rule, for code that asks it itself.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        flexibility(for: axis, in: context.surroundings)
    }

    /// The priority by its rule, for code that asks it itself.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { priority }
}

/// A modifier of the library.
protocol LibraryWrapper: WrapperElement {
    /// The size for a proposal, with the child's position.
    func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer

    func flexibility(for axis: Axis, child: Subelement) -> Flexibility

    func priority(child: Subelement) -> CGFloat

    /// The surroundings of the child.
    func inner(_ surroundings: Surroundings) -> Surroundings

    /// Whether `child` is stored as it is, before anything else, and not made.
    var storesChild: Bool { get }
}

extension LibraryWrapper {
    func flexibility(for axis: Axis, child: Subelement) -> Flexibility { child.flexibility(for: axis) }
    func priority(child: Subelement) -> CGFloat { child.layoutPriority }
    func inner(_ surroundings: Surroundings) -> Surroundings { surroundings }
    var storesChild: Bool { true }

    /// The answer of its rule.
    @inline(__always)
    public func respond(to turn: ElementTurn) -> ElementAnswer {
        ElementAnswer(answer(to: turn.proposal, child: child(in: turn), in: turn.context))
    }

    /// The flexibility by its rule.
    public func flexibility(for axis: Axis, in turn: ElementTurn) -> Flexibility {
        let spacerAxis = turn.spacerAxis(inside: inner(turn.context.surroundings))
        return flexibility(for: axis, child: Subelement(row: child(in: turn).row, spacerAxis: spacerAxis))
    }

    /// The priority by its rule.
    public func layoutPriority(in turn: ElementTurn) -> CGFloat { priority(child: child(in: turn)) }

    @inline(__always)
    private func child(in turn: ElementTurn) -> Subelement {
        let row = turn.row
        if let family = row.pointee.family { return family.children[0] }
        let inner = inner(row.pointee.surroundings)
        guard storesChild, let address = row.address(as: Self.self) else { return row.family(of: child, in: inner) }
        let child = address.assumingMemoryBound(to: (any Element).self)
        assert(type(of: child.pointee) == type(of: self.child), "the child is not the first that is stored")
        return row.family(of: child, isStored: true, in: inner)
    }

    /// The answer of its rule, for code that asks it itself.
    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        LayoutNode(in: context, with: [child]) { answer(to: proposal, child: child.child, in: $0) }
    }

    /// The flexibility by its rule, for code that asks it itself.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        flexibility(for: axis, child: children[0].child)
    }

    /// The priority by its rule, for code that asks it itself.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { priority(child: children[0].child) }

    /// The context with the surroundings of its children.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext {
        LayoutContext(inner(context.surroundings), of: context.pass)
    }
}

/// A container of the library. It stores its children as they are.
protocol LibraryContainer: Layout {
    /// The size for a proposal, with the children's positions.
    func answer(to proposal: CGSize, children: Subelements, in context: RuleContext) -> Answer

    /// The same for an only child, which many containers just wrap.
    func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer

    func flexibility(for axis: Axis, children: Subelements, in surroundings: Surroundings) -> Flexibility

    func priority(children: Subelements) -> CGFloat

    /// The surroundings of the children.
    func inner(_ surroundings: Surroundings) -> Surroundings

    /// Makes the rows of the children.
    func makeFamily(in row: RowPointer)
}

extension LibraryContainer {
    func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        preconditionFailure("only containers with an only child are asked so")
    }

    func flexibility(for axis: Axis, children: Subelements, in surroundings: Surroundings) -> Flexibility {
        children.mostFlexible(along: axis)
    }

    func priority(children: Subelements) -> CGFloat { 0 }
    func inner(_ surroundings: Surroundings) -> Surroundings { surroundings }

    /// The answer of its rule.
    @inline(__always)
    public func respond(to turn: ElementTurn) -> ElementAnswer {
        let family = family(in: turn)
        return ElementAnswer(
            family.isOnly
                ? answer(to: turn.proposal, child: family.children[0], in: turn.context)
                : answer(to: turn.proposal, children: family.children, in: turn.context))
    }

    /// The flexibility by its rule.
    public func flexibility(for axis: Axis, in turn: ElementTurn) -> Flexibility {
        let surroundings = turn.context.surroundings
        let children = family(in: turn).children.withSpacers(along: turn.spacerAxis(inside: inner(surroundings)))
        return flexibility(for: axis, children: children, in: surroundings)
    }

    /// The priority by its rule.
    public func layoutPriority(in turn: ElementTurn) -> CGFloat { priority(children: family(in: turn).children) }

    @inline(__always)
    private func family(in turn: ElementTurn) -> Row.Family {
        let row = turn.row
        if row.pointee.family == nil { makeFamily(in: row) }
        return row.pointee.family ?? .none
    }

    func makeFamily(in row: RowPointer) {
        if let child = onlyChild {
            _ = withUnsafePointer(to: child) {
                row.family(of: $0, isStored: true, in: inner(row.pointee.surroundings))
            }
        } else {
            _ = row.family(of: children, areStored: true, in: inner(row.pointee.surroundings))
        }
    }

    /// The answer of its rule, for code that asks it itself.
    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        LayoutNode(in: context, with: [child]) { answer(to: proposal, child: child.child, in: $0) }
    }

    /// The answer of its rule, for code that asks it itself.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        LayoutNode(in: context, with: children) { context in
            answer(to: proposal, children: Subelements(children, of: context.pass), in: context)
        }
    }

    /// The flexibility by its rule, for code that asks it itself.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        let pass = context.pass(with: children)
        return withExtendedLifetime(pass) {
            flexibility(for: axis, children: Subelements(children, of: pass.state), in: context.surroundings)
        }
    }

    /// The priority by its rule, for code that asks it itself.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat {
        guard let pass = children.first?.pass else { return priority(children: .none) }
        return withExtendedLifetime(pass) { priority(children: Subelements(children, of: pass.state)) }
    }

    /// The context with the surroundings of its children.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext {
        LayoutContext(inner(context.surroundings), of: context.pass)
    }
}
