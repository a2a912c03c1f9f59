import Testing

@testable import Editing

/// What taking a candidate writes.
struct CompletionInsertionTests {
    @Test func `required arguments are placeholders, and others are left out`() {
        #expect(taken("TextTil▏") == "TextTile(<#text#>)▏")
        #expect(taken("let size = Siz▏") == "let size = Size(width: <#width#>, height: <#height#>)▏")
        #expect(taken("mi▏") == "mix(of: <#of#>)▏")
        #expect(taken("Side.ins▏") == "Side.inset(<#length#>)▏")
    }

    @Test func `the cursor is in the parentheses of a call without placeholders`() {
        #expect(taken("TextTile(\"a\").fra▏") == "TextTile(\"a\").frame(▏)")
        #expect(taken("TextTile(\"a\").bol▏") == "TextTile(\"a\").bold()▏")
        #expect(taken("TextTile(\"a\").shad▏") == "TextTile(\"a\").shadow()▏")
    }

    @Test func `a builder has lines of its own in the indentation of the line`() {
        #expect(taken("Ro▏") == "Row {\n    <#content#>\n}▏")
        #expect(
            taken("Row {\n    TextTile(\"a\")\n        .ov▏\n}") == """
                Row {
                    TextTile("a")
                        .over {
                            <#content#>
                        }▏
                }
                """)
        #expect(taken("Row {\n  Ro▏\n}") == "Row {\n  Row {\n    <#content#>\n  }▏\n}")
        #expect(taken("#Prev▏") == "#Preview {\n    <#content#>\n}▏")
        #expect(taken("#▏") == "#Preview {\n    <#content#>\n}▏")
    }

    @Test func `several closures have labels, and values have names`() {
        #expect(taken("Ta▏") == "Tap {\n    <#action#>\n} label: {\n    <#label#>\n}▏")
        #expect(taken("Each▏") == "Each(<#data#>) { <#item#> in\n    <#content#>\n}▏")
        #expect(taken("Reader▏") == "Reader { <#proxy#> in\n    <#content#>\n}▏")
    }

    @Test func `a closure that gives a value stays on its line`() {
        #expect(
            taken("TextTile(\"a\").gui▏") == "TextTile(\"a\").guide(<#side#>) { <#proposal#> in <#compute#> }▏")
    }

    @Test func `an optional closure is an argument`() {
        #expect(
            taken("func own(done: (() -> Void)?) {}\now▏") == "func own(done: (() -> Void)?) {}\nown(done: <#done#>)▏")
        #expect(
            taken("func own(done: (Int) -> Int?) {}\now▏")
                == "func own(done: (Int) -> Int?) {}\nown { <#int#> in <#done#> }▏")
    }

    @Test func `what is written already is not inserted again`() {
        #expect(taken("TextTile(\"a\").fra▏(width: 1)") == "TextTile(\"a\").frame▏(width: 1)")
        #expect(taken("Ro▏ {\n}") == "Row▏ {\n}")
        #expect(taken("Row(▏: .left)", "side:") == "Row(side▏: .left)")
    }

    @Test func `a label is followed by a space`() {
        #expect(taken("Row(sp▏)") == "Row(spacing: ▏)")
        #expect(taken("Row(side: le▏)") == "Row(side: .left▏)")
    }

    @Test func `a whole name that is typed needs no insertion`() {
        #expect(completion("let wide = 1\nwide▏").isTyped)
        #expect(!completion("let wide = 1\nwid▏").isTyped)
        #expect(!completion("Row▏").isTyped)
    }

    @Test func `a candidate says what it is`() throws {
        let candidate = try #require(completion("TextTile(\"a\").fra▏").candidates.first)
        #expect(
            candidate.signature == "frame(width: CGFloat? = nil, height: CGFloat? = nil, side: Side = .left) -> Element"
        )
        #expect(candidate.help == "a box of given lengths")
        #expect(candidate.kind == .modifier)
        #expect(candidate.alternatives == 1)
    }

    @Test func `a source's own comment is the help`() throws {
        let text =
            "/// Shows a card.\n/// And more.\nstruct Card {\n    /// Its title.\n    let title: String\n}\nlet card = Card(title: \"a\")\ncard.▏"
        #expect(completion(text).candidates.map(\.help) == ["Its title."])
        #expect(completion(text + "\nCar").candidates.count == 1)
        #expect(completion(text.replacing("card.▏", with: "Car▏")).candidates.first?.help == "Shows a card.")
    }

    @Test func `a comment is the help of what begins on the next line`() {
        let text =
            "/// Shows a card.\nstruct Card { let odd: Size\n\t///\tIts title.\n\tlet title: String }\nlet card: Card\n"
        #expect(completion(text + "card.▏").candidates.map(\.help) == ["", "Its title."])
        #expect(completion(text + "Car▏").candidates.first?.help == "Shows a card.")
    }

    @Test func `keywords as names are in backticks, unless a dot stands before them`() {
        #expect(taken("let `default` = 1\nprint(def▏)") == "let `default` = 1\nprint(`default`▏)")
        #expect(taken("enum Mode { case `default` }\nMode.d▏") == "enum Mode { case `default` }\nMode.default▏")
    }
}
