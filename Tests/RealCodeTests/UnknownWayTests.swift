import Testing

/// Which way code takes where it is unknown: not the one that ends the program, nor one without an end.
@Suite struct UnknownWayTests {
    @Test func `an unknown condition does not end the program`() throws {
        try expect(
            """
            import Remote
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
            """, 20, 12, boxes: false,
            holes: [
                "Service.shared.isBroken || Service.shared.isOld", "Service.shared.mode", "Service.shared.problem",
            ], words: ["checked", "second", "unwrapped"])
    }

    @Test func `a known fatal error ends the program`() throws {
        try expect(
            """
            import Remote
            struct Status: View {
                let count = 1
                var body: some View { Text(checked()) }
                func checked() -> String {
                    if count == 1 { fatalError("one") }
                    return "checked"
                }
            }
            """, 20, 12, boxes: false, reporting: ["6: error: fatal error: one"])
    }

    @Test func `a view in itself by way of another ends in a box if its end is unknown`() throws {
        let shown = try expect(
            """
            import Remote
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
            """, 40, 40, boxes: false, holes: nil, contains: ["‹items.name›"])
        #expect(shown.holes.count < 40)
    }

    @Test func `a view in itself is shown as deep as what is known of it`() throws {
        try expect(
            """
            import Remote
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
            """, 40, 12, boxes: false, words: ["1", "2", "3", "4"])
    }

    @Test func `an associated type whose default is itself has no end, and nothing hangs`() throws {
        try expect(
            """
            import Remote
            protocol Style { associatedtype Configuration; func text(_ configuration: Configuration) -> String }
            protocol OwnStyle: Style { associatedtype Configuration = Configuration }
            struct Plain: OwnStyle { func text(_ configuration: Int) -> String { "\\(configuration)" } }
            struct Shown: View { var body: some View { Text(Plain().text(3)) } }
            """, 20, 12, boxes: false)
    }

    @Test func `the value under an unknown key is unknown`() throws {
        try expect(
            """
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
            """, 30, 6, boxes: false, holes: ["name", "icons[name]", "icons[Settings.key]", "Settings.key"],
            words: ["icon ‹icons[name]›", "‹icons[Settings.key]›", "person.3", "empty"])
    }

    @Test func `a text's extension that asks an unknown text of its kind ends`() throws {
        try expect(
            """
            extension String {
                var bridged: NSString { self as NSString }
                var pathExtension: String { bridged.pathExtension }
                func appending(path: String) -> String { bridged.appending(path: path) }
            }
            struct Row: View {
                var body: some View { VStack { Text("a.txt".pathExtension); Text("a".appending(path: "b")) } }
            }
            """, 40, 4, boxes: false, holes: ["bridged.pathExtension", "bridged.appending(path: path)"])
    }

    @Test func `a value that library text lacks is a hole at its call, and nothing vanishes`() throws {
        // How its indices go on stands in another file.
        try expect(
            """
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
            """, 40, 3, boxes: false, holes: ["Ring(items: [\"a\"]).indices"],
            words: ["first", "‹Ring(items: [\"a\"]).in…›", "last"])
    }

    @Test func `a range whose ends are only assumed is a hole where it would go backwards`() throws {
        try expect(
            """
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
            """, 20, 12, boxes: false, holes: ["firsts", "firsts[line]...end(of: line)"])
    }

    @Test func `the first element of an unknown type decides nothing of the others`() throws {
        try expect(
            """
            let starts = [Start](repeating: .default, count: 2) + [nil, [5, 1], [nil, 2], nil]
            #Preview { Text("a") }
            """, 5, 1, boxes: false, shows: "  a")
    }

    @Test(arguments: [
        "[Service.least, 3].max()", "[3, Service.least].min()", "[3, Service.least, 1].sorted()[0]",
        "[Service.least, 3].firstIndex(of: 3)", "[3, Service.least].lastIndex(of: 3)",
        "[1, 2].max { Service.rank($0) < Service.rank($1) }",
    ])
    func `a result that depends on an unknown element is unknown`(expression: String) throws {
        try expect(
            "import Remote; #Preview { Text(\"\\(\(expression))\") }", 30, 1, boxes: false, holes: nil,
            contains: ["‹Service."])
    }

    @Test func `a result that depends on no unknown element is known`() throws {
        try expect(
            """
            import Remote
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
            """, 20, 12, boxes: false, words: ["in", "0", "in", "2"])
    }

    @Test func `a requirement may be set of a view whose type is not known`() throws {
        try expect(
            """
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
            """, 8, 1, boxes: false, holes: ["change", "self"], shows: "▒ self ▒")
    }
}
