import ArgumentParser
import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

/// The command `check`: findings with their positions, for people, editors and continuous integration.
struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find probable mistakes in a layout: cut texts, overflows, sizes that break the library's rules.",
        discussion: """
            Without --root every layout of the files is checked that is not shown by another one. \
            Each is looked at in the given proposal; and each of its elements is asked everything that it can be proposed in whole cells up to \(ScreenSize.largest.words), unlimited, and at \
            halves, to see that it keeps its library's rules. Findings are printed as FILE:LINE:COLUMN: warning: message, as \
            soon as they are known; meanwhile a line on standard error says how far it has come, where that is a terminal. \
            The exit status is 1 with findings, and 0 without. JSON and SARIF also list, as notes, what is written and changes nothing in the given proposal.
            """)

    @OptionGroup var layout: LayoutArguments

    @Option(help: ArgumentHelp("What is printed.", valueName: "format"))
    var format = Format.text

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, sarif
    }

    func run() throws {
        let interruption = Interruption()
        let isAlone = layout.reading.root != nil
        let opened = try OpenedLayout(layout, isAlone: isAlone, until: interruption.cancellation)
        let progress = ProgressLine()
        var said: Set<String> = []
        let checked = try CheckedSources(opened, isAlone: isAlone, until: interruption.cancellation) { event in
            switch event {
            case .opened(let opened):
                progress.erase()
                opened.complainOfSources(besides: &said)
            case .begins(let stage): progress.show { stage.words(in: opened.document) }
            case .found(let findings):
                guard format == .text else { return }
                progress.erase()
                Output.print(CheckedLayout.text(findings, in: opened.document.sources))
            }
        }
        progress.erase()
        switch format {
        case .text:
            if !layout.quiet { Output.complain(checked.libraryRemarks, in: checked.sources) }
            for line in checked.holeLines { Output.complain(line) }
        case .json: Output.print(encoded: checked.json)
        case .sarif: Output.print(encoded: checked.sarif)
        }
        let isInterrupted = interruption.cancellation.isCancelled
        if format == .text || isInterrupted { Output.complain("haggle: \(checked.summary)") }
        if isInterrupted { throw ExitCode.interrupted }
        try checked.requireKnownSettings()
        if checked.hasFindings { throw ExitCode.failure }
        if checked.diagnostics.hasErrors { throw ExitCode.failure }
    }
}

extension CheckedLayout.Stage {
    /// A progress line: `card.swift: 3,400 of 12,000 proposals`.
    fileprivate func words(in document: LayoutDocument) -> String {
        let sources = document.sources
        return switch self {
        case .remedies(let count):
            line(document.name, "what ends \(count == 1 ? "a finding" : "\(count) findings")")
        case .proof(.asking(let standing, let range)):
            line(range.map { sources.file(of: $0).name } ?? document.name, standing.words)
        case .proof(.window(let window)): line(document.name, "a window of \(window.width) × \(window.height)")
        }
    }

    /// Only the last component: a long path would fill a narrow terminal.
    private func line(_ path: String, _ words: String) -> String {
        "\(URL(fileURLWithPath: path).lastPathComponent): \(words)"
    }
}

extension ExitCode {
    /// The person interrupted the command.
    fileprivate static let interrupted = ExitCode(130)
}

/// Stops work when the person interrupts the program. A class, because the signal arrives on another thread; the
/// cancellation is thread-safe.
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
