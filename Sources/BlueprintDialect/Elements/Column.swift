/// Places its children one below the other, from the top.
public struct Column: StackElement {
    /// The children from the top, each with its traits for the column.
    public var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] {
        get { contents.map(\.ofStack) }
        set { contents = newValue.map { ContentChild($0.element, traits: $0.traits, key: $0.key) } }
    }
    /// The children as a pass needs them.
    private var contents: [ContentChild] = []
    /// The distribution of space that the children leave.
    public var verticalUnderflow = StackLayout.UnderflowDistribution.spaceEvenly
    /// The children that shrink on overflow.
    public var verticalOverflow = StackLayout.OverflowDistribution.condenseProportionally
    /// The minimum spacing between two children, in points; a negative one lets them overlap.
    public var minimumVerticalSpacing: CGFloat = 0
    /// The horizontal alignment of the children.
    public var horizontalAlignment = ColumnAlignment.leading

    /// Creates an empty column, to which children are added.
    public init() {}

    /// Creates a column of a closure's elements.
    public init(
        alignment: ColumnAlignment = .leading, underflow: StackLayout.UnderflowDistribution = .spaceEvenly,
        overflow: StackLayout.OverflowDistribution = .condenseProportionally, minimumSpacing: CGFloat = 0,
        @ElementBuilder<StackLayout.Child> elements: () -> [StackLayout.Child]
    ) {
        contents = elements().map { ContentChild($0.element, traits: $0.traits, key: $0.key) }
        horizontalAlignment = alignment
        verticalUnderflow = underflow
        verticalOverflow = overflow
        minimumVerticalSpacing = minimumSpacing
    }

    /// The older name of `minimumVerticalSpacing`.
    public var minimumVerticalPadding: CGFloat {
        get { minimumVerticalSpacing }
        set { minimumVerticalSpacing = newValue }
    }

    /// Adds a child after the others.
    public mutating func append(_ child: StackLayout.Child) {
        contents.append(ContentChild(child.element, traits: child.traits, key: child.key))
    }

    /// The children, arranged by the layout.
    public var content: ElementContent { ElementContent(storage: StackContent(layout: layout, children: contents)) }

    /// The layout that arranges the children.
    public var layout: StackLayout {
        var layout = StackLayout(axis: .vertical, alignment: horizontalAlignment.acrossStack)
        layout.underflow = verticalUnderflow
        layout.overflow = verticalOverflow
        layout.minimumSpacing = minimumVerticalSpacing
        return layout
    }

    /// The horizontal alignment of a column's children.
    public enum ColumnAlignment: Equatable, Sendable {
        /// Every child is as wide as the column.
        case fill
        /// The children's alignment guides are on one vertical line.
        case align(to: HorizontalAlignment)

        /// Aligns leading edges.
        public static let leading = ColumnAlignment.align(to: .leading)
        /// Aligns horizontal centers.
        public static let center = ColumnAlignment.align(to: .center)
        /// Aligns trailing edges.
        public static let trailing = ColumnAlignment.align(to: .trailing)

        /// The alignment for the layout.
        var acrossStack: StackLayout.Alignment {
            switch self {
            case .fill: .fill
            case .align(let alignment): .line(alignment.line)
            }
        }
    }
}
