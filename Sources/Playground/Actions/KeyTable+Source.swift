import Editing
import Terminal

extension KeyTable {
    /// The source while it is read. Its letters are the commands of all panes.
    static let source: [KeyBinding] =
        [
            KeyBinding(
                [Key.character("i"), Key(.enter)], .source(.beginEditing), "write in it", hint: "write", in: .source,
                where: .source),
            KeyBinding(
                [Key.character("e")], .program(.edit), "edit the cursor's line in $EDITOR", hint: "editor", in: .source,
                where: .source),
            KeyBinding(
                [Key.character("O")], .source(.chooseFile), "another of the open files", in: .source, where: .source),
            KeyBinding(
                [Key(.pageUp)], .source(.movePages(-1, extends: false)), "a page up", in: .source,
                where: [.source, .editor, .completing]),
            KeyBinding(
                [Key(.pageDown)], .source(.movePages(1, extends: false)), "a page down", in: .source,
                where: [.source, .editor, .completing]),
        ] + [(.up, "k"), (.down, "j"), (.left, "h"), (.right, "l")].map { moving($0, $1) } + [
            KeyBinding(
                [Key(.home), Key.character("g")], .source(.perform(.move(.textStart, extends: false))),
                "the first line",
                in: .source, where: .source),
            KeyBinding(
                [Key(.end), Key.character("G")], .source(.perform(.move(.textEnd, extends: false))), "the last line",
                in: .source, where: .source),
            KeyBinding(
                [Key(.character("s"), .control)], .source(.save), "save the text in its file", hint: "save",
                in: .source,
                where: [.source, .editor, .completing]),
            KeyBinding(
                [Key(.character("s"), .control)], .source(.save), "the same, from the other panes", in: .source,
                where: [.tree, .stage, .why, .trace, .fields]),
            KeyBinding(
                [Key(.character("f"), .control)], .source(.find), "find a text", in: .source,
                where: [.source, .editor, .completing]),
            KeyBinding(
                [Key(.function(3))], .source(.findAgain(.forward)), "the next place with it", in: .source,
                where: [.source, .editor, .prompt]),
            KeyBinding(
                [Key(.function(3), .shift)], .source(.findAgain(.backward)), "the place before", in: .source,
                where: [.source, .editor, .prompt]),
            KeyBinding(
                [Key(.character("g"), .control)], .source(.goToLine), "go to a line", in: .source,
                where: [.source, .editor, .completing]),
            KeyBinding(
                [Key(.enter)], .field(.apply), "find the next place, go to the line, or save", hint: "do it",
                in: .source,
                where: .prompt),
        ]

    private static func moving(_ code: Key.Code, _ letter: Character) -> KeyBinding {
        let (motion, words) = Self.move(code)
        return KeyBinding(
            [Key(code), Key.character(letter)], .source(.perform(.move(motion, extends: false))), words,
            hint: code == .up ? "move" : nil, in: .source, where: .source)
    }

    private static func move(_ code: Key.Code) -> (Motion, String) {
        switch code {
        case .up: (.lines(-1), "a line up")
        case .down: (.lines(1), "a line down")
        case .left: (.left, "a character left")
        default: (.right, "a character right")
        }
    }

    /// The source while it is written: the habits of nano and micro.
    static let editing: [KeyBinding] =
        moves + [
            KeyBinding(
                [Key(.enter)], .source(.perform(.newline)), "a new line", in: .editing, where: .editor),
            KeyBinding(
                [Key(.tab)], .source(.takeCandidate), "write the chosen one", hint: "take it", in: .editing,
                where: .completing),
            KeyBinding(
                [Key(.enter)], .source(.takeOrBreak),
                "the same, if it begins with what is typed; else a new line", in: .editing,
                where: .completing),
            KeyBinding(
                [Key(.up)], .source(.chooseCandidate(.backward)), "the one before", hint: "choose", in: .editing,
                where: .completing),
            KeyBinding(
                [Key(.down)], .source(.chooseCandidate(.forward)), "the next one", in: .editing, where: .completing),
            KeyBinding(
                [Key(.escape)], .source(.closeCandidates), "close the list", hint: "close", in: .editing,
                where: .completing),
            KeyBinding(
                [Key(.character(" "), .control)], .source(.complete), "list what can be written here", in: .editing,
                where: .editor),
            command([Key(.backspace)], .erase(.left), "erase"),
            command([Key(.delete)], .erase(.right), "erase the next character"),
            command(
                [Key(.backspace, .control), Key(.backspace, .alt), Key(.character("w"), .control)], .erase(.wordLeft),
                "erase the word before"),
            command(
                [Key(.delete, .control), Key(.delete, .alt), Key(.character("d"), .alt)], .erase(.wordRight),
                "erase the next word"),
            command([Key(.character("k"), .control)], .eraseLines, "erase the line"),
            KeyBinding(
                [Key(.tab)], .source(.perform(.indent)), "go to the next placeholder, or indent the selected lines",
                in: .editing, where: .editor),
            command([Key(.backTab)], .outdent, "indent less"),
            command([Key(.up, .alt)], .moveLines(-1), "move the lines up"),
            command([Key(.down, .alt)], .moveLines(1), "move the lines down"),
            command([Key(.character("d"), .control)], .duplicateLines, "the lines once more"),
            command([Key(.character("a"), .control)], .selectAll, "select all"),
            command([Key(.character("z"), .control)], .undo, "undo", hint: "undo"),
            command([Key(.character("y"), .control)], .redo, "redo"),
            KeyBinding(
                [Key(.character("x"), .control)], .source(.cut), "cut the selected text, or the line", in: .editing,
                where: [.editor, .completing]),
            KeyBinding(
                [Key(.character("c"), .control)], .source(.copy), "copy it", in: .editing,
                where: [.editor, .completing]),
            KeyBinding(
                [Key(.character("v"), .control)], .source(.paste), "paste what was cut or copied here", in: .editing,
                where: [.editor, .completing]),
            KeyBinding(
                [Key(.character("q"), .control)], .program(.quit), "quit", hint: "quit", in: .editing,
                where: [.editor, .completing]),
            KeyBinding(
                keys: .anyCharacter, action: .source(.perform(.type(""))), words: "type it", hint: nil,
                section: .editing, contexts: [.editor, .completing]),
        ]

    private static func command(
        _ keys: [Key], _ command: EditingCommand, _ words: String, hint: String? = nil,
        where contexts: KeyBinding.Contexts = [.editor, .completing]
    ) -> KeyBinding {
        KeyBinding(keys, .source(.perform(command)), words, hint: hint, in: .editing, where: contexts)
    }

    /// The moves of the cursor; with shift they select. Up and down choose from the list while it is open.
    private static let moves: [KeyBinding] =
        [
            move(.up, .lines(-1), "a line up", where: .editor), move(.down, .lines(1), "a line down", where: .editor),
            move(.left, .left, "a character left"), move(.right, .right, "a character right"),
            move(.left, .wordLeft, "a word left", with: .control),
            move(.right, .wordRight, "a word right", with: .control),
            move(.home, .lineStart, "the line's first character, then its start"), move(.end, .lineEnd, "its end"),
            move(.home, .textStart, "the first line", with: .control),
            move(.end, .textEnd, "the last line", with: .control),
        ].flatMap { $0 }
        + [
            KeyBinding(
                [Key(.pageUp, .shift)], .source(.movePages(-1, extends: true)), "a page up, selecting", in: .editing,
                where: .editor),
            KeyBinding(
                [Key(.pageDown, .shift)], .source(.movePages(1, extends: true)), "a page down, selecting", in: .editing,
                where: .editor),
        ]

    /// A move, and the same with shift, which selects.
    /// - Parameter contexts: where the move without shift works.
    private static func move(
        _ code: Key.Code, _ motion: Motion, _ words: String, with modifiers: Key.Modifiers = [],
        where contexts: KeyBinding.Contexts = [.editor, .completing]
    ) -> [KeyBinding] {
        [
            command([Key(code, modifiers)], .move(motion, extends: false), words, where: contexts),
            command([Key(code, modifiers.union(.shift))], .move(motion, extends: true), words + ", selecting"),
        ]
    }

    /// Answers to questions about a text.
    static let questions: [KeyBinding] = [
        KeyBinding(
            [.character("m")], .answer(.keepMine), "keep your text, and write it", in: .question, where: .question),
        KeyBinding(
            [.character("t")], .answer(.take), "take the file's text, or the recovered one", in: .question,
            where: .question),
        KeyBinding([.character("b")], .answer(.showBoth), "show where they differ", in: .question, where: .question),
        KeyBinding([.character("f")], .answer(.forget), "forget the recovered text", in: .question, where: .question),
        KeyBinding(
            [.character("s")], .answer(.save), "save the text, then open the editor", in: .question, where: .question),
    ]
}
