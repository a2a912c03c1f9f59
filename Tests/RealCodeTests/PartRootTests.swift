import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Files with nothing whole in them: layouts, modifiers and extensions, shown around what is not known.
@Suite struct PartRootTests {
    private func roots(_ source: String) -> [String] {
        LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Test.swift").roots.map {
            "\($0.name) \($0.kind.rawValue)"
        }
    }

    private static let flow = """
        import SwiftUI
        struct Flow: Layout {
            var gap: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
                return CGSize(
                    width: sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(subviews.count - 1), height: 1)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                var x = bounds.minX
                for subview in subviews {
                    subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                    x += subview.sizeThatFits(.unspecified).width + gap
                }
            }
        }
        """

    @Test func `a layout is shown around three views`() throws {
        #expect(roots(Self.flow) == ["Flow type"])
        let shown = try Shown(Self.flow, width: 35, height: 1)
        #expect(shown.picture == "▒ content ▒─▒ content ▒─▒ content ▒")
        #expect(shown.holes == ["gap", "content"])
    }

    @Test func `or around those that a setting says`() throws {
        let source = Self.flow + "\n// haggle: content = [Text(\"a\"), Text(\"bb\")]\n// haggle: gap = 2\n"
        let shown = try Shown(source, width: 5, height: 1)
        #expect(shown.picture == "a  bb")
        #expect(shown.holes == [])
    }

    @Test func `a whole view comes before a part`() throws {
        let source =
            Self.flow + "\nstruct Tile: View { var body: some View { Text(\"t\") } }\n" + """
                struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding() } }
                """
        #expect(roots(source) == ["Flow type", "Tile type", "Framed.body function"])
        #expect(try Shown(source, width: 1, height: 1).picture == "t")
    }

    @Test(arguments: [
        (
            """
            import SwiftUI
            struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding() } }
            """, "▒ content ▒", ["content"]
        ),
        (
            "import SwiftUI\nextension View { func framed() -> some View { padding() } }", "▒ View ▒", ["View"]
        ),
        (
            "import SwiftUI\nextension Text { func framed() -> some View { padding() } }", "‹Text›", ["Text"]
        ),
        (
            """
            import BlueprintUI
            extension Element { func framed() -> Element { inset(uniform: 1) } }
            """, "▒▒▒ Element ▒▒▒", ["Element"]
        ),
        (
            "import QuickLayout\nextension Element { func framed() -> Element { padding(1) } }", "▒ Element ▒",
            ["Element"]
        ),
    ])
    func `modifiers are shown around what they modify`(source: String, content: String, holes: [String]) throws {
        let shown = try Shown(source, width: 17, height: 3)
        #expect(shown.picture.contains(content), "\(shown.picture)")
        #expect(shown.holes == holes)
    }

    @Test func `an extension of a type from another file shows what it gives, and the type's own are holes`() throws {
        let source = """
            import SwiftUI
            extension ContentView {
                @ViewBuilder var header: some View {
                    Text("Orders")
                    title
                }
            }
            extension ContentView {
                private var title: some View { Text(order.name) }
            }
            """
        #expect(roots(source) == ["ContentView.header property", "ContentView.title property"])
        let shown = try Shown(source, width: 12, height: 2)
        #expect(shown.picture == "┌  Orders  ┐\n‹order.name›")
        #expect(shown.holes == ["order.name"])
    }

    @Test func `a file with nothing but an app shows its window, other files their views`() throws {
        let app = """
            import SwiftUI
            @main struct NotesApp: App {
                var body: some Scene { WindowGroup { ContentView() } }
            }
            """
        #expect(roots(app) == ["NotesApp function"])
        let shown = try Shown(app, width: 20, height: 3)
        #expect(shown.picture.contains("ContentView"))
        #expect(
            roots(app + "\nstruct ContentView: View { var body: some View { Text(\"notes\") } }") == [
                "ContentView type"
            ])
    }

    @Test func `a window with more than one view is shown beside what it shows`() throws {
        let app = """
            import SwiftUI
            struct Name: View { var body: some View { Text("name") } }
            @main struct NotesApp: App {
                @State private var isNew = true
                var body: some Scene {
                    WindowGroup {
                        Name()
                        if isNew { Text("new") }
                    }
                    .commands { CommandMenu("Edit") { Button("Undo") {} } }
                }
            }
            """
        #expect(roots(app) == ["Name type", "NotesApp function"])
        let shown = try Shown(app, width: 4, height: 2, drawsBoxes: false)
        #expect(shown.picture == "name\n new")
        #expect(shown.holes == [])
        #expect(
            roots("import SwiftUI\n@main struct NoApp: App { var body: some Scene { WindowGroup {} } }") == [])
    }

    @Test func `a static view of an enum without cases is a root`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            enum Parts {
                static func header(title: String) -> Element { Label(text: title) }
                static var page: Element { Column { header(title: "Inbox"); Label(text: "nothing") } }
            }
            """, width: 8, height: 2, drawsBoxes: false)
        #expect(shown.picture == "Inbox\nnothing")
        #expect(shown.holes == [])
    }

    @Test func `an enum that is a view shows its first case`() throws {
        let screens = """
            import SwiftUI
            enum Screen: Hashable, View {
                case colors, item(Int)
                var body: some View {
                    switch self {
                    case .colors: Text("colors")
                    case .item(let number): Text("\\(number)")
                    }
                }
            }
            """
        #expect(roots(screens) == ["Screen type"])
        let shown = try Shown(screens, width: 6, height: 1, drawsBoxes: false)
        #expect(shown.picture == "colors")
        #expect(shown.holes == ["self"])
        let set = try Shown(screens + "\n// haggle: self = .item(7)", width: 6, height: 1, drawsBoxes: false)
        #expect(set.picture.contains("7"))
        #expect(set.holes == [])
    }

    @Test func `a wrapper of another kind of view is a box if there is no other root`() throws {
        let wrapper = """
            import SwiftUI
            struct Blur: UIViewRepresentable {
                func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
                func updateUIView(_ view: UIVisualEffectView, context: Context) {}
            }
            """
        #expect(roots(wrapper) == ["Blur type"])
        #expect(try Shown(wrapper, width: 8, height: 1, drawsBoxes: false).picture == "▒ Blur ▒")
        #expect(roots(wrapper + "\nstruct Card: View { var body: some View { Blur() } }") == ["Card type"])
    }
}
