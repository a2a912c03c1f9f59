import Testing

/// What views read of their surroundings.
@Suite struct SwiftUIEnvironmentTests {
    @Test func `the environment has a phone's values where nobody hands others down`() throws {
        try expect(
            #"""
            struct Leaf: View {
                @Environment(\.colorScheme) var colorScheme
                @Environment(\.horizontalSizeClass) private var sizeClass
                @Environment(\.dynamicTypeSize) var typeSize
                @Environment(\.layoutDirection) var direction
                @Environment(\.isEnabled) var isEnabled
                @Environment(\.dismiss) var dismiss
                @Environment(\.openURL) var openURL
                @Environment(\.presentationMode) var presentationMode
                var body: some View {
                    Text(colorScheme == .dark ? "dark" : "light")
                    Text(sizeClass == .compact ? "compact" : "regular")
                    Text(typeSize.isAccessibilitySize || typeSize > .large ? "huge" : "usual")
                    Text("\(direction == .leftToRight) \(isEnabled)")
                    Button("close") { dismiss(); presentationMode.wrappedValue.dismiss() }
                }
            }

            struct Screen: View { var body: some View { Leaf() } }
            """#, 40, 12, contains: ["light", "compact", "usual", "true true", "close"])
    }

    @Test func `modifiers hand values down, the innermost last`() throws {
        let shown = try expect(
            #"""
            struct Leaf: View {
                @Environment(\.colorScheme) var colorScheme
                @Environment(\.horizontalSizeClass) var sizeClass
                @Environment(\.isEnabled) var isEnabled
                let name: String
                var body: some View {
                    Text("\(name) \(colorScheme == .dark) \(sizeClass == .regular) \(isEnabled)")
                }
            }

            struct Screen: View {
                var body: some View {
                    VStack {
                        Leaf(name: "a")
                        Leaf(name: "b").environment(\.colorScheme, .light).disabled(true)
                        Leaf(name: "c").environment(\.horizontalSizeClass, .regular).disabled(false)
                    }
                    .preferredColorScheme(.dark)
                    Text("one line of many words").environment(\.lineLimit, 1).frame(width: 8)
                }
            }
            """#, 40, 12, contains: ["a true false true", "b false false false", "c true true true"])
        #expect(!shown.picture.contains("words"))
    }

    @Test func `keys and entries of a source's own are read and handed down`() throws {
        try expect(
            #"""
            struct Theme { var name = "plain" }

            private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }

            extension EnvironmentValues {
                var theme: Theme {
                    get { self[ThemeKey.self] }
                    set { self[ThemeKey.self] = newValue }
                }
                @Entry var spacing: CGFloat = 3
                @Entry var title: String?
            }

            extension View {
                func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
            }

            struct Leaf: View {
                @Environment(\.theme) private var theme
                @Environment(\.theme.name) private var name
                @Environment(\.spacing) var spacing
                @Environment(\.title) var title
                var body: some View { Text("\(theme.name) \(name) \(spacing) \(title ?? "none")") }
            }

            struct Screen: View {
                var body: some View {
                    Leaf()
                    Leaf().environment(\.spacing, 4).environment(\.title, "own").theme(Theme(name: "dark"))
                }
            }
            """#, 40, 12, contains: ["plain plain 3.000000 none", "dark dark 4.000000 own"])
    }

    @Test func `objects are found by their types, and one that nobody hands down is assumed`() throws {
        try expect(
            #"""
            @Observable class Model { var title = "model" }
            class Store: ObservableObject {
                @Published var count: Int
                init(count: Int = 1) { self.count = count }
            }

            struct Counter: View {
                @EnvironmentObject var store: Store
                @Environment(Model.self) private var model
                @Environment(Elsewhere.self) private var other
                var body: some View { Text("\(store.count) \(model.title) \(other.name)") }
            }

            struct Heading: ViewModifier {
                @Environment(Model.self) var model: Model?
                func body(content: Content) -> some View {
                    Text(model?.title ?? "no model")
                    content
                }
            }

            struct Screen: View {
                @StateObject var store = Store(count: 7)
                var body: some View {
                    Counter().environmentObject(store)
                    Text("x").modifier(Heading()).environment(Model())
                    Text("y").modifier(Heading())
                }
            }
            """#, 40, 12, holes: ["model", "other.name"], contains: ["7 model ‹other.name›", "no model"])
    }

    @Test func `an appearing view's action runs once, as do those of the views that it shows`() throws {
        try expect(
            #"""
            struct Screen: View {
                @State private var names: [String] = []
                @State private var count = 0
                var body: some View {
                    Text("count \(count)").onAppear { count += 1 }
                    ForEach(names, id: \.self) { name in
                        Text(name).onAppear { count += 10 }
                    }
                    .onAppear { names = load() }
                }
                func load() -> [String] { ["one", "two"] }
            }
            """#, 40, 12, contains: ["count 1"])

        try expect(
            #"""
            struct Screen: View {
                @State private var names: [String] = []
                @State private var count = 0
                var body: some View {
                    VStack {
                        Text("count \(count)").onAppear { count += 1 }
                        ForEach(names, id: \.self) { name in
                            Text(name).onAppear { count += 10 }
                        }
                    }
                    .onAppear { names = load() }
                }
                func load() -> [String] { ["one", "two"] }
            }
            """#, 40, 12, contains: ["count 21", "one", "two"])
    }

    @Test func `no text is larger`() throws {
        try expect(
            #"""
            struct Screen: View {
                @Environment(\.sizeCategory) var size
                var body: some View {
                    Text(size >= .accessibilityMedium ? "huge" : "usual")
                }
            }
            """#, 40, 12, contains: ["usual"])
    }

    @Test func `a wrapper's own name is known where its value is not`() throws {
        try expect(
            #"""
            struct Shelf: View {
                @Query private var books: [Book]
                init(order: String) { _books = Query(sort: order) }
                var body: some View { ForEach(books) { book in Text(book.title) } }
            }
            """#, 40, 12, holes: ["books", "order", "book.title"])
    }

    @Test func `all of the environment can be handed down`() throws {
        try expect(
            """
            struct Screen: View {
                @Environment(\\.self) var environment
                var body: some View { Text("4").environment(\\.self, environment) }
            }
            """, 3, 1, boxes: false, shows: " 4")
    }

    @Test func `keys may be generic, and classes under others`() throws {
        try expect(
            """
            open class Optionally<Value>: EnvironmentKey { open class var defaultValue: Value? { nil } }
            open class Last<T: Equatable>: PreferenceKey {
                public typealias Value = T?
                public static var defaultValue: Value { nil }
                public static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() ?? value }
            }
            final class Width: Last<Int> {}
            extension EnvironmentValues {
                private final class Indent: Optionally<Int> {}
                var indent: Int? { get { self[Indent.self] } set { self[Indent.self] = newValue } }
                var mark: String? {
                    get { self[Optionally<String>.self] } set { self[Optionally<String>.self] = newValue }
                }
            }
            struct Line: View {
                @Environment(\\.indent) var indent
                @Environment(\\.mark) var mark
                var body: some View { Text("\\(indent ?? 0)\\(mark ?? "-")") }
            }
            struct Screen: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Line().environment(\\.indent, 7).environment(\\.mark, "x")
                        Line()
                        Text("").preference(key: Width.self, value: 3).preference(key: Last<Int>.self, value: 4)
                            .preference(key: Last<String>.self, value: "v")
                    }
                    .frame(width: 6)
                    .overlayPreferenceValue(Last<Int>.self, alignment: .bottomLeading) { Text("\\($0 ?? 0)") }
                    .overlayPreferenceValue(Last<String>.self, alignment: .bottomTrailing) { Text($0 ?? "none") }
                }
            }
            """, 6, 3, boxes: false, shows: "  7x\n  0-\n4    v")
    }
}
