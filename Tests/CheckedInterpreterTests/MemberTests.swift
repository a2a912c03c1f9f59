import Testing

/// What a name behind a dot, a key path and a fold stand for.
@Suite struct MemberTests {
    @Test func `a property and a method may have one name`() {
        let own = """
            struct Roast {
                var strength = 1
                static let dark = Roast(strength: 9)
                static func dark(less: Int) -> Roast { Roast(strength: 9 - less) }
                static var light: Roast { light(by: 1) }
                static func light(by: Int) -> Roast { Roast(strength: by) }
                var strong: Int { strength }
                func strong(by: Int) -> Int { strong + by }
                func twice() -> Int { strong(by: strong) }
            }
            let a: Roast = .dark, b: Roast = .dark(less: 2), c = Roast.light, d = Roast.light(by: 3)
            let e = a.strong + a.strong(by: 1) + a.twice()
            """
        #expect(
            outcome(own) == """
                a = Roast(strength: 9)
                b = Roast(strength: 7)
                c = Roast(strength: 1)
                d = Roast(strength: 3)
                e = 37
                """)
    }

    @Test func `a property that the source adds leaves the vocabulary's method of that name as it is`() {
        let source = """
            extension Colour {
                static let gray = Colour.gray(0.5)
                static func blue(darker: CGFloat) -> Colour { .gray(darker) }
            }
            Box(colour: .gray)
            Box(colour: .gray(0.25))
            Box(colour: .blue)
            Box(colour: .blue(darker: 0.75))
            """
        #expect(outcome(source) == "Box(gray(0.5))\nBox(gray(0.25))\nBox(blue)\nBox(gray(0.75))")
    }

    @Test func `a property that is a closure is called, whatever methods have its name`() {
        let source = """
            protocol Inset { }
            extension Inset { func inset(_ n: Int) -> Int { n } }
            struct Card: Inset {
                let inset: (Int) -> Int = { $0 * 2 }
                var five: Int { inset(2) + 1 }
            }
            Card().inset(3) + Card().five
            """
        #expect(outcome(source) == "11")
    }

    @Test func `key paths are closures where closures are wanted`() {
        let source = #"""
            struct Size { var width: CGFloat; var name = "a"; var half: CGFloat { width / 2 } }
            struct Item { var size: Size }
            let items = [Item(size: Size(width: 4)), Item(size: Size(width: 6, name: "b"))]
            items.map(\.size.width)
            items.map(\.size.half)
            items.map(\Item.size.name)
            ["ab", "c"].map(\.count)
            [1, 2].map(\.self)
            ["ab"].map(\String.count)
            """#
        #expect(
            outcome(source).split(separator: "\n").suffix(6) == [
                "[4.0, 6.0]", "[2.0, 3.0]", "['a', 'b']", "[2, 1]", "[1, 2]", "[2]",
            ])
    }

    @Test func `a fold begins with the number that its elements are`() {
        #expect(outcome("let a = [1.5, 2].reduce(0) { $0 + $1 }") == "a = 3.5")
        #expect(outcome("let a = [1.5, 2].reduce(0, +)") == "a = 3.5")
        #expect(outcome("let a = [1.5, 2].reduce(0) { sum, x in sum + x * 2 } / 2") == "a = 3.5")
        #expect(outcome("let a = [1.5, 2].reduce(1) { max($0, $1) }") == "a = 2.0")
        #expect(outcome("let a = [1.5, 2].reduce(0) { count, _ in count + 1 }") == "a = 2")
        #expect(outcome("let a = [1.5, 2].reduce(0) { $0 + ($1 > 1.7 ? 1 : 0) }") == "a = 1")
        #expect(outcome("let a = [1, 2].reduce(0) { $0 + $1 }") == "a = 3")
        #expect(outcome("let a = [\"ab\", \"c\"].reduce(0) { $0 + $1.count }") == "a = 3")
        #expect(outcome("let w = 2.5\nlet a = [1, 2].reduce(0) { n, _ in n + w }") == "w = 2.5\na = 5.0")
        #expect(
            outcome(
                "struct S { var width: CGFloat; func scaled(by f: CGFloat) -> CGFloat { width * f } }\n"
                    + "[S(width: 1), S(width: 2)].reduce(0) { $0 + $1.width }") == "3.0")
        #expect(
            outcome(
                "struct S { var width: CGFloat; func scaled(by f: CGFloat) -> CGFloat { width * f } }\n"
                    + "[S(width: 1), S(width: 2)].reduce(0) { sum, s in\nlet f = 2\nreturn sum + s.scaled(by: 2) }")
                == "6.0")
        #expect(outcome("let a: [CGFloat] = []\nlet b = a.reduce(0) { $0 + $1 }") == "a = []\nb = 0.0")
    }
}
