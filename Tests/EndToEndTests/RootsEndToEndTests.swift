import Foundation
import Testing

/// Roots and the person's own file, in a real terminal.
@Suite struct RootsEndToEndTests {
    private static let source = """
        import BlueprintUI

        let header = Label(text: "The header")
        let footer = Label(text: "The footer of it")
        """

    @Test func `X returns from an example to the file and its chosen root`() throws {
        let file = try ScratchFile(Self.source)
        let window = try Program(file.path).window
        try window.wait(for: "footer · 2 of 2")
        try window.type("C-n")
        try window.wait(for: "header · 1 of 2")
        try window.type("x", "Down", "Down", "Enter")
        try window.wait(toShow: "an example") { !$0.contains { $0.contains("header · 1 of 2") } }
        try window.type("X")
        try window.wait(for: "header · 1 of 2")
        try window.type("q")
        try window.wait(for: "EXIT=0")
    }
}
