import Testing

/// Protocols of an app that ask for views under a builder, which is that of what implements them.
@Suite struct RequiredBuilderTests {
    @Test func `a method and a property are built as the protocol that asks for them says`() throws {
        try expect(
            """
            protocol Paged: View {
                associatedtype Content: View
                associatedtype Row: View
                @ViewBuilder var content: Content { get }
                @ViewBuilder func row(_ number: Int) -> Row
            }
            extension Paged {
                var body: some View { VStack { content } }
            }
            struct Home: Paged {
                var content: some View {
                    Text("one")
                    row(2)
                }
                func row(_ number: Int) -> some View {
                    if number > 1 { Text("number \\(number)") }
                    Text("end")
                }
            }
            """, 10, 3, boxes: false, shows: "    one\n number 2\n    end")
    }

    @Test func `items of a toolbar stand in builders of their own`() throws {
        try expect(
            """
            struct Page: View {
                @ToolbarContentBuilder private var first: some ToolbarContent {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                }
                @ToolbarContentBuilder private func more() -> some ToolbarContent {
                    ToolbarItem { Button("A") {} }
                    ToolbarItem { Button("B") {} }
                }
                var body: some View {
                    NavigationStack {
                        Text("text").toolbar {
                            first
                            more()
                        }
                    }
                }
            }
            """, 24, 3, boxes: false, shows: "Cancel          Save A B\n\n          text")
    }

    @Test func `items in branches and in types of the source stand where each says`() throws {
        try expect(
            """
            struct Tools: ToolbarContent {
                var isOpen: Bool
                var body: some ToolbarContent {
                    ToolbarItem(placement: .cancellationAction) { Button("Own") {} }
                    if isOpen { ToolbarItem(placement: .topBarTrailing) { Button("More") {} } }
                }
            }

            struct Page: View {
                @State private var isEditing = true
                var body: some View {
                    NavigationStack {
                        Text("text").toolbar {
                            Tools(isOpen: true)
                            if isEditing {
                                ToolbarItem(placement: .topBarLeading) { Text("Edit") }
                            } else {
                                ToolbarItem { Text("View") }
                            }
                        }
                    }
                }
            }
            """, 20, 3, boxes: false, shows: "Own Edit        More\n\n        text")
    }

    @Test func `an associated type that is a view has the modifiers of one`() throws {
        try expect(
            """
            protocol Framed: View {
                associatedtype Content: View
                @ViewBuilder var content: Content { get }
            }
            extension Framed {
                var body: some View { HStack { content.padding(.leading, 2) } }
            }
            struct Pair: Framed {
                var content: some View {
                    Text("a")
                    Text("b")
                }
            }
            """, 7, 1, boxes: false, shows: "  a   b")
    }

    @Test func `a function may have the name of a case`() throws {
        try expect(
            """
            enum Kind: String {
                case card = "Card"
                static func card(named name: String) -> String { "card " + name }
                static func usual() -> Kind { .card }
            }

            #Preview { VStack { Text(Kind.card(named: "a")); Text(Kind.usual().rawValue) } }
            """, 6, 2, boxes: false, shows: "card a\n Card")
    }
}
