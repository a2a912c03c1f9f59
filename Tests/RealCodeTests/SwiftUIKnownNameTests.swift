import Testing

/// What Apple's SwiftUI has, and sources use now and then.
@Suite struct SwiftUIKnownNameTests {
    private static func shown(_ view: String, width: Double = 40, height: Double = 8) throws -> Shown {
        try Shown(
            """
            import SwiftUI
            struct Main: View {
                @Namespace var space
                var body: some View { \(view) }
            }
            """, width: width, height: height, drawsBoxes: false)
    }

    @Test(arguments: [
        ("Text(\"a\").modifier(EmptyModifier())", ["a"]), ("Text(\"a\").modifier(EmptyModifier.identity)", ["a"]),
        ("EquatableView(content: Text(\"a\"))", ["a"]), ("Menu(\"a\", systemImage: \"star\") { Text(\"b\") }", ["a"]),
        ("Text(\"a\").background(in: Capsule())", ["a"]),
        ("Text(\"a\").safeAreaBar(edge: .bottom) { Text(\"bar\") }", ["a", "bar"]),
        ("Text(\"a b\").frame(width: 1).transformEnvironment(\\.lineLimit) { $0 = 1 }", ["…"]),
        ("Text(\"a\").matchedGeometryEffect(id: 1, in: space)", ["a"]),
        ("Text(\"a b c d\").previewLayout(.fixed(width: 3, height: 4))", ["a b", "c d"]),
        ("Text(\"a\").previewLayout(.sizeThatFits)", ["a"]),
    ])
    func `a known name is no hole`(view: String, words: [String]) throws {
        let shown = try Self.shown(view)
        #expect(shown.words == words)
        #expect(shown.holes == [])
    }

    @Test(arguments: [
        ".matchedGeometryEffect(id: 1, in: space, isSource: false)", ".minimumScaleFactor(0.5)",
    ])
    func `a modifier whose effect is not laid out is a hole, not one without effect`(modifier: String) throws {
        #expect(try Self.shown("Text(\"a\")\(modifier)").holes == [modifier])
        #expect(Shown.remarks(of: "import SwiftUI\nlet a = Text(\"a\").minimumScaleFactor(0.5)") == [])
    }

    @Test(arguments: [
        "g -> Color in print(g.size); return .red", "(g: GeometryProxy) -> Color in .red",
        "g -> Color in if g.size.width > 3 { return .red } else { return .blue }",
    ])
    func `a closure says the type of its view`(closure: String) throws {
        let shown = try Self.shown("GeometryReader { \(closure) }")
        #expect(shown.holes == [])
    }

    @Test func `no field has the focus`() throws {
        try expect(
            """
            struct Main: View {
                enum Field { case name, mail }
                @FocusState private var isFocused: Bool
                @FocusState private var field: Field?
                var body: some View {
                    Text(isFocused ? "focused" : "not focused")
                    Text(field == .name ? "name" : "none")
                    TextField("Name", text: .constant("Ann")).focused($isFocused)
                }
            }
            """, 40, 8, boxes: false, words: ["not focused", "none", "Ann"])
    }

    @Test func `an unknown range has three numbers, and a closed one reaches from 0 to 10`() throws {
        try expect(
            """
            struct Main: View {
                let rows: Range<Int>
                let span: ClosedRange<Double>
                var body: some View {
                    ForEach(rows, id: \\.self) { Text("row \\($0)") }
                    Text("\\(span.lowerBound) to \\(span.upperBound)")
                }
            }
            """, 40, 8, boxes: false, holes: ["rows", "span"],
            words: ["row 0", "row 1", "row 2", "0.000000 to 10.000000"])
    }

    @Test func `points, sizes and rects are written as on Apple's systems`() throws {
        let shown = try Self.shown(
            #"Text("\(CGSize(width: 1, height: 2)) \([CGPoint(x: 1, y: 2)]) \(CGRect(x: 1, y: 2, width: 3, height: 4.5))")"#,
            width: 80)
        #expect(shown.words == ["(1.0, 2.0) [(1.0, 2.0)] (1.0, 2.0, 3.0, 4.5)"])
        let insets = try Self.shown(#"Text("\(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))")"#, width: 80)
        #expect(insets.words == ["EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)"])
    }

    @Test(arguments: [
        ("$0.move(to: CGPoint(x: 1, y: 2)); $0.addLine(to: CGPoint(x: 5, y: 9))", "(1.0, 2.0, 4.0, 7.0)"),
        (
            "$0.move(to: .zero); $0.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 4))",
            "(0.0, 0.0, 4.0, 2.0)"
        ),
        (
            "$0.move(to: .zero); $0.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), "
                + "control2: CGPoint(x: 4, y: 4))", "(0.0, 0.0, 4.0, 3.0)"
        ),
        ("$0.addEllipse(in: CGRect(x: 1, y: 2, width: 8, height: 4))", "(1.0, 2.0, 8.0, 4.0)"),
        (
            "$0.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .degrees(0), endAngle: .degrees(90), "
                + "clockwise: false)", "(5.0, 5.0, 5.0, 5.0)"
        ),
        (
            "$0.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .degrees(0), endAngle: .degrees(90), "
                + "clockwise: true)", "(0.0, 0.0, 10.0, 10.0)"
        ),
        (
            "$0.addRoundedRect(in: CGRect(x: 0, y: 0, width: 10, height: 6), cornerSize: CGSize(width: 2, height: 2))",
            "(0.0, 0.0, 10.0, 6.0)"
        ),
    ])
    func `a path knows the smallest rectangle around its lines and curves`(steps: String, rect: String) throws {
        let shown = try Self.shown("Text(\"\\(Path { \(steps) }.boundingRect)\")")
        #expect(shown.words == [rect])
        #expect(shown.holes == [])
    }

    @Test func `a path knows whether it is empty, and which points are inside`() throws {
        let shown = try Self.shown(
            """
            let ring = Path {
                $0.addEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
                $0.addRect(CGRect(x: 3, y: 3, width: 2, height: 2))
            }
            let inside = [CGPoint(x: 1, y: 4), CGPoint(x: 4, y: 4), CGPoint(x: 0.5, y: 0.5)]
            Text("\\(Path().isEmpty) \\(ring.isEmpty)")
            Text("\\(inside.map { ring.contains($0) })")
            Text("\\(inside.map { ring.contains($0, eoFill: true) })")
            """)
        #expect(shown.words == ["true false", "[true, true, false]", "[true, false, false]"])
        #expect(shown.holes == [])
    }

    @Test func `a layout hands the cache of the layout in it on`() throws {
        try expect(
            """
            struct Counting: Layout {
                func makeCache(subviews: Subviews) -> Int { subviews.count }
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
                    CGSize(width: 4 * cache, height: 1)
                }
                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
                ) {
                    for (index, view) in subviews.enumerated() {
                        view.place(at: CGPoint(x: bounds.minX + CGFloat(index * 4), y: bounds.minY), proposal: .zero)
                    }
                }
            }
            struct Wrap<L: Layout>: Layout {
                typealias Cache = L.Cache
                let base: L
                func makeCache(subviews: Subviews) -> Cache { base.makeCache(subviews: subviews) }
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
                    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
                }
                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
                ) {
                    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                }
            }
            struct Main: View {
                var body: some View {
                    VStack {
                        Wrap(base: Counting()) { Color.red.frame(width: 3); Color.blue.frame(width: 3) }
                        Wrap(base: HStackLayout()) { Text("one"); Text("two") }
                        Wrap(base: AnyLayout(HStackLayout(spacing: 2))) { Text("a"); Text("b") }
                    }
                }
            }
            """, 8, 3, words: ["one two", "a b"])
    }

    @Test func `a type from an unopened file is named if nothing can be laid out`() throws {
        try expect(
            "struct Mine: BaseLayout { let spacing = 1 }", 8, 2,
            reporting: [
                "1: error: the source has no element: Mine conforms to BaseLayout, which is not declared here; "
                    + "open the folder or the file that declares it, too"
            ])
    }
}
