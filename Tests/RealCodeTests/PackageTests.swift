import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Testing

@testable import haggle

/// Folders with a package in them: each target is a module of its own.
@Suite struct PackageTests {
    /// Nested names as a folder is read: the manifest first, then what stands in folders.
    private static let sources = [
        (
            "Shop/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Kit"), .target(name: "Extras", path: "Other/"),
                    .executableTarget(name: "App", dependencies: ["Kit", "Extras"]),
                ])
            """
        ),
        (
            "Shop/Other/Card.swift",
            """
            import BlueprintUI
            public struct Card: ProxyElement {
                public var elementRepresentation: Element { Label(text: greeting) }
            }
            let greeting = "extra"
            private struct Badge {}
            """
        ),
        (
            "Shop/Sources/App/Page.swift",
            """
            import BlueprintUI
            import Extras
            import Kit
            struct Card: ProxyElement {
                let title: String
                var elementRepresentation: Element { Label(text: title) }
            }
            struct Page: ProxyElement {
                var elementRepresentation: Element {
                    Column {
                        Card(title: "own")
                        Kit.Card()
                        Extras.Card()
                        Badge()
                    }
                }
            }
            """
        ),
        (
            "Shop/Sources/Kit/Card.swift",
            """
            import BlueprintUI
            public struct Card: ProxyElement {
                public var elementRepresentation: Element { Label(text: greeting) }
            }
            public struct Badge: ProxyElement {
                public var elementRepresentation: Element { Card() }
            }
            let greeting = "kit"
            """
        ),
    ]

    private func shown(of document: LayoutDocument, _ width: Double, _ height: Double) throws -> [String] {
        let inspection = try document.inspect(Proposal(width: .exactly(width), height: .exactly(height)))
        return StagePicture(try #require(inspection), StagePicture.Options(colors: .none)).canvas.rows
    }

    @Test func `targets may declare the same names, and each uses its own`() throws {
        let document = opened(Self.sources, root: .named("Page"))
        #expect(document.diagnostics == [])
        #expect(try shown(of: document, 5, 4) == ["own ┐", "kit │", "extra", "kit ┘"])
    }

    @Test func `two files may each have a private type of one name`() throws {
        let document = opened(
            [
                ("A.swift", "import BlueprintUI\nprivate struct Line { let a = \"one\" }\nlet first = Line().a"),
                ("B.swift", "import BlueprintUI\nprivate struct Line { let b = \"two\" }\nlet second = Line().b"),
                ("C.swift", "import BlueprintUI\nlet all = Label(text: first + second)"),
            ], root: .named("all"))
        #expect(document.diagnostics == [])
        #expect(try shown(of: document, 6, 1) == ["onetwo"])
    }

    /// Two apps, each with an entry, a page and types of the same names, and a card that both share.
    private static let apps = [
        (
            "Course/One/OneApp.swift",
            "import SwiftUI\n@main struct OneApp: App { var body: some Scene { WindowGroup { OnePage() } } }"
        ),
        (
            "Course/One/Model/Item.swift",
            "struct Item { let title: String }\nlet items = [Item(title: \"pen\"), Item(title: \"ink\")]"
        ),
        (
            "Course/One/OnePage.swift",
            """
            import SwiftUI
            struct Caption: View {
                let item: Item
                var body: some View { Text(item.title) }
            }
            struct OnePage: View {
                var body: some View { VStack { ForEach(items, id: \\.title) { Caption(item: $0) } } }
            }
            """
        ),
        (
            "Course/Two/AppDelegate.swift",
            "import UIKit\n@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}"
        ),
        (
            "Course/Two/Views/TwoPage.swift",
            """
            import SwiftUI
            struct Item { let count: Int }
            struct VStack { let rows: Int }
            struct Caption: View {
                let item: Item
                var body: some View { Text("\\(item.count) of \\(VStack(rows: 3).rows)") }
            }
            struct TwoPage: View {
                var body: some View { HStack { Caption(item: items[0]) } }
            }
            let items = [Item(count: 2)]
            """
        ),
    ]

    @Test(arguments: [
        ("OnePage", ["  pen", "  ink"]), ("TwoPage", ["", "2 of 3"]),
    ]) func `apps side by side may declare the same names, and each uses its own`(
        root: String, rows: [String]
    ) throws {
        let document = opened(Self.apps, root: .named(root))
        #expect(document.diagnostics == [])
        #expect(try shown(of: document, 6, 2) == rows)
    }

    @Test(arguments: [
        ("", "List { Text(\"rows\") }", "rows"), ("import Models\n", "Text(List(id: \"own\").id)", "own"),
        ("import Models\n", "List { Text(List(id: \"both\").id) }", "both"),
    ]) func `a type of another module and the library's of the same name are told apart by imports and labels`(
        imports: String, use: String, text: String
    ) throws {
        let document = opened(
            [
                ("Shop/Package.swift", "import PackageDescription\nlet package = Package(name: \"Shop\")"),
                (
                    "Shop/Sources/Models/List.swift",
                    "public struct List: Hashable {\n    public let id: String\n}"
                ),
                (
                    "Shop/Sources/App/Page.swift",
                    "import SwiftUI\n\(imports)struct Page: View {\n    var body: some View { \(use) }\n}"
                ),
            ], root: .named("Page"))
        #expect(document.diagnostics == [])
        #expect(try shown(of: document, 5, 2).joined().contains(text))
    }

    @Test func `a name that several files declare is no mistake where either may be meant`() throws {
        let document = opened(
            [
                ("A.swift", "import SwiftUI\nstruct Tip { let text: String }\nlet tips = [Tip(text: \"first\")]"),
                ("B.swift", "import SwiftUI\nstruct Tip { let text: String }\nlet other = Tip(text: \"second\")"),
                (
                    "C.swift",
                    """
                    import SwiftUI
                    struct Tips: View {
                        var tips: [Tip]
                        var body: some View { Text(tips[0].text) }
                    }
                    struct Page: View {
                        var body: some View { Tips(tips: [other]) }
                    }
                    """
                ),
            ], root: .named("Page"))
        #expect(document.diagnostics == [])
    }

    @Test func `names of a playground's page are not the app's, nor another page's`() throws {
        let document = opened(
            [
                (
                    "Shop/Page.swift",
                    """
                    import SwiftUI
                    struct Page: View {
                        var body: some View { Text(URL(string: "https://example.com/a")!.path) }
                    }
                    """
                ),
                ("Shop/Try.playground/Pages/One.xcplaygroundpage/Contents.swift", "let URL = 3\nlet names = [1]"),
                (
                    "Shop/Try.playground/Pages/Two.xcplaygroundpage/Contents.swift",
                    """
                    import SwiftUI
                    let names = ["two"]
                    struct Two: View {
                        var body: some View { Text(names[0] + marker) }
                    }
                    """
                ),
                ("Shop/Try.playground/Sources/Marker.swift", "public let marker = \"!\""),
            ], root: .named("Page"))
        #expect(document.diagnostics.map(\.message) == [])
    }

    @Test func `names of an app's tests are not the app's`() throws {
        let document = opened(
            [
                (
                    "Shop/Shop/Page.swift",
                    "import SwiftUI\nstruct Page: View { var body: some View { Button(\"go\") {} } }"
                ),
                (
                    "Shop/ShopUITests/Elements/Button.swift",
                    "import XCTest\nenum Button: String { case go }\nenum View: String { case page }"
                ),
            ], root: .named("Page"))
        #expect(document.diagnostics == [])
        #expect(try shown(of: document, 2, 1) == ["go"])
    }

    @Test func `a property may be private in each of two files that extend a type`() throws {
        let document = opened(
            [
                (
                    "A.swift",
                    "import SwiftUI\nextension Text { fileprivate var wide: String { \"a\" } }\nlet a = Text(\"\").wide"
                ),
                (
                    "B.swift",
                    "import SwiftUI\nextension Text { fileprivate var wide: String { \"b\" } }\nlet b = Text(\"\").wide"
                ),
                ("C.swift", "import SwiftUI\nstruct Page: View { var body: some View { Text(\"page\") } }"),
            ], root: .named("Page"))
        #expect(document.diagnostics == [])
    }

    @Test func `two apps may each add a property of one name to what neither declares`() throws {
        let book = "extension Book { var shown: String { title ?? \"\" } }"
        let document = opened(
            [
                ("One/Book.swift", book), ("Two/Book.swift", book),
                ("Two/Page.swift", "import SwiftUI\nstruct Page: View { var body: some View { Text(\"page\") } }"),
            ], root: .named("Page"))
        #expect(document.diagnostics == [])
    }
}
