import Foundation
import TestSupport
import Testing

/// The terminal options, checked by the bytes that are sent.
struct TerminalOptionTests {
    /// The playground until its first screen is drawn, and its end.
    private static func playground(
        _ arguments: String..., showing shown: String = "Card",
        ending: (PseudoTerminal) -> Void = { $0.send("q") }
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [TestEnvironment.program("haggle")] + arguments, environment: TestEnvironment.usual)
        try Self.waitForFooter(of: terminal)
        // The picture and the title both contain the file's name.
        try #require(terminal.shows(shown))
        ending(terminal)
        try #require(terminal.end() != nil)
        #expect(terminal.isCooked)
        return terminal
    }

    /// Waits for the last row of the first screen: that row always ends with the key of the help.
    private static func waitForFooter(of terminal: PseudoTerminal) throws {
        try terminal.wait(toShow: "the footer") { $0.last?.contains("?") == true }
    }

    private static let mouse = "\u{1B}[?1002h"

    @Test func `--no-mouse leaves the mouse to the terminal`() throws {
        #expect(try Self.playground().text().contains(Self.mouse))
        let terminal = try Self.playground("--no-mouse").text()
        #expect(!terminal.contains(Self.mouse) && terminal.contains("\u{1B}[?2004h"))
    }

    @Test func `--ascii sends ASCII alone`() throws {
        #expect(try Self.playground("--ascii").bytes().allSatisfy { $0 < 0x80 })
        #expect(try !Self.playground().bytes().allSatisfy { $0 < 0x80 })
    }

    @Test(
        arguments: [
            (["--color", "auto"], nil, true), (["--color", "auto"], "1", false), (["--color", "never"], nil, false),
            (["--color", "always"], "1", true), ([], "", true),
        ] as [([String], String?, Bool)])
    func `colours follow the option, and else the environment`(
        arguments: [String], noColor: String?, hasColors: Bool
    ) throws {
        let terminal = try PseudoTerminal(
            [TestEnvironment.program("haggle")] + arguments,
            environment: TestEnvironment.usual(["NO_COLOR": noColor]))
        try Self.waitForFooter(of: terminal)
        let text = terminal.text()
        #expect(text.contains(/\e\[[0-9;]*(3[0-9]|4[0-9]|9[0-7])[;m]/) == hasColors)
    }

    @Test func `the window's title names the open file, and is restored at the end`() throws {
        for ending in [{ $0.send("q") }, { $0.signal(SIGTERM) }] as [(PseudoTerminal) -> Void] {
            let text = try Self.playground(showing: "haggle - CardInSwiftUI", ending: ending).text()
            #expect(text.contains("\u{1B}]2;haggle - CardInSwiftUI\u{1B}\\"))
            let (kept, back) = (text.ranges(of: "\u{1B}[22;2t"), text.ranges(of: "\u{1B}[23;2t"))
            #expect(kept.count == 1 && back.count == 1)
            #expect((kept.first?.lowerBound ?? text.endIndex) < (back.first?.lowerBound ?? text.startIndex))
        }
    }

    @Test func `ctrl l draws the whole screen again`() throws {
        _ = try Self.playground { terminal in
            let before = terminal.bytes().count
            terminal.send("\u{0C}")
            // A whole screen takes thousands of bytes, and a key without effect none.
            #expect(holds { terminal.bytes().count > before + 1000 })
            terminal.send("q")
        }
    }

    @Test func `a title is restored at a stop, and set again after it`() throws {
        let program = try TestEnvironment.program("haggle")
        let shell = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "-i"])
        shell.send("\(program)\n")
        try #require(shell.shows("haggle - CardInSwiftUI"))
        shell.send("\u{1A}")
        try #require(shell.shows("\u{1B}[23;2t"))
        try #require(shell.shows("Stopped"))
        shell.send("fg\n")
        let isAgain = holds { shell.text().ranges(of: "\u{1B}]2;haggle - CardInSwiftUI\u{1B}\\").count == 2 }
        #expect(isAgain)
        #expect(shell.text().ranges(of: "\u{1B}[22;2t").count == 2)
    }

    @Test func `a title contains no control characters of the name`() throws {
        let source = "import BlueprintUI\nlet a = Label(text: \"a\")\n"
        let folder = try ScratchFolder(["a\u{7}\u{1B}[31m\u{9B}b.swift": source])
        let text = try Self.playground(
            folder.path + "/a\u{7}\u{1B}[31m\u{9B}b.swift", showing: "haggle - a"
        ).text()
        let title = try #require(text.matches(of: /\e\]2;(.*?)\e\\/).last).1
        #expect(title.hasPrefix("haggle - a") && title.hasSuffix("b.swift"))
        #expect(title.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }

    @Test(arguments: ["linux", "vt100"])
    func `no title is set if the terminal cannot restore the old one`(type: String) throws {
        let terminal = try PseudoTerminal(
            [TestEnvironment.program("haggle")], environment: TestEnvironment.usual(["TERM": type]))
        try Self.waitForFooter(of: terminal)
        #expect(!terminal.text().contains("\u{1B}]2;") && !terminal.text().contains(";2t"))
    }
}
