import Negotiation

/// What a shape or a background can be filled with. It has no influence on layout.
public protocol ShapeStyle: Sendable {
    /// The colour by which it is shown; nil where nothing is.
    var shownColor: Color? { get }
}

/// A sheet of one colour. It takes the proposal.
public struct Color: LeafElement, ShapeStyle, Hashable, Sendable {
    /// Each from 0 to 1.
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, alpha) = (red, green, blue, opacity)
    }

    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// The same colour, more or less opaque.
    public func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
    }

    public var shownColor: Color? { self }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize { node.filling(proposal) }
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { .following(proposal) }

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
    public static let primary = Color(white: 0.9)
    public static let secondary = Color(red: 0.557, green: 0.557, blue: 0.576)
    public static let accentColor = Color.blue
}

extension Node {
    /// What a view takes that has no size of its own: the proposal, and 10 where there is none.
    func filling(_ proposal: ProposedViewSize) -> CGSize {
        let placeholder = context.metrics.placeholder
        return proposal.replacingUnspecifiedDimensions(by: CGSize(width: placeholder, height: placeholder))
    }
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var primary: Color { .primary }
    public static var secondary: Color { .secondary }
    public static var tertiary: Color { Color(white: 0.4) }
    public static var quaternary: Color { Color(white: 0.25) }
    public static var tint: Color { .accentColor }
}

/// Colours that turn into each other along a line. It takes the proposal, and is shown in the color between the first and
/// the last.
public struct LinearGradient: LeafElement, ShapeStyle, Sendable {
    package let colors: [Color]

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.colors = colors
    }

    public var shownColor: Color? {
        guard let first = colors.first, let last = colors.last else { return nil }
        return Color(
            red: (first.red + last.red) / 2, green: (first.green + last.green) / 2,
            blue: (first.blue + last.blue) / 2, opacity: (first.alpha + last.alpha) / 2)
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize { node.filling(proposal) }
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { .following(proposal) }
}
