import Negotiation

/// Stands for a view that is not there: it answers as that one would. What it answers is taken as it is, even where it
/// is infinite.
public struct ViewProxy: LeafElement {
    /// How its width follows a proposal, as its author says.
    public let horizontal: Flexibility
    /// How its height follows a proposal, as its author says.
    public let vertical: Flexibility
    private let measure: (CGSize) -> CGSize
    /// The lengths that it keeps, for its description; nil where they follow the proposal or a closure.
    let width: CGFloat?
    let height: CGFloat?

    /// Takes what it is proposed.
    public init() {
        self.init(width: nil, height: nil)
    }

    /// As wide as given, and as high as it is proposed.
    public init(width: CGFloat) {
        self.init(width: width, height: nil)
    }

    /// As high as given, and as wide as it is proposed.
    public init(height: CGFloat) {
        self.init(width: nil, height: height)
    }

    /// Of one size, in points.
    public init(width: CGFloat, height: CGFloat) {
        self.init(width: .some(width), height: .some(height))
    }

    /// The same flexibility on both axes.
    /// - Parameter proxySizingCalculation: the size for a proposal, taken as it is.
    public init(flexibility: Flexibility, proxySizingCalculation: @escaping (CGSize) -> CGSize) {
        self.init(horizontal: flexibility, vertical: flexibility, proxySizingCalculation: proxySizingCalculation)
    }

    /// A flexibility for each axis.
    /// - Parameter proxySizingCalculation: the size for a proposal, taken as it is.
    public init(
        horizontal: Flexibility, vertical: Flexibility, proxySizingCalculation: @escaping (CGSize) -> CGSize
    ) {
        (self.horizontal, self.vertical, measure) = (horizontal, vertical, proxySizingCalculation)
        (width, height) = (nil, nil)
    }

    private init(width: CGFloat?, height: CGFloat?) {
        (self.width, self.height) = (width, height)
        horizontal = width == nil ? .fullyFlexible : .fixedSize
        vertical = height == nil ? .fullyFlexible : .fixedSize
        measure = { CGSize(width: width ?? $0.width, height: height ?? $0.height) }
    }

    /// Of no size, and takes no room.
    public static func empty() -> ViewProxy { ViewProxy(width: 0, height: 0) }

    /// As its author says, on each axis.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        axis == .horizontal ? horizontal : vertical
    }

    /// What its calculation gives.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        var domain = AnswerDomain(only: proposal)
        if width != nil { domain.width = .everywhere }
        if height != nil { domain.height = .everywhere }
        return LayoutNode(size: measure(proposal), context: context, domain: domain)
    }
}
