/// Places its children side by side, from left to right.
public struct Row: StackElement {
    /// The children from the left, each with its traits for the row.
    public var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] {
        get { contents.map(\.ofStack) }
        set { contents = newValue.map { ContentChild($0.element, traits: $0.traits, key: $0.key) } }
    }
    /// The children as a pass needs them.
    private var contents: [ContentChild] = []
    /// The distribution of space that the children leave.
    public var horizontalUnderflow = StackLayout.UnderflowDistribution.spaceEvenly
    /// The children that shrink on overflow.
    public var horizontalOverflow = StackLayout.OverflowDistribution.condenseProportionally
    /// The minimum spacing between two children, in points; a negative one lets them overlap.
    public var minimumHorizontalSpacing: CGFloat = 0
    /// The vertical alignment of the children.
    public var verticalAlignment = RowAlignment.top

    /// Creates an empty row, to which children are added.
    public init() {}

    /// Creates a row of a closure's elements.
    public init(
        alignment: RowAlignment = .top, underflow: StackLayout.UnderflowDistribution = .spaceEvenly,
        overflow: StackLayout.OverflowDistribution = .condenseProportionally, minimumSpacing: CGFloat = 0,
        @ElementBuilder<StackLayout.Child> elements: () -> [StackLayout.Child]
    ) {
        contents = elements().map { ContentChild($0.element, traits: $0.traits, key: $0.key) }
        verticalAlignment = alignment
        horizontalUnderflow = underflow
        horizontalOverflow = overflow
        minimumHorizontalSpacing = minimumSpacing
    }

    /// The older name of `minimumHorizontalSpacing`.
    public var minimumHorizontalPadding: CGFloat {
        get { minimumHorizontalSpacing }
        set { minimumHorizontalSpacing = newValue }
    }

    /// Adds a child after the others.
    public mutating func append(_ child: StackLayout.Child) {
        contents.append(ContentChild(child.element, traits: child.traits, key: child.key))
    }

    /// The children, arranged by the layout.
    public var content: ElementContent { ElementContent(storage: StackContent(layout: layout, children: contents)) }

    /// The layout that arranges the children.
    public var layout: StackLayout {
        var layout = StackLayout(axis: .horizontal, alignment: verticalAlignment.acrossStack)
        layout.underflow = horizontalUnderflow
        layout.overflow = horizontalOverflow
        layout.minimumSpacing = minimumHorizontalSpacing
        return layout
    }

    /// The vertical alignment of a row's children.
    public enum RowAlignment: Equatable, Sendable {
        /// Every child is as high as the row.
        case fill
        /// The children's alignment guides are on one horizontal line.
        case align(to: VerticalAlignment)

        /// Aligns tops.
        public static let top = RowAlignment.align(to: .top)
        /// Aligns vertical centers.
        public static let center = RowAlignment.align(to: .center)
        /// Aligns bottoms.
        public static let bottom = RowAlignment.align(to: .bottom)
        /// The older name of `top`.
        public static let leading = RowAlignment.top
        /// The older name of `bottom`.
        public static let trailing = RowAlignment.bottom

        /// The alignment for the layout.
        var acrossStack: StackLayout.Alignment {
            switch self {
            case .fill: .fill
            case .align(let alignment): .line(alignment.line)
            }
        }
    }
}
