import Testing

/// Names that one file of an app uses and another declares.
@Suite struct OtherFilesNameTests {
    @Test func `a name of the library's methods may be another file's property`() throws {
        let shown = try expect(
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
            """, 30, 6, boxes: false, holes: ["offset", "names.enumerated", "overlay"])
        #expect(shown.words.filter { $0 == "row" }.count == 3)
    }

    @Test func `a method that is handed over stays one`() throws {
        try expect(
            """
            struct Marked: View {
                let word = "layout"
                var body: some View {
                    Text(["lay", "out"].filter(word.hasPrefix).joined(separator: ","))
                }
            }
            """, 30, 6, boxes: false, words: ["lay"])
    }

    @Test func `an extension of a type in an extension of an unknown type adds to it`() throws {
        try expect(
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
            """, 30, 6, boxes: false, words: ["on"])
    }

    @Test func `a count of something unknown is a number`() throws {
        try expect(
            """
            struct Star: View {
                var body: some View {
                    GeometryReader { proxy in
                        let corners = Polygon(sides: 3).corners(in: proxy.frame(in: .local))
                        if corners.count >= 2 { Text("corners") }
                    }
                }
            }
            """, 30, 6, boxes: false, holes: ["corners.count >= 2"], words: ["corners"])
    }

    @Test func `a missing member of a type with an unknown parent is in another file`() throws {
        try expect(
            """
            extension Habit.Board {
                struct Sheet: View { let title: String }
            }
            struct Screen: View {
                var body: some View { Text("screen") }
            }
            """, 30, 6, boxes: false, words: ["screen"])
    }

    @Test func `the box of an unknown view is listed`() throws {
        try expect(
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
            """, 30, 6, boxes: false, holes: ["user?.name", "user?.isOnline"], words: ["Nobody"])
    }

    @Test func `an extension's members of another file's type are known`() throws {
        try expect(
            """
            extension Order {
                static let kind = "kind"
                static func label(_ number: Int) -> String { "no. \\(number)" }
                enum State: CaseIterable { case open, closed }
            }
            Text(Order.kind + Order.label(2) + "\\(Order.State.allCases.count)")
            """, 20, 1, boxes: false, contains: ["kindno. 22"])
    }
}
