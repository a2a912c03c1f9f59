import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Files with nothing whole in them: layouts, modifiers and extensions, shown around what is not known.
@Suite struct PartRootTests {
    private func roots(_ source: String) -> [String] {
        opened(source).roots.map {
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
        try expect(Self.flow, 35, 1, of: nil, holes: ["gap", "content"], shows: "▒ content ▒─▒ content ▒─▒ content ▒")
    }

    @Test func `or around those that a setting says`() throws {
        let source = Self.flow + "\n// haggle: content = [Text(\"a\"), Text(\"bb\")]\n// haggle: gap = 2\n"
        try expect(source, 5, 1, of: nil, shows: "a  bb")
    }

    @Test func `a whole view comes before a part`() throws {
        let source =
            Self.flow + "\nstruct Tile: View { var body: some View { Text(\"t\") } }\n" + """
                struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding() } }
                """
        #expect(roots(source) == ["Flow type", "Tile type", "Framed.body function"])
        try expect(source, 1, 1, of: nil, shows: "t")
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
        try expect(source, 17, 3, of: nil, holes: holes, contains: [content])
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
        try expect(source, 12, 2, of: nil, holes: ["order.name"], shows: "┌  Orders  ┐\n‹order.name›")
    }

    @Test func `a file with nothing but an app shows its window, other files their views`() throws {
        let app = """
            import SwiftUI
            @main struct NotesApp: App {
                var body: some Scene { WindowGroup { ContentView() } }
            }
            """
        #expect(roots(app) == ["NotesApp function"])
        try expect(app, 20, 3, of: nil, holes: ["ContentView"], contains: ["ContentView"])
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
        try expect(app, 4, 2, boxes: false, of: nil, shows: "name\n new")
        #expect(
            roots("import SwiftUI\n@main struct NoApp: App { var body: some Scene { WindowGroup {} } }") == [])
    }

    @Test func `a static view of an enum without cases is a root`() throws {
        try expect(
            """
            enum Parts {
                static func header(title: String) -> Element { Label(text: title) }
                static var page: Element { Column { header(title: "Inbox"); Label(text: "nothing") } }
            }
            """, 8, 2, boxes: false, of: .blueprint, shows: "Inbox\nnothing")
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
        try expect(screens, 6, 1, boxes: false, of: nil, holes: ["self"], shows: "colors")
        try expect(screens + "\n// haggle: self = .item(7)", 6, 1, boxes: false, of: nil, contains: ["7"])
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
        try expect(wrapper, 8, 1, boxes: false, of: nil, holes: ["Blur"], shows: "▒ Blur ▒")
        #expect(roots(wrapper + "\nstruct Card: View { var body: some View { Blur() } }") == ["Card type"])
    }
}
