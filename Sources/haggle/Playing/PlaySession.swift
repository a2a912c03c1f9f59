import Curses
import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Terminal

/// The playground at work: events in, canvases out, and the effects that only the program can have. Layouts come from a
/// worker, which the loop never waits for: where one is late, what is there already is shown.
struct PlaySession {
    private let screen: CursesScreen
    private let waker: Waker
    private let worker: LayoutWorker
    private var state: PlaygroundState
    private var watched: WatchedPlaces?
    /// How often in a row reading found other places to watch.
    private var watchRounds = 0
    private var isFirstReading = true
    /// When the last step was played; nil while nothing is.
    private var playedAt: ContinuousClock.Instant?
    /// Since when something waits to be shown.
    private var unshownSince: ContinuousClock.Instant? = .now
    #if DEBUG
        /// How to end badly at the first event.
        var crash: Crash?
    #endif

    /// How long a frame waits for a layout that is under way: most come sooner, and the frame is then complete.
    private static let patience: Duration = .milliseconds(60)
    /// Of folders that change all the time: the next notice reads them again.
    private static let maximumWatchRounds = 3

    /// - Throws: where what is open cannot be watched.
    init(screen: CursesScreen, proposal: SaidProposal, cell: CellProjection, open: OpenSources) throws {
        self.screen = screen
        let following = [Axis.horizontal: proposal.width, .vertical: proposal.height].filter { $0.value == nil }.keys
        state = PlaygroundState(
            window: screen.size, colors: screen.colors, encoding: screen.encoding, projection: cell,
            examples: BuiltInExamples.all, own: open.own?.name, isOpening: true,
            proposal: proposal.resolved(in: cell), following: Set(following))
        waker = try Waker()
        worker = LayoutWorker(open, waker: waker)
        watched = open.watched
        if let watched { try screen.watch(watched) }
        // What changed before it was watched is read now.
        read(.again([]))
    }

    /// Runs until the person, or a signal, ends it.
    /// - Returns: the signal, where it was one.
    /// - Throws: wrong use, where `--set` names a hole that there is not.
    mutating func run() throws -> Int32? {
        while true {
            worker.submit(state.takeRequests())
            showIfDue()
            for event in try screen.waitForEvents(orFor: waker, until: nextLook) {
                if case .terminate(let signal) = event { return signal }
                #if DEBUG
                    try crash?.happen()
                #endif
                if perform(state.handle(event)) == .ended { return nil }
                noteChange()
            }
            for reply in worker.takeReplies() {
                try take(reply)
                noteChange()
            }
            noteWork()
            playIfDue()
        }
    }

    /// Goes on by itself where that is wanted: a step each time the state's interval has passed.
    private mutating func playIfDue() {
        guard let interval = state.playInterval else {
            playedAt = nil
            return
        }
        guard let last = playedAt else {
            playedAt = .now
            return
        }
        guard last + interval <= .now else { return }
        playedAt = .now
        state.playOn()
        noteChange()
    }

    /// When to look again though nothing has happened: a frame waits to be shown, or work takes long enough to be shown.
    private var nextLook: ContinuousClock.Instant? {
        let frame = unshownSince.map { $0 + Self.patience }
        let work = worker.work.map { max($0.since + Work.minimumShown, .now + Self.workStep) }
        let played = state.playInterval.map { (playedAt ?? .now) + $0 }
        return [frame, work, played].compactMap { $0 }.min()
    }

    /// How often the time that work has taken is shown again.
    private static let workStep: Duration = .milliseconds(100)

    private mutating func noteWork() {
        let work = worker.work.flatMap { Work($0.kind, for: $0.since.duration(to: .now)) }
        guard work != state.work else { return }
        state.work = work
        noteChange()
    }

    private mutating func noteChange() {
        unshownSince = unshownSince ?? .now
    }

    /// Shows what there is to show, unless all of it is about to be there.
    private mutating func showIfDue() {
        guard let since = unshownSince, !worker.isBusy || since + Self.patience <= .now else { return }
        unshownSince = nil
        screen.entitle(state.title)
        screen.show(PlaygroundView(state).canvas)
    }

    private enum Progress {
        case goesOn, ended
    }

    private mutating func perform(_ effect: Effect?) -> Progress {
        switch effect {
        case nil: break
        case .quit: return .ended
        case .suspend: raise(SIGTSTP)
        case .redraw: screen.redraw()
        case .copy(let text): screen.copy(text)
        case .copyPicture: state.inspection.map { screen.copy(StagePicture($0).text) }
        case .stopWork: worker.stop()
        case .readAgain:
            watchRounds = 0
            // First, so that no change is missed in between: links may lead elsewhere now.
            if let watched { try? screen.watch(watched) }
            read(.again(state.holeSettings))
        case .open(let example): read(.example(example, state.holeSettings(of: .example(example))))
        case .openOwn:
            if let own = state.own { read(.own(state.holeSettings(of: .own(own)))) }
        case .choose(let root):
            if let sources = state.document?.sources { read(.root(EarlierRoot(root, in: sources))) }
        case .set(let settings): read(.settings(settings))
        case .scale(let projection): read(.scale(projection))
        }
        return .goesOn
    }

    private func read(_ change: SourceChange) {
        worker.submit(
            LayoutWorker.ReadRequest(
                changes: [change], proposal: state.proposal.proposal, laidOut: state.laidOutID,
                selected: state.selection, seen: state.seenParts))
    }

    private mutating func take(_ reply: LayoutWorker.Reply) throws {
        switch reply {
        case .layout(let reply): state.receive(reply)
        case .givenUp(let key): state.gaveUp(key)
        case .stopped: state.workStopped()
        case .read(let reading):
            if isFirstReading { try reading.opened.facts.requireKnownSettings() }
            isFirstReading = false
            state.receive(.opened(reading.opened))
            watch(reading.watched)
        }
    }

    /// Watches what was read: links may lead elsewhere now, and folders come and go. What is watched again is read again, so
    /// that no change is missed in between. Where a directory is gone, the watch that there is sees it come again.
    private mutating func watch(_ places: WatchedPlaces?) {
        guard places != watched else { return }
        watched = places
        guard let places else { return screen.unwatch() }
        do {
            try screen.watch(places)
        } catch {
            return
        }
        guard watchRounds < Self.maximumWatchRounds else { return }
        watchRounds += 1
        read(.again(state.holeSettings))
    }
}
