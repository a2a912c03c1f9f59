import Testing

/// Sources in the middle of a keystroke.
@Suite struct HalfTypedTests {
    @Test func `a string that has no end yet leaves the lines above`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            Column {
                Label(text: "above")
                Label(text: "middle")
                Label(text: titl
            }
            """, width: 20, height: 4, reporting: ["6: error: expected ')' to end argument list"])
        #expect(
            shown.picture == """
                above              ┐
                middle             │
                ‹titl›             ┘
                """)
        #expect(shown.holes == ["titl"])
    }

    @Test func `a name that is being typed is a hole with a hint`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            Column {
                Label(text: "above")
                Labe(text: "typed")
                Label(text: "below")
            }
            """, width: 20, height: 4, reporting: ["5: warning: cannot find 'Labe' in scope; did you mean 'Label'?"])
        #expect(
            shown.picture == """
                above              ┐
                ▒ Labe ▒           │
                below              ┘
                """)
        #expect(shown.holes == ["Labe"])
    }

    @Test func `a call without its arguments is a box beside the other lines`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            Column {
                Label(text: "above")
                Label()
                Label(text: "below")
            }
            """, width: 20, height: 4, reporting: ["5: warning: missing argument for parameter 'text'"])
        #expect(
            shown.picture == """
                above              ┐
                ▒ Label ▒          │
                below              ┘
                """)
        #expect(shown.holes == [])
    }

    @Test func `a body that is not there yet is a box`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Card: ProxyElement {
                var elementRepresentation: Element {
                }
            }
            """, width: 20, height: 4)
        #expect(
            shown.picture == """
                ▒▒▒▒▒▒▒ Card ▒▒▒▒▒▒▒
                """)
        #expect(shown.holes == [])
    }

    @Test func `a modifier that is being typed leaves its element`() throws {
        let shown = try Shown(
            """
            import QuickLayout

            VStack {
                Text("one").paddi(1)
                Text("two")
            }
            """, width: 20, height: 4)
        #expect(
            shown.picture == """
                         one
                         two
                """)
        #expect(shown.holes == [".paddi(1)"])
    }

    @Test func `a brace at the end of a line closes its block, whatever is wrong elsewhere`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Lines: View {
                var body: some View {
                    VStack(spacing: 0) { Text("one")
                        HStack { Text("two") } }
                }
            }
            struct Half: View { var body: some View { Text("half" } }
            """, width: 4, height: 2, drawsBoxes: false, reporting: ["8: error: expected ')' to end argument list"])
        #expect(shown.picture.contains("half"))
    }

    @Test func `placeholders that an editor completes a call with are holes`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

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
            """, width: 10, height: 5, drawsBoxes: false)
        #expect(shown.picture == "‹String›\nthen\n\n below\n")
        #expect(shown.holes == ["String", "condition", "inset"])
    }
}
