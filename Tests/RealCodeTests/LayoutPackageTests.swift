import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Code of packages of layouts, and of apps with a few libraries: generic, in protocols of its own, over several files.
@Suite struct LayoutPackageTests {
    @Test func `a layout that knows its subviews by a protocol of its own measures and places them`() throws {
        try expect(
            """
            protocol Piece {
                func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
                func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
            }
            extension LayoutSubview: Piece {}
            protocol Pieces: RandomAccessCollection where Element: Piece, Index == Int {}
            extension LayoutSubviews: Pieces {}

            struct Placed {
                var piece: any Piece
                var size: CGSize
            }
            typealias Line = (pieces: [Placed], width: CGFloat)

            extension Sequence {
                func sum<Number: Numeric>(of value: (Element) -> Number) -> Number {
                    reduce(into: .zero) { $0 += value($1) }
                }
            }

            struct Core {
                func line(of subviews: some Pieces) -> Line {
                    let pieces = subviews.map { Placed(piece: $0, size: $0.sizeThatFits(.unspecified)) }
                    return Line(pieces: pieces, width: pieces.sum(of: \\.size.width) + CGFloat(pieces.count - 1))
                }
            }

            struct Spread: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: Core().line(of: subviews).width, height: 1)
                }
                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
                ) {
                    var x = bounds.minX
                    for placed in Core().line(of: subviews).pieces {
                        placed.piece.place(
                            at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
                        x += placed.size.width + 1
                    }
                }
            }
            #Preview { Spread { Text("abc"); Text("de"); Text("f") } }
            """, 8, 1, shows: "abc de f")
    }

    @Test func `cases under #if stand in a switch only where the enum has them`() throws {
        try expect(
            """
            enum Panel {
                case truck
                #if EXTENDED
                case account
                #endif
                case orders
            }
            struct Detail: View {
                var panel = Panel.orders
                var body: some View {
                    switch panel {
                    case .truck: Text("truck")
                    #if EXTENDED
                    case .account: Text("account")
                    #endif
                    case .orders: Text("orders")
                    }
                }
            }
            """, 6, 1, shows: "orders")
    }

    @Test func `a generic control lists what its parameter's type has`() throws {
        try expect(
            """
            enum Size: String, CaseIterable, Identifiable {
                case small, large
                var id: Self { self }
            }
            struct Choice<Value: CaseIterable & Identifiable & RawRepresentable>: View
            where Value.AllCases: RandomAccessCollection, Value.RawValue == String {
                @Binding var value: Value
                var body: some View {
                    VStack {
                        ForEach(Value.allCases) { Text($0.rawValue) }
                        Text("is \\(value.rawValue)")
                    }
                }
            }
            struct Screen: View {
                @State private var size = Size.large
                var body: some View { Choice(value: $size) }
            }
            """, 8, 4, contains: ["small", "large", "is large"])
    }

    @Test func `a view in the generic body of another is what that was given`() throws {
        try expect(
            """
            struct Boxed<Content: View>: View {
                let content: Content
                init(@ViewBuilder content: () -> Content) { self.content = content() }
                var body: some View { content }
            }
            struct Framed<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View { framed(Boxed { content }) }
                private func framed(_ box: Boxed<Content>) -> some View { box.padding(.leading, 2) }
            }
            #Preview { Framed { Text("in") } }
            """, 4, 1, shows: "├ in")
    }

    @Test func `numbers of unknown types are no whole numbers`() throws {
        try expect(
            """
            extension BinaryFloatingPoint {
                func eased(clamped: Bool = true) -> Self {
                    let timing = clamped ? min(max(self, 0), 1) : self
                    return timing * (3.0 - 2.0 * timing)
                }
            }
            struct Zoomed: View {
                @State var scale: CGFloat = 1
                var body: some View {
                    Text("zoom").gesture(ZoomGesture().onChanged { value in scale = value - 1 })
                }
            }
            """, 20, 6, contains: ["zoom"])
    }

    @Test func `values beside each other may be of two types where anything will do`() throws {
        try expect(
            """
            struct Profile { var born: Date?, name: String }
            func document(of profile: Profile) -> [String: Any] {
                ["born": profile.born ?? "", "name": profile.name]
            }
            struct Row: View {
                @State var chosen: Set<Int> = []
                var body: some View {
                    Text("row").onTap { if chosen.contains(1) { chosen.remove(1) } else { chosen.insert(1) } }
                }
                var icon: some View {
                    if let name = ["a": "b"]["a"] { Text(name) } else { fatalError("none") }
                }
            }
            """, 20, 6, holes: [".onTap { if chosen.contains(1) { chosen.remove(1) } else { chosen.insert(1) } }"])
    }

    @Test func `a default may name the type's own constants, and a key path types inside of others`() throws {
        try expect(
            """
            struct Client {
                static let patience = 3
                let seconds: Int
                init(seconds: Int = patience) { self.seconds = seconds }
                func reported(_ text: String = "\\(patience) s") -> String { text }
            }
            struct Hike {
                struct Part { var height: Int }
                var parts: [Part]
            }
            struct Graph: View {
                var path = \\Hike.Part.height
                let hike = Hike(parts: [.init(height: 7)])
                var body: some View { Text("\\(hike.parts[0][keyPath: path]) \\(Client().seconds) \\(Client().reported())") }
            }
            """, 10, 1, contains: ["7 3 3 s"])
    }

    @Test func `a macro's members and a wrapper around a binding are no errors`() throws {
        try expect(
            """
            @Model class Food { var name = "seed" }
            @StoreActor actor Store {
                static func shared(_ box: Box) -> Store { Store(container: box) }
            }
            struct Box {}
            func isSame(_ one: Food?, _ other: Food) -> Bool { one == other }
            extension EnvironmentValues { @Entry var shared: Binding<CGFloat?> = .constant(nil) }
            struct Equal: ViewModifier {
                @Environment(\\.shared) @Binding var height: CGFloat?
                func body(content: Content) -> some View { content.onTapGesture { height = 3 } }
            }
            #Preview { Text("seed").modifier(Equal()) }
            """, 4, 1, shows: "seed")
    }

    @Test func `views of a library's kind show what their bodies give, also several of them`() throws {
        let shown = try expect(
            """
            struct Row: ConnectedView {
                let id: Int
                func body(props: Int) -> some View { Text("row") }
            }
            struct Rows: View { var body: some View { VStack { Row(id: 1); Row(id: 2) } } }
            """, 20, 4, holes: ["props"])
        #expect(shown.picture.components(separatedBy: "row").count == 3)
    }

    @Test func `more than 200 remarks are no error`() throws {
        let notes = (0..<250).map { "Text(\"\($0)\").accessibilityLabel(\"a\")" }.joined(separator: "\n")
        try expect("#Preview { VStack { Group {\n\(notes)\n} } }", 20, 6)
    }

    @Test func `a preview of a view controller gives way to the controller's own elements`() throws {
        try expect(
            """
            import UIKit
            class Screen: UIViewController {
                let label = UILabel()
                var body: Layout { VStack { label } }
                override func viewDidLoad() { label.text = "hello" }
            }
            #Preview { Screen() }
            """, 10, 1, of: .quickLayout, words: ["hello"])
    }

    // MARK: Several files

    @Test func `a member that is private to a file hides nothing in another`() throws {
        let document = opened(
            [
                ("Font.swift", "import SwiftUI\nextension Font {\n    private static let headline = 20.0\n}"),
                (
                    "Page.swift",
                    "import SwiftUI\nstruct Page: View {\n    var body: some View { Text(\"a\").font(.headline) }\n}"
                ),
            ], root: .named("Page"))
        #expect(document.diagnostics.filter { $0.severity != .note } == [])
    }

    @Test func `a type named with the library's module is the library's`() throws {
        let document = opened(
            [
                ("Theme.swift", "import SwiftUI\nenum ColorScheme: String { case sepia, ink }"),
                (
                    "Page.swift",
                    """
                    import SwiftUI
                    struct Page: View {
                        let own = ColorScheme.sepia
                        var scheme: SwiftUI.ColorScheme? { own == .ink ? .dark : .light }
                        var body: some View { Text(own.rawValue).preferredColorScheme(scheme) }
                    }
                    """
                ),
            ], root: .named("Page"))
        #expect(document.diagnostics.filter { $0.severity != .note } == [])
    }

    @Test func `a layout's cache reads its subviews by a protocol, and their values by keys`() throws {
        try expect(
            """
            protocol Pieces: RandomAccessCollection where Element: Piece, Index == Int {}
            extension LayoutSubviews: Pieces {}
            protocol Piece {
                func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
                subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
            }
            extension LayoutSubview: Piece {}
            struct IsLast: LayoutValueKey { static let defaultValue = false }

            struct Sizes {
                let all: [CGSize]
                let last: Int?
                init(_ pieces: some Pieces) {
                    all = pieces.map { $0.sizeThatFits(.unspecified) }
                    last = pieces.indices.last.flatMap { pieces[$0][IsLast.self] ? $0 : nil }
                }
            }
            struct Stack: Layout {
                func makeCache(subviews: LayoutSubviews) -> Sizes { Sizes(subviews) }
                func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Sizes) -> CGSize {
                    CGSize(width: cache.all.map(\\.width).max() ?? 0, height: CGFloat(cache.all.count))
                }
                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Sizes
                ) {
                    for (index, subview) in subviews.enumerated() {
                        let x = index == cache.last ? bounds.midX : bounds.minX
                        subview.place(at: CGPoint(x: x, y: bounds.minY + CGFloat(index)), proposal: .unspecified)
                    }
                }
            }
            #Preview {
                Stack { Text("a long text"); Text("b"); Text("c").layoutValue(key: IsLast.self, value: true) }
            }
            """, 11, 3, shows: "a long text\nb         │\n└     c   ┘")
    }

    @Test func `a flow by guides that count on each other is as high as its lines`() throws {
        let shown = try expect(
            """
            struct Height: PreferenceKey {
                static let defaultValue: CGFloat = 0
                static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
            }
            struct Tags: View {
                let words = ["swift", "ui", "views", "in", "lines"]
                @State private var height = CGFloat.zero
                var body: some View {
                    VStack(spacing: 0) {
                        Text("above")
                        GeometryReader { room in flow(in: room.size.width) }.frame(height: height)
                        Text("below")
                    }
                }
                private func flow(in width: CGFloat) -> some View {
                    var x = CGFloat.zero
                    var y = CGFloat.zero
                    return ZStack(alignment: .topLeading) {
                        ForEach(words, id: \\.self) { word in
                            Text(word).padding(.trailing, 1)
                                .alignmentGuide(.leading) { size in
                                    if abs(x - size.width) > width {
                                        x = 0
                                        y -= size.height
                                    }
                                    let result = x
                                    x = word == words.last ? 0 : x - size.width
                                    return result
                                }
                                .alignmentGuide(.top) { _ in
                                    let result = y
                                    if word == words.last { y = 0 }
                                    return result
                                }
                        }
                    }
                    .background(
                        GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) }
                            .onPreferenceChange(Height.self) { height = $0 })
                }
            }
            """, 10, 6, boxes: false)
        #expect(shown.picture.trimmingCharacters(in: .newlines) == "   above\nswift ui\nviews in\nlines\n   below")
    }
}
