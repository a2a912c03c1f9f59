import LayoutInspection
import Negotiation

/// Automatic stepping, step by step or to the next stop.
extension PlaygroundState {
    /// The time from one step to the next; nil if it does not play.
    package var playInterval: Duration? { stepping.play.isOn ? stepping.play.speed.interval : nil }

    /// Takes a step while playing; stops at the end and at a stop.
    package mutating func playOn() {
        guard stepping.play.isOn, let inspection else { return }
        takeStep(.forward, in: inspection)
        let isLast = stepping.rows.moment(after: stepping.moment) == nil
        let stop = stepping.now.flatMap { stepping.stops.stop(at: $0, in: inspection) }
        guard isLast || stop != nil else { return }
        stepping.play.isOn = false
        message = stop.map { "stopped at \($0.words)" } ?? "played to the end"
    }

    mutating func togglePlay(in inspection: Inspection) {
        stepping.play.isOn.toggle()
        guard stepping.play.isOn else { return report("paused") }
        if stepping.rows.moment(after: stepping.moment) == nil { goTo(0, in: inspection) }
        message = "playing, \(stepping.play.speed.words); a pauses, A changes the speed"
    }

    /// Marks or unmarks the selected element.
    mutating func toggleMark(in inspection: Inspection) {
        guard let selection, let selected else { return }
        let name = inspection.elements[selected].pathComponent
        let isOn = stepping.stops.toggle(.element(selection))
        message = isOn ? "play will stop at \(name); w plays to there" : "play no longer stops at \(name)"
    }

    /// Turns a stop of the open list on or off.
    mutating func toggle(_ stop: Stops.Stop) {
        stepping.stops.toggle(stop)
        refreshFinder()
    }

    mutating func run(in inspection: Inspection) {
        let start = stepping.isActive ? stepping.moment + 1 : 0
        for moment in start..<max(start, stepping.moments.all.count) {
            guard let stop = stepping.stops.stop(at: stepping.moments.all[moment], in: inspection) else { continue }
            goTo(moment, in: inspection)
            message = "stopped at \(stop.words)"
            return
        }
        message = stepping.stops.on.isEmpty ? "nothing to stop at: m marks an element, M lists more" : "no more stops"
    }
}
