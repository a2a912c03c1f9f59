import Testing

/// Screens and elements of Blueprint's apps, whose models live elsewhere.
@Suite struct FurtherBlueprintScreenTests {
    @Test func `a default argument's type is known`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Greeting: ProxyElement {
                let user: User?

                var elementRepresentation: Element {
                    Column {
                        Label(text: user?.nickname ?? "Guest")
                        if let user {
                            Label(text: user.email)
                        }
                    }
                }
            }
            """, width: 24, height: 3)
        #expect(
            shown.picture == """
                Guest                  ┐
                ‹user.email›           ┘
                """)
        #expect(shown.holes == ["user", "user?.nickname", "user.email"])
    }

    @Test func `the outermost of several elements is shown`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct HeaderRow: ProxyElement {
                var title: String
                var elementRepresentation: Element { Label(text: title) }
            }

            struct Page: ProxyElement {
                var elementRepresentation: Element {
                    Column {
                        HeaderRow(title: "Head")
                        FooterRow()
                    }
                }
            }

            struct FooterRow: ProxyElement {
                var elementRepresentation: Element { Label(text: "Foot") }
            }
            """, width: 26, height: 4)
        #expect(
            shown.picture == """
                Head                     ┐
                Foot                     ┘
                """)
        #expect(shown.holes == [])
    }

    @Test func `the elements of a type's extension and of its helpers are found`() throws {
        let shown = try Shown(
            #"""
            import BlueprintUI

            struct Receipt: ProxyElement {
                let total: Int

                var elementRepresentation: Element {
                    Column {
                        header
                        line("Total", amount: total)
                    }
                }
            }

            extension Receipt {
                private var header: Element { Label(text: "Receipt") }

                private func line(_ name: String, amount: Int) -> Element {
                    Row {
                        Label(text: name)
                        Spacer(width: 2)
                        Label(text: "\(amount)")
                    }
                }
            }
            """#, width: 26, height: 4)
        #expect(
            shown.picture == """
                Receipt                  ┐
                Total  10                ┘
                """)
        #expect(shown.holes == ["total"])
    }

    @Test func `a class that inherits from another of the file has its properties`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            class BaseViewController: UIViewController {
                var heading: String { "Base" }
                var element: Element { Column { Label(text: heading); Label(text: "body") } }
            }

            final class DetailViewController: BaseViewController {
                override var heading: String { "Detail" }
                override var element: Element { super.element }
            }
            """, width: 24, height: 3)
        #expect(
            shown.picture == """
                Detail                 ┐
                body                   ┘
                """)
        #expect(shown.holes == [])
    }

    @Test func `globals are used above their lines, and computed ones each time`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Sign: ProxyElement {
                var elementRepresentation: Element {
                    Column {
                        Label(text: slogan)
                        Label(text: shout)
                    }
                }
            }

            let slogan = "Fresh " + product
            private let product = "bread"
            var shout: String { slogan.uppercased() + "!" }
            """, width: 24, height: 3)
        #expect(
            shown.picture == """
                Fresh bread            ┐
                FRESH BREAD!           ┘
                """)
        #expect(shown.holes == [])
    }

    @Test func `an element of a generic type takes what is unknown`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Section<Content: Element>: ProxyElement {
                var title: String
                var content: Content

                var elementRepresentation: Element {
                    Column {
                        Label(text: title)
                        content
                    }
                }
            }
            """, width: 24, height: 3)
        #expect(
            shown.picture == """
                ‹title›                ┐
                ▒ content ▒────────────┘
                """)
        #expect(shown.holes == ["title", "content"])
    }

    @Test func `an error is where it can be shown, and the rest stands`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Form: ProxyElement {
                var elementRepresentation: Element {
                    Column {
                        Label(text: "Name")
                        Label(txt: "misspelt")
                        Label(text: "Done")
                    }
                }
            }
            """, width: 24, height: 5, reporting: ["7: error: Label has no parameter 'txt'; did you mean 'text'?"])
        #expect(
            shown.picture == """
                Name                   ┐
                ▒ Label ▒              │
                Done                   ┘
                """)
        #expect(shown.holes == [])
    }

    @Test func `previews of several elements stand below each other`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import SwiftUI

            struct Card: ProxyElement {
                var elementRepresentation: Element { Label(text: "card") }
            }

            struct Card_Previews: PreviewProvider {
                static var previews: some View {
                    ElementPreview(with: .thatFits(padding: 5)) { Card() }
                    ElementPreview(named: "second", with: [.thatFits()]) { Label(text: "other") }
                }
            }
            """, width: 12, height: 2)
        #expect(shown.holes == [])
        #expect(
            shown.picture == """
                card       ┐
                other      ┘
                """)
    }
}
