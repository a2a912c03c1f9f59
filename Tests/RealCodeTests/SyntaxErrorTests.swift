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
            let shown = try Shown(
                """
                import SwiftUI

                let list = VStack(spacing: 0) {
                    Text("a")
                    \(line)
                    Text("c")
                }
                """, width: 20, height: 5, drawsBoxes: false, reporting: ["5: error: \(told)"])
            let rows = shown.picture.split(separator: "\n").map { $0.drop { $0 == " " } }
            #expect(rows.map(String.init) == ["a", gap, "c"].filter { !$0.isEmpty }, "\(line)")
            #expect(shown.holes == [], "\(line)")
        }
    }

    @Test func `a case that cannot be read takes what it may`() throws {
        for (line, expected) in [("case ", "expression"), ("case .", "member name following '.'")] {
            let shown = try Shown(
                """
                import SwiftUI

                enum Size { case small, large }
                let size = Size.small
                let list = VStack(spacing: 0) {
                    switch size {
                    case .small: Text("a")
                    \(line)
                    }
                    Text("b")
                }
                """, width: 1, height: 2, drawsBoxes: false, reporting: ["8: error: expected \(expected)"])
            #expect(shown.picture == "a\nb")
        }
    }

    @Test func `an enumeration has no case of a comma at the end of a line`() throws {
        let shown = try Shown(
            """
            import SwiftUI

            enum Key: String, CaseIterable {
                case a = "A",
                case b = "B"
            }
            let list = VStack(spacing: 0) {
                ForEach(Key.allCases, id: \\.self) { Text($0.rawValue) }
                Text("c")
            }
            """, width: 1, height: 4, drawsBoxes: false, reporting: ["4: error: expected name in 'case'"])
        #expect(shown.picture == "A\nB\nc")
    }

    @Test func `two members on a line are two, whatever separates them`() throws {
        let shown = try Shown(
            """
            import SwiftUI

            struct Row: View {
                let a: Int, var b: Int
                var body: some View { Text("\\(a) \\(b)") }
            }
            struct Other: View { var body: some View { Text("c") } }
            let list = VStack(spacing: 0) { Row(a: 1, b: 2); Other() }
            """, width: 3, height: 2, drawsBoxes: false,
            reporting: ["4: error: consecutive statements on a line must be separated by ';'"])
        #expect(shown.picture == "1 2\n c")
    }

    @Test func `a type of two lines is whole behind a half-typed string`() throws {
        let shown = try Shown(
            """
            import SwiftUI

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
            """, width: 1, height: 4, drawsBoxes: false, reporting: ["7: error: unterminated string literal"])
        #expect(shown.picture == "a\nb\nc\n4")
    }

    @Test func `an argument that is missing is a gap in its row`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            let list = Column { column in
                column.addFixed(child: Label(text: "a"))
                column.addFixed(child: Label(text: ))
                column.addFixed(child: )
                column.addFixed(child: Label(text: "b"))
            }
            """, width: 10, height: 6, drawsBoxes: false,
            reporting: ["5: error: expected expression", "6: error: expected expression"])
        #expect(shown.picture == "a\n‹›\n▒▒▒▒\nb")
    }

    @Test func `a sign that is missing in a declaration leaves what uses it`() throws {
        for (line, told) in [
            ("let ink Int", "consecutive statements on a line must be separated by ';'"),
            ("let = Color.red", "expected pattern"),
        ] {
            let shown = try Shown(
                """
                import SwiftUI

                \(line)
                let list = VStack(spacing: 0) {
                    Text("a").foregroundColor(ink)
                    Text("b")
                }
                """, width: 1, height: 2, drawsBoxes: false, reporting: ["3: error: \(told)"])
            #expect(shown.picture == "a\nb", "\(line)")
        }
    }

    @Test func `a member that cannot be read is not missed where its type is used`() throws {
        let shown = try Shown(
            """
            import SwiftUI

            struct Row: View {
                let : String
                var body: some View { Text("row") }
            }

            let list = VStack(spacing: 0) {
                Row(title: "a")
                Text("b")
            }
            """, width: 10, height: 4, drawsBoxes: false, reporting: ["4: error: expected pattern"])
        #expect(shown.picture.contains("b"))
    }

    @Test func `a value that fails is a box where it is used`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            let numbers = [1, 2]
            let header = Label(text: "\\(numbers[2])")
            let card = Column {
                header
                Label(text: "below")
            }
            """, width: 14, height: 2, drawsBoxes: false,
            reporting: ["4: error: index 2 is out of range; the count is 2"])
        #expect(shown.picture == "‹header›\nbelow")
    }

    @Test func `a row of a grid that is not known is a row with a box`() throws {
        let shown = try Shown(
            """
            import QuickLayout

            let grid = Grid {
                GridRow { Text("a") }
                unknown
                GridRow { Text("b") }
            }
            """, width: 11, height: 3, drawsBoxes: false)
        #expect(shown.picture == "     a\n▒ unknown ▒\n     b")
    }
}
