import Foundation
import LayoutInspection
import Negotiation
import QuickLayoutDialect
import SwiftSource
import Testing
import Vocabularies

/// Sources of SwiftUI's: what is not here is told once, where it stands, and the rest is laid out.
struct SwiftUISourceTests {
    /// What is told, with where and what to write instead, and the names and sizes of what is laid out.
    private static func reading(_ source: String) throws -> String {
        let text = SourceText("import SwiftUI\n" + source)
        let document = LayoutReader(dialects: [QuickLayout()]).read(text, name: "test")
        let inspection = try document.inspect(Proposal(width: .atMost(20), height: .atMost(20)))
        let told = (document.diagnostics + (inspection?.failures ?? [])).map { diagnostic in
            "\(text[diagnostic.range]): " + diagnostic.message + (diagnostic.hint.map { "; \($0)" } ?? "")
        }
        let laidOut = (inspection?.elements ?? []).map { String(repeating: "  ", count: $0.depth) + $0.name }
        return (told + laidOut).joined(separator: "\n")
    }

    @Test func `a modifier that is not here leaves its element as it was`() throws {
        #expect(
            try Self.reading("VStack { Text(\"a\").font(.headline).bold().padding(1) }") == """
                font: Text has no member 'font'; SwiftUI only, no counterpart here
                bold: Text has no member 'bold'; SwiftUI only, no counterpart here
                VStack
                  padding
                    Text
                """)
    }

    @Test(arguments: [
        (
            "Text(\"a\").padding()",
            "): missing argument for parameter 'length'; SwiftUI's other forms of it are not supported; "
                + "write padding(1), or padding(.horizontal, 1)"
        ),
        (
            "Text(\"a\").padding(.horizontal)",
            "padding: no padding takes arguments of these types; SwiftUI's other forms of it are not supported; "
                + "write padding(1), or padding(.horizontal, 1)"
        ),
        (
            "Text(\"a\").background(Color.red)",
            "Color.red: missing argument label 'content:' in call; SwiftUI's other forms of it are not supported; "
                + "write background { Color.blue }"
        ),
        (
            "Text(\"a\").background(Circle())",
            "Circle: cannot find 'Circle' in scope; SwiftUI only, closest here: Rectangle"
        ),
        (
            "Text(\"a\").foregroundColor(.secondary)",
            "secondary: '.secondary' is not a member of Color; SwiftUI only, closest here: .gray"
        ),
        (
            "Text(\"a\").onTapGesture { count += 1 }",
            "onTapGesture: Text has no member 'onTapGesture'; SwiftUI only, no counterpart here"
        ),
        (
            "Text(\"a\").fixedSize(horizontal: true, vertical: false)",
            "horizontal: fixedSize has no parameter 'horizontal'; SwiftUI only, closest here: axis: .horizontal"
        ),
    ])
    func `a modifier written as only SwiftUI has it leaves its element as it was`(source: String, told: String) throws {
        #expect(try Self.reading(source) == told + "\nText")
    }

    @Test func `a label that is not here is left out of its call`() throws {
        #expect(
            try Self.reading(
                "VStack { ForEach([\"a\", \"b\"], id: \\.self) { Text($0) } }.frame(minWidth: 3, idealWidth: 9)")
                    == """
                    id: ForEach has no parameter 'id'; SwiftUI only, closest here: ForEach without it
                    idealWidth: frame has no parameter 'idealWidth'; SwiftUI only, closest here: width, or minWidth and maxWidth
                    frame
                      VStack
                        Text
                        Text
                    """)
    }

    @Test func `the contents of a container that is not here are shown`() throws {
        let source = """
            NavigationStack {
                List {
                    Group { Text("a"); Text("b") }
                    Group { Text("c") }.padding(1)
                }
                .navigationTitle("Letters")
                ScrollView(.horizontal) { LazyHStack { Text("d") } }
            }
            """
        #expect(
            try Self.reading(source) == """
                NavigationStack: cannot find 'NavigationStack' in scope; SwiftUI only, closest here: VStack
                List: cannot find 'List' in scope; SwiftUI only, closest here: VStack with ForEach
                Group: cannot find 'Group' in scope; SwiftUI only, closest here: the elements themselves, or a VStack
                Group: cannot find 'Group' in scope; SwiftUI only, closest here: the elements themselves, or a VStack
                navigationTitle: VStack has no member 'navigationTitle'; SwiftUI only, no counterpart here
                ScrollView: cannot find 'ScrollView' in scope; SwiftUI only, closest here: fixedSize(axis:), which shows everything
                LazyHStack: cannot find 'LazyHStack' in scope; SwiftUI only, closest here: HStack with ForEach
                VStack
                  VStack
                    Text
                    Text
                    padding
                      VStack
                        Text
                  VStack
                    HStack
                      Text
                """)
    }

    @Test func `a type of a kind that is not here is reported once, and nothing in it`() throws {
        let source = """
            @main
            struct Program: App {
                var body: some Scene { WindowGroup { Text("a") } }
            }
            struct Loud: ViewModifier {
                func body(content: Content) -> some View { content.padding(2) }
            }
            struct Page: View, PreferenceKey {
                @Environment(\\.colorScheme) var scheme
                @StateObject private var model = Model()
                var body: some View { Text("\\(model.count)").modifier(Loud()) }
            }
            class Model: ObservableObject { @Published var count = 3 }
            Page()
            """
        #expect(
            try Self.reading(source) == """
                ViewModifier: cannot find type 'ViewModifier' in scope; SwiftUI only, closest here: a func in an extension of View
                PreferenceKey: cannot find type 'PreferenceKey' in scope; SwiftUI only, no counterpart here
                modifier: Text has no member 'modifier'; SwiftUI only, closest here: a func in an extension of View
                Page
                  Text
                """)
    }

    @Test func `every version is available`() throws {
        let source = "VStack { if #available(iOS 17, *) { Text(\"new\") } else { Color.blue } }"
        #expect(try Self.reading(source) == "VStack\n  Text")
        #expect(
            try Self.reading("VStack { if #unavailable(iOS 17) { Color.blue } else { Text(\"a\") } }")
                == "VStack\n  Text")
    }

    @Test func `a misspelt modifier leaves its element as it was`() throws {
        #expect(
            try Self.reading("VStack { Text(\"a\").paddin(1); Text(\"b\") }") == """
                paddin: Text has no member 'paddin'; did you mean 'padding'?
                VStack
                  Text
                  Text
                """)
    }
}
