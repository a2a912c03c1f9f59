import Testing

@testable import haggle

/// What an element clips is not drawn outside of its frame.
struct ClippedViewTests {
    @Test(arguments: [".clipped()", ".clipShape(Capsule())", ".clipShape(.rect(cornerRadius: 8))", ".cornerRadius(8)"])
    func `what is higher than its clipped frame covers nothing below it`(_ modifier: String) throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Page: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Text("above")
                        Text("a\\nb\\nc\\nd").fixedSize().frame(height: 2)\(modifier)
                        Text("below")
                    }
                }
            }
            """, width: 5, height: 4, drawsBoxes: false)
        #expect(shown.picture == "above\n  b\n  …\nbelow")
        #expect(shown.told == [])
    }

    @Test func `what is not clipped is drawn`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Page: View {
                var body: some View { Text("a\\nb\\nc\\nd").fixedSize().frame(height: 2).frame(height: 4) }
            }
            """, width: 1, height: 4, drawsBoxes: false)
        #expect(shown.picture == "a\nb\nc\nd")
    }

    @Test func `a box that clips its content shows none of it outside`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            let page = Column {
                Overflow(Label(text: "a\\nb\\nc")).box(clipsContent: true).constrainedTo(height: .absolute(1))
                Label(text: "d")
            }
            struct Overflow: ProxyElement {
                let inner: Element
                init(_ inner: Element) { self.inner = inner }
                var elementRepresentation: Element { inner.inset(bottom: -2) }
            }
            """, width: 1, height: 2, drawsBoxes: false)
        #expect(shown.picture == "…\nd")
    }
}
