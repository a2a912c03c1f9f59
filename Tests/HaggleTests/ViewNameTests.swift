import Foundation
import LayoutInspection
import Testing

@testable import haggle

/// SwiftUI views of a source are no elements. Their names are on the elements of their bodies.
@Suite struct ViewNameTests {
    private static let source = #"""
        import SwiftUI

        struct Title: View {
            let text: String
            var body: some View { Text(text) }
        }

        struct Framed: ViewModifier {
            func body(content: Content) -> some View { content.border(Color.red) }
        }

        struct Pair: View {
            var body: some View {
                Title(text: "a")
                Title(text: "b").padding()
            }
        }

        struct Card: View {
            var body: some View {
                VStack {
                    Pair()
                    Text("c").modifier(Framed())
                }
            }
        }

        #Preview { Card() }
        """#

    @Test func `an element names the innermost view whose body it is`() throws {
        let inspection = try OpenedSource(Self.source).inspection
        let named = inspection.elements.indices.map { index in
            "\(inspection.elements[index].pathComponent) \(inspection.view(of: index) ?? "-")"
        }
        #expect(
            named == [
                "VStack Card", "Text Title", "padding Pair", "Text Title", "border Framed", "Text -",
            ])
    }

    @Test func `JSON has the view's name of an element`() throws {
        struct Element: Decodable {
            let element: String
            let view: String?
            let children: [Element]
        }
        struct Layout: Decodable { let root: Element }

        let document = LayoutReader(dialects: Dialects.all).read(.init(Self.source), name: "layout.swift")
        let json = try OpenedSource(Self.source).inspection.frameJSON(of: document, [])
        let root = try JSONDecoder().decode(Layout.self, from: Data(json.utf8)).root
        #expect(root.view == "Card")
        #expect(root.children.map(\.view) == ["Title", "Pair", "Framed"])
        #expect(root.children[2].children.map(\.view) == [nil])
    }

    @Test func `the page of a trace has the view's name behind the element's`() throws {
        let page = try Markup(TracePage(OpenedSource(Self.source).inspection, name: "card").text)
        #expect(
            page.all("li").prefix(2).map(\.text) == [
                "VStack · Card at 0,0 · 3×7 21:9", "Text · Title at 1,0 · 1×1 5:27",
            ])
    }
}
