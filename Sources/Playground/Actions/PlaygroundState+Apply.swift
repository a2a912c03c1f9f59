import LayoutInspection
import Negotiation
import Terminal

extension PlaygroundState {
    /// Performs an action. An impossible one changes only the message, which gives the reason.
    package mutating func apply(_ action: Action) -> Effect? {
        // The keys of the last line move once its message is gone.
        if case .window(.click(let point)) = action, case .hint(let key) = hit(point) { return apply(key) }
        let isAskedToQuit = asksWhetherToQuit
        let asked = question
        (message, asksWhetherToQuit, question) = (nil, false, nil)
        if action.endsHighlight { shownLayout.endHighlight() }
        switch action {
        case .program(.quit): return quit(isAsked: isAskedToQuit)
        case .program(let action): return applyToProgram(action)
        case .panes(let action): applyToPanes(action)
        case .elements(let action): applyToElements(action)
        case .trace(let action): applyToTrace(action)
        case .report(let action): return applyToReport(action)
        case .read(let movement): scroll(overlay?.area ?? .why, by: movement)
        case .links(let action): applyToLinks(action)
        case .proposal(let action): return remembering(action.change) { $0.applyToProposal(action) }
        case .field(let action): return remembering(.other) { $0.applyToField(action) }
        case .whatIf(let action): applyToWhatIf(action)
        case .strip(let action): applyToStrip(action)
        case .finder(let action): return applyToFinder(action)
        case .source(let action): return applyToSource(action)
        case .boxes(let action): return applyToBoxes(action)
        case .lesson(let action): return applyToLesson(action)
        case .answer(let answer): return answerQuestion(asked, with: answer)
        case .window(let action): return applyToWindow(action)
        }
        return nil
    }

    private mutating func applyToProgram(_ action: Action.OnProgram) -> Effect? {
        switch action {
        case .quit: return .quit
        case .suspend: return .suspend
        case .readAgain: return readAgain()
        case .back: return back()
        case .toggleHelp: toggleHelp()
        case .toggleOpenings: toggleOpenings()
        case .openRoots: openRoots()
        case .openOwn: return openOwn()
        case .showRoot(let direction): return showRoot(direction)
        case .find: find()
        case .findAgain(let direction): findAgain(direction)
        case .showChanges: showChanges()
        case .edit: return openEditor()
        case .copy: return copy()
        case .redraw: return .redraw
        case .writePicture: return .writePicture(name: pictureName)
        }
        return nil
    }

    private mutating func toggleHelp() {
        guard case .help(let help) = overlay else { return open(.help(KeyTable.standard.mainHelp(notation))) }
        if help.isFirstPage { open(.help(KeyTable.standard.help(notation))) } else { overlay = nil }
    }

    private mutating func applyToWindow(_ action: Action.OnWindow) -> Effect? {
        switch action {
        case .resize(let size):
            window = size
            windowChanged()
        case .click(let point): return click(point)
        case .drag(let point): return drag(point)
        case .release(let point): return release(point)
        case .wheel(let point, let step): return wheel(at: point, by: step)
        }
        return nil
    }

    private mutating func readAgain() -> Effect? {
        guard document != nil else { return refuse("nothing is open yet") }
        message = "read again"
        return .readAgain
    }

    /// Scrolls an area by rows.
    mutating func scroll(_ area: ScrollArea, by movement: Action.Movement) {
        let count = offsetRange(of: area).rows.count
        let row = movement.applied(to: offset(area).y, count: count, page: visibleSize(of: area).height)
        offsets[area] = CellPoint(x: offset(area).x, y: row)
    }

    /// Goes one step back: closes the overlay, stops typing, ends the zoom, closes the report, goes to the stage, or
    /// shows the layout alone.
    private mutating func back() -> Effect? {
        if sourceEditor.prompt != nil {
            sourceEditor.prompt = nil
        } else if overlay != nil {
            overlay = nil
        } else if holeEntry != nil {
            return discardTypedHole()
        } else if proposal.field != nil {
            proposal.field = nil
        } else if focus == .pane(.source), sourceEditor.isEditing {
            endEditing()
        } else if stepping.isActive, lesson?.isAsking != true {
            finishStepping()
        } else if shown.isZoomed {
            shown.isZoomed = false
            panesChanged()
        } else if focus == .pane(.why), fields?.typed != nil {
            fields?.typed = nil
        } else if focus == .pane(.why), showsFields {
            fields = nil
            settle(.why)
        } else if focus == .pane(.why), reportState.isAsked {
            reportState.ask(false)
            panesChanged()
            setFocus(.pane(.stage))
        } else if focus == .pane(.stage), !companions.wanted.isEmpty {
            toggle(nil)
        } else {
            setFocus(.pane(lesson == nil ? .stage : .lesson))
        }
        return nil
    }
}
