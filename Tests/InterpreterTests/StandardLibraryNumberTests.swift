import Testing

/// What numbers do: the results are the compiler's.
@Suite struct StandardLibraryNumberTests {
    @Test func `whole numbers`() {
        #expect(
            interpolated(
                "",
                #"\(Int("12")!) \(Int("x") == nil) \(Int(2.9)) \(Int(-2.9)) \(Int(exactly: 2.5) == nil) \(Int(exactly: 2.0)!)"#
            )
                == #"'12 true 2 -2 true 2'"#)
        #expect(
            interpolated(
                "let (q, r) = (7).quotientAndRemainder(dividingBy: -2)",
                #"\(q) \(r) \((-7).magnitude) \(6.isMultiple(of: 3)) \((-3).signum()) \(3.advanced(by: 2)) \(3.distance(to: 1))"#
            )
                == #"'-3 1 7 true -1 5 -2'"#)
        #expect(
            interpolated(
                "var n = 3\nn.negate()",
                #"\(n)"#)
                == "'-3'")
    }

    @Test func `numbers with a fraction`() {
        #expect(
            interpolated(
                "let x = 2.5",
                #"\(x.rounded()) \(x.rounded(.down)) \(x.rounded(.toNearestOrEven)) \((-x).rounded(.up))"#
            )
                == #"'3.0 2.0 2.0 -2.0'"#)
        #expect(
            interpolated(
                "let x = 7.5",
                #"\(x.truncatingRemainder(dividingBy: 2)) \(x.squareRoot() > 2.7) \(x.advanced(by: 1)) \(x.isNaN)"#
            )
                == #"'1.5 true 8.5 false'"#)
        #expect(
            interpolated(
                "",
                #"\(Double("1.5")!) \(Double("x") == nil) \(Double(3)) \(CGFloat(2)) \(Double.pi > 3.14) \(Double.infinity)"#
            )
                == #"'1.5 true 3.0 2.0 true inf'"#)
        #expect(
            interpolated(
                "",
                #"\(max(1, 3, 2)) \(min(4, 3, 2, 1)) \(abs(-2.5)) \(max("a", "b"))"#)
                == #"'3 1 2.5 b'"#)
    }

    @Test func `steps from one number to another`() {
        #expect(
            interpolated(
                "",
                #"\(Array(stride(from: 0, to: 10, by: 4))) \(Array(stride(from: 1.0, through: 0, by: -0.5))) \(Array(stride(from: 5, to: 0, by: 1)))"#
            )
                == #"'[0, 4, 8] [1.0, 0.5, 0.0] []'"#)
        #expect(
            interpolated(
                "",
                #"\(Array(zip([1, 2], ["a", "b"])).count) \(Array(repeatElement(7, count: 2))) \(Array(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }))"#
            )
                == #"'2 [7, 7] [1, 3, 9, 27]'"#)
    }

    @Test func `truths`() {
        #expect(
            interpolated(
                "var b = Bool(\"true\")!\nb.toggle()",
                #"\(b) \(Bool("x") == nil)"#)
                == #"'false true'"#)
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
