import Testing

/// Screens and elements of Blueprint's apps, whose models live elsewhere.
@Suite struct BlueprintScreenTests {
    @Test func `a view controller's element is shown, with what its view model holds as holes`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import UIKit

            final class OrderViewController: UIViewController {
                private let viewModel: OrderViewModel
                private let blueprintView = BlueprintView()

                init(viewModel: OrderViewModel) {
                    self.viewModel = viewModel
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

                override func loadView() { view = blueprintView }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    blueprintView.element = element
                }

                var element: Element {
                    Column(alignment: .fill) {
                        Label(text: "Your order")
                        Label(text: viewModel.number)
                        Label(text: "Thank you")
                    }
                }
            }
            """, width: 30, height: 8)
        #expect(
            shown.picture == """
                Your order····················
                ‹viewModel.number›············
                Thank you·····················
                """)
        #expect(shown.holes == ["viewModel.number"])
    }

    @Test func `an element that is handed to a view is shown as the method it stands in`() throws {
        let shown = try Shown(
            #"""
            import BlueprintUI

            final class HelloViewController: UIViewController {
                override func loadView() {
                    let name = "world"
                    view = BlueprintView(element: Column {
                        Label(text: "Hello, \(name)")
                        Label(text: "How are you?")
                    })
                }
            }
            """#, width: 24, height: 4)
        #expect(
            shown.picture == """
                Hello, world           ┐
                How are you?           ┘
                """)
        #expect(shown.holes == [])
    }

    @Test func `an element that is set later is shown, with the locals before it`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            final class StatusViewController: UIViewController {
                private let blueprintView = BlueprintView()
                private var isOnline = true

                private func update() {
                    let status = isOnline ? "online" : "offline"
                    let content = Column {
                        Label(text: "Status")
                        Label(text: status)
                    }
                    blueprintView.element = content.inset(uniform: 1)
                }
            }
            """, width: 24, height: 4)
        #expect(
            shown.picture == """
                ┌──────────────────────┐
                │Status               ┐│
                │online               ┘│
                └──────────────────────┘
                """)
        #expect(shown.holes == [])
    }

    @Test func `a function that makes an element is a root, its parameters are holes`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            final class ProfileViewController: UIViewController {
                func makeElement(name: String, isAdmin: Bool) -> Element {
                    Row {
                        Label(text: name)
                        if isAdmin { Label(text: " (admin)") }
                    }
                }
            }
            """, width: 26, height: 3)
        #expect(
            shown.picture == """
                ‹name›             (admin)
                """)
        #expect(shown.holes == ["name", "isAdmin"])
    }

    @Test func `a list of unknown items has three rows`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct ListScreen: ProxyElement {
                let store: ItemStore

                var elementRepresentation: Element {
                    Column {
                        Label(text: "Items")
                        for item in store.items {
                            Label(text: item.name)
                        }
                    }
                }
            }
            """, width: 24, height: 5)
        #expect(
            shown.picture == """
                Items                  ┐
                ‹item.name›            │
                ‹item.name›            │
                ‹item.name›            ┘
                """)
        #expect(shown.holes == ["store.items", "item.name"])
    }

    @Test func `a list of a type that is known has holes for what its elements hold`() throws {
        let shown = try Shown(
            #"""
            import BlueprintUI

            struct Item {
                let name: String
                let price: Double
            }

            struct ListElement: ProxyElement {
                var items: [Item]

                var elementRepresentation: Element {
                    Column {
                        if items.isEmpty { Label(text: "Nothing here") }
                        for item in items {
                            Label(text: "\(item.name) - \(item.price)")
                        }
                        Label(text: "\(items.count) in all")
                    }
                }
            }
            """#, width: 24, height: 5)
        #expect(
            shown.picture == """
                ‹items.name› - 10.0    ┐
                ‹items.name› - 10.0    │
                ‹items.name› - 10.0    │
                3 in all               ┘
                """)
        #expect(shown.holes == ["items.name", "items.price", "items"])
    }

    @Test func `an unknown condition shows its first branch`() throws {
        let shown = try Shown(
            #"""
            import BlueprintUI

            struct Banner: ProxyElement {
                let session: Session

                var elementRepresentation: Element {
                    Column {
                        if session.isLoggedIn {
                            Label(text: "Welcome back")
                        } else {
                            Label(text: "Please log in")
                        }
                        switch session.plan {
                        case .free: Label(text: "Free")
                        case .paid(let until): Label(text: "Paid until \(until)")
                        }
                    }
                }
            }
            """#, width: 24, height: 4)
        #expect(
            shown.picture == """
                Welcome back           ┐
                Free                   ┘
                """)
        #expect(shown.holes == ["session.isLoggedIn", "session.plan"])
    }

    @Test func `an unknown element is a box with its name, and keeps its place`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Comment: ProxyElement {
                var author: User
                var text: String

                var elementRepresentation: Element {
                    Row(alignment: .center, minimumSpacing: 1) {
                        AvatarElement(user: author)
                        Column {
                            Label(text: author.name)
                            Label(text: text)
                        }
                    }
                }
            }
            """, width: 30, height: 5)
        #expect(
            shown.picture == """
                ┌                ‹author.name┐
                ▒ AvatarEleme… ▒ ›···········│
                └                ‹text›      ┘
                """)
        #expect(shown.holes == ["text", "AvatarElement", "author.name"])
    }
}
