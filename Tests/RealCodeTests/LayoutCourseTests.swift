import Testing

/// Code in the manner of courses on layout: playground pages, blocks of articles, and what their other files would say.
@Suite struct LayoutCourseTests {
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
        let lacking = try expect(source.replacing("PARENT", with: "Layout"), 24, 6, boxes: false, reporting: nil)
        #expect(
            lacking.reported.first
                == "1: error: 'Flow' has no placeSubviews(in:proposal:subviews:cache:), which its protocol requires")
        let open = try expect(source.replacing("PARENT", with: "Layout, Spaced"), 24, 6, boxes: false, reporting: nil)
        #expect(open.reported.allSatisfy { !$0.contains("error") })
    }

    @Test func `a playground's page shows its live view`() throws {
        let shown = try expect(
            """
            import PlaygroundSupport
            struct Conversation: View {
                var body: some View { Text("how wide?").fixedSize() }
            }
            PlaygroundPage.current.needsIndefiniteExecution = true
            PlaygroundPage.current.setLiveView(Conversation().padding(.leading, 4))
            """, 24, 1, boxes: false)
        #expect(shown.picture.hasSuffix("how wide?"))
    }

    @Test func `arguments whose values are to be typed leave the view that they are of`() throws {
        try expect(
            """
            struct Card: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Text("title").frame(width:)
                        Text("price").padding(.top).frame(height: )
                    }
                }
            }
            """, 24, 6, boxes: false, contains: ["title", "price"],
            reporting: ["4: error: expected expression", "5: error: expected expression"])
    }

    @Test func `a method is handed over by its labels with or without space behind them`() throws {
        try expect(
            """
            struct Steps {
                func width(after step: Int) -> Int { step + 1 }
                func width(before step: Int) -> Int { step - 1 }
                func both(_ after: (Int) -> Int, _ before: (Int) -> Int) -> String { "\\(after(4)) \\(before(4))" }
            }
            let steps = Steps()
            #Preview { Text(steps.both(steps.width(after: ), steps.width(before:))) }
            """, 3, 1, boxes: false, shows: "5 3")
    }

    @Test func `an extension for controllers has what controllers have`() throws {
        try expect(
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
            """, 24, 6, boxes: false)
    }

    @Test func `a variable that an unknown call may change is unknown afterwards`() throws {
        try expect(
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
            """, 24, 6, boxes: false, holes: ["owner", "count"], contains: ["‹owner›", "in ‹count›"])
    }

    @Test func `an unknown method of a view may give what is no view`() throws {
        try expect(
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
            """, 60, 6, boxes: false, contains: ["at ‹figure.end(at: 0.5)› ‹figure.end(at: 0.5)›"])
    }

    @Test func `a closure without statements gives nothing, as often as it is asked`() throws {
        try expect(
            """
            func first<Step>(_ next: () -> Step?) -> String { if let _ = next() { "on" } else { "end" } }
            #Preview { Text(first { }) }
            """, 2, 1, boxes: false, shows: "on")
    }

    @Test func `a modifier of one's own with more arguments yields to the library's`() throws {
        try expect(
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
            """, 24, 6, boxes: false, contains: ["search"])
    }

    @Test func `the items of an unknown collection are shown as texts`() throws {
        let shown = try expect(
            """
            struct Products: View {
                let store: Store<AppState>
                var body: some View {
                    ForEach(store.state.products, id: \\.self) { product in Text(product) }
                    ForEach(store.tags, id: \\.self) { (tag: String) in Text(tag) }
                }
            }
            """, 24, 6, boxes: false, holes: ["store.state.products", "store.tags"])
        #expect(shown.picture.ranges(of: "‹store.state.products›").count == 3)
        #expect(shown.picture.ranges(of: "‹store.tags›").count == 3)
    }

    @Test func `a form of a modifier that is not here is said to be left out`() throws {
        try expect(
            """
            #Preview {
                Image("grain").resizable(resizingMode: .tile).frame(width: 20, height: 2)
                Image("grain").resizable(grid: 3)
                Text("a").layoutPriority()
            }
            """, 24, 6, boxes: false, holes: ["grain", ".resizable(grid: 3)", ".layoutPriority()"])
    }

    @Test func `closures in parentheses are what trailing ones are`() throws {
        try expect(
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
            """, 24, 6, boxes: false, contains: ["4 lines", "tab"])
    }

    @Test func `a range of subviews is numbered again, and constants are set together`() throws {
        try expect(
            """
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
            """, 3, 3, boxes: false, shows: "a\n b\n  c")
    }
}
