import Terminal

extension KeyTable {
    /// Edits of the source from its boxes.
    static let boxes =
        rows(.boxes, where: .panes) {
            row(["F"], .boxes(.openFields), "the element's properties as fields", hint: "fields")
            row(["T"], .boxes(.openEdits), "wrap, unwrap, duplicate, delete, move, add")
            row(["!"], .boxes(.applyRemedy), "make the change that ends the element's finding")
            row(["Z"], .boxes(.undo), "undo the last edit of the source")
            row(["Y"], .boxes(.redo), "redo it")
        } + fields + typedField

    /// The fields of an element's properties.
    private static let fields = rows(.boxes, where: [.fields]) {
        row([Key(.up)], .boxes(.chooseField(.previous)), "the property before", hint: "choose")
        row([Key(.down)], .boxes(.chooseField(.next)), "the next property")
        row([Key(.pageUp)], .boxes(.chooseField(.pageUp)), "a page up")
        row([Key(.pageDown)], .boxes(.chooseField(.pageDown)), "a page down")
        row([Key(.left)], .boxes(.step(-1)), "a step less: a number, the word before, the other flag", hint: "less")
        row([Key(.right)], .boxes(.step(1)), "a step more", hint: "more")
        row([Key(.left, .shift)], .boxes(.step(-10)), "ten steps less")
        row([Key(.right, .shift)], .boxes(.step(10)), "ten steps more")
        row([Key(.delete), Key(.backspace)], .boxes(.reset), "its default", hint: "default")
        row([Key(.enter)], .boxes(.chooseValue), "choose its value from a list, or type it as Swift", hint: "value")
    }

    private static let typedField = rows(.boxes, where: [.typedField]) {
        row([Key(.enter)], .field(.apply), "write it into the source", hint: "write it")
        row([Key(.backspace)], .field(.edit(.erase(.backward))), "erase")
        row([Key(.delete)], .field(.edit(.erase(.forward))), "erase the next character")
        row([Key(.left)], .field(.edit(.moveCursor(.backward))), "a character left")
        row([Key(.right)], .field(.edit(.moveCursor(.forward))), "a character right")
        row([Key(.home)], .field(.edit(.moveCursor(.start))), "to the start")
        row([Key(.end)], .field(.edit(.moveCursor(.end))), "to the end")
        row(.anyCharacter, .field(.edit(.type(""))), "type its value", where: [.fields, .typedField])
    }
}
