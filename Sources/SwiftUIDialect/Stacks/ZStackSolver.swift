import EngineKit
import Negotiation

/// Measures and places a ZStack: each child is proposed all of it, and only the highest priority counts for its size.
struct ZStackSolver {
    let children: Nodes
    let alignment: Alignment

    /// The children with the highest priority.
    private var counting: [Node] {
        guard let highest = children.map(\.priority).max() else { return [] }
        return children.filter { $0.priority == highest }
    }

    /// The point where each child's guides cross. Child by child, across and then down: closures of guides rely on that
    /// order, in which each begins where the one before ended.
    private func crossings(at proposal: ProposedViewSize) -> [CGPoint] {
        children.map { $0.dimensions(at: proposal).point(of: alignment) }
    }

    /// The values of the children that count.
    private func counting<Value>(of values: [Value]) -> [Value] {
        let highest = children.map(\.priority).max()
        return zip(children, values).filter { $0.0.priority == highest }.map(\.1)
    }

    /// The extent of the children with the highest priority around their common point.
    func size(for proposal: ProposedViewSize, because reason: @autoclosure () -> some Reason) -> CGSize {
        for child in children { _ = child.ask(proposal, because: reason()) }
        let crossings = counting(of: crossings(at: proposal))
        let answers = counting.map { $0.size(at: proposal) }
        func length(_ axis: Axis) -> CGFloat {
            guard let before = crossings.map({ $0[axis] }).max(),
                let after = zip(answers, crossings).map({ ($0[axis] - $1[axis]).orZero }).max()
            else { return 0 }
            return before + after
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// Returns the origin of a length of that size.
    func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis) -> LengthExplanation {
        .aligned(
            counting.map { $0.size(at: proposal)[axis] }, counting(of: crossings(at: proposal)).map { $0[axis] },
            counting.map { $0.exchange(at: proposal) }, in: size[axis], on: axis)
    }

    /// The domain in which the lengths of all children that count hold.
    func domain(of proposal: ProposedViewSize) -> AnswerDomain {
        var domain = AnswerDomain.everywhere
        for child in counting {
            let own = child.domain(at: proposal)
            for axis in Axis.allCases {
                domain[axis] = domain[axis].intersection(
                    child.isAlignedByLength(alignment[axis]) ? own[axis] : own.whole)
            }
        }
        return domain
    }

    /// The children placed in the stack's size, which is now proposed to them.
    /// - Parameter isAsker: whether the stack is the element that asks, rather than the layers of one.
    func place(in size: CGSize, isAsker: Bool = false) -> Places {
        let proposal = ProposedViewSize(size)
        for child in children { _ = child.ask(proposal, because: ContainerSize(size: size, isAsker: isAsker)) }
        let crossings = crossings(at: proposal)
        let counting = counting(of: crossings)
        let common = CGPoint(x: counting.map(\.x).max() ?? 0, y: counting.map(\.y).max() ?? 0)
        guard let first = children.first else { return .none }
        return first.places(children.indices) { index in
            children[index].aligned(alignment, own: crossings[index], at: common, proposal: proposal)
        }
    }

    var spacing: ViewSpacing {
        let union = counting.first.map { first in
            counting.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
        }
        return union ?? ViewSpacing.zero
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

    package func severalSize(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        solver(in: node).size(for: proposal, because: WholeProposal(proposal.lengths, asker: node.name))
    }

    package func severalExplanation(
        of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node
    ) -> LengthExplanation {
        solver(in: node).explanation(of: size, to: proposal, on: axis)
    }

    package func severalDomain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        solver(in: node).domain(of: proposal)
    }

    package func severalArrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        solver(in: node).place(in: node.size(at: proposal), isAsker: true)
    }

    package func severalShares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        let size = node.size(at: proposal)
        let highest = node.children.map(\.priority).max()
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
