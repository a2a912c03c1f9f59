import Negotiation

/// Arranges its children one after the other. The algorithm is in `StackLayout+Arranging.swift`.
public struct StackLayout: Layout, SingleTraitLayout {
    /// The axis of the stack.
    public var axis: Axis
    /// The alignment of the children across the axis.
    public var alignment: Alignment
    /// The distribution of space that the children leave.
    public var underflow = UnderflowDistribution.spaceEvenly
    /// The children that shrink on overflow.
    public var overflow = OverflowDistribution.condenseProportionally
    /// The minimum spacing between two children, in points.
    public var minimumSpacing: CGFloat = 0

    /// Creates a layout with the library's defaults for the rest.
    public init(axis: Axis, alignment: Alignment) {
        self.axis = axis
        self.alignment = alignment
    }

    /// Traits that grow and shrink with priority 1, without an alignment guide.
    public static var defaultTraits: Traits { Traits() }

    /// A stack's axis.
    public enum Axis: Hashable, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical

        var direction: Negotiation.Axis { self == .horizontal ? .horizontal : .vertical }
    }

    /// The alignment of children across the stack.
    public enum Alignment: Sendable {
        /// Each child takes the stack's whole length across.
        case fill
        /// The children's guides are on one line; each child has its own length.
        case line(AlignmentLine)

        /// Aligns by a line of the author's own.
        public static func align(to id: any AlignmentID.Type) -> Alignment { .line(AlignmentLine(id)) }
    }

    /// The distribution of space that the children leave.
    ///
    ///     justifyToStart      |AAABBCC     |     spaceEvenly         |AAA   BB   CC|
    ///     justifyToCenter     |   AAABBCC  |     growUniformly       |AAAAABBBBCCCC|
    ///     justifyToEnd        |     AAABBCC|     growProportionally  |AAAAAABBBBCCC|
    public enum UnderflowDistribution: Hashable, Sendable {
        /// Equal gaps between the children, whatever the minimum spacing.
        case spaceEvenly
        /// The children grow by grow priority and length.
        case growProportionally
        /// The children grow by grow priority.
        case growUniformly
        /// Children together at the start, the space after them.
        case justifyToStart
        /// Children together in the middle, half of the space at each end.
        case justifyToCenter
        /// Children together at the end, the space before them.
        case justifyToEnd
    }

    /// The children that shrink on overflow.
    public enum OverflowDistribution: Hashable, Sendable {
        /// The children shrink by shrink priority and length.
        case condenseProportionally
        /// The children shrink by shrink priority.
        case condenseUniformly
    }
}

extension StackLayout {
    /// The traits of a child for a stack.
    public struct Traits {
        /// Its relative part of the underflow.
        public var growPriority: CGFloat
        /// Its relative part of the overflow.
        public var shrinkPriority: CGFloat
        /// The position of its alignment line; nil for the alignment's default.
        public var alignmentGuide: AlignmentGuide?

        /// Creates traits; both priorities are 1 by default.
        public init(growPriority: CGFloat = 1, shrinkPriority: CGFloat = 1, alignmentGuide: AlignmentGuide? = nil) {
            self.growPriority = growPriority
            self.shrinkPriority = shrinkPriority
            self.alignmentGuide = alignmentGuide
        }
    }

    /// The position of the alignment line in a child, in place of the alignment's default.
    public struct AlignmentGuide {
        /// The line's position in points, from the child's size.
        public var computeValue: (ElementDimensions) -> CGFloat

        init(_ computeValue: @escaping (ElementDimensions) -> CGFloat) {
            self.computeValue = computeValue
        }
    }

    /// An element with its traits for a stack.
    public struct Child: ElementBuilderChild {
        /// The child's element.
        public let element: any Element
        /// The child's traits for the stack.
        public let traits: Traits
        /// A name to distinguish it from siblings of the same type; nil for none.
        public let key: AnyHashable?

        /// Creates a child, which grows and shrinks by default.
        public init(element: any Element, traits: Traits = .init(), key: AnyHashable? = nil) {
            self.element = element
            self.traits = traits
            self.key = key
        }

        /// Creates a child with a named priority.
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

        /// Creates a child that grows and shrinks.
        public init(_ element: any Element) {
            self.init(element: element, traits: Traits())
        }

        /// Whether a child grows, shrinks, both or neither.
        public enum Priority: Hashable, Sendable {
            /// Neither grows nor shrinks.
            case fixed
            /// Grows and shrinks.
            case flexible
            /// Grows on underflow, and never shrinks.
            case grows
            /// Shrinks on overflow, and never grows.
            case shrinks

            var grow: CGFloat { self == .flexible || self == .grows ? 1 : 0 }
            var shrink: CGFloat { self == .flexible || self == .shrinks ? 1 : 0 }
        }
    }
}
