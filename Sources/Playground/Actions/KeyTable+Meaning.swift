import Terminal

extension KeyTable {
    /// The action of a key in a context. A row with the key itself takes precedence over typing.
    package func action(for key: Key, in context: KeyBinding.Contexts) -> Action? {
        let here = bindings.lazy.filter { $0.contexts.contains(context) }
        return here.compactMap { $0.action(for: key.plain) }.first
    }

    /// The reason why a key does nothing in a context.
    func refusal(of key: Key, in context: KeyBinding.Contexts, notation: Notation) -> String {
        let name = notation.name(of: key)
        let elsewhere = bindings.first { $0.action(for: key.plain) != nil && $0.keys != .anyCharacter }
        guard let elsewhere else {
            return "\(name) does nothing; \(context.isTyping ? "esc stops typing" : "? shows all keys")"
        }
        guard let way = elsewhere.contexts.way(from: context), !context.isOverlay else {
            return "\(name) does nothing here; esc goes back (\(name): \(elsewhere.words))"
        }
        return "\(name) (\(elsewhere.words)) does nothing here: \(way)"
    }

    /// The rows with a hint for a context, the most specific first.
    func hints(in context: KeyBinding.Contexts) -> [KeyBinding] {
        let here = bindings.filter { $0.hint != nil && $0.contexts.contains(context) }
        let order: [KeyBinding.Section] = [
            .elements, .reading, .report, .finder, .examples, .stops, .whatIf, .strip, .field, .trace, .proposal,
            .panes, .program,
        ]
        let inOrder = order.flatMap { section in here.filter { $0.section == section } }
        return inOrder.filter { $0.contexts.isNarrow } + inOrder.filter { !$0.contexts.isNarrow }
    }

    /// The help: every key of the table, and the signs of the panes.
    func help(_ notation: Notation) -> HelpText {
        let keys = KeyBinding.Section.allCases.map { section in
            HelpText.Section(
                title: section.rawValue,
                entries: bindings.filter { $0.section == section }.map {
                    HelpText.Entry(sign: notation.names(of: $0.keys), words: $0.words)
                })
        }
        return HelpText(sections: keys + [.mouse, .changes, .signs(notation), .commands])
    }

    /// The table as Markdown for docs/keys.md: a heading and a list of keys for each section.
    package var markdown: String {
        KeyBinding.Section.allCases.map { section in
            let rows = bindings.filter { $0.section == section }.map { "| \($0.keyCode) | \($0.words) |" }
            return "**\(section.rawValue)**\n\n| key | |\n|---|---|\n" + rows.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

extension KeyBinding.Contexts {
    /// Whether a row with these contexts is specific to one of them.
    fileprivate var isNarrow: Bool { !isSuperset(of: .panes) }

    fileprivate var isOverlay: Bool { isTyping || isSubset(of: [.help, .examples, .strip, .stops]) }

    /// Whether most keys type a character.
    fileprivate var isTyping: Bool { isSubset(of: .typing) }
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
