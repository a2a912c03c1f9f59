import Foundation
import TestSupport
import Testing

/// Taps in a real terminal change the states of elements.
struct StateEndToEndTests {
    private static let folder = ProjectFolder.url.appendingPathComponent("Examples")

    /// The numbers between the buttons, from top to bottom.
    private static func numbers(_ screen: [String]) -> [String] {
        screen.compactMap { row in
            row.matches(of: /(?:Apples|Pears)\W+-\W*?(-?[0-9]+)\W*\+/).first.map { String($0.output.1) }
        }
    }

    /// The cell of the plus in a row of the stage, as a mouse reports it.
    private static func plus(_ title: String, _ screen: [String]) throws -> (column: Int, row: Int) {
        let row = try #require(screen.firstIndex { $0.contains(title) && $0.contains(" + ") })
        let range = try #require(screen[row].range(of: " + "))
        return (screen[row][..<range.lowerBound].count + 2, row + 1)
    }

    @Test(arguments: [(120, 40), (80, 24)])
    func `a counter counts keys and clicks, and keeps its number after an edit`(
        columns: Int, rows: Int
    ) throws {
        let source = try String(
            contentsOf: Self.folder.appendingPathComponent("Counter.swift"), encoding: .utf8)
        let file = try ScratchFile(source)
        let window = try Program(file.path, columns: columns, rows: rows).window
        try window.wait(toShow: "the first numbers") { Self.numbers($0) == ["3", "0"] }

        // By keys: the plus of the first counter, found by its name.
        try window.type("/")
        try window.send("TapComponent(+)")
        try window.wait(for: "▸ TapComponent(+)")
        try window.type("Enter")
        try window.wait(toShow: "the tree again") { !$0.contains { $0.contains("find ‹") } }
        try window.type("Enter")
        try window.wait(toShow: "4 apples") { Self.numbers($0) == ["4", "0"] }
        try window.type("Enter")
        let screen = try window.wait(toShow: "5 apples") { Self.numbers($0) == ["5", "0"] }

        // By the mouse.
        let place = try Self.plus("Pears", screen)
        try window.send("\u{1B}[<0;\(place.column);\(place.row)M\u{1B}[<0;\(place.column);\(place.row)m")
        try window.wait(toShow: "1 pear") { Self.numbers($0) == ["5", "1"] }

        // The window changes, then the file.
        try window.resize(columns: columns + 7, rows: rows + 3)
        try window.wait(toShow: "the same numbers in another window") {
            $0.count == rows + 3 && Self.numbers($0) == ["5", "1"]
        }
        try file.write(source.replacing("Where is it kept?", with: "And now?"))
        try window.wait(toShow: "the new text and the same numbers") { screen in
            screen.contains { $0.contains("> And now?") } && Self.numbers(screen) == ["5", "1"]
        }
    }

    @Test func `a handler that fails is reported, and the program goes on`() throws {
        let file = try ScratchFile(
            """
            import TheodoliteDialect
            let none: [Int] = []
            TapComponent((
                action: Action { _ in let first = none[0] },
                component: LabelComponent(("press me", options: LabelComponent.Options()))
            ))
            """)
        let window = try Program(file.path).window
        try window.wait(for: "press me")
        try window.type("Enter")
        try window.wait(for: "index 0 is")
        try window.type("q")
        try window.wait(for: "EXIT=0")
    }
}
