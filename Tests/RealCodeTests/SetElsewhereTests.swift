import Testing

/// Properties that other files set before they are used, and collections that they fill.
@Suite struct SetElsewhereTests {
    @Test func `an unwrapped nil is a hole`() throws {
        try expect(
            """
            final class Hidden: UIView {
                private var count: Int?
                var body: Layout { Text("\\(count!)") }
            }
            """, 10, 1, of: .quickLayout, holes: ["count"])
    }

    @Test func `an optional that other files may set is a hole where it is unwrapped`() throws {
        try expect(
            """
            final class Details: UIView {
                var media: Media?
                var body: Layout { Text((media?.title)!) }
            }
            """, 24, 1, boxes: false, of: .quickLayout, holes: ["media?.title"], contains: ["‹media?.title›"])
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
        try expect(source, 10, 1, boxes: false, of: nil, contains: ["Normal"])
        try expect(
            source.replacing(".normal\n", with: ".late\n", maxReplacements: 1), 10, 1, boxes: false, of: nil,
            contains: ["Other"])
    }

    @Test func `a value whose initializer only decodes it is made of holes`() throws {
        try expect(
            """
            struct User: Codable {
                let name: String
                init(from decoder: Decoder) throws { fatalError() }
            }
            struct Feed: View {
                let user: User
                var body: some View { Text(user.name) }
            }
            """, 16, 4, boxes: false, holes: ["user.name"], contains: ["‹user.name›"])
    }

    @Test func `arrays that are not known stand beside one that is, and are joined with it`() throws {
        try expect(
            """
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
            """, 30, 6, boxes: false,
            holes: ["survey.linked", "survey.flags?.compactMap { flag in flag.key.isEmpty ? nil : flag.value }"],
            contains: ["‹survey.linked›"])
    }
}
