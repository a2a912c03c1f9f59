import Testing

/// What arrays, dictionaries, texts, ranges and numbers do: the results are the compiler's.
@Suite struct StandardLibraryTests {
    /// The text that the last line of a source interpolates.
    private func text(_ source: String, _ interpolated: String) -> String {
        let lines = outcome("\(source)\n\"\(interpolated)\"").split(separator: "\n")
        return String(lines.last ?? "")
    }

    @Test func `arrays are searched`() {
        let source = "enum E { case a, b }\nlet n = [3, 1, 2, 1]\nlet e = [E.a, .b]"
        #expect(text(source, #"\(n.contains(2)) \(n.contains(7)) \(e.contains(.b))"#) == "'true false true'")
        #expect(
            text(source, #"\(n.firstIndex(of: 1)!) \(n.firstIndex { $0 < 3 }!) \(e.firstIndex(of: .b)!)"#) == "'1 1 1'")
        #expect(text(source, #"\(n.first { $0 < 3 } ?? 0) \(n.last { $0 > 1 } ?? 0)"#) == "'1 2'")
        #expect(text(source, #"\(n.prefix { $0 > 2 }) \(n.drop { $0 > 2 })"#) == "'[3] [1, 2, 1]'")
        #expect(text(source, #"\(n.min { $0 > $1 }!) \(n.max { $0 > $1 }!)"#) == "'3 1'")
        #expect(text(source, #"\(n[1...]) \(n[..<2]) \(n[...0]) \(n[1..<2])"#) == "'[1, 2, 1] [3, 1] [3] [1]'")
        expectErrors("let n = [1]\n⟦n[5...]⟧", "index 5 is out of range; the count is 1")
    }

    @Test func `values are ordered as their type says`() {
        let source = """
            enum Size: Int, Comparable {
                case small = 1, large = 2
                static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue }
            }
            """
        #expect(
            text(source, #"\([Size.large, .small].sorted()) \(max(Size.small, .large))"#)
                == "'[Size.small, Size.large] large'")
        #expect(text("", #"\((1, "a") < (1, "b")) \((2, 1) <= (1, 9))"#) == "'true false'")
    }

    @Test func `arrays are changed in place, and give what they lose`() {
        let source = """
            var n = [5, 3, 4]
            let last = n.removeLast()
            let first = n.remove(at: 0)
            n += [9, 8]
            n.swapAt(0, 2)
            n.sort()
            n.reverse()
            n.removeAll { $0 == 8 }
            """
        #expect(text(source, #"\(last) \(first) \(n) \(n.popLast()!) \(n.endIndex)"#) == "'4 5 [9, 3] 3 1'")
        expectErrors("var n = [1]\n⟦n.remove(at: 3)⟧", "index 3 is out of range; the count is 1")
        expectErrors("var n: [Int] = []\n⟦n.removeFirst()⟧", "there is nothing to remove")
        #expect(text("", #"\([3, 1].reduce(into: 0) { $0 += $1 })"#) == "'4'")
    }

    @Test func `dictionaries are sequences of their entries, and count with a default`() {
        let source = """
            var d = ["a": 1]
            d["b", default: 0] += 3
            d["a"] = nil
            let old = d.updateValue(7, forKey: "c")
            """
        #expect(text(source, #"\(d) \(d["z", default: 2]) \(old == nil)"#) == #"'["b": 3, "c": 7] 2 true'"#)
        #expect(text(source, #"\(d.map { $0.value }) \(d.sorted { $0.value > $1.value }[0].key)"#) == "'[3, 7] c'")
        #expect(
            text(source, #"\(d.mapValues { $0 * 2 }) \(d.filter { $0.value > 3 })"#) == #"'["b": 6, "c": 14] ["c": 7]'"#
        )
        #expect(text(source, #"\(d.removeValue(forKey: "b")!) \(d.count)"#) == "'3 1'")
        let grouped = "let g = Dictionary(grouping: [1, 2, 3]) { $0 % 2 }"
        #expect(text(grouped, #"\(g[1]!) \(Dictionary(uniqueKeysWithValues: [("x", 1)]))"#) == #"'[1, 3] ["x": 1]'"#)
    }

    @Test func `texts are cut and taken apart by character`() {
        #expect(
            text("let s = \"héllo\"", #"\(s.prefix(2))|\(s.suffix(2))|\(s.dropFirst())|\(s.dropLast(2))"#)
                == "'hé|lo|éllo|hél'")
        #expect(text("let s = \"abc\"", #"\(s.first!) \(s.last ?? "x") \(String(s.reversed()))"#) == "'a c cba'")
        #expect(
            text("let s = \"abc\"", #"\(s.map { $0.uppercased() }) \(s.filter { $0 != "b" })"#)
                == #"'["A", "B", "C"] ac'"#)
        #expect(text("let c: Character = \"x\"", #"\(c)"#) == "'x'")
    }

    @Test func `ranges keep how they were written`() {
        #expect(text("", #"\(1...3) \(0..<3) \((1...3).upperBound) \((1..<3).upperBound)"#) == "'1...3 0..<3 3 3'")
        #expect(
            text("", #"\((1...3).contains(3)) \((0.0...1.0).contains(0.5)) \((0..<Int.max).contains(5))"#)
                == "'true true true'")
    }

    @Test func `numbers and truths`() {
        #expect(
            text("var b = true\nb.toggle()\nvar x = 2.6\nx.round()", #"\(b) \(x) \((-3).signum())"#) == "'false 3.0 -1'"
        )
        #expect(text("", #"\((7.5).truncatingRemainder(dividingBy: 2)) \(pow(2, 3)) \(trunc(2.7))"#) == "'1.5 8.0 2.0'")
        #expect(outcome("let a: Double = max(1, 2)") == "a = 2.0")
    }

    @Test func `angles, powers and logarithms`() {
        #expect(text("", #"\(cos(0)) \(sin(.pi / 2)) \(atan2(0, 1)) \(hypot(3, 4))"#) == "'1.0 1.0 0.0 5.0'")
        #expect(text("", #"\(log2(8)) \(exp(0)) \(fmod(5, 3)) \(exp2(3)) \(sqrt(2.25))"#) == "'3.0 1.0 2.0 8.0 1.5'")
        #expect(text("", #"\(floor(2.5)) \(ceil(2.5)) \(round(2.5)) \(abs(-2))"#) == "'2.0 3.0 3.0 2'")
    }

    @Test func `sequences are joined, and counted along with what has no end`() {
        #expect(text("", #"\(Array([[1, 2], [3]].joined())) \(["a", "b"].joined())"#) == "'[1, 2, 3] ab'")
        #expect(
            text("", #"\([String]().joined().isEmpty) \([["a"], ["b"]].joined().joined(separator: "-"))"#)
                == "'true a-b'")
        #expect(text("", #"\(zip(["a", "b"], 1...).map { "\($0)\($1)" })"#) == #"'["a1", "b2"]'"#)
        #expect(text("var s = 0\nfor i in 2... { s += i; if i > 3 { break } }", #"\(s)"#) == "'9'")
        expectErrors("⟦zip(1..., 2...)⟧", "this takes too many steps; the source was stopped here")
    }
}
