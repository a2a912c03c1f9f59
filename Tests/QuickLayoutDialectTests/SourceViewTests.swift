import Foundation
import LayoutInspection
import Negotiation
import QuickLayoutDialect
import SwiftSource
import Testing
import Vocabularies

/// Types of a source with a body: SwiftUI's views, and QuickLayout's.
struct SourceViewTests {
    /// All placed elements, named as by the command line, or the error.
    private static func drawing(_ source: String, _ width: CGFloat = 20, _ height: CGFloat = 20) throws -> String {
        let document = LayoutReader(dialects: [QuickLayout()]).read(SourceText(source), name: "test")
        let proposal = Proposal(width: .atMost(width), height: .atMost(height))
        let inspection = try document.inspect(proposal)
        let elements = inspection?.elements ?? []
        let reported = (document.diagnostics + (inspection?.failures ?? [])).map(\.message)
        let lines = elements.map { element in
            let (origin, size) = (element.frame.origin, element.frame.size)
            return String(repeating: "  ", count: element.depth) + element.name
                + " \(PointsFormat.short(origin.x)),\(PointsFormat.short(origin.y)) \(PointsFormat.short(size))"
        }
        return (reported + lines).joined(separator: "\n")
    }

    /// The words of the texts.
    private static func texts(_ source: String) throws -> [String] {
        let document = LayoutReader(dialects: [QuickLayout()]).read(SourceText(source), name: "test")
        let inspection = try #require(try document.inspect(Proposal(width: .atMost(20), height: .atMost(20))))
        return inspection.elements.indices.compactMap { inspection.appearance(of: $0).text?.string }
    }

    @Test func `a SwiftUI view is its body, under its own name`() throws {
        let source = """
            import SwiftUI

            struct Card: View {
                var title: String
                @State private var isOn = false
                private var footer: some View { Text("foot") }

                var body: some View {
                    VStack(alignment: .leading) {
                        Text(title)
                        footer
                    }
                    .padding(1)
                }
            }

            HStack(spacing: 1) {
                Card(title: "a title")
                Card(title: "b").layoutPriority(1)
            }
            """
        #expect(
            try Self.drawing(source, 14) == """
                HStack 0,0 14×5
                  Card 0,0 7×5
                    padding 0,0 7×5
                      VStack 1,1 5×3
                        Text 1,1 5×2
                        Text 1,3 4×1
                  layoutPriority 8,0.5 6×4
                    Card 8,0.5 6×4
                      padding 8,0.5 6×4
                        VStack 9,1.5 4×2
                          Text 9,1.5 1×1
                          Text 9,2.5 4×1
                """)
    }

    @Test func `a body is a builder with branches`() throws {
        let source = """
            import SwiftUI
            struct Answer: View {
                var isYes: Bool
                var body: some View {
                    let word = isYes ? "yes" : "no"
                    if isYes { Text(word) } else { Text(word).padding(1) }
                }
            }
            struct Perhaps: View {
                var body: some View { if false { Text("never") } }
            }
            VStack { Answer(isYes: true); Answer(isYes: false); Perhaps() }
            """
        #expect(
            try Self.drawing(source) == """
                VStack 0,0 4×4
                  Answer 0.5,0 3×1
                    Text 0.5,0 3×1
                  Answer 0,1 4×3
                    padding 0,1 4×3
                      Text 1,2 2×1
                  Perhaps 2,4 0×0
                    EmptyLayout 2,4 0×0
                """)
    }

    @Test func `an attribute turns properties, functions and parameters into builders`() throws {
        let source = """
            import SwiftUI
            struct Framed<Content: View>: View {
                let content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                var body: some View { content.padding(1) }
            }
            struct Column<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View { VStack { content } }
            }
            struct Late<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { VStack { content() } }
            }
            struct Page: View {
                @ViewBuilder var top: some View { Text("t1"); Text("t2") }
                @ViewBuilder func line(_ isLong: Bool) -> some View { if isLong { Text("long") } }
                var body: some View { VStack { top; line(true); line(false) } }
            }
            VStack { Framed { Text("a") }; Column { Text("b"); Text("c") }; Late { Text("d") }; Page() }
            """
        #expect(
            try Self.drawing(source) == """
                VStack 0,0 4×9
                  Framed 0.5,0 3×3
                    padding 0.5,0 3×3
                      Text 1.5,1 1×1
                  Column 1.5,3 1×2
                    VStack 1.5,3 1×2
                      Text 1.5,3 1×1
                      Text 1.5,4 1×1
                  Late 1.5,5 1×1
                    VStack 1.5,5 1×1
                      Text 1.5,5 1×1
                  Page 0,6 4×3
                    VStack 0,6 4×3
                      Text 1,6 2×1
                      Text 1,7 2×1
                      Text 0,8 4×1
                """)
    }

    @Test func `a body of several elements is reported at its type`() throws {
        let source = "import SwiftUI\nstruct Two: View { var body: some View { Text(\"a\"); Text(\"b\") } }\nTwo()"
        #expect(
            try Self.drawing(source) == """
                a body is one element, not 2; put them into a VStack, as they are shown
                Two 0,0 1×2
                  VStack 0,0 1×2
                    Text 0,0 1×1
                    Text 0,1 1×1
                """)
    }

    @Test func `a body that is a ForEach is reported too, and shown as a column`() throws {
        let source = """
            import SwiftUI
            struct Rows: View { var body: some View { ForEach(0..<2) { Text("row \\($0)") } } }
            Rows()
            """
        #expect(
            try Self.drawing(source) == """
                a body is one element, not 2; put them into a VStack, as they are shown
                Rows 0,0 5×2
                  VStack 0,0 5×2
                    Text 0,0 5×1
                    Text 0,1 5×1
                """)
    }

    @Test func `a body of several elements is run once for each ask`() throws {
        let source = """
            import QuickLayout
            class Two: UIView {
                static var runs = 0
                var body: Layout {
                    Two.runs += 1
                    return ForEach(["a", "b"]) { Text($0) }
                }
            }
            class Runs: UIView { var body: Layout { Text("runs: \\(Two.runs)") } }
            VStack { Two(); Runs() }
            """
        #expect(try Self.texts(source) == ["a", "b", "runs: 1"])
    }

    @Test func `a stretched view lays its body out in its final bounds`() throws {
        let source = """
            import QuickLayout
            class Bar: UIView { var body: Layout { HStack { Text("a"); Spacer(); Text("b") } } }
            VStack(alignment: .leading) {
                Bar().expand(by: CGSize(width: 4, height: 2)).frame(width: 6)
                Bar().resizable().frame(width: 8, height: 3)
            }
            """
        #expect(
            try Self.drawing(source) == """
                VStack 0,0 8×6
                  frame 0,0 6×3
                    expand -2,0 10×3
                      Bar -2,0 10×3
                        HStack -2,1 10×1
                          Text -2,1 1×1
                          Spacer -1,1.5 8×0
                          Text 7,1 1×1
                  frame 0,3 8×3
                    resizable 0,3 8×3
                      Bar 0,3 8×3
                        HStack 0,4 8×1
                          Text 0,4 1×1
                          Spacer 1,4.5 6×0
                          Text 7,4 1×1
                """)
    }

    @Test func `undeclared views are blank, and a lazy view is its result`() throws {
        let source = """
            import QuickLayout
            class Bar: UIView { var body: Layout { HStack { Text("a"); Spacer(); Text("b") } } }
            VStack {
                UIView().frame(height: 1)
                UIView(frame: .zero).resizable().frame(width: 3, height: 1)
                LazyView { let bar = Bar(); return bar }.expand(by: CGSize(width: -10, height: 1))
            }
            """
        #expect(
            try Self.drawing(source) == """
                VStack 0,0 20×4
                  frame 0,0 20×1
                    UIView 0,0 20×1
                  frame 8.5,1 3×1
                    resizable 8.5,1 3×1
                      UIView 8.5,1 3×1
                  expand 5,2 10×2
                    LazyView 5,2 10×2
                      Bar 5,2 10×2
                        HStack 5,2.5 10×1
                          Text 5,2.5 1×1
                          Spacer 6,3 8×0
                          Text 14,2.5 1×1
                """)
    }

    @Test func `a stack's spacing may be nil, as SwiftUI writes it`() throws {
        let source = """
            import SwiftUI
            VStack(spacing: nil) { Text("a"); HStack(spacing: nil) { Text("b"); Text("c") } }
            """
        #expect(
            try Self.drawing(source) == """
                VStack 0,0 2×2
                  Text 0.5,0 1×1
                  HStack 0,1 2×1
                    Text 0,1 1×1
                    Text 1,1 1×1
                """)
    }

    @Test func `a QuickLayout view is a leaf around its body, which ignores the direction around`() throws {
        let source = """
            import QuickLayout

            @QuickLayout
            final class Badge: UIView {
                let icon = Image(width: 2, height: 1)
                let title: Text

                init(_ title: String) {
                    self.title = Text(title)
                    super.init()
                }

                var body: Layout {
                    HStack(spacing: 1) { icon; title }
                }
            }

            class Blank: UIView {}

            HStack {
                Badge("ab")
                Blank().resizable().frame(width: 3)
            }
            .layoutDirection(.rightToLeft)
            """
        #expect(
            try Self.drawing(source, 20, 2) == """
                layoutDirection 0,0 8×2
                  HStack 0,0 8×2
                    Badge 3,0.5 5×1
                      HStack 3,0.5 5×1
                        Image 3,0.5 2×1
                        Text 6,0.5 2×1
                    frame 0,0 3×2
                      resizable 0,0 3×2
                        Blank 0,0 3×2
                """)
    }

    @Test func `a view's class may have the initializers that every view needs`() throws {
        let source = """
            import QuickLayout

            final class Word: UIView {
                private let word = Text("word")
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { fatalError("not read") }
                var body: Layout { padded(word) }
                private func padded(_ text: Text) -> Element & Layout { text.padding(1) }
            }
            Word(frame: .zero)
            """
        #expect(try Self.drawing(source) == "Word 0,0 6×3\n  padding 0,0 6×3\n    Text 1,1 4×1")
    }

    @Test func `a view is laid out again in its resulting bounds`() throws {
        let source = """
            class Wide: UIView {
                var body: Layout { ViewProxy(width: 3) }
            }
            Wide()
            """
        // An infinite height becomes 10 in a view.
        #expect(try Self.drawing(source, 20, .infinity) == "Wide 0,0 3×10\n  ViewProxy 0,0 3×10")
    }

    @Test func `the root is the content of the source's preview`() throws {
        let source = """
            import SwiftUI
            struct ContentView: View { var body: some View { Text("hi") } }
            #Preview("Light") {
                ContentView()
            }
            """
        #expect(try Self.drawing(source) == "ContentView 0,0 2×1\n  Text 0,0 2×1")
    }

    @Test func `a source with only a view shows it`() throws {
        let source = "import SwiftUI\nstruct Page: View { var body: some View { Text(\"a\") } }"
        #expect(try Self.drawing(source) == "Page 0,0 1×1\n  Text 0,0 1×1")
    }
}
