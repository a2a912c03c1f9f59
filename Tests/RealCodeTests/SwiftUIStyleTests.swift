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
}
