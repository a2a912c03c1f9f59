import Testing

/// What the code around an app's screens does: models, containers of services, helpers for the library's types.
@Suite struct AppCodeTests {
    private func text(_ code: String, _ expression: String) throws -> Shown {
        try Shown(
            "import SwiftUI\n" + code + "\nstruct Result: View { var body: some View { Text(\(expression)) } }",
            width: 60,
            height: 1, drawsBoxes: false)
    }

    @Test func `several properties of one variable are changed at once`() throws {
        let shown = try text(
            """
            struct Source { var last = 0; mutating func next() -> Int { last += 1; return last } }
            func fill(_ row: inout [Int], from source: inout Source, upTo count: Int) {
                while row.count < count { row.append(source.next()) }
            }
            struct Game {
                var row: [Int]
                var source: Source
                init() {
                    source = Source()
                    row = []
                    fill(&self.row, from: &self.source, upTo: 3)
                }
                mutating func refill() { fill(&row, from: &source, upTo: 5) }
            }
            func played() -> String {
                var game = Game()
                game.row.removeFirst()
                game.refill()
                return "\\(game.row) \\(game.source.last)"
            }
            """, "played()")
        #expect(shown.words == ["[2, 3, 4, 5, 6] 6"])
    }

    @Test func `services are found by their types`() throws {
        let shown = try text(
            """
            protocol Storing { var name: String { get } }
            struct Disk: Storing { let name = "disk" }
            struct Cache { let store: any Storing }
            final class Services {
                private var usableInitializers: [ObjectIdentifier: (Services) -> Any] = [:]
                func register<Service>(_ type: Service.Type, _ make: @escaping (Services) -> Service) {
                    usableInitializers[ObjectIdentifier(type)] = make
                }
                func resolve<Service>(_ type: Service.Type) -> Service {
                    guard let made = usableInitializers[ObjectIdentifier(type)]?(self) as? Service else { fatalError("no \\(type)") }
                    return made
                }
            }
            func resolved() -> String {
                let services = Services()
                services.register((any Storing).self) { _ in Disk() }
                services.register(Cache.self) { Cache(store: $0.resolve((any Storing).self)) }
                return services.resolve(Cache.self).store.name
            }
            """, "resolved()")
        #expect(shown.words == ["disk"])
    }

    @Test(arguments: [
        ("[1, 2, 3].contains([2, 3]) ? \"part\" : \"none\"", "part"),
        ("[1, 2, 3].contains([3, 2]) ? \"part\" : \"none\"", "none"),
        ("capitalized(\"swift\")", "Swift"),
    ])
    func `a helper of the library's`(expression: String, expected: String) throws {
        let shown = try text(
            """
            func capitalized(_ word: String) -> String {
                var word = word
                word.replaceSubrange(word.startIndex...word.startIndex, with: word.prefix(1).uppercased())
                return word
            }
            """, expression)
        #expect(shown.words == [expected])
    }

    @Test func `overloads that call each other with what is unknown end in the one of another file`() throws {
        let shown = try text(
            """
            func label(_ text: String) -> String { label(Title(text)) }
            func label(_ text: String?) -> String { label(Title(text ?? "none").text) }
            """, "label(\"a\")")
        #expect(shown.picture.contains("‹label(Title(text ??"))
    }

    @Test func `an overload that would fail does not replace an unknown one`() throws {
        let shown = try text("", "String(Profile.current.initial ?? Character(\"\"))")
        #expect(shown.holes == ["Profile.current.initial"])
    }

    @Test func `a section made for one kind of content is of it`() throws {
        let shown = try text(
            """
            struct Card<Content: View>: View {
                let title: String
                @ViewBuilder let content: () -> Content
                var body: some View { VStack { Text(title); content() } }
            }
            struct Photo: View { var body: some View { Text("photo") } }
            extension Card {
                static func photo() -> Card where Content == Photo { Card(title: "Photo") { Photo() } }
            }
            """, "\"\\(Card.photo().title)\"")
        #expect(shown.words == ["Photo"])
    }

    @Test func `an extension of a library's type may call what another has`() throws {
        _ = try text(
            """
            extension String {
                func size(_ font: UIFont) -> CGSize { size(withAttributes: [.font: font]) }
            }
            func body() -> Data {
                var body = Data()
                body.append("--boundary")
                return body
            }
            """, "\"\\(\"a\".size(.systemFont(ofSize: 12)).width)\"")
    }
}
