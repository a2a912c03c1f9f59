import Terminal

/// The rectangles of what is shown over the panes of a window.
package struct OverlayArrangement: Hashable, Sendable {
    package let outside: CellRect
    /// The area within the frame.
    package let inside: CellRect

    /// A large window keeps a margin in which the panes show; of a small window only the last line is kept.
    /// The strip has all columns of it.
    package init(window: CellSize, of overlay: Overlay? = nil) {
        let isSmall = window.width < 60 || window.height < 18
        let width = isSmall ? max(0, window.width) : overlay == .strip ? window.width - 4 : min(92, window.width - 8)
        let height = isSmall ? max(0, window.height - 1) : window.height - 4
        outside = CellRect(x: (window.width - width) / 2, y: (window.height - height) / 2, width: width, height: height)
        inside = outside.inset(left: 2, top: 1, right: 2, bottom: 1)
    }

    /// The part of the inside that scrolls. Above the roots, what is found, and what an element would
    /// answer, is a field.
    package func scrolled(of overlay: Overlay) -> CellRect {
        switch overlay {
        case .help, .examples: inside
        case .strip: inside.inset(top: 1, bottom: min(3, inside.height / 3))
        case .roots, .whatIf, .finder: inside.inset(top: 2)
        }
    }
}
