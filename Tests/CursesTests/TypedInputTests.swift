import TestSupport
import Testing

/// Input besides keys, and Ctrl-S, which some terminals keep for themselves.
struct TypedInputTests {
    private func probe() throws -> PseudoTerminal {
        let probe = try PseudoTerminal.probe()
        try probe.wait(for: "size:80x24")
        return probe
    }

    @Test func `Ctrl-S is a key, and stops nothing`() throws {
        let probe = try probe()
        probe.send("\u{13}")
        try probe.wait(for: "last:key-s+control")
        probe.send("j")
        try probe.wait(for: "last:key-j")
    }

    @Test(arguments: [(81, 1), (1, 25), (300, 400), (65535, 65535)])
    func `the mouse outside of the screen is ignored`(column: Int, row: Int) throws {
        let probe = try probe()
        probe.send("\u{1B}[<0;\(column);\(row)M\u{1B}[<0;80;24M")
        try probe.wait(for: "last:mouse-press-left-79,23")
        #expect(probe.rows()[2] == "count:1")
    }

    @Test func `replies and malformed or over-long sequences are no keys, however they are split`() throws {
        let probe = try probe()
        let noise = [
            "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?1;2c", "\u{1B}[24;80R",
            "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[99~", "\u{1B}[I",
            "\u{1B}[" + String(repeating: "1;", count: 600) + "q",
        ]
        for byte in noise.joined().utf8 { probe.send([byte]) }
        probe.send("j")
        try probe.wait(for: "last:key-j")
        #expect(probe.rows()[6] == "keys:1")
    }

    @Test func `a paste with q, escapes and line ends is text`() throws {
        let probe = try probe()
        probe.send("\u{1B}[200~q\r\u{1B}[Aq\u{1B}[201~")
        try probe.wait(for: "last:paste-6-q/")
        #expect(probe.rows()[2] == "count:1")
        probe.send("q")
        #expect(probe.end() == 0)
        probe.expectRestored()
    }

    @Test func `a paste of three megabytes is one event, and later keys are keys`() throws {
        let probe = try probe()
        let text = Array("\u{1B}[200~\(String(repeating: "q", count: 3 << 20))\u{1B}[201~j".utf8)
        var sent = 0
        let isSent = holds {
            sent += probe.send(text[sent...])
            return sent == text.count
        }
        #expect(isSent)
        try probe.wait(for: "last:key-j")
        #expect(probe.rows()[2] == "count:2")
    }
}
