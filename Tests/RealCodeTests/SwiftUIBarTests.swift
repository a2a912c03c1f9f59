import Testing

/// What stands around a view in an app: titles, toolbars, tabs.
@Suite struct SwiftUIBarTests {
    @Test func `a toolbar stands above the title, and its bottom bar below`() throws {
        try expect(
            """
            struct Books: View {
                var body: some View {
                    NavigationStack {
                        Text("no books yet")
                            .navigationBarTitle("Books", displayMode: .inline)
                            .toolbar {
                                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                                ToolbarItem { Button("Add", action: {}) }
                                ToolbarItemGroup(placement: .bottomBar) {
                                    Text("3 loans")
                                    Spacer()
                                    Text("sync")
                                }
                                ToolbarItem(placement: .keyboard) { Text("Done") }
                            }
                            .toolbarRole(.editor)
                            .toolbar(.hidden, for: .tabBar)
                    }
                }
            }
            """, 24, 6, words: ["Cancel Books Add", "no books yet", "3 loans sync"])
    }

    @Test(arguments: [
        (".toolbar(.hidden, for: .navigationBar)", ["text", "foot", "One Two"]),
        (".toolbar(.hidden)", ["text", "foot", "One Two"]),
        (".navigationBarHidden(true)", ["text", "foot", "One Two"]),
        (".toolbarVisibility(.hidden, for: .tabBar, .bottomBar)", ["Back Add", "Title", "text"]),
        (
            ".toolbar(.visible, for: .tabBar).navigationBarHidden(false)",
            ["Back Add", "Title", "text", "foot", "One Two"]
        ),
        (".navigationBarTitleDisplayMode(.inline)", ["Back Title Add", "text", "foot", "One Two"]),
    ])
    func `bars are hidden where a view says so, and a title may stand in the toolbar`(
        modifiers: String, words: [String]
    ) throws {
        try expect(
            """
            struct Main: View {
                var body: some View {
                    TabView {
                        NavigationStack {
                            Text("text")
                                .navigationTitle("Title")
                                .toolbar {
                                    ToolbarItem(placement: .topBarLeading) { Text("Back") }
                                    ToolbarItem { Text("Add") }
                                    ToolbarItem(placement: .bottomBar) { Text("foot") }
                                }
                                \(modifiers)
                        }
                        .tabItem { Text("One") }
                        Text("other").tabItem { Text("Two") }
                    }
                }
            }
            """, 24, 8, words: words)
    }

    @Test func `pages have no bar, rows have the insets that they say, and large buttons more room`() throws {
        try expect(
            """
            struct Main: View {
                var body: some View {
                    TabView {
                        List {
                            Text("in").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0))
                            Button("go") {}.buttonStyle(.bordered).controlSize(.large)
                            Text("end").listRowInsets(nil)
                        }
                        .tabItem { Text("One") }
                        Text("other").tabItem { Text("Two") }
                    }
                    .tabViewStyle(.page(indexDisplayMode: .never))
                }
            }
            """, 12, 6, boxes: false, shows: "\n  in\n\n  go\n\nend")
    }

    @Test(arguments: [
        (".listRowSpacing(2)", "a\n\n\nb\n\n\nc"), (".listRowSpacing(nil)", "a\nb\nc"),
        (".listStyle(.plain)", "a\nb\nc"),
    ])
    func `rows of a list stand as far from each other as it says`(modifier: String, picture: String) throws {
        let shown = try expect(
            """
            #Preview { List { Text("a"); VStack(spacing: 0) { Text("b") }; Text("c") }\(modifier) }
            """, 4, 7, boxes: false)
        #expect(shown.picture.trimmingCharacters(in: .newlines) == picture)
    }

    @Test func `a view reads how large controls are, and an unknown one is as usual`() throws {
        try expect(
            """
            struct Inner: View {
                @Environment(\\.controlSize) private var size
                var body: some View { Text(size == .large ? "large" : "usual") }
            }
            struct Main: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Inner()
                        Inner().controlSize(.large)
                        Button("a") {}.buttonStyle(.bordered).environment(\\.controlSize, .large)
                        Button("b") {}.buttonStyle(.bordered).controlSize(theme.size)
                    }
                }
            }
            """, 5, 6, boxes: false, holes: ["theme.size"], shows: "usual\nlarge\n\n  a\n\n  b")
    }

    @Test func `a function is shown where a closure of views is wanted`() throws {
        try expect(
            """
            struct Card<Content: View>: View {
                let title: String
                @ViewBuilder let content: () -> Content
                var body: some View {
                    GroupBox(content: content)
                    VStack(alignment: .leading, content: content)
                }
            }

            struct Detail: View { var body: some View { Text("detail") } }

            struct Screen: View {
                func footer() -> some View { Text("footer") }
                var body: some View {
                    Card(title: "card") {
                        Text("one")
                        Text("second")
                    }
                    NavigationLink("more", destination: Detail.init)
                    Button(action: {}, label: footer)
                }
            }
            """, 20, 12, contains: ["one", "second", "more", "footer"])
    }

    @Test func `a modifier that is not known leaves its text, and texts in styles are added`() throws {
        try expect(
            """
            let colors: [Color] = [.red]

            struct Screen: View {
                var body: some View {
                    Text("rich").color(.green).bold().font(.largeTitle)
                    (Text("plain ") + Text("and grey").foregroundStyle(.secondary)).bold()
                    ForEach(colors, id: \\.self) { color in Text(color.word.capitalized) }
                }
            }
            """, 28, 7, holes: [".color(.green)", "color.word.capitalized"],
            words: ["rich", "plain and grey", "‹color.word.capitalized›"])
    }

    @Test func `tabs of a TabView stand in its bar, and the first is shown`() throws {
        let shown = try expect(
            """
            struct Screen: View {
                @State private var chosen = 0
                var body: some View {
                    TabView(selection: $chosen) {
                        Tab("First", systemImage: "1.circle", value: 0) { Text("One") }
                        Tab(value: 1, role: .search) { Text("Two") } label: { Text("Second") }
                    }
                }
            }
            """, 40, 12, contains: ["First", "Second", "One"])
        #expect(!shown.picture.contains("Two"))
    }

    @Test func `titles and bars of views deep inside go to the navigation around them`() throws {
        let shown = try expect(
            """
            struct Inner: View {
                var body: some View {
                    ScrollView { Text("row") }
                        .navigationTitle("Inside")
                        .toolbar { Button("Edit") {} }
                }
            }
            struct Screen: View {
                var body: some View {
                    NavigationStack {
                        VStack(spacing: 0) {
                            ZStack { Inner() }
                            Form { Text("end").navigationTitle("Not this") }
                        }
                    }
                }
            }
            """, 20, 6, boxes: false)
        #expect(Array(shown.words.prefix(3)) == ["Edit", "Inside", "row"])
        #expect(!shown.picture.contains("Not this"))
    }

    @Test func `tabs pass titles on to a navigation around them, and show none themselves`() throws {
        let tabs = """
            TabView {
                Text("One").navigationTitle("First").tabItem { Text("A") }
                Text("Two").navigationTitle("Second").tabItem { Text("B") }
            }
            """
        try expect(
            "struct Screen: View { var body: some View { \(tabs) } }", 20, 4, boxes: false, words: ["One", "A B"])
        try expect(
            "struct Screen: View { var body: some View { NavigationStack { \(tabs) } } }", 20, 4, boxes: false,
            words: ["First", "One", "A B"])
    }

    @Test func `a tab's value is of the type of the selection`() throws {
        let shown = try expect(
            """
            struct Shop: View {
                enum Place { case home, cart }
                @State private var place = Place.cart
                var body: some View {
                    TabView(selection: $place) {
                        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
                        Tab("Cart", systemImage: "cart", value: .cart) { Text("in the cart") }
                    }
                }
            }
            """, 24, 4, boxes: false)
        #expect(shown.words.first == "in the cart")
    }
}
