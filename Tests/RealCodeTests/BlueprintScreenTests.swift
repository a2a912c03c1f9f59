import Testing

/// Screens and elements of Blueprint's apps, whose models live elsewhere.
@Suite struct BlueprintScreenTests {
    @Test func `a view controller's element is shown, with what its view model holds as holes`() throws {
        try expect(
            """
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
            """, 30, 8, of: .blueprint, holes: ["viewModel.number"],
            shows: """
                Your order····················
                ‹viewModel.number›············
                Thank you·····················
                """)
    }

    @Test func `an element that is handed to a view is shown as the method it stands in`() throws {
        try expect(
            #"""
            final class HelloViewController: UIViewController {
                override func loadView() {
                    let name = "world"
                    view = BlueprintView(element: Column {
                        Label(text: "Hello, \(name)")
                        Label(text: "How are you?")
                    })
                }
            }
            """#, 24, 4, of: .blueprint, words: ["Hello, world", "How are you?"])
    }

    @Test func `an element that is set later is shown, with the locals before it`() throws {
        try expect(
            """
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
            """, 24, 4, of: .blueprint,
            shows: """
                ┌──────────────────────┐
                │Status               ┐│
                │online               ┘│
                └──────────────────────┘
                """)
    }

    @Test func `a function that makes an element is a root, its parameters are holes`() throws {
        try expect(
            """
            final class ProfileViewController: UIViewController {
                func makeElement(name: String, isAdmin: Bool) -> Element {
                    Row {
                        Label(text: name)
                        if isAdmin { Label(text: " (admin)") }
                    }
                }
            }
            """, 26, 3, of: .blueprint, holes: ["name", "isAdmin"], words: ["‹name› (admin)"])
    }

    @Test func `a list of a type that is known has holes for what its elements hold`() throws {
        try expect(
            #"""
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
            """#, 24, 5, of: .blueprint, holes: ["items.name", "items.price", "items"],
            words: ["‹items.name› - 10.0", "‹items.name› - 10.0", "‹items.name› - 10.0", "3 in all"])
    }

    @Test func `an unknown element is a box with its name, and keeps its place`() throws {
        try expect(
            """
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
            """, 30, 5, of: .blueprint, holes: ["text", "AvatarElement", "author.name"],
            shows: """
                ┌                ‹author.name┐
                ▒ AvatarEleme… ▒ ›···········│
                └                ‹text›      ┘
                """)
    }

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
            words: ["Loading·················"])
    }
}
