import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// What an element clips is not drawn outside of its frame.
struct ClippedViewTests {
    @Test(arguments: [".clipped()", ".clipShape(Capsule())", ".clipShape(.rect(cornerRadius: 8))", ".cornerRadius(8)"])
    func `a clipped view covers nothing below its frame`(_ modifier: String) throws {
        try expect(
            """
            struct Page: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Text("above")
                        Text("a\\nb\\nc\\nd").fixedSize().frame(height: 2)\(modifier)
                        Text("below")
                    }
                }
            }
            """, 5, 4, boxes: false, shows: "above\n  b\n  …\nbelow")
    }

    @Test(arguments: [
        (".mask { RoundedRectangle(cornerRadius: 8).frame(height: 1) }", ["", "b", ""]),
        (".mask(Rectangle().frame(height: 2), alignment: .top)", ["a", "b", ""]),
        (".mask(alignment: .bottom) { Color.black.frame(height: 1) }", ["", "", "c"]),
        (".mask { Rectangle().padding(.bottom, 2) }", ["a", "", ""]),
        (
            ".mask { VStack(spacing: 0) { Rectangle(); LinearGradient(colors: [.black, .clear], startPoint: .top, "
                + "endPoint: .bottom); Spacer().frame(height: 1) } }", ["a", "b", ""]
        ),
        (".mask(alignment: .leading) { Rectangle().frame(width: 0) }", ["", "", ""]),
        (".mask(Circle())", ["", "b", ""]), (".mask { Image(\"cut\") }", ["a", "b", "c"]),
        (".mask { Elsewhere() }", ["a", "b", "c"]),
    ])
    func `a mask clips`(_ modifier: String, _ rows: [String]) throws {
        try expect(
            """
            struct Page: View {
                var body: some View { VStack(spacing: 0) { Text("a"); Text("b"); Text("c") }\(modifier) }
            }
            """, 1, 3, boxes: false, holes: nil, shows: rows.joined(separator: "\n"))
    }

    @Test func `a masked view is tappable`() throws {
        let source = """
            import SwiftUI
            struct Page: View { var body: some View { Button("go") {}.mask { Rectangle() } } }
            """
        let inspection = try laidOut(source, 2, 1)
        let front = try #require(Scene(inspection).element(at: .zero))
        #expect(inspection.tapped(from: front).map { inspection.elements[$0].name } == "Button")
    }

    @Test func `overflow without a clip is drawn`() throws {
        try expect(
            """
            struct Page: View {
                var body: some View { Text("a\\nb\\nc\\nd").fixedSize().frame(height: 2).frame(height: 4) }
            }
            """, 1, 4, boxes: false, shows: "a\nb\nc\nd")
    }

    @Test func `a box that clips its content shows none of it outside`() throws {
        try expect(
            """
            let page = Column {
                Overflow(Label(text: "a\\nb\\nc")).box(clipsContent: true).constrainedTo(height: .absolute(1))
                Label(text: "d")
            }
            struct Overflow: ProxyElement {
                let inner: Element
                init(_ inner: Element) { self.inner = inner }
                var elementRepresentation: Element { inner.inset(bottom: -2) }
            }
            """, 1, 2, boxes: false, of: .blueprint, shows: "…\nd")
    }
}
