import Testing

/// Small things that pages about SwiftUI use in passing.
@Suite struct SwiftUITutorialTests {
    @Test func `a literal is of the type that a generic value around it is wanted to hold`() throws {
        try expect(
            """
            struct Tag: ExpressibleByStringLiteral {
                var text: String
                init(stringLiteral value: String) { text = "#" + value }
            }
            struct Holder<Held> {
                var held: Held
                init(holding held: Held) { self.held = held }
            }
            let holder: Holder<Tag> = Holder(holding: "held")
            struct Tags: View {
                @State private var tag: Tag = "state"
                @State private var styled: AttributedString = "styled"
                var body: some View { Text(tag.text); Text(holder.held.text); Text(styled) }
            }
            """, 6, 3, boxes: false, shows: "#state\n #held\nstyled")
    }

    @Test func `colours say their names, and others their parts`() throws {
        try expect(
            """
            struct Names: View {
                let colors: [Color] = [.mint, Color(red: 1, green: 0.5, blue: 0)]
                var body: some View {
                    ForEach(colors, id: \\.self) { Text($0.description) }
                    Text("\\(Color.teal)")
                }
            }
            """, 9, 3, boxes: false, shows: "   mint\n#FF8000FF\n   teal")
    }

    @Test func `points move views`() throws {
        try expect(
            """
            struct Prices: View {
                var body: some View {
                    Text("points")
                    Circle().offset(CGPoint(x: 1, y: 0)).frame(width: 3, height: 1)
                        .onTapGesture { withTransaction(Transaction()) { print("moved") } }
                }
            }
            """, 6, 3, boxes: false, contains: ["points"])
    }

    @Test func `gestures are holes, and no views`() throws {
        try expect(
            """
            struct Pad: View {
                @GestureState private var isPressed = false
                @State private var moved = CGSize.zero
                var body: some View {
                    let press = LongPressGesture(minimumDuration: 1)
                        .updating($isPressed) { current, state, transaction in
                            state = current
                        }
                        .onChanged { _ in
                            moved = .zero
                        }
                    let both = press.sequenced(before: DragGesture())
                        .onEnded { _ in moved = .zero }
                    return Text("pad").gesture(both)
                }
            }
            """, 3, 1, holes: nil, shows: "pad")
    }

    @Test func `lists whose rows can be edited show them`() throws {
        let shown = try expect(
            """
            struct Food: Identifiable { let id: Int; var name: String }
            struct Foods: View {
                @State private var foods = [Food(id: 1, name: "fig"), Food(id: 2, name: "nut")]
                var body: some View {
                    List($foods, editActions: [.delete, .move]) { $food in Text(food.name) }
                    ForEach($foods, editActions: .move) { $food in Text(food.name) }
                }
            }
            """, 3, 8, boxes: false)
        #expect(shown.picture.split(separator: "\n").filter { !$0.isEmpty } == ["fig", "nut", "fig", "nut"])
    }

    @Test func `an overlay of an unknown view keeps its place under modifiers without effect`() throws {
        try expect(
            """
            struct Card: View {
                var body: some View {
                    Picture().frame(width: 11, height: 3).overlay(alignment: .bottom) { Text("x").font(.title) }
                    Picture().overlay { Text("on top").font(.title) }
                }
            }
            """, 11, 5, boxes: false, holes: ["Picture"], shows: "\n▒ Picture ▒\n     x\n\n▒ Pon top ▒")
    }

    @Test func `a view in itself whose end is not known is a box in the end`() throws {
        try expect(
            """
            struct FolderView: View {
                let folder: Folder
                var body: some View {
                    VStack(alignment: .leading, spacing: 0) {
                        Text(folder.name)
                        if let inner = folder.inner { FolderView(folder: inner).padding(.leading, 1) }
                    }
                }
            }
            """, 16, 3, boxes: false, holes: ["folder.name", "folder.inner"],
            shows: "‹folder.name›\n ‹folder.name›\n  ▒ FolderView ▒")
    }

    @Test func `a view in itself whose end is known is whole`() throws {
        try expect(
            """
            struct Steps: View {
                let theme: Theme
                var depth = 0
                var body: some View {
                    VStack(spacing: 0) {
                        Text("\\(depth)").foregroundStyle(theme.color)
                        if depth < 4 { Steps(theme: theme, depth: depth + 1) }
                    }
                }
            }
            """, 1, 5, boxes: false, holes: ["theme.color"], shows: "0\n1\n2\n3\n4")
    }

    @Test func `a fatal error behind an unknown call that may throw is not reached`() throws {
        try expect(
            """
            func words() -> [String] {
                do {
                    try Loader.load()
                    fatalError("nothing was thrown")
                } catch {
                    return ["caught"]
                }
            }
            struct Words: View { var body: some View { ForEach(words(), id: \\.self) { Text($0) } } }
            """, 6, 1, shows: "caught")
    }

    @Test func `the library's own types stay its own beside a source's of the same name`() throws {
        try expect(
            """
            struct Gradient { let name: String; let words: [String] }
            func colors(of words: [String]) -> [Color] { words.map { _ in Color.red } }
            struct Swatch: View {
                let gradient = Gradient(name: "dawn", words: ["rose"])
                var body: some View {
                    LinearGradient(
                        gradient: .init(colors: colors(of: gradient.words)), startPoint: .top, endPoint: .bottom
                    )
                    .overlay { Text(gradient.name) }
                }
            }
            """, 6, 1, boxes: false, contains: ["dawn"])
    }
}
