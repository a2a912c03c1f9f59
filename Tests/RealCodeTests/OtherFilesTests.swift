import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// What other files and modules of a program may declare, and what is likeliest to be meant where nobody says.
@Suite struct OtherFilesTests {
    private func shown(_ members: String, _ body: String, width: Double = 24, height: Double = 4) throws -> Shown {
        try Shown(
            """
            import SwiftUI
            \(members)
            struct Screen: View {
            @State var items: Loadable<[Item]> = .idle
            var body: some View { VStack(spacing: 0) {
            \(body)
            } }
            }
            #Preview { Screen() }
            """, width: width, height: height, drawsBoxes: false)
    }

    @Test func `a method of a binding that another file declares is a hole`() throws {
        let shown = try shown(
            "", "Text(\"a\").onAppear { $items.load { [] } }\nToggle(\"b\", isOn: $items.map(get: { _ in true }))")
        #expect(shown.picture.contains("a") && shown.picture.contains("b"))
    }

    @Test func `a function beside a type of the library's takes what the type does not`() throws {
        let function = """
            func Section(_ title: String, footer: String, @ViewBuilder content: @escaping () -> some View) -> some View {
                Section { content() } header: { Text(title) } footer: { Text(footer) }
            }
            """
        let shown = try shown(
            function, "Section(\"top\", footer: \"end\") { Text(\"row\") }\nSection(\"two\") { Text(\"x\") }")
        #expect(shown.picture.contains("top") && shown.picture.contains("end") && shown.picture.contains("two"))
    }

    @Test func `an initializer that calls another hardly means itself`() throws {
        let avatar = """
            struct Avatar: View {
                let urls: [URL]
                init(_ source: Source) { self.init([source].compacted()) }
                init(_ sources: [Source]) { urls = [] }
                init(_ url: URL?) { self.init([Source(url: url)]) }
                var body: some View { Text("avatar") }
            }
            """
        let shown = try shown(avatar, "Avatar(URL(string: \"https://a.b\"))\nAvatar(Source(url: nil))")
        #expect(shown.picture.components(separatedBy: "avatar").count == 3)
    }

    @Test func `an unknown result of a closure is of the closure's type`() throws {
        let lines = """
            func at(_ x: CGFloat) -> some View { Text("b").alignmentGuide(.leading) { _ in x } }
            extension Screen { func all(_ xs: [CGFloat]) -> some View { ForEach(xs, id: \\.self) { x in at(-x) } } }
            """
        let shown = try shown(lines, "all(items.value.map { $0.place.x })")
        #expect(shown.picture.contains("b"))
    }

    @Test(arguments: [
        "var body: some View { VStack { Text(\"inner\"); Text(\"a\") } }",
        "func body(props: Props) -> some View { VStack { Text(\"inner\"); Text(props.name) } }",
    ])
    func `a view by a protocol that only another file knows shows its body, with modifiers, too`(body: String) throws {
        let view = """
            struct Inner: ConnectedView {
                struct Props { let name: String }
                func map(state: AppState) -> Props { Props(name: state.name) }
                \(body)
            }
            """
        let shown = try shown(view, "Inner()\nInner().padding(.leading, 2).tag(3)\nInner().opacity(0.5)")
        #expect(shown.picture.components(separatedBy: "inner").count == 4)
        #expect(shown.holes.allSatisfy { $0 == "props.name" })
        let document = opened("import SwiftUI\n\(view)\n#Preview { Inner() }")
        #expect(document.roots.map(\.name) == ["Inner", "preview:1"])
    }

    @Test func `an empty view's unknown parent type is reported`() throws {
        let inspection = try laidOut(
            """
            import SwiftUI
            struct Inner: ConnectedView { let a = 1 }
            struct Page: View { var body: some View { VStack { Inner(); Inner().padding() } } }
            """, 9, 3)
        #expect(
            inspection.holes.map(\.sentence) == [
                "what ConnectedView makes of Inner is not known here; shown as a hatched box (2 times)"
            ])
    }

    @Test func `a layout of an unknown protocol is a box around its children`() throws {
        let inspection = try laidOut(
            """
            import SwiftUI
            struct Ring: FancyLayout { let a = 1 }
            #Preview { Ring { Text("a"); Text("bcd") } }
            """, 20, 9)
        #expect(
            inspection.holes.map(\.sentence) == [
                "what FancyLayout makes of Ring is not known here; shown as a hatched box"
            ])
        #expect(inspection.elements.filter { $0.name == "Text" }.map(\.frame.size.width) == [1, 3])
    }

    @Test func `a modifier's unknown parent type is reported, and no box`() throws {
        let inspection = try laidOut(
            """
            import SwiftUI
            struct Shake: GeometryEffect { let a = 1 }
            struct Page: View { var body: some View { Text("a").modifier(Shake()) } }
            """, 9, 3)
        #expect(inspection.holes.map(\.sentence) == ["what GeometryEffect makes of Shake is not known here"])
        #expect(inspection.elements.map(\.name) == ["Text"])
    }
}
