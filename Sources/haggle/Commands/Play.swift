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
        help: ArgumentHelp("Swift sources, or folders of them; - reads standard input.", valueName: "file"),
        completion: .file())
    var files: [String] = []

    @OptionGroup var proposal: ProposalArguments

    @OptionGroup var reading: ReadingArguments

    @OptionGroup var settings: SettingsArguments

    #if DEBUG
        /// For tests of the terminal's state: crash in this way at the first event.
        @Option(help: .hidden)
        var crash: Crash?
    #endif

    func run() throws {
        let file = SettingsFile(in: ProcessInfo.processInfo.environment)
        let settings = try self.settings.settings(over: file?.read() ?? Settings())
        guard !self.settings.printConfig else { return self.settings.printConfig(settings, from: file) }
        let own = files.isEmpty ? nil : try InputSources.opened(files)
        let cell = proposal.cell.projection(for: own?.parsed)
        var play = Playing(settings: settings, open: OpenSources(own, reading: reading.reading(cell)))
        (play.proposal, play.cell) = (proposal.said, cell)
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
        let settings = try SettingsFile(in: ProcessInfo.processInfo.environment)?.read() ?? Settings()
        let own = arguments.isEmpty ? nil : try InputSources.opened(arguments)
        return Playing(settings: settings, open: OpenSources(own, reading: Reading(cell: CellProjection.unit.cell)))
    }
}

/// A session of the playground, from the screen's beginning to its end.
struct Playing {
    let settings: Settings
    let open: OpenSources
    var proposal = SaidProposal()
    var cell = CellProjection.unit
    #if DEBUG
        var crash: Crash?
    #endif

    init(settings: Settings, open: OpenSources) {
        self.settings = settings
        self.open = open
    }

    func run() throws {
        do {
            let screen = try CursesScreen(settings.screen)
            defer { screen.close() }
            var session = try PlaySession(screen: screen, proposal: proposal, cell: cell, open: open)
            #if DEBUG
                session.crash = crash
            #endif
            let signal = try session.run()
            screen.close()
            if let signal { throw ExitCode(128 + signal) }
        } catch let error as CursesError {
            Output.complain("haggle: \(error)")
            throw ExitCode.noTerminal
        }
    }
}
