import ArgumentParser

import Foundation

/// The command line; what each command prints, and how it ends, is part of its interface.
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
            """,
        discussion: """
            FILE is a Swift source, or a folder of them; several are read as one program; - reads standard input. \
            Without FILE the playground opens the built-in examples. A proposal is written 40 (exactly), <=40 (at most), \
            20..40 (between), inf (unconstrained) or nil (unspecified).

            The playground takes --width and --height (what the root is proposed), --root (which layout), \
            --set NAME=EXPRESSION (what a hole is), --cell WxH (points in a cell) and --dialect, as 'haggle help render' \
            explains them; and --color, --ascii, --no-mouse, --no-title, --no-watchdog and --print-config, as \
            'haggle help play' does. 'haggle manual' prints the manual page, 'haggle completions SHELL' completions for \
            bash, zsh or fish.
            """,
        version: "0.1.0",
        subcommands: [Play.self, Render.self, Trace.self, Check.self, Elements.self, Manual.self, Completions.self],
        defaultSubcommand: Play.self
    )

    /// The parser has a command of its own, too: help.
    static var commandNames: [String] {
        configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    }

    /// Runs what the arguments ask for. What the option parser has to say of them goes out as all other text does.
    static func main() {
        do {
            if let play = try Play.playing(Array(CommandLine.arguments.dropFirst())) { return try play.run() }
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
