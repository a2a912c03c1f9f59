import Testing

/// Members of one's own views that other files declare.
struct MembersElsewhereTests {
    @Test func `a property of self is what it says, not the view again`() throws {
        let shown = try expect(
            """
            struct Summary: View {
                var body: some View {
                    VStack(spacing: 0) {
                        self.header
                        Text(self.subtitle)
                        self.makeFooter()
                        ForEach(self.rows) { row in Text(row.title) }
                    }
                }
            }
            """, 20, 12, boxes: false, holes: ["header", "subtitle", "self.makeFooter", "rows", "row.title"],
            contains: ["‹subtitle›", "▒ header ▒"])
        #expect(shown.picture.matches(of: /‹row.title›/).count == 3)
    }

    @Test func `a property of another own view is a value`() throws {
        let shown = try expect(
            """
            struct Card: View {
                var body: some View { Text("card") }
            }

            struct Page: View {
                let card = Card()
                var body: some View {
                    VStack(spacing: 0) {
                        card
                        Text(card.subtitle)
                    }
                }
            }
            """, 20, 4, boxes: false, holes: ["card.subtitle"], contains: ["‹card.subtitle›"])
        #expect(shown.picture.matches(of: /card/).count == 2)
    }

    @Test func `the value that a control changes is a hole named by its variable`() throws {
        let source = """
            import SwiftUI

            struct Form: View {
                var body: some View {
                    Toggle("On", isOn: $isOn)
                    TextField("Name", text: $name)
                    Slider(value: $volume)
                }
            }
            """
        try expect(source, 30, 6, of: nil, holes: ["isOn", "name", "volume"])
        try expect(source + "\n// haggle: isOn=false", 30, 6, of: nil, holes: ["name", "volume"], contains: ["(○ )"])
    }

    @Test func `a property that an element does not have is listed, and changes nothing`() throws {
        try expect(
            """
            var row = Row { Label(text: "a") }
            row.emphasis = 1
            row
            """, 10, 2, boxes: false, of: .blueprint, holes: [".emphasis"], shows: "a")
    }

    @Test func `an error leaves no hole that says the same`() throws {
        try expect(
            """
            struct Page: View {
                @State var count = 1
                var body: some View {
                    if count { Text("some") }
                }
            }
            """, 10, 2, reporting: ["4: error: cannot convert value of type 'Int' to expected condition type 'Bool'"])
        try expect(
            "VStack(spacng: 3) { Text(\"a\") }", 10, 4,
            reporting: ["1: error: VStack has no parameter 'spacng'; did you mean 'spacing'?"])
    }

    @Test func `a protocol whose types other files declare may be met there`() throws {
        try expect(
            """
            protocol Loading {
                func load(_ id: String) -> Article
                func reset()
            }

            final class Loader: Loading {
                func reset() {}
            }

            Text("a")
            """, 10, 2, boxes: false)
    }

    @Test func `a method of a type of another file may have the name of a function`() throws {
        try expect(
            """
            extension Player {
                func start() { log("started") }
            }

            Text("a")
            """, 10, 2, boxes: false)
    }

    @Test func `unknown keys are not the same`() throws {
        try expect(
            """
            let titles = Dictionary(uniqueKeysWithValues: store.articles.map { ($0.id, $0.title) })
            Text(titles["a"] ?? "none")
            """, 10, 2, boxes: false, holes: ["store.articles.map { ($0.id, $0.title) }"])
    }

    @Test func `an unknown function of a type may return another type`() throws {
        try expect(
            """
            final class Badge: UIView {
                func pattern() -> Int {
                    let format: Int = DateFormatter.pattern(for: "j", locale: .current)!
                    let width: Int = with(UILabel()) { $0.text = "a" }
                    return format + width
                }
                var body: Layout { UILabel.make { $0.text = "made" } }
            }
            """, 10, 2, boxes: false, of: .quickLayout, holes: ["UILabel.make"], shows: "▒ UILab… ▒")
    }
}
