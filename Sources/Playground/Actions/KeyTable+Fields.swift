import Terminal

extension KeyTable {
    /// The keys that all fields share, and those of the proposal's field.
    static let field = rows(.field, where: [.field, .entry, .whatIf, .finder, .prompt]) {
        row([Key(.enter)], .field(.apply), "propose what is typed", hint: "propose it", where: [.field])
        row(
            [Key(.backspace)], .field(.edit(.erase(.backward))), "erase",
            where: [.proposal, .field, .entry, .whatIf, .finder, .prompt])
        row([Key(.delete)], .field(.edit(.erase(.forward))), "erase the next character")
        row([Key(.left)], .field(.edit(.moveCursor(.backward))), "a character left")
        row([Key(.right)], .field(.edit(.moveCursor(.forward))), "a character right")
        row(
            [Key(.home)], .field(.edit(.moveCursor(.start))), "to the start", where: [.field, .entry, .whatIf, .prompt])
        row([Key(.end)], .field(.edit(.moveCursor(.end))), "to the end", where: [.field, .entry, .whatIf, .prompt])
        row(.anyCharacter, .field(.edit(.type(""))), "type it", where: [.field, .entry, .whatIf, .prompt])
    }
}
