import SwiftSource
import Testing

@testable import LayoutInspection

/// Several sources, parsed once.
struct ParsedSourcesTests {
    private static func sources(_ texts: [String]) -> SourceSet {
        SourceSet(
            texts.enumerated().map { number, text in
                SourceSet.File(name: "\(number).swift", text: SourceText(text, number: number))
            })
    }

    @Test func `all sources are parsed, in their order`() {
        let texts = (0..<50).map { "let name\($0) = \($0)\n" }
        let parsed = ParsedSources(Self.sources(texts))
        #expect(parsed.parsedCount == 50)
        #expect(parsed.files.map(\.source.string) == texts)
        #expect(
            parsed.files.map { $0.statements.first?.range }
                == texts.indices.map { number in
                    SourceRange(number << 32, number << 32 + texts[number].utf8.count - 1)
                })
    }

    @Test func `only changed sources are parsed again`() {
        let before = ParsedSources(Self.sources(["let a = 1", "let b = 2", "let c = 3"]))
        let after = ParsedSources(Self.sources(["let a = 1", "let b = 20", "let c = 3", "let d = 4"]), keeping: before)
        #expect(after.parsedCount == 2)
        #expect(after.files.map(\.source.string) == ["let a = 1", "let b = 20", "let c = 3", "let d = 4"])
        #expect(after.files.map(\.statements.count) == [1, 1, 1, 1])
    }

    @Test func `a source under another number is parsed again, since its positions change`() {
        let before = ParsedSources(Self.sources(["let a = 1", "let b = 2"]))
        let after = ParsedSources(Self.sources(["let b = 2"]), keeping: before)
        #expect(after.parsedCount == 1)
        #expect(after.files[0].statements.first?.range == SourceRange(0, 9))
    }
}
