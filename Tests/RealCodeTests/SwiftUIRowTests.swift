import Foundation
import Testing

/// Rows of lists: how high they are, what is between them, and what stands at their ends and in fields.
struct SwiftUIRowTests {
    @Test func `a row that has no height of its own is as high as a row where a cell has points`() throws {
        try expect(
            """
            #Preview {
                Form {
                    GeometryReader { room in Text("first of \\(Int(room.size.height))") }
                    GeometryReader { _ in Text("second") }
                    Color.clear.frame(height: 4)
                    Text("third")
                }
            }
            """, 136, 176, boxes: false, cell: CGSize(width: 8, height: 16),
            shows: "\n   first of 22\n\n   second\n\n\n\n\n\n   third\n")
    }

    @Test(arguments: [
        (".listSectionSpacing(2)", "a\nb\n\n\nc"), (".listSectionSpacing(.compact)", "a\nb\nc"),
        (".listSectionSpacing(1).listRowSpacing(2)", "a\n\n\nb\n\nc"),
    ])
    func `sections have their spacing between them`(modifier: String, picture: String) throws {
        let shown = try expect(
            """
            struct Letters: View {
                var body: some View {
                    List {
                        Section {
                            Text("a")
                            Text("b")
                        }
                        Section { Text("c") }
                    }
                    \(modifier)
                }
            }
            """, 2, 8, boxes: false)
        #expect(shown.picture.trimmingCharacters(in: .newlines) == picture)
    }

    @Test(arguments: [
        (#"TextField("Count", value: $count, format: .number)"#, "5"),
        (#"TextField("Price", value: $price, format: .currency(code: "USD"), prompt: Text("p"))"#, "$2.50"),
        (#"TextField(value: $count, format: .number) { Text("Label") }"#, "5"),
        (#"TextField(value: $price, format: .percent, prompt: Text("p")) { Text("Label") }"#, "250%"),
        (#"TextField("Some", value: $none, format: .number, prompt: Text("p"))"#, "p"),
        (#"TextField("Some", value: $many, format: .number)"#, "1,234"),
        (#"TextField("Some", value: $none, format: .number)"#, "Some"),
        (#"TextField("-", value: .constant(nil as Int?), format: .number)"#, "-"),
        (#"TextField("-", value: .constant(4 as Int?), format: .number)"#, "4"),
        (#"TextField("-", value: .constant(4.5), format: .number)"#, "4.5"),
        (#"TextField("-", value: .constant(0.25), format: .percent)"#, "25%"),
        (#"TextField("-", value: .constant(7), format: .number)"#, "7"),
        (#"TextEditor(text: $text, selection: $selection)"#, "hello"),
    ])
    func `fields show their values in every way in which they are made`(field: String, text: String) throws {
        try expect(
            """
            struct Fields: View {
                @State private var count = 5
                @State private var price = 2.5
                @State private var none: Int?
                @State private var many: Int? = 1234
                @State private var text = "hello"
                @State private var selection: TextSelection?
                var body: some View { \(field) }
            }
            """, 8, 1, boxes: false, shows: text)
    }

    @Test(arguments: [
        (".tail", "from one e…"), (".middle", "from …other"), (".head", "… the other"),
    ])
    func `texts leave out the part that their mode says`(mode: String, picture: String) throws {
        try expect(
            """
            #Preview {
                VStack { Text("from one end to the other").lineLimit(1) }.truncationMode(\(mode))
            }
            """, 11, 1, boxes: false, shows: picture)
    }

    @Test func `a meter is as long as its cells, whatever part of one its width is`() throws {
        for width in [76, 77, 80, 83] {
            let shown = try expect(
                """
                #Preview { Slider(value: .constant(0.5)).frame(width: \(width)) }
                """, 96, 32, boxes: false, cell: CGSize(width: 8, height: 16))
            let line = shown.picture.trimmingCharacters(in: .whitespacesAndNewlines)
            let ends = line.split(separator: "●", omittingEmptySubsequences: false)
            #expect(ends.count == 2 && ends.allSatisfy { $0.allSatisfy { $0 == "─" } }, "\(width): \(line)")
            #expect((9...11).contains(line.count), "\(width): \(line)")
        }
    }
}
