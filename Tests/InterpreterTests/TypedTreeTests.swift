import Testing

/// What calls, names and literals are checked to.
@Suite struct TypedTreeTests {
    @Test func `a call means the overload whose labels and types fit`() {
        let source = """
            func show(_ value: Int) -> String { "int" }
            func show(_ value: Double) -> String { "double" }
            func show(_ value: Int, twice: Bool = false) -> Int { value }
            let a = show(1)
            let b = show(1.5)
            let c = show(1, twice: true)
            let d: Int = show(1)
            """
        #expect(
            tree(source) == """
                declare a: String
                  shared a: String
                declare b: String
                  shared b: String
                declare c: Int
                  shared c: Int
                declare d: Int
                  shared d: Int
                func show(_:) -> String
                  body (value#0: Int), slots 1
                    constant int: String
                func show(_:) -> String
                  body (value#0: Double), slots 1
                    constant double: String
                func show(_:twice:) -> Int
                  default twice (), slots 0
                    constant false: Bool
                  body (value#0: Int, twice#1: Bool), slots 2
                    local value#0: Int
                var a: String
                  begins with (), slots 0
                    call show(_:): String
                      integer 1: Int
                var b: String
                  begins with (), slots 0
                    call show(_:): String
                      float 1.5: Double
                var c: Int
                  begins with (), slots 0
                    call show(_:twice:): Int
                      integer 1: Int
                      constant true: Bool
                var d: Int
                  begins with (), slots 0
                    call show(_:twice:): Int
                      integer 1: Int
                      default
                """)
    }

    @Test func `literals are numbers of the type that is wanted, 'Int' or 'Double' without`() {
        let source = """
            let part = 1 + 2.5
            let length: CGFloat = 3
            let many = [1, 2.5]
            let maybe: Double? = 4
            """
        #expect(
            tree(source) == """
                declare part: Double
                  shared part: Double
                declare length: CGFloat
                  shared length: CGFloat
                declare many: [Double]
                  shared many: [Double]
                declare maybe: Double?
                  shared maybe: Double?
                var part: Double
                  begins with (), slots 0
                    operation add: Double
                      integer 1: Double
                      float 2.5: Double
                var length: CGFloat
                  begins with (), slots 0
                    integer 3: CGFloat
                var many: [Double]
                  begins with (), slots 0
                    array: [Double]
                      integer 1: Double
                      float 2.5: Double
                var maybe: Double?
                  begins with (), slots 0
                    integer 4: Double
                """)
    }

    @Test func `a chain behind a dot begins at the type that is wanted`() {
        let source = """
            struct Style {
                var width = 1.0
                static let plain = Style()
                func wide(_ by: Double) -> Style { Style(width: width * by) }
            }
            let style: Style = .plain.wide(2)
            let styles: [Style?] = [.plain, nil, .init(width: 3)]
            """
        #expect(
            tree(source) == """
                declare style: Style
                  shared style: Style
                declare styles: [Style?]
                  shared styles: [Style?]
                var style: Style
                  begins with (), slots 0
                    call Style.wide(_:): Style
                      on:
                        shared Style.plain: Style
                      integer 2: Double
                var styles: [Style?]
                  begins with (), slots 0
                    array: [Style?]
                      shared Style.plain: Style
                      constant nil: Style?
                      call Style.init(width:): Style
                        integer 3: Double
                struct Style
                  var width: Double
                    begins with (), slots 0
                      float 1.0: Double
                  static var plain: Style
                    begins with (), slots 0
                      call Style.init(width:): Style
                        default
                  func Style.wide(_:) -> Style
                    body (self#0: Style, by#1: Double), slots 2
                      call Style.init(width:): Style
                        operation multiply: Double
                          property Style.width: Double
                            local self#0: Style
                          local by#1: Double
                """)
    }

    @Test func `generic parameters are what the arguments and the constraints say`() {
        let source = """
            func larger<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? b : a }
            struct Stack<Element> {
                var elements: [Element] = []
                mutating func push(_ element: Element) { elements.append(element) }
            }
            let most = larger(2, 3.5)
            var stack = Stack(elements: ["a"])
            stack.push("b")
            let letters = Array(Set(["x"]))
            """
        #expect(
            tree(source) == """
                declare most: Double
                  shared most: Double
                declare stack: Stack<String>
                  shared stack: Stack<String>
                call Stack.push(_:): Void
                  on:
                    shared stack: Stack<String>
                  constant b: String
                declare letters: [String]
                  shared letters: [String]
                func larger(_:_:) -> T
                  body (a#0: T, b#1: T), slots 2
                    choice: T
                      operation less: Bool
                        local a#0: T
                        local b#1: T
                      local b#1: T
                      local a#0: T
                var most: Double
                  begins with (), slots 0
                    call larger(_:_:): Double
                      integer 2: Double
                      float 3.5: Double
                var stack: Stack<String>
                  begins with (), slots 0
                    call Stack.init(elements:): Stack<String>
                      array: [String]
                        constant a: String
                var letters: [String]
                  begins with (), slots 0
                    call Array.init(_:): [String]
                      call Set.init(_:): Set<String>
                        array: [String]
                          constant x: String
                struct Stack
                  var elements: [Element]
                    begins with (), slots 0
                      array: [Element]
                  func Stack.push(_:) -> Void
                    body (self#0: Stack<Element>, element#1: Element), slots 2
                      call Array.append(_:): Void
                        on:
                          property Stack.elements: [Element]
                            local self#0: Stack<Element>
                        local element#1: Element
                """)
    }

    @Test func `a member is found in the extension of the protocol`() {
        let source = #"""
            protocol Named {
                var name: String { get }
            }
            extension Named {
                var name: String { "none" }
                func greeting() -> String { "I am \(name)" }
            }
            struct Cat: Named { var name = "Tom" }
            struct Dog: Named {}
            let all: [any Named] = [Cat(), Dog()]
            let greetings = all.map { $0.greeting() }
            let one = Cat().greeting()
            """#
        #expect(
            tree(source) == """
                declare all: [Named]
                  shared all: [Named]
                declare greetings: [String]
                  shared greetings: [String]
                declare one: String
                  shared one: String
                var all: [Named]
                  begins with (), slots 0
                    array: [Named]
                      call Cat.init(name:): Cat
                        default
                      call Dog.init(): Dog
                var greetings: [String]
                  begins with (), slots 0
                    call Sequence.map(_:): [String]
                      on:
                        shared all: [Named]
                      closure: (Named) -> String
                        code ($0#0: Named), slots 1
                          call Named.greeting(): String
                            on:
                              local $0#0: Named
                var one: String
                  begins with (), slots 0
                    call Named.greeting(): String
                      on:
                        call Cat.init(name:): Cat
                          default
                protocol Named
                  var name: String
                  var name: String
                    get (self#0: Self), slots 1
                      constant none: String
                  func Named.greeting() -> String
                    body (self#0: Self), slots 1
                      interpolation: String
                        'I am '
                        property Named.name: String
                          local self#0: Self
                struct Cat
                  var name: String
                    begins with (), slots 0
                      constant Tom: String
                """)
    }

    @Test func `an operator that stands for a function says what it takes`() {
        let source = #"""
            struct Vector {
                var x: Double
                static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
                static let zero = Vector(x: 0)
            }
            let sum = [Vector(x: 1)].reduce(.zero, +)
            let lengths = ["one"].map(\.count)
            """#
        #expect(
            tree(source) == """
                declare sum: Vector
                  shared sum: Vector
                declare lengths: [Int]
                  shared lengths: [Int]
                var sum: Vector
                  begins with (), slots 0
                    call Sequence.reduce(_:_:): Vector
                      on:
                        array: [Vector]
                          call Vector.init(x:): Vector
                            integer 1: Double
                      shared Vector.zero: Vector
                      operator add: (Vector, Vector) -> Vector
                var lengths: [Int]
                  begins with (), slots 0
                    call Sequence.map(_:): [Int]
                      on:
                        array: [String]
                          constant one: String
                      key path .Collection.count: (String) -> Int
                struct Vector
                  var x: Double
                  func Vector.+(_:_:) -> Vector
                    body (a#0: Vector, b#1: Vector), slots 2
                      call Vector.init(x:): Vector
                        operation add: Double
                          property Vector.x: Double
                            local a#0: Vector
                          property Vector.x: Double
                            local b#1: Vector
                  static var zero: Vector
                    begins with (), slots 0
                      call Vector.init(x:): Vector
                        integer 0: Double
                """)
    }
}

/// What a source in the toy vocabulary is checked to.
func tree(_ source: String) -> String { TypedTreeWriter.text(of: source, vocabulary: .toy) }
