import Testing

/// Names and labels in views that are not declared here: slips are reported, and those that another file may declare
/// are not.
@Suite struct SwiftUINameTests {
    @Test func `a label that is nearly one of a call's, or in another's place, is an error`() throws {
        try expect(
            """
            struct Screen: View {
                var body: some View {
                    VStack(alignmnt: .leading) { Text("a") }
                    Text("b").frame(wdth: 3)
                    HStack(spacing: 1, alignment: .top) { Text("c") }
                    Spacer(minLenth: 3)
                }
            }
            """, 20, 12,
            reporting: [
                "3: error: VStack has no parameter 'alignmnt'; did you mean 'alignment'?",
                "4: error: frame has no parameter 'wdth'; did you mean 'width'?",
                "5: error: argument 'alignment' must precede argument 'spacing'",
                "6: error: Spacer has no parameter 'minLenth'; did you mean 'minLength'?",
            ])
    }

    @Test func `a label that another file's overload may have is told`() throws {
        try expect(
            """
            struct Screen: View {
                var body: some View { Text("x").padding(gap: 3) }
            }
            """, 20, 12, reporting: ["2: warning: padding has no parameter 'gap'; it takes no labels"])
        try expect(
            """
            extension View { func padding(gap: CGFloat) -> some View { padding(gap) } }

            struct Screen: View {
                var body: some View { Text("x").padding(gap: 3) }
            }
            """, 20, 12)
    }

    @Test func `an extension names the module of the type that it extends`() throws {
        try expect(
            """
            struct Face { let name: String }

            extension SwiftUI.Font {
                static func custom(_ face: Face, size: CGFloat) -> SwiftUI.Font { custom(face.name, size: size) }
            }

            struct Screen: View {
                var body: some View { Text("face").font(.custom(Face(name: "Serif"), size: 3)) }
            }
            """, 20, 12, contains: ["face"])
    }

    @Test func `a preview's own namespace is filled in`() throws {
        try expect(
            """
            struct Bar: View {
                var animation: Namespace.ID
                var body: some View { Text("bar").matchedGeometryEffect(id: "bar", in: animation) }
            }

            #Preview {
                @Namespace var animation
                let bar = Bar(animation: animation)
                return bar
            }
            """, 20, 12, contains: ["bar"])
    }

    @Test func `a type that another file's part of a type may declare is not told`() throws {
        try expect(
            """
            extension Flow {
                func widths(of subviews: [Subview]) -> Int { subviews.count }
            }

            struct Screen: View {
                var body: some View { Text("shown") }
            }
            """, 20, 12)
    }

    @Test func `a requirement of another file's type is unknown`() throws {
        try expect(
            """
            protocol Named { static var title: String { get }; static func make() -> String }

            struct Reader<Key: PreferenceKey, Name: Named>: View where Key.Value: Equatable {
                @State private var value: Key.Value
                init(_ key: Key.Type, _ name: Name.Type) { value = Key.defaultValue }
                var body: some View { Text("named " + Name.title + Name.make()) }
            }
            """, 20, 12, holes: ["Name.title", "Name.make()"], contains: ["named"])
    }

    @Test func `a closure whose branches give different things does them`() throws {
        try expect(
            """
            struct Screen: View {
                @State private var chosen: Set<Int> = [1]
                @State private var error: Error?
                struct Failure: Error {}
                func toggle(_ id: Int) {
                    withAnimation { if chosen.contains(id) { chosen.remove(id) } else { chosen.insert(id) } }
                }
                func fail() throws { throw Failure() }
                var body: some View {
                    Text("chosen \\(chosen.sorted().map(String.init).joined()) \\(error == nil ? "well" : "failed")")
                        .onAppear {
                            toggle(1)
                            toggle(2)
                            do { try fail() } catch let failure { error = failure }
                        }
                }
            }
            """, 20, 12, contains: ["chosen 2 failed"])
    }

    @Test(arguments: [
        "MapView(id: 1)", "Line(id: 1)", "Colors(id: 1)", "WebView(id: 1)", "MyLabel(id: 1)", "LazyCard(id: 1)",
        "label1", "hSpacing", "months", "resized", "swTitle",
    ])
    func `a name of another file is no slip of a like name`(name: String) throws {
        try expect(
            """
            struct LazyHCard {}
            let label = 0, spacing = 1, month = 2, size = 3, title = 4
            struct Screen: View { var body: some View { VStack { \(name) } } }
            """, 20, 12, holes: [String(name.prefix { $0 != "(" })])
    }
}
