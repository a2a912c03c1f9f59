import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Which root is shown of code that is pasted without a preview, and by which library's rules.
@Suite struct RootChoiceTests {
    private func roots(_ source: String) -> [String] {
        opened(source).roots.map(\.name)
    }

    @Test func `views at the top level are parts of the body that uses them`() throws {
        try expect(
            """
            let title = { let label = UILabel(); label.text = "title"; return label }()
            let detail = { let label = UILabel(); label.text = "detail"; return label }()
            var body: Layout { VStack(spacing: 0) { title; detail } }
            """, 10, 2, boxes: false, of: .quickLayout, contains: ["title", "detail"])
    }

    @Test func `a property's indirect parts are no roots`() throws {
        try expect(
            """
            import BlueprintUICommonControls
            final class Menu: UIViewController {
                var rows: [Element] { titles.map { MenuRow(title: $0) } }
                var contents: Element { Column { column in rows.forEach { column.add(child: $0) } } }
                let titles = ["one", "two"]
            }
            struct MenuRow: ProxyElement {
                var title: String
                var elementRepresentation: Element { Label(text: title) }
            }
            """, 10, 2, boxes: false, of: .blueprint, contains: ["one", "two"])
    }

    @Test func `a file opens at its first preview, also if a later one shows more`() {
        let source = """
            import SwiftUI
            struct Name: View { var body: some View { Text("a") } }
            struct Row: View { var body: some View { HStack { Name(); Text("b") } } }
            #Preview("A name") { Name() }
            #Preview("A row") { Row() }
            """
        let read = opened(source)
        #expect(read.chosenRoot?.name == "A name")
    }

    @Test func `a preview without a name is listed with the view that it shows`() {
        let source = """
            import SwiftUI
            @Observable final class Model {}
            struct Card: View { var body: some View { Text("card") } }
            struct Page: View { var body: some View { Card() } }
            #Preview { NavigationStack { Page() }.environment(Model()) }
            #Preview("On a phone") { Card() }
            #Preview { Text("alone") }
            enum Screens { struct Tip: View { var body: some View { Text("tip") } } }
            #Preview { Screens.Tip().padding() }
            """
        let read = opened(source)
        let previews = read.roots.filter { $0.kind == .preview }
        #expect(previews.map(\.title) == ["preview:1 Page", "On a phone", "preview:3", "preview:4 Screens.Tip"])
        #expect(previews.map(\.name) == ["preview:1", "On a phone", "preview:3", "preview:4"])
    }

    @Test func `a file that imports two libraries is laid out by that of its types`() throws {
        let source = """
            import QuickLayout
            import SwiftUI
            struct Catalogue: View {
                let pages = [Page(title: "one"), Page(title: "two")]
                var body: some View {
                    NavigationStack {
                        List { ForEach(pages) { page in Text(page.title) } }
                    }
                }
            }
            struct Page: Identifiable { var title: String; var id: String { title } }
            """
        try expect(source, 20, 8, boxes: false, of: nil, contains: ["one", "two"])
        try expect(
            """
            import SwiftUI
            import QuickLayout
            @QuickLayout
            final class Bar: UIView {
                let title = { let label = UILabel(); label.text = "Inbox"; return label }()
                var body: Layout { HStack { title; Spacer(2) } }
            }
            struct BarPreview: UIViewRepresentable {
                func makeUIView(context: Context) -> Bar { Bar() }
                func updateUIView(_ view: Bar, context: Context) {}
            }
            """, 8, 1, boxes: false, of: nil, contains: ["Inbox"])
    }

    @Test func `a preview of a controller with a body is a root, and its view is loaded`() throws {
        let source = """
            import QuickLayout
            class Screen: UIViewController {
                let label = UILabel()
                let text: String
                init(_ text: String) { self.text = text; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "loaded " + text
                    view.addSubview(label)
                }
                var body: Layout { VStack { label } }
            }
            #Preview("A") { Screen("first") }
            #Preview("B") { Screen("second") }
            """
        #expect(roots(source).prefix(3) == ["Screen", "A", "B"])
        try expect(source, 20, 1, boxes: false, of: nil, contains: ["loaded first"])
    }

    @Test(
        arguments: [
            """
            @QuickLayout
            final class Badge: UIView {
                let label = UILabel()
                init() { super.init(frame: .zero); label.text = "badge" }
                var body: Layout { HStack { label.padding(1) } }
            }
            """,
            """
            let label = { let label = UILabel(); label.text = "badge"; return label }()
            var body: Layout { label.resizable().frame(width: 10, height: 3) }
            """,
        ])
    func `code without an import is read by the library whose signs it has`(source: String) throws {
        try expect(source, 12, 3, boxes: false, of: nil, contains: ["badge"])
    }

    @Test func `a trailing closure is for the initializer that takes one`() throws {
        try expect(
            """
            final class Host: UIViewController {
                private let content: () -> Layout
                init(@LayoutBuilder content: @escaping () -> Layout) {
                    self.content = content
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                func titled(_ title: String) -> Self { self.title = title; return self }
                var body: Layout { content() }
            }
            let label = { let label = UILabel(); label.text = "hosted"; return label }()
            func makeHost() -> UIViewController { Host { VStack { label } }.titled("Details") }
            """, 12, 1, boxes: false, of: .quickLayout, words: ["hosted"])
    }

    @Test func `the preview of a screen from elsewhere is shown after the views that are here`() throws {
        let source = """
            import SwiftUI
            struct Card: View { var body: some View { Text("card") } }
            #Preview { Home(count: 1).environmentObject(Store()) }
            """
        try expect(source, 4, 1, of: nil, shows: "card")
        try expect(source + "\n#Preview { Text(\"here\") }", 4, 1, of: nil, shows: "here")
    }
}
