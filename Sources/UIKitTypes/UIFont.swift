import Foundation

/// A font in a layout. A terminal has only one font: a font changes a text's size only if a cell is several points, and
/// then by whole cells.
public struct UIFont: Hashable, Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// The weight. It changes no size.
    public let weight: Weight
    /// The family: `System` for the system's own.
    public let familyName: String

    /// Creates a font, by default the system's regular one; the size is in points.
    public init(pointSize: CGFloat, weight: Weight = .regular, familyName: String = "System") {
        self.pointSize = pointSize
        self.weight = weight
        self.familyName = familyName
    }

    /// Creates a font by its name. Every name is valid.
    public init?(name: String, size: CGFloat) {
        self.init(pointSize: size, familyName: name)
    }

    /// The size in points.
    public static let systemFontSize: CGFloat = 14
    /// The size in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size in points.
    public static let labelFontSize: CGFloat = 17
    /// The size in points.
    public static let buttonFontSize: CGFloat = 18

    /// The regular system font; the size is in points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

    /// The system font of a weight; the size is in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size, weight: weight)
    }

    /// The bold system font; the size is in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, weight: .bold) }

    /// The regular system font: italics change no size.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }

    /// The system font: a terminal's characters all have one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size, weight: weight)
    }

    /// The system font: a terminal's characters all have one width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size, weight: weight)
    }

    /// The font of a text style at the system's standard text size (Large).
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
    }

    /// The same font at another size, in points.
    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(pointSize: size, weight: weight, familyName: familyName)
    }

    /// The line height in points, as of the system's font: 1.2 times its size.
    public var lineHeight: CGFloat { (pointSize * 1.2).rounded() }

    /// The cells of a character in each direction: 1 if a point is a cell, else the font's height in cells, rounded,
    /// and at least 1.
    /// - Parameter cell: the points in a cell.
    package func cells(in cell: CGSize) -> CGFloat {
        cell == CGSize(width: 1, height: 1) ? 1 : max(1, (pointSize / cell.height).rounded())
    }

    /// The weight of a font. It changes no size.
    public enum Weight: Hashable, Sendable {
        /// The weights from the lightest to the heaviest.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// A text style, which decides the size.
    public enum TextStyle: Hashable, Sendable {
        /// 34, 28, 22, 20, 17, 15, 17, 16, 13, 12 and 11 points; the headline is semibold.
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

        /// The size at the standard text size, in points.
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
