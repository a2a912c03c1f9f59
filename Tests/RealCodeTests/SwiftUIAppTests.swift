import Testing

/// Screens as apps and libraries of SwiftUI have them, where other files say more.
@Suite struct SwiftUIAppTests {
    @Test func `a modifier that is animated, and a shape with an inset`() throws {
        try expect(
            """
            struct CountUp: AnimatableModifier {
                var number: Double
                var animatableData: Double {
                    get { number }
                    set { number = newValue }
                }
                func body(content: Content) -> some View {
                    VStack(spacing: 0) {
                        content
                        Text("\\(Int(number)) of 9")
                    }
                }
            }

            struct Ticket: InsettableShape {
                var inset: CGFloat = 0
                func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
                func inset(by amount: CGFloat) -> some InsettableShape {
                    var inner = self
                    inner.inset += amount
                    return inner
                }
            }

            struct Score: View {
                var body: some View {
                    HStack(spacing: 1) {
                        Text("Score").modifier(CountUp(number: 7))
                        Ticket().strokeBorder(.red, lineWidth: 1).frame(width: 6, height: 2)
                    }
                }
            }
            """, 20, 4,
            shows: """
                    Score┐ ┌────┐
                    7 of 9 └────┘
                """)
    }

    @Test func `optional bindings of a root have their own names`() throws {
        try expect(
            """
            struct FilterBar: View {
                @Binding var selected: Int?
                @Binding var query: String?
                var body: some View {
                    if let selected { Text("No \\(selected)") }
                    Text(query ?? "all")
                }
            }
            """, 20, 3, holes: ["selected", "query"], contains: ["‹query›"])
    }

    @Test func `an unknown collection has three elements, whatever is asked of it`() throws {
        try expect(
            """
            struct Inbox: View {
                @ObservedObject var store: MailStore
                var body: some View {
                    if store.mails.isEmpty { Text("No mail") } else { Text("Mail") }
                    if !store.mails.isEmpty { Text("Edit") }
                    let count: Int = store.mails.count
                    ForEach(0..<count, id: \\.self) { Text("\\($0)") }
                }
            }
            """, 20, 9, holes: ["store.mails.isEmpty", "!store.mails.isEmpty", "store.mails.count"],
            words: ["Mail", "Edit", "0", "1", "2"])
    }

    @Test func `a carousel has its margins inside what scrolls`() throws {
        try expect(
            """
            struct Cards: View {
                var body: some View {
                    VStack(spacing: 0) {
                        ScrollView(.horizontal) {
                            HStack(spacing: 1) {
                                ForEach(1..<4) { Text("Card \\($0)").frame(width: 12) }
                            }
                            .scrollTargetLayout()
                        }
                        .scrollTargetBehavior(.viewAligned)
                        .safeAreaPadding(.horizontal, 4)
                        ScrollView(.horizontal) { Text("Wide") }.contentMargins(.leading, 6, for: .scrollContent)
                        Text("Padded").safeAreaPadding(2)
                    }
                }
            }
            """, 24, 8, boxes: false,
            shows: """
                       Card 1       Card
                      Wide


                         Padded


                """)
    }

    @Test func `sections of tabs, a search tab and tabs of another file stand in the bar`() throws {
        let shown = try expect(
            """
            struct Main: View {
                var body: some View {
                    TabView {
                        Tab("Home", systemImage: "house") { Text("Welcome") }
                        TabSection("Library") {
                            Tab("Songs", systemImage: "music.note") { Text("All songs") }
                        }
                        Tab(role: .search) { Text("Find") }
                        PodcastTab()
                    }
                }
            }
            """, 60, 6, boxes: false, holes: ["PodcastTab"], contains: ["Home", "Songs", "Search", "PodcastTab"])
        #expect(shown.words.contains("Welcome"))
    }

    @Test func `a property wrapper of its own reads the surroundings`() throws {
        try expect(
            """
            @Observable final class Session { var user = "Ada" }

            @propertyWrapper struct Greeting: DynamicProperty {
                @Environment(Session.self) private var session
                @State private var visits = 3
                var wrappedValue: String { "Hello \\(session.user), visit \\(visits)" }
            }

            struct Home: View {
                @Greeting var greeting
                var body: some View { Text(greeting) }
            }

            #Preview { Home().environment(Session()) }
            """, 30, 1, shows: "      Hello Ada, visit 3")
    }

    @Test func `a modifier of another file leaves what extends all views as it is`() throws {
        try expect(
            """
            extension View {
                func card(_ title: String) -> some View { card(title, tint: .blue) }
                func card(_ title: String, tint: Color) -> some View { elevated(tint).padding(1) }
                func boxed(_ size: CGFloat) -> some View { boxed(Box.of(size)) }
                func boxed(_ size: CGFloat?) -> some View { boxed(size.box) }
            }

            struct Note: View {
                var body: some View {
                    Text("Note").card("A")
                    Text("Boxed").boxed(2)
                }
            }
            """, 12, 5, boxes: false, holes: [".elevated(tint)", "Box.of(size)", "boxed(size.box)", "size.box"],
            words: ["Note", "Boxed"])
    }
}
