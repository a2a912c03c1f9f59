import Negotiation

/// Arranges its children one after the other. The algorithm stands in `StackLayout+Arranging.swift`.
public struct StackLayout: Layout, SingleTraitLayout {
    /// Along which the children follow each other.
    public var axis: Axis
    /// Where children stand across the axis.
    public var alignment: Alignment
    /// What becomes of the room that they leave.
    public var underflow = UnderflowDistribution.spaceEvenly
    /// Who gives way where they need more than there is.
    public var overflow = OverflowDistribution.condenseProportionally
    /// Points between two children.
    public var minimumSpacing: CGFloat = 0

    /// With the library's defaults for the rest.
    public init(axis: Axis, alignment: Alignment) {
        self.axis = axis
        self.alignment = alignment
    }

    /// Grows and shrinks with priority 1, without a line of its own.
    public static var defaultTraits: Traits { Traits() }

    /// A stack's axis.
    public enum Axis: Hashable, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical

        var direction: Negotiation.Axis { self == .horizontal ? .horizontal : .vertical }
    }

    /// Where children stand across the stack.
    public enum Alignment: Sendable {
        /// Each takes all of the stack there.
        case fill
        /// The children's lines lie on one line; each has its own length.
        case line(AlignmentLine)

        /// By a line of the author's own.
        public static func align(to id: any AlignmentID.Type) -> Alignment { .line(AlignmentLine(id)) }
    }

    /// What becomes of the room that the children leave.
    ///
    ///     justifyToStart      |AAABBCC     |     spaceEvenly         |AAA   BB   CC|
    ///     justifyToCenter     |   AAABBCC  |     growUniformly       |AAAAABBBBCCCC|
    ///     justifyToEnd        |     AAABBCC|     growProportionally  |AAAAAABBBBCCC|
    public enum UnderflowDistribution: Hashable, Sendable {
        /// Equal gaps between the children, whatever the minimum spacing.
        case spaceEvenly
        /// By grow priority and the child's length.
        case growProportionally
        /// By grow priority.
        case growUniformly
        /// Children together at the start, the room after them.
        case justifyToStart
        /// Children together in the middle, half of the room at each end.
        case justifyToCenter
        /// Children together at the end, the room before them.
        case justifyToEnd
    }

    /// Who gives way where the children need more than there is.
    public enum OverflowDistribution: Hashable, Sendable {
        /// By shrink priority and the child's length.
        case condenseProportionally
        /// By shrink priority.
        case condenseUniformly
    }
}

extension StackLayout {
    /// What a stack knows of a child.
    public struct Traits {
        /// Its part of the room left over.
        public var growPriority: CGFloat
        /// Its part of what is too much.
        public var shrinkPriority: CGFloat
        /// Where its line runs by which it is aligned; nil for the alignment's default.
        public var alignmentGuide: AlignmentGuide?

        /// Both priorities are 1 unless given.
        public init(growPriority: CGFloat = 1, shrinkPriority: CGFloat = 1, alignmentGuide: AlignmentGuide? = nil) {
            self.growPriority = growPriority
            self.shrinkPriority = shrinkPriority
            self.alignmentGuide = alignmentGuide
        }
    }

    /// Where the line by which children are aligned runs through one of them, in place of the alignment's default.
    public struct AlignmentGuide {
        /// The line's position in points, from the child's size.
        public var computeValue: (ElementDimensions) -> CGFloat

        init(_ computeValue: @escaping (ElementDimensions) -> CGFloat) {
            self.computeValue = computeValue
        }
    }

    /// An element with what a stack has to know of it.
    public struct Child: ElementBuilderChild {
        /// What is laid out.
        public let element: any Element
        /// What the stack knows of it.
        public let traits: Traits
        /// Tells it from siblings of the same type; nil for none.
        public let key: AnyHashable?

        /// A child that grows and shrinks by default.
        public init(element: any Element, traits: Traits = .init(), key: AnyHashable? = nil) {
            self.element = element
            self.traits = traits
            self.key = key
        }

        /// A child with a priority by name.
        public init(
            element: any Element, priority: Priority = .flexible,
            alignmentGuide: ((ElementDimensions) -> CGFloat)? = nil, key: AnyHashable? = nil
        ) {
            self.init(
                element: element,
                traits: Traits(
                    growPriority: priority.grow, shrinkPriority: priority.shrink,
                    alignmentGuide: alignmentGuide.map(AlignmentGuide.init)),
                key: key)
        }

        /// A child that grows and shrinks.
        public init(_ element: any Element) {
            self.init(element: element, traits: Traits())
        }

        /// Whether a child grows, shrinks, both or neither.
        public enum Priority: Hashable, Sendable {
            /// Neither grows nor shrinks.
            case fixed
            /// Grows and shrinks.
            case flexible
            /// Takes its share of the room left over, and never gives way.
            case grows
            /// Gives way to an overflow, and never grows.
            case shrinks

            var grow: CGFloat { self == .flexible || self == .grows ? 1 : 0 }
            var shrink: CGFloat { self == .flexible || self == .shrinks ? 1 : 0 }
        }
    }
}
