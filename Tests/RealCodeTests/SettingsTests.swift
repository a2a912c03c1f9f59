import Testing

/// Holes that a comment of the source fills.
@Suite struct SettingsTests {
    @Test func `a comment says what a hole is`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            // haggle: order.title = "Two burgers"

            Column {
                Label(text: order.title)
                Label(text: order.note)
            }
            """, width: 26, height: 3)
        #expect(
            shown.picture == """
                Two burgers              ┐
                ‹order.note›             ┘
                """)
        #expect(shown.holes == ["order.note"])
    }

    @Test func `a comment says that a condition is false`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            // haggle: cart.items.count > 3 = false

            Column {
                if cart.items.count > 3 { Label(text: "many") } else { Label(text: "few") }
            }
            """, width: 26, height: 3)
        #expect(
            shown.picture == """
                few                      ┤
                """)
        #expect(shown.holes == [])
    }

    @Test func `a required argument of the root has its label's name`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            // haggle: title = "Set here"

            struct Card: ProxyElement {
                let title: String
                var elementRepresentation: Element { Label(text: title) }
            }
            """, width: 26, height: 3)
        #expect(
            shown.picture == """
                Set here··················
                """)
        #expect(shown.holes == [])
    }

    @Test func `an expression that cannot be read is an error at its place`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            // haggle: order.title = )

            Label(text: order.title)
            """, width: 26, height: 3, reporting: ["2: error: 'order.title': unexpected ')'"])
        #expect(
            shown.picture == """
                ‹order.title›·············
                """)
        #expect(shown.holes == ["order.title"])
    }
}
