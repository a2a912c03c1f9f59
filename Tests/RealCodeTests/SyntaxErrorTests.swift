import Testing

/// What a syntax error in one place leaves of the rest, and that nothing that follows from it is told.
@Suite struct SyntaxErrorTests {
    @Test func `a line of a builder that cannot be read is a gap between the others`() throws {
        let lines: [(line: String, told: String, shown: String)] = [
            ("@", "expected name in attribute", ""),
            ("case", "expected name in 'case'", ""),
            ("Color.", "expected member name following '.'", "▒ Color ▒"),
            ("HStack(", "expected ')' to end argument list", "▒ HStack ▒"),
            ("ForEach(0..<", "expected ')' to end argument list", "▒ ForEach ▒"),
            ("Text(\"b\").(2).padding(0)", "expected member name following '.'", "b"),
            ("Text(verbatim: )", "expected expression", "‹›"),
            ("Text(verbatim: ", "expected expression", "‹›"),
            ("Text(\"b\"))", "unexpected ')'", "b"),
            ("}", "unexpected '}'", ""),
            ("if true { Text(\"b\") } else if { Text(\"d\") }", "missing condition in 'if' statement", "b"),
        ]
        for (line, told, gap) in lines {
            let shown = try expect(
                """
                let list = VStack(spacing: 0) {
                    Text("a")
                    \(line)
                    Text("c")
                }
                """, 20, 5, boxes: false, reporting: ["3: error: \(told)"])
            let rows = shown.picture.split(separator: "\n").map { $0.drop { $0 == " " } }
            #expect(rows.map(String.init) == ["a", gap, "c"].filter { !$0.isEmpty }, "\(line)")
        }
    }

    @Test func `a case that cannot be read takes what it may`() throws {
        for (line, expected) in [("case ", "expression"), ("case .", "member name following '.'")] {
            try expect(
                """
                enum Size { case small, large }
                let size = Size.small
                let list = VStack(spacing: 0) {
                    switch size {
                    case .small: Text("a")
                    \(line)
                    }
                    Text("b")
                }
                """, 1, 2, boxes: false, shows: "a\nb", reporting: ["6: error: expected \(expected)"])
        }
    }

    @Test func `an enumeration has no case of a comma at the end of a line`() throws {
        try expect(
            """
            enum Key: String, CaseIterable {
                case a = "A",
                case b = "B"
            }
            let list = VStack(spacing: 0) {
                ForEach(Key.allCases, id: \\.self) { Text($0.rawValue) }
                Text("c")
            }
            """, 1, 4, boxes: false, shows: "A\nB\nc", reporting: ["2: error: expected name in 'case'"])
    }

    @Test func `two members on a line are two, whatever separates them`() throws {
        try expect(
            """
            struct Row: View {
                let a: Int, var b: Int
                var body: some View { Text("\\(a) \\(b)") }
            }
            struct Other: View { var body: some View { Text("c") } }
            let list = VStack(spacing: 0) { Row(a: 1, b: 2); Other() }
            """, 3, 2, boxes: false, shows: "1 2\n c",
            reporting: ["2: error: consecutive statements on a line must be separated by ';'"])
    }

    @Test func `a type of two lines is whole behind a half-typed string`() throws {
        try expect(
            """
            struct Page: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Text("a")
                        Button("b") { print("
                        Text("c")
                    }
                }
            }
            struct Row: View { let n = 4
              var body: some View { Text("\\(n)") } }
            #Preview { VStack(spacing: 0) { Page(); Row() } }
            """, 1, 4, boxes: false, shows: "a\nb\nc\n4", reporting: ["5: error: unterminated string literal"])
    }

    @Test func `an argument that is missing is a gap in its row`() throws {
        try expect(
            """
            let list = Column { column in
                column.addFixed(child: Label(text: "a"))
                column.addFixed(child: Label(text: ))
                column.addFixed(child: )
                column.addFixed(child: Label(text: "b"))
            }
            """, 10, 6, boxes: false, of: .blueprint, shows: "a\n‹›\n▒▒▒▒\nb",
            reporting: ["3: error: expected expression", "4: error: expected expression"])
    }

    @Test func `a sign that is missing in a declaration leaves what uses it`() throws {
        for (line, holes, told) in [
            ("let ink Int", [], "consecutive statements on a line must be separated by ';'"),
            ("let = Color.red", ["ink"], "expected pattern"),
        ] {
            try expect(
                """
                \(line)
                let list = VStack(spacing: 0) {
                    Text("a").foregroundColor(ink)
                    Text("b")
                }
                """, 1, 2, boxes: false, holes: holes, shows: "a\nb", reporting: ["1: error: \(told)"])
        }
    }

    @Test func `a member that cannot be read is not missed where its type is used`() throws {
        try expect(
            """
            struct Row: View {
                let : String
                var body: some View { Text("row") }
            }

            let list = VStack(spacing: 0) {
                Row(title: "a")
                Text("b")
            }
            """, 10, 4, boxes: false, holes: ["Row(title: \"a\")"], contains: ["b"],
            reporting: ["2: error: expected pattern"])
    }

    @Test func `a value that fails is a box where it is used`() throws {
        try expect(
            """
            let numbers = [1, 2]
            let header = Label(text: "\\(numbers[2])")
            let card = Column {
                header
                Label(text: "below")
            }
            """, 14, 2, boxes: false, of: .blueprint, shows: "‹header›\nbelow",
            reporting: ["2: error: index 2 is out of range; the count is 2"])
    }

    @Test func `a row of a grid that is not known is a row with a box`() throws {
        try expect(
            """
            let grid = Grid {
                GridRow { Text("a") }
                unknown
                GridRow { Text("b") }
            }
            """, 11, 3, boxes: false, of: .quickLayout, holes: ["unknown"], shows: "     a\n▒ unknown ▒\n     b")
    }
}
