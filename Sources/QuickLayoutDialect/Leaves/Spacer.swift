import Negotiation

/// Room in a stack. Without a length it takes what all others leave, after them; with one it is just as long, and never
/// gives way. Across it is 0.
///
/// `Spacer(minLength:)` is both in a row: a stack is given a spacer without a length and one that is `minLength` long.
public struct Spacer: Layout {
    /// In points; nil for one that takes what is left.
    public let length: CGFloat?
    /// The length of the second spacer that it stands for; nil where it is one.
    public let minLength: CGFloat?

    /// One that takes what is left.
    public init() {
        (length, minLength) = (nil, nil)
    }

    /// One of this length, in points; it may be negative, and is 0 where that is not finite.
    public init(_ length: CGFloat) {
        (self.length, minLength) = (length, nil)
    }

    /// One that takes what is left, and after it one of this length, in points.
    public init(minLength: CGFloat) {
        (length, self.minLength) = (nil, minLength)
    }

    /// The spacers that it stands for, in the order in which they stand.
    public var elements: [any Element] {
        minLength.map { [Spacer(), Spacer($0)] } ?? [self]
    }

    /// Full along its stack where it has no length; fixed otherwise.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        length == nil && axis == context.stackAxis ? .fullyFlexible : .fixedSize
    }

    /// Without a length the lowest there is, with one the highest.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { length == nil ? -.infinity : .infinity }

    /// Its length along its stack, else what is proposed there and 0 without a limit; 0 across.
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
    /// The one value.
    public init() {}

    /// Fixed on both axes.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .fixedSize
    }

    /// The highest there is.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { .infinity }

    /// 0×0.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        LayoutNode(size: .zero, context: context, domain: .everywhere)
    }
}
