import ArgumentParser
import Foundation
import TextMetrics

import struct SwiftSource.NameIndex

/// The command line. Each command's output and exit status are part of its interface.
@main
struct Haggle: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "haggle",
        abstract: "A terminal playground for layout: see what each parent proposed, what each child answered, and why.",
        usage: """
            haggle [FILE...]
            haggle render FILE... [options]
            haggle trace FILE... [options]
            haggle check FILE... [options]
            haggle elements [NAME]
            haggle new [NAME]
            haggle learn [FILE|FOLDER]
            haggle record FILE... -o FILE
            """,
        discussion: """
            FILE is a Swift source, or a folder of them; several are read as one program; - reads standard input. \
            In the playground FILE:LINE selects what is written in a line. \
            Without FILE the playground opens the built-in examples. A proposal is written 40 (exactly), <=40 (at most), \
            20..40 (between), inf (unconstrained) or nil (unspecified).

            The playground takes --width and --height (what the root is proposed), --root (which layout), \
            --set NAME=EXPRESSION (what a hole is), --cell WxH (points in a cell) and --dialect, as 'haggle help render' \
            explains them; and --color, --ascii, --no-mouse, --no-watchdog, --fresh and --print-config, as \
            'haggle help play' does. 'haggle manual' prints the manual page, 'haggle completions SHELL' completions for \
            bash, zsh or fish.
            """,
        version: "0.1.0",
        subcommands: [
            Play.self, Render.self, Trace.self, Check.self, Elements.self, New.self, Learn.self, Record.self,
            Manual.self,
            Completions.self,
        ],
        defaultSubcommand: Play.self
    )

    /// The parser adds a command of its own: help.
    static var commandNames: [String] {
        configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    }

    /// For an unknown topic the parser itself would print the whole help.
    private static func requireKnownTopic(_ arguments: [String]) throws {
        guard arguments.first == "help", let topic = arguments.dropFirst().first(where: { !$0.hasPrefix("-") }),
            !commandNames.contains(topic)
        else { return }
        let nearest = NameIndex(commandNames).nearest(to: topic)?.name
        throw ValidationError(.unknownCommand(topic, nearest: nearest, known: commandNames))
    }

    /// Runs the command. The option parser's messages are printed like all other text.
    static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if let play = try Play.playing(arguments) { return try play.run() }
            try requireKnownTopic(arguments)
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let (message, code) = (fullMessage(for: error), exitCode(for: error))
            if !message.isEmpty {
                if code == .success { Output.print(message + "\n") } else { Output.complain(message) }
            }
            Foundation.exit(code.rawValue)
        }
    }
}
