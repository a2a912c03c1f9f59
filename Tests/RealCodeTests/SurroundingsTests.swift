import Testing

@testable import haggle

/// What views read of their surroundings.
struct SurroundingsTests {
    /// The lines of a column of views.
    private func lines(_ views: String, _ more: String = "", width: Double = 40, height: Double = 12) throws -> [String]
    {
        let shown = try Shown(
            """
            import SwiftUI
            \(more)
            struct Page: View {
                let day = Date(timeIntervalSince1970: 0)
                var body: some View {
                    VStack(alignment: .leading, spacing: 0) {
                        \(views)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            """, width: width, height: height, drawsBoxes: false)
        #expect(shown.holes == [])
        return shown.picture.split(separator: "\n").map(String.init)
    }

    @Test func `a text with attributes is its text`() throws {
        let lines = try lines(
            """
            Text((try? AttributedString(markdown: "a **b**", options: .init(interpretedSyntax: .inlineOnly))) ?? "no")
            TextEditor(text: .constant(AttributedString("edited"))).frame(height: 1)
            """)
        #expect(lines == ["a b", "edited"])
    }

    @Test func `frames by their container leave out the margins of what scrolls`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Page: View {
                var body: some View {
                    ScrollView(.horizontal) {
                        HStack(spacing: 1) {
                            ForEach(0..<4) { number in
                                Text("\\(number)").containerRelativeFrame(.horizontal, count: 4, spacing: 1).border(.gray)
                            }
                        }
                    }
                    .contentMargins(.horizontal, 2, for: .scrollContent)
                    .contentMargins(3, for: .scrollIndicators)
                }
            }
            """, width: 31, height: 1, drawsBoxes: false)
        #expect(shown.picture == "  ├──0─┤ ├──1─┤ ├──2─┤ ├──3─┤")
        #expect(shown.holes == [])
    }

    @Test(arguments: [
        """
        for number in 1..<3 { store.context.insert(number) }
        return Card()
        """,
        """
        do {
            try store.context.insert(1)
            return Card()
        } catch {
            return Text("none")
        }
        """,
    ])
    func `an expression before a return is no view, in blocks either`(_ statements: String) throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Card: View { var body: some View { Text("card") } }
            #Preview {
                let store = Store.preview
                \(statements)
            }
            """, width: 4, height: 1, drawsBoxes: false)
        #expect(shown.picture == "card")
    }
}
