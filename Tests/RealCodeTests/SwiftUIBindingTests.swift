import Testing

/// Bindings to the items of a collection, and what is set through bindings.
@Suite struct SwiftUIBindingTests {
    private func shown(_ members: String, _ body: String, height: Double = 6) throws -> Shown {
        try Shown(
            """
            import SwiftUI
            struct Task: Identifiable { var id = 1; var name = "wash"; var isDone = false }
            struct Screen: View {
            @State var tasks = [Task(), Task(id: 2, name: "dry", isDone: true)]
            \(members)
            var body: some View { VStack(spacing: 0) {
            \(body)
            } }
            }
            """, width: 20, height: height)
    }

    @Test(arguments: [
        "ForEach($tasks) { $task in Toggle(task.name, isOn: $task.isDone) }",
        "ForEach($tasks, id: \\.id) { $task in Toggle(task.name, isOn: $task.isDone) }",
        "ForEach($tasks) { ($task: Binding<Task>) in Toggle(task.name, isOn: $task.isDone) }",
        "ForEach($tasks.indices, id: \\.self) { n in Toggle(tasks[n].name, isOn: $tasks[n].isDone) }",
        "ForEach(tasks.indices, id: \\.self) { n in Toggle(tasks[n].name, isOn: $tasks[n].isDone) }",
        "ForEach(Array($tasks.enumerated()), id: \\.offset) { n, $task in Toggle(task.name, isOn: $task.isDone) }",
    ])
    func `a name behind a dollar is what the binding leads to`(_ rows: String) throws {
        let shown = try shown("", rows, height: 2)
        #expect(shown.holes == [])
        let rows = shown.picture.split(separator: "\n")
        #expect(rows.count == 2)
        #expect(rows[0].hasPrefix("wash ") && rows[0].contains("(○ )"))
        #expect(rows[1].hasPrefix("dry ") && rows[1].contains("( ●)"))
    }

    @Test func `a field shows what its item has`() throws {
        let shown = try shown("", "ForEach($tasks) { $task in TextField(\"name\", text: $task.name) }", height: 2)
        #expect(shown.picture.contains("wash") && shown.picture.contains("dry"))
    }

    @Test func `loops go through bindings`() throws {
        let shown = try shown(
            """
            func finish() {
                for task in $tasks { task.wrappedValue.isDone = true }
                for $task in $tasks { task.name += "!" }
                $tasks.forEach { task in task.wrappedValue.id += 10 }
                $tasks.enumerated().forEach { offset, task in task.wrappedValue.name += "\\(offset)" }
            }
            """,
            #"""
            Text("all").onAppear { finish() }
            ForEach(tasks) { Text("\($0.id) \($0.name) \($0.isDone)") }
            """#, height: 3)
        #expect(shown.picture.contains("11 wash!0 true") && shown.picture.contains("12 dry!1 true"))
    }

    @Test func `bindings to what is unknown are three`() throws {
        let shown = try shown(
            "@State var tabs: [Tab] = Tab.all.map { tab -> Tab in .init(tab) }",
            #"ForEach($tabs) { $tab in Text("a tab") }"#)
        #expect(shown.picture.components(separatedBy: "a tab").count == 4)
    }

    @Test func `a binding from the environment is set`() throws {
        let shown = try shown(
            """
            @Environment(\\.presentationMode) var presentation
            @Environment(\\.editMode) var editMode
            @State var mode = EditMode.inactive
            """,
            """
            Text("shown").onAppear {
                presentation.wrappedValue.dismiss()
                editMode?.wrappedValue = .active
            }
            .environment(\\.editMode, $mode)
            """)
        #expect(shown.picture.contains("shown"))
    }

    /// A row whose values are all another view's.
    private static let row = """
        import SwiftUI
        struct Row: View {
            @Binding var isOn: Bool
            @Binding var name: String
            @Binding var tags: [String]
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    TextField("Name", text: $name)
                    ForEach(tags, id: \\.self) { Text($0) }
                    if isOn { Text("on") } else { Text("off") }
                }
            }
        }

        """

    @Test func `a binding that a root needs leads to a value that is assumed`() throws {
        try expect(
            Self.row, 8, 5, boxes: false, of: nil, holes: ["isOn", "name", "tags"],
            shows: "‹name›\n‹tags›\n‹tags›\n‹tags›\non")
    }

    @Test func `or to the one that a person sets`() throws {
        let sets = "// haggle: isOn = false\n// haggle: name = \"Bob\"\n// haggle: tags = [\"a\", \"b\"]\n"
        try expect(Self.row + sets, 8, 4, boxes: false, of: nil, shows: "Bob\na\nb\noff")
    }
}
