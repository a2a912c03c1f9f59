import Testing

/// What runs beside other code, in views of a source.
struct SourceTaskTests {
    @Test func `tasks that handlers begin are run once these have ended`() throws {
        var person = try Person(
            #"""
            @MainActor @Observable final class Model {
                var rows: [String] = []
                var state = "idle"
                func load() {
                    Task {
                        state = "loading"
                        try? await Task.sleep(for: .seconds(1))
                        rows = ["one", "two"]
                        state = "loaded"
                    }
                    state = "asked"
                }
            }

            struct ContentView: View {
                @State private var model = Model()
                @State private var taps = 0
                var body: some View {
                    Text(model.state).onAppear { model.load() }
                    ForEach(model.rows, id: \.self) { Text($0) }
                    Button("tapped \(taps)") {
                        DispatchQueue.main.async { taps *= 10 }
                        taps += 1
                    }
                }
            }
            """#)
        #expect(person.texts == ["loaded", "one", "two", "tapped 0"])
        try person.tap(0)
        #expect(person.texts == ["loaded", "one", "two", "tapped 10"])
        #expect(person.messages == [])
    }

    /// Each sets `n` in a task that would go on for ever, or wait for ever.
    @Test(arguments: [
        ("while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000); n += 1 }; n += 10", "n 11"),
        ("while true { try? await Task.sleep(for: .seconds(1)); n += 1 }", "n 100"),
        ("for await tick in AsyncStream<Int> { $0.yield(3) } { n += tick }; n += 10", "n 3"),
        ("n = await withCheckedContinuation { (_: CheckedContinuation<Int, Never>) in }", "n 0"),
        ("try? await Task.sleep(for: .seconds(1)); guard !Task.isCancelled else { return }; n = 5", "n 5"),
        ("let task = Task { n = Task.isCancelled ? 1 : 2 }; task.cancel(); n = 9", "n 1"),
        ("for _ in 0..<3 { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { n = 7 } }", "n 0"),
        ("await MainActor.run { n = 4 }", "n 4"),
    ])
    func `a task that does not end leaves what it had done`(body: String, text: String) throws {
        let person = try Person(
            #"""
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Text("n \(n)").task { \#(body) } }
            }
            """#)
        #expect(person.texts == [text])
        #expect(person.messages == [])
    }

    @Test func `tasks that a model begins when it is made are run after the first layout`() throws {
        let person = try Person(
            #"""
            final class Model: ObservableObject {
                @Published var names: [String] = []
                init() { Task { await load() } }
                @MainActor func load() async {
                    names = await withTaskGroup(of: String.self) { group in
                        for letter in ["a", "b"] { group.addTask { letter + letter } }
                        return await group.reduce(into: []) { $0.append($1) }.sorted()
                    }
                }
            }

            struct ContentView: View {
                @StateObject private var model = Model()
                var body: some View { ForEach(model.names, id: \.self) { Text($0) } }
            }
            """#)
        #expect(person.texts == ["aa", "bb"])
        #expect(person.messages == [])
    }

    @Test func `handlers that put off more and more come to an end`() throws {
        let person = try Person(
            #"""
            struct ContentView: View {
                @State private var n = 0
                func tick() { n += 1; DispatchQueue.main.async { tick() } }
                var body: some View { Text(n > 50 ? "many" : "few").onAppear { tick() } }
            }
            """#)
        #expect(person.texts == ["many"])
        #expect(person.messages == [])
    }
}
