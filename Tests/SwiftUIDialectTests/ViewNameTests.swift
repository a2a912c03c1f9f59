import SwiftUIDialect
import Testing

/// Views of compiled Swift are no elements. The record has the name of the view whose body an element is.
struct ViewNameTests {
    private struct Boxed<Content: View>: View {
        let content: Content
        var body: some View { content.padding() }
    }

    private struct Screen: View {
        var body: some View { VStack { Boxed(content: Text("a")) } }
    }

    @Test func `an element has the name of its view, without generic arguments`() {
        let record = Recording(Screen(), 20, 20).record
        let ids = sequence(first: record.exchanges[0].asked) { record[$0].children.first }
        #expect(ids.map { record[$0].name } == ["VStack", "padding", "Text"])
        #expect(ids.map { record.views[$0] } == ["Screen", "Boxed", nil])
    }
}
