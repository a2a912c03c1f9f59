import Testing

/// Names that one file of an app uses and another declares.
@Suite struct OtherFilesNameTests {
    private func shown(_ source: String, width: Double = 30, height: Double = 6) throws -> Shown {
        try Shown("import SwiftUI\n" + source, width: width, height: height, drawsBoxes: false)
    }

    @Test func `a name of the library's methods may be another file's property`() throws {
        let shown = try shown(
            """
            struct Bar: View {
                let isWide: Bool
                let names = ["Ada", "Alan"]
                var body: some View {
                    VStack {
                        Text("Bar").offset(x: isWide ? offset : 0)
                        ForEach(names.enumerated, id: \\.offset) { index, name in Text("row") }
                        overlay
                    }
                }
            }
            #Preview { Bar(isWide: true) }
            """)
        #expect(shown.holes == ["offset", "names.enumerated", "overlay"])
        #expect(shown.words.filter { $0 == "row" }.count == 3)
    }

    @Test func `a method that is handed over stays one`() throws {
        let shown = try shown(
            """
            struct Marked: View {
                let word = "layout"
                var body: some View {
                    Text(["lay", "out"].filter(word.hasPrefix).joined(separator: ","))
                }
            }
            """)
        #expect(shown.holes == [])
        #expect(shown.words == ["lay"])
    }

    @Test func `an extension of a type in an extension of an unknown type adds to it`() throws {
        let shown = try shown(
            """
            extension Habit.Card.Cube {
                var title: String { isOn ? "on" : "off" }
            }
            extension Habit.Card {
                struct Cube: View {
                    let isOn = true
                    var body: some View { Text(title) }
                }
            }
            """)
        #expect(shown.holes == [])
        #expect(shown.words == ["on"])
    }

    @Test func `a count of something unknown is a number`() throws {
        let shown = try shown(
            """
            struct Star: View {
                var body: some View {
                    GeometryReader { proxy in
                        let corners = Polygon(sides: 3).corners(in: proxy.frame(in: .local))
                        if corners.count >= 2 { Text("corners") }
                    }
                }
            }
            """)
        #expect(shown.words == ["corners"])
    }

    @Test func `a missing member of a type with an unknown parent is in another file`() throws {
        let shown = try shown(
            """
            extension Habit.Board {
                struct Sheet: View { let title: String }
            }
            struct Screen: View {
                var body: some View { Text("screen") }
            }
            """)
        #expect(shown.words == ["screen"])
    }

    @Test func `the box of an unknown view is listed`() throws {
        let shown = try shown(
            """
            struct Profile: View {
                let user: User?
                var body: some View {
                    VStack {
                        Text(user?.name ?? "Nobody")
                        if user?.isOnline ?? false { Text("online") }
                    }
                }
            }
            #Preview { Profile(user: Session.user) }
            """)
        #expect(shown.holes == ["user?.name", "user?.isOnline"])
        #expect(shown.words == ["Nobody"])
    }

    @Test func `an extension's members of another file's type are known`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            extension Order {
                static let kind = "kind"
                static func label(_ number: Int) -> String { "no. \\(number)" }
                enum State: CaseIterable { case open, closed }
            }
            Text(Order.kind + Order.label(2) + "\\(Order.State.allCases.count)")
            """, width: 20, height: 1, drawsBoxes: false)
        #expect(shown.holes == [])
        #expect(shown.picture.contains("kindno. 22"))
    }
}
