import Testing

/// Screens and elements of Blueprint's apps, whose models live elsewhere.
@Suite struct MoreBlueprintScreenTests {
    @Test func `a known modifier on an unknown element is laid out`() throws {
        try expect(
            """
            struct Framed: ProxyElement {
                var elementRepresentation: Element {
                    AvatarElement(size: .large).inset(uniform: 1)
                }
            }
            """, 26, 5, of: .blueprint, holes: ["AvatarElement"],
            shows: """
                ┌────────────────────────┐
                │▒▒▒▒ AvatarElement ▒▒▒▒▒│
                └────────────────────────┘
                """)
    }

    @Test func `unknown numbers are those of the initializer, or small`() throws {
        try expect(
            """
            struct Spaced: ProxyElement {
                var elementRepresentation: Element {
                    Column(minimumSpacing: Metrics.spacing) {
                        Label(text: "One")
                        Label(text: "Two").inset(uniform: Metrics.margin)
                    }
                }
            }
            """, 24, 6, of: .blueprint, holes: ["Metrics.spacing", "Metrics.margin"],
            shows: """
                One                    ┐
                ┌───┐                  │
                │Two│                  │
                └───┘──────────────────┘
                """)
    }

    @Test func `a label's setting without effect is no error`() throws {
        try expect(
            """
            import BlueprintUICommonControls

            struct Styled: ProxyElement {
                var elementRepresentation: Element {
                    Label(text: "Styled") { label in
                        label.font = .systemFont(ofSize: 20, weight: .bold)
                        label.color = Theme.current.accent
                        label.accessibilityTraits = [.header]
                    }
                }
            }
            """, 24, 2, of: .blueprint, holes: ["Theme.current.accent"],
            shows: """
                Styled··················
                """)
    }

    @Test func `handlers, tasks and notifications do nothing`() throws {
        try expect(
            """
            struct Loader: ProxyElement {
                let service: Service
                var onDone: () -> Void

                var elementRepresentation: Element {
                    Task { await service.load() }
                    NotificationCenter.default.post(name: .loaded, object: nil)
                    service.track("shown")
                    onDone()
                    return Label(text: "Loading")
                }
            }
            """, 24, 2, of: .blueprint, holes: ["onDone"],
            shows: """
                Loading·················
                """)
    }
}
