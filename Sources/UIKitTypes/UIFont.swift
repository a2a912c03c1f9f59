import Foundation

/// Stands for a font, which layouts mention. A terminal has one, whose characters are a cell each.
public struct UIFont: Hashable, Sendable {
    public let pointSize: CGFloat

    public static let systemFontSize: CGFloat = 14

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
}
