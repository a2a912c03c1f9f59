import Terminal
import Testing

@testable import Curses

struct StartTests {
    @Test(arguments: [
        (["TERM": "xterm-256color"], ["xterm-256color", "xterm-256color"]),
        (["TERM": "xterm-kitty"], ["xterm-kitty", "xterm-256color"]),
        (["TERM": "xterm-direct"], ["xterm-256color", "xterm-direct", "xterm-256color"]),
        (["TERM": "new", "COLORTERM": "truecolor"], ["new", "xterm-256color"]),
        (["TERM": "new"], ["new", "vt100"]),
    ])
    func `an unknown terminal type has a substitute`(environment: [String: String], candidates: [String]) throws {
        #expect(try TerminalType.candidates(in: environment) == candidates)
    }

    @Test func `a missing terminal type draws nothing`() {
        #expect(throws: CursesError.noTerminalType) { try TerminalType.candidates(in: [:]) }
        #expect(throws: CursesError.noTerminalType) { try TerminalType.candidates(in: ["TERM": ""]) }
        #expect(throws: CursesError.dumbTerminal) { try TerminalType.candidates(in: ["TERM": "dumb"]) }
    }

    @Test func `NO_COLOR with any value turns colours off`() {
        #expect(TerminalType.wantsColor(in: [:]))
        #expect(TerminalType.wantsColor(in: ["NO_COLOR": ""]))
        #expect(!TerminalType.wantsColor(in: ["NO_COLOR": "0"]))
    }

    @Test(arguments: [
        ([:], false), (["LANG": "de_DE.UTF-8"], true), (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false),
        (["LC_ALL": "", "LC_CTYPE": "en_US.utf8"], true),
    ])
    func `the first locale variable that is set decides about UTF-8`(
        environment: [String: String], asks: Bool
    ) {
        #expect(CharacterEncoding.asksForUTF8(environment) == asks)
    }

    @Test func `impossible sizes are replaced`() {
        #expect(TerminalDescriptor.size(columns: 0, rows: 7) == CellSize(width: 80, height: 24))
        #expect(TerminalDescriptor.size(columns: 1, rows: 1) == CellSize(width: 1, height: 1))
        #expect(TerminalDescriptor.size(columns: 65535, rows: 65535) == CellSize(width: 1024, height: 512))
    }

    @Test func `pauses in capabilities are not sent`() {
        #expect(TerminalModes.withoutPauses(Array("a$<50/>b$c$<5>".utf8)) == Array("ab$c".utf8))
    }

    @Test func `an error is one line, and shows names safely`() {
        #expect(
            "\(CursesError.unknownTerminalType("a\u{1B}[2J"))"
                == "the terminal type \"a␛[2J\" is not known here; try TERM=xterm-256color")
        #expect(
            "\(CursesError.cannotWatch(path: "x", errno: 2))"
                == "x cannot be watched for changes: No such file or directory")
    }
}
