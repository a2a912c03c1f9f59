import Foundation
import TestSupport
import Testing

/// The program stays responsive while a source's code runs for longer than any of these tests waits.
@Suite(.serialized) struct SlowRunawaySourceTests {
    /// A thousand roots, each of which takes nearly all steps that a source may take.
    private static let source =
        """
        import BlueprintUI
        func slow() -> String { var n = 0; while n < 150000 { n += 1 }; return "x" }
        let first = Label(text: "first")

        """ + (0..<1000).map { "func root\($0)() -> Label { Label(text: slow()) }\n" }.joined()

    /// Starts measuring all roots, and waits until it has begun.
    private static func measure(in terminal: PseudoTerminal) throws {
        try terminal.wait(for: "first")
        terminal.send("R")
        try terminal.wait(for: "measuring the roots for")
    }

    private static func playground() throws -> (terminal: PseudoTerminal, file: ScratchFile) {
        let file = try ScratchFile(source)
        let terminal = try PseudoTerminal([TestEnvironment.program("haggle"), file.path])
        try measure(in: terminal)
        return (terminal, file)
    }

    @Test func `the list filters, a resize redraws, and esc stops the work`() throws {
        let file = try ScratchFile(Self.source)
        let window = try Program(file.path).window
        try window.wait(for: "1 element")
        try window.type("R")
        try window.wait(for: "measuring the roots for")
        try window.send("root77")
        // The filter leaves the roots with these letters in their names.
        try window.wait(toShow: "eleven roots while it works") { screen in
            screen.contains { $0.contains("root777") } && !screen.contains { $0.contains("root500") }
                && screen.contains { $0.contains("measuring the roots for") }
        }
        try window.resize(columns: 90, rows: 30)
        try window.wait(toShow: "the new size while it works") { screen in
            screen.count == 30 && screen.contains { $0.contains("measuring the roots for") }
        }
        try window.type("Escape")
        try window.wait(toShow: "no work") { screen in !screen.contains { $0.contains("measuring") } }
        withExtendedLifetime(file) {}
    }

    @Test func `ctrl-C quits during the work`() throws {
        let (terminal, file) = try Self.playground()
        terminal.send("\u{3}")
        #expect(terminal.end() == 128 + Int(SIGINT))
        #expect(terminal.isCooked)
        withExtendedLifetime(file) {}
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func `a signal ends the program during the work`(signal: Int32) throws {
        let (terminal, file) = try Self.playground()
        terminal.signal(signal)
        #expect(terminal.end() == 128 + Int(signal))
        #expect(terminal.isCooked)
        withExtendedLifetime(file) {}
    }

    @Test func `closing the window ends the program during the work`() throws {
        let (terminal, file) = try Self.playground()
        terminal.hangUp()
        #expect(terminal.end(isReading: false) == 128 + Int(SIGHUP))
        withExtendedLifetime(file) {}
    }

    @Test func `ctrl-Z gives the terminal to the shell, and fg takes it again`() throws {
        let file = try ScratchFile(Self.source)
        let shell = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "-i"])
        shell.send("\(try TestEnvironment.program("haggle")) \(file.path)\n")
        try Self.measure(in: shell)
        shell.send("\u{1A}")
        try #require(shell.shows("Stopped"))
        shell.send("echo a shell''s turn\n")
        #expect(shell.shows("a shells turn"))
        let before = shell.text().ranges(of: "measuring the roots for").count
        shell.send("fg\n")
        #expect(holds { shell.text().ranges(of: "measuring the roots for").count > before })
        shell.send("\u{3}")
        // Restoring the terminal discards text that is typed before.
        try #require(
            holds {
                let text = shell.text()
                return text.ranges(of: "\u{1B}[?1049l").dropFirst().last
                    .map { text[$0.upperBound...].contains("$ ") } ?? false
            })
        shell.send("echo status:$?:\n")
        #expect(shell.shows("status:130:"))
        withExtendedLifetime(file) {}
    }

    @Test func `an infinite loop is reported at its position, and the program goes on`() throws {
        let file = try ScratchFile("import BlueprintUI\nvar n = 0\nwhile true { n += 1 }\nlet a = Label(text: \"a\")\n")
        let window = try Program(file.path).window
        try window.wait(for: "1 error")
        try window.type("?")
        try window.wait(for: "? shows all")
        withExtendedLifetime(file) {}
    }
}
