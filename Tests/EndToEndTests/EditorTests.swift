import Foundation
import TestSupport
import Testing

/// The person's editor, started from the playground.
@Suite struct EditorTests {
    /// An editor that notes its arguments and whether the terminal is a shell's; it waits for a line, replaces the file,
    /// and ends with the status in the line.
    private static func script(in folder: ScratchFolder) -> String {
        """
        #!/bin/sh
        printf '%s ' "$@" > \(folder.path)/arguments
        [ -t 0 ] && [ -t 1 ] && [ -t 2 ] && stty -a | grep -o ' icanon' > \(folder.path)/modes
        echo editing
        read line
        for file; do :; done
        cat \(folder.path)/new > "$file"
        exit $line
        """
    }

    private let folder: ScratchFolder
    private let file: String

    init() throws {
        folder = try ScratchFolder([
            "a.swift": "import SwiftUI\nlet a = VStack {\n    Text(\"first\")\n    Text(\"second\")\n}\n",
            "new": "import SwiftUI\nlet a = Text(\"edited\")\n",
        ])
        file = folder.path + "/a.swift"
        for name in ["nano", "own"] {
            try folder.write(Self.script(in: folder), to: name)
            _ = chmod("\(folder.path)/\(name)", 0o755)
        }
    }

    private func terminal(editor: String) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [TestEnvironment.program("haggle"), file], columns: 100, rows: 30,
            environment: TestEnvironment.usual(["VISUAL": editor]))
        try terminal.wait(for: "second")
        return terminal
    }

    private func noted(_ name: String) -> String? {
        FileManager.default.contents(atPath: "\(folder.path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a key edits the selected element's line, and the edited file is shown`() throws {
        let terminal = try terminal(editor: "'\(folder.path)/nano' -x")
        terminal.send("G")
        try terminal.wait(for: "VStack/Text#2")
        terminal.send("e")
        try terminal.wait(for: "editing")
        #expect(terminal.isCooked)
        terminal.resize(columns: 90, rows: 28)
        terminal.send("0\n")
        try terminal.wait(toShow: "the edited text on the whole window") { rows in
            rows.count == 28 && rows.contains { $0.contains("edited") } && rows.last?.contains("q quit") ?? false
        }
        #expect(noted("arguments") == "-x +4,5 \(AbsolutePathOfTests.path(file)) ")
        #expect(noted("modes") == " icanon\n")
        #expect(!terminal.isCooked)
        terminal.send("q")
        #expect(terminal.end() == 0 && terminal.isCooked)
    }

    @Test func `an editor that fails or is interrupted is named, and the playground goes on`() throws {
        let terminal = try terminal(editor: folder.path + "/own")
        terminal.send("e")
        try terminal.wait(for: "editing")
        terminal.send("3\n")
        try terminal.wait(for: "/own ended with status 3")
        #expect(noted("arguments") == "\(AbsolutePathOfTests.path(file)) ")
        terminal.send("e")
        try terminal.wait(toShow: "the second editor under the first") { rows in
            rows.count { $0.contains("editing") } == 2
        }
        terminal.send("\u{3}")
        try terminal.wait(for: "/own was ended by signal 2")
        terminal.quit()
    }

    @Test func `unsaved text is saved before the editor opens, if the person wants it`() throws {
        let terminal = try terminal(editor: "'\(folder.path)/nano'")
        terminal.send("5i\u{1B}[1;5H\u{1B}[F // mine")
        try terminal.wait(for: "import SwiftUI // mine")
        terminal.send("\u{1B}")
        try terminal.wait(for: "i writes")
        terminal.send("e")
        try terminal.wait(for: "a.swift has unsaved changes: s saves them and opens the editor, esc stays")
        terminal.send("s")
        try terminal.wait(for: "editing")
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("import SwiftUI // mine\n"))
        #expect(noted("arguments") == "+1,23 \(AbsolutePathOfTests.path(file)) ")
        terminal.send("0\n")
        try terminal.wait(for: "edited")
        terminal.quit()
    }

    @Test func `an editor that does not exist is named`() throws {
        let terminal = try terminal(editor: "haggle-has-no-such-editor")
        terminal.send("e")
        try terminal.wait(for: "there is no editor 'haggle-has-no-such-editor'; VISUAL or EDITOR names another")
        terminal.quit()
    }

    @Test func `standard input is no file to edit`() throws {
        let shell = "cat '\(file)' | '\(try TestEnvironment.program("haggle"))' -"
        let terminal = try PseudoTerminal(["/bin/sh", "-c", shell], columns: 100, rows: 30)
        try terminal.wait(for: "second")
        terminal.send("e")
        try terminal.wait(for: "standard input is not a file: save it as one, and open that")
        terminal.quit()
    }
}

/// The path of a file without links, as an editor gets it.
private enum AbsolutePathOfTests {
    static func path(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
