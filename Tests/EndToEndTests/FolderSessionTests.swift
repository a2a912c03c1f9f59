import Foundation
import TestSupport
import Testing

/// Folders in the playground: watched, and still open after an example.
struct FolderSessionTests {
    private static func label(_ name: String, _ text: String) -> String {
        "import BlueprintUI\nlet \(name) = Label(text: \"\(text)\")\n"
    }

    @Test func `a changed, new or removed file in a folder is noticed`() throws {
        let folder = try ScratchFolder([
            "Words.swift": "func word() -> String { \"first\" }\n",
            "View.swift": "import BlueprintUI\nlet view = Label(text: word() + \" word\")\n",
        ])
        let window = try Program(folder.path).window
        try window.wait(for: "first word")
        try folder.write("func word() -> String { \"second\" }\n", to: "Words.swift")
        try window.wait(for: "second word")
        try FileManager.default.removeItem(atPath: folder.path + "/Words.swift")
        try folder.write("func word() -> String { \"third\" }\n", to: "New/Words.swift")
        try window.wait(for: "third word")
        try folder.write("func word() -> String { \"fourth\" }\n", to: "New/Words.swift")
        try window.wait(for: "fourth word")
    }

    @Test func `a chosen root stays chosen while other files change`() throws {
        let folder = try ScratchFolder(["A.swift": Self.label("one", "first"), "B.swift": Self.label("two", "second")])
        let window = try Program("\(folder.path) --root one").window
        try window.wait(for: "first")
        try folder.write(Self.label("three", "third"), to: "C.swift")
        try folder.write(Self.label("one", "changed"), to: "A.swift")
        try window.wait(for: "changed")
    }

    @Test func `an emptied file keeps its library`() throws {
        let folder = try ScratchFolder(["A.swift": "import QuickLayout\nText(\"first\")\n"])
        let window = try Program(folder.path + "/A.swift").window
        try window.wait(for: "first")
        try folder.write("", to: "A.swift")
        try window.wait(for: "last good layout")
        try folder.write("Text(\"second\")\n", to: "A.swift")
        try window.wait(toShow: "second, laid out by QuickLayout") { screen in
            screen.contains { $0.contains("second") } && screen.first?.contains("quicklayout") == true
        }
    }

    @Test func `a key returns from an example to the opened folder in its present state`() throws {
        let folder = try ScratchFolder(["A.swift": Self.label("one", "first")])
        let window = try Program(folder.path).window
        try window.wait(for: "first")
        try window.type("x")
        try window.wait(for: "CardInTheodolite")
        try window.type("Down", "Down", "Enter")
        try window.wait(for: "Ada Lovelace")
        try folder.write(Self.label("one", "changed"), to: "A.swift")
        try window.type("X")
        try window.wait(for: "changed")
        try folder.write(Self.label("one", "changed again"), to: "A.swift")
        try window.wait(for: "changed again")
    }

    @Test func `an unknown hole is wrong use in the playground too`() throws {
        let file = try ScratchFile(Self.label("one", "first"))
        let program = try TestEnvironment.program("haggle")
        let window = try Tmux(
            command: "env TERM=tmux-256color LC_ALL=C.UTF-8 \(program) \(file.path) --set nothing=1", columns: 120,
            rows: 20)
        try window.wait(for: "There is no hole 'nothing'")
        try window.wait(for: "EXIT=64")
    }
}
