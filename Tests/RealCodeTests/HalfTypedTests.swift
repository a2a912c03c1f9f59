import Testing

/// Sources in the middle of a keystroke.
@Suite struct HalfTypedTests {
    @Test func `a string that has no end yet leaves the lines above`() throws {
        try expect(
            """
            Column {
                Label(text: "above")
                Label(text: "middle")
                Label(text: titl
            }
            """, 20, 4, of: .blueprint, holes: ["titl"],
            words: ["above", "middle", "‹titl›"], reporting: ["4: error: expected ')' to end argument list"])
    }

    @Test func `a name that is being typed is a hole with a hint`() throws {
        try expect(
            """
            Column {
                Label(text: "above")
                Labe(text: "typed")
                Label(text: "below")
            }
            """, 20, 4, of: .blueprint, holes: ["Labe"],
            shows: """
                above              ┐
                ▒ Labe ▒           │
                below              ┘
                """, reporting: ["3: warning: cannot find 'Labe' in scope; did you mean 'Label'?"])
    }

    @Test func `a call without its arguments is a box beside the other lines`() throws {
        try expect(
            """
            Column {
                Label(text: "above")
                Label()
                Label(text: "below")
            }
            """, 20, 4, of: .blueprint,
            shows: """
                above              ┐
                ▒ Label ▒          │
                below              ┘
                """, reporting: ["3: warning: missing argument for parameter 'text'"])
    }

    @Test func `a body that is not there yet is a box`() throws {
        try expect(
            """
            struct Card: ProxyElement {
                var elementRepresentation: Element {
                }
            }
            """, 20, 4, of: .blueprint,
            shows: """
                ▒▒▒▒▒▒▒ Card ▒▒▒▒▒▒▒
                """)
    }

    @Test func `a modifier that is being typed leaves its element`() throws {
        try expect(
            """
            VStack {
                Text("one").paddi(1)
                Text("two")
            }
            """, 20, 4, of: .quickLayout, holes: [".paddi(1)"],
            shows: """
                         one
                         two
                """)
    }

    @Test func `a brace at the end of a line closes its block, whatever is wrong elsewhere`() throws {
        try expect(
            """
            struct Lines: View {
                var body: some View {
                    VStack(spacing: 0) { Text("one")
                        HStack { Text("two") } }
                }
            }
            struct Half: View { var body: some View { Text("half" } }
            """, 4, 2, boxes: false, contains: ["half"], reporting: ["7: error: expected ')' to end argument list"])
    }

    @Test func `placeholders that an editor completes a call with are holes`() throws {
        try expect(
            """
            Column {
                Label(text: <#T##String#>)
                if <#condition#> { Label(text: "then") }
                Label(text: "below").inset(uniform: <#T##inset##CGFloat#>)
            }
            func unit(_ amount: Int) -> String {
                switch amount {
                case <#pattern#>: return "one"
                default: <#code#>
                }
            }
            func make(_ kind: <#type#>) { <#code#> }
            """, 10, 5, boxes: false, of: .blueprint, holes: ["String", "condition", "inset"],
            shows: "‹String›\nthen\n\n below\n")
    }
}
