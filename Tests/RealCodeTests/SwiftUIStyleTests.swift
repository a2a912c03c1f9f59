import Testing

/// Styles that sources declare, which make controls of their parts.
struct SwiftUIStyleTests {
    private func shown(_ source: String, width: Double, height: Double) throws -> Shown {
        try Shown("import SwiftUI\n" + source, width: width, height: height, drawsBoxes: false)
    }

    @Test func `a button is what its style makes of its label`() throws {
        let shown = try shown(
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
                        Button("plain") {}.buttonStyle(.bordered)
                        HStack(spacing: 1) {
                            Button("a") {}
                            NavigationLink("b") { Text("elsewhere") }
                        }
                        .buttonStyle(Filled())
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            """, width: 12, height: 5)
        #expect(
            shown.picture == """
                  save
                    drop
                 list
                plain
                  a   b
                """)
        #expect(shown.holes == [])
        #expect(shown.told == [])
    }

    @Test func `toggles, labels and groups are what their styles make of them`() throws {
        let shown = try shown(
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
            """, width: 12, height: 6)
        #expect(
            shown.picture == """
                x check
                mail
                @
                post
                box in
                ( ●)
                """)
        #expect(shown.holes == [])
    }

    @Test func `shapes and fills are named as the library names them, and a source has its own`() throws {
        let shown = try shown(
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
                        Text("c").background(Gradient(colors: [.red, .blue])).overlay(.blue, in: .circle)
                        Text("d").background(.mine).background(Mine(), in: .rect)
                        Text("e").background(fill)
                        Rectangle().fill(.regularMaterial.shadow(.drop(radius: 3))).frame(height: 1)
                        Rectangle().fill(Gradient(colors: [.red])).frame(height: 1)
                        AnyShape(Circle()).fill(.image(Image("wood"))).frame(height: 1)
                    }
                }
            }
            """, width: 3, height: 8)
        #expect(shown.told == [])
        #expect(shown.holes == [])
        for text in "abcde" { #expect(shown.picture.contains(text)) }
    }

    @Test(arguments: [
        "withAnimation { isOn = true }", "withAnimation(.spring()) { isOn = true }",
        "withAnimation(.spring(response: 0.5, dampingFraction: 0.7).delay(0.1)) { isOn.toggle() }",
        "withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true }",
        "withAnimation(.bouncy, completionCriteria: .removed) { isOn = true } completion: { done += 1 }",
        "withTransaction(Transaction(animation: .default)) { isOn = true }",
    ])
    func `what is animated when a view appears is shown as it ends`(action: String) throws {
        let shown = try shown(
            """
            struct Screen: View {
                @State private var isOn = false
                @State private var done = 0
                var body: some View { Text(isOn ? "on" : "off").onAppear { \(action) } }
            }
            """, width: 2, height: 1)
        #expect(shown.picture == "on")
        #expect(shown.told == [])
        #expect(shown.holes == [])
    }

    @Test func `a method of one view is what each item is shown as`() throws {
        let shown = try shown(
            """
            struct Item: Identifiable { var id: Int; var name: String }
            struct Screen: View {
                let items = [Item(id: 1, name: "tea"), Item(id: 2, name: "milk")]
                var body: some View { VStack(alignment: .leading, spacing: 0) { ForEach(items, content: row) } }
                private func row(_ item: Item) -> some View { Text(item.name.uppercased()) }
            }
            """, width: 4, height: 2)
        #expect(shown.picture == "TEA\nMILK")
        #expect(shown.told == [])
        #expect(shown.holes == [])
    }
}
