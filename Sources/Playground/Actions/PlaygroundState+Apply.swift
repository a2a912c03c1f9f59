import LayoutInspection
import Negotiation
import Terminal

extension PlaygroundState {
    /// Does what an action says. What cannot be done now changes nothing but the message, which says why.
    package mutating func apply(_ action: Action) -> Effect? {
        message = nil
        switch action {
        case .quit: return .quit
        case .suspend: return .suspend
        case .readAgain: return readAgain()
        case .openExample(let index): return openExample(index ?? chosenExample)
        case .back: back()
        case .toggleHelp: overlay = overlay == .help ? nil : .help
        case .toggleExamples: toggleExamples()
        case .resize(let size):
            window = size
            windowChanged()
        case .click(let point): return click(point)
        case .wheel(let point, let step): wheel(at: point, by: step)
        case .focus, .focusNext, .focusPrevious, .toggleZoom, .toggleDecorations, .toggleProblems: applyToPanes(action)
        case .select, .selectElement, .selectParent, .selectFirstChild, .toggleCollapsed: applyToSelection(action)
        case .step, .stepAboutSelection, .stepTo, .toggleSelectingWhileStepping: applyToTrace(action)
        case .scroll(let area, let step): scroll(area, by: step)
        case .scrollStage(let step): scrollStage(by: step, behind: selected)
        case .scrollWindow(let movement): scrollWindow(movement)
        case .tap: tap()
        case .read(let movement): read(movement)
        case .chooseExample(let movement):
            chosenExample = movement.applied(to: chosenExample, count: examples.count, page: room(of: .examples).height)
            reveal(row: chosenExample, in: .examples)
        default: applyToProposal(action)
        }
        return nil
    }

    private mutating func readAgain() -> Effect? {
        guard document != nil else {
            message = "nothing is open yet"
            return nil
        }
        message = "read again"
        return .readAgain
    }

    private mutating func openExample(_ index: Int) -> Effect? {
        guard examples.indices.contains(index) else {
            message = "there are no examples to open"
            return nil
        }
        chosenExample = index
        return .open(examples[index])
    }

    private mutating func read(_ movement: Action.Movement) {
        let area = overlay == .help ? .help : whyArea
        let count = offsetRange(of: area).rows.count
        let row = movement.applied(to: offset(area).y, count: count, page: room(of: area).height)
        offsets[area] = CellPoint(x: 0, y: row)
    }

    private mutating func toggleExamples() {
        guard overlay != .examples else {
            overlay = nil
            return
        }
        overlay = .examples
        reveal(row: chosenExample, in: .examples)
    }

    /// One step out: of what lies over the panes, of typing, of the zoom, then to the stage.
    private mutating func back() {
        if overlay != nil {
            overlay = nil
        } else if proposal.field != nil {
            proposal.closeField()
        } else if shown.isZoomed {
            shown.isZoomed = false
            panesChanged()
        } else {
            setFocus(.pane(.stage))
        }
    }
}
