import Testing

/// Key paths that are followed, and members that are found by their names.
@Suite struct KeyPathTests {
    @Test func `a value is set through a key path`() {
        #expect(
            outcome(
                """
                struct Point { var x = 1, y = 2 }
                struct Shape { var point = Point(); var all = [Point()] }
                func set<Root, Value>(_ root: inout Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) {
                    root[keyPath: path] = value
                }
                var shape = Shape()
                let path: WritableKeyPath<Shape, Int> = \\.point.x
                shape[keyPath: path] += 5
                shape[keyPath: \\.all[0].y] = 77
                set(&shape, \\.point.y, 99)
                "\\(shape[keyPath: path]) \\(shape.point.y) \\(shape.all[0].y)"
                """
            ).hasSuffix("'6 99 77'"))
    }

    @Test func `a type finds members by their names`() {
        #expect(
            outcome(
                """
                struct Point { var x = 1, y = 2 }
                @dynamicMemberLookup struct Lens<T> {
                    var value: T
                    subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
                        get { value[keyPath: path] }
                        set { value[keyPath: path] = newValue }
                    }
                }
                @dynamicMemberLookup struct Entries {
                    var all: [String: Int]
                    subscript(dynamicMember name: String) -> Int { all[name] ?? -1 }
                }
                var lens = Lens(value: Point())
                lens.x = 10
                let entries = Entries(all: ["a": 4])
                [lens.x + lens.y, entries.a, entries.b]
                """
            ).hasSuffix("[12, 4, -1]"))
    }

    @Test func `an object that a property gives is changed without setting the property`() {
        #expect(
            outcome(
                """
                class Model { var n = 0 }
                var seen = 0
                struct Holder {
                    let kept = Model()
                    var model: Model { kept }
                    var watched: Model { didSet { seen += 1 } }
                    init() { watched = Model() }
                }
                var holders = [Holder()]
                holders[0].model.n = 3
                holders[0].watched.n += 4
                [holders[0].kept.n, holders[0].watched.n, seen]
                """
            ).hasSuffix("[3, 4, 0]"))
    }

    @Test func `a typealias has parameters`() {
        #expect(
            outcome(
                """
                typealias Pair<T> = (T, T)
                typealias Named<Value> = [String: Value]
                typealias Handler<Input, Output> = (Input) -> Output
                let pair: Pair<Int> = (1, 2)
                let named: Named<Int> = ["a": 3]
                let handler: Handler<Int, String> = { "\\($0 + 1)" }
                [handler(pair.0 + pair.1), "\\(named["a"] ?? 0)"]
                """
            ).hasSuffix("['4', '3']"))
    }

    @Test func `static subscripts are read and set`() {
        #expect(
            outcome(
                """
                struct Table {
                    static var all = [1, 2]
                    static subscript(_ i: Int) -> Int { get { all[i] } set { all[i] = newValue } }
                }
                Table[1] = 9
                Table[0] += 4
                Table.all
                """) == "[5, 9]")
    }
}
