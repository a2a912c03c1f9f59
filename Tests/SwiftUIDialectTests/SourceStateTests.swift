import Testing

/// States of a source's views, across taps and reloads.
struct SourceStateTests {
    @Test func `a button's action changes the state of the next body, also through a binding`() throws {
        var person = try Person(
            #"""
            struct Child: View {
                @Binding var count: Int
                var body: some View { Button("child \(count)") { count += 10 } }
            }

            struct ContentView: View {
                @State private var count = 0
                var body: some View {
                    Button("tapped \(count)") { count += 1 }
                    Child(count: $count)
                    Child(count: .constant(7))
                }
            }
            """#)
        #expect(person.texts == ["tapped 0", "child 0", "child 7"])
        try person.tap(0)
        try person.tap(1)
        try person.tap(2)
        #expect(person.texts == ["tapped 11", "child 11", "child 7"])
        #expect(person.messages == [])
    }

    @Test func `a tap changes the target of a root's binding`() throws {
        var person = try Person(
            #"""
            struct Row: View {
                @Binding var count: Int
                var body: some View { Button("tapped \(count)") { count += 1 } }
            }
            """#)
        #expect(person.texts == ["tapped 10"])
        try person.tap(0)
        #expect(person.texts == ["tapped 11"])
        #expect(person.messages == [])
    }

    @Test(arguments: [
        ("final class Model: ObservableObject { @Published var", "@StateObject"),
        ("@Observable final class Model { var", "@State"),
    ])
    func `objects are observed, and rows keep their states while others are added`(
        model: String, wrapper: String
    ) throws {
        var person = try Person(
            #"""
            \#(model) items = ["a"]
                func add() { items.append("b\(items.count)") }
            }

            struct Row: View {
                let title: String
                @State private var isOpen = false
                var body: some View {
                    Text(title).onTapGesture { isOpen.toggle() }
                    if isOpen { Text("about \(title)") }
                }
            }

            struct ContentView: View {
                \#(wrapper) private var model = Model()
                var body: some View {
                    VStack {
                        Button("add") { model.add() }
                        ForEach(model.items, id: \.self) { Row(title: $0) }
                    }
                }
            }
            """#)
        #expect(person.texts == ["add", "a"])
        try person.tap(1)
        #expect(person.texts == ["add", "a", "about a"])
        try person.tap(0)
        #expect(person.texts == ["add", "a", "about a", "b1"])
        try person.tap(2)
        try person.tap(1)
        #expect(person.texts == ["add", "a", "b1", "about b1"])
        #expect(person.messages == [])
    }

    @Test func `an edit keeps states of the same type, and resets others`() throws {
        func source(_ title: String, _ first: String) -> String {
            """
            struct ContentView: View {
                @State private var value = \(first)
                @State private var taps = 0
                var body: some View { Button("\(title) \\(value) \\(taps)") { taps += 1 } }
            }
            """
        }
        var person = try Person(source("one", "1"))
        try person.tap(0)
        try person.edit(source("two", "5"))
        #expect(person.texts == ["two 1 1"])
        try person.edit(source("three", "\"words\""))
        #expect(person.texts == ["three words 1"])
    }

    @Test func `an edit keeps states of the library's types and of small numbers`() throws {
        func source(_ title: String) -> String {
            """
            struct ContentView: View {
                @State private var size = CGSize.zero
                @State private var level: UInt8 = 1
                var body: some View {
                    Button("\(title) \\(Int(size.width)) \\(level)") {
                        size.width += 2
                        level += 1
                    }
                }
            }
            """
        }
        var person = try Person(source("one"))
        try person.tap(0)
        try person.edit(source("two"))
        #expect(person.texts == ["two 2 2"])
        #expect(person.messages == [])
    }

    /// Objects belong to their run. A new run repeats the actions of onAppear.
    @Test(arguments: [
        ("@State private var names: [String] = []", "names = [\"a\", \"b\"]", "names"),
        ("@State private var name: String?", "name = \"a\"", "[name ?? \"none\"]"),
        ("@State private var model = Model()", "model.load()", "model.names"),
        ("@StateObject private var model = Model()", "model.load()", "model.names"),
    ])
    func `data loaded in onAppear is present after an edit`(
        state: String, loading: String, names: String
    ) throws {
        func source(_ title: String) -> String {
            """
            final class Model: ObservableObject {
                @Published var names: [String] = []
                func load() { names = ["a"] }
            }

            struct ContentView: View {
                \(state)
                @State private var taps = 0
                var body: some View {
                    Button("\(title) \\(taps)") { taps += 1 }.onAppear { \(loading) }
                    ForEach(\(names), id: \\.self) { Text($0) }
                }
            }
            """
        }
        var person = try Person(source("one"))
        let loaded = person.texts.dropFirst()
        #expect(loaded.first == "a")
        try person.tap(0)
        try person.edit(source("two"))
        #expect(person.texts == ["two 1"] + loaded)
        #expect(person.messages == [])
    }

    @Test func `states of a list's views follow their items' ids`() throws {
        var person = try Person(
            #"""
            struct Item: Identifiable { let id: Int; let name: String }

            struct Row: View {
                let name: String
                @State private var count = 0
                var body: some View { Button("\(name) \(count)") { count += 1 } }
            }

            struct ContentView: View {
                @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
                @State private var words = ["x", "y"]
                var body: some View {
                    Button("turn") {
                        items.reverse()
                        words.insert("new", at: 0)
                    }
                    ForEach(items) { Row(name: $0.name) }
                    ForEach(words, id: \.self) { Row(name: $0) }
                }
            }
            """#)
        try person.tap(1)
        try person.tap(3)
        #expect(person.texts == ["turn", "a 1", "b 0", "x 1", "y 0"])
        try person.tap(0)
        #expect(person.texts == ["turn", "b 0", "a 1", "new 0", "x 1", "y 0"])
        #expect(person.messages == [])
    }

    @Test func `bindings to the items of a collection change it`() throws {
        var person = try Person(
            #"""
            struct Item: Identifiable { let id: Int; var count = 0 }

            struct Row: View {
                @Binding var item: Item
                var body: some View { Button("\(item.id): \(item.count)") { item.count += item.id } }
            }

            struct ContentView: View {
                @State private var items = [Item(id: 1), Item(id: 2)]
                var body: some View {
                    ForEach($items) { $item in Row(item: $item) }
                    Text("\(items[0].count + items[1].count)")
                }
            }
            """#)
        try person.tap(0)
        try person.tap(1)
        #expect(person.texts == ["1: 1", "2: 2", "3"])
        #expect(person.messages == [])
    }

    @Test func `disabled views do not react to taps`() throws {
        var person = try Person(
            #"""
            struct ContentView: View {
                @State private var isLocked = false
                @State private var count = 0
                var body: some View {
                    Button("lock") { isLocked = true }
                    VStack { Button("add \(count)") { count += 1 } }.disabled(isLocked)
                    Button("last") { count += 100 }
                }
            }
            """#)
        try person.tap(1)
        try person.tap(0)
        // The second tappable element is now the last button.
        try person.tap(1)
        #expect(person.texts == ["lock", "add 101", "last"])
        #expect(person.messages == [])
    }

    @Test(arguments: [
        (
            "struct Task: Identifiable { var id = 1; var isDone = false }",
            "$tasks) { $task in Toggle(\"t\", isOn: $task.isDone) }"
        ),
        (
            "struct Task: Identifiable { var id = 1; var isDone = false }",
            "$tasks) { task in Toggle(\"t\", isOn: task.isDone) }"
        ),
        ("struct Task: Identifiable { var id = 1; var isDone = false }", "$tasks) { $task in Row(task: $task) }"),
        (
            "struct Task: Identifiable { var id = 1; var isDone = false }",
            "$tasks) { $task in Button(\"t\") { task.isDone.toggle() } }"
        ),
        (
            "struct Task: Identifiable { var id = 1; var isDone = false }",
            "tasks.indices, id: \\.self) { index in Toggle(\"t\", isOn: $tasks[index].isDone) }"
        ),
        (
            "final class Task: Identifiable { var id = 1; var isDone = false; init() {} }",
            "$tasks) { $task in Toggle(\"t\", isOn: $task.isDone) }"
        ),
    ])
    func `an item of a stored collection is changed through its binding`(declared: String, row: String) throws {
        var person = try Person(
            #"""
            \#(declared)
            struct Row: View {
                @Binding var task: Task
                var body: some View { Toggle("t", isOn: $task.isDone) }
            }
            struct Screen: View {
                @State private var tasks = [Task()]
                var body: some View {
                    ForEach(\#(row)
                    Text("done: \(tasks.filter { $0.isDone }.count)")
                }
            }
            """#)
        #expect(person.texts.last == "done: 0")
        try person.tap(0)
        #expect(person.texts.last == "done: 1")
        #expect(person.messages == [])
    }
}
