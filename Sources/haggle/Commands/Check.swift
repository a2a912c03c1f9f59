import ArgumentParser
import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

/// Do the layouts keep their promises? Findings at their places, for people, editors and continuous integration.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find probable mistakes in a layout: cut texts, overflows, sizes that break the library's rules.",
        discussion: """
            The layout is looked at in the given proposal; and each of its elements (in Theodolite, each component that \
            the source defines) is asked everything that it can be proposed in whole cells up to 200×60, unlimited, and at \
            halves, to see that it keeps its library's rules. Findings are printed as FILE:LINE:COLUMN: warning: message. The exit status is 1 with findings, and 0 \
            without. JSON and SARIF also list, as notes, what is written and changes nothing in the given proposal.
            """)

    @OptionGroup var layout: LayoutArguments

    @Option(help: ArgumentHelp("What is printed.", valueName: "format"))
    var format = Format.text

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, sarif
    }

    func run() throws {
        let interruption = Interruption()
        let opened = try OpenedLayout(layout, until: interruption.cancellation)
        opened.complainOfSources(listingHoles: format == .text)
        let checked = try CheckedLayout(opened, until: interruption.cancellation)
        switch format {
        case .text: Output.print(checked.text)
        case .json: Output.print(checked.json)
        case .sarif: Output.print(checked.sarif)
        }
        if interruption.cancellation.isCancelled { throw ExitCode.interrupted }
        if format == .text { Output.complain("haggle: \(checked.summary)") }
        if checked.hasFindings { throw ExitCode.findings }
        try opened.finish()
    }
}

extension ExitCode {
    /// A check found something.
    fileprivate static let findings = ExitCode(1)
    /// The person wanted no more.
    fileprivate static let interrupted = ExitCode(130)
}

/// Stops work when the person interrupts the program. A class, for it is told on another thread; what it tells is safe for
/// threads.
private final class Interruption {
    let cancellation = Cancellation()
    private let source: any DispatchSourceSignal

    init() {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { [cancellation] in cancellation.cancel() }
        source.resume()
    }

    deinit {
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }
}
