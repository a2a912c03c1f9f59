import TestSupport
import Testing

/// Dragged windows: many sizes in a row, at any moment.
struct ResizeStormTests {
    /// Expects the picture of the probe after its last resize, as a person would see it.
    private func expectPicture(
        of probe: PseudoTerminal, columns: Int, rows: Int, after event: String? = nil, _ comment: Comment
    ) throws {
        let screen = try probe.wait(toShow: "\(columns)x\(rows)") {
            $0.first == "size:\(columns)x\(rows)" && $0.last == String(repeating: " ", count: columns - 1) + "#"
        }
        #expect(screen[1] == "last:\(event ?? "resize-\(columns)x\(rows)")", comment)
        #expect(Array(screen[4...5]) == ["┌─日本─┐", "└──é──┘"], comment)
        #expect(screen[7..<(rows - 1)].allSatisfy { $0.isEmpty }, comment)
    }

    @Test(arguments: 0..<3) func `many resizes end with the last size drawn, and nothing left of the others`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        let probe = try PseudoTerminal.probe()
        try probe.wait(for: "size:80x24")
        for _ in 0..<300 {
            probe.resize(columns: Int.random(in: 1...200, using: &random), rows: Int.random(in: 1...60, using: &random))
            _ = probe.rows()
        }
        probe.resize(columns: 97, rows: 31)
        try expectPicture(of: probe, columns: 97, rows: 31, "seed \(seed)")
        probe.send("q")
        #expect(probe.end() == 0)
        probe.expectRestored()
    }

    @Test func `all resizes during one piece of work cause one redraw`() throws {
        let probe = try PseudoTerminal.probe()
        try probe.wait(for: "size:80x24")
        // The probe reads nothing until the width is 97.
        probe.send("b")
        try probe.wait(for: "last:key-b")
        let before = probe.count(of: "\u{1B}[?2026l")
        for columns in 98...297 { probe.resize(columns: columns, rows: 30) }
        probe.resize(columns: 97, rows: 31)
        try expectPicture(of: probe, columns: 97, rows: 31, "after being busy")
        // The last signal may arrive just after the loop saw the width.
        #expect((1...2).contains(probe.count(of: "\u{1B}[?2026l") - before))
    }

    @Test func `a window without a size is drawn as 24 rows of 80 columns`() throws {
        for (columns, rows) in [(0, 0), (0, 30), (70, 0)] {
            let probe = try PseudoTerminal.probe(columns: columns, rows: rows)
            try #require(probe.shows("size:80x24"))
            probe.resize(columns: 50, rows: 20)
            try expectPicture(of: probe, columns: 50, rows: 20, "after \(columns)x\(rows)")
        }
    }

    @Test func `keys that are typed while the size changes all arrive`() throws {
        let probe = try PseudoTerminal.probe()
        try probe.wait(for: "size:80x24")
        for count in 1...300 {
            probe.send("j")
            probe.resize(columns: 60 + count % 40, rows: 20 + count % 7)
            _ = probe.rows()
        }
        try probe.wait(for: "keys:300")
    }

    @Test func `many resizes do not interrupt another program's turn`() throws {
        let probe = try PseudoTerminal.probe()
        try probe.wait(for: "size:80x24")
        probe.send("v")
        try probe.wait(for: "away")
        for columns in 98...297 { probe.resize(columns: columns, rows: 30) }
        probe.resize(columns: 97, rows: 31)
        #expect(probe.isCooked)
        probe.send("hello\n")
        try #require(probe.shows("got:hello"))
        try expectPicture(of: probe, columns: 97, rows: 31, after: "key-v", "after another program")
    }

    #if os(Linux)
        @Test func `a thousand resizes need no more memory`() throws {
            let probe = try PseudoTerminal.probe()
            try probe.wait(for: "size:80x24")
            func resize(_ rounds: Int) throws {
                for count in 1...rounds {
                    probe.resize(columns: 20 + count * 37 % 180, rows: 8 + count * 11 % 50)
                    _ = probe.bytes()
                }
                probe.resize(columns: 98, rows: 31)
                probe.resize(columns: 97, rows: 31)
                try expectPicture(of: probe, columns: 97, rows: 31, "\(rounds)")
            }
            try resize(200)
            let before = try #require(ProcessFigures(of: probe.process)).residentKilobytes
            try resize(1000)
            let after = try #require(ProcessFigures(of: probe.process)).residentKilobytes
            #expect(after - before <= 1024, "\(before) kB, then \(after)")
        }
    #endif
}
