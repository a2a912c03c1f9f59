import Testing

/// Holes that a comment of the source fills.
@Suite struct SettingsTests {
    @Test func `a comment says that a condition is false`() throws {
        try expect(
            """
            import BlueprintUI
            // haggle: cart.items.count > 3 = false

            Column {
                if cart.items.count > 3 { Label(text: "many") } else { Label(text: "few") }
            }
            """, 26, 3, of: nil, words: ["few"])
    }

    @Test func `a required argument of the root has its label's name`() throws {
        try expect(
            """
            import BlueprintUI
            // haggle: title = "Set here"

            struct Card: ProxyElement {
                let title: String
                var elementRepresentation: Element { Label(text: title) }
            }
            """, 26, 3, of: nil,
            shows: """
                Set here··················
                """)
    }

    @Test func `an expression that cannot be read is an error at its place`() throws {
        try expect(
            """
            import BlueprintUI
            // haggle: order.title = )

            Label(text: order.title)
            """, 26, 3, of: nil, holes: ["order.title"],
            shows: """
                ‹order.title›·············
                """, reporting: ["2: error: 'order.title': unexpected ')'"])
    }
}
