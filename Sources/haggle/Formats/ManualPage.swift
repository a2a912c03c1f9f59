import Foundation

/// The manual page in the language of man(7).
struct ManualPage {
    /// The commands and options.
    let tool: Command
    /// The usage of the program, a line each.
    let usage: String

    var text: String {
        let commands = tool.subcommands ?? []
        let sections = commands.filter { $0.hasPage }.map { section(of: $0) }
        return """
            .TH HAGGLE 1 "" "haggle \(Haggle.configuration.version)" "User Commands"
            .SH NAME
            haggle \\- \(Self.escaped(Self.decapitalized(tool.abstract ?? "")))
            .SH SYNOPSIS
            .nf
            \(Self.lines(usage))
            .fi
            .SH DESCRIPTION
            \(Self.lines(tool.discussion ?? ""))
            \(sections.joined(separator: "\n"))
            \(Self.rest)

            """
    }

    private func section(of command: Command) -> String {
        let isPlayground = command.commandName == Play._commandName
        let title = isPlayground ? "THE PLAYGROUND" : "HAGGLE \(command.commandName.uppercased())"
        let about = [command.abstract, command.discussion].compactMap { $0 }.map(Self.lines)
        let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && !$0.isHelp }
        // A flag and its opposite have the same help.
        let paragraphs = arguments.reduce(into: [[Command.Argument]]()) { groups, argument in
            if argument.kind == .flag, groups.last?.last?.abstract == argument.abstract {
                groups[groups.count - 1].append(argument)
            } else {
                groups.append([argument])
            }
        }.map { Self.paragraph(of: $0) }
        return ([".SH \(title)", about.joined(separator: "\n.PP\n")] + paragraphs).joined(separator: "\n")
    }

    /// The names of one option, and their help.
    private static func paragraph(of arguments: [Command.Argument]) -> String {
        let names = arguments.map(\.term).joined(separator: ", ")
        return ".TP\n\(names)\n\(escaped(arguments.first?.abstract ?? ""))"
    }

    /// The sections that no option describes.
    private static let rest = """
        .SH FILES
        .TP
        .I $XDG_CONFIG_HOME/haggle/config
        The settings of the playground, by default in \\fI~/.config\\fR. \\fBhaggle \\-\\-print\\-config\\fR prints one.
        .TP
        .I $XDG_STATE_HOME/haggle/places.json
        The proposal, the root, the selected element, the values of holes, the stops and the sizes of panes of each
        file's last session, by default in \\fI~/.local/state\\fR. \\fB\\-\\-fresh\\fR ignores them.
        .SH ENVIRONMENT
        .TP
        .B VISUAL, EDITOR
        The editor that \\fBe\\fR opens; without them vi.
        .TP
        .B NO_COLOR
        Set to anything, turns the colours of the playground off, unless \\fB\\-\\-color always\\fR is said.
        .TP
        .B LC_ALL, LC_CTYPE, LANG
        Whether boxes are drawn in UTF\\-8 or in ASCII.
        .SH EXIT STATUS
        .TP
        .B 0
        Done.
        .TP
        .B 1
        The sources have errors, with \\fB\\-\\-strict\\fR also holes, or nothing to lay out; \\fBcheck\\fR has findings;
        two layouts differ, with \\fB\\-\\-exit\\-code\\fR; the output cannot be written.
        .TP
        .B 2
        The playground has no terminal.
        .TP
        .B 64
        Wrong use, also a \\fB\\-\\-set\\fR of a hole that does not exist.
        .TP
        .B 66
        A file, or what git has of it, cannot be read.
        .TP
        .B 128 + n
        Signal n ended it: 130 after Ctrl\\-C, 129 after a window that was closed.
        """

    private static func decapitalized(_ text: String) -> String {
        text.prefix(1).lowercased() + text.dropFirst().replacing(/\.+$/, with: "")
    }

    /// Paragraphs in which no line is taken for a request.
    private static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? ".PP" : escaped(String($0)) }.joined(separator: "\n")
    }

    fileprivate static func escaped(_ text: String) -> String {
        let safe = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
    }
}

/// The JSON of the option parser, as far as it is printed.
struct CommandDump: Decodable {
    let command: Command

    /// - Throws: if the JSON has another form.
    init(_ json: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }
}

struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [Argument]?
    let subcommands: [Command]?

    /// Whether it has a page. The playground has one although it is hidden: it runs without a command's name.
    var hasPage: Bool { shouldDisplay && commandName != "help" || commandName == Play._commandName }

    struct Argument: Decodable {
        let kind: Kind
        let names: [Name]?
        let valueName: String?
        let abstract: String?
        let shouldDisplay: Bool
        let completionKind: Completion?

        enum Kind: String, Decodable {
            case positional, option, flag
        }

        /// The possible values: a list of words for some options, a file for others.
        struct Completion: Decodable {
            let list: List?
            let file: File?

            struct File: Decodable {}

            struct List: Decodable {
                let values: [String]
            }
        }

        struct Name: Decodable {
            let kind: String
            let name: String
        }

        var isHelp: Bool { names?.contains { $0.name == "help" || $0.name == "version" } ?? false }

        /// Its names, with the value that it takes.
        var term: String {
            let value = "\\fI\(ManualPage.escaped(valueName ?? ""))\\fR"
            let names = (names ?? []).map { name in
                "\\fB" + ManualPage.escaped((name.kind == "long" ? "--" : "-") + name.name) + "\\fR"
            }.joined(separator: ", ")
            return switch kind {
            case .positional: value
            case .option: "\(names) \(value)"
            case .flag: names
            }
        }
    }
}
