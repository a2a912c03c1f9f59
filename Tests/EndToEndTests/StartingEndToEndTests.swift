import Foundation
import TestSupport
import Testing

/// Starting at a line, and with a new file.
@Suite struct StartingEndToEndTests {
    @Test func `a line selects its element, in the root that has it`() throws {
        let folder = try ScratchFolder([
            "a.swift":
                "import SwiftUI\nlet a = HStack {\n    Text(\"first\")\n    Text(\"second\")\n}\nlet b = Text(\"b\")\n"
        ])
        let terminal = try PseudoTerminal(
            [TestEnvironment.program("haggle"), folder.path + "/a.swift:4"], columns: 100, rows: 30)
        try terminal.wait(for: "HStack/Text#2")
        terminal.quit()
        let nowhere = try PseudoTerminal(
            [TestEnvironment.program("haggle"), folder.path + "/a.swift:99:1"], columns: 100, rows: 30)
        try nowhere.wait(for: "no element of the layout is written in line 99 of a.swift")
        nowhere.quit()
    }

    @Test func `new writes a file, and opens it`() throws {
        let folder = try ScratchFolder()
        let command = "cd '\(folder.path)' && exec '\(try TestEnvironment.program("haggle"))' new"
        let terminal = try PseudoTerminal(["/bin/sh", "-c", command], columns: 100, rows: 30)
        try terminal.wait(for: "Layout.swift · swiftui")
        try terminal.wait(for: "Ada Lovelace")
        terminal.quit()
    }

    @Test func `without a terminal new writes a file and prints its name`() throws {
        let folder = try ScratchFolder()
        func run(_ arguments: String...) throws -> Run { try Run(["new"] + arguments, in: folder.url) }
        #expect(try run().output == "Layout.swift\n")
        #expect(try run().output == "Layout2.swift\n")
        let card = try run("card", "--dialect", "blueprint")
        #expect(card.status == 0 && card.output == "card.swift\n")
        let text = try String(contentsOfFile: folder.path + "/card.swift", encoding: .utf8)
        #expect(text.hasPrefix("import BlueprintUI\n"))
        let again = try run("card.swift")
        #expect(again.status == 1 && again.errors == "haggle: card.swift cannot be written: it exists already\n")
        #expect(try String(contentsOfFile: folder.path + "/card.swift", encoding: .utf8) == text)
        let unknown = try run("other", "--dialect", "html")
        #expect(unknown.status == 64 && !FileManager.default.fileExists(atPath: folder.path + "/other.swift"))
    }
}
