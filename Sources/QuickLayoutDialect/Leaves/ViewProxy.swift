import Negotiation

/// A substitute for a view that does not exist here. It answers as that view would; its answer is used unchanged, even
/// if infinite.
public struct ViewProxy: LeafElement, LibraryLeaf {
    /// The flexibility of its width, as its author says.
    public let horizontal: Flexibility
    /// The flexibility of its height, as its author says.
    public let vertical: Flexibility
    private let measure: (CGSize) -> CGSize
    /// Whether an author's closure measures it.
    private let hasOwnMeasure: Bool
    /// The fixed lengths, for its description; nil if they follow the proposal or a closure.
    let width: CGFloat?
    let height: CGFloat?

    /// Creates a proxy that takes its proposal.
    public init() {
        self.init(width: nil, height: nil)
    }

    /// Creates a proxy of a given width, as high as its proposal.
    public init(width: CGFloat) {
        self.init(width: width, height: nil)
    }

    /// Creates a proxy of a given height, as wide as its proposal.
    public init(height: CGFloat) {
        self.init(width: nil, height: height)
    }

    /// Creates a proxy of one size, in points.
    public init(width: CGFloat, height: CGFloat) {
        self.init(width: .some(width), height: .some(height))
    }

    /// Creates a proxy with the same flexibility on both axes.
    /// - Parameter proxySizingCalculation: the size for a proposal, used unchanged.
    public init(flexibility: Flexibility, proxySizingCalculation: @escaping (CGSize) -> CGSize) {
        self.init(horizontal: flexibility, vertical: flexibility, proxySizingCalculation: proxySizingCalculation)
    }

    /// Creates a proxy with a flexibility for each axis.
    /// - Parameter proxySizingCalculation: the size for a proposal, used unchanged.
    public init(
        horizontal: Flexibility, vertical: Flexibility, proxySizingCalculation: @escaping (CGSize) -> CGSize
    ) {
        (self.horizontal, self.vertical, measure) = (horizontal, vertical, proxySizingCalculation)
        hasOwnMeasure = true
        (width, height) = (nil, nil)
    }

    private init(width: CGFloat?, height: CGFloat?) {
        (self.width, self.height) = (width, height)
        hasOwnMeasure = false
        horizontal = width == nil ? .fullyFlexible : .fixedSize
        vertical = height == nil ? .fullyFlexible : .fixedSize
        measure = { CGSize(width: width ?? $0.width, height: height ?? $0.height) }
    }

    /// Returns a proxy of size 0×0.
    public static func empty() -> ViewProxy { ViewProxy(width: 0, height: 0) }

    /// The library's name.
    public var elementName: String { "ViewProxy" }

    /// Returns the author's flexibility of an axis.
    func flexibility(for axis: Axis, in surroundings: Surroundings) -> Flexibility {
        axis == .horizontal ? horizontal : vertical
    }

    /// Returns the result of its calculation.
    func answer(to proposal: CGSize, in context: RuleContext) -> Answer {
        var domain = AnswerDomain(only: proposal)
        if width != nil { domain.width = .everywhere }
        if height != nil { domain.height = .everywhere }
        return context.leaf(measure(proposal), domain: domain)
    }

    /// The fixed length, the proposal, or the closure's.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        if hasOwnMeasure { return LengthExplanation(.code) }
        return LengthExplanation((axis == .horizontal ? width : height) == nil ? .room(axis) : .constant)
    }
}
