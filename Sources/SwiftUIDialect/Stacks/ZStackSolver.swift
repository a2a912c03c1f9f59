import EngineKit
import Negotiation

/// Measures and places a ZStack: each child is proposed all of it, and only the highest priority counts for its size.
struct ZStackSolver {
    let children: Nodes
    let alignment: Alignment
    /// The priority of the children that count; nil if there are none.
    let highest: Double?

    init(children: Nodes, alignment: Alignment) {
        (self.children, self.alignment) = (children, alignment)
        highest = children.lazy.map { $0.priority }.max()
    }

    private func counts(_ index: Int) -> Bool { children[index].priority == highest }

    /// The greatest value of the children that count; nil if there are none.
    private func greatest(_ value: (Int) -> CGFloat) -> CGFloat? {
        var greatest: CGFloat?
        for index in children.indices where counts(index) {
            let own = value(index)
            if greatest.map({ $0 < own }) ?? true { greatest = own }
        }
        return greatest
    }

    /// Each child's answer, with the point where its guides cross.
    private typealias Answers = PassList<(known: KnownAnswer, crossing: CGPoint)>

    /// Asks each child, then finds the points. Child by child, across and then down: closures of guides rely on that
    /// order, in which each begins where the one before ended.
    private func answers(to proposal: ProposedViewSize, because reason: @autoclosure () -> some Reason) -> Answers {
        guard let first = children.first else { return .none }
        let answers = first.pass.list(children.count) { index in
            (known: children[index].answer(proposal, because: reason()).pointee, crossing: CGPoint.zero)
        }
        for index in children.indices {
            let known = answers[index].known
            answers[index] = (known, children[index].point(of: alignment, in: known.size, at: proposal))
        }
        return answers
    }

    /// The extent of the children with the highest priority around their common point, with the domain in which the
    /// lengths of all of them hold.
    func answer(to proposal: ProposedViewSize, because reason: @autoclosure () -> some Reason)
        -> (size: CGSize, domain: AnswerDomain)
    {
        let answers = answers(to: proposal, because: reason())
        func length(_ axis: Axis) -> CGFloat {
            guard let before = greatest({ answers[$0].crossing[axis] }),
                let after = greatest({ (answers[$0].known.size[axis] - answers[$0].crossing[axis]).orZero })
            else { return 0 }
            return before + after
        }
        return (CGSize(width: length(.horizontal), height: length(.vertical)), domain(of: answers))
    }

    private func domain(of answers: Answers) -> AnswerDomain {
        var domain = AnswerDomain.everywhere
        for index in children.indices where counts(index) {
            let own = answers[index].known.domain
            for axis in Axis.allCases {
                domain[axis] = domain[axis].intersection(
                    children[index].isAlignedByLength(alignment[axis]) ? own[axis] : own.whole)
            }
        }
        return domain
    }

    /// Returns the origin of a length of that size.
    func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis) -> LengthExplanation {
        .aligned(children.indices.filter(counts), in: size[axis], on: axis) { index in
            let child = children[index]
            let own = child.size(at: proposal)
            return (own[axis], child.point(of: alignment, in: own, at: proposal)[axis], child.exchange(at: proposal))
        }
    }

    /// The children placed in the stack's size, which is now proposed to them.
    /// - Parameter reason: the reason for asking a child with that size.
    func place(in size: CGSize, because reason: @autoclosure () -> some Reason) -> Places {
        guard let first = children.first else { return .none }
        let proposal = ProposedViewSize(size)
        let answers = answers(to: proposal, because: reason())
        let common = CGPoint(
            x: greatest { answers[$0].crossing.x } ?? 0, y: greatest { answers[$0].crossing.y } ?? 0)
        return first.places(children.indices) { index in
            children[index].aligned(alignment, own: answers[index].crossing, at: common, proposal: proposal)
        }
    }

    var spacing: ViewSpacing {
        var union: ViewSpacing?
        for index in children.indices where counts(index) {
            let own = children[index].spacing
            union = union?.union(own) ?? own
        }
        return union ?? .zero
    }
}

extension CGFloat {
    /// The length, or 0 for NaN, the difference of two infinite lengths.
    fileprivate var orZero: CGFloat { isNaN ? 0 : self }
}

/// The common part of ZStack and ZStackLayout.
package protocol LayeredStack: SingleOrSeveral {
    var alignment: Alignment { get }
}

extension LayeredStack {
    package func children(of node: Node) -> Nodes { gather(content, in: node, along: nil) }

    private func solver(in node: Node) -> ZStackSolver { ZStackSolver(children: node.children, alignment: alignment) }

    package func severalAnswer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer {
        let answer = solver(in: node).answer(
            to: proposal, because: WholeProposal(proposal.lengths, asker: node.name))
        return ElementAnswer(size: answer.size, domain: answer.domain, in: node)
    }

    package func severalExplanation(
        of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node
    ) -> LengthExplanation {
        solver(in: node).explanation(of: size, to: proposal, on: axis)
    }

    package func severalArrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let size = node.size(at: proposal)
        return solver(in: node).place(
            in: size, because: ContainerSize(size: size, answered: node.exchange(at: proposal)))
    }

    package func severalShares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        let size = node.size(at: proposal)
        let highest = solver(in: node).highest
        // The size comes from the answers to the stack's own proposal; the children are placed with the resulting size.
        let children = node.arrangement(at: proposal).map { placed in
            CombinedChild(
                placed.node.id, asked: placed.node.exchange(at: proposal), wanted: placed.node.size(at: proposal),
                got: placed.node.size(at: placed.proposal), counts: placed.node.priority == highest)
        }
        return { _ in Share.largest(size, of: children, else: .linedUp) }
    }

    package func severalSpacing(in node: Node) -> ViewSpacing { solver(in: node).spacing }
}

/// Views in layers, the last in front.
public struct ZStack: LayeredStack {
    package let alignment: Alignment
    package let content: any View

    /// Creates a stack that aligns a point of the views, by default their centers.
    public init<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Creates a stack of existing views.
    package init(alignment: Alignment, _ content: any View) {
        self.alignment = alignment
        self.content = content
    }

    package var canBeOneView: Bool { true }
}
