import Testing

/// What texts show of Foundation's numbers, errors and formats.
@Suite struct FoundationValueTests {
    @Test func `an error without a description is named with its number, as Foundation does`() throws {
        let shown = try Shown(
            """
            enum LoadError: Error { case offline, status(Int), empty }
            enum Code: Int, Error { case lost = 7 }
            struct Outage: Error {}
            struct Named: LocalizedError { var errorDescription: String? { "No signal" } }
            struct Errors: View {
                let all: [any Error] = [LoadError.offline, LoadError.status(4), LoadError.empty, Code.lost, Outage(), Named()]
                var body: some View {
                    VStack(alignment: .leading) {
                        ForEach(all.indices, id: \\.self) { Text(all[$0].localizedDescription.suffix(24)) }
                    }
                }
            }
            """, width: 24, height: 6, drawsBoxes: false)
        #expect(
            shown.picture == """
                (App.LoadError error 1.)
                (App.LoadError error 0.)
                (App.LoadError error 2.)
                ted. (App.Code error 7.)
                d. (App.Outage error 1.)
                No signal
                """)
        #expect(shown.holes == [])
    }

    @Test func `what is unknown may be of an unknown type, and what is known is not`() throws {
        let shown = try Shown(
            """
            enum LoadError: Error { case offline }
            struct Moved: Resettable {}
            struct Casts: View {
                let own: any Error = LoadError.offline
                let moved: Any = Moved()
                var body: some View {
                    VStack {
                        if own is URLError { Text("a URL error") } else { Text("another") }
                        if Server.lastError is URLError { Text("assumed") } else { Text("no") }
                        if moved is Resettable { Text("resettable") } else { Text("no") }
                    }
                }
            }
            """, width: 12, height: 3, drawsBoxes: false)
        #expect(shown.picture == "   another\n   assumed\n resettable")
    }

    @Test func `whether a value conforms to a protocol of another file is unknown`() throws {
        let shown = try Shown(
            """
            struct Item { let name = "a" }
            enum LoadError: Error { case offline }
            struct Casts: View {
                let item: Any = Item()
                let error: any Error = LoadError.offline
                var body: some View {
                    VStack {
                        if item is Resettable { Text("assumed") } else { Text("no") }
                        Text((item as? Resettable)?.title ?? "none")
                        if error is URLError { Text("no") } else { Text("own") }
                        if error is UIViewController { Text("no") } else { Text("own") }
                    }
                }
            }
            """, width: 34, height: 4, drawsBoxes: false)
        #expect(shown.words == ["assumed", "none", "own", "own"])
        #expect(shown.holes == ["item is Resettable", "(item as? Resettable)?.title"])
    }

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
