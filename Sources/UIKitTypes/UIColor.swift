import Foundation

/// A colour: red, green, blue and opacity, each from 0 to 1. Stands in for UIKit's class of that name.
public struct UIColor: Hashable, Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// By its hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        let part = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        let parts: (CGFloat, CGFloat, CGFloat) =
            switch Int(sector) {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension UIColor {
    private init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let red = UIColor(1, 0, 0)
    public static let green = UIColor(0, 1, 0)
    public static let blue = UIColor(0, 0, 1)
    public static let cyan = UIColor(0, 1, 1)
    public static let yellow = UIColor(1, 1, 0)
    public static let magenta = UIColor(1, 0, 1)
    public static let orange = UIColor(1, 0.5, 0)
    public static let purple = UIColor(0.5, 0, 0.5)
    public static let brown = UIColor(0.6, 0.4, 0.2)

    public static let systemRed = UIColor(1, 0.231, 0.188)
    public static let systemOrange = UIColor(1, 0.584, 0)
    public static let systemYellow = UIColor(1, 0.8, 0)
    public static let systemGreen = UIColor(0.204, 0.78, 0.349)
    public static let systemTeal = UIColor(0.188, 0.69, 0.78)
    public static let systemBlue = UIColor(0, 0.478, 1)
    public static let systemIndigo = UIColor(0.345, 0.337, 0.839)
    public static let systemPurple = UIColor(0.686, 0.322, 0.871)
    public static let systemPink = UIColor(1, 0.176, 0.333)
    public static let systemMint = UIColor(0, 0.78, 0.745)
    public static let systemCyan = UIColor(0.196, 0.678, 0.902)
    public static let systemBrown = UIColor(0.635, 0.518, 0.369)
    public static let systemGray = UIColor(0.557, 0.557, 0.576)
    public static let systemGray2 = UIColor(0.682, 0.682, 0.698)
    public static let systemGray3 = UIColor(0.78, 0.78, 0.8)
    public static let systemGray4 = UIColor(0.82, 0.82, 0.839)
    public static let systemGray5 = UIColor(0.898, 0.898, 0.918)
    public static let systemGray6 = UIColor(0.949, 0.949, 0.969)

    // Named for what they are for, as they are on a light screen.
    public static let label = UIColor(0, 0, 0)
    public static let secondaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
    public static let tertiaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
    public static let quaternaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.18)
    public static let placeholderText = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
    public static let link = UIColor(0, 0.478, 1)
    public static let separator = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)
    public static let opaqueSeparator = UIColor(0.776, 0.776, 0.784)
    public static let systemBackground = UIColor(1, 1, 1)
    public static let secondarySystemBackground = UIColor(0.949, 0.949, 0.969)
    public static let tertiarySystemBackground = UIColor(1, 1, 1)
    public static let systemGroupedBackground = UIColor(0.949, 0.949, 0.969)
    public static let secondarySystemGroupedBackground = UIColor(1, 1, 1)
    public static let tertiarySystemGroupedBackground = UIColor(0.949, 0.949, 0.969)
    public static let systemFill = UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.2)
    public static let secondarySystemFill = UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.16)
    public static let tertiarySystemFill = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
    public static let quaternarySystemFill = UIColor(red: 0.455, green: 0.455, blue: 0.502, alpha: 0.08)
}
