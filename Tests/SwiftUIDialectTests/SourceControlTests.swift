import Testing

/// Controls of a source, which change their bindings when they are tapped.
struct SourceControlTests {
    @Test func `a toggle changes its binding`() throws {
        var person = try Person(
            #"""
            struct User {
                var isKnown = false
            }

            struct ContentView: View {
                @State var isOn = false
                @State private var user = User()
                var body: some View {
                    VStack {
                        Toggle("on", isOn: $isOn)
                        Toggle("known", isOn: $user.isKnown)
                        Text(isOn ? "is on" : "is off")
                        Text(user.isKnown ? "known" : "unknown")
                    }
                }
            }
            """#)
        #expect(person.texts == ["on", "known", "is off", "unknown"])
        for index in [0, 1] { try person.tap(index) }
        #expect(person.texts == ["on", "known", "is on", "known"])
        try person.tap(0)
        #expect(person.texts == ["on", "known", "is off", "known"])
        #expect(person.messages == [])
    }

    @Test func `a stepper's two buttons go up and down by a step within its range`() throws {
        var person = try Person(
            #"""
            struct ContentView: View {
                @State private var number = 2
                @State private var length = 1.5
                @State private var word = "a"
                var body: some View {
                    VStack {
                        Stepper("number", value: $number, in: 0...3)
                        Stepper("length \(length)", value: $length, in: 0...2, step: 0.5)
                        Stepper("word") { word += "b" } onDecrement: { word = "" }
                        Text("\(number) \(word)")
                    }
                }
            }
            """#)
        let (down, up) = (0, 1)
        for index in [up, up] { try person.tap(index) }
        #expect(person.texts == ["number", "length 1.500000", "word", "3 a"])
        for index in [down, down, down, down, 2 + up, 2 + up, 4 + up] { try person.tap(index) }
        #expect(person.texts == ["number", "length 2.000000", "word", "0 ab"])
        for index in [2 + down, 4 + down] { try person.tap(index) }
        #expect(person.texts == ["number", "length 1.500000", "word", "0 "])
        #expect(person.messages == [])
    }

    @Test func `a picker shows its choice, and a tap selects the next`() throws {
        var person = try Person(
            #"""
            enum Size: String, CaseIterable, Identifiable {
                case small, large
                var id: Self { self }
            }

            struct ContentView: View {
                @State private var size = Size.large
                @State private var word = "c"
                @State private var number = 7
                var body: some View {
                    Picker("size", selection: $size) {
                        ForEach(Size.allCases) { Text("is \($0.rawValue)") }
                    }
                    Picker("word", selection: $word) {
                        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
                    }
                    Picker(selection: $number) {
                        Text("one").tag(1)
                        Text("two").padding(0).tag(2)
                    } label: {
                        Text("number")
                    }
                    Text("\(size.rawValue) \(word) \(number)")
                }
            }
            """#)
        #expect(person.texts == ["is large", "c", "large c 7"])
        for index in [0, 1, 2] { try person.tap(index) }
        #expect(person.texts == ["is small", "a", "one", "small a 1"])
        for index in [0, 1, 2] { try person.tap(index) }
        #expect(person.texts == ["is large", "b", "two", "large b 2"])
        #expect(person.messages == [])
    }

    @Test func `a tap on a tab shows its view`() throws {
        var person = try Person(
            #"""
            struct ContentView: View {
                @State private var page = 2
                var body: some View {
                    TabView(selection: $page) {
                        Text("one").tabItem { Text("A") }.tag(1)
                        Text("two").tabItem { Text("B") }.tag(2)
                    }
                }
            }
            """#)
        #expect(person.texts == ["two", "A", "B"])
        try person.tap(0)
        #expect(person.texts == ["one", "A", "B"])
        #expect(person.messages == [])
    }

    @Test func `a picker matches the views of a range by their offsets`() throws {
        var person = try Person(
            #"""
            struct ContentView: View {
                @State private var people = 2
                var body: some View {
                    Picker("people", selection: $people) {
                        ForEach(2..<100) { Text("\($0)") }
                    }
                    Text("\(people)")
                }
            }
            """#)
        #expect(person.texts == ["4", "2"])
        try person.tap(0)
        #expect(person.texts == ["5", "3"])
        #expect(person.messages == [])
    }

    @Test func `a tap moves a slider one step, and from its end back to the start`() throws {
        var person = try Person(
            #"""
            struct ContentView: View {
                @State private var share = 0.0
                @State private var steps = 2.0
                var body: some View {
                    Slider(value: $share)
                    Slider(value: $steps, in: 0...4, step: 2)
                    Text("\(Int((share * 10).rounded())) \(Int(steps))")
                }
            }
            """#)
        #expect(
            person.drawnTexts.prefix(2) == [
                "●───────────────────────────────────────", "────────────────────●───────────────────",
            ])
        for index in [0, 0, 0, 1] { try person.tap(index) }
        #expect(person.texts == ["3 4"])
        #expect(person.drawnTexts[1] == "───────────────────────────────────────●")
        for _ in 0..<7 { try person.tap(0) }
        try person.tap(1)
        #expect(person.texts == ["10 0"])
        try person.tap(0)
        #expect(person.texts == ["0 0"])
        #expect(person.messages == [])
    }

    @Test func `a custom modifier keeps its state for each modified view`() throws {
        var person = try Person(
            #"""
            struct Counting: ViewModifier {
                @State private var count = 0
                @State private var isShown = true
                func body(content: Content) -> some View {
                    VStack {
                        if isShown { content }
                        Text("\(count)").onTapGesture { count += 1 }
                        Toggle("shown", isOn: $isShown)
                    }
                }
            }

            struct ContentView: View {
                var body: some View {
                    Text("one").modifier(Counting())
                    Text("two").modifier(Counting())
                }
            }
            """#)
        #expect(person.texts == ["one", "0", "shown", "two", "0", "shown"])
        for index in [0, 0, 2, 3] { try person.tap(index) }
        #expect(person.texts == ["one", "2", "shown", "1", "shown"])
        #expect(person.messages == [])
    }

    @Test func `a group is closed until it is tapped, and keeps its state`() throws {
        var person = try Person(
            #"""
            struct ContentView: View {
                @State private var count = 0
                var body: some View {
                    VStack {
                        DisclosureGroup("More") { Text("detail") }
                        Button("add") { count += 1 }
                        Text("\(count)")
                    }
                }
            }
            """#)
        #expect(person.texts == ["More", "add", "0"])
        try person.tap(0)
        #expect(person.texts == ["More", "detail", "add", "0"])
        try person.tap(1)
        #expect(person.texts == ["More", "detail", "add", "1"])
        try person.tap(0)
        #expect(person.texts == ["More", "add", "1"])
        #expect(person.messages == [])
    }
}
