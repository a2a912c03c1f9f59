import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

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

    private let pages = """
        import BlueprintUI
        import UIKit

        final class Page: UIViewController {
            let text: String
            init(text: String) {
                self.text = text
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
            override func loadView() { view = BlueprintView(element: Label(text: text)) }
        }

        final class Pages: UIViewController {
            let first = Page(text: "first")
            let second = Page(text: "second")
            override func viewDidLoad() {
                super.viewDidLoad()
                for page in [first, second] {
                    addChild(page)
                    view.addSubview(page.view)
                    page.didMove(toParent: self)
                }
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                first.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)
                second.view.frame = CGRect(x: 1, y: 1, width: view.bounds.width - 1, height: 1)
            }
        }

        """

    @Test func `a controller shows the controllers in it`() throws {
        let shown = try Shown(pages, width: 8, height: 2, drawsBoxes: false)
        #expect(shown.picture == "first\n second")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test(arguments: [
        ("Page(text: \"given\")", "given"),
        ("UINavigationController(rootViewController: Page(text: \"on top\"))", "on top"),
        ("Tabs()", "tab"), ("Pages()", "first\n second"),
    ])
    func `a preview of a controller shows the one that it makes`(_ made: String, _ picture: String) throws {
        let tabs = """
            final class Tabs: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    viewControllers = [UINavigationController(rootViewController: Page(text: "tab")), Page(text: "2")]
                }
            }

            """
        let shown = try Shown(pages + tabs + "#Preview { \(made) }", width: 8, height: 2, drawsBoxes: false)
        #expect(shown.picture.trimmingSuffix { $0 == "\n" } == picture)
        #expect(shown.holes == [] && shown.told == [])
    }

    /// Half of a source of more than 200,000 bytes is checked on a second thread.
    @Test func `lists of a very long source are all found`() {
        let padding = String(
            repeating: "func padding() { let text = \"\(String(repeating: "-", count: 90))\" }\n", count: 200)
        let screens = (0..<10).map { number in
            "final class Screen\(number): UIViewController {\n    let listView = ListView()\n"
                + "    func show() { listView.configure { list in list += Section(\"\") { Label(text: \"x\") } } }\n}\n"
        }
        let source =
            "import BlueprintUI\nimport BlueprintUILists\nimport UIKit\n"
            + screens.map { padding + $0 }.joined()
        #expect(source.utf8.count > 200_000)
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Test.swift")
        #expect(document.roots.map(\.name) == (0..<10).map { "Screen\($0)" })
    }
}

extension String {
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !isLeftOut($0) }.map(index(after:)) ?? startIndex)]
    }
}
