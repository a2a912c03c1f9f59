import Interpreter
import SwiftSource
import TestSupport
import Testing

@Suite(.serialized) struct SlowRunningNoiseTests {
    static let samples = [
        "let row = Row { row in\n    row.alignment = .center\n    row.spacing = 8.0\n    row.add(child: Label(text: \"a\"))\n}",
        "Row(alignment: .top, spacing: 2) {\n    if 1 < 2 { Box(colour: .gray(0.5)) } else { Box() }\n    for i in 0..<3 { Label(text: \"\\(i)\") }\n}",
        "func f(_ n: Int, by m: Int = 2) -> Int { n > 0 ? f(n - 1) * m : 1 }\nvar a = [1, 2, 3].map { f($0) }\na[0] += 1\na.append(Int.max)",
        "let d = [\"a\": 1, \"b\": 2]\nfor (k, v) in d { print(\"\\(k)\\(v)\") }\nlet t = (1, x: 2.5)\nlet u: CGFloat = t.x / 2 - 3",
        "Sized(width: .within(1...2.5), wrapping: Box(wrapping: Label(text: \"x\") { $0.lines = 2 })).inset(uniform: 3)",
        "var s = \"\"\nwhile s.count < 9 { s += \"ab\"; if s.isEmpty { break } }\nswitch s.count { case 0: s; case 1...5: s; default: s }",
        "struct P { var x = 1.0; let n: Int; static let a = P(n: 2); var y: Double { get { x } set { x = newValue } }\n    mutating func up(by m: Int = 1) { x += 1; self = P(n: n + m) } }\nvar p = P(n: 1)\np.up()\np.y = 3\nlet q = P.a.n",
        "enum E: Int { case a = 1, b } ; enum S { case c(r: Double), d(Int, [S]) ; func f() -> Int { switch self { case .c(let r): Int(r)\n case let .d(n, _): n } } }\nlet s = [S.c(r: 1), .d(2, [])].map { $0.f() }",
        "protocol N { var n: Int { get } } ; extension N { func m() -> Int { n + 1 } }\nfinal class C: N { var n: Int ; var next: C? ; init(_ n: Int) { self.n = n } }\nlet c = C(1)\nc.next = c\nc.n += c.m()",
        "extension Element { func card(_ n: Double = 2) -> Element { inset(uniform: n) } } ; extension Colour { static let brand = Colour.blue }\nBox(colour: .brand).card()\nfunc up(_ n: inout Int) { n += 1 }\nvar k = 1\nup(&k)",
        "struct G<T> { let t: T ; typealias W = Int ; struct I { var w: W = 1 } ; init?(t: T) { self.t = t ; return nil } }\nlet g = G(t: 1) ?? G(t: 2) ; let i = G.I(w: 3) ; func same<T>(_ t: T) -> T { t }",
    ]

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func `a source that was changed anywhere is run without a crash`(seed: UInt64) {
        var generator = TestSupport.SeededGenerator(seed: seed)
        var limits = Limits()
        limits.steps = 3000
        for round in 0..<250 {
            let sample = Self.samples.randomElement(using: &generator) ?? ""
            let source = generator.changedWords(of: sample, count: 1...5, from: Self.samples.joined(separator: "\n"))
            let program = run(source, limits: limits)
            let end = source.utf8.count
            #expect(
                program.diagnostics.allSatisfy { $0.range.start >= 0 && $0.range.end <= end && !$0.message.isEmpty },
                "seed \(seed), round \(round): \(source.debugDescription)")
        }
    }
}
