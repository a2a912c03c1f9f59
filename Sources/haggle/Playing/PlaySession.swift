import Curses
import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Terminal

/// The playground's event loop: events in, canvases out, and the effects that only the program can have. A worker makes
/// layouts. The loop never waits for it: if one is late, the screen shows what is there.
struct PlaySession {
    private let screen: CursesScreen
    private let waker: Waker
    /// Requests to the worker, and its replies.
    private let mailbox = Mailbox()
    private var state: PlaygroundState
    private var watched: WatchedPlaces?
    /// The number of successive readings that found other places to watch.
    private var watchRounds = 0
    private var isFirstReading = true
    /// The time of the last played step; nil while it does not play.
    private var playedAt: ContinuousClock.Instant?
    /// The time since when a change waits to be shown.
    private var unshownSince: ContinuousClock.Instant? = .now
    /// What the person made in the last session, and makes in this one; nil if it is not kept.
    var place: SessionPlace?
    /// The texts with unsaved edits.
    private var unsaved = UnsavedTexts()
    private let learning: Learning
    /// The line whose element is to be selected, until it is.
    var line: FileLine?
    /// Whether another root may be shown if this one has no element in that line.
    var findsRoot = true
    /// The reason why what the person made is lost, once the session has ended; nil if nothing is.
    private(set) var lost: String?
    #if DEBUG
        /// The crash at the first event, for tests.
        var crash: Crash?
    #endif

    /// How long a frame waits for a layout in progress: most arrive sooner, and the frame is then complete.
    private static let patience: Duration = .milliseconds(60)
    /// The limit for folders that change all the time: the next notice reads them again.
    private static let maximumWatchRounds = 3

    /// - Throws: if the open sources cannot be watched.
    init(
        screen: CursesScreen, proposal: SaidProposal, cell: CellProjection, open: OpenSources, learning: Learning
    ) throws {
        self.screen = screen
        self.learning = learning
        let following = [Axis.horizontal: proposal.width, .vertical: proposal.height].filter { $0.value == nil }.keys
        state = PlaygroundState(
            window: screen.size, colors: screen.colors, encoding: screen.encoding, projection: cell,
            examples: BuiltInExamples.all, own: open.own?.name, course: learning.course,
            progress: learning.progress, isOpening: true, proposal: proposal.resolved(in: cell),
            following: Set(following), isIntroduced: learning.start == nil)
        waker = try Waker()
        LayoutWorker.start(open, mailbox: mailbox, waker: waker)
        watched = open.watched
        if let watched { try screen.watch(watched) }
        state.present(learning.isPresented)
        if let start = learning.start {
            _ = try perform(state.openLesson(start))
        } else {
            // Reads changes from before the watch.
            read(.again([]))
        }
    }

    /// Runs until the person, or a signal, ends it.
    /// - Returns: the signal, if there was one.
    /// - Throws: `ValidationError` if `--set` names a hole that does not exist.
    mutating func run() throws -> Int32? {
        state.keepsOwnValues = place != nil
        let signal = try runLoop()
        // A signal takes nobody by surprise: what is unsaved is offered at the next start.
        if signal == nil { unsaved.forgetAll() } else { lost = unsaved.write(state.sourceEditor) }
        lost = place?.keep(state) ?? learning.keep(state.progress) ?? lost
        return signal
    }

    private mutating func runLoop() throws -> Int32? {
        while true {
            for request in state.takeRequests() { mailbox.add(request) }
            // Before the frame that names the keys: they mean what it says as soon as it is seen.
            try screen.takeAllKeys(!KeyBinding.Contexts.signalling.contains(state.keyContext))
            showIfDue()
            for event in try screen.waitForEvents(orFor: waker, until: nextLook) {
                if case .terminate(let signal) = event { return signal }
                #if DEBUG
                    try crash?.happen()
                #endif
                if try perform(state.handle(event)) == .ended { return nil }
                noteChange()
            }
            for reply in mailbox.takeReplies() {
                try take(reply)
                noteChange()
            }
            noteWork()
            playIfDue()
            unsaved.writeIfDue(state.sourceEditor).map { state.report($0) }
        }
    }

    /// Takes a step while playing, each time the state's interval has passed.
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

    /// When to look again without an event: a frame waits to be shown, or work takes long enough to be shown.
    private var nextLook: ContinuousClock.Instant? {
        let frame = unshownSince.map { $0 + Self.patience }
        let work = mailbox.work.map { max($0.since + Work.minimumShown, .now + Self.workStep) }
        let played = state.playInterval.map { (playedAt ?? .now) + $0 }
        return [frame, work, played, unsaved.dueAt].compactMap { $0 }.min()
    }

    /// How often the shown duration of work is updated.
    private static let workStep: Duration = .milliseconds(100)

    private mutating func noteWork() {
        let work = mailbox.work.flatMap { Work($0.kind, for: $0.since.duration(to: .now)) }
        guard work != state.work else { return }
        state.work = work
        noteChange()
    }

    private mutating func noteChange() {
        unshownSince = unshownSince ?? .now
    }

    /// Shows the state, unless the missing parts are about to arrive.
    private mutating func showIfDue() {
        guard let since = unshownSince, !mailbox.isBusy || since + Self.patience <= .now else { return }
        unshownSince = nil
        screen.entitle(state.title)
        screen.show(PlaygroundView(state).canvas)
    }

    private enum Progress {
        case goesOn, ended
    }

    private mutating func perform(_ effect: Effect?) throws -> Progress {
        switch effect {
        case nil: break
        case .quit: return .ended
        case .suspend: raise(SIGTSTP)
        case .openEditor(let file, let line, let column): try edit(file, line: line, column: column)
        case .redraw: screen.redraw()
        case .writePicture(let name): writePicture(name)
        case .copy(let text): screen.copy(text)
        case .copyPicture: state.inspection.map { screen.copy(StagePicture($0).text) }
        case .stopWork: mailbox.stop()
        case .readAgain: readAgain()
        case .open(let example):
            place?.leave(state)
            read(
                .example(example, state.holeSettings(of: .example(example))),
                .texts(state.unsavedTexts(ofExamples: true)))
        case .openOwn:
            if let own = state.own {
                read(.own(state.holeSettings(of: .own(own))), .texts(state.unsavedTexts(ofExamples: false)))
            }
        case .choose(let root):
            if state.openExample == nil { place?.rootWasChosen() }
            if let sources = state.document?.sources { read(.root(EarlierRoot(root, in: sources))) }
        case .set(let settings): read(.settings(settings))
        case .write(let files): write(files)
        case .scale(let projection): read(.scale(projection))
        case .edit(let texts):
            unsaved.textChanged()
            read(.texts(texts))
        case .checkWritable(let name):
            if access(name.file, W_OK) != 0 {
                state.report("\(name.file) is read-only: its changes can only be saved under another name")
            }
        case .save(let text, let old): return try save(text, over: old)
        case .saveAs(let text, let path): save(text, as: path)
        case .forget: unsaved.forgetOffer()
        }
        return .goesOn
    }

    /// Writes a text into its file, and reads again.
    private mutating func save(_ text: NamedText, over old: SourceText) throws -> Progress {
        let file = FileReplacement(text.name.file)
        do throws(UnwritableFile) {
            // A file that was removed meanwhile is written again.
            let isGone = access(text.name.file, F_OK) != 0 && errno == ENOENT
            if isGone { try file.create(text.text) } else { try file.write(text.text, over: old) }
        } catch {
            if error.cause == .changed, let theirs = try? InputFile(path: text.name.file).read() {
                state.fileChanged(text.name, to: theirs)
            } else {
                state.report(error.description)
            }
            return .goesOn
        }
        let next = state.saved(text)
        unsaved.textChanged()
        read(.again(state.holeSettings), .texts(state.editedTexts))
        return try perform(next)
    }

    /// Writes a text into a new file, and opens that.
    private mutating func save(_ text: NamedText, as path: String) {
        do throws(UnwritableFile) {
            try FileReplacement(path).create(text.text)
        } catch {
            return state.report(error.description)
        }
        state.savedAs(path, text)
        read(.file(path), .texts(state.unsavedTexts(ofExamples: false)))
    }

    /// Writes the screen into the first file of this name that is free.
    private mutating func writePicture(_ name: String) {
        let canvas = PlaygroundView(state).canvas
        let picture = SVGPicture(size: canvas.size).document(of: canvas)
        do throws(UnwritableFile) {
            let path = try FileReplacement.create(
                picture, firstFree: { $0 == 1 ? "\(name).svg" : "\(name)-\($0).svg" })
            state.report("the screen is written in \(path)")
        } catch {
            state.report(error.description)
        }
    }

    private mutating func readAgain() {
        watchRounds = 0
        // The watch comes first, so that no change is missed: links may lead elsewhere now.
        if let watched { try? screen.watch(watched) }
        read(.again(state.holeSettings))
    }

    /// Lets the person edit a file in their editor, which has the terminal meanwhile, and reads the files again.
    private mutating func edit(_ file: String, line: Int, column: Int) throws {
        guard file != InputFile(path: "-").sourceName else {
            return state.report("standard input is not a file: save it as one, and open that")
        }
        let editor = EditorCommand(in: ProcessInfo.processInfo.environment)
        let path = AbsolutePath(file).text
        let edited = try screen.away {
            Result { () throws(EditorCommand.Failure) in try editor.run(path, line: line, column: column) }
        }
        // The window may have another size now.
        _ = state.handle(.resize(screen.size))
        if case .failure(let failure) = edited { state.report(failure.description) }
        readAgain()
    }

    /// Writes values of holes into their files, and reports how many or why not.
    private mutating func write(_ files: [FileSettings]) {
        do throws(UnwritableFile) {
            for file in files {
                guard file.file.name != InputFile(path: "-").sourceName else {
                    return state.report("standard input is not a file: ctrl y copies the values as options")
                }
                try WrittenSettings(file).write()
            }
        } catch {
            return state.report("\(error); ctrl y copies the values as options")
        }
        let count = files.reduce(0) { $0 + $1.settings.count }
        let names = files.map { $0.file.name }.joined(separator: ", ")
        state.report("\(count == 1 ? "1 value is" : "\(count) values are") written in \(names)")
    }

    private func read(_ changes: SourceChange...) {
        mailbox.add(
            LayoutWorker.ReadRequest(
                changes: changes, proposal: state.proposal.proposal, laidOut: state.laidOutID,
                selected: state.selection, seen: state.seenParts))
    }

    private mutating func take(_ reply: LayoutWorker.Reply) throws {
        switch reply {
        case .layout(let reply): state.receive(reply)
        case .givenUp(let key): state.gaveUp(key)
        case .stopped: state.workStopped()
        case .read(let reading):
            if isFirstReading { try reading.opened.facts.requireKnownSettings() }
            state.receive(reading.opened, onDisk: reading.replacedOnDisk)
            if isFirstReading, let offer = unsaved.find(for: reading.opened.facts.sources) { state.offer(offer) }
            if isFirstReading, learning.isOffered, learning.start == nil, state.own == nil { state.offerLessons() }
            isFirstReading = false
            takePlace()
            selectLine()
            watch(reading.watched)
        }
    }

    /// Takes what the person made in the last session, once the files can be laid out.
    private mutating func takePlace() {
        guard state.openExample == nil, state.inspection != nil, let last = place?.take() else { return }
        if last.root != nil { place?.rootWasChosen() }
        if state.takePlace(last) { read(.settings(state.holeSettings)) }
    }

    /// Selects the element of the line that the person named, once the files can be laid out; if it is in none of this
    /// root's elements, first shows another root around it.
    private mutating func selectLine() {
        guard state.openExample == nil, state.inspection != nil, let wanted = line else { return }
        line = nil
        let file = wanted.file.sourceName
        guard !state.select(line: wanted.line, of: file) else { return }
        if findsRoot, let root = state.otherRoot(around: wanted.line, of: file), let sources = state.document?.sources {
            (line, findsRoot) = (wanted, false)
            return read(.root(EarlierRoot(root, in: sources)))
        }
        state.reportNoElement(inLine: wanted.line, of: file)
    }

    /// Watches the places that were read: links may lead elsewhere now, and folders come and go. New watches need
    /// another reading, so that no change is missed. If a directory is gone, the old watch notices its return.
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
