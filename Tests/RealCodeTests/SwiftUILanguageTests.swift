import Testing

/// Swift that views are written in: what the compiler accepts has no error here, and shows what the author expects.
@Suite struct SwiftUILanguageTests {
    @Test func `previews declare values and show several views`() throws {
        try expect(
            """
            struct Card: View {
                let title: String
                var body: some View { Text(title) }
            }

            struct Card_Previews: PreviewProvider {
                static var previews: some View {
                    let title = "first"
                    Card(title: title)
                    Card(title: "second")
                }
            }
            """, 20, 12, contains: ["first", "second"])
    }

    @Test func `a style's body may declare values before its view`() throws {
        try expect(
            """
            struct Loud: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    let title = "styled"
                    Text(title)
                }
            }
            struct Gauge: SomeStyle {
                func makeBody(configuration: Configuration) -> some View {
                    let title = "unknown"
                    Text(title)
                }
            }
            #Preview { Button("plain") {}.buttonStyle(Loud()) }
            """, 20, 12, words: ["styled"])
    }

    @Test func `the only expression in a branch of #if is what a body gives`() throws {
        try expect(
            """
            struct Screen: View {
                var name: String {
                    #if os(iOS)
                    "phone"
                    #else
                    "other"
                    #endif
                }
                var body: some View {
                    #if os(macOS)
                    Text("mac")
                    #else
                    Text(["a"].map { word in
                        #if DEBUG
                        word + name
                        #endif
                    }[0])
                    #endif
                }
            }
            """, 20, 12, contains: ["aphone"])
    }

    @Test func `an operand may stand at the beginning of a line that is not indented further`() throws {
        try expect(
            """
            struct Screen: View {
                let isOn = true
                var body: some View {
                    let text = "one" +
                    "two" +
                    name
                    Text(text)
                }
                let name = "three"
                func load() async {
                    guard isOn, await !isKnown(1) else { return }
                }
                func isKnown(_ id: Int) async -> Bool { true }
            }
            """, 20, 12, contains: ["onetwothree"])
    }

    @Test func `functions of numbers take Float, too`() throws {
        try expect(
            #"""
            struct Screen: View {
                let speed: Float = 0.25
                var body: some View {
                    let root: Float = sqrt(speed) * 10
                    Text("\(root) \(pow(speed, 2)) \(cos(0.0))")
                }
            }
            """#, 20, 12, contains: ["5.000000 0.062500"])
    }

    @Test func `a dictionary of types from elsewhere is made, and what stands in one that is not known is a hole`()
        throws
    {
        try expect(
            #"""
            struct Screen: View {
                private var kept = [Donut.ID: Int]()
                let people: [String: Person] = Bundle.main.decode("people.json")
                var body: some View { Text(people["one"]!.name) }
            }

            struct Person { let name: String }
            """#, 60, 12, holes: ["Bundle.main.decode(\"people.json\")"], contains: ["‹Bundle.main.decode("])
    }

    @Test func `nil is a view that shows nothing, and so is an optional without a value`() throws {
        try expect(
            """
            struct Screen: View {
                var badge: Text? { nil }
                var label: Text? { Text("label") }
                var body: some View {
                    badge.padding(3)
                    label.fixedSize().font(.footnote)
                    Text("x").background(badge != nil ? nil : Color.red)
                }
            }
            """, 20, 12,
            shows: """
                        label
                        └ x ┘
                """)
    }

    // MARK: SwiftUI's words

    @Test func `shapes are drawn, cut and turned`() throws {
        let shown = try expect(
            """
            struct Star: Shape {
                func path(in rect: CGRect) -> Path { Path() }
            }

            struct Screen: View {
                var body: some View {
                    Circle().stroke()
                    Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3, 2]))
                    RoundedRectangle(cornerRadius: 3, style: .continuous).strokeBorder()
                    UnevenRoundedRectangle(topLeadingRadius: 3).fill(.blue)
                    Capsule().trim(from: 0, to: 0.5).stroke(Color.red, lineWidth: 2)
                    Circle().fill(Color.orange)
                    Star().stroke(.green, lineWidth: 2)
                }
            }
            """, 20, 30)
        // Three circles are as wide as high; the other shapes fill the width.
        #expect(shown.picture.ranges(of: "┌──┐").count == 3)
        #expect(shown.picture.ranges(of: "┌──────────────────┐").count == 4)
    }

    @Test func `enums have all their cases`() throws {
        try expect(
            #"""
            struct Screen: View {
                var body: some View {
                    ForEach(LayoutDirection.allCases, id: \.self) { Text(String(describing: $0)) }
                    Text("\(Edge.allCases.count + TextAlignment.allCases.count + Axis.allCases.count)")
                    Text("\(ContentMode.allCases.count)")
                }
            }
            """#, 20, 12, contains: ["leftToRight", "rightToLeft", "9", "2"])
    }

    @Test func `titles and texts are made of what SwiftUI makes them of`() throws {
        try expect(
            """
            struct Screen: View {
                @State private var title = "Bound"
                var body: some View {
                    NavigationStack {
                        VStack {
                            Text(Image(systemName: "star")) + Text(" starred")
                            Text("key", comment: "what it is")
                            Text(LocalizedStringKey("local"))
                        }
                        .navigationTitle($title)
                    }
                }
            }
            """, 20, 12, contains: ["Bound", "▣ starred", "key", "local"])
    }

    @Test func `texts write numbers in a style`() throws {
        try expect(
            #"""
            struct Screen: View {
                @State private var amount = 3.0
                var body: some View {
                    Text(amount, format: .currency(code: "USD"))
                    Text("\(amount, specifier: "%.1f") and \(0.5, format: .percent)")
                    Text(AttributedString("attributed"))
                    TextField("Amount", value: $amount, format: .currency(code: "USD"))
                }
            }
            """#, 20, 12, contains: ["$3.00", "3.0 and 50%", "attributed"])
    }

    @Test func `a static requirement is found by a property of the parameter's type`() throws {
        try expect(
            """
            protocol Named { static var kind: String { get } }
            struct First: Named { static let kind = "first kind" }
            struct Box<Item: Named> {
                let item: Item
                var label: String { Item.kind }
            }

            struct Screen: View { var body: some View { Text(Box(item: First()).label) } }
            """, 20, 12, contains: ["first kind"])
    }

    @Test func `implicit members in a list are of the type that is asked of the list`() throws {
        let shown = try expect(
            """
            enum Status { case draft, live, done }
            struct Screen: View {
                let status = Status.live
                let color: Color = [.blue, .red].randomElement()!
                let first: Color = [.blue, .red].first ?? .green
                let second: Color = [.blue, .red][1]
                let named: Color = ["a": .blue, "b": .red]["a"]!
                let edges: [Edge] = [.top, .bottom].reversed()
                var body: some View {
                    if [.draft, .done].contains(status) { Text("not live") } else { Text("live") }
                    Text(verbatim: "at \\([.draft, .live].firstIndex(of: status) ?? 9) of \\(edges.count)")
                    color.frame(height: 1)
                    named.frame(height: 1)
                }
            }
            """, 20, 12, contains: ["live", "at 1 of 2"])
        #expect(!shown.picture.contains("not live"))
    }

    @Test func `a note beside an error does not hide it from the choice of a function`() throws {
        try expect(
            """
            func pick(_ make: () -> Int) -> String { "number" }
            func pick(_ make: () -> String) -> String { "text" }
            struct Screen: View {
                var title = "t"
                var body: some View {
                    Text(
                        pick {
                            if title.isEmpty { return "a" }
                            _ = Text("x").shadow(radius: 2)
                            return title
                        })
                }
            }
            """, 20, 12, contains: ["text"])
    }
}
