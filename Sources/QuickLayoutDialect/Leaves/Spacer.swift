import Negotiation

/// Space in a stack. Without a length it takes the rest after all others; with a length it is exactly that long, and
/// never shrinks. It is 0 long across.
///
/// `Spacer(minLength:)` is two in a row: a spacer without a length and one that is `minLength` long.
public struct Spacer: Layout, LibraryLeaf {
    /// The length in points; nil for a spacer that takes the rest.
    public let length: CGFloat?
    /// The length of the second of two spacers; nil for a single one.
    public let minLength: CGFloat?

    /// Creates a spacer that takes the rest.
    public init() {
        (length, minLength) = (nil, nil)
    }

    /// Creates a spacer of a length in points; it may be negative, and counts as 0 if it is not finite.
    public init(_ length: CGFloat) {
        (self.length, minLength) = (length, nil)
    }

    /// Creates a spacer that takes the rest, followed by one of a length in points.
    public init(minLength: CGFloat) {
        (length, self.minLength) = (nil, minLength)
    }

    /// The spacers that it represents, in order.
    public var elements: [any Element] {
        minLength.map { [Spacer(), Spacer($0)] } ?? [self]
    }

    /// The library's name.
    public var elementName: String { "Spacer" }

    /// Full along its stack if it has no length; fixed otherwise.
    func flexibility(for axis: Axis, in surroundings: Surroundings) -> Flexibility {
        length == nil && axis == surroundings.stackAxis ? .fullyFlexible : .fixedSize
    }

    /// The lowest priority without a length, the highest with one.
    var priority: CGFloat { length == nil ? -.infinity : .infinity }

    /// Returns its length along its stack, or without one the proposal there, 0 if unlimited; 0 across.
    func answer(to proposal: CGSize, in context: RuleContext) -> Answer {
        var size = CGSize.zero
        let proposed = proposal[context.stackAxis]
        size[context.stackAxis] = (length ?? proposed).finiteOrZero
        var domain = AnswerDomain.everywhere
        if length == nil { domain[context.stackAxis] = LengthInterval(only: proposed) }
        return context.leaf(size, domain: domain)
    }

    /// The proposal along the stack, unless the length is fixed.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        guard axis == context.stackAxis, length == nil else { return LengthExplanation(.constant) }
        return .proposed(proposal[axis], on: axis)
    }
}

/// An element of size 0×0, without spacing around it.
public struct EmptyLayout: Layout, LibraryLeaf {
    /// Creates the element, which has no settings.
    public init() {}

    /// The library's name.
    public var elementName: String { "EmptyLayout" }

    /// Fixed on both axes.
    func flexibility(for axis: Axis, in surroundings: Surroundings) -> Flexibility {
        .fixedSize
    }

    /// The highest priority.
    var priority: CGFloat { .infinity }

    /// 0×0.
    func answer(to proposal: CGSize, in context: RuleContext) -> Answer {
        context.leaf(.zero, domain: .everywhere)
    }

    /// 0 on both axes.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        LengthExplanation(.constant)
    }
}
