/// Places its children side by side, from left to right.
public struct Row: StackElement {
    /// From the left, each with what the row knows of it.
    public var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] = []
    /// What becomes of the room that the children leave.
    public var horizontalUnderflow = StackLayout.UnderflowDistribution.spaceEvenly
    /// Who gives way where the children need more than there is.
    public var horizontalOverflow = StackLayout.OverflowDistribution.condenseProportionally
    /// At least this between two children, in points; negative ones pull them together.
    public var minimumHorizontalSpacing: CGFloat = 0
    /// Where children stand from top to bottom.
    public var verticalAlignment = RowAlignment.top

    /// A row of nothing, to which children are added.
    public init() {}

    /// A row of what a closure gathers.
    public init(
        alignment: RowAlignment = .top, underflow: StackLayout.UnderflowDistribution = .spaceEvenly,
        overflow: StackLayout.OverflowDistribution = .condenseProportionally, minimumSpacing: CGFloat = 0,
        @ElementBuilder<StackLayout.Child> elements: () -> [StackLayout.Child]
    ) {
        children = elements().map { ($0.element, $0.traits, $0.key) }
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

    /// The layout that arranges the children.
    public var layout: StackLayout {
        var layout = StackLayout(axis: .horizontal, alignment: verticalAlignment.acrossStack)
        layout.underflow = horizontalUnderflow
        layout.overflow = horizontalOverflow
        layout.minimumSpacing = minimumHorizontalSpacing
        return layout
    }

    /// Where a row's children stand from top to bottom.
    public enum RowAlignment: Equatable, Sendable {
        /// Every child is as high as the row.
        case fill
        /// The children's lines lie on one horizontal line.
        case align(to: VerticalAlignment)

        /// Tops at one height.
        public static let top = RowAlignment.align(to: .top)
        /// Middles at one height.
        public static let center = RowAlignment.align(to: .center)
        /// Bottoms at one height.
        public static let bottom = RowAlignment.align(to: .bottom)
        /// The older name of `top`.
        public static let leading = RowAlignment.top
        /// The older name of `bottom`.
        public static let trailing = RowAlignment.bottom

        /// As the layout has it.
        var acrossStack: StackLayout.Alignment {
            switch self {
            case .fill: .fill
            case .align(let alignment): .line(alignment.line)
            }
        }
    }
}
