/// Places its children one below the other, from the top.
public struct Column: StackElement {
    /// From the top, each with what the column knows of it.
    public var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] = []
    /// What becomes of the room that the children leave.
    public var verticalUnderflow = StackLayout.UnderflowDistribution.spaceEvenly
    /// Who gives way where the children need more than there is.
    public var verticalOverflow = StackLayout.OverflowDistribution.condenseProportionally
    /// At least this between two children, in points; negative ones pull them together.
    public var minimumVerticalSpacing: CGFloat = 0
    /// Where children stand from side to side.
    public var horizontalAlignment = ColumnAlignment.leading

    /// A column of nothing, to which children are added.
    public init() {}

    /// A column of what a closure gathers.
    public init(
        alignment: ColumnAlignment = .leading, underflow: StackLayout.UnderflowDistribution = .spaceEvenly,
        overflow: StackLayout.OverflowDistribution = .condenseProportionally, minimumSpacing: CGFloat = 0,
        @ElementBuilder<StackLayout.Child> elements: () -> [StackLayout.Child]
    ) {
        children = elements().map { ($0.element, $0.traits, $0.key) }
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

    /// The layout that arranges the children.
    public var layout: StackLayout {
        var layout = StackLayout(axis: .vertical, alignment: horizontalAlignment.acrossStack)
        layout.underflow = verticalUnderflow
        layout.overflow = verticalOverflow
        layout.minimumSpacing = minimumVerticalSpacing
        return layout
    }

    /// Where a column's children stand from side to side.
    public enum ColumnAlignment: Equatable, Sendable {
        /// Every child is as wide as the column.
        case fill
        /// The children's lines lie on one vertical line.
        case align(to: HorizontalAlignment)

        /// Leading edges below each other.
        public static let leading = ColumnAlignment.align(to: .leading)
        /// Middles below each other.
        public static let center = ColumnAlignment.align(to: .center)
        /// Trailing edges below each other.
        public static let trailing = ColumnAlignment.align(to: .trailing)

        /// As the layout has it.
        var acrossStack: StackLayout.Alignment {
            switch self {
            case .fill: .fill
            case .align(let alignment): .line(alignment.line)
            }
        }
    }
}
