import ArgumentParser
import Playground
import Terminal

/// The command `record`: the steps of a negotiation as a recording that others can watch without haggle.
struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Record the steps of a layout as an asciicast or as an animated picture.",
        discussion: """
            The recording shows the playground, a step after another. 'asciinema play' and its players show an asciicast; \
            browsers show the picture.
            """)

    @OptionGroup var layout: LayoutArguments

    @Option(help: ArgumentHelp("story (the asks that decided something) or all.", valueName: "steps"))
    var steps = Steps.story

    enum Steps: String, CaseIterable, ExpressibleByArgument {
        case story, all
    }

    @Option(help: ArgumentHelp("cast or svg (default: from the name of the output, else cast).", valueName: "format"))
    var format: Format?

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case cast, svg
    }

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The new file to write (default: standard output).", valueName: "file"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp("The size of the recorded window, in cells (default: 100x30).", valueName: "WxH"),
        transform: CellSize.init(argument:))
    var window = CellSize(width: 100, height: 30)

    @Option(help: ArgumentHelp("How long each step is shown.", valueName: "seconds"))
    var seconds = 0.8

    func validate() throws {
        guard seconds.isFinite, (0.05...60).contains(seconds) else { throw ValidationError(.secondsForm) }
    }

    func run() throws {
        let opened = try OpenedLayout(layout)
        [opened].complain(listingHoles: true)
        if opened.inspection != nil {
            let recording = StepRecording(of: opened, in: window, tellsAll: steps == .all)
            if recording.isCut {
                Output.complain("haggle: only the first \(StepRecording.limit) steps are recorded")
            }
            let isPicture = format.map { $0 == .svg } ?? output?.hasSuffix(".svg") ?? false
            try write(isPicture ? recording.picture(seconds) : recording.asciicast(seconds))
        }
        try opened.finish()
    }

    private func write(_ text: String) throws {
        guard let output else { return Output.print(encoded: text) }
        do throws(UnwritableFile) {
            try FileReplacement(output).create(text)
        } catch {
            Output.complain("haggle: \(error)")
            throw ExitCode.failure
        }
    }
}

extension CellSize {
    /// Windows in which the playground shows panes, up to a large screen.
    fileprivate init(argument: String) throws {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (24...400).contains(width),
            (6...200).contains(height)
        else { throw ValidationError(.windowForm) }
        self.init(width: width, height: height)
    }
}
