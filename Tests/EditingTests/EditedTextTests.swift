import TestSupport
import Testing

@testable import Editing

/// Typing: brackets, quotes and indentation.
struct TypingTests {
    @Test(arguments: [
        ("(", "▏", "(▏)"),
        ("(", "▏word", "(▏word"),
        ("(", "f▏ ", "f(▏) "),
        ("()", "▏", "()▏"),
        (")", "(a▏)", "(a)▏"),
        (")", "((a▏)", "((a)▏)"),
        ("\"", "▏", "\"▏\""),
        ("\"a\"", "▏", "\"a\"▏"),
        ("\"", "it▏", "it\"▏"),
        ("(", "\"a▏ b\"", "\"a(▏ b\""),
        ("(", "// a▏", "// a(▏"),
        ("(", "f ▕a + b▏", "f (▕a + b▏)"),
        ("\"", "▕word▏", "\"▕word▏\""),
    ])
    func `brackets and quotes are typed in pairs`(keys: String, before: String, after: String) {
        #expect(typed(keys, into: before) == after)
    }

    @Test(arguments: [
        ("VStack {▏}", "VStack {\n    ▏\n}"),
        ("VStack {▏", "VStack {\n    ▏"),
        ("    Text(\"a\")▏", "    Text(\"a\")\n    ▏"),
        ("    a  ▏  b", "    a\n    ▏  b"),
        ("    ▏", "\n    ▏"),
        ("f(▏)", "f(\n    ▏\n)"),
        ("items.map { item in▏}", "items.map { item in\n    ▏}"),
        ("\tif a {▏}", "\tif a {\n\t\t▏\n\t}"),
        ("switch a {\ncase .b:▏", "switch a {\ncase .b:\n    ▏"),
        ("a {\n  b {▏}\n}", "a {\n  b {\n    ▏\n  }\n}"),
    ])
    func `a new line is indented`(before: String, after: String) {
        #expect(performed(.newline, in: before) == after)
    }

    @Test func `a closing bracket that begins a line stands below its partner's line`() {
        #expect(typed("}", into: "    if a {\n        b\n        ▏") == "    if a {\n        b\n    }▏")
    }

    @Test(arguments: [
        ("Text(\"a\")\n▏", "Text(\"a\")\n    .▏"),
        ("VStack {\n}\n    ▏", "VStack {\n}\n.▏"),
        ("Text(\"a\")\n    .padding()\n▏", "Text(\"a\")\n    .padding()\n    .▏"),
        ("f(\n    ▏", "f(\n    .▏"),
    ])
    func `a dot that begins a line continues the expression above`(before: String, after: String) {
        #expect(typed(".", into: before) == after)
    }

    @Test func `a case stands below its switch`() {
        let before = "    switch a {\n        case .b▏"
        #expect(typed(":", into: before) == "    switch a {\n    case .b:▏")
        #expect(typed(":", into: "    a ? b ▏") == "    a ? b :▏")
    }

    @Test func `a view is typed as it reads`() {
        let text = typed("struct A: View {\nvar body: some View {\nVStack {\nText(\"a\")\n.padding()\n}\n}\n}")
        // The keys for brackets that are there already go behind them.
        #expect(
            text == """
                struct A: View {
                    var body: some View {
                        VStack {
                            Text("a")
                                .padding()
                        }
                    }
                }▏
                """)
    }

    @Test(arguments: [
        ("(▏)", "▏"), ("\"▏\"", "▏"), ("(a▏)", "(▏)"), ("        ▏", "    ▏"), ("    a\n      ▏x", "    a\n    ▏x"),
        ("  a\n    ▏x", "  a\n  ▏x"), ("a\n▏b", "a▏b"), ("a▕bc▏d", "a▏d"),
    ])
    func `backspace erases a pair, an indentation, a character or the selection`(before: String, after: String) {
        #expect(performed(.erase(.left), in: before) == after)
    }
}

/// Commands that move and change.
struct CommandTests {
    @Test(
        arguments: [
            (Motion.wordLeft, "let name▏", "let ▏name"),
            (.wordLeft, "let ▏name", "▏let name"),
            (.wordRight, "▏let name", "let▏ name"),
            (.wordRight, "let▏ name(a)", "let name▏(a)"),
            (.wordRight, "a▏\nb", "a\n▏b"),
            (.lineStart, "    a▏b", "    ▏ab"),
            (.lineStart, "    ▏ab", "▏    ab"),
            (.lineEnd, "▏ab", "ab▏"),
            (.left, "a👩‍👧▏", "a▏👩‍👧"),
            (.left, "a\n▏b", "a▏\nb"),
            (.right, "a▏\nb", "a\n▏b"),
            (.textEnd, "▏a\nb", "a\nb▏"),
            (.lines(1), "a▏bc\nxyz", "abc\nx▏yz"),
            (.lines(1), "日本▏\nabcdef", "日本\nabcd▏ef"),
            (.lines(-1), "abc\nx▏", "a▏bc\nx"),
            (.lines(-1), "a▏b", "▏ab"),
        ] as [(Motion, String, String)])
    func `a move goes to`(motion: Motion, before: String, after: String) {
        #expect(performed(.move(motion, extends: false), in: before) == after)
    }

    @Test func `vertical moves keep their column`() {
        let down = EditingCommand.move(.lines(1), extends: false)
        #expect(performed(down, down, in: "abcd▏\nx\nabcdef") == "abcd\nx\nabcd▏ef")
    }

    @Test func `moves with shift select`() {
        let right = EditingCommand.move(.right, extends: true)
        #expect(performed(right, right, in: "a▏bcd") == "a▕bc▏d")
        #expect(performed(right, .move(.left, extends: false), in: "a▏bcd") == "a▏bcd")
        #expect(performed(right, .move(.right, extends: false), in: "a▏bcd") == "ab▏cd")
    }

    @Test(
        arguments: [
            (EditingCommand.eraseLines, "a\nb▏\nc", "a\n▏c"),
            (.eraseLines, "a\nb▏", "a▏"),
            (.cut, "a\nb▏\nc", "a\n▏c"),
            (.cut, "a▕b▏c", "a▏c"),
            (.indent, "▕a\nb▏", "    ▕a\n    b▏"),
            (.indent, "a▏", "a   ▏"),
            (.indent, "a▏\n  b", "a ▏\n  b"),
            (.outdent, "    a▏\n    b", "a▏\n    b"),
            (.outdent, "    a▏\n  b", "  a▏\n  b"),
            (.outdent, "▕    a\n b▏", "▕a\nb▏"),
            (.moveLines(1), "a▏\nb\nc", "b\na▏\nc"),
            (.moveLines(-1), "a\n▕b\nc▏", "▕b\nc▏\na"),
            (.moveLines(1), "a\nb▏", "a\nb▏"),
            (.duplicateLines, "a▏\nb", "a\na▏\nb"),
            (.selectAll, "a▏\nb", "▕a\nb▏"),
            (.paste("x\r\ny"), "a▏b", "ax\ny▏b"),
            (.paste("(\n"), "a▏b", "a(\n▏b"),
            (.erase(.wordLeft), "let name▏", "let ▏"),
            (.erase(.wordRight), "▏let name", "▏ name"),
            (.nextPlaceholder, "▏f(<#a#>, <#b#>)", "f(▕<#a#>▏, <#b#>)"),
            (.nextPlaceholder, "f(▕<#a#>▏, <#b#>)", "f(<#a#>, ▕<#b#>▏)"),
            (.nextPlaceholder, "f(<#a#>)▏", "f(▕<#a#>▏)"),
        ] as [(EditingCommand, String, String)])
    func `a command gives`(command: EditingCommand, before: String, after: String) {
        #expect(performed(command, in: before) == after)
    }

    @Test func `a double click selects a word`() {
        let text = TextLines("let name = 1")
        let word = text.word(at: TextPosition(line: 0, offset: 6))
        #expect(text[word] == "name")
    }

    @Test func `brackets in strings are no partners`() {
        #expect(edited("▏(\")\")").matchingBrackets?.upperBound == TextPosition(line: 0, offset: 4))
        #expect(edited("(\"a\"▏)").matchingBrackets?.lowerBound == .start)
        #expect(edited("(\"▏)\")").matchingBrackets == nil)
    }
}

/// Undo and redo.
struct UndoTests {
    @Test func `a word with its spaces is undone at once`() {
        var text = edited("▏")
        for character in "let name = " { text.perform(.type(String(character))) }
        text.perform(.undo)
        #expect(marked(text) == "let name ▏")
        text.perform(.undo)
        #expect(marked(text) == "let ▏")
        text.perform(.redo)
        #expect(marked(text) == "let name ▏")
    }

    @Test func `a move ends a group`() {
        var text = edited("▏")
        text.perform(.type("a"))
        text.perform(.move(.left, extends: false))
        text.perform(.type("b"))
        text.perform(.undo)
        #expect(marked(text) == "▏a")
    }

    @Test func `erased characters come back at once, with the selection`() {
        var text = edited("abc▏")
        for _ in 0..<3 { text.perform(.erase(.left)) }
        text.perform(.undo)
        #expect(marked(text) == "abc▏")
        var other = edited("a▕bc▏d")
        other.perform(.type("x"))
        other.perform(.undo)
        #expect(marked(other) == "a▕bc▏d")
    }

    @Test func `edits that belong together are one step`() {
        var text = edited("▏ab")
        let end = TextPosition(line: 0, offset: 2)
        text.perform(
            .apply([
                TextEdit(end..<end, replacedBy: "]"),
                TextEdit(TextPosition.start..<TextPosition.start, replacedBy: "["),
            ]))
        #expect(text.text.string == "[ab]")
        text.perform(.undo)
        #expect(marked(text) == "▏ab")
    }

    @Test func `a text is saved where it was saved, also after undo and redo`() {
        var text = edited("▏")
        #expect(text.isSaved)
        text.perform(.type("a"))
        text.noteSaved()
        text.perform(.type("b"))
        #expect(!text.isSaved)
        text.perform(.undo)
        #expect(text.isSaved)
        #expect(marked(text) == "a▏")
        text.perform(.undo)
        #expect(!text.isSaved)
        text.perform(.type("c"))
        text.perform(.undo)
        text.perform(.redo)
        #expect(!text.isSaved)
    }

    @Test func `a text that changed elsewhere is replaced as one edit`() {
        var text = edited("let a = 1\nlet b▏ = 2")
        text.replaceAll(by: TextLines("// new\nlet a = 1\nlet b = 2"))
        #expect(marked(text) == "// new\nlet a = 1\nlet b▏ = 2")
        text.perform(.undo)
        #expect(marked(text) == "let a = 1\nlet b▏ = 2")
    }

    @Test(arguments: 0..<200)
    func `undoing random commands gives the first text, and redoing them the last`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let first = "struct A: View {\n    var body: some View {\n        Text(\"é👩‍👧\")\n    }\n}\n"
        var text = EditedText(first)
        for _ in 0..<60 { text.perform(.random(using: &random)) }
        let last = text.text.string
        for _ in 0..<100 { text.perform(.undo) }
        #expect(text.text.string == first)
        #expect(text.isSaved)
        for _ in 0..<100 { text.perform(.redo) }
        #expect(text.text.string == last)
    }
}

extension EditingCommand {
    /// A command that changes the text or the selection.
    static func random(using random: inout some RandomNumberGenerator) -> EditingCommand {
        let motions: [Motion] = [
            .left, .right, .wordLeft, .wordRight, .lineStart, .lineEnd, .textStart, .textEnd, .lines(1), .lines(-2),
        ]
        let motion = motions.randomElement(using: &random) ?? .left
        switch Int.random(in: 0..<14, using: &random) {
        case 0...3: return .type(String("ab .:(){}[]\"é👩‍👧\t".randomElement(using: &random) ?? "a"))
        case 4: return .newline
        case 5: return .erase(motion)
        case 6, 7: return .move(motion, extends: Bool.random(using: &random))
        case 8: return .paste("x\n  y")
        case 9: return Bool.random(using: &random) ? .indent : .outdent
        case 10: return .moveLines(Bool.random(using: &random) ? 1 : -1)
        case 11: return Bool.random(using: &random) ? .duplicateLines : .eraseLines
        case 12: return .cut
        default: return .selectAll
        }
    }
}
