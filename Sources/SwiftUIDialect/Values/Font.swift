/// A font of a view. A terminal has only one font: a font changes a text's size only if a cell is several points, and
/// then by whole cells.
public struct Font: Hashable, Sendable {
    /// At the standard text size, in points.
    public let size: CGFloat
    private let scaling: Scaling

    /// The font's reaction to a person's own text size.
    private enum Scaling: Hashable {
        case fixed
        /// It is the font of a style.
        case style(TextStyle)
        /// It grows as a style does.
        case like(TextStyle)
    }

    private init(size: CGFloat, _ scaling: Scaling) {
        self.size = size
        self.scaling = scaling
    }

    /// Where a person wants texts of a size, in points.
    func size(at size: DynamicTypeSize) -> CGFloat {
        switch scaling {
        case .fixed: self.size
        case .style(let style): style.size(at: size)
        case .like(let style): size.scaled(self.size, like: style)
        }
    }

    /// The system's styles, at the standard text size (Large).
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// 34, 28, 22, 20, 17, 15, 17, 16, 13, 12 and 11 points.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The system's font in the size of a style.
    public static func system(_ style: TextStyle) -> Font { Font(size: style.size(at: .large), .style(style)) }
    /// The system's font in a size in points.
    public static func system(size: CGFloat) -> Font { Font(size: size, .fixed) }
    /// Every name is taken for a font that is there. It grows as a style does where a person wants larger texts.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle = .body) -> Font {
        Font(size: size, .like(style))
    }
    /// The same in a size that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize, .fixed) }

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
    func cells(in cell: CGSize, at dynamicSize: DynamicTypeSize) -> CGFloat {
        let size = size(at: dynamicSize)
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
    package func character(of cell: CGSize, in environment: EnvironmentValues) -> CGSize {
        Text.character(in: font, of: cell, in: environment)
    }

    /// The cells of a character in each direction.
    package func scale(of cell: CGSize, in environment: EnvironmentValues) -> CGFloat {
        Text.scale(in: font, of: cell, in: environment)
    }

    /// The size of a character of a text, in points.
    /// - Parameter font: the text's own font; nil for none.
    static func character(in font: Font?, of cell: CGSize, in environment: EnvironmentValues) -> CGSize {
        let scale = scale(in: font, of: cell, in: environment)
        return CGSize(width: cell.width * scale, height: cell.height * scale)
    }

    private static func scale(in font: Font?, of cell: CGSize, in environment: EnvironmentValues) -> CGFloat {
        let size = environment.dynamicTypeSize
        // At the standard size a text without a font takes a cell, whatever the cell is.
        let font = font ?? environment.font ?? (size == .large ? nil : .body)
        return font?.cells(in: cell, at: size) ?? 1
    }
}

extension View {
    /// Sets the font of texts without one.
    public func font(_ font: Font?) -> some View { HandingDown(self) { $0.font = font } }
}
