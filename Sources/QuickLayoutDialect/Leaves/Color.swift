import Negotiation

/// A rectangle of one color. It takes its proposal, and 10 if unlimited.
public struct Color: LeafElement, LibraryLeaf, Hashable, Sendable {
    /// The red part from 0 to 1.
    public let red: CGFloat
    /// The green part from 0 to 1.
    public let green: CGFloat
    /// The blue part from 0 to 1.
    public let blue: CGFloat
    /// The opacity from 0, transparent, to 1.
    public let opacity: CGFloat

    /// Creates a color from parts from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, opacity: CGFloat = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// Creates a gray, from 0, black, to 1, white.
    public init(white: CGFloat, opacity: CGFloat = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    private init(_ color: UIColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    /// The library's name.
    public var elementName: String { "Color" }

    /// Returns the proposal; 10 on an axis without a limit.
    func answer(to proposal: CGSize, in context: RuleContext) -> Answer {
        context.leaf(proposal.whereLimited, domain: nil)
    }

    /// The proposal, or 10 without a limit.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        .proposed(proposal[axis], on: axis)
    }

    /// Transparent.
    public static let clear = Color(white: 0, opacity: 0)
    /// Black.
    public static let black = Color(white: 0)
    /// White.
    public static let white = Color(white: 1)
    /// The system's light gray.
    public static let gray = Color(.systemGray)
    /// The system's light red.
    public static let red = Color(.systemRed)
    /// The system's light orange.
    public static let orange = Color(.systemOrange)
    /// The system's light yellow.
    public static let yellow = Color(.systemYellow)
    /// The system's light green.
    public static let green = Color(.systemGreen)
    /// The system's light mint.
    public static let mint = Color(.systemMint)
    /// The system's light teal.
    public static let teal = Color(.systemTeal)
    /// The system's light cyan.
    public static let cyan = Color(.systemCyan)
    /// The system's light blue.
    public static let blue = Color(.systemBlue)
    /// The system's light indigo.
    public static let indigo = Color(.systemIndigo)
    /// The system's light purple.
    public static let purple = Color(.systemPurple)
    /// The system's light pink.
    public static let pink = Color(.systemPink)
    /// The system's light brown.
    public static let brown = Color(.systemBrown)
}

/// A filled rectangle. It takes its proposal, and 10 if unlimited.
public struct Rectangle: LeafElement, LibraryLeaf {
    /// The fill color.
    public var color = Color.gray

    /// Creates a gray rectangle.
    public init() {}

    /// The same rectangle in another color.
    public func fill(_ color: Color) -> Rectangle {
        var rectangle = self
        rectangle.color = color
        return rectangle
    }

    /// The library's name.
    public var elementName: String { "Rectangle" }

    /// Returns the proposal; 10 on an axis without a limit.
    func answer(to proposal: CGSize, in context: RuleContext) -> Answer {
        context.leaf(proposal.whereLimited, domain: nil)
    }

    /// The proposal, or 10 without a limit.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        .proposed(proposal[axis], on: axis)
    }
}

extension CGSize {
    /// The size of a view without one of its own: the proposal, and 10 where that is not finite.
    package var whereLimited: CGSize {
        func taken(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 10 }
        return CGSize(width: taken(width), height: taken(height))
    }
}
