import Testing

@testable import Editing

/// What is listed behind a dot.
struct CompletionMemberTests {
    private let modifiers = "frame padding over painted guide shadow"

    @Test func `behind an element its own members and the modifiers are listed`() {
        #expect(completed("TextTile(\"a\").▏") == "bold " + modifiers)
        #expect(completed("Row {\n}\n.▏") == "spacing " + modifiers)
        #expect(completed("Row(side: .left) {\n    TextTile(\"a\")\n}\n.frame(width: 2)\n.▏") == modifiers)
        #expect(completed("Tap {\n} label: {\n}\n.pa▏") == "padding painted")
        #expect(completed("Pile { TextTile(\"a\").bold().bo▏ }") == "bold")
        #expect(completed("TextTile(\"a\").shadow(3).sh▏") == "shadow")
    }

    @Test func `behind a line's first dot the modifiers are listed`() {
        #expect(completed("Unknown()\n    .▏") == modifiers)
        #expect(completed("Unknown()\n    .frame(width: 1)\n    .sh▏") == "shadow")
    }

    @Test func `nothing is listed behind an unknown value`() {
        #expect(completed("unknown.▏") == "")
        #expect(completed("Unknown().▏") == "")
        #expect(completed("let size: Unknown\nsize.▏") == "")
    }

    @Test(arguments: [
        "let room: Size\nroom.▏", "let room = Size(width: 1, height: 2)\nroom.▏",
        "let room = Proposal.zero.filled()\nroom.▏",
        "func f(room: Size) { room.▏ }", "func f(room: Size?) { if let room { room.▏ } }",
        "func f(room: Size?) { guard let wide = room else { return }; wide.▏ }", "func f(room: inout Size) { room.▏ }",
        "func f(rooms: [Size]) { for room in rooms { room.▏ } }", "func f(rooms: [Size]) { rooms[0].▏ }",
        "func f(items: Items) { let room = items[0].measure(.zero); room.▏ }", "Reader { room in room.size.▏ }",
        "Reader { $0.size.▏ }", "struct Card {\n    let room: Size\n    func f() { self.room.▏ }\n}",
        "struct Card {\n    let room: Size\n    func f() { room.▏ }\n}",
        "struct Card {\n    let room: Size\n}\nfunc f(card: Card) { card.room.▏ }",
        "func make() -> Size { .zero }\nlet room = make()\nroom.▏", "typealias Room = Size\nlet room: Room\nroom.▏",
        "struct Outer {\n    typealias Room = Size\n    let room: Room\n    func f() { (room).▏ }\n}",
        "let room: Size = .zero\nlet other = room\nother.▏", "Size.zero.▏", "let make: () -> Size\nmake().▏",
    ])
    func `a size has a width and a height`(text: String) {
        #expect(completed(text) == "width height")
    }

    @Test func `a closure's parameters have the types that its call says`() {
        #expect(completed("func f(items: Items) { Each(items) { item in item.▏ } }") == "measure place")
        #expect(completed("TextTile(\"a\").guide(.left) { $0.▏ }") == "width height filled")
        #expect(completed("func f(items: Items) { Each(items) { Pile { $0.▏ } } }") == "")
        #expect(completed("func f(items: Items) { Each(items) { Unknown { $0.▏ } } }") == "")
        #expect(completed("func f(items: Items) { Each(items) { if true { $0.▏ } } }") == "measure place")
    }

    @Test func `a name's type may depend on a few other names`() {
        func text(_ count: Int) -> String {
            let names = (1...count).map { "    let name\($0) = name\($0 - 1)\n" }.joined()
            return "func f() {\n    let name0 = Size.zero\n\(names)    name\(count).▏\n}"
        }
        #expect(completed(text(7)) == "width height")
        #expect(completed(text(8)) == "")
        #expect(completed("let one = other\nlet other = one\none.▏") == "")
    }

    @Test func `a type has its static members, its types and its initializers`() {
        #expect(completed("Side.▏") == "left right inset count")
        #expect(completed("Insets.▏") == "Edge init")
        #expect(completed("Insets.Edge.▏") == "top all")
        #expect(completed("enum Mode {\n    case wide, narrow(Int)\n}\nMode.▏") == "wide narrow")
    }

    @Test func `an extension adds members`() {
        #expect(completed("extension Element {\n    func card() -> some Element { self }\n}\nPile {}.c▏") == "card")
        #expect(completed("extension Side {\n    static let middle = Side.left\n}\nSide.m▏") == "middle")
    }

    // MARK: Implicit members

    @Test(arguments: [
        "Row(side: .▏)", "Row(spacing: 1, side: .▏", "TextTile(\"a\").frame(width: 1, side: .▏)", "let side: Side = .▏",
        "func f(side: Side = .▏", "var side: Side\nside = .▏", "func f() -> Side { return .▏ }",
        "var side: Side { .▏ }",
        "Row(side: isWide ? .▏", "Row(side: isWide ? .left : .▏)", "Row(side: other ?? .▏)",
        "let side: Side\nif side == .▏",
        "let side: Side\nswitch side {\ncase .▏", "func f(side: Side) {}\nf(side: .▏)",
        "let sides: [Side] = [.left, .▏]",
        "struct Card {\n    var side: Side\n}\nCard(side: .▏)", "let side: Side? = .▏",
        "TextTile(\"a\")\n    .guide(.▏)",
        "Unknown()\n    .guide(.▏)", "Side.init(side: 1) == .▏",
    ])
    func `an implicit member is one of the expected type`(text: String) {
        #expect(completed(text) == (text.hasPrefix("Side.init") ? "" : "left right inset"))
    }

    @Test func `an implicit member of a protocol is one of the types that conform`() {
        #expect(completed("TextTile(\"a\").painted(.▏)") == "glass red blue")
    }

    @Test func `initializers follow the members of the expected type`() {
        #expect(completed("let insets: Insets = .▏") == "init")
        #expect(completed("Proposal.zero.filled(by: .▏)") == "zero init")
    }

    @Test func `nothing is listed where no type is expected`() {
        #expect(completed("let side = .▏") == "")
        #expect(completed("unknown(side: .▏)") == "")
    }

    // MARK: Arguments

    @Test func `an argument begins with a label, then with a value`() {
        #expect(completed("Row(▏)", first: 4) == "side: spacing: Row Pile")
        #expect(completed("Row(s▏)", first: 4) == "side: spacing: self switch")
        #expect(completed("Row(side: .left, ▏)", first: 2) == "spacing: Row")
        #expect(completed("Row(▏, spacing: 1)", first: 2) == "side: Row")
        #expect(completed("TextTile(▏)", first: 2) == "verbatim: Row")
        #expect(completed("TextTile(verbatim: \"a\", ▏)", first: 2) == "side: Row")
        #expect(completed("TextTile(\"a\").frame(▏)", first: 5) == "width: height: side: minWidth: Row")
        #expect(completed("TextTile(\"a\").frame(width: 1, ▏)", first: 3) == "height: side: Row")
    }

    @Test func `a value is a word of the parameter's type, or what is in scope`() {
        #expect(completed("let mine: Side\nRow(side: ▏)", first: 5) == ".left .right .inset mine Row")
        #expect(completed("let mine: Int\nlet other: Side\nRow(side: ▏)", first: 5) == ".left .right .inset other mine")
        #expect(completed("Row(side: r▏)", first: 2) == ".right Row")
        #expect(completed("func f(isOn: Bool) {}\nf(isOn: ▏)", first: 3) == "true false f")
    }

    @Test(arguments: ["side == ▏", "side ==▏", "(side ==▏)", "side == .left && side ==▏", "side==▏"])
    func `a value behind an operator is of the other operand's type`(text: String) {
        #expect(completed("let side: Side\nlet isOn = \(text)", first: 4) == ".left .right .inset side")
    }

    @Test func `a value may stand behind a prefix operator`() {
        #expect(completed("let wide = true\nlet isOn = !wi▏") == "wide")
        #expect(completed("let wide = 1\nmix(of: -wi▏)") == "wide")
        #expect(completed("let side: Side\nlet other = side\n-s▏", first: 1) == "side")
        #expect(completed("let side: Side\nlet other = side\n@s▏") == "@State")
    }

    @Test func `a struct's own initializer has its properties as labels`() {
        let card =
            "struct Card: Element {\n    let title: String\n    var count = 1\n    @State private var isOn = false\n}\n"
        #expect(completed(card + "Card(▏)", first: 2) == "title: Card")
        #expect(completed(card + "Card(title: \"\", ▏)", first: 2) == "count: Card")
    }
}
