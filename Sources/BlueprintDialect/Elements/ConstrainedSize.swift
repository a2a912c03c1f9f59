import Negotiation

/// Limits the size that it reports to its parent. Its content is proposed the constrained size, and its answer is
/// constrained too. When placed, its content fills it.
public struct ConstrainedSize: Element {
    /// The limits of its width.
    public var width: Constraint
    /// The limits of its height.
    public var height: Constraint
    /// The content.
    public var wrapped: any Element

    /// Creates the element, by default without limits.
    public init(
        width: Constraint = .unconstrained, height: Constraint = .unconstrained, wrapping element: any Element
    ) {
        self.width = width
        self.height = height
        wrapped = element
    }

    /// The content's answer to the constrained proposal, constrained too.
    public var content: ElementContent {
        ElementContent(child: wrapped, libraryLayout: ConstrainedSizeLayout(width: width, height: height))
    }

    /// The limits of a length, in points.
    public enum Constraint: Equatable, Sendable {
        /// The content's own answer to the proposal.
        case unconstrained
        /// A maximum, even for an unconstrained proposal.
        case atMost(CGFloat)
        /// A minimum: a smaller proposal and a smaller answer are raised to it.
        case atLeast(CGFloat)
        /// A minimum and a maximum.
        case within(ClosedRange<CGFloat>)
        /// One length, whatever the proposal and the answer are.
        case absolute(CGFloat)
    }
}

extension ConstrainedSize.Constraint {
    /// Returns a length limited by the constraint.
    func applied(to length: CGFloat) -> CGFloat {
        switch self {
        case .unconstrained: length
        case .atMost(let limit): min(limit, length)
        case .atLeast(let limit): max(limit, length)
        case .within(let range): min(range.upperBound, max(range.lowerBound, length))
        case .absolute(let absolute): absolute
        }
    }

    /// Returns a proposal limited by the constraint. An unlimited one takes the constraint's maximum, if there is one.
    func applied(to axis: SizeConstraint.Axis) -> SizeConstraint.Axis {
        switch (axis, self) {
        case (.atMost(let limit), _): .atMost(applied(to: limit))
        case (.unconstrained, .unconstrained), (.unconstrained, .atLeast): .unconstrained
        case (.unconstrained, .atMost(let limit)), (.unconstrained, .absolute(let limit)): .atMost(limit)
        case (.unconstrained, .within(let range)): .atMost(range.upperBound)
        }
    }

    /// The arithmetic of a limited proposal; nil if there is none.
    func calculation(of proposal: SizeConstraint.Axis) -> Calculation? {
        switch (proposal, self) {
        case (_, .absolute(let length)): Calculation(length)
        case (.unconstrained, _): Calculation(applied(to: proposal))
        case (.atMost(let limit), .unconstrained): Calculation(limit)
        case (.atMost(let limit), .atMost(let maximum)): Calculation(limit).adding(.atMost(maximum))
        case (.atMost(let limit), .atLeast(let minimum)): Calculation(limit).adding(.atLeast(minimum))
        case (.atMost(let limit), .within(let range)):
            Calculation(limit).adding(.atLeast(range.lowerBound)).adding(.atMost(range.upperBound))
        }
    }

    fileprivate var absoluteLength: CGFloat? {
        if case .absolute(let length) = self { length } else { nil }
    }
}

private struct ConstrainedSizeLayout: LibraryChildLayout {
    let width: ConstrainedSize.Constraint
    let height: ConstrainedSize.Constraint

    func size(in proposal: SizeConstraint, of child: Node) -> CGSize {
        if let width = width.absoluteLength, let height = height.absoluteLength {
            for axis in Negotiation.Axis.allCases { child.explainParent(axis, .constant) }
            return CGSize(width: width, height: height)
        }
        let answer = child.ask(
            SizeConstraint(width: width.applied(to: proposal.width), height: height.applied(to: proposal.height)),
            because: ProposalConstrained(proposal: proposal, width: width, height: height))
        if let exchange = answer.exchange {
            for (axis, constraint) in [(Negotiation.Axis.horizontal, width), (.vertical, height)] {
                let isKept = constraint.applied(to: answer.size[axis]) == answer.size[axis]
                child.explainParent(
                    axis, isKept && constraint.absoluteLength == nil ? .answer(exchange, axis) : .constant)
            }
        }
        return CGSize(width: width.applied(to: answer.size.width), height: height.applied(to: answer.size.height))
    }

    var isFilled: Bool { true }

    func place(_ child: Node, in size: CGSize) {
        // An unplaced child fills the element, whatever was measured.
    }
}

extension ConstrainedSizeLayout: BoxedLayout {
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        guard let inner = asks.first?.box else { return .everywhere }
        var box = inner
        for (axis, constraint) in [(Negotiation.Axis.horizontal, width), (.vertical, height)] {
            // A NaN limit contains no length.
            let (low, high) = (inner.low[axis], max(inner.low[axis], inner.high[axis]))
            func holds(_ length: CGFloat) -> Bool { low <= length && length <= high }
            switch constraint {
            case .unconstrained: continue
            case .absolute: (box.low[axis], box.high[axis]) = (-.infinity, .infinity)
            case .atMost(let limit):
                if holds(limit) { box.high[axis] = .infinity }
            case .atLeast(let limit):
                if holds(limit) { box.low[axis] = -.infinity }
            case .within(let range):
                if holds(range.lowerBound) { box.low[axis] = -.infinity }
                if holds(range.upperBound) { box.high[axis] = .infinity }
            }
        }
        return box
    }
}
