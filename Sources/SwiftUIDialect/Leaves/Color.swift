import Negotiation
import UIKitTypes

/// A filling for a shape or a background. It has no influence on layout.
public protocol ShapeStyle: Sendable {
    /// The color to show; nil for none.
    var shownColor: Color? { get }
}

/// A rectangle of one color. It takes the proposal.
public struct Color: LeafElement, SizedElement, ShapeStyle, Hashable, Sendable {
    /// The parts, each from 0 to 1.
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double
    /// How it covers the views behind it.
    package var cover = Cover.opacity

    package enum Cover: Hashable, Sendable {
        /// By its opacity.
        case opacity
        /// Completely, however it is shown: a material, the system's background.
        case whole
        /// Unknown: it is assumed, or its opacity varies.
        case unknown
    }

    /// Creates a color from parts from 0 to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, alpha) = (red, green, blue, opacity)
    }

    /// Creates a gray, from 0 for black to 1 for white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    package init(_ color: UIColor) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.alpha))
    }

    /// Returns the same color with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        let color = Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
        return cover == .unknown ? color.covering(.unknown) : color
    }

    package func covering(_ cover: Cover) -> Color {
        var color = self
        color.cover = cover
        return color
    }

    /// The placeholder for an unknown color.
    package static let unknown = Color.gray.covering(.unknown)
    /// The placeholder for a material, or the system's background: it is not visible itself, and hides the views behind
    /// it.
    package static let backdrop = Color.clear.covering(.whole)

    /// Whether two colors look alike.
    public static func == (lhs: Color, rhs: Color) -> Bool {
        (lhs.red, lhs.green, lhs.blue, lhs.alpha) == (rhs.red, rhs.green, rhs.blue, rhs.alpha)
    }

    public func hash(into hasher: inout Hasher) {
        for part in [red, green, blue, alpha] { hasher.combine(part) }
    }

    /// The color itself.
    public var shownColor: Color? { self }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize { node.filling(proposal) }
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { .following(proposal) }

    /// Transparent.
    public static let clear = Color(white: 0, opacity: 0)
    /// 0, 0, 0.
    public static let black = Color(white: 0)
    /// 1, 1, 1.
    public static let white = Color(white: 1)
    /// The system's gray on a light screen; `secondary` is the same.
    public static let gray = Color(.systemGray)
    /// The system's red on a light screen.
    public static let red = Color(.systemRed)
    /// The system's orange on a light screen.
    public static let orange = Color(.systemOrange)
    /// The system's yellow on a light screen.
    public static let yellow = Color(.systemYellow)
    /// The system's green on a light screen.
    public static let green = Color(.systemGreen)
    /// The system's mint on a light screen.
    public static let mint = Color(.systemMint)
    /// The system's teal on a light screen.
    public static let teal = Color(.systemTeal)
    /// The system's cyan on a light screen.
    public static let cyan = Color(.systemCyan)
    /// The system's blue on a light screen.
    public static let blue = Color(.systemBlue)
    /// The system's indigo on a light screen.
    public static let indigo = Color(.systemIndigo)
    /// The system's purple on a light screen.
    public static let purple = Color(.systemPurple)
    /// The system's pink on a light screen.
    public static let pink = Color(.systemPink)
    /// The system's brown on a light screen.
    public static let brown = Color(.systemBrown)
    /// The foreground: nearly white, for a dark terminal.
    public static let primary = Color(white: 0.9)
    /// Weaker than the foreground: the system's gray.
    public static let secondary = Color.gray
    /// Blue, the usual tint of controls.
    public static let accentColor = Color.blue
}

extension Node {
    /// The size of a view without a size of its own: the proposal, and 10 without one.
    func filling(_ proposal: ProposedViewSize) -> CGSize {
        let placeholder = context.metrics.placeholder
        return proposal.replacingUnspecifiedDimensions(by: CGSize(width: placeholder, height: placeholder))
    }
}

extension ShapeStyle where Self == Color {
    /// `Color.clear` as a style.
    public static var clear: Color { .clear }
    /// `Color.black` as a style.
    public static var black: Color { .black }
    /// `Color.white` as a style.
    public static var white: Color { .white }
    /// `Color.gray` as a style.
    public static var gray: Color { .gray }
    /// `Color.red` as a style.
    public static var red: Color { .red }
    /// `Color.orange` as a style.
    public static var orange: Color { .orange }
    /// `Color.yellow` as a style.
    public static var yellow: Color { .yellow }
    /// `Color.green` as a style.
    public static var green: Color { .green }
    /// `Color.mint` as a style.
    public static var mint: Color { .mint }
    /// `Color.teal` as a style.
    public static var teal: Color { .teal }
    /// `Color.cyan` as a style.
    public static var cyan: Color { .cyan }
    /// `Color.blue` as a style.
    public static var blue: Color { .blue }
    /// `Color.indigo` as a style.
    public static var indigo: Color { .indigo }
    /// `Color.purple` as a style.
    public static var purple: Color { .purple }
    /// `Color.pink` as a style.
    public static var pink: Color { .pink }
    /// `Color.brown` as a style.
    public static var brown: Color { .brown }
    /// The foreground: `Color.primary`.
    public static var primary: Color { .primary }
    /// Weaker than the foreground: `Color.secondary`.
    public static var secondary: Color { .secondary }
    /// Weaker than the secondary style: a gray of 0.4.
    public static var tertiary: Color { Color(white: 0.4) }
    /// Weaker than the tertiary style: a gray of 0.25.
    public static var quaternary: Color { Color(white: 0.25) }
    /// `Color.accentColor`, the usual tint of controls.
    public static var tint: Color { .accentColor }
}

/// A gradient of colors along a line. It takes the proposal, and is shown in the color halfway between the first and
/// the last.
public struct LinearGradient: LeafElement, SizedElement, ShapeStyle, Sendable {
    package let colors: [Color]

    /// Creates a gradient; the points have no effect, because one color is shown.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.colors = colors
    }

    /// The color halfway between the first and the last; nil without colors.
    public var shownColor: Color? {
        guard let first = colors.first, let last = colors.last else { return nil }
        return Color(
            red: (first.red + last.red) / 2, green: (first.green + last.green) / 2,
            blue: (first.blue + last.blue) / 2, opacity: (first.alpha + last.alpha) / 2
        )
        .covering(colors.allSatisfy { ($0.alpha, $0.cover) == (first.alpha, first.cover) } ? first.cover : .unknown)
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize { node.filling(proposal) }
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain { .following(proposal) }
}
