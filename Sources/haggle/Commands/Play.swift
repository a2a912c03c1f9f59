import ArgumentParser
import Curses
import Foundation
import LayoutInspection
import Playground

/// The playground itself.
struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the playground, on a file or on the built-in examples.", shouldDisplay: false)

    @Argument(
        help: ArgumentHelp("Swift sources, or folders of them; - reads standard input.", valueName: "file"),
        completion: .file())
    var files: [String] = []

    @OptionGroup var proposal: ProposalArguments

    @OptionGroup var reading: ReadingArguments

    @OptionGroup var settings: SettingsArguments

    #if DEBUG
        /// For the tests of what becomes of the terminal: end in this way at the first event.
        @Option(help: .hidden)
        var crash: Crash?
    #endif

    func run() throws {
        let file = SettingsFile(in: ProcessInfo.processInfo.environment)
        let settings = try self.settings.settings(over: file?.read() ?? Settings())
        guard !self.settings.printConfig else { return self.settings.printConfig(settings, from: file) }
        let own = files.isEmpty ? nil : try InputSources.opened(files)
        let cell = proposal.cell.projection(for: own?.parsed)
        do {
            let screen = try CursesScreen(settings.screen)
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
