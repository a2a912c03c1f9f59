import Terminal

/// An overlay over the panes. It has the focus until it is closed.
package enum Overlay {
    case help(HelpText)
    case finder(Finder)
    /// An element's answers to other proposals.
    case whatIf(WhatIfBox)
    /// The layouts at the sizes at which something changes.
    case strip(Strip)

    var area: ScrollArea {
        switch self {
        case .help: .help
        case .whatIf: .whatIf
        case .strip: .strip
        case .finder: .finder
        }
    }

    /// Whether it has a text field.
    var hasField: Bool {
        switch self {
        case .help, .strip: false
        case .whatIf: true
        case .finder(let finder): finder.filter != nil
        }
    }
}

extension PlaygroundState {
    /// Shows an overlay from its start.
    mutating func open(_ overlay: Overlay) {
        self.overlay = overlay
        offsets[overlay.area] = .zero
    }

    /// The open list; nil if another overlay is open, or none.
    package internal(set) var finder: Finder? {
        get { if case .finder(let finder)? = overlay { finder } else { nil } }
        set { if case .finder? = overlay { overlay = newValue.map { .finder($0) } } }
    }

    /// The open box with an element's other answers.
    var whatIf: WhatIfBox? {
        get { if case .whatIf(let box)? = overlay { box } else { nil } }
        set { if case .whatIf? = overlay { overlay = newValue.map { .whatIf($0) } } }
    }

    /// The open strip.
    package internal(set) var strip: Strip? {
        get { if case .strip(let strip)? = overlay { strip } else { nil } }
        set { if case .strip? = overlay { overlay = newValue.map { .strip($0) } } }
    }

    /// The size of the open overlay's content at a width.
    func overlayExtent(width: Int) -> CellSize {
        switch overlay {
        case .help(let help): CellSize(width: width, height: help.rows(width: width).count)
        case .whatIf: CellSize(width: width, height: whatIfRows(width: width).count)
        case .finder(let finder): CellSize(width: width, height: finder.rows.count)
        case .strip(let strip): strip.size
        case nil: .zero
        }
    }

    /// The rectangles of the open overlay; nil if none is open.
    package var overlayArrangement: OverlayArrangement? {
        overlay.map { OverlayArrangement(window: window, of: $0) }
    }
}
