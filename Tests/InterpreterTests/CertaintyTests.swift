import Testing

/// What compiles is not said to be wrong.
@Suite struct CertaintyTests {
    @Test func `a dictionary with keys of an unknown type is read and set by its keys`() {
        let source = """
            var seen: [Ticket: Int] = [:]
            func note(_ ticket: Ticket) -> Int? {
                seen[ticket] = 3
                let found: Int? = seen[ticket]
                return found
            }
            """
        expectErrors(source)
    }

    @Test func `an option set is made of an array`() {
        let source = """
            struct Sides: OptionSet {
                let rawValue: Int
                static let top = Sides(rawValue: 1)
                static let low = Sides(rawValue: 2)
                static let all: Sides = [.top, .low]
            }
            let both = Sides.all.contains(.low)
            let one = ([.top] as Sides).contains(.low)
            let made = Sides([.top, .low]) == .all
            """
        #expect(outcome(source) == "both = true\none = false\nmade = true")
    }

    @Test func `a function of several values takes the tuples of a sequence apart`() {
        let source = """
            func area(width: Int, height: Int) -> Int { width * height }
            let areas = zip([1, 2], [3, 4]).map(area(width:height:))
            let rests = zip([5, 7], [3, 4]).map(-)
            """
        #expect(outcome(source) == "areas = [3, 8]\nrests = [2, 3]")
    }

    @Test func `nil among values makes them optional`() {
        #expect(outcome("let names = [\"a\", nil].compactMap { $0 }.count") == "names = 1")
        #expect(outcome("let flag = true\nlet n = flag ? nil : 3\nlet m = n ?? 4") == "flag = true\nn = nil\nm = 4")
    }

    @Test func `a type in brackets has initializers`() {
        #expect(outcome("let flags = [Bool].init(repeating: true, count: 2)") == "flags = [true, true]")
    }

    @Test func `a constant may stand beside a local function of its name`() {
        let source = """
            func total() -> Int {
                func size() -> Int { 3 }
                let size = size()
                return size + 1
            }
            let sum = total()
            """
        #expect(outcome(source) == "sum = 4")
    }

    @Test func `a guard may unwrap a constant of its own block`() {
        let source = """
            func length(_ text: String?) -> Int {
                let found = text
                guard let found else { return 0 }
                return found.count
            }
            let n = length("abc")
            """
        #expect(outcome(source) == "n = 3")
    }

    @Test func `an implicitly unwrapped variable is used as its value and as an optional`() {
        let source = """
            class Panel { var width = 3 }
            struct Screen {
                var panel: Panel!
                func width() -> Int { panel.width + 1 }
                func whole() -> Panel { panel }
                func isEmpty() -> Bool { panel == nil }
            }
            var count: Int!
            count = 4
            let screen = Screen(panel: Panel())
            let sum = screen.width() + screen.whole().width + count
            """
        expectErrors(
            "class Panel { var width = 3 }\nlet p: Panel? = Panel()\nlet w = p.⟦width⟧",
            "value of optional type must be unwrapped to refer to member 'width'")
        #expect(outcome(source).contains("sum = 11"))
    }

    @Test func `where clauses of functions and initializers say what parameters are`() {
        let source = """
            struct Focus<Value> {
                var value: Value
                init() where Value == Bool { value = false }
                func set(_ new: Bool) -> Focus where Value == Bool {
                    var copy = self
                    copy.value = new
                    return copy
                }
            }
            """
        expectErrors(source)
    }

    @Test func `a part of a text is compared with a text`() {
        #expect(outcome("let same = \"abc\".prefix(2) == \"a\" + \"b\"") == "same = true")
    }

    @Test func `a labelled call is one of a method, though a property of its name is a function`() {
        let source = """
            struct Item {
                var measure: (Int) -> Int
                func measure(in room: Int) -> Int { measure(room) + 1 }
            }
            let n = Item(measure: { $0 * 2 }).measure(in: 3)
            """
        #expect(outcome(source) == "n = 7")
    }

    @Test func `a class whose own initializers are conveniences has those of its superclass`() {
        let source = """
            class Base { var n = 1 }
            class Derived: Base {
                convenience init(_ n: Int) {
                    self.init()
                    self.n = n
                }
            }
            let n = Derived(4).n
            """
        #expect(outcome(source) == "n = 4")
    }

    @Test func `an unknown wrapper's value is set through it`() {
        let source = """
            struct Cell {
                @Kept var count: Int
                func reset() { count = 0 }
                var keeper: Kept<Int> { $count }
            }
            """
        expectErrors(source)
    }

    @Test func `statements under a builder that is not known need no return`() {
        let source = """
            struct Shelf {
                @ListBuilder<Int> var values: [Int] {
                    1
                    2
                }
                @Builder func body() -> Page {
                    1
                    "a"
                }
            }
            """
        expectErrors(source)
    }

    @Test func `a text and a part of one are joined`() {
        #expect(outcome("let joined = \"ab\" + \"cde\".dropFirst()") == "joined = 'abde'")
    }

    @Test func `a function that is not known may never return`() {
        let source = """
            func size(of n: Int) -> Int {
                switch n {
                case 1: return 2
                default: stopHere("too many")
                }
            }
            """
        expectErrors(source)
    }

    @Test func `a closure's parameter may be changed if its caller is unknown`() {
        expectErrors("func f(_ store: Store) { store.withValue { $0 += 1 } }")
        expectErrors("func f(_ store: Store) { store.fold { sum, one in sum = sum + one } }")
    }

    @Test func `a wrapper that is not known gives its property a value`() {
        let source = """
            struct Feature {
                @Injected(\\.clock) var clock: Int
                var count: Int
                init(count: Int) { self.count = count }
            }
            struct Other {
                @Injected(\\.clock) var clock: Int
            }
            let count = Feature(count: 3).count
            let other = Other()
            """
        #expect(outcome(source).hasPrefix("count = 3\n"))
    }

    @Test func `operators for optionals may be declared elsewhere`() {
        expectErrors("func join(_ a: [Int]?, _ b: [Int]?) -> [Int]? { a + b }")
        expectErrors(
            "let a: Int? = 1\nlet b = ⟦a⟧ + 1",
            "value of optional type 'Int?' must be unwrapped to a value of type 'Int'")
    }

    @Test func `a property that is called may be a method of its name`() {
        expectErrors("class Page { var items: [Int] = [] }\nextension Page { func f() -> Int { items(at: 3) } }")
        expectErrors("let n = 3\nlet m = ⟦n⟧(4)", "cannot call value of type 'Int'")
    }
}
