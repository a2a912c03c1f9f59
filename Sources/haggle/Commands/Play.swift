import ArgumentParser
import Curses
import LayoutInspection
import Playground

/// The playground itself.
struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the playground, on a file or on the built-in examples.", shouldDisplay: false)

    @Argument(help: ArgumentHelp("A layout written in Swift; - reads standard input.", valueName: "file"))
    var file: String?

    @OptionGroup var proposal: ProposalArguments

    @OptionGroup var reading: ReadingArguments

    /// For the tests of what becomes of the terminal: end in this way at the first event.
    @Option(help: .hidden)
    var crash: Crash?

    func run() throws {
        let input = file.map { InputFile(path: $0) }
        do {
            let opened = try input.map { OpenSource.file($0, try $0.read()) }
            let screen = try CursesScreen()
            defer { screen.close() }
            var session = PlaySession(
                screen: screen, reading: reading, proposal: proposal, open: opened ?? .example(BuiltInExamples.all[0]))
            session.crash = crash
            let signal = try session.run()
            screen.close()
            if let signal { throw ExitCode(128 + signal) }
        } catch let error as UnreadableFile {
            Output.complain(error.description)
            throw ExitCode.unreadableFile
        } catch let error as CursesError {
            Output.complain("haggle: \(error)")
            throw ExitCode.noTerminal
        }
    }
}
