import Testing

/// Blueprint's elements in a view of their own, among views of UIKit's.
@Suite struct HostedViewTests {
    private func controller(_ members: String) -> String {
        """
        import BlueprintUI
        import UIKit

        final class CartController: UIViewController {
            private let header = UILabel()
            private let blueprintView = BlueprintView()
            private let button = UIButton(type: .system)

            override func viewDidLoad() {
                super.viewDidLoad()
                header.text = "Cart"
                button.setTitle("Pay", for: .normal)
                view.addSubview(header)
                view.addSubview(blueprintView)
                view.addSubview(button)
                blueprintView.element = content
                arrange()
            }

            private var content: Element { Label(text: "Soup") }
        \(members)
        }
        """
    }

    @Test func `a controller shows the views beside its elements`() throws {
        let shown = try Shown(
            controller(
                """
                private func arrange() {}
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)
                    blueprintView.frame = CGRect(x: 2, y: 1, width: view.bounds.width - 2, height: 2)
                    button.frame = CGRect(x: 0, y: 3, width: view.bounds.width, height: 1)
                }
                """), width: 12, height: 4, drawsBoxes: false)
        #expect(shown.picture == "Cart\n  Soup\n\n    Pay")
        #expect(shown.told == [])
    }

    @Test func `constraints give elements their own height`() throws {
        let shown = try Shown(
            controller(
                """
                private func arrange() {
                    for part in [header, blueprintView, button] {
                        part.translatesAutoresizingMaskIntoConstraints = false
                        part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                        part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
                    }
                    NSLayoutConstraint.activate([
                        header.topAnchor.constraint(equalTo: view.topAnchor),
                        blueprintView.topAnchor.constraint(equalTo: header.bottomAnchor),
                        button.topAnchor.constraint(equalTo: blueprintView.bottomAnchor),
                    ])
                }
                """), width: 12, height: 6, drawsBoxes: false)
        #expect(shown.picture.hasPrefix("Cart\nSoup\n    Pay"))
        #expect(shown.told == [])
    }

    @Test func `a screen of this file is shown before a controller that asks an unknown one for it`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import WorkflowUI

            struct EntryScreen: Screen {
                let exercise: String
                func element() -> Element {
                    Column { column in
                        column.verticalUnderflow = .justifyToStart
                        column.add(child: Label(text: exercise))
                    }
                }
            }

            final class EntryController: ScreenViewController<EntryScreen> {
                let blueprintView = BlueprintView(element: nil)
                override func loadView() {
                    blueprintView.element = screen.element()
                    view = blueprintView
                }
            }
            """, width: 12, height: 1, drawsBoxes: false)
        #expect(shown.picture == "‹exercise›")
        #expect(shown.told == [])
    }
}
