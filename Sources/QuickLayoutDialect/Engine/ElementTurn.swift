import EngineKit
import Negotiation

/// A question of the engine to an element: what it answers to a proposal, or how flexible it is. The library's elements
/// answer without arrays; for all others the engine hands the question on as `Element` has it.
public struct ElementTurn {
    let row: RowPointer
    let proposal: CGSize
    /// The axis that spacers follow, if it is not that of the stack around; only flexibilities are asked so.
    private let spacerAxis: Axis?

    init(row: RowPointer, proposal: CGSize, spacerAxis: Axis? = nil) {
        (self.row, self.proposal, self.spacerAxis) = (row, proposal, spacerAxis)
    }

    /// The element's own context.
    var context: RuleContext {
        var context = row.context
        if let spacerAxis { context.surroundings.stackAxis = spacerAxis }
        return context
    }

    /// The axis that spacers follow in the element's children, if it is not their own stack's.
    /// - Parameter inner: the surroundings of the children.
    func spacerAxis(inside inner: @autoclosure () -> Surroundings) -> Axis? {
        spacerAxis == nil ? nil : inner().stackAxis
    }
}

/// An element's answer to the engine.
public struct ElementAnswer {
    let answer: Answer

    init(_ answer: Answer) {
        self.answer = answer
    }
}

extension Element {
    /// The answer of `layoutThatFits`.
    public func respond(to turn: ElementTurn) -> ElementAnswer {
        let (row, context) = (turn.row, LayoutContext(turn.context))
        row.makeFamily(of: self)
        guard let family = row.pointee.family, family.isOnly else {
            let children = row.proxies
            return ElementAnswer(row.accept(layoutThatFits(turn.proposal, children: children, context: context)))
        }
        let child = ElementProxy(family.children[0], of: row.pointee.pass.pointee.owner)
        return ElementAnswer(row.accept(layoutThatFits(turn.proposal, child: child, context: context)))
    }

    /// The flexibility of `flexibility(for:children:context:)`.
    public func flexibility(for axis: Axis, in turn: ElementTurn) -> Flexibility {
        let (row, context) = (turn.row, LayoutContext(turn.context))
        row.makeFamily(of: self)
        let spacerAxis = turn.spacerAxis(inside: contextForChildren(in: context).surroundings)
        let children = (row.pointee.family?.children ?? .none).withSpacers(along: spacerAxis)
        return flexibility(for: axis, children: children.proxies(of: row.pointee.pass), context: context)
    }

    /// The priority of `layoutPriority(children:)`.
    public func layoutPriority(in turn: ElementTurn) -> CGFloat {
        turn.row.makeFamily(of: self)
        return layoutPriority(children: turn.row.proxies)
    }
}

extension RowPointer {
    fileprivate var proxies: [ElementProxy] { (pointee.family?.children ?? .none).proxies(of: pointee.pass) }
}
