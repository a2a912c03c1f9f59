import Testing

/// What valid sources write in builders, wrappers and extensions of SwiftUI.
@Suite struct SwiftUIBuilderTests {
    private func shown(
        _ source: String, width: Double = 20, height: Double = 6, reporting messages: [String] = []
    ) throws -> Shown {
        try Shown("import SwiftUI\n" + source, width: width, height: height, reporting: messages)
    }

    @Test func `a key path gives the views of a row`() throws {
        let shown = try shown(
            #"""
            struct Genre: Identifiable {
                let id: Int
                var row: some View { Text("Genre \(id)") }
            }
            struct Screen: View {
                let genres = [Genre(id: 1), Genre(id: 2)]
                var body: some View { VStack { ForEach(genres, content: \.row) } }
            }
            """#)
        #expect(shown.picture.contains("Genre 1") && shown.picture.contains("Genre 2"))
    }

    @Test func `a variable in a builder hides the closure's parameter`() throws {
        let shown = try shown(
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
            """#)
        #expect(shown.picture.contains("41") && shown.picture.contains("42"))
    }

    @Test func `a call that never returns is no view and no error`() throws {
        let shown = try shown(
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
            """#)
        #expect(shown.picture.contains("padded") && shown.picture.contains("first"))
    }

    @Test func `a modifier of one's own may share a name`() throws {
        let shown = try shown(
            #"""
            struct Screen: View {
                let size = CGSize(width: 4, height: 1)
                var body: some View { Text("a").frame(size) }
            }
            """#, reporting: ["4: warning: missing argument label 'width:' in call"])
        #expect(shown.picture.contains("a"))
    }

    @Test func `an initializer gives the views of a row, and a protocol's extension the value of a style`() throws {
        let shown = try shown(
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
            """#)
        #expect(shown.holes == [])
        for word in ["row 1", "row 2", "styled"] { #expect(shown.picture.contains(word)) }
    }

    @Test func `a view of an unknown kind is its body, or a box`() throws {
        let shown = try shown(
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
            """#)
        #expect(shown.holes == ["Player"])
        for word in ["card one", "▒ Player ▒", "three"] { #expect(shown.picture.contains(word)) }
    }

    @Test func `an assumed index gives what is unknown`() throws {
        let shown = try shown(
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
            """#)
        #expect(shown.holes == ["index", "names[index]"])
        #expect(shown.picture.contains("‹names[index]›") && shown.picture.contains("3 taps"))
    }

    @Test func `a declaration in a branch may hide a name of its condition`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Row: View {
                let stops: [Int]? = [1, 2]
                var body: some View {
                    if let stops {
                        let stops = stops.map { $0 * 2 }
                        Text("\\(stops)")
                    }
                }
            }
            """, width: 6, height: 1, drawsBoxes: false)
        #expect(shown.picture == "[2, 4]")
    }
}
