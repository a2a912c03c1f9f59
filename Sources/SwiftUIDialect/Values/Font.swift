/// A font of a view. A terminal has only one font: a font changes a text's size only if a cell is several points, and
/// then by whole cells.
public struct Font: Hashable, Sendable {
    /// The size in points.
    public let size: CGFloat

    private init(size: CGFloat) {
        self.size = size
    }

    /// The styles at the system's standard text size (Large).
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// 34, 28, 22, 20, 17, 15, 17, 16, 13, 12 and 11 points.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The size in points.
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
    }

    /// Returns the system font at the size of a style.
    public static func system(_ style: TextStyle) -> Font { Font(size: style.size) }
    /// Returns the system font at a size in points.
    public static func system(size: CGFloat) -> Font { Font(size: size) }
    /// Returns a font by name; every name is valid.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }

    /// 34 points.
    public static let largeTitle = system(.largeTitle)
    /// 28 points.
    public static let title = system(.title)
    /// 22 points.
    public static let title2 = system(.title2)
    /// 20 points.
    public static let title3 = system(.title3)
    /// 17 points.
    public static let headline = system(.headline)
    /// 15 points.
    public static let subheadline = system(.subheadline)
    /// 17 points.
    public static let body = system(.body)
    /// 16 points.
    public static let callout = system(.callout)
    /// 13 points.
    public static let footnote = system(.footnote)
    /// 12 points.
    public static let caption = system(.caption)
    /// 11 points.
    public static let caption2 = system(.caption2)

    /// The cells of a character in each direction: 1 if a point is a cell, else the font's height in cells, rounded,
    /// and at least 1.
    /// - Parameter cell: the points in a cell.
    func cells(in cell: CGSize) -> CGFloat {
        guard cell != CGSize(width: 1, height: 1), size.isFinite else { return 1 }
        return min(64, max(1, (size / cell.height).rounded()))
    }
}

extension Text {
    /// Returns the same text in a font.
    public func font(_ font: Font?) -> Text {
        var text = self
        text.font = font
        return text
    }

    /// The size of one of its characters, in points.
    func character(in context: Context) -> CGSize { character(of: context.cell, in: context.environment) }

    package func character(of cell: CGSize, in environment: EnvironmentValues) -> CGSize {
        let scale = scale(of: cell, in: environment)
        return CGSize(width: cell.width * scale, height: cell.height * scale)
    }

    /// The cells of a character in each direction.
    package func scale(of cell: CGSize, in environment: EnvironmentValues) -> CGFloat {
        (font ?? environment.font)?.cells(in: cell) ?? 1
    }
}

extension View {
    /// Sets the font of texts without one.
    public func font(_ font: Font?) -> some View { HandingDown(self) { $0.font = font } }
}
