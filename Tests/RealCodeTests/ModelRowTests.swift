import Testing

/// Rows of models of which only the type is known here.
@Suite struct ModelRowTests {
    @Test func `rows of unknown items that take a model of the source have its fields as holes`() throws {
        let shown = try expect(
            """
            struct Place: Identifiable {
                var id: Int
                var name: String
                var mark: Image { Image(name) }
            }

            struct PlaceRow: View {
                var place: Place
                var body: some View { HStack { place.mark.resizable().frame(width: 3, height: 1); Text(place.name) } }
            }

            struct Places: View {
                var body: some View {
                    VStack(spacing: 0) {
                        ForEach(places) { place in PlaceRow(place: place) }
                        ForEach(store.found, id: \\.self) { PlaceRow(place: $0) }
                    }
                }
            }
            """, 22, 6, holes: nil,
            shows: """
                ┌  ▒▒▒ ‹places.name› ┐
                │  ▒▒▒ ‹places.name› │
                │  ▒▒▒ ‹places.name› │
                ▒▒▒ ‹store.found.name›
                ▒▒▒ ‹store.found.name›
                ▒▒▒ ‹store.found.name›
                """)
        #expect(shown.holes.contains("places.name"))
    }
}
