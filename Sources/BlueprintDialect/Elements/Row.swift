/// Places its children side by side, from left to right.
public struct Row: StackElement {
    public var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] = []
    public private(set) var layout = StackLayout(
        axis: .horizontal, alignment: .align(to: BlueprintDialect.VerticalAlignment.Top.self))

    public init() {}

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

    public var minimumHorizontalSpacing: CGFloat {
        get { layout.minimumSpacing }
        set { layout.minimumSpacing = newValue }
    }

    /// The older name of `minimumHorizontalSpacing`.
    public var minimumHorizontalPadding: CGFloat {
        get { layout.minimumSpacing }
        set { layout.minimumSpacing = newValue }
    }

    public var verticalAlignment: RowAlignment {
        get {
            switch layout.alignment {
            case .fill: .fill
            case .align(let id): .align(to: VerticalAlignment(id))
            }
        }
        set {
            switch newValue {
            case .fill: layout.alignment = .fill
            case .align(let alignment): layout.alignment = .align(to: alignment.id)
            }
        }
    }

    public enum RowAlignment: Equatable, Sendable {
        /// Every child is as high as the row.
        case fill
        case align(to: VerticalAlignment)

        public static let top = RowAlignment.align(to: .top)
        public static let center = RowAlignment.align(to: .center)
        public static let bottom = RowAlignment.align(to: .bottom)
        /// The older name of `top`.
        public static let leading = RowAlignment.top
        /// The older name of `bottom`.
        public static let trailing = RowAlignment.bottom
    }
}
