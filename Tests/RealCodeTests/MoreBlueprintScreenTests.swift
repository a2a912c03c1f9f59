import Testing

/// Screens and elements of Blueprint's apps, whose models live elsewhere.
@Suite struct MoreBlueprintScreenTests {
    @Test func `an unknown container shows what is in it`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Panel: ProxyElement {
                var elementRepresentation: Element {
                    CardContainer(style: .elevated) {
                        Label(text: "Inside")
                        Label(text: "the card")
                    }
                }
            }
            """, width: 26, height: 6)
        #expect(
            shown.picture == """
                ▒ CardContainer ▒▒▒▒▒▒▒▒▒▒
                ▒Inside                  ▒
                ▒the card                ▒
                ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                """)
        #expect(shown.holes == ["CardContainer"])
    }

    @Test func `an unknown modifier leaves its element as it was`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Title: ProxyElement {
                var elementRepresentation: Element {
                    Label(text: "Title")
                        .themed(.dark)
                        .inset(uniform: 1)
                        .tracked(as: "title")
                }
            }
            """, width: 24, height: 3)
        #expect(
            shown.picture == """
                ┌──────────────────────┐
                │Title·················│
                └──────────────────────┘
                """)
        #expect(shown.holes == [".themed(.dark)", ".tracked(as: \"title\")"])
    }

    @Test func `a known modifier on an unknown element is laid out`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Framed: ProxyElement {
                var elementRepresentation: Element {
                    AvatarElement(size: .large).inset(uniform: 1)
                }
            }
            """, width: 26, height: 5)
        #expect(
            shown.picture == """
                ┌────────────────────────┐
                │▒▒▒▒ AvatarElement ▒▒▒▒▒│
                └────────────────────────┘
                """)
        #expect(shown.holes == ["AvatarElement"])
    }

    @Test func `unknown numbers are those of the initializer, or small`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Spaced: ProxyElement {
                var elementRepresentation: Element {
                    Column(minimumSpacing: Metrics.spacing) {
                        Label(text: "One")
                        Label(text: "Two").inset(uniform: Metrics.margin)
                    }
                }
            }
            """, width: 24, height: 6)
        #expect(
            shown.picture == """
                One                    ┐
                ┌───┐                  │
                │Two│                  │
                └───┘──────────────────┘
                """)
        #expect(shown.holes == ["Metrics.spacing", "Metrics.margin"])
    }

    @Test func `a label's setting without effect is no error`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
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
            """, width: 24, height: 2)
        #expect(
            shown.picture == """
                Styled··················
                """)
        #expect(shown.holes == ["Theme.current.accent"])
    }

    @Test func `handlers, tasks and notifications do nothing`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

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
            """, width: 24, height: 2)
        #expect(
            shown.picture == """
                Loading·················
                """)
        #expect(shown.holes == ["onDone"])
    }
}
