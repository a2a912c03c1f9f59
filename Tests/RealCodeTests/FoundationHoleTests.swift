import Testing

/// What of Foundation, Combine and concurrency is a hole: each reads without an error.
@Suite struct FoundationHoleTests {
    private func shown(_ view: String, _ more: String = "") throws -> Shown {
        try Shown(
            """
            import SwiftUI
            import Combine
            \(more)
            struct Screen: View {
                let date = Date(), json = "{}"
                @State private var day = Date.now
                @AppStorage("x") var a = 1
                @SceneStorage("y") var b = "scene"
                var body: some View { \(view) }
            }
            """, width: 60, height: 3, drawsBoxes: false)
    }

    @Test(arguments: [
        "DateFormatter().string(from: date)", "NumberFormatter().string(from: 3)",
        "date.formatted(date: .long, time: .omitted)",
        "Calendar.current.monthSymbols[0]", "Duration.seconds(3).formatted()", "Decimal(3).description",
        "Measurement(value: 3, unit: UnitLength.meters).formatted()", "[\"a\", \"b\"].formatted()",
        "\"abc\".replacingOccurrences(of: \"b\", with: \"\", options: .regularExpression)",
    ])
    func `a text of what is not known is its source`(expression: String) throws {
        let shown = try shown("Text(\(expression))")
        #expect(shown.holes == [expression])
        #expect(shown.picture.contains("‹\(expression.prefix(12))"))
    }

    @Test(arguments: [
        "Text(date, style: .date)", "Text(date, format: .dateTime.day())", "Text(3, formatter: NumberFormatter())",
        "Text(3, format: .measurement(width: .wide))", "Text(timerInterval: date...date)", "Text(date...date)",
    ])
    func `a text in a style that is not known is its source`(view: String) throws {
        let shown = try shown(view)
        #expect(shown.holes == [view])
        #expect(shown.picture.contains("‹\(view.prefix(9))"))
    }

    @Test(arguments: [
        "Calendar.current.component(.day, from: date) > 3", "UserDefaults.standard.bool(forKey: \"a\")",
        "\"a\".range(of: \"b\", options: .regularExpression) != nil",
        "\"a\".compare(\"b\", options: .caseInsensitive) == .orderedSame", "NSNumber(value: 3).boolValue",
        "NSPredicate(format: \"SELF MATCHES %@\", \"a\").evaluate(with: \"a\")",
    ])
    func `a condition that is not known is true`(condition: String) throws {
        let shown = try shown("Text(\(condition) ? \"yes\" : \"no\")")
        #expect(shown.holes == [condition])
        #expect(shown.words == ["yes"])
    }

    @Test(arguments: [
        ".onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in a = 2 }", ".task { a = 2 }",
        ".onReceive(NotificationCenter.default.publisher(for: .changed)) { _ in a = 2 }",
        ".task(id: a) { try? await Task.sleep(nanoseconds: 1); a = 2 }", ".task(priority: .high) { a = 2 }",
        ".onAppear { Task { a = 2 } }", ".onAppear { DispatchQueue.main.async { a = 2 } }",
    ])
    func `deferred work does nothing`(modifier: String) throws {
        let shown = try shown("Text(\"\\(a) \\(b)\")\(modifier)")
        #expect(shown.words == ["1 scene"])
    }

    @Test func `fields and pickers of what is not known are there`() throws {
        let shown = try shown(
            """
            TextField("Day", value: $day, format: .dateTime)
            LabeledContent("Since", value: date, format: .dateTime)
            DatePicker("Due", selection: $day, displayedComponents: .date)
            """)
        #expect(shown.picture.contains("Since") && shown.picture.contains("Due"))
    }

    @Test func `a decoded value is a hole, also of a type that decodes itself`() throws {
        let shown = try shown(
            "VStack { ForEach(load()) { Text($0.title) } }",
            """
            struct Post: Codable, Identifiable {
                let id: Int, title: String
                enum CodingKeys: String, CodingKey { case id, title = "name" }
                init(from decoder: Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    (id, title) = (try container.decode(Int.self, forKey: .id), CodingKeys.title.stringValue)
                }
                func encode(to encoder: Encoder) throws {}
            }
            func load() -> [Post] {
                guard let data = "[]".data(using: .utf8) else { return [] }
                return (try? JSONDecoder().decode([Post].self, from: data)) ?? []
            }
            """)
        #expect(shown.words.count == 3)
        #expect(shown.holes.contains { $0.hasPrefix("JSONDecoder().decode") })
    }

    @Test func `an object that publishes keeps its values, and what listens to them is a hole`() throws {
        let shown = try shown(
            "Names()",
            """
            @MainActor final class Model: ObservableObject {
                @Published private(set) var names = ["a", "b"]
                private var cancellables: Set<AnyCancellable> = []
                private let taps = PassthroughSubject<Int, Never>()
                init() {
                    $names.dropFirst().sink { [weak self] in self?.names = $0 }.store(in: &cancellables)
                    taps.sink { print($0) }.store(in: &cancellables)
                    names.append("c")
                }
            }
            struct Names: View {
                @StateObject private var model = Model()
                var body: some View { VStack { ForEach(model.names, id: \\.self) { Text($0) } } }
            }
            """)
        #expect(shown.words == ["a", "b", "c"])
    }
}
