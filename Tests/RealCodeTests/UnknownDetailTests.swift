import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// What a source leaves to other files in passing: its picture is as near to the real one as can be.
struct UnknownDetailTests {
    private static let phone = CGSize(width: 8, height: 16)

    @Test func `an unknown font is that of body text`() throws {
        let shown = try expect(
            """
            #Preview {
                VStack(alignment: .leading) {
                    Text("swift").font(.brand)
                    Text("ui").font(.system(Theme.style))
                    Text("kit").font(Theme.fonts.title.bold())
                    Text("large").font(.largeTitle)
                }
            }
            """, 160, 160, boxes: false, cell: Self.phone, holes: [".brand", "Theme.style", "Theme.fonts.title.bold()"])
        #expect(
            shown.picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
                "swift", "ui", "kit", "large",
            ])
        // The largest decides how wide the stack is, and has room around it.
        #expect(shown.picture.hasSuffix("     kit\n       large\n"))
    }

    @Test func `a colour among an unknown view's arguments is no content, and a picture is`() throws {
        try expect(
            """
            struct Status: View {
                private var tone: Color { .green }
                var body: some View {
                    Pill(color: tone, icon: Image(systemName: "star"))
                    Pill(color: Color.red)
                }
            }
            """, 30, 8, boxes: false, holes: ["Pill"],
            shows: """
                           ▒ Pill ▒
                           ▒├┤    ▒
                           ▒▒▒▒▒▒▒▒

                           ▒ Pill ▒
                """)
    }

    @Test func `containers of an unknown module show what is in them, however deep`() throws {
        try expect(
            """
            import Panels
            struct Pane: View {
                var body: some View {
                    Panels.Container(width: 65) {
                        Panels.Section(label: { Text("Position of it") }) {
                            Text("below")
                            Text("at the side")
                        }
                    }
                }
            }
            """, 20, 8, boxes: false, holes: ["Panels.Container", "Panels.Section"],
            shows: """
                 ▒ Panels.Contai… ▒
                 ▒▒ Panels.Sect… ▒▒
                 ▒▒Position of it▒▒
                 ▒▒below         ▒▒
                 ▒▒at the side   ▒▒
                 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
                """)
    }

    @Test func `an own function's view in a closure of an unknown view is shown`() throws {
        try expect(
            """
            struct Chat: View {
                var body: some View {
                    ChatView(messages: all) { draft in
                        send(draft)
                    } messageBuilder: {
                        cell(for: $0)
                    }
                }
                private func send(_ draft: String) {}
                private func cell(for message: Message) -> some View { Text("a message") }
            }
            """, 14, 3, boxes: false, holes: ["ChatView"],
            shows: """
                  ▒ ChatVi… ▒
                  ▒a message▒
                  ▒▒▒▒▒▒▒▒▒▒▒
                """)
    }

    @Test func `an unknown number that is written in a format shows its name, and what is around it`() throws {
        try expect(
            """
            struct Price: View {
                let order: Order
                var body: some View {
                    Text(String(format: "%.2f USD", order.sum))
                    Text("\\(order.count, specifier: "%d") of \\(String(format: "%5d|%@", 3, order.name))")
                    Text("\\([order.sum, 3].reduce(0, +)) in all")
                }
            }
            """, 30, 3, boxes: false, holes: ["order.sum", "order.count", "order.name"],
            shows: """
                        ‹order.sum› USD
                ‹order.count› of     3|‹order…
                      ‹order.sum› in all
                """)
    }

    @Test func `a view that is told whether it is empty is not`() throws {
        try expect(
            """
            struct Todos: View {
                let isEmpty: Bool
                let all: Items
                var body: some View { Text((isEmpty ? "nothing" : "something") + (!all.isEmpty ? " more" : "")) }
            }
            """, 14, 1, holes: ["isEmpty", "!all.isEmpty"], shows: "something more")
    }

    @Test func `an unknown style is gray, and a view behind another a box`() throws {
        let shown = try expect(
            """
            struct Line: View {
                var body: some View {
                    Rectangle().foregroundStyle(.line).frame(width: 4, height: 1)
                    Text("a").foregroundStyle(.line, theme.second).background(theme.paper)
                    Text("some words").background(Paper())
                }
            }
            """, 10, 3, holes: [".line", "theme.paper", "Paper"],
            reporting: [3, 4].map { "\($0): warning: '.line' is not a member of ShapeStyle; did you mean 'link'?" })
        #expect(shown.picture.hasSuffix("some words"))
        let source = "import SwiftUI\n#Preview { Rectangle().fill(.line).border(theme.edge) }"
        let holes = try laidOut(source, 4, 1).holes
        #expect(holes.map { "\($0.text) \($0.assumed)" } == [".line .gray", "theme.edge .gray"])
    }

    @Test func `an unknown picture is as large as others`() throws {
        try expect(
            """
            #Preview { Image(uiImage: Kit.icon(.star)) }
            """, 32, 32, cell: Self.phone, holes: ["Kit.icon(.star)"], shows: "┌──┐\n└──┘")
    }

    @Test(arguments: [
        "Shop(id: 1).items.map { $0.name }", "Shop(id: 1).items.map { $0.name! }",
        "Shop(id: 1).items.map { $0.name }.joined()",
    ])
    func `a text of something unknown of a value that is made is what the source says`(value: String) throws {
        let shown = try expect(
            "let view = Label(text: \"\\(\(value))\")", 40, 1, boxes: false, of: .blueprint, holes: [value])
        #expect(shown.picture.hasPrefix("‹Shop(id: 1).items.map"))
    }
}
