import ArgumentParser
import Curses
import LayoutInspection
import Playground

/// The playground itself.
struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the playground, on a file or on the built-in examples.", shouldDisplay: false)

    @Argument(help: ArgumentHelp("Swift sources, or folders of them; - reads standard input.", valueName: "file"))
    var files: [String] = []

    @OptionGroup var proposal: ProposalArguments

    @OptionGroup var reading: ReadingArguments

    @Flag(help: "Without the second process that puts the terminal back where the playground is killed.")
    var noWatchdog = false

    #if DEBUG
        /// For the tests of what becomes of the terminal: end in this way at the first event.
        @Option(help: .hidden)
        var crash: Crash?
    #endif

    func run() throws {
        let own = files.isEmpty ? nil : try InputSources.opened(files)
        let cell = proposal.cell.projection(for: own?.parsed)
        do {
            let screen = try CursesScreen(hasWatchdog: !noWatchdog)
            defer { screen.close() }
            var session = try PlaySession(
                screen: screen, proposal: proposal, cell: cell, open: OpenSources(own, reading: reading.reading(cell)))
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
