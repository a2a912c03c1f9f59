import ArgumentParser
import LayoutInspection
import Playground
import Terminal

/// One frame, to standard output, without a terminal.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print one frame of a layout, as text, with colours, or as JSON.")

    @OptionGroup var layout: LayoutArguments

    @Option(help: ArgumentHelp("text, ansi or json.", valueName: "format"))
    var format = Format.text

    enum Format: String, ExpressibleByArgument {
        case text, ansi, json
    }

    func run() throws {
        let opened = try OpenedLayout(layout)
        if let inspection = opened.inspection {
            switch format {
            case .text: Output.print(StagePicture(inspection).canvas.rows.map { $0 + "\n" }.joined())
            case .ansi:
                let options = StagePicture.Options(colors: .twoHundredFiftySix)
                Output.print(StagePicture(inspection, options).canvas.ansi(colors: options.colors))
            case .json: Output.print(RenderJSON(inspection, opened.diagnostics).text)
            }
        }
        try opened.finish()
    }
}
