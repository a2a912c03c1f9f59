import Terminal

extension PlaygroundState {
    mutating func applyToPanes(_ action: Action) {
        switch action {
        case .focus(let focus): setFocus(focus)
        case .focusNext: moveFocus(by: 1)
        case .focusPrevious: moveFocus(by: -1)
        case .toggleZoom:
            shown.isZoomed.toggle()
            panesChanged()
        case .toggleDecorations:
            decorations = decorations == .boxes ? .plain : .boxes
            message = decorations == .boxes ? "boxes: every element is shown" : "plain: what the source draws, alone"
        case .toggleProblems:
            guard showsProblems || !problems.isEmpty else {
                message = "there is nothing to report: the source reads without a diagnostic"
                return
            }
            let isSeen = arrangement.panes[.why] != nil
            showsProblems = !showsProblems || !isSeen
            if isSeen { panesChanged() } else { setFocus(.pane(.why)) }
        default: break
        }
    }

    mutating func setFocus(_ focus: Focus) {
        if focus != .proposal {
            proposal.closeField()
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

    /// What was outside its pane may be seen now, and the other way round.
    mutating func panesChanged() {
        settle()
        revealSelection()
        revealStep()
    }
}
