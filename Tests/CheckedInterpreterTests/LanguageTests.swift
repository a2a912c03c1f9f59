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

    @Test func `an optional is mapped without being unwrapped`() {
        #expect(outcome("let a: Int? = 3\na.map { $0 + 1 } ?? 0") == "a = 3\n4")
        #expect(outcome("let a: Int? = nil\na.map { $0 + 1 } ?? 0") == "a = nil\n0")
        #expect(outcome("let a: [Int]? = [1, 2]\na.map { $0.count } ?? 0") == "a = [1, 2]\n2")
        #expect(outcome("let a: String? = \"x\"\na.flatMap { Int($0) } ?? 7") == "a = 'x'\n7")
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

    @Test func `control flow runs as written`() {
        let source = """
            var total = 0
            outer: for i in 0..<10 {
                if i == 2 { continue }
                for j in 1...3 {
                    if i * j > 20 { break outer }
                    total += j
                }
            }
            var n = 0
            while true { n += 1; if n > 4 { break } }
            repeat { n -= 1 } while n > 2
            func sign(_ x: Int) -> String {
                guard x != 0 else { return "zero" }
                switch x {
                case ..<0: return "minus"
                case 1, 2: return "small"
                case let y where y > 100: return "large \\(y)"
                default: return "plus"
                }
            }
            let signs = [0, 1, 200, 7].map { sign($0) }
            """
        #expect(
            outcome(source) == """
                total = 39
                n = 2
                signs = ['zero', 'small', 'large 200', 'plus']
                """)
        #expect(outcome("var t = 0\nfor i in stride(from: 10, to: 0, by: -3) { t += i }\nt") == "t = 22\n22")
    }

    @Test func `optionals`() {
        #expect(outcome("let a: Int? = nil\nlet b = a ?? 3\nlet c = a == nil") == "a = nil\nb = 3\nc = true")
        #expect(outcome("let a: Int? = 2\nif let a { a + 1 }\nlet b = a! + 1") == "a = 2\nb = 3")
        #expect(outcome("let a: String? = nil\nlet b = a?.count ?? -1") == "a = nil\nb = -1")
        #expect(outcome(#"Int("12") ?? 0"#) == "12")
    }

    @Test func `collections`() {
        #expect(outcome("var a = [1, 2, 3]\na.append(4)\na[0] = 9\na.count + a.reduce(0, +)") == "a = [9, 2, 3, 4]\n22")
        #expect(outcome(#"["a", "b"].enumerated().map { i, x in "\(i)\(x)" }.joined(separator: "-")"#) == "'0a-1b'")
        #expect(outcome(#"["a", "b"].enumerated().map { "\($0)\($1)" }"#) == "['0a', '1b']")
        #expect(outcome("[3, 1, 2].sorted().reversed()") == "[3, 2, 1]")
        #expect(outcome("(0..<5).filter { $0 % 2 == 0 }") == "[0, 2, 4]")
        #expect(outcome("let d = [\"a\": 1]\nd[\"a\"] ?? 0\nd[\"b\"] ?? 0") == "d = ['a': 1]\n1\n0")
        #expect(outcome("Array(repeating: 0, count: 3)") == "[0, 0, 0]")
        #expect(outcome("let a = [1, 2]\nfor i in a.indices { i }\na.first ?? 0") == "a = [1, 2]\n1")
        #expect(outcome("var xs: [CGFloat] = []\nxs.append(3)\nxs") == "xs = [3.0]\n[3.0]")
        #expect(outcome("let t = (1, b: 2)\nt.0 + t.b") == "t = (1, b: 2)\n3")
    }

    @Test func `closures share the variables around them`() {
        let source = """
            var n = 0
            let add = { (by: Int) in n += by }
            add(2)
            add(3)
            let copy = { [n] in n }
            n = 100
            copy() + n
            """
        #expect(outcome(source) == "n = 100\nadd = closure\ncopy = closure\n105")
        #expect(outcome("let twice: (Int) -> Int = { $0 * 2 }\n[1, 2].map(twice)") == "twice = closure\n[2, 4]")
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

    @Test func `conditions as values`() {
        #expect(outcome("let a = if 1 < 2 { \"x\" } else { \"y\" }") == "a = 'x'")
        #expect(outcome("let b = true && !false || 1 > 2") == "b = true")
        #expect(outcome("let c = 3 > 2 ? 1.5 : 2") == "c = 1.5")
    }
}

/// How Foundation prints geometry.
private enum CGSizeText {
    static let one = "\(CGSize(width: 4, height: 2))"
    static let zeroRect = "\(CGRect(x: 0, y: 0, width: 4, height: 0))"
}
