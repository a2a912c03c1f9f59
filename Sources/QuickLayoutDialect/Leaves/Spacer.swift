import Negotiation

/// Room in a stack. Without a length it takes what all others leave, after them; with one it is just as long, and never
/// gives way. Across it is 0.
///
/// `Spacer(minLength:)` is both in a row: a stack is given a spacer without a length and one that is `minLength` long.
public struct Spacer: Layout {
    public let length: CGFloat?
    /// The length of the second spacer that it stands for; nil where it is one.
    public let minLength: CGFloat?

    public init() {
        (length, minLength) = (nil, nil)
    }

    public init(_ length: CGFloat) {
        (self.length, minLength) = (length, nil)
    }

    public init(minLength: CGFloat) {
        (length, self.minLength) = (nil, minLength)
    }

    /// The spacers that it stands for, in the order in which they stand.
    public var elements: [any Element] {
        minLength.map { [Spacer(), Spacer($0)] } ?? [self]
    }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        length == nil && axis == context.stackAxis ? .fullyFlexible : .fixedSize
    }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { length == nil ? -.infinity : .infinity }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        var size = CGSize.zero
        let proposed = proposal[context.stackAxis]
        size[context.stackAxis] = (length ?? proposed).finiteOrZero
        var domain = AnswerDomain.everywhere
        if length == nil { domain[context.stackAxis] = LengthInterval(only: proposed) }
        return LayoutNode(size: size, context: context, domain: domain)
    }
}

/// Nothing: of no size, and without spacing around it.
public struct EmptyLayout: Layout {
    public init() {}

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .fixedSize
    }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { .infinity }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        LayoutNode(size: .zero, context: context, domain: .everywhere)
    }
}
