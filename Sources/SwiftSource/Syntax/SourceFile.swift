/// A source that was read: its statements as far as they could be read, and what was wrong with the rest.
package struct SourceFile: Sendable {
    package let source: SourceText
    package let statements: [Statement]
    /// In the order of their places.
    package let diagnostics: [Diagnostic]

    package init(source: SourceText, statements: [Statement], diagnostics: [Diagnostic]) {
        self.source = source
        self.statements = statements
        self.diagnostics = diagnostics
    }

    package var range: SourceRange { source.range }
}

/// A name with its place; backticks belong to the place and not to the text.
package struct Name: Hashable, Sendable {
    package let text: String
    package let range: SourceRange

    package init(text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }

    /// What every type has of the language itself.
    package enum LanguageMember: String, Sendable {
        case initializer = "init"
        case itself = "self"
        case metatype = "Type"
        case callAsFunction
    }

    /// Whether it begins with a character of operators, as no other name does.
    package var isOperator: Bool {
        guard let first = text.unicodeScalars.first else { return false }
        guard first.isASCII else { return UnicodeOperators.contain(first.value) }
        return first == "." || Ascii.isOperator(UInt8(first.value))
    }

    /// Nil for what sources and libraries declare.
    package var languageMember: LanguageMember? { LanguageMember(rawValue: text) }
}

/// What stands between braces.
package struct Block: Sendable {
    package let statements: [Statement]
    /// With the braces.
    package let range: SourceRange

    package init(statements: [Statement], range: SourceRange) {
        self.statements = statements
        self.range = range
    }

    /// The brace at its end, or the last character of one that is not closed.
    package var end: SourceRange { SourceRange(max(range.start, range.end - 1), range.end) }
}
