import Testing

/// Screens and elements of Blueprint's apps, whose models live elsewhere.
@Suite struct FurtherBlueprintScreenTests {
    @Test func `a default argument's type is known`() throws {
        try expect(
            """
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
            """, 24, 3, of: .blueprint, holes: ["user", "user?.nickname", "user.email"],
            words: ["Guest", "‹user.email›"])
    }

    @Test func `the outermost of several elements is shown`() throws {
        try expect(
            """
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
            """, 26, 4, of: .blueprint, words: ["Head", "Foot"])
    }

    @Test func `the elements of a type's extension and of its helpers are found`() throws {
        try expect(
            #"""
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
            """#, 26, 4, of: .blueprint, holes: ["total"], words: ["Receipt", "Total 10"])
    }

    @Test func `a class that inherits from another of the file has its properties`() throws {
        try expect(
            """
            class BaseViewController: UIViewController {
                var heading: String { "Base" }
                var element: Element { Column { Label(text: heading); Label(text: "body") } }
            }

            final class DetailViewController: BaseViewController {
                override var heading: String { "Detail" }
                override var element: Element { super.element }
            }
            """, 24, 3, of: .blueprint, words: ["Detail", "body"])
    }

    @Test func `globals are used above their lines, and computed ones each time`() throws {
        try expect(
            """
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
            """, 24, 3, of: .blueprint, words: ["Fresh bread", "FRESH BREAD!"])
    }

    @Test func `an element of a generic type takes what is unknown`() throws {
        try expect(
            """
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
            """, 24, 3, of: .blueprint, holes: ["title", "content"],
            shows: """
                ‹title›                ┐
                ▒ content ▒────────────┘
                """)
    }

    @Test func `an error is where it can be shown, and the rest stands`() throws {
        try expect(
            """
            struct Form: ProxyElement {
                var elementRepresentation: Element {
                    Column {
                        Label(text: "Name")
                        Label(txt: "misspelt")
                        Label(text: "Done")
                    }
                }
            }
            """, 24, 5, of: .blueprint,
            shows: """
                Name                   ┐
                ▒ Label ▒              │
                Done                   ┘
                """, reporting: ["5: error: Label has no parameter 'txt'; did you mean 'text'?"])
    }

    @Test func `previews of several elements stand below each other`() throws {
        try expect(
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
            """, 12, 2, of: nil, words: ["card", "other"])
    }
}
