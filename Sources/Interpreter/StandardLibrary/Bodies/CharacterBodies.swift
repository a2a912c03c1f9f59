extension StandardLibrary {
    static var characterBodies: [HostEntry] {
        [
            asking("isLetter") { $0.isLetter }, asking("isNumber") { $0.isNumber },
            asking("isWholeNumber") { $0.isWholeNumber }, asking("isHexDigit") { $0.isHexDigit },
            asking("isWhitespace") { $0.isWhitespace }, asking("isNewline") { $0.isNewline },
            asking("isUppercase") { $0.isUppercase }, asking("isLowercase") { $0.isLowercase },
            asking("isPunctuation") { $0.isPunctuation }, asking("isSymbol") { $0.isSymbol },
            asking("isMathSymbol") { $0.isMathSymbol }, asking("isCurrencySymbol") { $0.isCurrencySymbol },
            asking("isASCII") { $0.isASCII },
            .reading("Character.asciiValue", of: .text) { (_, text) throws(Failure) in
                .optional(text.first?.asciiValue)
            },
            number("wholeNumberValue") { $0.wholeNumberValue },
            number("hexDigitValue") { $0.hexDigitValue },
            .method("Character.uppercased()", on: .text) { (_, text) throws(Failure) in .string(text.uppercased()) },
            .method("Character.lowercased()", on: .text) { (_, text) throws(Failure) in .string(text.lowercased()) },
        ]
    }

    private static func asking(_ name: String, _ answer: @escaping @Sendable (Character) -> Bool) -> HostEntry {
        .reading("Character.\(name)", of: .text) { (_, text) throws(Failure) in .bool(text.first.map(answer) ?? false) }
    }

    private static func number(_ name: String, _ answer: @escaping @Sendable (Character) -> Int?) -> HostEntry {
        .reading("Character.\(name)", of: .text) { (_, text) throws(Failure) in .optional(text.first.flatMap(answer)) }
    }
}
