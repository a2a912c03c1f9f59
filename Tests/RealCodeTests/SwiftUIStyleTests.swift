import Foundation
import Testing

/// Styles that sources declare, which make controls of their parts.
struct SwiftUIStyleTests {
    @Test func `a style may stand in an extension of a type of the library's`() throws {
        try expect(
            """
            extension Button {
                struct Marked: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        HStack { Text("*"); configuration.label }
                    }
                }
            }
            struct Screen: View { var body: some View { Button("save") {}.buttonStyle(Button<Text>.Marked()) } }
            """, 20, 2, boxes: false, words: ["* save"])
    }

    @Test func `a button is what its style makes of its label`() throws {
        try expect(
            """
            struct Filled: ButtonStyle {
                @Environment(\\.isEnabled) private var isEnabled
                var inset: CGFloat = 2
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .bold()
                        .padding(.leading, configuration.role == .destructive ? 4 : inset)
                        .opacity(configuration.isPressed ? 0.5 : 1)
                }
            }
            extension ButtonStyle where Self == Filled { static var filled: Filled { Filled(inset: 1) } }
            struct Screen: View {
                var body: some View {
                    VStack(alignment: .leading, spacing: 0) {
                        Button("save") {}.buttonStyle(Filled())
                        Button("drop", role: .destructive) {}.buttonStyle(Filled())
                        Button(action: {}) { Text("list") }.buttonStyle(.filled)
                        Button("plain") {}.buttonStyle(.plain)
                        HStack(spacing: 1) {
                            Button("a") {}
                            NavigationLink("b") { Text("elsewhere") }
                        }
                        .buttonStyle(Filled())
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            """, 12, 5, boxes: false,
            shows: """
                  save
                    drop
                 list
                plain
                  a   b
                """)
    }

    @Test func `toggles, labels and groups are what their styles make of them`() throws {
        try expect(
            """
            struct Check: ToggleStyle {
                func makeBody(configuration: Self.Configuration) -> some View {
                    HStack(spacing: 1) {
                        Text(configuration.isOn ? "x" : "o").onTapGesture { configuration.isOn.toggle() }
                        configuration.label
                    }
                }
            }
            struct Below: LabelStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack(alignment: .leading, spacing: 0) { configuration.title; configuration.icon }
                }
            }
            struct Titled: GroupBoxStyle {
                func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
                    HStack(spacing: 1) { configuration.label.bold(); configuration.content }
                }
            }
            struct Screen: View {
                @State private var isOn = true
                var body: some View {
                    VStack(alignment: .leading, spacing: 0) {
                        Toggle("check", isOn: $isOn).toggleStyle(Check())
                        Label { Text("mail") } icon: { Text("@") }.labelStyle(Below())
                        Label("post", systemImage: "tray").labelStyle(.titleOnly)
                        GroupBox("box") { Text("in") }.groupBoxStyle(Titled())
                        Toggle("hidden", isOn: $isOn).labelsHidden()
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            """, 12, 6, boxes: false,
            shows: """
                x check
                mail
                @
                post
                box in
                ( ●)
                """)
    }

    @Test func `shapes and fills are named as the library names them, and a source has its own`() throws {
        let shown = try expect(
            """
            struct Mine: ShapeStyle {
                func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
            }
            extension ShapeStyle where Self == Mine { static var mine: Mine { Mine() } }
            struct Screen: View {
                var isWarm = true
                var fill: AnyShapeStyle { isWarm ? AnyShapeStyle(.red) : AnyShapeStyle(.ultraThinMaterial) }
                var body: some View {
                    VStack(spacing: 0) {
                        Text("a").background(.red, in: .rect(cornerRadius: 3))
                        Text("b").background(.fill.tertiary, in: .capsule)
                        Text("c").background(Gradient(colors: [.red, .blue])).overlay(.blue.opacity(0.2), in: .circle)
                        Text("d").background(.mine).background(Mine(), in: .rect)
                        Text("e").background(fill)
                        Rectangle().fill(.regularMaterial.shadow(.drop(radius: 3))).frame(height: 1)
                        Rectangle().fill(Gradient(colors: [.red])).frame(height: 1)
                        AnyShape(Circle()).fill(.red).frame(height: 1)
                    }
                }
            }
            """, 3, 8, boxes: false)
        for text in "abcde" { #expect(shown.picture.contains(text)) }
    }

    @Test(arguments: [
        "withAnimation { isOn = true }", "withAnimation(.spring()) { isOn = true }",
        "withAnimation(.spring(response: 0.5, dampingFraction: 0.7).delay(0.1)) { isOn.toggle() }",
        "withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }",
        "withAnimation(.bouncy, completionCriteria: .removed) { isOn = true } completion: { done += 1 }",
        "withTransaction(Transaction(animation: .default)) { isOn = true }",
    ])
    func `an animation on appearance is shown at its end`(action: String) throws {
        try expect(
            """
            struct Screen: View {
                @State private var isOn = false
                @State private var done = 0
                var body: some View { Text(isOn ? "on" : "off").onAppear { \(action) } }
            }
            """, 2, 1, boxes: false, shows: "on")
    }

    @Test func `a method of one view is what each item is shown as`() throws {
        try expect(
            """
            struct Item: Identifiable { var id: Int; var name: String }
            struct Screen: View {
                let items = [Item(id: 1, name: "tea"), Item(id: 2, name: "milk")]
                var body: some View { VStack(alignment: .leading, spacing: 0) { ForEach(items, content: row) } }
                private func row(_ item: Item) -> some View { Text(item.name.uppercased()) }
            }
            """, 4, 2, boxes: false, shows: "TEA\nMILK")
    }

    @Test func `a picker shows its choices as its style wants it`() throws {
        func shown(_ style: String) throws -> Shown {
            try Shown(
                """
                import SwiftUI
                struct Screen: View {
                    @State private var unit = 3
                    var body: some View {
                        Picker("Unit", selection: $unit) {
                            ForEach(1..<8) { Text("u\\($0)").tag($0) }
                        }
                        \(style)
                    }
                }
                """, width: 42, height: 8, drawsBoxes: false)
        }
        let menu = try shown("")
        #expect(!menu.picture.contains("Unit") && menu.picture.contains("u3 ▾"))
        for style in [".pickerStyle(.segmented)", ".pickerStyle(SegmentedPickerStyle())"] {
            let segmented = try shown(style)
            let row = try #require(segmented.picture.split(separator: "\n").first { $0.contains("u1") })
            #expect(row.split(separator: " ") == ["u1", "u2", "u3", "u4", "u5", "u6", "u7"])
        }
        let inline = try shown(".pickerStyle(.inline)")
        #expect(inline.picture.contains("Unit"))
        let rows = inline.picture.split(separator: "\n").filter { $0.contains("u") }
        #expect(rows.filter { $0.contains("✓") }.map { $0.contains("u3") } == [true])
        let wheel = try shown(".pickerStyle(.wheel)")
        #expect(wheel.picture.contains("u1") && wheel.picture.contains("u5"))
        #expect(!wheel.picture.contains("u6"))
    }

    @Test func `texts are shown in the case that is wanted around them`() throws {
        let shown = try expect(
            """
            struct Screen: View {
                var body: some View {
                    VStack(alignment: .leading) {
                        Text("Loud").textCase(.uppercase)
                        Text("QUIET").textCase(.lowercase)
                        VStack { Text("As is").textCase(nil) }.textCase(.uppercase)
                    }
                }
            }
            """, 20, 4, boxes: false)
        #expect(
            shown.picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
                "LOUD", "quiet", "As is",
            ])
    }

    @Test func `a search field stands below the title, and a bar shows the progress`() throws {
        let shown = try expect(
            """
            struct Screen: View {
                @State private var query = ""
                var body: some View {
                    NavigationStack {
                        ProgressView(value: 3, total: 4)
                            .navigationTitle("Fruit")
                            .searchable(text: $query, prompt: "Find fruit")
                    }
                }
            }
            """, 20, 5, boxes: false)
        let rows = shown.picture.split(separator: "\n")
        #expect(rows.prefix(2).map { $0.trimmingCharacters(in: .whitespaces) } == ["Fruit", "⌕ Find fruit"])
        #expect(shown.picture.contains(String(repeating: "▬", count: 15) + String(repeating: "─", count: 5)))
        let around = try expect(
            """
            struct Screen: View {
                @State private var query = "pear"
                var body: some View {
                    NavigationStack { Text("fruit").navigationTitle("Fruit") }.searchable(text: $query)
                }
            }
            """, 20, 5, boxes: false)
        #expect(
            around.picture.split(separator: "\n").prefix(2).map { $0.trimmingCharacters(in: .whitespaces) } == [
                "Fruit", "⌕ pear",
            ])
    }

    @Test func `views with more of a z index are drawn over their siblings`() throws {
        let shown = try expect(
            """
            struct Screen: View {
                var body: some View {
                    VStack(alignment: .leading) {
                        ZStack { Text("first").zIndex(1); Text("later") }
                        ZStack { Text("early").zIndex(2); Text("among").zIndex(2) }
                        ZStack { Text("under"); Text("below").zIndex(-1) }
                    }
                }
            }
            """, 8, 3, boxes: false)
        let rows = shown.picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(rows == ["first", "among", "under"])
    }

    @Test func `styles of the library are known, and a border takes room`() throws {
        let shown = try expect(
            """
            struct Screen: View {
                @State private var isOn = false
                var body: some View {
                    VStack(alignment: .leading) {
                        Button("plain") {}.buttonStyle(.plain)
                        Button("bordered") {}.buttonStyle(.bordered)
                        Button("prominent") {}.buttonStyle(BorderedProminentButtonStyle())
                        Toggle("switch", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red)).fixedSize()
                        Label("label", systemImage: "star").labelStyle(.automatic)
                    }
                }
            }
            """, 18, 5, boxes: false)
        let rows = shown.picture.split(separator: "\n")
        let starts = ["plain", "bordered", "prominent", "switch"].map { text in
            rows.first { $0.contains(text) }?.prefix { $0 == " " }.count
        }
        let first = try #require(starts[0])
        #expect(starts == [first, first + 1, first + 1, first])
        #expect(rows.first { $0.contains("switch") }?.contains("(○ )") == true)
    }
}
