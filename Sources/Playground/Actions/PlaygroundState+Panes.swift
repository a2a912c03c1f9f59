import Negotiation
import Terminal

extension PlaygroundState {
    mutating func applyToPanes(_ action: Action.OnPanes) {
        switch action {
        case .focus(let focus): setFocus(focus)
        case .focusNext: moveFocus(by: 1)
        case .focusPrevious: moveFocus(by: -1)
        case .toggleZoom:
            shown.isZoomed.toggle()
            panesChanged()
        case .toggleDecorations:
            decorations = decorations == .boxes ? .plain : .boxes
            message = decorations == .boxes ? "boxes: every element is shown" : "plain: only what the source draws"
        case .toggleReport: toggleReport()
        case .grow(let axis, let cells): grow(axis, by: cells)
        case .hide: hide()
        }
    }

    /// Of the stage the pane beside it gives, or takes, the room.
    private mutating func grow(_ axis: Axis, by cells: Int) {
        guard case .pane(let pane) = focus, !shown.isZoomed, arrangement.mode == .wide || arrangement.mode == .medium
        else {
            message = "only one pane is visible; z shows all"
            return
        }
        let lower = arrangement.lower
        switch (axis, pane) {
        case (.horizontal, .tree) where pane != lower: resize(.tree, by: cells)
        case (.horizontal, .why): resize(.why, by: cells)
        case (.horizontal, .stage): resize(arrangement.panes[.why] == nil ? .tree : .why, by: -cells)
        case (.vertical, _) where pane == lower: resize(pane, by: cells)
        case (.vertical, _): lower.map { resize($0, by: -cells) }
        default: message = "the \(pane.title.lowercased()) is as wide as the window"
        }
    }

    mutating func resize(_ pane: Pane, by cells: Int) {
        let before = arrangement
        shown.extra[pane, default: 0] += cells
        // What has no effect is not kept: the way back is as long as the way there.
        if arrangement == before { shown.extra[pane, default: 0] -= cells }
        panesChanged()
    }

    private mutating func hide() {
        guard case .pane(let pane) = focus, pane != .stage else {
            shown.hidden = []
            message = "all panes"
            return panesChanged()
        }
        shown.hidden.insert(pane)
        setFocus(.pane(.stage))
        message = "\(pane.title) is hidden; \(pane.rawValue) shows it"
    }

    /// An opened report has the keys; after it closes, they stay in the why pane.
    private mutating func toggleReport() {
        guard showsReport || !report.isEmpty else {
            message = "nothing to report: no errors, findings or holes"
            return
        }
        reportState.ask(!showsReport || arrangement.panes[.why] == nil)
        if showsReport { setFocus(.pane(.why)) } else { panesChanged() }
    }

    mutating func setFocus(_ focus: Focus) {
        if focus != .proposal {
            proposal.closeField()
        }
        if focus != .pane(.why) {
            keepTypedHole()
        }
        self.focus = focus
        if case .pane(let pane) = focus {
            shown.front = pane
            shown.hidden.remove(pane)
            if pane == .tree || pane == .trace || pane == .why && !companions.wanted.isEmpty {
                shown.lower = pane
            }
        }
        panesChanged()
    }

    private static let focusOrder: [Focus] = [
        .pane(.tree), .pane(.stage), .pane(.why), .pane(.trace), .proposal,
    ]

    private mutating func moveFocus(by step: Int) {
        let order = Self.focusOrder
        guard let index = order.firstIndex(of: focus) else { return }
        setFocus(order[(index + step + order.count) % order.count])
    }

    /// Adapts the scrolling to panes that appeared or changed their size.
    mutating func panesChanged() {
        settle()
        revealSelection()
        revealStep()
    }
}
