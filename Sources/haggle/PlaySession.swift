import Curses
import Foundation
import LayoutInspection
import Playground
import SwiftSource
import Terminal

/// What is open in the playground.
enum OpenSource {
    case file(InputFile, SourceText)
    case example(Example)
}

/// The playground at work: events in, canvases out, and the effects that only the program can have.
struct PlaySession {
    private let screen: CursesScreen
    private let reading: ReadingArguments
    private let reader = LayoutReader(dialects: Dialects.all)
    private var open: OpenSource
    private var state: PlaygroundState
    var crash: Crash?

    init(screen: CursesScreen, reading: ReadingArguments, proposal: ProposalArguments, open: OpenSource) {
        self.screen = screen
        self.reading = reading
        self.open = open
        let isPinned = proposal.width != nil || proposal.height != nil
        state = PlaygroundState(
            window: screen.size, colors: screen.colors, encoding: screen.encoding, projection: proposal.cell,
            examples: BuiltInExamples.all, document: Self.document(of: open, reader, reading),
            proposal: isPinned ? proposal.resolved : nil)
    }

    /// Runs until the person, or a signal, ends it.
    /// - Returns: the signal, where it was one.
    mutating func run() throws -> Int32? {
        try watch()
        while true {
            screen.show(PlaygroundView(state).canvas)
            for event in try screen.waitForEvents() {
                if case .terminate(let signal) = event { return signal }
                try crash?.happen()
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
            open = .example(example)
            state.open(document)
            try watch()
        case .openOwn, .choose, .set: break
        }
        return .goesOn
    }

    /// A file that cannot be read any more leaves the last good layout on the stage, as one with errors does.
    /// What has no file to be read from is laid out again as it was.
    private mutating func readAgain() {
        guard case .file(let file, let before) = open, file.path != "-" else { return state.documentChanged(document) }
        // Links may lead elsewhere now. Where its directory is gone, the watch that there is sees it come again.
        try? screen.watch(file: file.path)
        do {
            open = .file(file, try file.read())
            state.documentChanged(document)
        } catch {
            let diagnostic = Diagnostic(.error, "the file \(error.sentence)", at: SourceRange(0, 0))
            state.documentChanged(
                LayoutDocument(
                    name: file.displayName, source: before, dialect: nil, root: nil, diagnostics: [diagnostic]))
        }
    }

    private func watch() throws {
        guard case .file(let file, _) = open, file.path != "-" else { return screen.unwatch() }
        try screen.watch(file: file.path)
    }

    private var document: LayoutDocument { Self.document(of: open, reader, reading) }

    private static func document(
        of open: OpenSource, _ reader: LayoutReader, _ reading: ReadingArguments
    ) -> LayoutDocument {
        switch open {
        case .file(let file, let source):
            reader.read(source, name: file.displayName, dialect: reading.dialect, root: reading.root)
        case .example(let example): reader.read(SourceText(example.source), name: example.name)
        }
    }
}
