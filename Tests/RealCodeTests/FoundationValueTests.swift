import Testing

/// What texts show of Foundation's numbers, errors and formats.
@Suite struct FoundationValueTests {
    @Test func `pairs keep their order in a ForEach, with equal keys`() throws {
        let shown = try Shown(
            """
            struct Scores: View {
                let scores: KeyValuePairs<String, Int> = ["b": 1, "a": 2, "b": 3]
                var body: some View {
                    VStack { ForEach(scores, id: \\.value) { pair in Text("\\(pair.key)\\(pair.value)") } }
                }
            }
            """, width: 2, height: 3, drawsBoxes: false)
        #expect(shown.picture == "b1\na2\nb3")
        #expect(shown.reported == [])
    }
}
