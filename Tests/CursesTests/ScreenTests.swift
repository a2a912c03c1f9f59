import Foundation
import TestSupport
import Testing

/// The program in tmux, as a person would see it.
struct ScreenTests {
    private func probe(_ arguments: String = "", columns: Int = 40, rows: Int = 8, term: String = "tmux-256color")
        throws -> Tmux
    {
        let program = try TestEnvironment.program("CursesProbe")
        return try Tmux(command: "env TERM=\(term) \(program) \(arguments)", columns: columns, rows: rows)
    }

    @Test(arguments: ["tmux-256color", "xterm-256color", "screen", "linux"]) func `the screen shows the drawn picture`(
        term: String
    ) throws {
        let tmux = try probe(term: term)
        let screen = try tmux.wait(toShow: "the whole picture") { $0.last?.contains("#") ?? false }
        #expect(
            screen.enumerated().filter { $0.offset != 3 }.map(\.element) == [
                "size:40x8",
                "last:none",
                "count:0",
                "┌─日本─┐",
                "└──é──┘",
                "keys:0",
                "                                       #",
            ])
    }

    @Test func `keys, the mouse and pastes arrive`() throws {
        let tmux = try probe()
        try tmux.wait(for: "count:0")
        try tmux.type("C-Up")
        try tmux.wait(for: "last:key-up+control")
        try tmux.type("S-Left")
        try tmux.wait(for: "last:key-left+shift")
        try tmux.type("Escape")
        try tmux.wait(for: "last:key-escape")
        try tmux.type("BTab")
        try tmux.wait(for: "last:key-backTab")
        try tmux.type("F5")
        try tmux.wait(for: "last:key-function(5)")
        try tmux.type("日")
        try tmux.wait(for: "last:key-日")
        try tmux.send("\u{1B}[<0;3;2M")
        try tmux.wait(for: "last:mouse-press-left-2,1")
        try tmux.send("\u{1B}[<0;41;2M")
        try tmux.send("\u{1B}[<65;40;8M")
        try tmux.wait(for: "last:mouse-scrollDown-39,7")
        try tmux.wait(for: "count:8")
        try tmux.paste("q\nq")
        try tmux.wait(for: "last:paste-3-q/q")
        try tmux.type("q")
        try tmux.wait(for: "EXIT=0")
    }

    @Test func `resizing draws the new size`() throws {
        let tmux = try probe()
        try tmux.wait(for: "size:40x8")
        for (columns, rows) in [(20, 8), (60, 12), (33, 9)] {
            try tmux.resize(columns: columns, rows: rows)
            try tmux.wait(toShow: "the picture of \(columns)x\(rows)") {
                $0.first == "size:\(columns)x\(rows)" && $0.contains("last:resize-\(columns)x\(rows)")
                    && $0.last == String(repeating: " ", count: columns - 1) + "#"
            }
        }
    }

    @Test func `changes of a watched file are reported`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\(UUID().uuidString)")
        try Data("one".utf8).write(to: file)
        defer { unlink(file.path) }
        let tmux = try probe(file.path)
        try tmux.wait(for: "count:0")
        try Data("two".utf8).write(to: file, options: .atomic)
        try tmux.wait(for: "last:file-changed")
    }

    @Test func `leaving restores the earlier screen`() throws {
        let program = try TestEnvironment.program("CursesProbe")
        let tmux = try Tmux(command: "echo before; env TERM=tmux-256color \(program)", columns: 40, rows: 8)
        try tmux.wait(for: "count:0")
        try tmux.type("q")
        let screen = try tmux.wait(for: "EXIT=0")
        #expect(screen.prefix(2) == ["before", "EXIT=0"])
    }
}
