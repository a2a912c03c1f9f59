import Foundation
import TestSupport
import Testing

/// The program at its start, on various terminals.
struct StartingProgramTests {
    @Test(
        arguments: [
            (["TERM": nil], "TERM is not set"), (["TERM": ""], "TERM is not set"),
            (["TERM": "dumb"], "TERM is \"dumb\""),
        ] as [([String: String?], String)])
    func `an unsuitable terminal is left unchanged`(environment: [String: String?], words: String) throws {
        let probe = try PseudoTerminal.probe(environment: environment)
        #expect(probe.end() == 2)
        #expect(probe.text().hasPrefix("CursesProbe: \(words)"))
        #expect(probe.count(of: "\u{1B}") == 0)
        #expect(probe.isCooked)
    }

    @Test(arguments: [
        "xterm", "xterm-kitty", "xterm-direct", "tmux", "screen", "linux", "ansi", "vt100", "vt220", "unknown",
        "../../x",
        String(repeating: "x", count: 600),
    ])
    func `the program draws on every terminal type, or with a substitute`(type: String) throws {
        let probe = try PseudoTerminal.probe(environment: ["TERM": type])
        let screen = try probe.wait(toShow: "the whole picture") { $0.last?.hasSuffix("#") ?? false }
        #expect(
            Array(screen[..<3] + screen[4..<7]) == [
                "size:80x24", "last:none", "count:0", "┌─日本─┐", "└──é──┘", "keys:0",
            ])
        probe.send("q")
        #expect(probe.end() == 0)
        #expect(probe.isCooked)
    }

    @Test func `a terminal with its own sequences receives no others`() throws {
        let probe = try PseudoTerminal.probe(environment: ["TERM": "vt52"])
        try #require(probe.shows("size:80x24"))
        probe.send("q")
        #expect(probe.end() == 0)
        #expect(probe.count(of: "\u{1B}[?") == 0)
    }

    @Test func `in the C locale only ASCII is sent`() throws {
        let probe = try PseudoTerminal.probe(environment: ["LC_ALL": "C"])
        try #require(probe.shows("+-? ? -+"))
        probe.send("q")
        #expect(probe.end() == 0)
        #expect(probe.bytes().allSatisfy { $0 < 0x80 })
    }

    @Test func `a locale that is not installed still selects UTF-8`() throws {
        let probe = try PseudoTerminal.probe(environment: ["LC_ALL": "tlh_QO.UTF-8"])
        try #require(probe.shows("┌─日本─┐"))
    }

    @Test func `NO_COLOR is obeyed, and attributes are still shown`() throws {
        let probe = try PseudoTerminal.probe(environment: ["NO_COLOR": "1"])
        try #require(probe.shows("colors:none"))
        try #require(probe.shows("└──é──┘"))
        #expect(probe.count(of: "[38;5;") == 0)
        #expect(probe.count(of: "[39;49m") == 0)
        #expect(probe.count(of: "\u{1B}[1m") + probe.count(of: ";7m") > 0)
    }

    @Test func `LINES and COLUMNS in the environment do not freeze the size`() throws {
        let probe = try PseudoTerminal.probe(columns: 70, rows: 20, environment: ["LINES": "24", "COLUMNS": "80"])
        try #require(probe.shows("size:70x20"))
        probe.resize(columns: 60, rows: 15)
        try #require(probe.shows("size:60x15"))
    }

    @Test(arguments: ["echo x | %", "% > /dev/null", "% <&- >&- 2>&-"])
    func `the screen is the terminal, whatever the standard streams are`(command: String) throws {
        let program = try TestEnvironment.program("CursesProbe")
        let shell = try PseudoTerminal(["/bin/sh", "-c", command.replacing("%", with: program)])
        try #require(shell.shows("size:80x24"))
        shell.send("q")
        #expect(shell.end() == 0)
        shell.expectRestored()
    }

    #if os(Linux)
        @Test func `a missing terminal is reported in a line`() throws {
            let program = try TestEnvironment.program("CursesProbe")
            let shell = try PseudoTerminal(["/usr/bin/setsid", "--wait", program])
            #expect(shell.end() == 2)
            #expect(shell.text() == "CursesProbe: this needs a terminal, and the process has none\r\n")
        }
    #endif
}
