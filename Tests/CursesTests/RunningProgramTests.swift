import Foundation
import TestSupport
import Testing

/// The running program: sizes, stops and idling.
struct RunningProgramTests {
    @Test(arguments: [(1, 1), (1, 80), (24, 1), (2, 2), (500, 2), (1000, 500), (65535, 65535)])
    func `every size can be drawn`(columns: Int, rows: Int) throws {
        let probe = try PseudoTerminal.probe(columns: columns, rows: rows)
        try #require(holds { probe.count(of: "\u{1B}[?2026l") > 0 })
        probe.resize(columns: 40, rows: 10)
        try #require(probe.shows("size:40x10"))
        probe.resize(columns: columns, rows: rows)
        probe.send("q")
        #expect(probe.end() == 0)
        probe.expectRestored()
    }

    @Test func `closing the window ends the program`() throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.hangUp()
        #expect(probe.end(isReading: false) == 128 + Int(SIGHUP))
    }

    @Test func `Ctrl-Z gives the terminal back, and the size is right after continuing`() throws {
        let program = try TestEnvironment.program("CursesProbe")
        let shell = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"])
        shell.send("\(program)\n")
        try #require(shell.shows("size:80x24"))
        shell.send("\u{1A}")
        try #require(shell.shows("Stopped"))
        shell.expectRestored()
        shell.resize(columns: 70, rows: 20)
        shell.send("fg\n")
        try #require(shell.shows("size:70x20"))
        #expect(!shell.isCooked)
        #expect(shell.count(of: "\u{1B}[?2004h") == 2)
        shell.send("q")
        #expect(holds { shell.isCooked })
        shell.send("exit 7\n")
        #expect(shell.end() == 7)
        shell.expectRestored()
    }

    @Test func `a program in the background draws nothing until it is in the foreground`() throws {
        let program = try TestEnvironment.program("CursesProbe")
        let shell = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"])
        shell.send("\(program) &\n")
        #expect(
            holds {
                shell.send("jobs\n")
                return shell.text().contains("Stopped")
            })
        #expect(shell.count(of: "\u{1B}[?1049h") == 0)
        shell.send("fg\n")
        try #require(shell.shows("size:80x24"))
        shell.send("q")
        #expect(holds { shell.isCooked })
    }

    @Test func `Ctrl-Z only draws again if no shell could continue the program`() throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.send("\u{1A}")
        try #require(holds { probe.count(of: "\u{1B}[?1049h") >= 2 && probe.count(of: "size:80x24") >= 2 })
        probe.send("q")
        #expect(probe.end() == 0)
        probe.expectRestored()
    }

    @Test func `a program that others stopped and continued takes the screen again`() throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.signal(SIGSTOP)
        probe.resize(columns: 50, rows: 12)
        probe.signal(SIGCONT)
        try #require(probe.shows("size:50x12"))
        #expect(probe.count(of: "\u{1B}[?2004h") >= 2)
        probe.send("q")
        #expect(probe.end() == 0)
        probe.expectRestored()
    }

    @Test func `Ctrl-C and Ctrl-Z are keys while the program takes all keys`() throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.send("c")
        try #require(probe.shows("key-c"))
        probe.send("v")
        try #require(probe.shows("away"))
        probe.expectRestored()
        probe.send("hello\n")
        try #require(probe.shows("got:hello"))
        // Until it has drawn again, the terminal would make a signal of the key.
        try #require(holds { probe.count(of: "size:80x24") == 2 })
        for (bytes, key) in [("\u{3}", "key-c+control"), ("\u{1A}", "key-z+control")] {
            probe.send(bytes)
            try probe.wait(for: key)
        }
        // A key is shown before it acts, and the next one after that.
        probe.send("Cx")
        try probe.wait(for: "key-x")
        probe.send("\u{3}")
        #expect(probe.end() == 128 + Int(SIGINT))
        probe.expectRestored()
    }

    @Test func `another program can have the terminal for a while`() throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.send("v")
        try #require(probe.shows("away"))
        probe.expectRestored()
        probe.resize(columns: 60, rows: 20)
        probe.send("hello\n")
        try #require(probe.shows("got:hello"))
        try #require(probe.shows("size:60x20"))
        #expect(!probe.isCooked)
        probe.send("q")
        #expect(probe.end() == 0)
        probe.expectRestored()
    }

    @Test func `Ctrl-C ends the other program and not this one`() throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        for round in 2...6 {
            probe.send("v")
            try #require(holds { probe.count(of: "away\r\n") == round - 1 })
            probe.send("\u{3}")
            try #require(holds { probe.count(of: "size:80x24") == round })
        }
        probe.send("q")
        #expect(probe.end() == 0)
        probe.expectRestored()
    }

    #if os(Linux)
        @Test func `the program sleeps while nothing happens`() throws {
            let probe = try PseudoTerminal.probe()
            try #require(probe.shows("size:80x24"))
            #expect(ProcessFigures.sleeps(probe.process))
        }
    #endif
}
