import Foundation
import TestSupport
import Testing

/// Names on the command line are printed safely, and have no other effect.
@Suite struct HostileArgumentTests {
    private static let evil = "\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}\u{2066}x"

    @Test(arguments: [
        ["\(evil).swift"], ["a.swift", evil], ["--\(evil)"], ["render", evil], ["render", "-", "--width", evil],
        ["render", "-", "--format", evil], ["render", "-", "--cell", evil], ["render", "-", "--set", evil],
        ["render", "-", "--set", "\(evil)=1"], ["render", "-", "--dialect", evil], ["render", "-", "--root", evil],
        ["trace", "-", evil], ["elements", evil], [evil, evil], ["--help", evil],
    ])
    func `no byte of an argument reaches the terminal raw`(arguments: [String]) throws {
        let run = try Run(arguments, input: "import BlueprintUI\nlet a = Label(text: \"a\")\n")
        let raw = (run.output + run.errors).unicodeScalars.filter { scalar in
            scalar != "\n"
                && [.control, .format].contains(scalar.properties.generalCategory)
        }
        #expect(raw.isEmpty, "\(raw.map { String($0.value, radix: 16) }) in \(run.errors.debugDescription)")
        #expect(!(run.output + run.errors).isEmpty)
    }

    @Test func `every text that contains a name of the source is free of escape sequences`() throws {
        let source =
            "import BlueprintUI\nlet a = Label(text: \"a\").unknown(\"\(Self.evil)\")\nlet b = `\(Self.evil)`\n"
        for arguments in [["render", "-"], ["trace", "-"], ["render", "-", "--list"]] {
            let run = try Run(arguments, input: source)
            #expect((run.output + run.errors).unicodeScalars.allSatisfy { $0 != "\u{1B}" && $0 != "\u{9B}" })
        }
    }

    @Test func `help that cannot be written fails`() throws {
        let help = try Command(
            shell: "\"$0\" --help > /dev/full 2> /dev/null", TestEnvironment.program("haggle"))
        #expect(help.status == 1)
        #expect(try Run(["--help"]).status == 0)
    }

    /// The status is all that a caller has if standard error cannot be written.
    @Test(arguments: ["2> /dev/full", "2>&-"])
    func `the status is the same with a full or closed standard error`(redirection: String) throws {
        let file = try ScratchFile("import BlueprintUI\nlet a = Label(text: \"a\")\n")
        for (command, status) in [
            ("check", 0), ("render", 0), ("render --strict nowhere.swift", 66), ("render --nope", 64),
        ] {
            let script = "\"$0\" \(command) \"$1\" > /dev/null \(redirection)"
            let run = try Command(shell: script, TestEnvironment.program("haggle"), file.path)
            #expect(run.status == Int32(status), "\(command)")
        }
    }

    @Test(arguments: [" 5", "5 ", "\t5", "5\n"]) func `a length may not have spaces around it`(width: String) throws {
        let run = try Run(["render", "-", "--width", width], input: "import BlueprintUI\nlet a = Label(text: \"a\")")
        #expect(run.status == 64)
        #expect(run.errors.contains("is not a proposal"), "\(run.errors)")
    }

    @Test func `a file with an empty name does not exist`() throws {
        let run = try Run(["render", ""])
        #expect(run.status == 66)
        #expect(run.errors == "'': cannot be read: there is no such file\n")
    }
}

/// Paths that are no regular files.
@Suite struct OddFileTests {
    private static func temporary(_ name: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("haggle-\(UUID().uuidString)-\(name)")
    }

    @Test func `a pipe without a writer is reported at once`() throws {
        let pipe = Self.temporary("pipe.swift")
        mkfifo(pipe.path, 0o600)
        defer { unlink(pipe.path) }
        let run = try Run(["render", pipe.path])
        #expect(run.status == 66)
        #expect(run.errors == "\(pipe.path): cannot be read: it is a pipe, not a file\n")
    }

    @Test func `a folder whose .gitignore is a pipe is read without its rules`() throws {
        let folder = try ScratchFolder(["a.swift": "import BlueprintUI\nlet a = Label(text: \"a\")\n"])
        mkfifo(folder.path + "/.gitignore", 0o600)
        let run = try Run(["render", folder.path, "--width", "<=9", "--height", "<=9", "--boxes", "none"])
        #expect(run.output == "a\n" && run.status == 0)
        #expect(folder.shortened(run.errors) == "App: note: 1 file or folder could not be read\n")
    }

    @Test(arguments: ["/dev/zero", "/dev/null"]) func `a device is reported`(path: String) throws {
        let run = try Run(["render", path])
        #expect(run.status == 66)
        #expect(run.errors == "\(path): cannot be read: it is a device, not a file\n")
    }

    @Test func `a shell's process substitution is read`() throws {
        let script = "\"$0\" render <(echo 'import BlueprintUI; let a = Label(text: \"a\")') > /dev/null"
        #expect(try Command(["bash", "-c", script, TestEnvironment.program("haggle")]).status == 0)
    }

    @Test func `a byte order mark is not part of the source`() throws {
        let source = "\u{FEFF}import BlueprintUI\nlet a = Label(text: \"a\")\n"
        let run = try Run(["render", "-", "--width", "<=9", "--height", "<=9", "--boxes", "none"], input: source)
        #expect(run.errors == "" && run.output == "a\n")
        let wrong = try Run(["render", "-"], input: "\u{FEFF}let a = 1 +\n")
        #expect(wrong.errors.contains("<stdin>:1:"), "\(wrong.errors)")
    }

    @Test(arguments: ["render", "trace"]) func `a command stops at Ctrl-C`(command: String) throws {
        let terminal = try PseudoTerminal([TestEnvironment.program("haggle"), command, "-"])
        // The command reads the terminal, whose input has no end.
        terminal.send("import BlueprintUI\n")
        try #require(terminal.shows("import BlueprintUI"))
        // A shell reports this as 130.
        #expect(terminal.end(repeating: { terminal.send("\u{3}") }) == Int(-SIGINT))
    }
}
