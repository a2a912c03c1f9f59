import EngineKit
import Negotiation

/// Children in a row or column, all as long as the longest.
public struct EqualStack: Element {
    /// The axis of the stack.
    public var direction: Direction
    /// The spacing between two children, in points.
    public var spacing: CGFloat = 0
    /// The children in order, all of one size.
    public var children: [any Element] = []

    /// Creates a stack that a closure sets up and fills.
    public init(direction: Direction, configure: (inout EqualStack) -> Void = { _ in }) {
        self.direction = direction
        configure(&self)
    }

    /// Creates a stack of a closure's elements.
    public init(
        direction: Direction, spacing: CGFloat = 0, @ElementBuilder<EqualStack.Child> elements: () -> [EqualStack.Child]
    ) {
        self.direction = direction
        self.spacing = spacing
        children = elements().map(\.element)
    }

    /// Adds a child at the end.
    public mutating func add(child: any Element) {
        children.append(child)
    }

    /// The longest child's length times their number, plus the spacing.
    public var content: ElementContent {
        let axis: Negotiation.Axis = direction == .horizontal ? .horizontal : .vertical
        return ElementContent(
            libraryLayout: EqualStackLayout(direction: axis, spacing: spacing),
            children: children.map { ContentChild($0) })
    }

    /// The axis of an EqualStack.
    public enum Direction: Hashable, Sendable {
        /// Children below each other, all of the same height.
        case vertical
        /// Children side by side, all of the same width.
        case horizontal
    }

    /// A child in the builder closure of an EqualStack. All children have the same length, so it has no traits.
    public struct Child: ElementBuilderChild {
        /// The child's element.
        public let element: any Element

        /// Creates a child from a plain element in the closure.
        public init(_ element: any Element) {
            self.element = element
        }
    }
}

private struct EqualStackLayout: LibraryLayout {
    let direction: Negotiation.Axis
    let spacing: CGFloat

    func size(in proposal: SizeConstraint, of children: Nodes) -> CGSize {
        guard !children.isEmpty else { return .zero }
        let part = part(of: proposal[direction], for: children.count)
        let constraint = SizeConstraint(direction, part, cross: proposal[direction.other])
        var (along, across) = (LongestAnswer(direction), LongestAnswer(direction.other))
        for child in children {
            let answer = child.ask(
                constraint, because: reason(proposal[direction], children.count, across: proposal[direction.other]))
            along.take(answer.size, of: answer.exchange)
            across.take(answer.size, of: answer.exchange)
        }
        let spacing = totalSpacing(children.count)
        children[0].explainParent(
            direction, along.sum(children.count), spacing == 0 ? nil : .plus(spacing))
        children[0].explainParent(direction.other, across.origin)
        return CGSize(direction, along.length * CGFloat(children.count) + spacing, cross: across.length)
    }

    func place(_ children: Nodes, in size: CGSize) {
        let length = (size[direction] - totalSpacing(children.count)) / CGFloat(children.count)
        if children.isRecorded {
            let ids = children.recordedIDs
            children.record { [self] in shares(of: ids, in: size, length, $0) }
        }
        for (index, child) in children.enumerated() {
            let origin = CGPoint(direction, (length + spacing) * CGFloat(index), cross: 0)
            child.place(
                CGRect(origin: origin, size: CGSize(direction, length, cross: size[direction.other])),
                because: reason(
                    .atMost(size[direction]), children.count, across: .atMost(size[direction.other])),
                decider: .known(nil))
        }
    }

    private func shares(
        of children: [ElementID], in size: CGSize, _ length: CGFloat, _ record: LayoutRecord
    ) -> [Share] {
        let reason = reason(.atMost(size[direction]), children.count, across: .atMost(size[direction.other]))
        let combined = record.combined(children, getting: CGSize(direction, length, cross: size[direction.other]))
        return [
            Share(
                direction, .divided(available: size[direction], spacing: totalSpacing(children.count)), by: reason,
                members: combined.map { $0.member(on: direction, because: reason) }),
            .largest(direction.other, size[direction.other], of: combined, else: .linedUp),
        ]
    }

    private func totalSpacing(_ count: Int) -> CGFloat { spacing * CGFloat(count - 1) }

    private func part(of whole: SizeConstraint.Axis, for count: Int) -> SizeConstraint.Axis {
        (whole - totalSpacing(count)) / CGFloat(count)
    }

    private func reason(
        _ whole: SizeConstraint.Axis, _ count: Int, across: SizeConstraint.Axis
    ) -> EqualPart {
        EqualPart(
            direction: direction, whole: whole, spacing: totalSpacing(count), count: count, across: across)
    }
}

extension EqualStackLayout: BoxedLayout {
    /// Each child is proposed the stack's length across it, and an equal part along it.
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        guard !asks.isEmpty else { return .everywhere }
        var box = asks.handedOn(proposal, [direction.other])
        let (count, total) = (CGFloat(asks.count), totalSpacing(asks.count))
        let low = asks.map(\.box.low[direction]).max() ?? 0
        let high = asks.map(\.box.high[direction]).min() ?? 0
        // The ends are moved inwards, because rounding could leave the range.
        let (start, end) = (low * count + total + 1e-9, high * count + total - 1e-9)
        if proposal[direction].isFinite, start <= proposal[direction], proposal[direction] <= end {
            (box.low[direction], box.high[direction]) = (start, end)
        }
        return box
    }
}
