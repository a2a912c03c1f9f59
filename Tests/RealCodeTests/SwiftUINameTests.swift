import Testing

/// Names and labels in views that are not declared here: slips are reported, and those that another file may declare
/// are not.
@Suite struct SwiftUINameTests {
    private func shown(_ source: String, reporting messages: [String] = []) throws -> Shown {
        try Shown("import SwiftUI\n" + source, width: 20, height: 12, reporting: messages)
    }

    @Test func `a label that is nearly one of a call's, or in another's place, is an error`() throws {
        _ = try shown(
            """
            struct Screen: View {
                var body: some View {
                    VStack(alignmnt: .leading) { Text("a") }
                    Text("b").frame(wdth: 3)
                    HStack(spacing: 1, alignment: .top) { Text("c") }
                    Spacer(minLenth: 3)
                }
            }
            """,
            reporting: [
                "4: error: VStack has no parameter 'alignmnt'; did you mean 'alignment'?",
                "5: error: frame has no parameter 'wdth'; did you mean 'width'?",
                "6: error: argument 'alignment' must precede argument 'spacing'",
                "7: error: Spacer has no parameter 'minLenth'; did you mean 'minLength'?",
            ])
    }

    @Test func `a label that another file's overload may have is told`() throws {
        _ = try shown(
            """
            struct Screen: View {
                var body: some View { Text("x").padding(gap: 3) }
            }
            """, reporting: ["3: warning: padding has no parameter 'gap'; it takes no labels"])
        _ = try shown(
            """
            extension View { func padding(gap: CGFloat) -> some View { padding(gap) } }

            struct Screen: View {
                var body: some View { Text("x").padding(gap: 3) }
            }
            """)
    }

    @Test func `an extension names the module of the type that it extends`() throws {
        let shown = try shown(
            """
            struct Face { let name: String }

            extension SwiftUI.Font {
                static func custom(_ face: Face, size: CGFloat) -> SwiftUI.Font { custom(face.name, size: size) }
            }

            struct Screen: View {
                var body: some View { Text("face").font(.custom(Face(name: "Serif"), size: 3)) }
            }
            """)
        #expect(shown.picture.contains("face"))
    }

    @Test func `a preview's own namespace is filled in`() throws {
        let shown = try shown(
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
            """)
        #expect(shown.picture.contains("bar"))
    }

    @Test func `a type that another file's part of a type may declare is not told`() throws {
        _ = try shown(
            """
            extension Flow {
                func widths(of subviews: [Subview]) -> Int { subviews.count }
            }

            struct Screen: View {
                var body: some View { Text("shown") }
            }
            """)
    }

    @Test func `a requirement of another file's type is unknown`() throws {
        let shown = try shown(
            """
            protocol Named { static var title: String { get }; static func make() -> String }

            struct Reader<Key: PreferenceKey, Name: Named>: View where Key.Value: Equatable {
                @State private var value: Key.Value
                init(_ key: Key.Type, _ name: Name.Type) { value = Key.defaultValue }
                var body: some View { Text("named " + Name.title + Name.make()) }
            }
            """)
        #expect(shown.picture.contains("named"))
    }

    @Test func `a closure whose branches give different things does them`() throws {
        let shown = try shown(
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
            """)
        #expect(shown.picture.contains("chosen 2 failed"))
    }

    @Test(arguments: [
        "MapView(id: 1)", "Line(id: 1)", "Colors(id: 1)", "WebView(id: 1)", "MyLabel(id: 1)", "LazyCard(id: 1)",
        "label1", "hSpacing", "months", "resized", "swTitle",
    ])
    func `a name of another file is no slip of a like name`(name: String) throws {
        let shown = try shown(
            """
            struct LazyHCard {}
            let label = 0, spacing = 1, month = 2, size = 3, title = 4
            struct Screen: View { var body: some View { VStack { \(name) } } }
            """)
        #expect(shown.holes == [String(name.prefix { $0 != "(" })])
    }
}
