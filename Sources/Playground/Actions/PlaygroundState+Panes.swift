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

    /// Makes the focused pane larger or smaller. The stage grows at the cost of the pane beside it.
    private mutating func grow(_ axis: Axis, by cells: Int) {
        guard case .pane(let pane) = focus, !shown.isZoomed, arrangement.mode == .wide || arrangement.mode == .medium
        else { return report("only one pane is visible; z shows all") }
        let lower = arrangement.lower
        switch (axis, pane) {
        case (.horizontal, .tree) where pane != lower: resize(.tree, by: cells)
        case (.horizontal, .why), (.horizontal, .source): resize(pane, by: cells)
        case (.horizontal, .stage): resize(arrangement.panes[.why] == nil ? shown.left : .why, by: -cells)
        case (.vertical, _) where pane == lower: resize(pane, by: cells)
        case (.vertical, _): lower.map { resize($0, by: -cells) }
        default: message = "the \(pane.title.lowercased()) is as wide as the window"
        }
    }

    mutating func resize(_ pane: Pane, by cells: Int) {
        let before = arrangement
        shown.extra[pane, default: 0] += cells
        // A change without effect is not kept, so that one step back undoes one step.
        if arrangement == before { shown.extra[pane, default: 0] -= cells }
        panesChanged()
    }

    private mutating func hide() {
        guard case .pane(let pane) = focus, pane != .stage else {
            shown.hidden = []
            message = "all panes"
            return panesChanged()
        }
        switch pane {
        case .lesson:
            message = "esc leaves the lesson"
            return
        case .source: shown.left = lesson == nil ? .tree : .lesson
        case .tree, .stage, .why, .trace: shown.hidden.insert(pane)
        }
        setFocus(.pane(.stage))
        message = "\(pane.title) is hidden; \(pane.rawValue) shows it"
    }

    /// An opened report gets the focus; when it closes, the why pane keeps it.
    private mutating func toggleReport() {
        guard showsReport || !report.isEmpty else { return report("nothing to report: no errors, findings or holes") }
        reportState.ask(!showsReport || arrangement.panes[.why] == nil)
        if showsReport { setFocus(.pane(.why)) } else { panesChanged() }
    }

    mutating func setFocus(_ focus: Focus) {
        if focus == .pane(.lesson), lesson == nil { return openLessons() }
        if focus != .proposal {
            proposal.field = nil
        }
        if focus != .pane(.why) {
            keepTypedHole()
        }
        if focus != .pane(.source) { leaveSource() }
        self.focus = focus
        if case .pane(let pane) = focus {
            shown.front = pane
            shown.hidden.remove(pane)
            choosePaneOnTheLeft(focused: pane)
            if pane == .tree || pane == .trace || pane == .why && (!companions.wanted.isEmpty || lesson != nil) {
                shown.lower = pane
            }
        }
        if focus == .pane(.source) { showSource() }
        panesChanged()
    }

    /// The source takes the tree's place once it has the focus. In a medium window it yields to all panes but the stage.
    private mutating func choosePaneOnTheLeft(focused pane: Pane) {
        switch pane {
        case .source, .lesson: shown.left = pane
        case .tree: shown.left = lesson == nil ? .tree : .lesson
        case .why, .trace: if arrangement.mode == .medium { shown.left = lesson == nil ? .tree : .lesson }
        case .stage: break
        }
    }

    private var focusOrder: [Focus] {
        if lesson != nil {
            let visible = [Pane.tree, .why, .trace].filter { arrangement.panes[$0] != nil }
            return [.pane(.lesson), .pane(.stage)] + visible.map { .pane($0) } + [.pane(.source), .proposal]
        }
        guard shown.left == .source else {
            return [.pane(.tree), .pane(.stage), .pane(.why), .pane(.trace), .proposal]
        }
        guard arrangement.mode != .medium else { return [.pane(.source), .pane(.stage), .proposal] }
        return [.pane(.source), .pane(.stage), .pane(.why), .pane(.trace), .proposal]
    }

    private mutating func moveFocus(by step: Int) {
        let order = focusOrder
        guard let index = order.firstIndex(of: focus) else { return }
        setFocus(order[(index + step + order.count) % order.count])
    }

    /// Adapts the scrolling to panes that appeared or changed size.
    mutating func panesChanged() {
        settle()
        revealSelection()
        revealStep()
        followInSource()
    }
}
