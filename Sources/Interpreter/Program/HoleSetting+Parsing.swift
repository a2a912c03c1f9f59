import SwiftSource

extension HoleSetting {
    /// `NAME=EXPRESSION`: the name ends at the first `=` outside brackets and strings that is not part of another
    /// operator. Nil where there is no such `=`, or nothing on one side of it.
    package init?(parsing text: String, origin: Origin) {
        guard let (name, expression) = Self.parts(of: text) else { return nil }
        self.init(name: name, expression: expression, origin: origin)
    }

    private static func parts(of text: String) -> (String, String)? {
        let characters = Array(text)
        var depth = 0
        var isInString = false
        var isEscaped = false
        for (index, character) in characters.enumerated() {
            if isInString {
                if character == "\"", !isEscaped { isInString = false }
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            switch character {
            case "\"": isInString = true
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "=" where depth == 0:
                if isPartOfOperator(characters, index) { continue }
                let name = String(characters[..<index]).onOneLine
                let expression = String(characters[(index + 1)...].drop { $0.isWhitespace })
                return name.isEmpty || expression.isEmpty ? nil : (name, expression)
            default: continue
            }
        }
        return nil
    }

    /// Whether a `=` is one of `==`, `<=`, `!=` and their like. What begins an expression, `-1` or `!x`, and what ends a
    /// name, `a!` or `a?`, is no part.
    private static func isPartOfOperator(_ characters: [Character], _ index: Int) -> Bool {
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        let last = index > 0 ? characters[index - 1] : " "
        if next == "=" || last == "=" { return true }
        if last == "!" { return !(index > 1 && isOperand(characters[index - 2])) }
        return "<>+-*/%&|^~".contains(last) || "<>+*/%|^~?".contains(next)
    }

    private static func isOperand(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || ")]_".contains(character)
    }

    /// The settings in a source's comments: lines `// haggle: NAME = EXPRESSION`.
    package static func comments(in source: SourceText) -> [HoleSetting] {
        guard source.contains("haggle:") else { return [] }
        var settings: [HoleSetting] = []
        var offset = source.base
        for number in 1...source.lineCount {
            let line = source.line(number)
            defer { offset += line.utf8.count + 1 }
            let trimmed = line.drop(while: \.isWhitespace)
            guard trimmed.hasPrefix("//") else { continue }
            let words = trimmed.dropFirst(2).drop(while: \.isWhitespace)
            guard words.hasPrefix("haggle:") else { continue }
            let rest = words.dropFirst(7)
            let range = SourceRange(offset + line.utf8.count - rest.utf8.count, offset + line.utf8.count)
            if let setting = HoleSetting(parsing: String(rest), origin: .comment(range)) { settings.append(setting) }
        }
        return settings
    }
}
