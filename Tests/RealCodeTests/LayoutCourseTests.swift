import Testing

/// Code in the manner of courses on layout: playground pages, blocks of articles, and what their other files would say.
@Suite struct LayoutCourseTests {
    private func shown(
        _ source: String, width: Double = 24, height: Double = 6, reporting messages: [String]? = []
    ) throws -> Shown {
        try Shown(
            "import SwiftUI\n" + source, width: width, height: height, drawsBoxes: false, reporting: messages)
    }

    @Test func `a layout without one of its methods is an error, and a hole if its parent is unknown`() throws {
        let source = """
            struct Flow: PARENT {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: 3, height: 1)
                }
                func placeSubviews(in bounds: CGRect, subviews: Subviews) {}
            }
            Flow { Text("a") }
            """
        let lacking = try shown(source.replacing("PARENT", with: "Layout"), reporting: nil)
        #expect(
            lacking.reported.first
                == "2: error: 'Flow' has no placeSubviews(in:proposal:subviews:cache:), which its protocol requires")
        let open = try shown(source.replacing("PARENT", with: "Layout, Spaced"), reporting: nil)
        #expect(open.reported.allSatisfy { !$0.contains("error") })
    }

    @Test func `a playground's page shows its live view`() throws {
        let shown = try shown(
            """
            import PlaygroundSupport
            struct Conversation: View {
                var body: some View { Text("how wide?").fixedSize() }
            }
            PlaygroundPage.current.needsIndefiniteExecution = true
            PlaygroundPage.current.setLiveView(Conversation().padding(.leading, 4))
            """, height: 1)
        #expect(shown.picture.hasSuffix("how wide?"))
    }

    @Test func `arguments whose values are to be typed leave the view that they are of`() throws {
        let shown = try shown(
            """
            struct Card: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Text("title").frame(width:)
                        Text("price").padding(.top).frame(height: )
                    }
                }
            }
            """, reporting: ["5: error: expected expression", "6: error: expected expression"])
        #expect(shown.picture.contains("title") && shown.picture.contains("price"))
    }

    @Test func `a method is handed over by its labels with or without space behind them`() throws {
        let shown = try shown(
            """
            struct Steps {
                func width(after step: Int) -> Int { step + 1 }
                func width(before step: Int) -> Int { step - 1 }
                func both(_ after: (Int) -> Int, _ before: (Int) -> Int) -> String { "\\(after(4)) \\(before(4))" }
            }
            let steps = Steps()
            #Preview { Text(steps.both(steps.width(after: ), steps.width(before:))) }
            """, width: 3, height: 1)
        #expect(shown.picture == "5 3")
    }

    @Test func `an extension for controllers has what controllers have`() throws {
        _ = try shown(
            """
            protocol Alerting { func present(_ error: Error) }
            extension Alerting where Self: UIViewController {
                func present(_ error: Error) {
                    let alert = UIAlertController(
                        title: error.localizedDescription, message: nil, preferredStyle: .alert)
                    present(alert, animated: true)
                    view.endEditing(true)
                }
            }
            #Preview { Text("ok") }
            """)
    }

    @Test func `a variable that an unknown call may change is unknown afterwards`() throws {
        let shown = try shown(
            """
            final class Profile: ObservableObject {
                @Published var owner: String?
                init(store: Store) { store.publisher(for: \\.owner).assign(to: &$owner) }
            }
            struct ProfileView: View {
                @StateObject var profile = Profile(store: .shared)
                var columns: Int {
                    var count = 1
                    fit(&count, into: 300)
                    return count
                }
                var body: some View {
                    Text(profile.owner!)
                    Text("in \\(columns)")
                }
            }
            """)
        #expect(shown.holes.contains("owner") && shown.holes.contains("count"))
        #expect(shown.picture.contains("‹owner›") && shown.picture.contains("in ‹count›"))
    }

    @Test func `an unknown method of a view may give what is no view`() throws {
        let shown = try shown(
            """
            struct Trail<Figure: Shape>: View {
                let figure: Figure
                var body: some View {
                    let (point, angle) = figure.end(at: 0.5)
                    Text("at \\(point) \\(angle)")
                    Text("\\(figure.area(in: .zero) * 2)")
                }
            }
            #Preview { Trail(figure: Circle()) }
            """, width: 60)
        #expect(shown.picture.contains("at ‹figure.end(at: 0.5)› ‹figure.end(at: 0.5)›"))
    }

    @Test func `a closure without statements gives nothing, as often as it is asked`() throws {
        let shown = try shown(
            """
            func first<Step>(_ next: () -> Step?) -> String { if let _ = next() { "on" } else { "end" } }
            #Preview { Text(first { }) }
            """, width: 2, height: 1)
        #expect(shown.picture == "on")
    }

    @Test func `a modifier of one's own with more arguments yields to the library's`() throws {
        let shown = try shown(
            """
            struct Debounced<ID: Equatable>: ViewModifier {
                let id: ID
                let work: @Sendable () async -> Void
                func body(content: Content) -> some View {
                    content.task(id: id, priority: .utility) { await work() }
                }
            }
            extension View {
                func task<ID: Equatable>(
                    id: ID, priority: TaskPriority = .utility, delay: Int = 0, work: @Sendable @escaping () async -> Void
                ) -> some View { modifier(Debounced(id: id, work: work)) }
            }
            #Preview { Text("search").task(id: 1, delay: 5) {} }
            """)
        #expect(shown.picture.contains("search"))
    }

    @Test func `the items of an unknown collection are shown as texts`() throws {
        let shown = try shown(
            """
            struct Products: View {
                let store: Store<AppState>
                var body: some View {
                    ForEach(store.state.products, id: \\.self) { product in Text(product) }
                    ForEach(store.tags, id: \\.self) { (tag: String) in Text(tag) }
                }
            }
            """)
        #expect(shown.picture.ranges(of: "‹store.state.products›").count == 3)
        #expect(shown.picture.ranges(of: "‹store.tags›").count == 3)
        #expect(shown.holes == ["store.state.products", "store.tags"])
    }

    @Test func `a form of a modifier that is not here is said to be left out`() throws {
        let shown = try shown(
            """
            #Preview {
                Image("grain").resizable(resizingMode: .tile).frame(width: 20, height: 2)
                Image("grain").resizable(grid: 3)
                Text("a").layoutPriority()
            }
            """)
        #expect(shown.holes == ["grain", ".resizable(grid: 3)", ".layoutPriority()"])
    }

    @Test func `closures in parentheses are what trailing ones are`() throws {
        let shown = try shown(
            """
            struct Lines: PreferenceKey {
                static let defaultValue = 0
                static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
            }
            #Preview {
                NavigationStack(root: {
                    TabView(content: {
                        Text("a long page").preference(key: Lines.self, value: 4).task({ print("shown") })
                            .overlayPreferenceValue(Lines.self, { lines in Text("\\(lines) lines") })
                            .tabItem({ Text("tab") })
                    })
                })
            }
            """)
        #expect(shown.holes == [])
        #expect(shown.picture.contains("4 lines") && shown.picture.contains("tab"))
    }

    @Test func `a range of subviews is numbered again, and constants are set together`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Steps: Layout {
                var isMirrored = false
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: subviews.count, height: subviews.count)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    let (x, anchor): (CGFloat, UnitPoint)
                    switch isMirrored {
                    case true: (x, anchor) = (bounds.maxX, .topTrailing)
                    case false: (x, anchor) = (bounds.minX, .topLeading)
                    }
                    subviews[0].place(at: CGPoint(x: x, y: bounds.minY), anchor: anchor, proposal: .unspecified)
                    guard subviews.count > 1 else { return }
                    let rest = bounds.offsetBy(dx: 1, dy: 1)
                    placeSubviews(in: rest, proposal: proposal, subviews: subviews[1..<subviews.count], cache: &cache)
                }
            }
            Steps { Text("a"); Text("b"); Text("c") }
            """, width: 3, height: 3, drawsBoxes: false)
        #expect(shown.picture == "a\n b\n  c")
    }
}
