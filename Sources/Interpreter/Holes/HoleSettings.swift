import SwiftSource

/// What the person said that holes are.
struct HoleSettings {
    private var byName: [String: Statement] = [:]
    private let all: [HoleSetting]
    /// The source of the expression that is being evaluated, and what it is said of; nil between.
    var source: SourceText?
    var place: SourceRange?

    /// Of the sources of the expressions, which are among no program's files.
    static let sourceNumber = 1 << 24

    struct Statement {
        let setting: HoleSetting
        let source: SourceText
        let expression: Expression?
        let problems: [Diagnostic]
        let place: SourceRange
    }

    init(_ settings: [HoleSetting] = []) {
        all = settings
        for setting in settings.sorted(by: { $0.origin.rank < $1.origin.rank }) {
            byName[setting.name] = Statement(setting)
        }
    }

    var isEmpty: Bool { byName.isEmpty }

    subscript(name: String) -> Statement? { byName[name] }

    /// Those of the command line that name none of these.
    func unknown(_ isKnown: (String) -> Bool) -> [HoleSetting] {
        all.filter { $0.origin == .option && !isKnown($0.name) }
    }
}

extension HoleSettings.Statement {
    init(_ setting: HoleSetting) {
        let source = SourceText(setting.expression, number: HoleSettings.sourceNumber)
        let file = Parser.parse(source)
        var expression: Expression?
        if file.statements.count == 1, case .expression(let written) = file.statements[0].kind { expression = written }
        var place = SourceRange(0, 0)
        if case .comment(let range) = setting.origin { place = range }
        self.init(
            setting: setting, source: source, expression: expression, problems: file.diagnostics, place: place)
    }
}

extension HoleSetting.Origin {
    fileprivate var rank: Int {
        switch self {
        case .comment: 0
        case .option: 1
        case .screen: 2
        }
    }
}

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
        for (index, character) in characters.enumerated() {
            if isInString {
                if character == "\"", index == 0 || characters[index - 1] != "\\" { isInString = false }
                continue
            }
            switch character {
            case "\"": isInString = true
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "=" where depth == 0:
                let next = index + 1 < characters.count ? characters[index + 1] : " "
                let last = index > 0 ? characters[index - 1] : " "
                if isOperator(next) && next != "-" && next != "!" || isOperator(last) && last != "!" && last != "?" {
                    continue
                }
                let name = words(characters[..<index])
                let expression = words(characters[(index + 1)...])
                return name.isEmpty || expression.isEmpty ? nil : (name, expression)
            default: continue
            }
        }
        return nil
    }

    private static func isOperator(_ character: Character) -> Bool { "=!<>+-*/%&|^~?".contains(character) }

    private static func words(_ characters: ArraySlice<Character>) -> String {
        String(characters).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The settings that a source's comments say: lines `// haggle: NAME = EXPRESSION`.
    static func comments(of file: SourceFile) -> [HoleSetting] {
        let source = file.source
        guard source.string.contains("haggle:") else { return [] }
        var settings: [HoleSetting] = []
        var offset = file.range.start
        for number in 1...source.lineCount {
            let line = source.line(number)
            defer { offset += line.utf8.count + 1 }
            let trimmed = line.drop(while: \.isWhitespace)
            guard trimmed.hasPrefix("//") else { continue }
            let words = trimmed.dropFirst(2).drop(while: \.isWhitespace)
            guard words.hasPrefix("haggle:") else { continue }
            let start = offset + line.utf8.count - words.dropFirst(7).utf8.count
            let range = SourceRange(start, offset + line.utf8.count)
            guard let setting = HoleSetting(parsing: String(words.dropFirst(7)), origin: .comment(range)) else {
                continue
            }
            settings.append(setting)
        }
        return settings
    }
}
