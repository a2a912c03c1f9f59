import Testing

/// `return` in closures that builders take, which turns the builder off.
@Suite struct SwiftUIReturnTests {
    private func shown(_ body: String, height: Double = 8) throws -> Shown {
        try Shown(
            "import SwiftUI\nstruct Screen: View {\nvar flag = false\nvar body: some View { VStack(spacing: 0) {\n\(body)\n} }\n}",
            width: 20, height: height)
    }

    @Test func `a closure may return its only view`() throws {
        let shown = try shown(
            #"""
            HStack { return Text("in a row") }
            ForEach(0..<2) { number in return Text("row \(number)").padding(.leading, 1) }
            ForEach(0..<1) { number -> Text in
                let text = "of a written type"
                return Text(text)
            }
            """#)
        #expect(shown.holes == [])
        for word in ["in a row", "row 0", "row 1", "of a written type"] { #expect(shown.picture.contains(word)) }
    }

    @Test func `a reader's closure computes, and returns a view of the type that it names`() throws {
        let shown = try shown(
            #"""
            GeometryReader { proxy -> AnyView in
                let top = proxy.frame(in: .global).minY
                if top < -100 {
                    DispatchQueue.main.async { print("far up") }
                }
                guard proxy.size.width > 300 else { return AnyView(Text("narrow")) }
                return AnyView(Text("wide"))
            }
            """#)
        #expect(shown.holes == [])
        #expect(shown.picture.contains("narrow") && !shown.picture.contains("wide"))
    }

    @Test func `a body that returns early shows that`() throws {
        let shown = try expect(
            #"""
            struct Early: View {
                var isReady = false
                var body: some View {
                    guard isReady else { return AnyView(Text("not yet")) }
                    return AnyView(Text("ready"))
                }
            }
            struct Looping: View {
                var body: some View {
                    for number in 0..<3 { if number == 1 { return AnyView(Text("found \(number)")) } }
                    return AnyView(Text("none"))
                }
            }
            struct Screen: View { var body: some View { VStack { Early(); Looping() } } }
            """#, 20, 3, contains: ["not yet", "found 1"])
        #expect(!shown.picture.contains("none"))
    }

    @Test func `an expression behind a preference is returned`() throws {
        try expect(
            #"""
            struct Key: PreferenceKey {
                static var defaultValue: [Int] = []
                static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
            }
            struct Screen: View {
                var body: some View {
                    Text("in front").frame(width: 10, height: 3, alignment: .top)
                        .backgroundPreferenceValue(Key.self) { _ in
                            return GeometryReader { proxy in Text("behind").offset(y: 2) }.frame(maxWidth: .infinity)
                        }
                }
            }
            """#, 20, 4, contains: ["in front", "behind"])
    }
}
