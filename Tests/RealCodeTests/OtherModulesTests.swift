import Testing

/// Code that is valid by what other files and modules declare: conformances, overloads, wrappers and types.
@Suite struct OtherModulesTests {
    @Test func `a text may be written where another file says that a type of the library's is made of one`() throws {
        try expect(
            """
            struct Remote: View {
                let page: URL
                static let home: URL = "https://example.org"
                var body: some View { Text("remote") }
            }
            #Preview { Remote(page: "https://example.org/a") }
            """, 40, 12, boxes: false, words: ["remote"])
        try expect(
            "let width: CGFloat = \"3\"\nlet view = Text(\"a\")", 4, 1,
            reporting: ["1: error: cannot convert value of type 'String' to specified type 'CGFloat'"])
    }

    @Test func `a function that calls its own name with other labels means one of a module that is imported`() throws {
        let source = """
            func compare<V: View>(of view: V, layout: Int = 0) { compare(of: view, as: .image(layout), named: "a") }
            struct Card: View { var body: some View { Text("card") } }
            """
        try expect("import ImageTesting\n" + source, 40, 12, boxes: false)
        try expect(
            source, 40, 12, boxes: false,
            reporting: ["1: error: compare has no parameter 'as'; its parameters are of, layout"])
    }

    @Test func `an unknown module may add members to optionals`() throws {
        let source = """
            struct Row: View {
                var title: String?
                var body: some View { Text("\\(title.count) letters") }
            }
            #Preview { Row(title: "abc") }
            """
        try expect("import Extensions\n" + source, 40, 12, boxes: false, words: ["3 letters"])
        try expect(
            "import CryptoKit\n" + source, 40, 12, boxes: false,
            reporting: ["4: error: value of optional type must be unwrapped to refer to member 'count'"])
    }

    @Test func `the number under an unknown wrapper is unknown`() throws {
        try expect(
            """
            struct Dot: View {
                @Fitted(to: .width) private var size = 2
                var body: some View { Color.red.frame(width: size, height: size) }
            }
            """, 40, 12, boxes: false)
    }

    @Test func `a name in an extension of an unknown type is its property rather than the library's function`() throws {
        try expect(
            """
            extension Offer.Detail {
                fileprivate var text: String {
                    switch type {
                    case .trial: return "trial"
                    case .discount: return "discount"
                    }
                }
            }
            func log(_ changes: [Change]) {
                for change in changes {
                    switch change.keyPath {
                    case \\.title: print("title")
                    default: print("another")
                    }
                }
            }
            struct Card: View { var body: some View { Text("card") } }
            """, 40, 12, boxes: false)
    }

    @Test func `a key that is called index is a key`() throws {
        try expect(
            """
            struct Upload {
                var parts: [Int: Data] = [:]
                mutating func keep(_ part: Part) { parts[part.index] = part.data }
                func has(_ part: Part) -> Bool { parts[part.index] != nil }
            }
            struct Card: View { var body: some View { Text("card") } }
            """, 40, 12, boxes: false)
    }

    @Test func `a published property is set by its wrapper`() throws {
        try expect(
            """
            final class Tabs: ObservableObject {
                @Published var chosen: String
                @Published var count: Int
                init(_ all: [String]) {
                    _chosen = .init(initialValue: all.first ?? "none")
                    self._count = .init(wrappedValue: all.count)
                }
            }
            struct Bar: View {
                @StateObject private var tabs: Tabs
                init() { _tabs = .init(wrappedValue: Tabs(["one", "two"])) }
                var body: some View { Text("\\(tabs.chosen) of \\(tabs.count)") }
            }
            """, 40, 12, boxes: false, words: ["one of 2"])
    }

    @Test func `a wrapper of numbers with a fraction takes a whole one`() throws {
        try expect(
            """
            @propertyWrapper struct Part<Value>: DynamicProperty where Value: BinaryFloatingPoint {
                var base: Value
                var wrappedValue: Value { Value(Double(base) * 4) }
                init(wrappedValue: Value) { base = wrappedValue }
            }
            struct Line: View {
                @Part var width = 2
                var body: some View { Text("12345678").lineLimit(1).frame(width: width, alignment: .leading) }
            }
            """, 40, 12, boxes: false, words: ["12345678"])
    }

    @Test func `an unknown part of a format is ignored`() throws {
        try expect(
            """
            struct Weight: View {
                let digits = Units.shared.digits
                var body: some View { Text(String(format: "%.\\(digits)f – %d kg", 2.0, 3)) }
            }
            """, 40, 12, boxes: false, holes: ["Units.shared.digits"], words: ["2 – 3 kg"])
    }

    @Test func `a published property's publisher is no binding`() throws {
        try expect(
            """
            final class Weight: ObservableObject {
                @Published var text = "2"
                @Published private var isEdited = false
                @Published private(set) var chosen: Unit?
                init(text: String? = nil) {
                    $text.map { $0 != "2" }.assign(to: &$isEdited)
                    $text.compactMap { text in
                        guard text.count > 1 else { return nil }
                        return .init(id: text)
                    }
                    .assign(to: &$chosen)
                }
            }
            struct Field: View {
                @StateObject private var weight = Weight()
                var body: some View { Text(weight.text) }
            }
            """, 40, 12, boxes: false, words: ["2"])
    }

    @Test func `a list of what may be missing is joined with one of what is there`() throws {
        try expect(
            """
            struct Part { let title: String }
            struct Parts: View {
                let first: Part? = Part(title: "first")
                let last: Part? = nil
                let others = [Part(title: "second")]
                var all: [Part] { ([first, last] + others + [last]).compactMap { $0 } }
                var body: some View { Text(all.map(\\.title).joined(separator: ", ")) }
            }
            """, 40, 12, boxes: false, words: ["first, second"])
    }

    @Test func `a type of the sources that shares its name with a wrapper does not stand for it`() throws {
        try expect(
            """
            enum State { case on, off }
            struct Field: View {
                @Binding var text: String
                var body: some View { Text(text) }
            }
            struct Form: View {
                @State private var text = "typed"
                var body: some View { Field(text: $text) }
            }
            """, 40, 12, boxes: false, words: ["typed"])
    }

    @Test func `an imported module's type is not the file's own`() throws {
        try expect(
            """
            import Server
            enum Rule {
                case open, custom(raw: String)
                init(_ rule: Server.Rule) {
                    self = switch rule {
                    case .open, .hidden: .open
                    case .custom(let raw): .custom(raw: raw)
                    }
                }
                var sent: Server.Rule {
                    switch self {
                    case .open: .open
                    case .custom(let raw): .custom(text: raw)
                    }
                }
            }
            struct Card: View { var body: some View { Text("card") } }
            """, 40, 12, boxes: false)
    }

    @Test func `a method of an unknown superclass may share its name with a function`() throws {
        try expect(
            """
            func snapshot(_ name: String, waits: Bool = true) {}
            final class Source: TableSource<Int> {
                func update() {
                    var rows = snapshot().items
                    rows.append(3)
                }
            }
            struct Card: View { var body: some View { Text("card") } }
            """, 40, 12, boxes: false)
    }

    @Test func `a value may be compared with an optional`() throws {
        try expect(
            """
            enum Play { case playing, paused }
            final class Screen {
                func watch(_ player: Player) {
                    var last: Play?
                    player.didChange = { state in
                        guard last != state else { return }
                        switch state {
                        case .playing: print("playing")
                        case .paused: print("paused")
                        }
                        last = state
                    }
                }
            }
            struct Card: View {
                @Dependency(\\.clock) var clock
                var now: Int {
                    @Dependency(\\.time) var time
                    return time
                }
                var body: some View { Text("\\(now)") }
            }
            """, 40, 12, boxes: false, holes: ["time"])
    }

    @Test func `an error is always one of the system's`() throws {
        try expect(
            """
            enum Failure {
                case server([Error]), other(Error)
                var count: Int {
                    switch self {
                    case let .server(errors as [NSError]): errors.count
                    case let .other(error as NSError): error.code
                    }
                }
            }
            struct Card: View { var body: some View { Text("\\(Failure.server([]).count)") } }
            """, 40, 12, boxes: false, words: ["0"])
    }

    @Test func `a type under an import of its name is that module's, and so may be a view's form be`() throws {
        try expect(
            """
            import Path
            import Grids
            struct Row: View {
                let path: Path
                var body: some View {
                    VStack {
                        Text(verbatim: path.string)
                        Grid(0..<15, tracks: 5, spacing: 5) { Text(String($0)) }
                    }
                }
            }
            """, 40, 12, boxes: false, holes: ["path.string", "Grid"])
    }

    @Test func `a module's type has more members than a source's extension adds`() throws {
        try expect(
            """
            import Version
            extension Version {
                init?(release: Release) { self.init(release.text) }
            }
            struct Row: View { var body: some View { Text("row") } }
            """, 40, 12, boxes: false)
    }

    @Test func `objects of an unknown superclass are themselves`() throws {
        try expect(
            """
            import CoreData
            final class Metrics: NSManagedObject { @NSManaged var index: Int16 }
            final class Work: NSManagedObject {
                @NSManaged var name: String
                @NSManaged var parts: Set<Metrics>
            }
            struct Page: View {
                @ObservedObject var work: Work
                var body: some View {
                    VStack { ForEach(Array(work.parts), id: \\.self) { Text("\\($0.index)") } }
                }
            }
            """, 40, 12, boxes: false, holes: ["index", "name", "parts", "work"], words: ["10", "10", "10"])
    }
}
