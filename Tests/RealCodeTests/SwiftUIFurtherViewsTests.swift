import Testing

/// Views that are made of others, at what they show first.
@Suite struct SwiftUIFurtherViewsTests {
    private func shown(_ body: String, width: Double = 40, height: Double = 20) throws -> Shown {
        try Shown(
            "import SwiftUI\nstruct Screen: View {\n@State var tint = Color.red\nvar body: some View { VStack(spacing: 0) {\n\(body)\n} }\n}",
            width: width, height: height)
    }

    @Test func `readers show their content, and animators are boxes around theirs`() throws {
        let shown = try shown(
            #"""
            ScrollViewReader { proxy in
                Button("Top") { withAnimation { proxy.scrollTo(1, anchor: .top) } }
                Text("in the reader")
            }
            TimelineView(.periodic(from: .now, by: 1)) { _ in Text("ticking") }
            PhaseAnimator([1, 2]) { phase in Text("phase") } animation: { _ in .easeIn }
            Text("fading").phaseAnimator([false, true]) { content, isOn in content.opacity(isOn ? 1 : 0.5) }
            """#)
        #expect(shown.holes == ["TimelineView", "PhaseAnimator"])
        for word in ["Top", "in the reader", "ticking", "phase", "fading"] {
            #expect(shown.picture.contains(word))
        }
    }

    @Test func `a picture that is not loaded shows its placeholder`() throws {
        let shown = try shown(
            #"""
            AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
                image.resizable()
            } placeholder: {
                Text("loading")
            }
            AsyncImage(url: URL(string: "https://example.com/b.png")) { phase in
                if let image = phase.image { image } else if phase.error != nil { Text("failed") } else { Text("waiting") }
            }
            AsyncImage(url: nil) { phase in
                switch phase {
                case .empty: Text("empty")
                case .success(let image): image
                case .failure: Text("broken")
                @unknown default: EmptyView()
                }
            }
            AsyncImage(url: nil).frame(width: 4, height: 2)
            """#, height: 8)
        #expect(shown.holes == [])
        #expect(
            shown.picture == """
                                 loading
                                 waiting
                                 │empty│
                                 │┌──┐ │
                                 └└──┘─┘
                """)
    }

    @Test func `small controls are their labels`() throws {
        let shown = try shown(
            #"""
            EditButton()
            ControlGroup { Button("Cut") {}; Button("Copy") {} }
            Gauge(value: 0.4, in: 0...1) { Text("Speed") }
            """#)
        #expect(shown.holes == [])
        for word in ["Edit", "Cut Copy", "Speed"] { #expect(shown.picture.contains(word)) }
    }

    @Test func `paths and canvases take what they are proposed, and their code is checked alone`() throws {
        try expect(
            #"""
            struct Star: Shape {
                func path(in rect: CGRect) -> Path {
                    var path = Path()
                    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                    path.addLine(to: .zero)
                    path.addArc(
                        center: .zero, radius: 3, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
                    path.closeSubpath()
                    return path
                }
            }

            struct Screen: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Path { path in
                            path.move(to: CGPoint(x: 0, y: 0))
                            path.addLine(to: CGPoint(x: 10, y: 10))
                        }
                        .stroke(Color.red, lineWidth: 2)
                        .frame(width: 8, height: 2)
                        Star().stroke(style: StrokeStyle(lineWidth: 2)).frame(width: 6, height: 2)
                        Canvas { context, size in
                            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
                        }
                        .frame(width: 6, height: 2)
                    }
                }
            }
            """#, 12, 6, holes: ["Canvas"],
            shows: """
                  ┌──────┐
                  └──────┘
                  │┌────┐│
                  │└────┘│
                  │▒ C… ▒│
                  └▒▒▒▒▒▒┘
                """)
    }

    @Test func `gradients are styles and views, and those that are not linear are holes`() throws {
        let shown = try shown(
            #"""
            let gradient = Gradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)])
            Text("a").background(RadialGradient(gradient: gradient, center: .center, startRadius: 2, endRadius: 30))
            Text("b").foregroundStyle(AngularGradient(colors: [.red, .blue], center: .center))
            EllipticalGradient(colors: [.red, .green]).frame(width: 4, height: 1)
            LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing).frame(height: 1)
            Text("c").border(Color.gray.gradient, width: 1)
            Color(hue: 0.5, saturation: 1, brightness: 1).frame(width: 2, height: 1)
            """#)
        #expect(shown.holes == ["RadialGradient", "AngularGradient", "EllipticalGradient"])
    }

    @Test func `an argument of a modifier without effect is no hole`() throws {
        let shown = try shown(#"Text("a").font(.brand).presentationCornerRadius(radius).accessibilityHeading(.h1)"#)
        #expect(shown.holes == [])
    }

    @Test func `controls take their labels in all ways`() throws {
        let shown = try shown(
            #"""
            List(["Ann"], id: \.self, selection: .constant(Set<String>())) { Text($0) }.frame(height: 1)
            LabeledContent { Text("three") } label: { Text("Age") }
            LabeledContent("Size", value: 3, format: .number)
            GroupBox { Text("inside") } label: { Text("Group") }
            GroupBox(label: Text("Older")) { Text("within") }
            DisclosureGroup(isExpanded: .constant(true)) { Text("detail") } label: { Text("More") }
            ProgressView { Text("Loading") }
            ProgressView(value: 0.3) { Text("Copying") } currentValueLabel: { Text("30 of 100") }
            DatePicker(selection: .constant(Date())) { Text("Due") }
            Picker("Flavour", systemImage: "circle", selection: .constant(1)) { Text("plain").tag(1) }
            Menu("Sort") { Button("by name") {} } primaryAction: {}
            NavigationLink(destination: Text("away"), isActive: .constant(false)) { Text("Go") }
            TextField("Name", text: .constant(""), prompt: Text("first and last"), axis: .vertical)
            Slider(value: .constant(0.5), in: 0...1, onEditingChanged: { _ in })
            Slider(value: .constant(0.5)) { Text("Volume") } minimumValueLabel: { Text("low") } maximumValueLabel: {
                Text("high")
            } onEditingChanged: { _ in }
            Stepper("Count", value: .constant(2), in: 0...3, onEditingChanged: { _ in })
            Stepper("Width", value: .constant(2), in: 0...9, step: 1, format: .number)
            Stepper(value: .constant(2), in: 0...9, step: 1, format: .number) { Text("Other") }
            NavigationLink("Open", isActive: .constant(false)) { Text("shown") }
            NavigationLink("Take", tag: 1, selection: .constant(nil as Int?)) { Text("shown") }
            NavigationLink(tag: 1, selection: .constant(nil as Int?)) { Text("shown") } label: { Text("Leave") }
            Button("Remove", systemImage: "trash", role: .destructive) {}
            """#, height: 40)
        #expect(shown.holes == [])
        for word in [
            "Ann", "Age", "three", "Size", "Group", "inside", "Older", "within", "More", "detail", "Loading", "Copying",
            "30 of 100", "Due", "plain", "Sort", "Go", "first and last", "low", "high", "Count", "Remove",
            "Width", "Other", "Open", "Take", "Leave",
        ] { #expect(shown.picture.contains(word)) }
    }

    @Test func `an unknown colour is gray, however opaque`() throws {
        let shown = try shown(
            #"""
            LinearGradient(colors: [Color.brand.opacity(0.1), .brand, .red], startPoint: .top, endPoint: .bottom)
            Text("a").foregroundStyle(Color.brand.opacity(0.5))
            Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).frame(height: 1)
            """#, height: 4)
        #expect(shown.picture.contains("a"))
    }

    @Test(arguments: [
        ("Color(hex: 0xF5F5F5)", ["Color(hex: 0xF5F5F5)"]), ("Color(\"ink\", bundle: .main)", []),
        ("Color.brand", ["Color.brand"]),
    ])
    func `a colour takes what it is proposed, however little is known of it`(color: String, holes: [String]) throws {
        try expect(
            """
            #Preview { ZStack(alignment: .bottomTrailing) { \(color); Text("a") } }
            """, 6, 2, boxes: false, holes: holes, shows: "\n     a")
    }

    @Test func `a date picker has a field that is as wide as a date`() throws {
        try expect(
            """
            struct Screen: View {
                @State private var date = Date(timeIntervalSince1970: 0)
                var body: some View {
                    VStack(spacing: 0) {
                        DatePicker("Day", selection: $date, in: ...Date.now, displayedComponents: .date)
                        DatePicker(selection: $date) { Text("Due") }.datePickerStyle(.graphical)
                    }
                }
            }
            """, 28, 2, boxes: false, words: ["Day MMM dd, yyyy", "Due MMM dd, yyyy"])
    }

    @Test func `headers and footers of sections have lines of their own in a grid`() throws {
        try expect(
            """
            struct Screen: View {
                var body: some View {
                    LazyVGrid(columns: [GridItem(.fixed(4)), GridItem(.fixed(4))], spacing: 0) {
                        Section { ForEach(0..<3) { Text("a\\($0)") } } header: { Text("One") }
                        Section { Text("b0") } header: { Text("Two") } footer: { Text("End") }
                        Section { Text("c0") }
                        Section { Text("d0") }
                    }
                }
            }
            """, 9, 8, boxes: false,
            shows: """
                   One
                 a0   a1
                 a2
                   Two
                 b0
                   End
                 c0
                 d0
                """)
    }
}
