import Testing

/// The parts of the standard library that no construct can test: errors, Foundation's values, and the names of cases.
@Suite struct StandardLibraryTests {
    @Test func `a collection's missing place is an error`() {
        expectErrors("let n = [1]\n⟦n[5...]⟧", "index 5 is out of range; the count is 1")
        expectErrors("var n = [1]\n⟦n.remove(at: 3)⟧", "index 3 is out of range; the count is 1")
        expectErrors("var n: [Int] = []\n⟦n.removeFirst()⟧", "there is nothing to remove")
        expectErrors("⟦zip(1..., 2...)⟧", "this takes too many steps; the source was stopped here")
    }

    @Test func `cases in an array are written with their type`() {
        let source = """
            enum Size: Int, Comparable {
                case small = 1, large = 2
                static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue }
            }
            """
        #expect(
            interpolated(source, #"\([Size.large, .small].sorted()) \(max(Size.small, .large))"#)
                == "'[Size.small, Size.large] large'")
    }

    @Test func `a format takes texts and numbers`() {
        #expect(
            interpolated("", #"\(String(format: "%.2f|%5d|%05.1f|%x|%@|100%%", 1.005, 42, 3.14159, 255, "a"))"#)
                == "'1.00|   42|003.1|ff|a|100%'")
    }

    @Test func `geometry`() {
        #expect(
            interpolated(
                "let r = CGRect(x: 1, y: 2, width: 10, height: 20)",
                #"\(r.insetBy(dx: 1, dy: 2).width) \(r.offsetBy(dx: 1, dy: 0).minX) \(r.midX) \(r.contains(CGPoint(x: 3, y: 3))) \(r.intersects(CGRect(x: 20, y: 0, width: 1, height: 1)))"#
            )
                == #"'8.0 2.0 6.0 true false'"#)
        #expect(
            interpolated(
                "let r = CGRect(x: 0.5, y: 0.25, width: 1, height: 2).integral",
                #"\(r.minX) \(r.minY) \(r.width) \(r.height) \(r.isEmpty) \(CGRect.null.isNull)"#)
                == #"'0.0 0.0 2.0 3.0 false true'"#)
        #expect(
            interpolated(
                "let r = CGRect(x: 0, y: 0, width: 4, height: 4).intersection(CGRect(x: 2, y: 1, width: 9, height: 1))",
                #"\(r.minX) \(r.minY) \(r.width) \(r.height)"#)
                == #"'2.0 1.0 2.0 1.0'"#)
    }

    @Test func `a date has a text, and an address is its text`() {
        #expect(
            interpolated(
                "let d = Date()",
                #"\(d == Date.now) \(d.addingTimeInterval(30))"#
            )
                == #"'true ‹d.addingTimeInterval(…›'"#)
        #expect(
            interpolated(
                "let u = URL(string: \"https://a.example/b/c.txt?d=e\")!",
                #"\(u.absoluteString)"#) == #"'https://a.example/b/c.txt?d=e'"#)
    }
}
