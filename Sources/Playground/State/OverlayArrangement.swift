import Terminal

/// The rectangles of what is shown over the panes of a window.
package struct OverlayArrangement: Hashable, Sendable {
    package let outside: CellRect
    /// The area within the frame.
    package let inside: CellRect
    /// The part of the inside that scrolls, below a field where there is one.
    package let scrolled: CellRect

    /// A large window keeps a margin in which the panes show; of a small window only the last line is kept.
    /// The strip has all columns of it.
    package init(window: CellSize, of overlay: Overlay, hasField: Bool) {
        let isSmall = window.width < 60 || window.height < 18
        let width = isSmall ? max(0, window.width) : overlay == .strip ? window.width - 4 : min(92, window.width - 8)
        let height = isSmall ? max(0, window.height - 1) : window.height - 4
        outside = CellRect(x: (window.width - width) / 2, y: (window.height - height) / 2, width: width, height: height)
        inside = outside.inset(left: 2, top: 1, right: 2, bottom: 1)
        scrolled =
            overlay == .strip
            ? inside.inset(top: 1, bottom: min(3, inside.height / 3)) : inside.inset(top: hasField ? 2 : 0)
    }
}

extension PlaygroundState {
    package func arrangement(of overlay: Overlay) -> OverlayArrangement {
        let hasField =
            switch overlay {
            case .help, .strip: false
            case .whatIf: true
            case .finder: finder?.filter != nil
            }
        return OverlayArrangement(window: window, of: overlay, hasField: hasField)
    }
}
