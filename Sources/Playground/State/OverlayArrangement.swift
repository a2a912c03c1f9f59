import Terminal

/// Where what lies over the panes stands in a window.
package struct OverlayArrangement: Hashable, Sendable {
    package let outside: CellRect
    /// What the edge leaves.
    package let inside: CellRect

    /// With a margin through which the panes are seen; in a small window, all of it but the last line.
    package init(window: CellSize) {
        let isSmall = window.width < 60 || window.height < 18
        let width = isSmall ? max(0, window.width) : min(92, window.width - 8)
        let height = isSmall ? max(0, window.height - 1) : window.height - 4
        outside = CellRect(x: (window.width - width) / 2, y: (window.height - height) / 2, width: width, height: height)
        inside = outside.inset(left: 2, top: 1, right: 2, bottom: 1)
    }

    /// The part of the inside that scrolls. Above the roots is what is typed to find one.
    package func scrolled(of overlay: Overlay) -> CellRect {
        switch overlay {
        case .help, .examples: inside
        case .roots: inside.inset(top: 2)
        }
    }
}
