/// How large a person wants texts to be.
public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// The sizes of the usual slider; the standard one is large.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The larger accessibility sizes.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the larger accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// By size.
    public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }

    /// A length that follows a text style: it grows as the distance of the style's lines does, to whole points.
    package func scaled(_ length: CGFloat, like style: Font.TextStyle) -> CGFloat {
        guard self != .large else { return length }
        let grown = length * style.leading(at: self) / style.leading(at: .large)
        return grown.rounded()
    }
}

extension Font.TextStyle {
    /// The size of its letters, in points.
    func size(at size: DynamicTypeSize) -> CGFloat { sizes[size.rawValue].size }

    /// The distance of its lines, in points.
    func leading(at size: DynamicTypeSize) -> CGFloat { sizes[size.rawValue].leading }

    /// From xSmall to accessibility5: Apple's table in the Human Interface Guidelines, Typography, for iOS.
    private var sizes: [(size: CGFloat, leading: CGFloat)] {
        switch self {
        case .largeTitle:
            [
                (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
                (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
            ]
        case .title:
            [
                (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
                (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
            ]
        case .title2:
            [
                (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
                (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
            ]
        case .title3:
            [
                (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
                (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
            ]
        case .headline, .body:
            [
                (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
                (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
            ]
        case .callout:
            [
                (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
                (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
            ]
        case .subheadline:
            [
                (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
                (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
            ]
        case .footnote:
            [
                (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
                (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
            ]
        case .caption:
            [
                (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
                (22, 29), (26, 32), (32, 39), (37, 44), (43, 51),
            ]
        case .caption2:
            [
                (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
                (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
            ]
        }
    }
}
