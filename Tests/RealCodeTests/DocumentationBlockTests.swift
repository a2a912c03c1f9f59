import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Blocks of documentation: without imports, and with `...` where something is left out.
@Suite struct DocumentationBlockTests {
    @Test func `three dots that are an operator stay one`() throws {
        try expect(
            """
            struct Numbers: View {
                let all = [1, 2, 3, 4]
                var body: some View {
                    let from = all[2...]
                    let to = all[...1]
                    let whole = all[...]
                    let range = 1
                        ... 3
                    Text("\\(from.count) \\(to.count) \\(whole.count) \\(range.count)")
                    switch all.count {
                    case ...2: Text("few")
                    case 3...: Text("many")
                    default: EmptyView()
                    }
                }
            }
            """, 20, 4, contains: ["2 2 4 3", "many"])
    }

    @Test(arguments: [
        (#"Button(role: .cancel) { close() } label: { Label("Stop", systemImage: "xmark") }"#, "swiftui"),
        (#"Image("carrot").resizable().frame(width: 24, height: 24)"#, "swiftui"),
        (#"Label("Lightning", systemImage: "bolt.fill")"#, "swiftui"),
        (#"Label(text: "Lightning") { $0.color = .red }"#, "blueprint"),
        (#"Row { row in row.add(child: Label(text: "one")) }"#, "blueprint"),
        ("List(trips) { trip in TripRow(trip: trip) }", "swiftui"),
        ("VStack { Color.red }", "swiftui"),
        ("@State var count = 0\nvar body: some View { VStack { Text(\"\\(count)\"); Text(\"b\") } }", "swiftui"),
        ("Grid { GridRow { cell } }", "swiftui"),
        ("HStack { label; Spacer(8); button }", "quicklayout"),
        ("var body: Layout { HStack { label } }", "quicklayout"),
        // A mistake in it does not make it another library's.
        (#"Column { Label(txt: "one") }"#, "blueprint"),
    ])
    func `sources without imports are of the library that knows what they write, of several of the one that knows most`(
        source: String, dialect: String
    ) {
        #expect(opened(source).dialect?.name == dialect)
    }

    @Test func `the modules of QuickLayout are its dialect's`() {
        for module in ["QuickLayout", "QuickLayoutBridge", "QuickLayoutCore"] {
            #expect(opened("import \(module)\nlet row = HStack { Spacer(8) }").dialect?.name == "quicklayout")
        }
    }

    @Test(arguments: [
        (#"Row { Label(text: "a") }"#, "blueprint"),
        (#"struct Tile: View { var body: some View { VStack { Text("a").font(.title) } } }"#, "swiftui"),
        (#"let wrong = Row { Label(txt: "a") }"#, "blueprint"),
    ])
    func `sources that import two libraries are of the one whose words they use`(source: String, dialect: String) {
        for imports in ["import BlueprintUI\nimport SwiftUI\n", "import SwiftUI\nimport BlueprintUI\n"] {
            #expect(opened(imports + source).dialect?.name == dialect)
        }
    }

    @Test func `the parameter of an unknown closure may be inout`() throws {
        try expect(
            """
            listView.configure { list in
                list += Section("one") { section in section += PetRow(text: "first") }
            }
            Label(text: "below")
            """, 20, 2, of: nil, holes: ["Label"])
    }

    @Test func `a body without its view may have several statements`() throws {
        try expect(
            """
            @State private var selection = Set<Int>()

            var body: some View {
                Text("oceans")
                Text("\\(selection.count) selected")
            }
            """, 20, 2, of: nil, contains: ["oceans", "0 selected"])
    }
}
