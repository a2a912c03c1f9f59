import Curses
import Foundation
import LayoutInspection
import Playground
import SwiftSource
import Terminal

/// The playground at work: events in, canvases out, and the effects that only the program can have.
struct PlaySession {
    private let screen: CursesScreen
    private var open: OpenSources
    private var state: PlaygroundState
    #if DEBUG
        /// How to end badly at the first event.
        var crash: Crash?
    #endif

    init(screen: CursesScreen, proposal: ProposalArguments, open: OpenSources) {
        self.screen = screen
        self.open = open
        let isPinned = proposal.width != nil || proposal.height != nil
        state = PlaygroundState(
            window: screen.size, colors: screen.colors, encoding: screen.encoding, projection: proposal.cell,
            examples: BuiltInExamples.all, own: open.own?.name, document: self.open.document(),
            proposal: isPinned ? proposal.resolved : nil)
    }

    /// - Throws: wrong use, where `--set` names a hole that there is not.
    func requireKnownSettings() throws {
        try state.document?.requireKnownSettings()
    }

    /// Runs until the person, or a signal, ends it.
    /// - Returns: the signal, where it was one.
    mutating func run() throws -> Int32? {
        try watch()
        while true {
            screen.show(PlaygroundView(state).canvas)
            for event in try screen.waitForEvents() {
                if case .terminate(let signal) = event { return signal }
                #if DEBUG
                    try crash?.happen()
                #endif
                if try perform(state.handle(event)) == .ended { return nil }
            }
        }
    }

    private enum Progress {
        case goesOn, ended
    }

    private mutating func perform(_ effect: Effect?) throws -> Progress {
        switch effect {
        case nil: break
        case .quit: return .ended
        case .suspend: raise(SIGTSTP)
        case .readAgain: readAgain()
        case .open(let example):
            open.open(example)
            state.open(open.document())
            try watch()
        case .openOwn: try openOwn()
        case .choose(let root):
            open.choose(root)
            state.documentChanged(open.document())
        case .set(let settings):
            open.set(settings)
            state.documentChanged(open.document())
        }
        return .goesOn
    }

    /// What was opened may have changed while an example had its place.
    private mutating func openOwn() throws {
        guard open.own != nil else { return }
        open.openOwn()
        state.open(open.document())
        try watch()
        readAgain()
    }

    /// A file that cannot be read any more leaves the last good layout on the stage, as one with errors does.
    /// What has no file to be read from is laid out again as it was.
    private mutating func readAgain() {
        open.set(state.holeSettings)
        guard open.isOwn, let before = open.own, before.isOnDisk else {
            return state.documentChanged(open.document())
        }
        do throws(UnreadableFile) {
            open.replaceOwn(by: try readWatching(before))
            state.documentChanged(open.document())
        } catch {
            let subject = before.parsed.sources.files.count == 1 ? "the file" : error.file.displayName
            let diagnostic = Diagnostic(.error, "\(subject) \(error.sentence)", at: SourceRange(0, 0))
            state.documentChanged(
                LayoutDocument(
                    name: before.name, sources: before.parsed.sources, dialect: nil, root: nil,
                    diagnostics: [diagnostic]))
        }
    }

    /// Reads what is watched already, so that no change is missed in between: links may lead elsewhere now, and folders
    /// come and go. Where a directory is gone, the watch that there is sees it come again.
    private func readWatching(_ before: InputSources) throws(UnreadableFile) -> InputSources {
        try? screen.watch(before.watched)
        var sources = try InputSources(before.paths, after: before)
        var rounds = 0
        var watched = before.watched
        while sources.watched != watched, rounds < Self.mostRounds {
            watched = sources.watched
            try? screen.watch(watched)
            sources = try InputSources(before.paths, after: sources)
            rounds += 1
        }
        return sources
    }

    /// Of reading folders that change all the time: the next notice reads them again.
    private static let mostRounds = 3

    private func watch() throws {
        guard open.isOwn, let own = open.own, own.isOnDisk else { return screen.unwatch() }
        try screen.watch(own.watched)
    }
}
