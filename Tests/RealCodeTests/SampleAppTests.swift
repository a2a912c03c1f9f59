import Testing

/// What sample apps do around their views, whose known values are shown and which is valid.
@Suite struct SampleAppTests {
    @Test func `a closure in an implicitly unwrapped property is called, and such a parameter is passed on`() throws {
        try expect(
            """
            struct Wrapped<Item, Content: View>: View {
                var make: ((Item) -> Content)!
                var item: Item
                init(item: Item, make: ((Item) -> Content)?) {
                    self.item = item
                    if let make { self.make = make }
                }
                var body: some View { VStack { make(item); Text(isKnown("a") ? "known" : "new") } }
                func isKnown(_ name: String!) -> Bool { Set(["a", "b"]).contains(name) }
            }

            #Preview { Wrapped(item: "first") { Text($0) } }
            """, 10, 2, boxes: false, holes: ["Set([\"a\", \"b\"]).contains(name)"], shows: "   first\n   known")
    }

    @Test func `a loop that repeats for ever needs no return behind it`() throws {
        try expect(
            #"""
            func free(_ name: String, in taken: Set<String>) -> String {
                var number = 1
                repeat {
                    let next = name + "\(number)"
                    if !taken.contains(next) { return next }
                    number += 1
                } while true
            }

            #Preview { Text(free("a", in: ["a1", "a2"])) }
            """#, 6, 1, boxes: false, shows: "  a3")
    }

    @Test func `a call in an extension means a global function if no method takes the arguments`() throws {
        try expect(
            #"""
            extension String {
                func place(from start: UInt) -> UInt {
                    let count = UInt(count)
                    return max(min(start, count - 1), 2)
                }
            }

            #Preview { Text("\("abcdef".place(from: 9))") }
            """#, 5, 1, boxes: false, shows: "  5")
    }

    @Test func `Foundation's functions may have forms that are not here`() throws {
        try expect(
            #"""
            func query(_ ids: Set<UUID>, _ count: Int) -> NSPredicate { NSPredicate(format: "id IN %@", ids, count) }
            func size(_ bytes: Int64) -> String {
                ByteCountFormatter.string(ofBody: bytes).map { " (\($0))" } ?? ""
            }
            func packet(_ code: UInt8, _ length: Int) -> Data {
                var data = Data()
                data.append(code)
                data.append(Data(UInt32(length)))
                return data
            }
            func log(_ text: String, line: UInt = 19) -> String { "\(text) \(line)" }
            final class Loader {
                private var handlers = [URLSessionTask: _Handler]()
                struct _Handler { var text = "" }
            }

            #Preview { Text(log("at")) }
            """#, 6, 1, boxes: false, shows: " at 19")
    }

    @Test func `a function of two parameters shows the pairs of a list, known or not`() throws {
        try expect(
            #"""
            struct Table: View {
                let order: Order
                var pairs: [(String, String)] { [("a", "b"), ("c", "d")] }
                var body: some View {
                    VStack {
                        ForEach(pairs, id: \.0, content: row)
                        ForEach(order.pairs, id: \.0, content: row)
                    }
                }
                func row(title: String, value: String) -> some View { HStack { Text(title); Text(value) } }
            }
            """#, 40, 5, boxes: false, holes: ["order.pairs", "order.pairs.0", "order.pairs.1"],
            shows: """
                                   a b
                                   c d
                     ‹order.pairs.0› ‹order.pairs.1›
                     ‹order.pairs.0› ‹order.pairs.1›
                     ‹order.pairs.0› ‹order.pairs.1›
                """)
    }

    @Test func `a binding to a list counts its elements`() throws {
        try expect(
            #"""
            struct Tally { var count = 7 }

            struct Columns: View {
                @Binding var columns: [GridItem]
                @State private var number: Int
                @State private var tally = Tally()
                init(columns: Binding<[GridItem]>) {
                    _columns = columns
                    number = columns.count
                }
                var body: some View { Text("\(number) \($tally.count.wrappedValue)") }
            }

            #Preview { Columns(columns: .constant([GridItem(.flexible()), GridItem(.flexible())])) }
            """#, 5, 1, boxes: false, shows: " 2 7")
    }

    @Test func `a view of AppKit or UIKit in a reader is a box`() throws {
        try expect(
            """
            struct Watched: View {
                var body: some View { GeometryReader { room in Area(width: room.size.width) } }

                private struct Area: NSViewRepresentable {
                    let width: CGFloat
                    func makeNSView(context: Context) -> NSView { NSView() }
                    func updateNSView(_ view: NSView, context: Context) {}
                }
            }
            """, 12, 2, holes: ["Area"])
    }

    @Test func `an unknown initializer makes what is assumed, and a switch over an unknown type takes a case`() throws {
        try expect(
            """
            extension Color {
                init(_ theme: Theme) { self.init(theme.rawValue, bundle: .module) }
            }
            extension Theme {
                var title: String { switch self { case .light: "light"; case .dark: "dark" } }
                var swatch: some View { VStack { Color(self); Text(title) } }
            }
            """, 10, 2, boxes: false, holes: ["theme.rawValue", "self"], shows: "\n   light")
    }

    @Test(arguments: ["left > .seconds(0)", "left >= .zero", "left < .seconds(9)", "left <= .zero", "left == .zero"])
    func `a number from an unknown duration is compared, and the first branch is shown`(condition: String) throws {
        try expect(
            """
            struct Remaining: View {
                let elapsed: Duration
                private var left: Duration { elapsed + .seconds(5) }
                var body: some View { Text(\(condition) ? "first" : "second") }
            }
            """, 10, 2, boxes: false, holes: [condition], words: ["first"])
    }
}
