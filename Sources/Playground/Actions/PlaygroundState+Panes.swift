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
        }
    }

    /// An opened report has the keys; after it closes, they stay in the why pane.
    private mutating func toggleReport() {
        guard showsReport || !report.isEmpty else {
            message = "there is nothing to report: the source has no diagnostics"
            return
        }
        showsReport = !showsReport || arrangement.panes[.why] == nil
        isReportAsked = showsReport
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
            if pane == .tree || pane == .trace {
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
