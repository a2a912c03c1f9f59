import Foundation
import TextMetrics
import TestSupport
import Testing

@testable import Curses

/// The signs that a terminal without UTF-8 shows instead of the program's own.
struct LookAlikeTests {
    @Test func `every sign that the playground draws has an ASCII replacement`() throws {
        let folder = ProjectFolder.url.appendingPathComponent("Sources/Playground")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let code = try #require(files).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined()
        let signs = Set(code.filter { !$0.isASCII })
        #expect(signs.count > 30)
        let translation = CellTranslation(encoding: .ascii)
        let unknown = signs.filter {
            translation.scalars(for: Glyph(character: $0, columns: 1)).scalars == [63, 0]
        }
        #expect(unknown == [])
    }

    @Test func `heavy, dashed, dotted and light boxes stay distinguishable`() {
        let translation = CellTranslation(encoding: .ascii)
        func shown(_ line: String) -> String {
            String(
                String.UnicodeScalarView(
                    line.compactMap { sign in
                        let scalars = translation.scalars(for: Glyph(character: sign, columns: 1)).scalars
                        return Unicode.Scalar(UInt32(scalars[0]))
                    }))
        }
        #expect(["┏━┓", "┃ ┃", "┗━┛"].map(shown) == ["#=#", "# #", "#=#"])
        #expect(["┌╌┐", "╎ ╎", "└╌┘"].map(shown) == ["+~+", ": :", "+~+"])
        #expect(["┊┈┊", "┊ ┊", "┊┈┊"].map(shown) == ["...", ". .", "..."])
        #expect(["┌─┐", "│ │", "└─┘"].map(shown) == ["+-+", "| |", "+-+"])
    }

    @Test func `hatching and quotes of unknown elements have ASCII replacements`() {
        let translation = CellTranslation(encoding: .ascii)
        let shown = "▒ A ▒‹x›".map { translation.scalars(for: Glyph(character: $0, columns: 1)).scalars }
        #expect(shown == "# A #<x>".unicodeScalars.map { [wchar_t($0.value), 0] })
    }

    @Test func `no sign is replaced by a digit`() {
        let translation = CellTranslation(encoding: .ascii)
        for sign in "∞≤×→" {
            let shown = translation.scalars(for: Glyph(character: sign, columns: 1)).scalars[0]
            #expect(!(48...57).contains(shown))
        }
    }
}
