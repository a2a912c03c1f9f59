import Foundation
import TestSupport
import Testing

/// A terminal that reads nothing: Ctrl-S in an outer window, a connection that hangs.
struct StoppedTerminalTests {
    /// A probe whose terminal is not read while it draws a hundred frames, each larger than the system's buffer.
    private func stopped() throws -> PseudoTerminal {
        let probe = try PseudoTerminal.probe()
        try probe.wait(for: "size:80x24")
        probe.send("d")
        try probe.wait(for: "last:key-d")
        for step in 0..<100 { probe.resize(columns: 200 + step % 7, rows: 100) }
        probe.resize(columns: 201, rows: 99)
        return probe
    }

    @Test func `a terminal that reads again shows the newest frame`() throws {
        let probe = try stopped()
        probe.send("jjj")
        probe.resize(columns: 123, rows: 45)
        // A reader between two writes sees half of a frame over another. Each frame has letters of its own.
        try probe.wait(toShow: "the last size and key, in letters of one frame") { screen in
            guard screen[0] == "size:123x45", screen.contains("keys:4"), let letter = screen[7].first else {
                return false
            }
            let row = String(repeating: letter, count: 123)
            return screen[7..<44].allSatisfy { $0 == row } && screen[44] == row.dropLast() + "#"
        }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func `a signal ends the program although its output is not read`(signal: Int32) throws {
        let probe = try stopped()
        probe.signal(signal)
        #expect(probe.end(isReading: false) == 128 + Int(signal))
        #expect(probe.isCooked)
    }

    @Test func `a crash ends the program although its output is not read`() throws {
        let probe = try stopped()
        probe.send("a")
        #expect(probe.end(isReading: false) == Int(-SIGABRT))
        #expect(probe.isCooked)
    }

    #if os(Linux)
        @Test func `a stopped terminal costs no processor time and no memory`() throws {
            let probe = try stopped()
            func flood() throws -> ProcessFigures {
                for step in 0..<100 { probe.resize(columns: 200 + step % 7, rows: 100) }
                probe.send(String(repeating: "j", count: 100))
                #expect(ProcessFigures.sleeps(probe.process))
                return try #require(ProcessFigures(of: probe.process))
            }
            let before = try flood().residentKilobytes
            let after = try flood().residentKilobytes
            #expect(after - before <= 256, "\(before) kB, then \(after)")
            try probe.wait(for: "keys:201")
        }
    #endif
}
