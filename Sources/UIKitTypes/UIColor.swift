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
    public static let systemGray = UIColor(0.557, 0.557, 0.576)
}
