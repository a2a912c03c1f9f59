import Foundation
import TestSupport
import Testing

/// The completions of the last of some words, in a folder with one source, by the scripts that the program generates.
/// Shells that are not installed are skipped.
struct CompletionTests {
    /// Words, and all completions of the last.
    private static let cases: [(words: String, offered: Set<String>)] = [
        ("", ["card.swift", "render", "trace", "check", "elements", "new", "learn", "record"]),
        ("ren", ["render"]), ("ca", ["card.swift"]), ("learn --ch", ["--check"]),
        ("render ", ["card.swift"]), ("--no-m", ["--no-mouse"]),
        ("card.swift --color ", ["auto", "always", "never"]), ("render --format s", ["svg"]),
        ("trace --format h", ["html"]), ("render --width ", []),
        ("render card.swift --against-h", ["--against-height"]), ("check --no-m", []),
        ("render card.swift --against ca", ["card.swift"]), ("trace card.swift --against ", ["card.swift"]),
    ]

    private static func isInstalled(_ shell: String) -> Bool { path(of: shell) != nil }

    private static func path(of shell: String) -> String? {
        (TestEnvironment.usual["PATH"] ?? "").split(separator: ":").map { "\($0)/\(shell)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The output of a shell's script.
    private static func output(of shell: String, _ script: String, in home: ScratchFolder) throws -> [String] {
        let terminal = try PseudoTerminal(
            [#require(path(of: shell)), "-c", script], columns: 400, rows: 40,
            environment: TestEnvironment.usual(["HOME": home.path]))
        try #require(terminal.end() != nil, "\(shell) does not end: \(script)")
        return terminal.text().replacing("\r\n", with: "\n").split(separator: "\n").map(String.init)
    }

    @Test func `bash completes commands, files, options and their values`() throws {
        let home = try ScratchFolder(["in/card.swift": ""])
        for (words, offered) in Self.cases {
            #expect(try Self.bashCompletions(of: words, in: home) == offered, "\(words)")
        }
    }

    @Test(arguments: ["My", "render M", "render card.swift --against My"])
    func `bash completes a name with a space as one word`(words: String) throws {
        let home = try ScratchFolder(["in/My Card.swift": ""])
        #expect(try Self.bashCompletions(of: words, in: home) == ["My Card.swift"])
    }

    private static func bashCompletions(of words: String, in home: ScratchFolder) throws -> Set<String> {
        let list = words.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
        let script = """
            source <(\(try TestEnvironment.program("haggle")) completions bash) && cd \(home.path)/in
            COMP_WORDS=(haggle \(list.joined(separator: " "))); COMP_CWORD=\(list.count); _haggle
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        return Set(try output(of: "bash", script, in: home))
    }

    @Test(.enabled(if: isInstalled("fish"))) func `fish completes the same`() throws {
        let home = try ScratchFolder(["in/card.swift": ""])
        let program = try TestEnvironment.program("haggle")
        for (words, offered) in Self.cases {
            let script = """
                \(program) completions fish | source; cd \(home.path)/in; complete -C 'haggle \(words)'
                """
            // The description of a completion follows a tab.
            let lines = try Self.output(of: "fish", script, in: home).map { $0.prefix { $0 != "\t" } }
            #expect(Set(lines.map(String.init)) == offered, "\(words)")
        }
    }

    @Test(.enabled(if: isInstalled("zsh"))) func `zsh completes the same`() throws {
        let home = try ScratchFolder([
            "in/card.swift": "",
            ".zshrc": "PS1='$ '; fpath=(~/functions $fpath); autoload -U compinit; compinit -u -D; cd ~/in",
        ])
        try home.write(try Run(["completions", "zsh"]).output, to: "functions/_haggle")
        for (words, offered) in Self.cases {
            let shell = try PseudoTerminal(
                [#require(Self.path(of: "zsh")), "-i"], columns: 200,
                environment: TestEnvironment.usual(["HOME": home.path, "ZDOTDIR": home.path]))
            try shell.wait(for: "$")
            // A single completion is typed. Several are listed, and nothing else is below. Without any, the next typed
            // text shows that the shell has read all before.
            let end = offered.isEmpty ? "end" : ""
            shell.send("haggle \(words)\t\(end)")
            let begun = words.split(separator: " ", omittingEmptySubsequences: false).dropLast().map(String.init)
            let typed = ["$ haggle"] + begun + (offered.count == 1 ? Array(offered) : [])
            let command = offered.isEmpty ? "$ haggle \(words)end" : typed.joined(separator: " ")
            try shell.wait(toShow: "\(command) with \(offered)") { rows in
                let below = rows.dropFirst().filter { !$0.isEmpty }
                let listed = below.flatMap { row in
                    row.contains("--") ? [String(row.prefix { $0 != " " })] : row.split(separator: " ").map(String.init)
                }
                return rows[0] == command && Set(listed) == (offered.count > 1 ? offered : [])
            }
        }
    }
}
