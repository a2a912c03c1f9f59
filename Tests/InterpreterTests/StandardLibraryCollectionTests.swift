import Testing

/// What arrays, sets and dictionaries do beyond the common: the results are the compiler's.
@Suite struct StandardLibraryCollectionTests {
    @Test func `parts of sequences`() {
        #expect(
            interpolated(
                "let n = [1, 2, 3, 4]",
                #"\(n.prefix(2)) \(n.suffix(3)) \(n.dropFirst()) \(n.dropLast(3)) \(n.prefix(while: { $0 < 3 }))"#)
                == #"'[1, 2] [2, 3, 4] [2, 3, 4] [1] [1, 2]'"#)
        #expect(
            interpolated(
                "let n = [1, 0, 0, 2, 0, 3]",
                #"\(n.split(separator: 0).map { Array($0) }) \(n.split { $0 > 1 }.map { $0.count })"#)
                == #"'[[1], [2], [3]] [3, 1]'"#
        )
        #expect(
            interpolated(
                "let n = [1, 2, 3]",
                #"\(n.prefix(upTo: 1)) \(n.prefix(through: 1)) \(n.suffix(from: 1)) \(n.drop(while: { $0 < 2 }))"#)
                == #"'[1] [1, 2] [2, 3] [2, 3]'"#)
    }

    @Test func `sequences are compared`() {
        #expect(
            interpolated(
                "let n = [1, 2, 3]",
                #"\(n.starts(with: [1, 2])) \(n.elementsEqual([1, 2])) \(n.lexicographicallyPrecedes([1, 3]))"#)
                == #"'true false true'"#)
        #expect(
            interpolated(
                "let n = [3, 1, 2]",
                #"\(n.max()!) \(n.min()!) \(n.max(by: { $0 > $1 })!) \(n.allSatisfy { $0 > 0 }) \(n.contains { $0 > 2 })"#
            )
                == #"'3 1 1 true true'"#)
        #expect(
            interpolated(
                "let n = [3, 1, 2]",
                #"\(n.lastIndex(of: 2)!) \(n.lastIndex { $0 > 1 }!) \(n.firstIndex(of: 9) == nil)"#)
                == #"'2 2 true'"#)
    }

    @Test func `arrays change at ranges and places`() {
        #expect(
            interpolated(
                "var n = [1, 2, 3, 4]\nn.insert(9, at: 1)\nn.insert(contentsOf: [7, 8], at: 5)\nn.removeSubrange(0..<2)",
                #"\(n)"#)
                == #"'[2, 3, 4, 7, 8]'"#)
        #expect(
            interpolated(
                "var n = [1, 2, 3, 4]\nn[1...2] = [5]\nn.replaceSubrange(0..<1, with: [6, 6])\nn.removeFirst(1)\nn.removeLast(1)",
                #"\(n) \(n.count)"#)
                == #"'[6, 5] 2'"#)
    }

    @Test func `sets hold each value once`() {
        #expect(
            interpolated(
                "var s: Set = [1]\nlet a = s.insert(1).inserted\nlet b = s.insert(2).inserted\nlet c = s.remove(5)",
                #"\(a) \(b) \(c == nil) \(s.count) \(s.sorted())"#)
                == #"'false true true 2 [1, 2]'"#)
        #expect(
            interpolated(
                "let s: Set = [1, 2, 3]\nlet t: Set = [3, 4]",
                #"\(s.union(t).sorted()) \(s.intersection(t)) \(s.subtracting(t).sorted()) \(s.symmetricDifference(t).sorted())"#
            )
                == #"'[1, 2, 3, 4] [3] [1, 2] [1, 2, 4]'"#)
        #expect(
            interpolated(
                "let s: Set = [1, 2]",
                #"\(s.isSubset(of: [1, 2, 3])) \(s.isSuperset(of: [1])) \(s.isDisjoint(with: [3])) \(s == [2, 1])"#
            )
                == #"'true true true true'"#)
        #expect(
            interpolated(
                "let s = Set([\"b\", \"a\", \"b\"])",
                #"\(s.count) \(s.contains("a")) \(Array(s).sorted())"#)
                == #"'2 true ["a", "b"]'"#)
    }

    @Test func `dictionaries are merged and made`() {
        #expect(
            interpolated(
                "let d = [\"a\": 1].merging([\"a\": 2, \"b\": 3]) { $0 + $1 }",
                #"\(d["a"]!) \(d["b"]!) \(d.count)"#)
                == #"'3 3 2'"#)
        #expect(
            interpolated(
                "let d = Dictionary([(\"a\", 1), (\"a\", 2)], uniquingKeysWith: { _, new in new })",
                #"\(d)"#)
                == #"'["a": 2]'"#)
        #expect(
            interpolated(
                "let d = [\"a\": 1].compactMapValues { $0 > 1 ? $0 : nil }",
                #"\(d.isEmpty)"#)
                == #"'true'"#)
        #expect(
            interpolated(
                "let d = Dictionary(grouping: [\"one\", \"two\", \"three\"], by: \\.count)",
                #"\(d[3]!) \(d[5]!)"#)
                == #"'["one", "two"] ["three"]'"#)
    }

    @Test func `ranges`() {
        #expect(
            interpolated(
                "let r = 2..<5",
                #"\(r.count) \(r.lowerBound) \(r.isEmpty) \(r.overlaps(4..<9)) \(r.clamped(to: 3..<9)) \(Array(r.reversed()))"#
            )
                == #"'3 2 false true 3..<5 [4, 3, 2]'"#)
        #expect(
            interpolated(
                "let r = 1...3",
                #"\(r.count) \(r.map { $0 * 2 }) \(r.reduce(0, +)) \(r.contains(4)) \((1...).contains(7)) \((..<3).contains(3))"#
            )
                == #"'3 [2, 4, 6] 6 false true false'"#)
    }

    @Test func `iterators and optionals`() {
        #expect(
            interpolated(
                "var i = [1, 2].makeIterator()\nlet a = i.next()\nlet b = i.next()\nlet c = i.next()",
                #"\(a!) \(b!) \(c == nil)"#)
                == #"'1 2 true'"#)
        #expect(
            interpolated(
                "let a: Int? = 3",
                #"\(a.map { $0 + 1 }!) \(a.flatMap { $0 > 3 ? $0 : nil } == nil)"#)
                == #"'4 true'"#)
    }
}
