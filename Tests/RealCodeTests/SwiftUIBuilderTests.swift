import Testing

/// What valid sources write in builders, wrappers and extensions of SwiftUI.
@Suite struct SwiftUIBuilderTests {
    @Test func `a key path gives the views of a row`() throws {
        try expect(
            #"""
            struct Genre: Identifiable {
                let id: Int
                var row: some View { Text("Genre \(id)") }
            }
            struct Screen: View {
                let genres = [Genre(id: 1), Genre(id: 2)]
                var body: some View { VStack { ForEach(genres, content: \.row) } }
            }
            """#, 20, 6, contains: ["Genre 1", "Genre 2"])
    }

    @Test func `a variable in a builder hides the closure's parameter`() throws {
        try expect(
            #"""
            struct Screen: View {
                var body: some View {
                    VStack {
                        ForEach([1, 2], id: \.self) { number in
                            var number = number
                            let _ = number += 40
                            Text("\(number)")
                        }
                    }
                }
            }
            """#, 20, 6, contains: ["41", "42"])
    }

    @Test func `a call that never returns is no view and no error`() throws {
        try expect(
            #"""
            struct Padded: ViewModifier {
                func body(content: Content) -> some View {
                    if #available(iOS 16, *) {
                        return content.padding(1)
                    } else {
                        fatalError("too old")
                    }
                }
            }
            struct Screen: View {
                var body: some View {
                    Text("padded").modifier(Padded())
                    switch 1 {
                    case 1: Text("first")
                    default: fatalError()
                    }
                }
            }
            """#, 20, 6, contains: ["padded", "first"])
    }

    @Test func `a modifier of one's own may share a name`() throws {
        try expect(
            #"""
            struct Screen: View {
                let size = CGSize(width: 4, height: 1)
                var body: some View { Text("a").frame(size) }
            }
            """#, 20, 6, contains: ["a"], reporting: ["3: warning: missing argument label 'width:' in call"])
    }

    @Test func `an initializer gives the views of a row, and a protocol's extension the value of a style`() throws {
        try expect(
            #"""
            protocol Style { func style(_ text: Text) -> Text }
            struct Plain: Style { func style(_ text: Text) -> Text { text } }
            extension Style where Self == Plain { static var plain: Plain { Self() } }
            struct Row: View {
                let number: Int
                var body: some View { Text("row \(number)") }
            }
            struct Screen<S: Style>: View {
                let style: S
                init(_ style: S, then action: @MainActor @escaping() -> Void = {}) { self.style = style }
                var body: some View {
                    VStack {
                        ForEach([1, 2], id: \.self, content: Row.init)
                        style.style(Text("styled"))
                    }
                }
            }
            #Preview { Screen(.plain) }
            """#, 20, 6, contains: ["row 1", "row 2", "styled"])
    }

    @Test func `a view of an unknown kind is its body, or a box`() throws {
        try expect(
            #"""
            struct Card: CardView {
                let title: String
                var body: some View { Text("card \(title)") }
            }
            struct Player: NSViewControllerRepresentable { let name: String }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Card(title: "one")
                        Player(name: "two")
                        Text("three")
                    }
                }
            }
            """#, 20, 6, holes: ["Player"], contains: ["card one", "▒ Player ▒", "three"])
    }

    @Test func `an assumed index gives what is unknown`() throws {
        try expect(
            #"""
            private let names = ["Ann", "Bob"]
            @available (macOS 10.15, iOS 13, *)
            @available (tvOS, unavailable)
            struct Screen: View {
                let index: Int
                @AppStorage ("taps") private var taps = 3
                init(index: Int) { self.index = index }
                var body: some View {
                    Text(names[index])
                    Text("\(taps) taps")
                }
            }
            """#, 20, 6, holes: ["index", "names[index]"], contains: ["‹names[index]›", "3 taps"])
    }

    @Test func `a declaration in a branch may hide a name of its condition`() throws {
        try expect(
            """
            struct Row: View {
                let stops: [Int]? = [1, 2]
                var body: some View {
                    if let stops {
                        let stops = stops.map { $0 * 2 }
                        Text("\\(stops)")
                    }
                }
            }
            """, 6, 1, boxes: false, shows: "[2, 4]")
    }
}
