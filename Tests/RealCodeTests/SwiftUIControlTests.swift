import Testing

/// Controls, and views with columns and fields: what is written in them, and their titles and labels.
@Suite struct SwiftUIControlTests {
    @Test func `fields show what is written in them, and their titles where nothing is`() throws {
        let shown = try expect(
            """
            struct Screen: View {
                @State var amount = 25.0
                @State var count: Int? = 3
                @State var name = "Ann"
                @State var empty = ""
                var body: some View {
                    TextField("Amount", value: $amount, format: .currency(code: "USD"))
                    TextField("Count", value: $count, format: .number)
                    TextField(text: $name) { Text("Name") }
                    TextField("Empty", text: $empty)
                    SecureField("Password", text: .constant("abc"))
                    TextEditor(text: .constant("Dear diary"))
                }
            }
            """, 20, 12, contains: ["$25.00", "3", "Ann", "Empty", "•••", "Dear diary"])
        for word in ["Amount", "Count", "Name", "Password"] { #expect(!shown.picture.contains(word)) }
    }

    @Test func `an editor takes the room that is left, and its lines begin at the top`() throws {
        try expect(
            """
            #Preview { VStack(spacing: 0) { TextEditor(text: .constant("Dear diary, today")); Text("Save") } }
            """, 12, 6, boxes: false, shows: "Dear diary,\ntoday\n\n\n\n    Save")
    }

    @Test func `a menu of choices is as wide as the one that is made, and has its label in a form`() throws {
        let picker = "Picker(\"Color\", selection: .constant(1)) { Text(\"Red\").tag(1); Text(\"Blue\").tag(2) }"
        try expect(
            """
            struct Screen: View {
                var body: some View {
                    VStack(alignment: .leading, spacing: 0) {
                        HStack { Text("Pick"); \(picker).pickerStyle(.menu); Text("now") }
                        \(picker)
                        Form { \(picker); \(picker).labelsHidden() }
                    }
                }
            }
            """, 20, 4, boxes: false, shows: "Pick Red ▾  now\nRed ▾\nColor         Red ▾\nRed ▾")
    }

    @Test func `columns of a split view stand side by side, under their titles`() throws {
        try expect(
            """
            struct Screen: View {
                var body: some View {
                    NavigationSplitView {
                        List { Text("Turtle Rock") }.navigationTitle("Landmarks")
                    } detail: {
                        Text("Select one")
                    }
                }
            }
            """, 40, 12, contains: ["Landmarks", "Turtle Rock", "Select one"])
    }

    @Test func `fields and sliders have their labels`() throws {
        try expect(
            """
            struct Screen: View {
                @State var name = ""
                @State var speed = 0.5
                var body: some View {
                    TextField(text: $name) { Label("Name", systemImage: "person") }
                    TextField("Code", text: $name, prompt: Text("1234"))
                    SecureField(text: $name) { Text("Password") }
                    Slider(value: $speed, in: 0...1) { Text("Speed") } minimumValueLabel: {
                        Text("slow")
                    } maximumValueLabel: {
                        Text("fast")
                    }
                }
            }
            """, 20, 12, contains: ["Name", "1234", "Password", "slow", "fast"])
    }

    // MARK: Mistakes

    @Test func `a closed group shows its title alone across the width, and a tap opens it`() throws {
        let source = """
            import SwiftUI
            struct Page: View {
                @State var isOpen = false
                var body: some View {
                    VStack(spacing: 0) {
                        DisclosureGroup("More", isExpanded: $isOpen) { Text("hidden") }
                        DisclosureGroup("All", isExpanded: .constant(true)) { Text("shown") }
                    }
                }
            }
            """
        try expect(source, 12, 4, boxes: false, of: nil, shows: "More      ▸\nAll       ▾\n\nshown")
        try expect(
            source + "\n#Preview { Page(isOpen: true) }", 12, 6, boxes: false, of: nil,
            shows: "More      ▾\n\nhidden\nAll       ▾\n\nshown")
    }

    @Test func `labels are hidden where their visibility says so`() throws {
        let shown = try expect(
            """
            VStack {
                Toggle("One", isOn: .constant(true)).labelsVisibility(.hidden)
                Toggle("Two", isOn: .constant(true)).labelsVisibility(.visible)
            }
            """, 20, 3, boxes: false, contains: ["Two"])
        #expect(!shown.picture.contains("One"))
    }

    @Test func `a link's value is known`() throws {
        try expect(
            """
            func title<Words: StringProtocol>(_ words: Words) -> Text { Text(words) }
            struct Links: View {
                var body: some View {
                    VStack {
                        ForEach(0..<2) { item in NavigationLink(value: item) { Text("row \\(item)") } }
                        title("words".dropFirst())
                    }
                }
            }
            """, 12, 4, boxes: false, contains: ["row 1", "ords"])
    }
}
