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
            case .text: Output.print(drawn(inspection, .none).rows.map { $0 + "\n" }.joined())
            case .ansi: Output.print(drawn(inspection, .twoHundredFiftySix).ansi(colors: .twoHundredFiftySix))
            case .json: Output.print(RenderJSON(inspection, opened.diagnostics).text)
            }
        }
        try opened.finish()
    }

    private func drawn(_ inspection: Inspection, _ colors: ColorDepth) -> Canvas {
        let picture = StagePicture(inspection, StagePicture.Options(colors: colors))
        let canvas = picture.canvas
        if canvas.size != picture.frame.size {
            let (all, shown) = (picture.frame.size, canvas.size)
            Output.complain(
                "haggle: of \(all.width)×\(all.height) cells only \(shown.width)×\(shown.height) are drawn; json has all"
            )
        }
        return canvas
    }
}
