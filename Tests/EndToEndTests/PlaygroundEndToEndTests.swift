import Foundation
import TestSupport
import Testing

/// The program in a real terminal: keys, mouse, sizes, files, and every way to end it.
struct PlaygroundEndToEndTests {
    private static let toolbar = """
        import BlueprintUI

        let bar = Row { row in
            row.horizontalUnderflow = .growUniformly
            row.addFixed(child: Label(text: "Back"))
            row.add(child: Label(text: "Inbox"))
            row.addFixed(child: Label(text: "Edit"))
        }
        """

    @Test func `the layout follows the window through all sizes and back`() throws {
        let file = try ScratchFile(Self.toolbar)
        let window = try Program(file.path).window
        let first = try window.screenAtRest(with: "Back")
        for (columns, rows, words) in [
            (80, 24, "Stage"), (40, 12, "Stage"), (10, 3, "small"), (1, 1, ""), (3, 200, ""), (200, 2, ""),
            (80, 24, "Stage"),
        ] {
            try window.resize(columns: columns, rows: rows)
            try window.wait(toShow: "\(columns)x\(rows): \(words)") { screen in
                screen.count == rows && screen.contains { !$0.isEmpty }
                    && (words.isEmpty || screen.contains { $0.contains(words) })
            }
        }
        try window.resize(columns: 120, rows: 40)
        try window.wait(toShow: "the first screen again") { $0 == first }
    }

    @Test(arguments: [(120, 40), (80, 24)])
    func `a typed hole value is kept while an example is open, and quitting does not ask about it`(
        columns: Int, rows: Int
    ) throws {
        let file = try ScratchFile("import BlueprintUI\n\nlet title = Label(text: order.title)\n")
        let window = try Program(file.path, columns: columns, rows: rows).window
        try window.wait(for: "‹order.title›")
        try window.type("d")
        try window.wait(for: "▸order.title")
        try window.send("queen")
        try window.wait(for: "= ‹\"queen\"")
        try window.type("Enter")
        try window.wait(for: "order.title: String set:")
        try window.type("Escape")
        try window.wait(for: "q quit")
        try window.type("x")
        try window.wait(for: "what you opened")
        try window.type("Down", "Down", "Enter")
        try window.wait(for: " haggle  CardInSwiftUI · swiftui")
        try window.type("X")
        try window.wait(for: "queen")
        try window.type("q")
        try window.wait(for: "EXIT=0")
    }

    @Test func `a second proposal is laid out beside the layout, and a strip shows the sizes of changes`() throws {
        let file = try ScratchFile(Self.toolbar)
        let window = try Program(file.path).window
        try window.wait(for: "Inbox")
        try window.type("|")
        try window.wait(for: "Beside the layout")
        try window.send("-40")
        try window.type("Enter")
        try window.wait(for: "7×23 · ")
        try window.wait(for: "40 narrower: first, Row asks")
        try window.type("[")
        try window.wait(for: "6×23 · ")
        try window.type("S")
        try window.wait(for: "At each width at which something changes")
        try window.wait(for: "Label#2")
        try window.type("Home", "Enter")
        try window.wait(for: "width 1; u takes it back")
    }

    @Test func `a click selects a box, and another one its parent`() throws {
        let file = try ScratchFile(
            "import BlueprintUI\nCentered(Box(backgroundColor: .red, wrapping: Label(text: \"press me\")))")
        let window = try Program(file.path).window
        func isOnStage(_ row: String) -> Bool { row.contains("press me") && !row.contains("\"press me\"") }
        let screen = try window.wait(toShow: "press me on the stage") { $0.contains(where: isOnStage) }
        let row = try #require(screen.firstIndex(where: isOnStage))
        let before = try #require(screen[row].range(of: "press me"))
        let column = screen[row][..<before.lowerBound].count + 1
        func click() throws {
            try window.send("\u{1B}[<0;\(column);\(row + 1)M")
            try window.send("\u{1B}[<0;\(column);\(row + 1)m")
        }
        try click()
        try window.wait(for: "Centered/Box/Label")
        try click()
        try window.wait(toShow: "the box is selected") { screen in
            screen.contains { $0.contains("▸") && $0.contains("Box") }
        }
    }

    @Test func `an edited file is read again, and keeps the selection`() throws {
        let file = try ScratchFile(Self.toolbar)
        let window = try Program(file.path).window
        try window.wait(for: "Inbox")
        try window.type("Right", "Down")
        try window.wait(for: "Row/Label#2")
        try file.write(Self.toolbar.replacing("Inbox", with: "Outbox"))
        try window.wait(toShow: "the new text and the selection") { screen in
            ["Outbox", "Row/Label#2"].allSatisfy { text in screen.contains { $0.contains(text) } }
        }
        try file.replace(Self.toolbar.replacing("Inbox", with: "Drafts"))
        try window.wait(toShow: "the newest text and the selection") { screen in
            ["Drafts", "Row/Label#2"].allSatisfy { text in screen.contains { $0.contains(text) } }
        }
    }

    @Test func `a removed file leaves the last good layout, and is read again when it returns`() throws {
        let file = try ScratchFile(Self.toolbar)
        let window = try Program(file.path).window
        try window.wait(for: "Inbox")
        try FileManager.default.removeItem(atPath: file.path)
        try window.wait(for: "no such file")
        try file.write(Self.toolbar.replacing("Inbox", with: "Returned"))
        try window.wait(for: "Returned")
    }

    @Test func `a link that changes its target is followed`() throws {
        let (one, other) = (try ScratchFile(Self.toolbar), try ScratchFile(Self.toolbar))
        let link = one.path + ".link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: one.path)
        defer { try? FileManager.default.removeItem(atPath: link) }
        let window = try Program(link).window
        try window.wait(for: "Inbox")
        try other.write(Self.toolbar.replacing("Inbox", with: "Elsewhere"))
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other.path)
        try window.wait(for: "Elsewhere")
        try other.write(Self.toolbar.replacing("Inbox", with: "Followed"))
        try window.wait(for: "Followed")
    }

    @Test func `q quits with status 0 and restores the terminal`() throws {
        let window = try Program().window
        try window.wait(for: "Ada Lovelace")
        try window.type("q")
        let screen = try window.wait(for: "EXIT=0")
        #expect(!screen.contains { $0.contains("Ada Lovelace") })
    }

    @Test(arguments: [("TERM", 143), ("INT", 130), ("HUP", 129), ("QUIT", 131)])
    func `a signal ends the program and restores the terminal`(signal: String, status: Int) throws {
        let window = try Program().window
        try window.wait(for: "Ada Lovelace")
        _ = try Command(["pkill", "-\(signal)", "-P", "\(window.process())", "haggle"])
        let screen = try window.wait(for: "EXIT=\(status)")
        #expect(!screen.contains { $0.contains("Ada Lovelace") })
    }

    #if DEBUG
        @Test(arguments: [("trap", "EXIT=1"), ("abort", "EXIT=134"), ("overflow", "EXIT=13"), ("error", "EXIT=1")])
        func `every crash restores the terminal`(crash: String, status: String) throws {
            let window = try Program("--crash \(crash)").window
            try window.wait(for: "Ada Lovelace")
            try window.type("j")
            let screen = try window.wait(for: status)
            #expect(!screen.contains { $0.contains("Ada Lovelace") })
        }
    #endif

    @Test func `a stopped and continued program draws the same again`() throws {
        let program = try TestEnvironment.program("haggle")
        let window = try Tmux(command: "env TERM=tmux-256color LC_ALL=C.UTF-8 bash --norc -i", columns: 120, rows: 40)
        try window.type("\(program)", "Enter")
        let before = try window.screenAtRest(with: "Ada Lovelace")
        try window.type("C-z")
        try window.wait(for: "Stopped")
        try window.type("fg", "Enter")
        try window.wait(toShow: "the same screen") { $0 == before }
    }

    @Test func `the screen can be read without colour`() throws {
        let window = try Program(environment: "NO_COLOR=1").window
        try window.wait(for: "Ada Lovelace")
        let colors = try window.screen(withStyles: true).joined().matches(of: /\e\[[0-9;]*(3[0-8]|4[0-8])[0-9;]*m/)
        #expect(colors.isEmpty)
    }

    @Test func `limits and arrows are spelled out without UTF-8`() throws {
        let file = try ScratchFile(Self.toolbar)
        let window = try Program("\(file.path) --width 57 --height inf", environment: "LC_ALL=C").window
        let screen = try window.wait(toShow: "an ask in ASCII") { $0.contains { $0.contains("<=4xinf -> 4x1") } }
        #expect(screen.allSatisfy { $0.allSatisfy(\.isASCII) })
    }

    @Test func `hostile text in a source is shown, not sent`() throws {
        let file = try ScratchFile("import BlueprintUI\nLabel(text: \"a\\u{1B}[31mb\\u{202E}c\")")
        let window = try Program(file.path).window
        try window.wait(for: "␛[31mb‹202E›c")
    }
}
