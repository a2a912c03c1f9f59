import Foundation
import Playground

/// A shell's script to complete the program's words, made from its commands and options.
///
/// The option parser's own scripts do not support a command that runs without its name, such as the playground.
struct CompletionScript {
    private let commands: [Command]
    private let playground: Command

    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    /// - Parameter tool: the program; one of its commands is the playground.
    init?(_ tool: Command) {
        guard let playground = tool.subcommands?.first(where: \.isPlayground) else { return nil }
        self.playground = playground
        commands = (tool.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    }

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private var names: [String] { commands.map(\.commandName) }
    private var all: [Command] { [playground] + commands }

    // MARK: Bash

    private var bash: String {
        """
        _haggle() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}" command=play
            if [ "$COMP_CWORD" -gt 1 ]; then
                case "${COMP_WORDS[1]}" in
                    \(names.joined(separator: " | "))) command="${COMP_WORDS[1]}" ;;
                esac
            fi
            COMPREPLY=()
            case "$command $previous" in
        \(all.flatMap { command in command.options.filter(\.takesValue).map { values(of: $0, in: command) } }.joined(separator: "\n"))
            esac
            case "$command $current" in
        \(all.map(words).joined(separator: "\n"))
            esac
            \(Self.reply("-f"))
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY+=($(compgen -W '\(names.joined(separator: " "))' -- "$current"))
            fi
        }
        complete -o filenames -F _haggle haggle

        """
    }

    private func values(of option: Command.Argument, in command: Command) -> String {
        let names = option.words.map { "'\(command.commandName) \($0)'" }.joined(separator: " | ")
        let offered = option.takesFile ? "-f" : "-W '\(option.values.joined(separator: " "))'"
        let reply = option.isOffered ? "\(Self.reply(offered)); " : ""
        return "        \(names)) \(reply)return ;;"
    }

    private func words(of command: Command) -> String {
        let words = command.options.flatMap(\.words).joined(separator: " ")
        return "        '\(command.commandName) -'*) \(Self.reply("-W '\(words)'")); return ;;"
    }

    /// Offers what `compgen` prints, a completion a line: names may have spaces.
    private static func reply(_ offered: String) -> String {
        "mapfile -t COMPREPLY < <(compgen \(offered) -- \"$current\")"
    }

    // MARK: Zsh

    private var zsh: String {
        """
        #compdef haggle
        _haggle_first() {
            if (( CURRENT == 2 )); then
                local -a commands=(
        \(commands.map { "            \("\($0.commandName):\($0.abstract ?? "")".shellQuoted)" }.joined(separator: "\n"))
                )
                _describe command commands
            fi
            _files
        }
        _haggle() {
            local command=play
            if (( CURRENT > 2 )) && [[ $words[2] == (\(names.joined(separator: "|"))) ]]; then
                command=$words[2]
                shift words
                (( CURRENT-- ))
            fi
            case $command in
        \(all.map(arguments).joined(separator: "\n"))
            esac
        }
        _haggle "$@"

        """
    }

    private func arguments(of command: Command) -> String {
        let options = command.options.flatMap { option in
            option.words.map { word in
                let about = (option.abstract ?? "").replacing(/[\[\]:\\]/) { "\\\($0.output)" }
                let offered = option.takesFile ? "_files" : "(\(option.values.joined(separator: " ")))"
                let value = option.takesValue ? ":\(option.valueName ?? "value"):\(offered)" : ""
                return "*\(word)[\(about)]\(value)".shellQuoted
            }
        }
        let rest = command.isPlayground ? "_haggle_first" : command.takesFiles ? "_files" : ""
        let lines = (options + ["'*:word:\(rest)'"]).map { "            \($0)" }.joined(separator: " \\\n")
        return "        \(command.commandName)) _arguments \\\n\(lines) ;;"
    }

    // MARK: Fish

    private var fish: String {
        let isNamed = "__fish_seen_subcommand_from \(names.joined(separator: " "))"
        let first = commands.map { command in
            "complete -c haggle -n __fish_use_subcommand -a \(command.commandName) -d \((command.abstract ?? "").shellQuoted)"
        }
        let options = all.flatMap { command in
            let condition =
                command.isPlayground ? "not \(isNamed)" : "__fish_seen_subcommand_from \(command.commandName)"
            return command.options.flatMap { option in
                option.words.map { word in
                    let values = option.values.isEmpty ? "" : " -a '\(option.values.joined(separator: " "))'"
                    return "complete -c haggle -n '\(condition)' -l \(word.dropFirst(2))"
                        + (option.takesFile ? " -rF" : option.takesValue ? " -x\(values)" : "")
                        + " -d \((option.abstract ?? "").shellQuoted)"
                }
            }
        }
        return (first + options).joined(separator: "\n") + "\n"
    }
}

extension Command {
    fileprivate var isPlayground: Bool { commandName == Play._commandName }

    /// The options with long names, except the help, which every command has.
    fileprivate var options: [Argument] {
        (arguments ?? []).filter { $0.kind != .positional && $0.shouldDisplay && !$0.words.isEmpty }
    }

    fileprivate var takesFiles: Bool {
        arguments?.contains { $0.kind == .positional && $0.takesFile } ?? false
    }
}

extension Command.Argument {
    fileprivate var words: [String] { (names ?? []).filter { $0.kind == "long" }.map { "--\($0.name)" } }
    fileprivate var takesValue: Bool { kind == .option }
    fileprivate var takesFile: Bool { completionKind?.file != nil }
    fileprivate var values: [String] { completionKind?.list?.values ?? [] }
    fileprivate var isOffered: Bool { takesFile || !values.isEmpty }
}
