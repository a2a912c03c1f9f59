import Testing

/// Property wrappers that the sources declare.
@Suite struct PropertyWrapperTests {
    private static let upper = """
        @propertyWrapper struct Upper {
            private var text: String
            var wrappedValue: String { get { text } set { text = newValue.uppercased() } }
            var projectedValue: Int { text.count }
            init(wrappedValue: String) { text = wrappedValue.uppercased() }
        }

        """
    private static let clamped = """
        @propertyWrapper struct Clamped<Value: Comparable> {
            private var value: Value
            let range: ClosedRange<Value>
            init(wrappedValue: Value, _ range: ClosedRange<Value>) {
                self.range = range
                value = min(max(wrappedValue, range.lowerBound), range.upperBound)
            }
            var wrappedValue: Value {
                get { value }
                set { value = min(max(newValue, range.lowerBound), range.upperBound) }
            }
        }

        """
    private static let box = "@propertyWrapper struct Box<T> { var wrappedValue: T }\n"

    @Test func `a wrapped property is its wrapper's value, read and set`() {
        #expect(
            outcome(
                Self.upper + """
                    struct Title { @Upper var text = "abc"; mutating func add() { text += "d" } }
                    var title = Title()
                    title.add()
                    "\\(title.text) \\(title.$text)"
                    """)
                == "title = Title(_text: Upper(text: \"ABCD\"))\n'ABCD 4'")
    }

    @Test func `a wrapper has arguments, and its generic parameters are inferred`() {
        #expect(
            outcome(
                Self.clamped + Self.box + """
                    struct Level { @Clamped(0...10) var n = 50; @Box var half: Double = 5; @Box<Int?> var none = nil }
                    var level = Level()
                    let first = level.n
                    level.n = -3
                    "\\(first) \\(level.n) \\(level.half) \\(level.none ?? 7)"
                    """
            ).hasSuffix("'10 0 5.0 7'"))
    }

    @Test func `a memberwise initializer takes the value, or the wrapper where that is made without one`() {
        #expect(
            outcome(
                Self.upper + Self.clamped + """
                    @propertyWrapper struct Keyed<T> {
                        let key: String
                        var wrappedValue: T?
                        init(key: String, first: T? = nil) { self.key = key; wrappedValue = first }
                    }
                    struct Item {
                        @Upper var name: String
                        @Clamped(0...3) var count = 1
                        @Keyed(key: "k") var note: Int?
                    }
                    let plain = Item(name: "a")
                    let full = Item(name: "b", count: 9, note: Keyed(key: "q", first: 4))
                    [plain, full].map { "\\($0.name) \\($0.count) \\($0.note ?? 0)" }
                    """
            ).hasSuffix("['A 1 0', 'B 3 4']"))
    }

    @Test func `an initializer makes the wrapper of the first value, and sets it after that`() {
        #expect(
            outcome(
                Self.upper + Self.box + """
                    class Person {
                        @Upper var name: String
                        @Box var age: Int
                        init(_ name: String) { self.name = name; age = name.count; self.name += "!"; _age.wrappedValue += 1 }
                    }
                    let person = Person("yo")
                    "\\(person.name) \\(person.age)"
                    """
            ).hasSuffix("'YO! 3'"))
    }

    @Test func `locals, parameters, static and global variables have wrappers too`() {
        #expect(
            outcome(
                Self.upper + Self.box + """
                    struct Names { @Upper static var first = "s"; func shout(@Upper _ text: String) -> String { text + "!" } }
                    func local() -> String {
                        @Upper var text = "l"
                        @Box var n = 1
                        let add = { n += 4 }
                        add()
                        text += "m"
                        return "\\(text) \\(n) \\($text) \\(_n.wrappedValue)"
                    }
                    @Upper var global = "g"
                    Names.first += "t"
                    global += "h"
                    [Names.first, Names().shout("p"), local(), global, "\\($global)"]
                    """
            ).hasSuffix("['ST', 'P!', 'LM 5 2 5', 'GH', '2']"))
    }

    @Test func `wrappers stand in each other, may be classes, and properties under them have observers`() {
        #expect(
            outcome(
                Self.clamped + """
                    @propertyWrapper struct Twice {
                        var n: Int
                        init(wrappedValue: Int) { n = wrappedValue }
                        var wrappedValue: Int { get { n * 2 } set { n = newValue } }
                    }
                    @propertyWrapper final class Shared<T> {
                        var wrappedValue: T
                        init(wrappedValue: T) { self.wrappedValue = wrappedValue }
                    }
                    struct Both { @Shared @Twice var n = 3; @Shared var count = 0; func add() { count += 1 } }
                    class Seen { var seen = ""; @Clamped(0...3) var n = 1 { didSet { seen += "\\(oldValue)>\\(n)" } } }
                    var both = Both()
                    let first = both.n
                    both.n = 5
                    both.add()
                    let seen = Seen()
                    seen.n = 9
                    "\\(first) \\(both.n) \\(both.count) \\(seen.seen)"
                    """
            ).hasSuffix("'6 10 1 1>3'"))
    }

    @Test func `an error under a wrapper is reported`() {
        expectErrors(
            Self.upper + "struct A { @Upper var text = ⟦5⟧ }",
            "cannot convert value of type 'Int' to expected argument type 'String'")
    }
}
