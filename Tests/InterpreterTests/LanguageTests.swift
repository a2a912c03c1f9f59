import Foundation
import Testing

@Suite struct LanguageTests {
    @Test func `literals adopt the type that is expected, variables do not`() {
        #expect(outcome("let a: CGFloat = 3") == "a = 3.0")
        #expect(outcome("let a: CGFloat = 1 / 2") == "a = 0.5")
        #expect(outcome("let a = 1 / 2") == "a = 0")
        #expect(outcome("let a = 2.0\nlet b = a * 3 + (1 - 2)") == "a = 2.0\nb = 5.0")
        #expect(outcome("let a = [1, 2.5]") == "a = [1.0, 2.5]")
        #expect(outcome("let a: [CGFloat] = [1, 2]") == "a = [1.0, 2.0]")
        #expect(outcome("let n = 3\nlet a = CGFloat(n) / 2") == "n = 3\na = 1.5")
        #expect(outcome("let a: Double = 2\nlet b: CGFloat = a") == "a = 2.0\nb = 2.0")
        #expect(outcome("max(1.5, 2)") == "2.0")
        #expect(outcome("let a: CGFloat = .infinity\nlet b = -a") == "a = inf\nb = -inf")
    }

    @Test func `numbers are rounded, summed and compared as Swift does, those that are none among them`() {
        #expect(outcome("(2.5).rounded(.down) + (2.5).rounded(.up) + (2.5).rounded()") == "8.0")
        #expect(outcome("let a: [CGFloat] = [1, 2.5]\na.reduce(0, +)") == "a = [1.0, 2.5]\n3.5")
        #expect(outcome("let a: [CGFloat] = [1, 2.5]\na.reduce(0) { $0 + $1 } / 2") == "a = [1.0, 2.5]\n1.75")
        #expect(outcome("max(4, Double.nan) + min(4, Double.nan)") == "8.0")
        #expect(outcome("max(CGFloat.nan, 4)") == "nan")
    }

    @Test func `a rectangle around two`() {
        let two = "CGRect(x: 1, y: 2, width: 3, height: 4).union(CGRect(x: 2, y: 0, width: 9, height: 1))"
        let text = #""\(a.minX) \(a.minY) \(a.maxX) \(a.maxY)""#
        #expect(outcome("let a = \(two)\n\(text)").hasSuffix("'1.0 0.0 11.0 6.0'"))
    }

    @Test func `strings interpolate as Swift does`() {
        #expect(outcome(#""\(1) \(2.0) \(true) \([1, 2]) \(["a"]) \("b" + "c")""#) == #"'1 2.0 true [1, 2] ["a"] bc'"#)
        #expect(outcome(#"String(3) + "ab".uppercased()"#) == "'3AB'")
        #expect(outcome("\"\"\"\n  a\n    b\n  \"\"\"") == "'a\n  b'")
    }

    @Test func `functions have labels, defaults, recursion and may stand below their use`() {
        let source = """
            card("a", width: 2)
            func card(_ title: String, width: CGFloat = 1, height: CGFloat = 4) -> Element {
                Inset(top: width, bottom: height, wrapping: Label(text: title))
            }
            func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
            fib(12)
            """
        #expect(
            outcome(source) == #"""
                Inset(2.0 4.0, "a")
                144
                """#)
    }

    @Test func `a name in a block hides the one outside, and ends with the block`() {
        #expect(outcome("let a = 1\nif true { let a = 2; a }\na") == "a = 1\n1")
        #expect(outcome("let row = Row { row in row.spacing = 2 }") == "row = Row(top 2.0: )")
    }

    @Test func `geometry can be made, read and changed`() {
        #expect(
            outcome("var s = CGSize(width: 1, height: 2)\ns.width += 3\ns.width * s.height")
                == "s = \(CGSizeText.one)\n8.0")
        #expect(outcome("CGRect(x: 0, y: 1, width: 2, height: 3).maxY") == "4.0")
        #expect(outcome("var r = CGRect.zero\nr.size.width = 4\nr.width") == "r = \(CGSizeText.zeroRect)\n4.0")
    }
}

/// How Foundation prints geometry.
private enum CGSizeText {
    static let one = "\(CGSize(width: 4, height: 2))"
    static let zeroRect = "\(CGRect(x: 0, y: 0, width: 4, height: 0))"
}
