import Testing

/// Which way code takes where it is unknown: not the one that ends the program, nor one without an end.
@Suite struct UnknownWayTests {
    private func shown(
        _ source: String, width: Double = 20, height: Double = 12, reporting messages: [String] = []
    ) throws -> Shown {
        try Shown(
            "import SwiftUI\nimport Remote\n" + source, width: width, height: height, drawsBoxes: false,
            reporting: messages)
    }

    @Test func `an unknown condition does not end the program`() throws {
        let shown = try shown(
            """
            struct Status: View {
                var body: some View {
                    VStack {
                        Text(checked())
                        Text(chosen())
                        Text(unwrapped())
                    }
                }
                func checked() -> String {
                    if Service.shared.isBroken || Service.shared.isOld {
                        print("broken")
                        fatalError("broken")
                    }
                    return "checked"
                }
                func chosen() -> String {
                    switch Service.shared.mode {
                    case .first: fatalError()
                    case .second: return "second"
                    }
                }
                func unwrapped() -> String {
                    if let problem = Service.shared.problem { preconditionFailure("\\(problem)") }
                    return "unwrapped"
                }
            }
            """)
        #expect(shown.words == ["checked", "second", "unwrapped"])
    }

    @Test func `a known fatal error ends the program`() throws {
        _ = try shown(
            """
            struct Status: View {
                let count = 1
                var body: some View { Text(checked()) }
                func checked() -> String {
                    if count == 1 { fatalError("one") }
                    return "checked"
                }
            }
            """, reporting: ["7: error: fatal error: one"])
    }

    @Test func `a view in itself by way of another ends in a box if its end is unknown`() throws {
        let shown = try shown(
            """
            struct Item: Identifiable { let id: Int; let name: String; let children: [Item] }
            struct Row: View {
                let item: Item
                var body: some View {
                    VStack { Text(item.name); Children(items: item.children) }
                }
            }
            struct Children: View {
                let items: [Item]
                var body: some View { ForEach(items) { Row(item: $0) } }
            }
            """, width: 40, height: 40)
        #expect(shown.holes.count < 40)
        #expect(shown.picture.contains("‹items.name›"))
    }

    @Test func `a view in itself is shown as deep as what is known of it`() throws {
        let shown = try shown(
            """
            struct Item: Identifiable { let id: Int; var children: [Item] = [] }
            struct Row: View {
                let item: Item
                var body: some View {
                    Text("\\(item.id)")
                    Children(items: item.children)
                }
            }
            struct Children: View {
                let items: [Item]
                var body: some View { ForEach(items) { Row(item: $0) } }
            }
            struct Tree: View {
                var body: some View {
                    VStack {
                        Row(item: Item(id: 1, children: [Item(id: 2, children: [Item(id: 3, children: [Item(id: 4)])])]))
                    }
                }
            }
            """, width: 40, height: 12)
        #expect(shown.words == ["1", "2", "3", "4"])
    }

    @Test func `an associated type whose default is itself has no end, and nothing hangs`() throws {
        _ = try shown(
            """
            protocol Style { associatedtype Configuration; func text(_ configuration: Configuration) -> String }
            protocol OwnStyle: Style { associatedtype Configuration = Configuration }
            struct Plain: OwnStyle { func text(_ configuration: Int) -> String { "\\(configuration)" } }
            struct Shown: View { var body: some View { Text(Plain().text(3)) } }
            """)
    }

    @Test func `the value under an unknown key is unknown`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Facility: View {
                let name: String
                private let icons = ["beginners": "1.circle", "family": "person.3"]
                private let none: [String: String] = [:]
                var icon: some View {
                    if let icon = icons[name] { Text("icon \\(icon)") } else { fatalError("unknown facility") }
                }
                var body: some View {
                    VStack {
                        icon
                        Text(icons[Settings.key]!)
                        Text(icons["family"] ?? "?")
                        Text(none[name] ?? "empty")
                    }
                }
            }
            """, width: 30, height: 6, drawsBoxes: false)
        #expect(shown.words == ["icon ‹icons[name]›", "‹icons[Settings.key]›", "person.3", "empty"])
    }

    @Test func `a text's extension that asks an unknown text of its kind ends`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            extension String {
                var bridged: NSString { self as NSString }
                var pathExtension: String { bridged.pathExtension }
                func appending(path: String) -> String { bridged.appending(path: path) }
            }
            struct Row: View {
                var body: some View { VStack { Text("a.txt".pathExtension); Text("a".appending(path: "b")) } }
            }
            """, width: 40, height: 4, drawsBoxes: false)
        #expect(shown.holes == ["bridged.pathExtension", "bridged.appending(path: path)"])
    }

    @Test func `a value that library text lacks is a hole at its call, and nothing vanishes`() throws {
        // How its indices go on stands in another file.
        let shown = try Shown(
            """
            import SwiftUI
            struct Ring: Collection {
                struct Index: Comparable {
                    let step: Int
                    static func < (one: Index, other: Index) -> Bool { one.step < other.step }
                }
                let items: [String]
                var startIndex: Index { Index(step: 0) }
                var endIndex: Index { Index(step: items.count) }
                subscript(index: Index) -> String { items[index.step] }
            }
            #Preview {
                VStack { Text("first"); Text("\\(Ring(items: ["a"]).indices.count)"); Text("last") }
            }
            """, width: 40, height: 3, drawsBoxes: false)
        #expect(shown.words == ["first", "‹Ring(items: [\"a\"]).in…›", "last"])
    }

    @Test func `a range whose ends are only assumed is a hole where it would go backwards`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Lines: View {
                let firsts: [Int]
                func end(of line: Int) -> Int { line == firsts.count - 1 ? 2 : firsts[line + 1] - 1 }
                var body: some View {
                    VStack {
                        ForEach(0..<firsts.count, id: \\.self) { line in
                            ForEach(firsts[line]...end(of: line), id: \\.self) { Text("\\($0)") }
                        }
                    }
                }
            }
            """, width: 20, height: 12, drawsBoxes: false)
        #expect(shown.holes == ["firsts", "firsts[line]...end(of: line)"])
    }

    @Test func `the first element of an unknown type decides nothing of the others`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            let starts = [Start](repeating: .default, count: 2) + [nil, [5, 1], [nil, 2], nil]
            #Preview { Text("a") }
            """, width: 5, height: 1, drawsBoxes: false)
        #expect(shown.picture == "  a")
    }

    @Test(arguments: [
        "[Service.least, 3].max()", "[3, Service.least].min()", "[3, Service.least, 1].sorted()[0]",
        "[Service.least, 3].firstIndex(of: 3)", "[3, Service.least].lastIndex(of: 3)",
        "[1, 2].max { Service.rank($0) < Service.rank($1) }",
    ])
    func `a result that depends on an unknown element is unknown`(expression: String) throws {
        let shown = try shown("#Preview { Text(\"\\(\(expression))\") }", width: 30, height: 1)
        #expect(shown.picture.contains("‹Service."), "\(expression)")
    }

    @Test func `a result that depends on no unknown element is known`() throws {
        let shown = try shown(
            """
            struct Facts: View {
                let kinds = Dictionary(grouping: [Service.least, 3, 0, 2]) { $0 > 2 }
                var body: some View {
                    VStack {
                        Text("\\([3, Service.least].contains(3) ? "in" : "out")")
                        Text("\\([3, Service.least].firstIndex(of: 3) ?? 9)")
                        Text("\\(Set([Service.least, 3, 3]).contains(3) ? "in" : "out")")
                        Text("\\(kinds[false]?.count ?? 9)")
                    }
                }
            }
            """)
        #expect(shown.words == ["in", "0", "in", "2"])
    }

    @Test func `a requirement may be set of a view whose type is not known`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            protocol Configuring: View {
                var changes: [(Int) -> Void] { get set }
                subscript(name: String) -> Int { get set }
            }
            extension Configuring {
                func changed(_ change: @escaping (Int) -> Void) -> Self {
                    var copy = self
                    copy.changes.append(change)
                    copy["count"] = 3
                    return copy
                }
            }
            """, width: 8, height: 1, drawsBoxes: false)
        #expect(shown.picture == "▒ self ▒")
    }
}
