import LayoutInspection
import Negotiation

extension PlaygroundState {
    mutating func applyToTrace(_ action: Action.OnTrace) {
        guard let inspection, !stepping.moments.all.isEmpty else {
            message = "nothing was asked yet"
            return
        }
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
            if !stepping.toggleFold(inspection.record) { message = "there is nothing to fold here" }
            revealStep()
        case .togglePlay: togglePlay(in: inspection)
        case .changeSpeed:
            stepping.play.speed = stepping.play.speed.next
            message = stepping.play.speed.words
        case .toggleStop: toggleStop(in: inspection)
        case .run: run(in: inspection)
        case .togglePredicting: togglePredicting(in: inspection)
        case .reveal: reveal(in: inspection)
        case .guess(let edit): guess(edit)
        }
    }

    /// The first step shows the moment at which one stands already: the ask that explains what is selected.
    mutating func takeStep(_ direction: Action.Direction, in inspection: Inspection) {
        guard stepping.isActive else { return goTo(stepping.moment, in: inspection) }
        let (rows, moment) = (stepping.rows, stepping.moment)
        let next = direction == .forward ? rows.moment(after: moment) : rows.moment(before: moment)
        guard let next else {
            message = direction == .forward ? "this is the last step" : "this is the first step"
            return
        }
        goTo(next, in: inspection)
    }

    private mutating func moveRow(_ movement: Action.Movement, in inspection: Inspection) {
        let rows = stepping.rows.rows
        let row = movement.applied(to: stepping.row, count: rows.count, page: visibleSize(of: .trace).height)
        guard rows.indices.contains(row) else { return }
        goTo(stepping.isPredicting ? rows[row].moments.lowerBound : rows[row].moments.upperBound, in: inspection)
    }

    /// Stands at a moment, and shows what is known then.
    mutating func goTo(_ moment: Int, in inspection: Inspection) {
        guard stepping.moments.all.indices.contains(moment) else { return }
        (stepping.moment, stepping.isActive) = (moment, true)
        if selectsWhileStepping, let element = inspection.element(at: stepping.moments.all[moment]) {
            setSelection(element)
        }
        offsets[.why] = .zero
        settle()
        revealStep()
    }

    /// Shows the finished layout again.
    mutating func finishStepping() {
        (stepping.isActive, stepping.isPredicting, stepping.play.isOn) = (false, false, false)
        message = "the finished layout"
        settle()
    }

    private mutating func stepAboutSelection(_ direction: Action.Direction, in inspection: Inspection) {
        guard let selected else { return }
        let id = inspection.elements[selected].recordID
        let moments = inspection.record.moments(about: id, in: stepping.moments)
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
        let details = TraceRows.Detail.allCases
        let next = details[(stepping.detail.rawValue + details.count - 1) % details.count]
        stepping.setDetail(next, inspection.record)
        switch next {
        case .containers: message = "the trace shows containers alone"
        case .asks: message = "the trace shows all asks that were measured"
        case .all: message = "the trace shows all asks, also remembered and deduced ones"
        }
        settle(.trace)
        revealStep()
    }
}
