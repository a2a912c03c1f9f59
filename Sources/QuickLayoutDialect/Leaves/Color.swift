/// A sheet of one colour. Takes what it is proposed, and 10 where there is no limit.
public struct Color: LeafElement, Hashable, Sendable {
    /// Each from 0 to 1.
    public let red: CGFloat
    /// From 0 to 1.
    public let green: CGFloat
    /// From 0 to 1.
    public let blue: CGFloat
    /// From 0, which shows nothing, to 1.
    public let opacity: CGFloat

    /// Parts from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, opacity: CGFloat = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// A grey, from 0, black, to 1, white.
    public init(white: CGFloat, opacity: CGFloat = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    private init(_ color: UIColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }

    /// As large as it is proposed; 10 on an axis without a limit.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        LayoutNode(size: proposal.whereLimited, context: context)
    }

    /// Shows nothing.
    public static let clear = Color(white: 0, opacity: 0)
    /// No light.
    public static let black = Color(white: 0)
    /// All light.
    public static let white = Color(white: 1)
    /// The system's light grey.
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

/// A filled box. Takes what it is proposed, and 10 where there is no limit.
public struct Rectangle: LeafElement {
    /// What it is filled with.
    public var color = Color.gray

    /// A grey box.
    public init() {}

    /// The same box in another colour.
    public func fill(_ color: Color) -> Rectangle {
        var rectangle = self
        rectangle.color = color
        return rectangle
    }

    /// As large as it is proposed; 10 on an axis without a limit.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        LayoutNode(size: proposal.whereLimited, context: context)
    }
}

extension CGSize {
    /// What a view without a size of its own takes: the proposal, at least 0, and 10 where it is not finite.
    package var whereLimited: CGSize {
        func taken(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 10 }
        return CGSize(width: taken(width), height: taken(height))
    }
}
