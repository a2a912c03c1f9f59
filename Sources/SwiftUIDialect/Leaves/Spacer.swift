import Negotiation

/// Space in a stack: the rest after all others, and at least its minimum. Outside of stacks it takes both axes.
public struct Spacer: LeafElement, SizedElement, Hashable, Sendable {
    /// The minimum in points; nil for the default.
    public var minLength: CGFloat?

    /// Creates a spacer; the minimum is in points, nil for the default.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let minimum = minLength ?? node.context.metrics.spacer
        func length(_ axis: Axis) -> CGFloat {
            node.context.stackAxis.map { $0 == axis } ?? true ? max(proposal[axis] ?? 0, minimum) : 0
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        node.context.stackAxis.map { $0 == axis } ?? true
            ? .proposed(proposal, or: size[axis], on: axis) : LengthExplanation(.constant)
    }

    /// It ignores the proposal across its stack, and along it proposals below its minimum.
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        let minimum = minLength ?? node.context.metrics.spacer
        var domain = AnswerDomain.everywhere
        for axis in Axis.allCases where node.context.stackAxis.map({ $0 == axis }) ?? true {
            let isShort = (proposal[axis] ?? 0) <= minimum
            domain[axis][axis] =
                isShort
                ? LengthInterval(-.infinity, minimum, includesNil: minimum >= 0) : LengthInterval(only: proposal[axis])
        }
        return domain
    }

    package func priority(in node: Node) -> Double { -.infinity }

    package func spacing(in node: Node) -> ViewSpacing {
        switch node.context.stackAxis {
        case .horizontal: ViewSpacing(zeroOn: .horizontal, standard: node.context.metrics.spacing)
        case .vertical: ViewSpacing(zeroOn: .vertical, standard: node.context.metrics.spacing)
        case nil: ViewSpacing(zeroOn: .all, standard: node.context.metrics.spacing)
        }
    }
}

/// A line across the axis of the nearest stack: vertical in an HStack, else horizontal.
public struct Divider: LeafElement, SizedElement {
    /// Creates a divider, as long as its proposal, and one line thick.
    public init() {}

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        var size = node.filling(proposal)
        size[node.context.stackAxis ?? .vertical] = node.context.metrics.divider
        return size
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        axis == node.context.stackAxis ?? .vertical
            ? LengthExplanation(.constant) : .proposed(proposal, or: size[axis], on: axis)
    }

    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        var domain = AnswerDomain.following(proposal)
        domain[node.context.stackAxis ?? .vertical] = .everywhere
        return domain
    }
}
