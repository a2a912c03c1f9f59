import ArgumentParser

/// The negotiation: every ask and answer, with its reason.
struct Trace: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the negotiation: every ask and answer, with its reason.")

    @OptionGroup var layout: LayoutArguments

    @Option(help: ArgumentHelp("text, or json (JSON Lines).", valueName: "format"))
    var format = Format.text

    enum Format: String, ExpressibleByArgument {
        case text, json
    }

    func run() throws {
        let opened = try OpenedLayout(layout)
        opened.complain(listingHoles: format != .json)
        if let inspection = opened.inspection {
            switch format {
            case .text: Output.print(inspection.traceText)
            case .json: Output.print(encoded: inspection.traceJSON)
            }
        }
        try opened.finish()
    }
}
