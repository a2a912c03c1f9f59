import Terminal

extension KeyTable {
    /// Edits of the source from its boxes.
    static let boxes: [KeyBinding] =
        [
            KeyBinding(
                [.character("F")], .boxes(.openFields), "the element's properties as fields", hint: "fields",
                in: .boxes,
                where: .panes),
            KeyBinding(
                [.character("T")], .boxes(.openEdits), "wrap, unwrap, duplicate, delete, move, add", in: .boxes,
                where: .panes),
            KeyBinding(
                [.character("!")], .boxes(.applyRemedy), "make the change that ends the element's finding", in: .boxes,
                where: .panes),
            KeyBinding(
                [.character("Z")], .boxes(.undo), "undo the last edit of the source", in: .boxes, where: .panes),
            KeyBinding([.character("Y")], .boxes(.redo), "redo it", in: .boxes, where: .panes),
        ] + fields

    /// The fields of an element's properties.
    private static let fields: [KeyBinding] =
        ([
            ([Key(.up)], .chooseField(.previous), "the property before", "choose"),
            ([Key(.down)], .chooseField(.next), "the next property", nil),
            ([Key(.pageUp)], .chooseField(.pageUp), "a page up", nil),
            ([Key(.pageDown)], .chooseField(.pageDown), "a page down", nil),
            ([Key(.left)], .step(-1), "a step less: a number, the word before, the other flag", "less"),
            ([Key(.right)], .step(1), "a step more", "more"),
            ([Key(.left, .shift)], .step(-10), "ten steps less", nil),
            ([Key(.right, .shift)], .step(10), "ten steps more", nil),
            ([Key(.delete), Key(.backspace)], .reset, "its default", "default"),
            ([Key(.enter)], .applyTyped, "choose its value from a list, or type it as Swift", "value"),
        ] as [([Key], Action.OnBoxes, String, String?)]).map { keys, action, words, hint in
            KeyBinding(keys, .boxes(action), words, hint: hint, in: .boxes, where: .fields)
        } + [
            KeyBinding(
                [Key(.enter)], .boxes(.applyTyped), "write it into the source", hint: "write it", in: .boxes,
                where: .typedField),
            KeyBinding(
                [Key(.backspace)], .boxes(.type(.erase(.backward))), "erase", in: .boxes, where: .typedField),
            KeyBinding(
                [Key(.delete)], .boxes(.type(.erase(.forward))), "erase the next character", in: .boxes,
                where: .typedField),
            KeyBinding(
                [Key(.left)], .boxes(.type(.moveCursor(.backward))), "a character left", in: .boxes, where: .typedField),
            KeyBinding(
                [Key(.right)], .boxes(.type(.moveCursor(.forward))), "a character right", in: .boxes, where: .typedField
            ),
            KeyBinding(
                [Key(.home)], .boxes(.type(.moveCursor(.start))), "to the start", in: .boxes, where: .typedField),
            KeyBinding([Key(.end)], .boxes(.type(.moveCursor(.end))), "to the end", in: .boxes, where: .typedField),
            KeyBinding(
                keys: .anyCharacter, action: .boxes(.type(.type(""))), words: "type its value", hint: nil,
                section: .boxes, contexts: [.fields, .typedField]),
        ]
}
