import Foundation
import Testing

/// Views as apps of SwiftUI have them.
@Suite struct SwiftUIViewsTests {
    @Test func `a view whose view model lives elsewhere`() throws {
        let shown = try Shown(
            #"""
            import SwiftUI

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
            """#, width: 30, height: 6)
        #expect(
            shown.picture == """
                     ┌      Profile      ┐
                     │                   │
                     │ ‹viewModel.name›  │
                     │                   │
                     ‹viewModel.followers›
                     followers············
                """)
        #expect(shown.holes == ["viewModel.name", "viewModel.followers"])
    }

    @Test func `a row of an unknown model`() throws {
        let shown = try Shown(
            """
            import SwiftUI

            struct TaskRow: View {
                let task: TaskItem

                var body: some View {
                    HStack(spacing: 1) {
                        Image(systemName: task.isDone ? "checkmark.circle" : "circle")
                        Text(task.title)
                        Spacer()
                        Text("due")
                    }
                }
            }
            """, width: 34, height: 3)
        #expect(
            shown.picture == """
                ├┤ ‹task.title›                due
                """)
        #expect(shown.holes == ["task.isDone", "task.title"])
    }

    @Test func `a binding and a closure are handed on`() throws {
        let shown = try Shown(
            #"""
            import SwiftUI

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
            """#, width: 30, height: 4)
        #expect(
            shown.picture == """
                ┌          Count: 4          ┐
                │                            │
                Change                 [-|+]··
                """)
        #expect(shown.holes == [])
    }

    @Test func `a list with sections, links and a title`() throws {
        let shown = try Shown(
            """
            import SwiftUI

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
            """, width: 40, height: 12)
        #expect(shown.words == ["Library", "‹book.title›", "‹book.title›", "‹book.title›"])
        #expect(shown.holes == ["books", "BookView", "book.title"])
    }

    @Test func `versions and conditions are decided`() throws {
        let shown = try Shown(
            #"""
            import SwiftUI

            struct Adaptive: View {
                @Environment(\.colorScheme) var colorScheme
                var body: some View {
                    if #available(iOS 17, *) {
                        Text(colorScheme == .dark ? "night" : "day")
                    } else {
                        Text("old")
                    }
                }
            }
            """#, width: 26, height: 4)
        #expect(
            shown.picture == """
                            day
                """)
        #expect(shown.holes == [])
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
        let together = try Shown(
            web + #"#Preview { VStack(spacing: 0) { Text("above"); WebView(address: "a"); MapView() } }"#, width: 20,
            height: 3)
        for word in ["above", "WebView", "MapView"] { #expect(together.picture.contains(word)) }
        let alone = try Shown(web + "#Preview { MapView() }", width: 20, height: 3)
        #expect(alone.picture.contains("MapView"))
    }

    @Test func `an unknown method of a shape may return a point`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Dot: View {
                var path: Path { Path(CGRect(x: 0, y: 0, width: 9, height: 9)) }
                var body: some View { Text("dot").position(nearest) }
                var nearest: CGPoint {
                    let point = path.point(at: 3)
                    return point
                }
            }
            """, width: 20, height: 3)
        #expect(shown.holes.contains("point"))
    }

    @Test func `a variable may have the name of a parameter in a function that builds`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            extension SearchField {
                func styled(height: CGFloat = 1) -> some View {
                    var isTall: Bool { height > 2 }
                    let height: CGFloat = height + 1
                    return Text(isTall ? "tall" : "low").frame(height: height)
                }
            }
            """, width: 20, height: 3)
        #expect(shown.picture.contains("low"))
    }

    // 20, 40, 25.6 and 32 points, of which 4 are a column.
    @Test(arguments: [
        (#"Image(systemName: "star")"#, 5), (#"Image(systemName: "star").font(.system(size: 34))"#, 10),
        (#"Image(systemName: "star").imageScale(.large)"#, 6), (#"Image("photo").font(.system(size: 34))"#, 8),
    ])
    func `symbols are as large as the font around them, and pictures are not`(view: String, columns: Int) throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    HStack(spacing: 0) { \(view); Text("x") }.frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            """, width: 64, height: 48, drawsBoxes: false, cell: CGSize(width: 4, height: 4))
        let row = shown.picture.split(separator: "\n").first { $0.contains("x") }
        #expect(row?.prefix { $0 != "x" }.count == columns)
    }

    @Test(arguments: [
        (".defaultScrollAnchor(.bottom)", "row 6\nrow 7\nrow 8"), (".defaultScrollAnchor(nil)", "row 0\nrow 1\nrow 2"),
        (".defaultScrollAnchor(.center)", "row 3\nrow 4\nrow 5"),
    ])
    func `scrolled content begins at its anchor`(modifier: String, picture: String) throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("row \\($0)") } } }\(modifier)
                }
            }
            """, width: 5, height: 3, drawsBoxes: false)
        #expect(shown.picture == picture)
        let small = try Shown(
            "import SwiftUI\n#Preview { ScrollView { Text(\"a\") }.defaultScrollAnchor(.bottom) }", width: 1, height: 3,
            drawsBoxes: false)
        #expect(small.picture == "\n\na")
    }

    @Test(arguments: [
        (2_000, "row 1998\nrow 1999"), (5_000, "row 4998\nrow 4999"),
    ])
    func `a long list shows its last rows too`(count: Int, picture: String) throws {
        let shown = try Shown(
            """
            import SwiftUI
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
            """, width: 20, height: 2, drawsBoxes: false)
        #expect(shown.picture == picture)
    }
}
