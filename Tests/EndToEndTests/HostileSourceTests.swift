import Foundation
import TestSupport
import Testing

/// A source with escape sequences, in the playground.
struct HostileSourceTests {
    /// Sequences that set a title, the clipboard or colours, clear the screen, ask for a reply, or reverse text.
    private static let sequences = [
        "\u{1B}]0;owned\u{7}", "\u{1B}]52;c;b3duZWQ=\u{7}", "\u{1B}[1J", "\u{1B}[35;1;7m", "\u{9B}31m", "\u{1B}[6n",
        "\u{1B}P$q\u{9C}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{E0041}",
    ]

    @Test func `escape sequences in names and texts of a source are shown, not executed`() throws {
        let labels = Self.sequences.enumerated().map { "Label(text: \"one\($0)\($1)two\($0)\")" }
        let source = """
            import BlueprintUI
            let `na\u{1B}[35;1;7mme\u{202E}` = Column { column in
            \(labels.map { "    column.addFixed(child: \($0))" }.joined(separator: "\n"))
                column.addFixed(child: `un\u{1B}[1Jknown\u{2066}`)
            }
            """
        let file = try ScratchFile(source, name: "so\u{1B}[35;1;7mur\u{202E}ce.swift")
        let terminal = try PseudoTerminal(
            [TestEnvironment.program("haggle"), file.path], columns: 120, rows: 60, environment: TestEnvironment.usual)
        let screen = try terminal.wait(toShow: "every label") { screen in
            Self.sequences.indices.allSatisfy { number in
                screen.contains { $0.contains("one\(number)") && $0.contains("two\(number)") }
            }
        }
        #expect(screen.contains { $0.contains("one0␛]0;owned␇two0") })
        for key in ["d", "R"] {
            terminal.send(key)
            try terminal.wait(toShow: "another screen after \(key)") { $0 != screen }
        }
        terminal.send("\u{3}")
        #expect(terminal.end() == 130)
        let sent = terminal.bytes()
        for sequence in Self.sequences {
            #expect(sent.firstRange(of: Array(sequence.utf8)) == nil, "\(sequence.debugDescription)")
        }
    }
}
