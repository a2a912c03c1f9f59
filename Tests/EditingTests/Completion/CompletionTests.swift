import Testing

@testable import Editing

/// What is listed in each place.
struct CompletionTests {
    // MARK: Statements and expressions

    @Test func `a statement begins with an element, a keyword, a type or a function`() {
        #expect(
            completed("▏") == """
                Row Pile TextTile Tap Each Reader Paint let var if for switch return func struct guard while enum class \
                protocol extension import break continue defer do typealias Side Insets Proposal Size RoomProxy Item \
                Element Style mix
                """)
    }

    @Test func `a builder's statement begins as any other`() {
        #expect(completed("Row {\n    T▏\n}") == "TextTile Tap typealias")
        #expect(completed("Row {\n    TextTile(\"a\")\n    re▏\n}") == "return Reader")
    }

    @Test func `an expression has no keywords of statements`() {
        #expect(completed("let room = R▏") == "Row Reader RoomProxy")
        #expect(completed("let one = le▏") == "")
    }

    @Test func `names in scope come first, the nearest before the others`() {
        #expect(
            completed(
                """
                let outer = 1
                func sizes(of owner: Int) {
                    let odd = 2
                    if let over = odd {
                        let own = 3
                        o▏
                    }
                    let omitted = 4
                }
                let other = 5
                """) == "own over odd owner outer other")
    }

    @Test func `a name of another scope is not listed`() {
        #expect(completed("func first() {\n    let hidden = 1\n}\nfunc second(here: Int) {\n    h▏\n}") == "here")
    }

    @Test func `a loop's variable and a closure's parameters are in scope`() {
        #expect(completed("for index in 0..<3 {\n    in▏\n}") == "index Insets")
        #expect(completed("Reader { room in\n    ro▏\n}") == "room Row RoomProxy")
        #expect(completed("items.map { (item: Item, number) in nu▏ }") == "number")
        #expect(completed("switch mode {\ncase .narrow(let wide), let .tall(wider): wi▏\n}") == "wide wider")
    }

    @Test func `a type's members are in scope in its bodies`() {
        #expect(
            completed(
                """
                struct Card: Element {
                    let title: String
                    var body: some Element { ti▏ }
                    func tile() -> TextTile { TextTile(title) }
                }
                """) == "title tile TextTile")
    }

    @Test func `the source's own types come before the library's`() {
        #expect(completed("struct Rowing: Element {}\nlet row = Ro▏") == "Rowing Row RoomProxy")
        #expect(completed("enum Outer {\n    enum Inner {}\n}\nlet row = In▏") == "Insets Outer.Inner")
    }

    @Test func `a whole name comes first and has its overloads`() {
        let candidates = completion("struct TextTileRow {}\nTextTile▏").candidates
        #expect(candidates.map(\.name) == ["TextTile", "TextTile", "TextTileRow"])
        #expect(
            candidates.map(\.signature) == [
                "TextTile(_ text: String)", "TextTile(verbatim: String, side: Side)", "TextTileRow()",
            ])
        #expect(candidates[1].help == "a text as it is")
        #expect(completion("TextTil▏").candidates.map(\.alternatives) == [1])
    }

    @Test func `a type's members are declared with keywords`() {
        #expect(completed("struct Card {\n    s▏\n}") == "struct static subscript")
        #expect(completed("struct Card {\n    private v▏\n}") == "var")
        #expect(completed("struct Card {\n    @State v▏\n}") == "var")
    }

    @Test func `behind an accessor another one may stand`() {
        #expect(completed("var size: Size {\n    get { .zero }\n    ▏\n}") == "get set willSet didSet")
        #expect(completed("struct Card {\n    var size: Size { get { .zero } s▏ }\n}", first: 1) == "set")
        #expect(completed("var size: Size = .zero {\n    didSet {}\n    w▏\n}") == "willSet")
        #expect(completed("struct Card {\n    subscript(odd: Int) -> Size { get { .zero } s▏ }\n}", first: 1) == "set")
        #expect(completed("var size: Size {\n    get { .zero }\n    set(▏\n}") == "")
    }

    @Test func `behind a brace an else may stand`() {
        #expect(completed("if true {\n} e▏") == "else")
        #expect(completed("if true {\n}\ne▏") == "enum extension Each Element")
    }

    @Test func `code around a name may be half-typed`() {
        #expect(
            completed("func size(of owner: Int) {\n    Row(side: .left, ow▏\n    Pile {\n}\nlet last = 1") == "owner")
        #expect(
            completed("struct Card {\n    let odd: Size\n    func f() {\n        let own = Size(\n        o▏")
                == "own odd")
        #expect(completed("func f() {\n    struct Inner {}\n    In▏\n}") == "Inner Insets")
    }

    // MARK: Places without names

    @Test(arguments: [
        "let text = \"T▏\"", "let text = \"T▏", "// T▏", "/* T▏ */", "let number = 1▏", "1.▏", "let R▏", "func R▏",
        "struct R▏",
        "func size(R▏", "func size(R▏, other: Int) {}", "func size(other: Int, R▏) {}", "for R▏", "for item i▏",
        "TextTile(\"a\") R▏", "value.member R▏", "case▏",
    ])
    func `nothing is listed where no known name can stand`(text: String) {
        #expect(completed(text) == "")
    }

    @Test func `names are listed behind a comment and a string`() {
        #expect(completed("/* a */ Ro▏") == "Row RoomProxy")
        #expect(completed("\"a\" + Ro▏") == "Row RoomProxy")
    }

    // MARK: Types

    @Test func `a declaration's type is a type or a protocol`() {
        #expect(completed("struct Mine {}\nlet size: S▏") == "Side Size Style some")
        #expect(completed("func size(of side: Si▏)") == "Side Size")
        #expect(completed("func size() -> Si▏") == "Side Size")
        #expect(completed("let size: Insets.▏") == "Edge init")
        #expect(completed("let tile: some El▏") == "Element")
        #expect(completed("let all: [Si▏") == "Side Size")
        #expect(completed("let items: It▏") == "Item Items")
        #expect(completed("func size(of side: inout Si▏)") == "Side Size")
        #expect(completed("func size<Value>(of side: Value) where Si▏") == "Side Size")
        #expect(completed("struct Card<Value> where Si▏ {}") == "Side Size")
    }

    @Test func `a type may stand in parentheses`() {
        #expect(completed("let size: (Si▏)") == "Side Size")
        #expect(completed("func size(of side: (Si▏)) {}") == "Side Size")
        #expect(completed("let size: (Insets.▏)") == "Edge init")
    }

    @Test(arguments: [
        "func size(of side: Si▏, other) {}", "func size(other, of side: Si▏) {}", "func size(other) -> Si▏ {}",
        "struct Card {\n    init(side: Si▏, other) {}\n}",
        "struct Card {\n    subscript(side: Si▏, other) -> Int { 1 }\n}",
        "struct Card {\n    subscript(other) -> Si▏ { .zero }\n}",
    ])
    func `types are listed beside a parameter without a type`(text: String) {
        #expect(completed(text) == "Side Size")
    }

    @Test func `a type inherits from protocols before other types`() {
        #expect(completed("protocol Own {}\nstruct Card: ▏", first: 4) == "Own Element Style Row")
        #expect(completed("struct Card: Element, S▏") == "Style Side Size")
    }

    @Test func `an attribute is one of the library or the source`() {
        #expect(completed("@▏") == "State")
        #expect(completed("@propertyWrapper struct Stored {}\n@St▏") == "@Stored @State")
        #expect(completed("#P▏") == "#Preview")
        #expect(completed("import M▏") == "MadeUp")
        #expect(completed("func size() -> some ▏", first: 3) == "Element Style Row")
    }

    @Test func `a wrapped value's projection is listed where a binding is expected`() {
        let text = "struct Card {\n    @State private var isOn = false\n    func f(on: Binding<Bool>) { f(on: ▏) }\n}"
        #expect(completed(text, first: 2) == "$isOn on")
        #expect(completed(text.replacing("▏", with: "$▏")) == "$isOn")
        #expect(completed(text.replacing("f(on: ▏)", with: "i▏"), first: 2) == "isOn if")
    }
}
