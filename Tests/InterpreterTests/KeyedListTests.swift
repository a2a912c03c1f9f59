import Testing

/// Dictionaries and sets with many keys: the results are the compiler's, but for the order, in which keys came.
@Suite struct KeyedListTests {
    @Test func `a dictionary of 20,000 keys is filled, read and changed`() {
        #expect(
            interpolated(
                """
                var d: [Int: Int] = [:]
                for i in 0..<20_000 { d[i] = i }
                for i in 0..<20_000 { d[i, default: 0] += d[i + 1] ?? 0 }
                var removed = 0
                for i in 0..<10_000 where i % 2 == 0 { removed += d.removeValue(forKey: i) ?? 0 }
                """,
                #"\(d.count) \(d[1] ?? 0) \(d[2] == nil) \(d[19_999] ?? 0) \(removed) \(d.keys.first ?? 0)"#)
                == "'15000 3 true 19999 49995000 1'")
    }

    @Test func `a set of 20,000 texts is filled, searched and changed`() {
        #expect(
            interpolated(
                """
                var s: Set<String> = []
                for i in 0..<20_000 { s.insert("key \\(i % 15_000)") }
                var found = 0
                for i in 0..<20_000 where s.contains("key \\(i)") { found += 1 }
                for i in 0..<5_000 { s.remove("key \\(i)") }
                """, #"\(s.count) \(found) \(s.first ?? "") \(s.union(["new", "key 9000"]).count)"#)
                == "'10000 15000 key 5000 10001'")
    }

    @Test func `copies of a dictionary are changed apart`() {
        #expect(
            interpolated(
                """
                var one = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, $0) })
                var other = one
                one[100] = 1
                other[100] = 2
                other[101] = 3
                one.removeValue(forKey: 0)
                one[101] = 4
                let last = one
                one[102] = 5
                """,
                #"\(one[100]!) \(other[100]!) \(one[101]!) \(other[101]!) \(one[0] == nil) \(other[0]!) \(last[102] == nil)"#
            )
                == "'1 2 4 3 true 0 true'")
    }

    @Test func `keys are equal as their types say`() {
        #expect(
            interpolated(
                """
                struct Word: Hashable {
                    let text: String
                    static func == (one: Word, other: Word) -> Bool { one.text.lowercased() == other.text.lowercased() }
                    func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
                }
                struct Cell: Hashable { let row: Int; let column: Int }
                enum Key: Hashable { case none, cell(Cell), word(Word) }
                let words = Set((0..<40).map { Word(text: $0 % 2 == 0 ? "a\\($0 / 2)" : "A\\($0 / 2)") })
                var cells: [Cell: Int] = [:]
                for row in 0..<30 { for column in 0..<30 { cells[Cell(row: row, column: column)] = row * column } }
                var keys: [Key: Int] = [:]
                for i in 0..<20 { keys[.cell(Cell(row: i, column: 0))] = i; keys[.word(Word(text: "W\\(i)"))] = -i }
                """,
                #"\(words.count) \(words.contains(Word(text: "A7"))) \(cells.count) \(cells[Cell(row: 4, column: 5)]!) \(keys[.cell(Cell(row: 9, column: 0))]!) \(keys[.word(Word(text: "w9"))]!) \(keys[.none] == nil)"#
            )
                == "'20 true 900 20 9 -9 true'")
    }

    @Test func `numbers of several types are one key where they are equal`() {
        #expect(
            interpolated(
                """
                var lengths: [Double: Int] = [:]
                for i in 0..<20 { lengths[Double(i)] = i }
                var floats: [Float: Int] = [:]
                for i in 0..<20 { floats[Float(i) / 2] = i }
                """, #"\(lengths[3] ?? -1) \(lengths[3.0] ?? -1) \(lengths[-0.0] ?? -1) \(floats[4.5] ?? -1)"#)
                == "'3 3 0 9'")
    }

    @Test func `groups, merged dictionaries and literals find their keys`() {
        #expect(
            interpolated(
                """
                let groups = Dictionary(grouping: 0..<1_000) { $0 % 20 }
                let numbered = Dictionary(uniqueKeysWithValues: (0..<30).map { ("k\\($0)", $0) })
                let merged = ["a": 1, "b": 2].merging(numbered) { $0 + $1 }
                let twice = merged.merging(merged) { $0 + $1 }
                let literal = Set([9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 2, 3])
                """,
                #"\(groups.count) \(groups[7]!.count) \(merged["k29"]!) \(twice["k29"]!) \(literal.count) \(literal == Set(1...9)) \(groups == groups)"#
            )
                == "'20 50 29 58 9 true true'")
    }
}
