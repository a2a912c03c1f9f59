import SwiftSource
import Testing

/// Positions in the second of two sources: every one of them says which source it lies in.
@Suite struct SourceSetTests {
    private static let first = "let here = 1\n"
    private static let second = """
        /* é */ let there = "a \\(b + "\\(c)") d" + \"\"\"
            e \\(f)
            \"\"\"
        Row { row in row.x = Array<Array<Int>>() }
        """

    private static func sources(_ second: String) -> SourceSet {
        SourceSet([
            .init(name: "a.swift", text: SourceText(first)),
            .init(name: "b.swift", text: SourceText(second, number: 1)),
        ])
    }

    @Test func `every node of the second source has the same text as in a source alone`() {
        let sources = Self.sources(Self.second)
        let alone = Parser.parse(SourceText(Self.second))
        let among = Parser.parse(sources.files[1].text)
        #expect(texts(of: among).count > 30)
        #expect(texts(of: among) == texts(of: alone))
        #expect(texts(of: among) == among.nodes.map { sources[$0.range] })
        #expect(among.nodes.allSatisfy { $0.range.file == 1 })
        #expect(misplacedNodes(in: among) == [])
        #expect(among.diagnostics == [])
    }

    @Test(arguments: [
        ("let = 1", "b.swift:1:5: error: expected pattern"),
        ("\na(\"\\(1 +)\")", "b.swift:2:9: error: expected expression after '+'"),
        ("a(\"\\q\")", "b.swift:1:4: error: invalid escape sequence '\\q' in literal"),
        ("a(\"", "b.swift:1:3: error: unterminated string literal"),
        ("a(\"\\(\"", "b.swift:1:3: error: unterminated string literal"),
        ("\n/*", "b.swift:2:1: error: unterminated '/*' comment"),
        ("1px", "b.swift:1:1: error: this is not a number"),
        (
            "\"\"\"\n  a\n b\n  \"\"\"",
            "b.swift:3:1: error: insufficient indentation of line in multi-line string literal"
        ),
        ("a(", "b.swift:1:3: error: expected ')' to end argument list"),
    ])
    func `a diagnostic about the second source names it`(source: String, line: String) {
        let sources = Self.sources(source)
        let diagnostics = Parser.parse(sources.files[1].text).diagnostics
        #expect(diagnostics.first?.line(in: sources) == line)
        #expect(diagnostics.allSatisfy { $0.range.file == 1 })
    }

    @Test func `bytes that are not text name their source`() {
        let text = SourceText(bytes: [0x61, 0x0A, 0xFF], number: 3)
        let diagnostic = Parser.parse(text).diagnostics.first
        #expect(diagnostic?.range.file == 3)
        #expect(
            diagnostic?.line(in: text, file: "d")
                == "d:2:1: error: this is not UTF-8 text: byte 0xFF at line 2, column 1")
    }

    @Test func `a position is found in its source`() {
        let sources = Self.sources("a\nbc")
        let place = sources.location(of: sources.files[1].text.base + 3)
        #expect(place.file == "b.swift")
        #expect(place.location == SourceLocation(line: 2, column: 2))
        #expect(sources.location(of: 4).file == "a.swift")
        #expect(sources[SourceRange(4, 8)] == "here")
        #expect(sources.file(of: sources.files[1].text.range).name == "b.swift")
        #expect(sources.files[1].text.range == SourceRange(1 << 32, (1 << 32) + 4))
    }

    private func texts(of file: SourceFile) -> [String] {
        file.nodes.map { file.source[$0.range] }
    }
}
