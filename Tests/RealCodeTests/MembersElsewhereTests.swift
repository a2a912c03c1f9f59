import Testing

/// Members of one's own views that other files declare.
struct MembersElsewhereTests {
    @Test func `a property of self is what it says, not the view again`() throws {
        let shown = try Shown(
            """
            import SwiftUI

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
            """, width: 20, height: 12, drawsBoxes: false)
        #expect(shown.holes == ["header", "subtitle", "self.makeFooter", "rows", "row.title"])
        #expect(shown.picture.contains("‹subtitle›"))
        #expect(shown.picture.matches(of: /‹row.title›/).count == 3)
        #expect(shown.picture.contains("▒ header ▒"))
    }

    @Test func `a property of another own view is a value`() throws {
        let shown = try Shown(
            """
            import SwiftUI

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
            """, width: 20, height: 4, drawsBoxes: false)
        #expect(shown.picture.contains("‹card.subtitle›"))
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
        #expect(try Shown(source, width: 30, height: 6).holes == ["isOn", "name", "volume"])
        let set = try Shown(source + "\n// haggle: isOn=false", width: 30, height: 6)
        #expect(set.holes == ["name", "volume"])
        #expect(set.picture.contains("(○ )"))
    }

    @Test func `a property that an element does not have is listed, and changes nothing`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            var row = Row { Label(text: "a") }
            row.emphasis = 1
            row
            """, width: 10, height: 2, drawsBoxes: false)
        #expect(shown.holes == [".emphasis"])
        #expect(shown.picture == "a")
    }

    @Test func `an error leaves no hole that says the same`() throws {
        let condition = try Shown(
            """
            import SwiftUI

            struct Page: View {
                @State var count = 1
                var body: some View {
                    if count { Text("some") }
                }
            }
            """, width: 10, height: 2,
            reporting: ["6: error: cannot convert value of type 'Int' to expected condition type 'Bool'"])
        #expect(condition.holes == [])
        let label = try Shown(
            "import SwiftUI\nVStack(spacng: 3) { Text(\"a\") }", width: 10, height: 4,
            reporting: ["2: error: VStack has no parameter 'spacng'; did you mean 'spacing'?"])
        #expect(label.holes == [])
    }

    @Test func `a protocol whose types other files declare may be met there`() throws {
        _ = try Shown(
            """
            import SwiftUI

            protocol Loading {
                func load(_ id: String) -> Article
                func reset()
            }

            final class Loader: Loading {
                func reset() {}
            }

            Text("a")
            """, width: 10, height: 2, drawsBoxes: false)
    }

    @Test func `a method of a type of another file may have the name of a function`() throws {
        _ = try Shown(
            """
            import SwiftUI

            extension Player {
                func start() { log("started") }
            }

            Text("a")
            """, width: 10, height: 2, drawsBoxes: false)
    }

    @Test func `unknown keys are not the same`() throws {
        _ = try Shown(
            """
            import SwiftUI

            let titles = Dictionary(uniqueKeysWithValues: store.articles.map { ($0.id, $0.title) })
            Text(titles["a"] ?? "none")
            """, width: 10, height: 2, drawsBoxes: false)
    }

    @Test func `an unknown function of a type may return another type`() throws {
        let shown = try Shown(
            """
            import QuickLayout

            final class Badge: UIView {
                func pattern() -> Int {
                    let format: Int = DateFormatter.pattern(for: "j", locale: .current)!
                    let width: Int = with(UILabel()) { $0.text = "a" }
                    return format + width
                }
                var body: Layout { UILabel.make { $0.text = "made" } }
            }
            """, width: 10, height: 2, drawsBoxes: false)
        #expect(shown.picture == "▒ UILab… ▒")
    }
}
