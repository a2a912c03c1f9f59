import Terminal

extension KeyTable {
    /// The action of a key in a context. A row with the key itself takes precedence over typing.
    package func action(for key: Key, in context: KeyBinding.Context) -> Action? {
        let here = bindings.lazy.filter { $0.contexts.contains(context) }
        return here.compactMap { $0.action(for: key.plain) }.first
    }

    /// The reason why a key does nothing in a context.
    func refusal(of key: Key, in context: KeyBinding.Context, notation: Notation) -> String {
        let name = notation.name(of: key)
        let elsewhere = bindings.first { $0.action(for: key.plain) != nil && $0.keys != .anyCharacter }
        guard let elsewhere else {
            return
                "\(name) does nothing; \(KeyBinding.Contexts.typing.contains(context) ? "esc stops typing" : "? shows all keys")"
        }
        guard !context.isOverlay else { return "close this first (esc); \(name): \(elsewhere.words)" }
        guard let way = elsewhere.contexts.way(from: context) else {
            return "\(name) (\(elsewhere.words)) does nothing here"
        }
        if elsewhere.contexts == [.predicting], context != .predicting {
            return "digits are for predicting: press c first"
        }
        return "\(name) (\(elsewhere.words)) does nothing here: \(way)"
    }

    /// The rows with a hint for a context, the most specific first.
    func hints(in context: KeyBinding.Context) -> [KeyBinding] {
        let here = bindings.filter { $0.hint != nil && $0.contexts.contains(context) }
        let order: [KeyBinding.Section] = [
            .lesson, .question, .editing, .source, .boxes, .elements, .reading, .report, .finder, .stops, .whatIf,
            .strip,
            .field,
            .trace, .proposal,
            .panes, .program,
        ]
        let inOrder = order.flatMap { section in here.filter { $0.section == section } }
        // Those of few contexts are the more specific ones.
        let panes = KeyBinding.Contexts.panesAlone
        let (narrow, wide) = (
            inOrder.filter { !panes.isSubset(of: $0.contexts) }, inOrder.filter { panes.isSubset(of: $0.contexts) }
        )
        return narrow + wide
    }

    /// The help: every key of the table, and the signs of the panes.
    func help(_ notation: Notation) -> HelpText {
        let keys = KeyBinding.Section.allCases.map { section in
            HelpText.Section(
                title: section.rawValue,
                entries: bindings.indices.filter { bindings[$0].section == section }.map {
                    HelpText.Entry(sign: notation.names(of: bindings[$0].keys), words: bindings[$0].words, binding: $0)
                })
        }
        return HelpText(sections: keys + [.mouse, .changes, .words, .signs(notation), .commands])
    }

    /// The first page of the help: twelve keys, or groups of keys.
    func mainHelp(_ notation: Notation) -> HelpText {
        let entries = Self.mainKeys.map { actions, words in
            let keys = actions.compactMap { action in
                bindings.first { $0.action == action }.flatMap { binding -> Key? in
                    if case .these(let keys) = binding.keys { keys.first } else { nil }
                }
            }
            return HelpText.Entry(sign: keys.map(notation.name).joined(separator: " "), words: words)
        }
        return HelpText(
            sections: [HelpText.Section(title: "A parent proposes a size, the child answers", entries: entries)],
            isFirstPage: true)
    }

    private static let mainKeys: [(actions: [Action], words: String)] = [
        ([.proposal(.lengthen(.horizontal, by: -1)), .proposal(.lengthen(.horizontal, by: 1))], "narrower, wider"),
        ([.proposal(.lengthen(.vertical, by: -1)), .proposal(.lengthen(.vertical, by: 1))], "shorter, taller"),
        ([.elements(.select(.previous)), .elements(.select(.next))], "select an element: why is it so large?"),
        ([.elements(.selectParent), .elements(.selectFirstChild)], "its parent, its first child"),
        ([.trace(.step(.backward)), .trace(.step(.forward))], "step through the asks and answers"),
        ([.trace(.togglePlay)], "play the steps"),
        ([.trace(.togglePredicting)], "predict the answers"),
        ([.panes(.toggleReport)], "errors, findings, holes"),
        ([.program(.find)], "find an element or a step"),
        ([.program(.toggleOpenings)], "the examples, and your files"),
        ([.program(.back)], "back"),
        ([.program(.toggleHelp)], "all keys, the signs, the mouse"),
    ]

    /// The table as Markdown for docs/keys.md: a heading and a list of keys for each section.
    package var markdown: String {
        KeyBinding.Section.allCases.map { section in
            let rows = bindings.filter { $0.section == section }.map { "| \($0.keyCode) | \($0.words) |" }
            return "**\(section.rawValue)**\n\n| key | |\n|---|---|\n" + rows.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

extension KeyBinding.Context {
    fileprivate var isOverlay: Bool { Set.typing.union([.help, .strip, .stops]).contains(self) }
}

extension KeyBinding {
    fileprivate var keyCode: String {
        let notation = Notation(.utf8)
        guard case .these(let keys) = keys else { return notation.names(of: keys) }
        // A table's own sign is escaped, also within code.
        return keys.map { "`\(notation.name(of: $0).replacing("|", with: "\\|"))`" }.joined(separator: " ")
    }
}

extension Key {
    /// Without the shift that is part of the character; shift and tab are one key.
    fileprivate var plain: Key {
        switch (code, modifiers) {
        case (.character, .shift), (.backTab, .shift): Key(code)
        case (.tab, .shift): Key(.backTab)
        default: self
        }
    }
}
