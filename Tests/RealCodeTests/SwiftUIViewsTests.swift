import Foundation
import Testing

/// Views as apps of SwiftUI have them.
@Suite struct SwiftUIViewsTests {
    @Test func `a view whose view model lives elsewhere`() throws {
        try expect(
            #"""
            struct ProfileView: View {
                @StateObject private var viewModel = ProfileViewModel()
                @State private var isEditing = false
                @Environment(\.dismiss) private var dismiss

                var body: some View {
                    VStack(spacing: 1) {
                        Text("Profile").font(.largeTitle)
                        Text(viewModel.name)
                        if isEditing { Text("Editing") }
                        Text("\(viewModel.followers) followers")
                    }
                }
            }
            """#, 30, 6, holes: ["viewModel.name", "viewModel.followers"],
            shows: """
                     ┌      Profile      ┐
                     │                   │
                     │ ‹viewModel.name›  │
                     │                   │
                     ‹viewModel.followers›
                     followers············
                """)
    }

    @Test func `a binding and a closure are handed on`() throws {
        try expect(
            #"""
            struct Counter: View {
                @Binding var count: Int
                var onChange: (Int) -> Void

                var body: some View {
                    VStack {
                        Text("Count: \(count)")
                        Stepper("Change", value: $count)
                    }
                    .onChange(of: count) { onChange($0) }
                }
            }

            struct CounterScreen: View {
                @State private var count = 4
                var body: some View { Counter(count: $count, onChange: { _ in }) }
            }
            """#, 30, 4,
            shows: """
                ┌          Count: 4          ┐
                │                            │
                Change                 [-|+]··
                """)
    }

    @Test func `a list with sections, links and a title`() throws {
        try expect(
            """
            struct LibraryView: View {
                var body: some View {
                    NavigationStack {
                        List(books) { book in
                            NavigationLink(destination: BookView(book: book)) {
                                Text(book.title)
                            }
                        }
                        .navigationTitle("Library")
                    }
                }
            }
            """, 40, 12, holes: ["books", "BookView", "book.title"],
            words: ["Library", "‹book.title›", "‹book.title›", "‹book.title›"])
    }

    @Test func `a view of UIKit is a box, in others and alone`() throws {
        let web = """
            import SwiftUI
            import WebKit
            struct WebView: View, UIViewRepresentable {
                let address: String
                func makeUIView(context: Context) -> WKWebView { WKWebView() }
                func updateUIView(_ view: WKWebView, context: Context) {}
            }
            struct MapView: UIViewRepresentable {
                func makeUIView(context: Context) -> MKMapView { MKMapView() }
                func updateUIView(_ view: MKMapView, context: Context) {}
            }

            """
        try expect(
            web + #"#Preview { VStack(spacing: 0) { Text("above"); WebView(address: "a"); MapView() } }"#, 20, 3,
            of: nil, holes: ["MapView"], contains: ["above", "WebView", "MapView"])
        try expect(web + "#Preview { MapView() }", 20, 3, of: nil, holes: ["MapView"], contains: ["MapView"])
    }

    @Test func `an unknown method of a shape may return a point`() throws {
        try expect(
            """
            struct Dot: View {
                var path: Path { Path(CGRect(x: 0, y: 0, width: 9, height: 9)) }
                var body: some View { Text("dot").position(nearest) }
                var nearest: CGPoint {
                    let point = path.point(at: 3)
                    return point
                }
            }
            """, 20, 3, holes: [".point(at: 3)", "point"])
    }

    @Test func `a variable may have the name of a parameter in a function that builds`() throws {
        try expect(
            """
            extension SearchField {
                func styled(height: CGFloat = 1) -> some View {
                    var isTall: Bool { height > 2 }
                    let height: CGFloat = height + 1
                    return Text(isTall ? "tall" : "low").frame(height: height)
                }
            }
            """, 20, 3, contains: ["low"])
    }

    // 20, 40, 25.6 and 32 points, of which 4 are a column.
    @Test(arguments: [
        (#"Image(systemName: "star")"#, 5), (#"Image(systemName: "star").font(.system(size: 34))"#, 10),
        (#"Image(systemName: "star").imageScale(.large)"#, 6), (#"Image("photo").font(.system(size: 34))"#, 8),
    ])
    func `symbols are as large as the font around them, and pictures are not`(view: String, columns: Int) throws {
        let shown = try expect(
            """
            struct Screen: View {
                var body: some View {
                    HStack(spacing: 0) { \(view); Text("x") }.frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            """, 64, 48, boxes: false, cell: CGSize(width: 4, height: 4), holes: nil)
        let row = shown.picture.split(separator: "\n").first { $0.contains("x") }
        #expect(row?.prefix { $0 != "x" }.count == columns)
    }

    @Test(arguments: [
        (".defaultScrollAnchor(.bottom)", "row 6\nrow 7\nrow 8"), (".defaultScrollAnchor(nil)", "row 0\nrow 1\nrow 2"),
        (".defaultScrollAnchor(.center)", "row 3\nrow 4\nrow 5"),
    ])
    func `scrolled content begins at its anchor`(modifier: String, picture: String) throws {
        try expect(
            """
            struct Screen: View {
                var body: some View {
                    ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("row \\($0)") } } }\(modifier)
                }
            }
            """, 5, 3, boxes: false, shows: picture)
        try expect(
            "#Preview { ScrollView { Text(\"a\") }.defaultScrollAnchor(.bottom) }", 1, 3, boxes: false, shows: "\n\na")
    }

    @Test(arguments: [
        (2_000, "row 1998\nrow 1999"), (5_000, "row 4998\nrow 4999"),
    ])
    func `a long list shows its last rows too`(count: Int, picture: String) throws {
        try expect(
            """
            struct Row: View {
                let number: Int
                var body: some View { HStack(spacing: 0) { Text("row "); Text(number, format: .number.grouping(.never)) } }
            }
            struct Screen: View {
                @State private var numbers = Array(0..<\(count))
                var body: some View {
                    ScrollView {
                        LazyVStack(alignment: .leading, spacing: 0) { ForEach(numbers, id: \\.self) { Row(number: $0) } }
                    }.defaultScrollAnchor(.bottom)
                }
            }
            """, 20, 2, boxes: false, shows: picture)
    }
}
