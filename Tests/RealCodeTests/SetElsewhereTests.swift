import Testing

/// Properties that other files set before they are used, and collections that they fill.
@Suite struct SetElsewhereTests {
    @Test func `an unwrapped nil is a hole`() throws {
        let hidden = try Shown(
            """
            import QuickLayout
            final class Hidden: UIView {
                private var count: Int?
                var body: Layout { Text("\\(count!)") }
            }
            """, width: 10, height: 1)
        #expect(hidden.holes == ["count"])
    }

    @Test func `an optional that other files may set is a hole where it is unwrapped`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            final class Details: UIView {
                var media: Media?
                var body: Layout { Text((media?.title)!) }
            }
            """, width: 24, height: 1, drawsBoxes: false)
        #expect(shown.picture.contains("‹media?.title›"))
    }

    @Test func `a case that is said chooses its branch, and is no hole`() throws {
        let source = """
            import SwiftUI
            // haggle: order.kind = .normal
            struct Row: View {
                let order: Order
                var body: some View {
                    switch order.kind {
                    case .express: Text("Express")
                    case .normal: Text("Normal")
                    default: Text("Other")
                    }
                }
            }
            """
        let shown = try Shown(source, width: 10, height: 1, drawsBoxes: false)
        #expect(shown.picture.contains("Normal"))
        #expect(!shown.holes.contains(".normal"))
        let other = try Shown(
            source.replacing(".normal\n", with: ".late\n", maxReplacements: 1), width: 10, height: 1, drawsBoxes: false)
        #expect(other.picture.contains("Other"))
    }

    @Test func `a value whose initializer only decodes it is made of holes`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct User: Codable {
                let name: String
                init(from decoder: Decoder) throws { fatalError() }
            }
            struct Feed: View {
                let user: User
                var body: some View { Text(user.name) }
            }
            """, width: 16, height: 4, drawsBoxes: false)
        #expect(shown.picture.contains("‹user.name›"))
    }

    @Test func `arrays that are not known stand beside one that is, and are joined with it`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Keys: View {
                var survey: Survey
                var body: some View {
                    let keys: [String?] = [
                        [survey.linked],
                        survey.flags?.compactMap { flag in flag.key.isEmpty ? nil : flag.value } ?? [],
                    ].joined().compactMap { $0 }
                    ForEach(keys, id: \\.self) { key in Text(key ?? "none") }
                }
            }
            """, width: 30, height: 6, drawsBoxes: false)
        #expect(shown.picture.contains("‹survey.linked›"))
    }
}
