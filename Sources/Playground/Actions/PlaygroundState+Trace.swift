import LayoutInspection
import Negotiation

extension PlaygroundState {
    mutating func applyToTrace(_ action: Action.OnTrace) {
        guard let inspection, !stepping.moments.all.isEmpty else { return report("nothing was asked yet") }
        if action != .togglePlay, action != .changeSpeed { stepping.play.isOn = false }
        switch action {
        case .step(let direction): takeStep(direction, in: inspection)
        case .move(let movement): moveRow(movement, in: inspection)
        case .stepTo(let moment): goTo(moment, in: inspection)
        case .stepAboutSelection(let direction): stepAboutSelection(direction, in: inspection)
        case .toggleSelectingWhileStepping:
            selectsWhileStepping.toggle()
            message =
                selectsWhileStepping ? "stepping selects the element that is asked" : "stepping keeps the selection"
        case .changeDetail: changeDetail(in: inspection)
        case .toggleFold:
            if !stepping.toggleFold(inspection.record) {
                message = "there is nothing to fold here"
            } else if !stepping.isActive, let element = stepping.now.flatMap({ inspection.element(at: $0) }) {
                setSelection(element)
            }
            revealStep()
        case .toggleReason: toggleReason(in: inspection)
        case .togglePlay: togglePlay(in: inspection)
        case .changeSpeed:
            stepping.play.speed = stepping.play.speed.next
            message = stepping.play.speed.words
        case .toggleMark: toggleMark(in: inspection)
        case .showStops: openFinder(.stops, hasField: false)
        case .run: run(in: inspection)
        case .togglePredicting: togglePredicting(in: inspection)
        case .reveal: reveal(in: inspection)
        case .predict(let edit): predict(edit)
        }
    }

    /// Takes a step. The first one shows the current moment: the ask that explains the selection.
    mutating func takeStep(_ direction: Action.Direction, in inspection: Inspection) {
        guard stepping.isActive else { return goTo(stepping.moment, in: inspection) }
        let (rows, moment) = (stepping.rows, stepping.moment)
        let next = direction == .forward ? rows.moment(after: moment) : rows.moment(before: moment)
        guard let next else {
            return report(direction == .forward ? "this is the last step" : "this is the first step")
        }
        goTo(next, in: inspection)
    }

    private mutating func moveRow(_ movement: Action.Movement, in inspection: Inspection) {
        let rows = stepping.rows.rows
        let row = movement.applied(to: stepping.row, count: rows.count, page: visibleSize(of: .trace).height)
        guard rows.indices.contains(row) else { return }
        if stepping.isActive { goTo(rows[row].last, in: inspection) } else { look(at: rows[row].first, in: inspection) }
    }

    /// Goes to a moment, or without stepping selects its row and its element.
    mutating func show(moment: Int) {
        guard let inspection else { return }
        if stepping.isActive { goTo(moment, in: inspection) } else { look(at: moment, in: inspection) }
    }

    /// Selects the row of a moment and its element, in the finished layout.
    private mutating func look(at moment: Int, in inspection: Inspection) {
        guard stepping.moments.all.indices.contains(moment) else { return }
        stepping.moment = moment
        stepping.unfoldNow(inspection.record)
        inspection.element(at: stepping.moments.all[moment]).map { setSelection($0) }
        settle()
        revealStep()
    }

    /// Steps to the current row and opens it; where one stands, opens or closes it.
    private mutating func toggleReason(in inspection: Inspection) {
        let row = stepping.row
        let isThere = stepping.isActive
        if !isThere { goTo(stepping.rows.rows[row].last, in: inspection) }
        if isThere || !stepping.openedRows.contains(row) { stepping.toggleReason(ofRow: row) }
        settle(.trace)
        revealStep()
    }

    /// Goes to a moment, and shows its row and what is known then.
    mutating func goTo(_ moment: Int, in inspection: Inspection) {
        guard stepping.moments.all.indices.contains(moment) else { return }
        (stepping.moment, stepping.isActive) = (moment, true)
        stepping.unfoldNow(inspection.record)
        if stepping.raiseDetail(inspection.record) { message = stepping.detail.sentence }
        if selectsWhileStepping, let element = inspection.element(at: stepping.moments.all[moment]) {
            setSelection(element)
        }
        beginWhy()
        settle()
        revealStep()
    }

    /// Shows the finished layout again.
    mutating func finishStepping() {
        endSteps()
        message = "the finished layout"
        settle()
    }

    /// Ends stepping. The current moment becomes one about the selected element, like the why pane.
    mutating func endSteps() {
        stepping.stop()
        stepping.isPredicting = false
        guard let inspection, let selected, let now = stepping.now,
            inspection.record.subject(of: now) != inspection.elements[selected].recordID
        else { return }
        standAt(selected, in: inspection)
    }

    private mutating func stepAboutSelection(_ direction: Action.Direction, in inspection: Inspection) {
        guard let selected else { return }
        let id = inspection.elements[selected].recordID
        let all = inspection.record.moments(about: id, in: stepping.moments)
        let moments = all.filter { stepping.isShown($0) }
        let now = stepping.moment
        let next = direction == .forward ? moments.first { $0 > now } : moments.last { $0 < now }
        guard let next else {
            let name = inspection.elements[selected].pathComponent
            message = direction == .forward ? "no later step is about \(name)" : "no earlier step is about \(name)"
            return
        }
        goTo(next, in: inspection)
    }

    private mutating func changeDetail(in inspection: Inspection) {
        let next: TraceRows.Detail = stepping.detail == .story ? .all : .story
        stepping.setDetail(next, inspection.record)
        standAtShownMoment(in: inspection)
        if stepping.isActive { goTo(stepping.moment, in: inspection) }
        message = next.sentence
        settle(.trace)
        revealStep()
    }
}

extension TraceRows.Detail {
    fileprivate var sentence: String {
        switch self {
        case .story: "the story: the asks that decided something"
        case .all: "all asks, also those that only probed"
        }
    }
}
