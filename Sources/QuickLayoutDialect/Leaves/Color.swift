/// A sheet of one colour. Takes what it is proposed, and 10 where there is no limit.
public struct Color: LeafElement, Hashable, Sendable {
    /// Each from 0 to 1.
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let opacity: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, opacity: CGFloat = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    public init(white: CGFloat, opacity: CGFloat = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        LayoutNode(size: proposal.whereLimited, context: context)
    }

    public static let clear = Color(white: 0, opacity: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let gray = Color(red: 0.557, green: 0.557, blue: 0.576)
    public static let red = Color(red: 1, green: 0.231, blue: 0.188)
    public static let orange = Color(red: 1, green: 0.584, blue: 0)
    public static let yellow = Color(red: 1, green: 0.8, blue: 0)
    public static let green = Color(red: 0.204, green: 0.78, blue: 0.349)
    public static let mint = Color(red: 0, green: 0.78, blue: 0.745)
    public static let teal = Color(red: 0.188, green: 0.69, blue: 0.78)
    public static let cyan = Color(red: 0.196, green: 0.678, blue: 0.902)
    public static let blue = Color(red: 0, green: 0.478, blue: 1)
    public static let indigo = Color(red: 0.345, green: 0.337, blue: 0.839)
    public static let purple = Color(red: 0.686, green: 0.322, blue: 0.871)
    public static let pink = Color(red: 1, green: 0.176, blue: 0.333)
    public static let brown = Color(red: 0.635, green: 0.518, blue: 0.369)
}

/// A filled box. Takes what it is proposed, and 10 where there is no limit.
public struct Rectangle: LeafElement {
    public var color = Color.gray

    public init() {}

    /// The same box in another colour.
    public func fill(_ color: Color) -> Rectangle {
        var rectangle = self
        rectangle.color = color
        return rectangle
    }

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
