import Editing
import Terminal

extension KeyTable {
    /// The source while it is read. Its letters are the commands of all panes.
    static let source = rows(.source, where: [.source, .editor, .completing]) {
        row(["i", Key(.enter)], .source(.beginEditing), "write in it", hint: "write", where: [.source])
        row(["e"], .program(.edit), "edit the cursor's line in $EDITOR", hint: "editor", where: [.source])
        row(["O"], .source(.chooseFile), "another of the open files", where: [.source])
        row([Key(.pageUp)], .source(.movePages(-1, extends: false)), "a page up")
        row([Key(.pageDown)], .source(.movePages(1, extends: false)), "a page down")
        row(
            [Key(.up), "k"], .source(.perform(.move(.lines(-1), extends: false))), "a line up", hint: "move",
            where: [.source])
        row([Key(.down), "j"], .source(.perform(.move(.lines(1), extends: false))), "a line down", where: [.source])
        row([Key(.left), "h"], .source(.perform(.move(.left, extends: false))), "a character left", where: [.source])
        row(
            [Key(.right), "l"], .source(.perform(.move(.right, extends: false))), "a character right", where: [.source])
        row(
            [Key(.home), "g"], .source(.perform(.move(.textStart, extends: false))), "the first line", where: [.source])
        row([Key(.end), "G"], .source(.perform(.move(.textEnd, extends: false))), "the last line", where: [.source])
        row([.control("s")], .source(.save), "save the text in its file", hint: "save")
        row(
            [.control("s")], .source(.save), "the same, from the other panes",
            where: [.tree, .stage, .why, .trace, .fields])
        row([.control("f")], .source(.find), "find a text")
        row(
            [Key(.function(3))], .source(.findAgain(.forward)), "the next place with it",
            where: [.source, .editor, .prompt])
        row(
            [Key(.function(3), .shift)], .source(.findAgain(.backward)), "the place before",
            where: [.source, .editor, .prompt])
        row([.control("g")], .source(.goToLine), "go to a line")
        row(
            [Key(.enter)], .field(.apply), "find the next place, go to the line, or save", hint: "do it",
            where: [.prompt]
        )
    }

    /// The source while it is written: the habits of nano and micro.
    static let editing = rows(.editing, where: [.editor, .completing]) {
        move(.up, .lines(-1), "a line up", where: [.editor])
        move(.down, .lines(1), "a line down", where: [.editor])
        move(.left, .left, "a character left")
        move(.right, .right, "a character right")
        move(.left, .wordLeft, "a word left", with: .control)
        move(.right, .wordRight, "a word right", with: .control)
        move(.home, .lineStart, "the line's first character, then its start")
        move(.end, .lineEnd, "its end")
        move(.home, .textStart, "the first line", with: .control)
        move(.end, .textEnd, "the last line", with: .control)
        row([Key(.pageUp, .shift)], .source(.movePages(-1, extends: true)), "a page up, selecting", where: [.editor])
        row([Key(.pageDown, .shift)], .source(.movePages(1, extends: true)), "a page down, selecting", where: [.editor])
        row([Key(.enter)], .source(.perform(.newline)), "a new line", where: [.editor])
        row([Key(.tab)], .source(.takeCandidate), "write the chosen one", hint: "take it", where: [.completing])
        row(
            [Key(.enter)], .source(.takeOrBreak), "the same, if it begins with what is typed; else a new line",
            where: [.completing])
        row([Key(.up)], .source(.chooseCandidate(.backward)), "the one before", hint: "choose", where: [.completing])
        row([Key(.down)], .source(.chooseCandidate(.forward)), "the next one", where: [.completing])
        row([Key(.escape)], .source(.closeCandidates), "close the list", hint: "close", where: [.completing])
        row([.control(" ")], .source(.complete), "list what can be written here", where: [.editor])
        row([Key(.backspace)], .source(.perform(.erase(.left))), "erase")
        row([Key(.delete)], .source(.perform(.erase(.right))), "erase the next character")
        row(
            [Key(.backspace, .control), Key(.backspace, .alt), .control("w")], .source(.perform(.erase(.wordLeft))),
            "erase the word before")
        row(
            [Key(.delete, .control), Key(.delete, .alt), Key(.character("d"), .alt)],
            .source(.perform(.erase(.wordRight))),
            "erase the next word")
        row([.control("k")], .source(.perform(.eraseLines)), "erase the line")
        row(
            [Key(.tab)], .source(.perform(.indent)), "go to the next placeholder, or indent the selected lines",
            where: [.editor])
        row([Key(.backTab)], .source(.perform(.outdent)), "indent less")
        row([Key(.up, .alt)], .source(.perform(.moveLines(-1))), "move the lines up")
        row([Key(.down, .alt)], .source(.perform(.moveLines(1))), "move the lines down")
        row([.control("d")], .source(.perform(.duplicateLines)), "the lines once more")
        row([.control("a")], .source(.perform(.selectAll)), "select all")
        row([.control("z")], .source(.perform(.undo)), "undo", hint: "undo")
        row([.control("y")], .source(.perform(.redo)), "redo")
        row([.control("x")], .source(.cut), "cut the selected text, or the line")
        row([.control("c")], .source(.copy), "copy it")
        row([.control("v")], .source(.paste), "paste what was cut or copied here")
        row([.control("q")], .program(.quit), "quit", hint: "quit")
        row(.anyCharacter, .source(.perform(.type(""))), "type it")
    }

    /// A move of the cursor, and the same with shift, which selects. Up and down choose from the list while it is open.
    /// - Parameter contexts: where the move without shift works.
    private static func move(
        _ code: Key.Code, _ motion: Motion, _ words: String, with modifiers: Key.Modifiers = [],
        where contexts: KeyBinding.Contexts? = nil
    ) -> [Row] {
        [
            row([Key(code, modifiers)], .source(.perform(.move(motion, extends: false))), words, where: contexts),
            row(
                [Key(code, modifiers.union(.shift))], .source(.perform(.move(motion, extends: true))),
                words + ", selecting"),
        ]
    }

    /// Answers to questions about a text.
    static let questions = rows(.question, where: [.question]) {
        row(["m"], .answer(.keepMine), "keep your text, and write it")
        row(["t"], .answer(.take), "take the file's text, or the recovered one")
        row(["b"], .answer(.showBoth), "show where they differ")
        row(["f"], .answer(.forget), "forget the recovered text")
        row(["s"], .answer(.save), "save the text, then open the editor")
    }
}
