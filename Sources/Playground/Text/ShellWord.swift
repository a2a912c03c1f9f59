extension String {
    /// This text in single quotes: one word for a shell, which interprets nothing in it.
    package var shellQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }

    /// This text as one word for a shell, in quotes only where it needs them.
    package var shellWord: String { wholeMatch(of: /[\w.\/@%+=:,-]+/) != nil ? self : shellQuoted }
}
