import Testing

/// What closures, builders and unknown values are checked to.
@Suite struct TypedTreeTests {
    @Test func `a closure takes what its place hands it, and boxes what it shares`() {
        let source = """
            let names = ["b", "a"]
            var count = 0
            let lengths = names.map { $0.count }.filter { length in length > 1 }
            let next = { (by: Int) -> Int in
                count += by
                return count
            }
            """
        #expect(
            tree(source) == """
                declare names: [String]
                declare count: Int
                declare lengths: [Int]
                declare next: (Int) -> Int
                var names: [String]
                  begins with (), slots 0
                    array: [String]
                      constant b: String
                      constant a: String
                var count: Int
                  begins with (), slots 0
                    integer 0: Int
                var lengths: [Int]
                  begins with (), slots 0
                    call Sequence.filter(_:): [Int]
                      on:
                        call Sequence.map(_:): [Int]
                          on:
                            shared names: [String]
                          closure: (String) -> Int
                            code ($0#0: String), slots 1
                              property Collection.count: Int
                                local $0#0: String
                      closure: (Int) -> Bool
                        code (length#0: Int), slots 1
                          operation greater: Bool
                            local length#0: Int
                            integer 1: Int
                var next: (Int) -> Int
                  begins with (), slots 0
                    closure: (Int) -> Int
                      code (by#0: Int), slots 1
                        assign add: Void
                          shared count: Int
                          local by#0: Int
                        return
                          shared count: Int
                """)
    }

    @Test func `a capture is a variable of the closure`() {
        let source = """
            class Animal {
                func sound() -> String { "" }
            }
            final class Dog: Animal {
                var barks = 1 {
                    didSet { print(oldValue) }
                }
                override func sound() -> String { super.sound() + "woof" }
                func later() -> () -> Int { { [weak self] in self?.barks ?? 0 } }
            }
            """
        #expect(
            tree(source) == """
                class Animal
                  func Animal.sound() -> String
                    body (self#0: Animal), slots 1
                      constant : String
                class Dog
                  var barks: Int
                    begins with (), slots 0
                      integer 1: Int
                    didSet (self#0: Dog, oldValue#1: Int), slots 2
                      call print(_:separator:terminator:): Void
                        variadic 1
                        local oldValue#1: Int
                        default
                        default
                  func Dog.sound() -> String
                    body (self#0: Dog), slots 1
                      operation add: String
                        call Animal.sound() of super: String
                          on:
                            local self#0: Dog
                        constant woof: String
                  func Dog.later() -> () -> Int
                    body (self#0: Dog), slots 2
                      with captures: () -> Int
                        self#1 boxed: Dog?:
                          local self#0: Dog
                        closure: () -> Int
                          code (), slots 0, captures self
                            coalesce: Int
                              optional chain: Int?
                                property Dog.barks: Int
                                  optional step: Dog
                                    captured 0 self: Dog?
                              integer 0: Int
                """)
    }

    @Test func `a builder makes children of branches and loops`() {
        let source = #"""
            let isWide = true
            let row = Row {
                Label(text: "first")
                if isWide {
                    Label(text: "wide")
                } else {
                    Label(text: "narrow")
                }
                for n in 0..<2 {
                    Label(text: "\(n)")
                }
            }
            """#
        #expect(
            tree(source) == """
                declare isWide: Bool
                declare row: Row
                var isWide: Bool
                  begins with (), slots 0
                    constant true: Bool
                var row: Row
                  begins with (), slots 1
                    call Row.init(alignment:spacing:elements:): Row
                      default
                      default
                      build Element: () -> Element
                        call Label.init(text:lines:): Label
                          constant first: String
                          default
                        if
                          where
                            shared isWide: Bool
                          then
                            call Label.init(text:lines:): Label
                              constant wide: String
                              default
                        else
                          call Label.init(text:lines:): Label
                            constant narrow: String
                            default
                        for n#0: Int
                          range halfOpen: Range<Int>
                            integer 0: Int
                            integer 2: Int
                          do
                            call Label.init(text:lines:): Label
                              interpolation: String
                                local n#0: Int
                              default
                """)
    }

    @Test func `an unknown value is a hole where a type is wanted`() {
        let source = """
            let theme = Theme.current
            let label = Label(text: theme.title)
            let wide: Bool = theme.isWide && true
            """
        #expect(
            tree(source) == """
                declare theme: _
                declare label: Label
                declare wide: Bool
                var theme: _
                  begins with (), slots 0
                    dynamic member current: _
                      hole ‹Theme›: _
                var label: Label
                  begins with (), slots 0
                    call Label.init(text:lines:): Label
                      convert to String: String
                        dynamic member title: _
                          shared theme: _
                      default
                var wide: Bool
                  begins with (), slots 0
                    operation and: Bool
                      convert to Bool: Bool
                        dynamic member isWide: _
                          shared theme: _
                      constant true: Bool
                """)
    }

    @Test func `code that never runs is checked`() {
        let source = """
            func never() -> Int {
                let text = "a"
                return text + 1
            }
            """
        #expect(
            tree(source) == """
                func never() -> Int
                  body (), slots 1
                    declare text#0: String
                      constant a: String
                    return
                      convert to Int: Int
                        hole ‹text + 1›: _
                """)
    }
}

/// What a source in the toy vocabulary is checked to.
func tree(_ source: String) -> String { TypedTreeWriter.text(of: source, vocabulary: .toy) }
