import Foundation
import TestSupport
import Testing

/// Writing in the source pane, in a terminal, with files that others change and programs that are killed.
@Suite struct WritingEndToEndTests {
    private static let text = """
        import SwiftUI

        let card = VStack {
            Text("Inbox")
            Text("Inbox").frame(width: 9)
        }

        """
    private let folder: ScratchFolder
    private let file: String

    init() throws { try self.init(of: "Card.swift") }

    private init(of name: String) throws {
        folder = try ScratchFolder([name: Self.text])
        file = "\(folder.path)/\(name)"
    }

    private func terminal() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [TestEnvironment.program("haggle"), file], columns: 120, rows: 30,
            environment: TestEnvironment.usual(["XDG_STATE_HOME": folder.path + "/state"]))
        try terminal.wait(for: "VStack")
        return terminal
    }

    /// Types a comment at the end of the first line.
    private func writing() throws -> (terminal: PseudoTerminal, text: String) {
        let terminal = try terminal()
        terminal.send("5i")
        try terminal.wait(for: "writing")
        terminal.send("\(Self.textStart)\(Self.end) // mine")
        try terminal.wait(for: "import SwiftUI // mine")
        return (terminal, Self.text.replacing("import SwiftUI", with: "import SwiftUI // mine"))
    }

    private static let (textStart, end, escape) = ("\u{1B}[1;5H", "\u{1B}[F", "\u{1B}")
    private static let (save, undo) = ("\u{13}", "\u{1A}")

    private func contents() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

    private func expectContents(_ wanted: String) throws {
        var text = ""
        _ = try holds {
            text = try contents()
            return text == wanted
        }
        #expect(text == wanted)
    }

    @Test func `a file whose name has a control character is saved in its place`() throws {
        let name = "Card\t1\u{1}.swift"
        let other = try Self(of: name)
        let (terminal, mine) = try other.writing()
        terminal.send(Self.save)
        try terminal.wait(for: "is saved")
        try other.expectContents(mine)
        let files = try FileManager.default.contentsOfDirectory(atPath: other.folder.path)
        #expect(files.filter { $0.hasSuffix(".swift") } == [name])
        try end(terminal)
    }

    // MARK: A file that changes while it is written

    /// Replaces the file while it has unsaved edits, and saves.
    private func inConflict() throws -> (terminal: PseudoTerminal, mine: String, theirs: String) {
        let (terminal, mine) = try writing()
        let theirs = Self.text.replacing("Text(\"Inbox\")\n", with: "Text(\"theirs\")\n")
        try folder.write(theirs, to: "Card.swift")
        try terminal.wait(for: "Card.swift changed on disk: ")
        terminal.send(Self.save)
        try terminal.wait(for: "m keeps mine, t takes theirs, b shows both")
        #expect(try contents() == theirs)
        return (terminal, mine, theirs)
    }

    /// Ends writing, and the program.
    private func end(_ terminal: PseudoTerminal, _ keys: String = "q") throws {
        terminal.send(Self.escape)
        try terminal.wait(for: "i writes")
        terminal.send(keys)
        #expect(terminal.end() == 0)
    }

    @Test func `the text of the person is kept in place of the file's`() throws {
        let (terminal, mine, _) = try inConflict()
        terminal.send("m")
        try terminal.wait(for: "Card.swift is saved")
        try expectContents(mine)
        try end(terminal)
    }

    @Test func `the file's text is taken, and undo brings back the person's`() throws {
        let (terminal, _, theirs) = try inConflict()
        terminal.send("t")
        try terminal.wait(for: "ctrl z brings your text back")
        try terminal.wait(toShow: "the file's text alone") { rows in
            rows.contains { $0.contains("Text(\"theirs\")") } && !rows.contains { $0.contains("// mine") }
        }
        terminal.send(Self.undo)
        try terminal.wait(for: "import SwiftUI // mine")
        try end(terminal, "qq")
        try expectContents(theirs)
    }

    @Test func `ctrl c copies and ctrl z undoes while the source is written`() throws {
        let (terminal, _) = try writing()
        terminal.send("\u{3}")
        try terminal.wait(for: "copied the line")
        terminal.send("\u{1A}\u{1A}\u{1A}")
        try terminal.wait(toShow: "the text of the file") { rows in
            rows.contains { $0.contains("1 import SwiftUI  ") } && !rows.contains { $0.contains("unsaved") }
        }
        terminal.send(Self.escape)
        try terminal.wait(for: "i writes")
        terminal.send("\u{3}")
        #expect(terminal.end() == 128 + Int(SIGINT))
    }

    @Test func `both texts are shown by the lines in which they differ`() throws {
        let (terminal, _, theirs) = try inConflict()
        terminal.send("b")
        try terminal.wait(toShow: "the lines that differ") { rows in
            ["yours    1  import SwiftUI // mine", "on disk  4      Text(\"theirs\")"].allSatisfy { row in
                rows.contains { $0.contains(row) }
            }
        }
        terminal.send(Self.escape)
        try terminal.wait(for: "writing")
        try end(terminal, "qq")
        try expectContents(theirs)
    }

    // MARK: A program that is killed

    /// Writes, and kills the program once the text is in a recovery file.
    private func killed() throws -> String {
        let (terminal, mine) = try writing()
        let recovery = folder.path + "/state/haggle/recovery"
        let isKept = holds {
            // A file that is not whole yet has a dot before its name.
            let files = (try? FileManager.default.contentsOfDirectory(atPath: recovery)) ?? []
            let texts = files.filter { !$0.hasPrefix(".") }.compactMap {
                FileManager.default.contents(atPath: "\(recovery)/\($0)")
            }
            return texts.contains { String(decoding: $0, as: UTF8.self).contains("mine") }
        }
        #expect(isKept)
        terminal.signal(SIGKILL)
        #expect(terminal.end() == -Int(SIGKILL))
        #expect(try contents() == Self.text)
        return mine
    }

    @Test func `the text of a killed program is offered at the next start, and taken`() throws {
        let mine = try killed()
        let next = try terminal()
        try next.wait(for: "unsaved text of Card.swift from ")
        next.send("t")
        try next.wait(for: "import SwiftUI // mine")
        #expect(try contents() == Self.text)
        next.send(Self.save)
        try next.wait(for: "Card.swift is saved")
        try expectContents(mine)
        next.quit()
        let last = try terminal()
        try last.wait(for: "rules kept")
        #expect(!last.rows().contains { $0.contains("unsaved text") })
        last.quit()
    }

    @Test func `a text that waits survives what is written meanwhile`() throws {
        _ = try killed()
        let next = try terminal()
        try next.wait(for: "unsaved text of Card.swift from ")
        next.send(Self.escape)
        try next.wait(toShow: "no question") { rows in !rows.contains { $0.contains("unsaved text") } }
        next.send("5i")
        try next.wait(for: "writing")
        next.send("\(Self.textStart)\(Self.end) // other")
        try next.wait(for: "import SwiftUI // other")
        next.send(Self.save)
        try next.wait(for: "Card.swift is saved")
        next.send("\u{11}")
        #expect(next.end() == 0)
        let last = try terminal()
        try last.wait(for: "unsaved text of Card.swift from ")
        last.send("t")
        try last.wait(for: "import SwiftUI // mine")
        last.send("qq")
        #expect(last.end() == 0)
    }

    @Test func `a file that was removed meanwhile is written again`() throws {
        let (terminal, mine) = try writing()
        try FileManager.default.removeItem(atPath: file)
        terminal.send(Self.save)
        try terminal.wait(for: "Card.swift is saved")
        try expectContents(mine)
        terminal.send("\u{11}")
        #expect(terminal.end() == 0)
    }

    @Test func `the text of a killed program is forgotten if it is not wanted`() throws {
        _ = try killed()
        let next = try terminal()
        try next.wait(for: "unsaved text of Card.swift from ")
        next.send("f")
        try next.wait(toShow: "no question") { rows in !rows.contains { $0.contains("unsaved text") } }
        next.quit()
        let last = try terminal()
        try last.wait(for: "rules kept")
        #expect(!last.rows().contains { $0.contains("unsaved text") })
        last.quit()
    }
}

/// Edits of a source from its boxes, in a terminal.
@Suite struct BoxEditEndToEndTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func terminal(_ code: String) throws -> PseudoTerminal {
        try folder.write("import SwiftUI\n\nlet bar = \(code)\n", to: "Bar.swift")
        let terminal = try PseudoTerminal(
            [TestEnvironment.program("haggle"), folder.path + "/Bar.swift"], columns: 120, rows: 40)
        try terminal.wait(for: "the root's proposal")
        // The source beside the stage shows each edit, in the focus of the stage.
        terminal.send("52")
        try terminal.wait(for: "let bar = \(code)")
        return terminal
    }

    @Test func `the change that ends a finding is applied with one key, and taken back with another`() throws {
        let code = "Text(\"Inbox\").frame(width: 3)"
        let terminal = try terminal(code)
        terminal.send("gj")
        try terminal.wait(for: "no larger window")
        terminal.send("!")
        try terminal.wait(for: "let bar = Text(\"Inbox\").frame(width: 5)")
        try terminal.wait(toShow: "the text in its frame") { rows in !rows.contains { $0.contains("finding") } }
        terminal.send("Z")
        try terminal.wait(for: "let bar = \(code)")
        terminal.quit()
    }

    @Test(arguments: [
        ("Text(\"Inbox\").frame(width: 9)", "Text(\"Inbox\").frame(width: 12)"),
        ("Text(\"Inbox\").padding(2)", "Text(\"Inbox\").padding(5)"),
    ])
    func `dragging an edge changes its number in the text, and one undo takes it back`(
        code: String, dragged: String
    ) throws {
        let terminal = try terminal(code)
        terminal.send("g")
        let edge = try rightEdge(in: terminal)
        for (kind, distance) in [("0", 0), ("32", 1), ("32", 3)] {
            terminal.send("\u{1B}[<\(kind);\(edge.column + distance);\(edge.row)M")
        }
        terminal.send("\u{1B}[<0;\(edge.column + 3);\(edge.row)m")
        try terminal.wait(for: "let bar = \(dragged)")
        terminal.send("Z")
        try terminal.wait(for: "let bar = \(code)")
        terminal.quit()
    }

    /// The right edge of the selected element, in columns and rows from 1.
    private func rightEdge(in terminal: PseudoTerminal) throws -> (column: Int, row: Int) {
        let rows = try terminal.wait(toShow: "the edges of the selected element") { rows in
            rows.contains { $0.contains(/┃ .*┃|┣ .*┫/) }
        }
        let row = try #require(rows.firstIndex { $0.contains(/┃ .*┃|┣ .*┫/) })
        let edge = try #require(rows[row].lastIndex { "┃┫".contains($0) })
        return (rows[row].distance(from: rows[row].startIndex, to: edge) + 1, row + 1)
    }
}
