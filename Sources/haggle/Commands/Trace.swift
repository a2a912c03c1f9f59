import ArgumentParser
import LayoutInspection
import Negotiation

/// The command `trace`: every ask and answer with its reason, or the differences between two negotiations.
struct Trace: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Print the negotiation: every ask and answer, with its reason.",
        discussion: """
            haggle trace --diff A B prints instead what B lays out differently than A: where the two negotiations part, and \
            the elements whose size or place differs. haggle trace FILE --against-width 39 does so for the same sources \
            in another proposal.
            """)

    @OptionGroup var layout: LayoutArguments

    @Option(
        help: ArgumentHelp("text, json (JSON Lines) or html (a page to read and to step through).", valueName: "format")
    )
    var format = Format.text

    @Flag(help: "Print what the second of two files, or folders, lays out differently.")
    var diff = false

    @Option(
        help: ArgumentHelp(
            "Print what differs by another dialect's rules, in another file, or in what was committed: HEAD, HEAD~2.",
            valueName: "dialect|file|commit"), completion: .file())
    var against: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Print what differs in this width.", valueName: "w"),
        transform: AxisProposal.init(argument:))
    var againstWidth: AxisProposal?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Print what differs in this height.", valueName: "h"),
        transform: AxisProposal.init(argument:))
    var againstHeight: AxisProposal?

    @Flag(help: "Exit with 1 if the two layouts differ.")
    var exitCode = false

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, html
    }

    func validate() throws {
        if format == .html, comparesTwo { throw ValidationError(.pageOfTwo) }
        if against != nil, diff || hasOtherProposal { throw ValidationError(.againstWithAnother) }
        if exitCode, !comparesTwo { throw ValidationError(.exitCodeAlone) }
        guard diff else { return }
        guard layout.files.count == 2 else {
            throw ValidationError(.differenceOf(layout.files.count))
        }
        guard !hasOtherProposal else {
            throw ValidationError(.differenceInProposal)
        }
    }

    private var comparesTwo: Bool { diff || hasOtherProposal || against != nil }

    private var hasOtherProposal: Bool { againstWidth != nil || againstHeight != nil }

    func run() throws {
        if diff {
            try print(
                compared: OpenedLayout(layout, files: [layout.files[0]]), OpenedLayout(layout, files: [layout.files[1]])
            )
        } else if let against {
            let opened = try OpenedLayout(layout)
            let other = try OpenedLayout(layout, against: against, beside: opened)
            // A commit is older than the files, as in git diff.
            let isOlder = Commit(word: against) != nil
            try print(compared: isOlder ? other : opened, isOlder ? opened : other)
        } else if hasOtherProposal {
            let opened = try OpenedLayout(layout)
            try print(compared: opened, opened.proposed(width: againstWidth, height: againstHeight))
        } else {
            try printTrace()
        }
    }

    private func printTrace() throws {
        let opened = try OpenedLayout(layout)
        [opened].complain(listingHoles: format != .json)
        if let inspection = opened.inspection {
            switch format {
            case .text: Output.print(inspection.traceText)
            case .json: Output.print(encoded: inspection.traceJSON)
            case .html:
                let page = TracePage(inspection, name: opened.document.name)
                page.picture.omissions.forEach(Output.complain)
                Output.print(encoded: page.text)
            }
        }
        try opened.finish()
    }

    private func print(compared first: OpenedLayout, _ second: OpenedLayout) throws {
        [first, second].complain(listingHoles: false)
        let compared = ComparedLayouts(first, second)
        if let compared {
            switch format {
            case .text: Output.print(compared.text)
            case .json: Output.print(encoded: compared.json)
            // Refused earlier.
            case .html: break
            }
        }
        try [first, second].finish()
        if exitCode, !(compared?.difference.isEmpty ?? true) { throw ExitCode.failure }
    }
}
