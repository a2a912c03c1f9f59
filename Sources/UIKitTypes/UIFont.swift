import Foundation

/// A font as layouts mention it. A terminal has one: a font changes a text's size only where a cell stands for several
/// points, and there by whole cells.
public struct UIFont: Hashable, Sendable {
    /// In points.
    public let pointSize: CGFloat
    /// Changes no size.
    public let weight: Weight
    /// `System` for the system's own.
    public let familyName: String

    /// The system's font, regular, by default; the size is in points.
    public init(pointSize: CGFloat, weight: Weight = .regular, familyName: String = "System") {
        self.pointSize = pointSize
        self.weight = weight
        self.familyName = familyName
    }

    /// A font by its name. Every name is taken for one that is there.
    public init?(name: String, size: CGFloat) {
        self.init(pointSize: size, familyName: name)
    }

    /// In points.
    public static let systemFontSize: CGFloat = 14
    /// In points.
    public static let smallSystemFontSize: CGFloat = 12
    /// In points.
    public static let labelFontSize: CGFloat = 17
    /// In points.
    public static let buttonFontSize: CGFloat = 18

    /// Regular; the size is in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

    /// The size is in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size, weight: weight)
    }

    /// Bold; the size is in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: .bold) }

    /// The regular font: a slant changes no size.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

    /// The system's font: a terminal's characters are all of one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size, weight: weight)
    }

    /// The system's font: a terminal's characters are all of one width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size, weight: weight)
    }

    /// The font of a style at the system's standard text size (Large).
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
    }

    /// The same font in another size, in points.
    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(pointSize: size, weight: weight, familyName: familyName)
    }

    /// The distance of two lines, in points: that of the system's font, 1.2 times its size.
    public var lineHeight: CGFloat { (pointSize * 1.2).rounded() }

    /// How many cells each way a character takes: 1 where a point is a cell, else as many as the font is high, to the
    /// nearest, and at least 1.
    /// - Parameter cell: the points in a cell.
    package func cells(in cell: CGSize) -> CGFloat {
        cell == CGSize(width: 1, height: 1) ? 1 : max(1, (pointSize / cell.height).rounded())
    }

    /// How heavy the strokes are. It changes no size.
    public enum Weight: Hashable, Sendable {
        /// From the lightest to the heaviest.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// What a text is for, which decides its size.
    public enum TextStyle: Hashable, Sendable {
        /// 34, 28, 22, 20, 17, 15, 17, 16, 13, 12 and 11 points; the headline is semibold.
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

        /// At the standard text size, in points.
        var pointSize: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }
}
