import Foundation

/// A color: red, green, blue and opacity, each from 0 to 1. It replaces UIKit's class of that name.
public struct UIColor: Hashable, Sendable {
    /// The red part from 0 to 1.
    public let red: CGFloat
    /// The green part from 0 to 1.
    public let green: CGFloat
    /// The blue part from 0 to 1.
    public let blue: CGFloat
    /// The opacity from 0, invisible, to 1, opaque.
    public let alpha: CGFloat

    /// Creates a color from parts from 0 to 1, which are not clamped.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a gray, from 0 for black to 1 for white.
    public init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        let part = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        let parts: (CGFloat, CGFloat, CGFloat) =
            switch sector {
            case ..<1: (brightness, rising, low)
            case ..<2: (falling, brightness, low)
            case ..<3: (low, brightness, rising)
            case ..<4: (low, falling, brightness)
            case ..<5: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
    }

    /// The same color with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension UIColor {
    private init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Transparent.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// 0, 0, 0.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// 1, 1, 1.
    public static let white = UIColor(white: 1, alpha: 1)
    /// 1, 0, 0.
    public static let red = UIColor(1, 0, 0)
    /// 0, 1, 0.
    public static let green = UIColor(0, 1, 0)
    /// 0, 0, 1.
    public static let blue = UIColor(0, 0, 1)
    /// 0, 1, 1.
    public static let cyan = UIColor(0, 1, 1)
    /// 1, 1, 0.
    public static let yellow = UIColor(1, 1, 0)
    /// 1, 0, 1.
    public static let magenta = UIColor(1, 0, 1)
    /// 1, 0.5, 0.
    public static let orange = UIColor(1, 0.5, 0)
    /// 0.5, 0, 0.5.
    public static let purple = UIColor(0.5, 0, 0.5)
    /// 0.6, 0.4, 0.2.
    public static let brown = UIColor(0.6, 0.4, 0.2)

    /// The system's red on a light screen.
    public static let systemRed = UIColor(1, 0.231, 0.188)
    /// The system's orange on a light screen.
    public static let systemOrange = UIColor(1, 0.584, 0)
    /// The system's yellow on a light screen.
    public static let systemYellow = UIColor(1, 0.8, 0)
    /// The system's green on a light screen.
    public static let systemGreen = UIColor(0.204, 0.78, 0.349)
    /// The system's teal on a light screen.
    public static let systemTeal = UIColor(0.188, 0.69, 0.78)
    /// The system's blue on a light screen.
    public static let systemBlue = UIColor(0, 0.478, 1)
    /// The system's indigo on a light screen.
    public static let systemIndigo = UIColor(0.345, 0.337, 0.839)
    /// The system's purple on a light screen.
    public static let systemPurple = UIColor(0.686, 0.322, 0.871)
    /// The system's pink on a light screen.
    public static let systemPink = UIColor(1, 0.176, 0.333)
    /// The system's mint on a light screen.
    public static let systemMint = UIColor(0, 0.78, 0.745)
    /// The system's cyan on a light screen.
    public static let systemCyan = UIColor(0.196, 0.678, 0.902)
    /// The system's brown on a light screen.
    public static let systemBrown = UIColor(0.635, 0.518, 0.369)
    /// The system's gray, the same on light and dark screens.
    public static let systemGray = UIColor(0.557, 0.557, 0.576)
    /// Lighter than `systemGray`.
    public static let systemGray2 = UIColor(0.682, 0.682, 0.698)
    /// Lighter than `systemGray2`.
    public static let systemGray3 = UIColor(0.78, 0.78, 0.8)
    /// Lighter than `systemGray3`.
    public static let systemGray4 = UIColor(0.82, 0.82, 0.839)
    /// Lighter than `systemGray4`.
    public static let systemGray5 = UIColor(0.898, 0.898, 0.918)
    /// Lighter than `systemGray5`; practically a background.
    public static let systemGray6 = UIColor(0.949, 0.949, 0.969)

    // Colors named by their use, as on a light screen.
    /// The primary text.
    public static let label = UIColor(0, 0, 0)
    /// The text below a title.
    public static let secondaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
    /// Text less important than the secondary.
    public static let tertiaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
    /// The placeholder of an empty field.
    public static let placeholderText = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
    /// Separators through which contents are visible.
    public static let separator = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)
    /// The background.
    public static let systemBackground = UIColor(1, 1, 1)
    /// The background of groups.
    public static let secondarySystemBackground = UIColor(0.949, 0.949, 0.969)
    /// The background of grouped rows.
    public static let systemGroupedBackground = UIColor(0.949, 0.949, 0.969)
}
