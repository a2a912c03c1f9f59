import Foundation
import TestSupport
import Testing

/// What is installed beside the program: all of it is made of the options themselves.
struct InstallationTests {
    private static func run(_ arguments: String...) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = arguments
        process.environment = TestEnvironment.usual
        process.currentDirectoryURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test func `the program, its manual page and the completions are put where they are looked for`() throws {
        let folder = try ScratchFolder()
        let installing = try Self.run("Tools/install.sh", TestEnvironment.program("haggle"), folder.path + "/usr")
        #expect(installing.status == 0 && installing.output == "", "\(installing.output)")
        let version = try Self.run("-c", folder.path + "/usr/bin/haggle --version")
        #expect(version.status == 0 && version.output.contains(/^[0-9]+\.[0-9]+\.[0-9]+\n$/))
        func text(_ name: String) throws -> String {
            try String(contentsOfFile: folder.path + "/usr/share/" + name, encoding: .utf8)
        }
        #expect(try text("man/man1/haggle.1").hasPrefix(".TH HAGGLE 1"))
        let completions = [
            "bash-completion/completions/haggle", "zsh/site-functions/_haggle", "fish/vendor_completions.d/haggle.fish",
        ]
        for name in completions {
            let text = try text(name)
            for word in ["render", "against-width", "no-mouse", "theodolite"] {
                #expect(text.contains(word), "\(word) in \(name)")
            }
        }
    }

    /// What bash offers for the last of some words, in a folder with one source.
    private static func offers(_ words: String...) throws -> [String] {
        let folder = try ScratchFolder(["card.swift": ""])
        let program = try TestEnvironment.program("haggle")
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        // Not in the folder that is completed in.
        let script = try ScratchFolder([
            "offers.sh": """
            source <(\(program) completions bash) && cd \(folder.path)
            COMP_WORDS=(haggle \(list)); COMP_CWORD=\(words.count); _haggle; printf '%s\\n' "${COMPREPLY[@]}"
            """
        ])
        let output = try run("-c", "bash \(script.path)/offers.sh").output
        return withExtendedLifetime((folder, script)) { output.split(separator: "\n").map(String.init) }
    }

    @Test func `bash completes commands, files, options and their values`() throws {
        #expect(try Self.offers("") == ["card.swift", "render", "trace", "check", "elements"])
        #expect(try Self.offers("re") == ["render"])
        #expect(try Self.offers("ca") == ["card.swift"])
        #expect(try Self.offers("render", "") == ["card.swift"])
        #expect(try Self.offers("--no-m") == ["--no-mouse"])
        #expect(try Self.offers("card.swift", "--color", "") == ["auto", "always", "never"])
        #expect(try Self.offers("render", "--format", "s") == ["svg"])
        #expect(try Self.offers("trace", "--format", "h") == ["html"])
        #expect(try Self.offers("render", "--width", "") == [])
        #expect(try Self.offers("render", "card.swift", "--against-h") == ["--against-height"])
        #expect(try Self.offers("check", "--no-m") == [])
    }

    @Test func `the manual page has every option of every command's help`() throws {
        let page = try Run(["manual"]).output
        for command in ["play", "render", "trace", "check", "elements"] {
            let help = try Run(["help", command]).output
            let options = help.matches(of: /(?m)^  (?:-. ?, )?(--[a-z-]+)/).map { String($0.1) }
            #expect(options.count > 1)
            for option in options where !["--help", "--version"].contains(option) {
                #expect(page.contains("\\fB" + option.replacing("-", with: "\\-") + "\\fR"), "\(option) of \(command)")
            }
        }
        // A line that begins with a dot is a request: there are no others than the page's own.
        let requests = Set(page.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
        #expect(requests == [".TH", ".SH", ".TP", ".PP", ".nf", ".fi", ".I", ".B"])
    }
}
