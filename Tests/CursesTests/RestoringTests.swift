import Foundation
import TestSupport
import Testing

/// Every way to end the program restores the terminal.
struct RestoringTests {
    @Test func `a normal exit restores the terminal`() throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        #expect(!probe.isCooked)
        probe.send("q")
        #expect(probe.end() == 0)
        probe.expectRestored()
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func `a signal restores the terminal, and the status names it`(signal: Int32) throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.signal(signal)
        #expect(probe.end() == 128 + Int(signal))
        probe.expectRestored()
    }

    /// All signals that end a process without a handler. 16, 30, 34 and 64 are Linux' STKFLT, PWR, and the ends of the
    /// real-time signals.
    private static let deadly: [Int32] =
        [SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGIO, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ] + linuxSignals

    #if os(Linux)
        private static let linuxSignals: [Int32] = [16, 30, 34, 64]
    #else
        private static let linuxSignals: [Int32] = []
    #endif

    @Test(arguments: deadly) func `an unexpected signal restores the terminal`(signal: Int32) throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.signal(signal)
        #expect(probe.end() == Int(-signal))
        probe.expectRestored()
    }

    @Test(arguments: [("\u{3}", 130), ("\u{1C}", 131)])
    func `keys that send signals restore the terminal`(key: String, status: Int) throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.send(key)
        #expect(probe.end() == status)
        probe.expectRestored()
    }

    @Test func `an error restores the terminal, and its message stays on the screen`() throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.send("e")
        #expect(probe.end() == 1)
        probe.expectRestored()
        #expect(probe.afterwards.contains("CursesProbe: ended by an error"))
    }

    @Test(arguments: [
        ("t", [-SIGILL, -SIGTRAP], "Index out of range"), ("f", [-SIGILL, -SIGTRAP], "the last words"),
        ("a", [-SIGABRT], ""), ("o", [-SIGSEGV, -SIGBUS], ""),
    ])
    func `a trap, an abort and a stack overflow restore the terminal and keep their signal`(
        key: String, statuses: [Int32], words: String
    ) throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.send(key)
        let status = probe.end()
        #expect(status.map { statuses.contains(Int32($0)) } ?? false, "\(status.map(String.init) ?? "runs on")")
        probe.expectRestored()
        #expect(words.isEmpty || probe.afterwards.contains(words), "\(probe.afterwards)")
    }

    @Test func `a crash with SWIFT_BACKTRACE set restores the terminal`() throws {
        let probe = try PseudoTerminal.probe(environment: ["SWIFT_BACKTRACE": "enable=no"])
        try #require(probe.shows("size:80x24"))
        probe.send("a")
        #expect(probe.end() == Int(-SIGABRT))
        probe.expectRestored()
    }

    @Test func `the third Ctrl-C ends a hanging program and restores the terminal`() throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.send("h")
        try probe.wait(for: "last:key-h")
        #expect(probe.end(repeating: { probe.send("\u{3}") }) == 130)
        probe.expectRestored()
    }

    @Test func `the output of a library is shown after the end, not on the screen`() throws {
        let probe = try PseudoTerminal.probe()
        try #require(probe.shows("size:80x24"))
        probe.send("n")
        try probe.wait(for: "last:key-n")
        probe.send("q")
        #expect(probe.end() == 0)
        #expect(probe.count(of: "noise of a library") == 1)
        #expect(probe.afterwards.contains("noise of a library"))
    }
}
