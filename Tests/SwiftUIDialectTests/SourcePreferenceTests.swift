import Testing

/// Preferences, anchors and change handlers in sources.
struct SourcePreferenceTests {
    private static let widthKey = """
        struct WidthKey: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }

        """

    @Test func `a key's values have the type of its default value`() throws {
        let person = try Person(
            #"""
            struct SizesKey: PreferenceKey {
                static let defaultValue: [Int: CGSize] = [:]
                static func reduce(value: inout Value, nextValue: () -> Value) {
                    value.merge(nextValue(), uniquingKeysWith: { $1 })
                }
            }

            struct Screen: View {
                @State private var widths: [Int] = []
                var body: some View {
                    ZStack {
                        ForEach(1..<4) { n in
                            Color.red.frame(width: CGFloat(n), height: 1).background {
                                GeometryReader { Color.clear.preference(key: SizesKey.self, value: [n: $0.size]) }
                            }
                        }
                    }
                    .onPreferenceChange(SizesKey.self) { sizes in
                        widths = sizes.keys.sorted().map { Int(sizes[$0]?.width ?? 0) }
                    }
                    Text("\(widths)")
                }
            }
            """#)
        #expect(person.texts == ["[1, 2, 3]"])
        #expect(person.messages.filter { $0.contains("error") } == [])
    }

    @Test func `a preference gives texts the width of the widest, after two passes`() throws {
        let person = try Person(
            Self.widthKey + #"""
                struct Row: View {
                    let title: String
                    let width: CGFloat?
                    var body: some View {
                        HStack {
                            Text(title)
                                .background(GeometryReader { proxy in
                                    Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                                })
                                .frame(width: width, alignment: .leading)
                            Text("value")
                        }
                    }
                }

                struct Screen: View {
                    @State private var width: CGFloat?
                    var body: some View {
                        VStack(alignment: .leading) {
                            ForEach(["Name", "Occupation"], id: \.self) { Row(title: $0, width: width) }
                            Text("\(Int(width ?? -1))")
                        }
                        .onPreferenceChange(WidthKey.self) { width = $0 }
                    }
                }
                """#)
        #expect(person.frames("frame").map(\.width) == [10, 10])
        #expect(person.frames("Text").map(\.minX) == [0, 11, 0, 11, 0])
        #expect(person.texts.last == "10")
        #expect(
            person.notes == [
                "its action runs after a pass, and the layout was repeated until nothing changed: 2 passes"
            ])
        #expect(person.messages == [])
    }

    @Test func `a value that never settles is abandoned after eight passes, and reported`() throws {
        let person = try Person(
            Self.widthKey + """
                struct Screen: View {
                    @State private var width: CGFloat = 1
                    var body: some View {
                        Color.red.frame(width: width, height: 1)
                            .preference(key: WidthKey.self, value: width)
                            .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
                    }
                }
                """)
        #expect(person.frames("Color").map(\.width) == [8])
        #expect(person.notes == ["what it observes still changes after 8 passes; this is the layout of the last"])
    }

    @Test func `the outer of two writers of a key applies, and siblings are reduced in their order`() throws {
        let person = try Person(
            #"""
            struct WordKey: PreferenceKey {
                static var defaultValue: String = "-"
                static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
            }

            struct Screen: View {
                var body: some View {
                    VStack {
                        Text("1").preference(key: WordKey.self, value: "a").preference(key: WordKey.self, value: "b")
                        HStack {
                            Text("2").preference(key: WordKey.self, value: "c")
                            Text("3")
                            Text("4").preference(key: WordKey.self, value: "d")
                        }
                        .transformPreference(WordKey.self) { $0 = "(" + $0 + ")" }
                        Text("5").transformPreference(WordKey.self) { $0 += "e" }
                        Text("6").overlay(Text("7").preference(key: WordKey.self, value: "f"))
                    }
                    .overlayPreferenceValue(WordKey.self) { Text($0) }
                    .backgroundPreferenceValue(WordKey.self, alignment: .topLeading) { Text("behind \($0)") }
                }
            }
            """#)
        #expect(person.texts == ["1", "2", "3", "4", "5", "6", "7", "b(cd)-ef", "behind b(cd)-ef"])
        #expect(person.messages == [])
    }

    @Test func `an anchor is resolved in the coordinates of its reader`() throws {
        let person = try Person(
            #"""
            struct BoundsKey: PreferenceKey {
                static var defaultValue: [Anchor<CGRect>] { [] }
                static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                    value.append(contentsOf: nextValue())
                }
            }

            struct CornerKey: PreferenceKey {
                static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
                    value = value ?? nextValue()
                }
                typealias Value = Anchor<CGPoint>?
            }

            struct Screen: View {
                var body: some View {
                    HStack(spacing: 2) {
                        Text("One").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                        Text("Second")
                            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                            .anchorPreference(key: CornerKey.self, value: .bottomTrailing) { $0 }
                    }
                    .padding(3)
                    .overlayPreferenceValue(BoundsKey.self) { anchors in
                        GeometryReader { proxy in
                            let bounds = proxy[anchors[1]]
                            Rectangle().frame(width: bounds.width, height: bounds.height).offset(x: bounds.minX, y: bounds.minY)
                        }
                        .padding(.leading, 4)
                    }
                    .overlayPreferenceValue(CornerKey.self) { anchor in
                        GeometryReader { proxy in
                            Text(anchor.map { "\(Int(proxy[$0].x)) \(Int(proxy[$0].y))" } ?? "none")
                        }
                    }
                    .padding(.leading, 5)
                }
            }
            """#)
        #expect(person.frames("Rectangle") == [person.frames("Text")[1]])
        #expect(person.texts == ["One", "Second", "14 4"])
        #expect(person.messages == [])
    }

    @Test func `a view's size and position are read, also in named coordinate spaces`() throws {
        let person = try Person(
            #"""
            struct Screen: View {
                @State private var size = CGSize.zero
                @State private var x: CGFloat = 0
                @State private var changes = ""
                var body: some View {
                    VStack(alignment: .leading, spacing: 0) {
                        Text("\(Int(size.width)) \(Int(size.height)) \(Int(x)) \(changes)")
                        HStack(spacing: 0) {
                            Color.red.frame(width: 4, height: 2)
                            Color.blue.frame(width: 6, height: 3)
                                .onGeometryChange(for: CGSize.self) { proxy in
                                    proxy.size
                                } action: { newSize in
                                    size = newSize
                                }
                                .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .named("row")).minX }) { x = $0 }
                                .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { old, new in
                                    changes += "\(Int(old))>\(Int(new))"
                                }
                        }
                        .coordinateSpace(name: "row")
                    }
                    .padding(.leading, 2)
                }
            }
            """#)
        #expect(person.texts == ["6 3 4 6>6"])
        #expect(person.messages == [])
    }

    @Test func `onChange runs after the pass in which its value changes`() throws {
        var person = try Person(
            #"""
            struct Screen: View {
                @State private var count = 0
                @State private var log = ""
                var body: some View {
                    Button("\(count) \(log)") { count += 1 }
                        .onChange(of: count) { log += "a" }
                        .onChange(of: count) { old, new in log += "\(old)\(new)" }
                        .onChange(of: count, initial: true) { log += "i" }
                }
            }
            """#)
        #expect(person.texts == ["0 i"])
        try person.tap(0)
        #expect(person.texts.count == 1)
        // The order within one view is undefined.
        #expect(person.texts[0].hasPrefix("1 i") && person.texts[0].dropFirst(3).sorted() == ["0", "1", "a", "i"])
        #expect(person.messages == [])
    }

    @Test func `an edit of the source observes again, without values of the old types`() throws {
        func source(_ field: String) -> String {
            """
            struct Item: Equatable { var \(field) = 1 }
            struct Screen: View {
                @State private var item = Item()
                @State private var log = "-"
                var body: some View {
                    Button(log) { item.\(field) += 1 }.onChange(of: item) { old, new in log = "\\(old.\(field)) \\(new.\(field))" }
                }
            }
            """
        }
        var person = try Person(source("first"))
        try person.tap(0)
        #expect(person.texts == ["1 2"])
        try person.edit(source("other"))
        try person.tap(0)
        #expect(person.texts == ["1 2"])
        #expect(person.messages == [])
    }
}
