import LayoutInspection
import Negotiation

/// Going on by itself, step by step or to the next stop.
extension PlaygroundState {
    /// When to go on: so long after the last step; nil while nothing is played.
    package var playInterval: Duration? { stepping.play.isOn ? stepping.play.speed.interval : nil }

    /// Goes a step on while playing; stops at the end, at a marked element, and where an answer is to be predicted.
    package mutating func playOn() {
        guard stepping.play.isOn, let inspection else { return }
        takeStep(.forward, in: inspection)
        let isLast = stepping.rows.moment(after: stepping.moment) == nil
        let mark = mark(at: stepping.moment, in: inspection)
        guard isLast || mark != nil || stepping.question != nil else { return }
        stepping.play.isOn = false
        message = mark ?? (isLast ? "played to the end" : "what will it answer?")
    }

    mutating func togglePlay(in inspection: Inspection) {
        stepping.play.isOn.toggle()
        guard stepping.play.isOn else {
            message = "paused"
            return
        }
        if stepping.rows.moment(after: stepping.moment) == nil { goTo(0, in: inspection) }
        message = "playing, \(stepping.play.speed.words); a pauses, A changes the speed"
    }

    mutating func toggleStop(in inspection: Inspection) {
        guard let selection, let selected else { return }
        let name = inspection.elements[selected].pathComponent
        if stepping.stops.remove(selection) == nil {
            stepping.stops.insert(selection)
            message = "running stops at \(name); w runs"
        } else {
            message = "running no longer stops at \(name)"
        }
    }

    mutating func run(in inspection: Inspection) {
        let start = stepping.isActive ? stepping.moment + 1 : 0
        for moment in start..<max(start, stepping.moments.all.count) {
            guard let reason = stop(at: moment, in: inspection) else { continue }
            goTo(moment, in: inspection)
            message = reason
            return
        }
        message = stepping.stops.isEmpty ? "nothing remarkable follows" : "no marked element follows"
    }

    /// What is said at a moment of a marked element; nil at others.
    private func mark(at moment: Int, in inspection: Inspection) -> String? {
        let element = inspection.record.subject(of: stepping.moments.all[moment])
        guard let index = inspection.index(of: element) else { return nil }
        let path = inspection.path(of: index)
        return stepping.stops.contains(path) ? "stopped at \(path.components.last ?? "")" : nil
    }

    /// Why running stops at a moment; nil where it does not. Without marked elements it stops at what is remarkable.
    private func stop(at moment: Int, in inspection: Inspection) -> String? {
        let record = inspection.record
        let now = stepping.moments.all[moment]
        guard stepping.stops.isEmpty else { return mark(at: moment, in: inspection) }
        switch now {
        case .asked(let id):
            let asked = record[record[id].asked].asked
            return asked.count > 2 && asked[2] == id ? "stopped: a third ask" : nil
        case .answered(let id):
            let exchange = record[id]
            guard exchange.answer.width.isFinite, exchange.answer.height.isFinite else {
                return "stopped: an answer that is not finite"
            }
            return exchange.exceedsProposal ? "stopped: an answer larger than its proposal" : nil
        case .placed: return nil
        }
    }
}

extension Exchange {
    /// Whether the answer is larger than what was proposed.
    fileprivate var exceedsProposal: Bool {
        Axis.allCases.contains { axis in proposal[axis].limit.map { answer[axis] > $0 } ?? false }
    }
}
