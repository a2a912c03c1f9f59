import ArgumentParser
import Curses
import Foundation
import LayoutInspection
import Playground

/// The command `play`: the playground itself.
struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Open the playground, on a file or on the built-in examples.",
        shouldDisplay: false)

    @Argument(
        help: ArgumentHelp(
            "Swift sources, or folders of them; - reads standard input; FILE:LINE selects what is written there.",
            valueName: "file"),
        completion: .file())
    var files: [String] = []

    @OptionGroup var proposal: ProposalArguments

    @OptionGroup var reading: ReadingArguments

    @OptionGroup var settings: SettingsArguments

    @Flag(help: "Begin without the proposal, root, selection and values of the last session with the same files.")
    var fresh = false

    #if DEBUG
        /// For tests of the terminal's state: crash in this way at the first event.
        @Option(help: .hidden)
        var crash: Crash?
    #endif

    func run() throws {
        let file = SettingsFile(in: ProcessInfo.processInfo.environment)
        let settings = try self.settings.settings(over: file?.read() ?? Settings())
        guard !self.settings.printConfig else { return self.settings.printConfig(settings, from: file) }
        let (paths, line) = FileLine.paths(in: files)
        let own = paths.isEmpty ? nil : try InputSources.opened(paths)
        let cell = proposal.cell.projection(for: own?.parsed)
        let reading = reading.reading(cell)
        var play = Playing(settings: settings, open: OpenSources(own, reading: reading))
        (play.proposal, play.cell) = (proposal.said, cell)
        play.place = SessionPlace(play.open, isFresh: fresh, proposal: proposal.said, reading: reading)
        (play.line, play.findsRoot) = (line, reading.root == .best)
        #if DEBUG
            play.crash = crash
        #endif
        try play.run()
    }

    /// The playground if the arguments are only files. It skips the option parser, which looks many types up among all
    /// of the program's, to start sooner.
    /// - Returns: nil if the parser has to read the arguments: an option, standard input, or a command's name.
    /// - Throws: the errors of opening the files or the settings.
    static func playing(_ arguments: [String]) throws -> Playing? {
        guard
            !arguments.contains(where: { $0.isEmpty || $0.hasPrefix("-") }),
            arguments.first.map({ !Haggle.commandNames.contains($0) }) ?? true
        else { return nil }
        return try opening(arguments)
    }

    /// The playground with some files, or with the built-in examples, as the settings say.
    static func opening(_ files: [String]) throws -> Playing {
        let settings = try SettingsFile(in: ProcessInfo.processInfo.environment)?.read() ?? Settings()
        let (paths, line) = FileLine.paths(in: files)
        let own = paths.isEmpty ? nil : try InputSources.opened(paths)
        let reading = Reading(cell: CellProjection.unit.cell)
        var play = Playing(settings: settings, open: OpenSources(own, reading: reading))
        play.place = SessionPlace(play.open, isFresh: false, proposal: SaidProposal(), reading: reading)
        play.line = line
        return play
    }
}

/// A session of the playground, from the screen's beginning to its end.
struct Playing {
    let settings: Settings
    let open: OpenSources
    var proposal = SaidProposal()
    var cell = CellProjection.unit
    var place: SessionPlace?
    var line: FileLine?
    /// Whether another root may be shown if the first has no element in that line.
    var findsRoot = true
    var learning = Learning()
    #if DEBUG
        var crash: Crash?
    #endif

    func run() throws {
        do {
            let screen = try CursesScreen(settings.screen)
            defer { screen.close() }
            var open = open
            place?.root.map { open.choose($0) }
            var session = try PlaySession(
                screen: screen, proposal: proposal, cell: cell, open: open, learning: learning)
            (session.place, session.line, session.findsRoot) = (place, line, findsRoot)
            #if DEBUG
                session.crash = crash
            #endif
            let signal = try session.run()
            screen.close()
            if let lost = session.lost { Output.complain("haggle: \(lost)") }
            if let signal { throw ExitCode(128 + signal) }
        } catch let error as CursesError {
            Output.complain("haggle: \(error)")
            throw ExitCode.noTerminal
        }
    }
}
