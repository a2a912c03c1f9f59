import Testing

/// Controls, and views with columns and fields: what is written in them, and their titles and labels.
@Suite struct SwiftUIControlTests {
    private func shown(_ source: String, width: Double = 20, height: Double = 12) throws -> Shown {
        try Shown("import SwiftUI\n" + source, width: width, height: height)
    }

    @Test func `fields show what is written in them, and their titles where nothing is`() throws {
        let shown = try shown(
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
            """)
        #expect(shown.holes == [])
        for word in ["$25.00", "3", "Ann", "Empty", "•••", "Dear diary"] { #expect(shown.picture.contains(word)) }
        for word in ["Amount", "Count", "Name", "Password"] { #expect(!shown.picture.contains(word)) }
    }

    @Test func `an editor takes the room that is left, and its lines begin at the top`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            #Preview { VStack(spacing: 0) { TextEditor(text: .constant("Dear diary, today")); Text("Save") } }
            """, width: 12, height: 6, drawsBoxes: false)
        #expect(shown.picture == "Dear diary,\ntoday\n\n\n\n    Save")
    }

    @Test func `controls show constant bindings`() throws {
        let shown = try shown(
            """
            struct Screen: View {
                var body: some View {
                    Toggle("On", isOn: .constant(false))
                    Picker("Pick", selection: .constant(2)) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    Stepper("Count", value: .constant(3), in: 0...5)
                }
            }
            """)
        #expect(shown.holes == [])
        #expect(shown.picture.contains("(○ )"))
        #expect(shown.picture.contains("Two"))
    }

    @Test func `a menu of choices is as wide as the one that is made, and has its label in a form`() throws {
        let picker = "Picker(\"Color\", selection: .constant(1)) { Text(\"Red\").tag(1); Text(\"Blue\").tag(2) }"
        let shown = try Shown(
            """
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    VStack(alignment: .leading, spacing: 0) {
                        HStack { Text("Pick"); \(picker).pickerStyle(.menu); Text("now") }
                        \(picker)
                        Form { \(picker); \(picker).labelsHidden() }
                    }
                }
            }
            """, width: 20, height: 4, drawsBoxes: false)
        #expect(shown.picture == "Pick Red ▾  now\nRed ▾\nColor         Red ▾\nRed ▾")
    }

    @Test func `columns of a split view stand side by side, under their titles`() throws {
        let shown = try shown(
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
            """, width: 40)
        #expect(shown.holes == [])
        for word in ["Landmarks", "Turtle Rock", "Select one"] { #expect(shown.picture.contains(word)) }
    }

    @Test func `fields and sliders have their labels`() throws {
        let shown = try shown(
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
            """)
        #expect(shown.holes == [])
        for word in ["Name", "1234", "Password", "slow", "fast"] { #expect(shown.picture.contains(word)) }
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
        let shown = try Shown(source, width: 12, height: 4, drawsBoxes: false)
        #expect(shown.picture == "More      ▸\nAll       ▾\n\nshown")
        let opened = try Shown(source + "\n#Preview { Page(isOpen: true) }", width: 12, height: 6, drawsBoxes: false)
        #expect(opened.picture == "More      ▾\n\nhidden\nAll       ▾\n\nshown")
    }

    @Test func `labels are hidden where their visibility says so`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            VStack {
                Toggle("One", isOn: .constant(true)).labelsVisibility(.hidden)
                Toggle("Two", isOn: .constant(true)).labelsVisibility(.visible)
            }
            """, width: 20, height: 3, drawsBoxes: false)
        #expect(!shown.picture.contains("One"))
        #expect(shown.picture.contains("Two"))
    }

    @Test func `a link's value is known`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            func title<Words: StringProtocol>(_ words: Words) -> Text { Text(words) }
            struct Links: View {
                var body: some View {
                    VStack {
                        ForEach(0..<2) { item in NavigationLink(value: item) { Text("row \\(item)") } }
                        title("words".dropFirst())
                    }
                }
            }
            """, width: 12, height: 4, drawsBoxes: false)
        #expect(shown.holes == [])
        #expect(shown.picture.contains("row 1") && shown.picture.contains("ords"))
    }
}
