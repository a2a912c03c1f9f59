/// Places its children side by side, from left to right.
public struct Row: StackElement {
    /// From the left, each with what the row knows of it.
    public var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] = []
    /// The layout that arranges the children.
    public private(set) var layout = StackLayout(
        axis: .horizontal, alignment: .align(to: BlueprintDialect.VerticalAlignment.Top.self))

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

    /// What becomes of the room that the children leave.
    public var horizontalUnderflow: StackLayout.UnderflowDistribution {
        get { layout.underflow }
        set { layout.underflow = newValue }
    }

    /// Who gives way where the children need more than there is.
    public var horizontalOverflow: StackLayout.OverflowDistribution {
        get { layout.overflow }
        set { layout.overflow = newValue }
    }

    /// At least this between two children, in points; negative ones pull them together.
    public var minimumHorizontalSpacing: CGFloat {
        get { layout.minimumSpacing }
        set { layout.minimumSpacing = newValue }
    }

    /// The older name of `minimumHorizontalSpacing`.
    public var minimumHorizontalPadding: CGFloat {
        get { layout.minimumSpacing }
        set { layout.minimumSpacing = newValue }
    }

    /// Where children stand from top to bottom.
    public var verticalAlignment: RowAlignment {
        get {
            switch layout.alignment {
            case .fill: .fill
            case .line(let line): .align(to: VerticalAlignment(line))
            }
        }
        set {
            switch newValue {
            case .fill: layout.alignment = .fill
            case .align(let alignment): layout.alignment = .line(alignment.line)
            }
        }
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
    }
}
