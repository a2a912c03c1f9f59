import Terminal

/// The rectangles of an overlay over the panes of a window.
package struct OverlayArrangement: Hashable, Sendable {
    package let outside: CellRect
    /// The area within the frame.
    package let inside: CellRect
    /// The scrolling part of the inside, below the field if there is one.
    package let scrolled: CellRect

    /// In a large window the overlay leaves a margin of the panes; in a small one only the last line.
    init(window: CellSize, of overlay: Overlay) {
        let isSmall = window.width < 60 || window.height < 18
        let width = isSmall ? max(0, window.width) : Self.width(of: overlay, in: window.width)
        let height = isSmall ? max(0, window.height - 1) : window.height - 4
        outside = CellRect(x: (window.width - width) / 2, y: (window.height - height) / 2, width: width, height: height)
        inside = outside.inset(left: 2, top: 1, right: 2, bottom: 1)
        switch overlay {
        case .strip: scrolled = inside.inset(top: 1, bottom: min(3, inside.height / 3))
        case .help, .whatIf, .finder: scrolled = inside.inset(top: overlay.hasField ? 2 : 0)
        }
    }

    /// Texts have the width of a column; the strip has all columns of the window.
    private static func width(of overlay: Overlay, in window: Int) -> Int {
        switch overlay {
        case .strip: window - 4
        case .help, .whatIf, .finder: min(92, window - 8)
        }
    }
}
