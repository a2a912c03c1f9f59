extension StandardLibrary {
    static var character: [LibraryFunction] {
        [
            .call("init(_ text: String)", "init(_ character: Character)") { call in
                let text = try call.text(0)
                // The text of a hole, `‹name›`, stands for one character too.
                guard text.isOneCharacter || text.first == "‹" else {
                    throw call.refusal(.notACharacter(text))
                }
                return .string(text)
            },
            asking("isLetter") { $0.isLetter }, asking("isNumber") { $0.isNumber },
            asking("isWholeNumber") { $0.isWholeNumber }, asking("isHexDigit") { $0.isHexDigit },
            asking("isWhitespace") { $0.isWhitespace }, asking("isNewline") { $0.isNewline },
            asking("isUppercase") { $0.isUppercase }, asking("isLowercase") { $0.isLowercase },
            asking("isPunctuation") { $0.isPunctuation }, asking("isSymbol") { $0.isSymbol },
            asking("isASCII") { $0.isASCII },
            .reading("var asciiValue: UInt8?", of: .text) { _, text in .optional(text.first?.asciiValue) },
            .reading("var wholeNumberValue: Int?", of: .text) { .optional($1.first?.wholeNumberValue) },
            .method("func uppercased() -> String", on: .text) { _, text in .string(text.uppercased()) },
            .method("func lowercased() -> String", on: .text) { _, text in .string(text.lowercased()) },
        ] + written
    }

    private static func asking(_ name: String, _ answer: @escaping @Sendable (Character) -> Bool) -> LibraryFunction {
        .reading("var \(name): Bool", of: .text) { _, text in .bool(text.first.map(answer) ?? false) }
    }
}
