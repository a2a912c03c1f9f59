import Interpreter
import SwiftSource
import Testing

/// A tree is bounded, however few values it is made of.
@Suite struct ElementCountTests {
    private static let message = "this makes more than 1000000 elements; the source was stopped here"

    @Test(arguments: [
        "Row { $0.add(child: m); $0.add(child: m) }", "Row { m; m }", "Row { for _ in 0..<2 { m } }",
        "Row { [m, m] }", "Row { if 1 < 2 { m } else { m }; m }", "Row { Box(wrapping: m); m.inset(uniform: 1) }",
    ])
    func `an element that stands in two places counts in both`(doubled: String) throws {
        let start = "var l: Element = Label(text: \"x\")\nfor _ in 0..<25 { let m = l; l = "
        let found = run(start + doubled + " }").diagnostics
        #expect(found.map(\.message) == [Self.message])
        #expect(
            found.allSatisfy { $0.range.start >= start.utf8.count && $0.range.start < (start + doubled).utf8.count })
    }

    @Test func `twice a half of the most is not too much, and more is`() {
        var limits = Limits()
        limits.elements = 41
        func source(_ count: Int) -> String {
            """
            let half = Row { for _ in 0..<19 { Box() } }
            let all = Row { half; half; for _ in 0..<\(count) { Box() } }
            """
        }
        // 20 + 20, and the row around them.
        #expect(run(source(0), limits: limits).diagnostics == [])
        #expect(
            run(source(1), limits: limits).diagnostics.map(\.message)
                == ["this makes more than 41 elements; the source was stopped here"])
    }

    @Test func `a stopped source's elements are not laid out`() {
        var limits = Limits()
        limits.elements = 20
        let source = "var all = Row { Box() }\nfor _ in 0..<9 { let half = all; all = Row { half; half } }\nall"
        #expect(run(source, limits: limits).rootElement() == nil)
        limits.elements = 2000
        #expect(run(source, limits: limits).rootElement() != nil)
    }

    @Test func `modifiers count, and numbers do not`() {
        var limits = Limits()
        limits.elements = 5
        #expect(
            run("Box().inset(uniform: 1).inset(uniform: 2 + 3 + 4).inset(uniform: 5)", limits: limits).diagnostics == []
        )
        let found = run("Row { for _ in 0..<3 { $0.add(child: Box().inset(uniform: 1)) } }", limits: limits).diagnostics
        #expect(found.map(\.message) == ["this makes more than 5 elements; the source was stopped here"])
    }
}
