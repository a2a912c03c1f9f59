import SwiftSource

/// An expression that a person put in a hole's place, as it was read.
struct SettingSource {
    /// Nil where it is none.
    let expression: Expression?
    let setting: HoleSetting
    let text: SourceText
    let problems: [Diagnostic]

    /// Behind the numbers of all sources that are read, the library's included.
    static let firstNumber = 1 << 21

    init(_ setting: HoleSetting, number: Int) {
        self.setting = setting
        text = SourceText(setting.expression, number: Self.firstNumber + number)
        let file = Parser.parse(text)
        problems = file.diagnostics
        if file.statements.count == 1, case .expression(let written) = file.statements[0].kind {
            expression = written
        } else {
            expression = nil
        }
    }

    /// Where its errors are reported: at its comment, or at the beginning of the sources.
    var place: SourceRange {
        if case .comment(let range) = setting.origin { range } else { SourceRange(0, 0) }
    }

    /// What is wrong with it, at the place where it is written.
    func moved(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            diagnostic.severity, "'\(setting.name)': \(diagnostic.message)", at: place, hint: diagnostic.hint)
    }
}

/// What a person says that holes are: of each name the setting that wins.
struct SettingList {
    private var byName: [String: SettingSource] = [:]
    private var byNumber: [Int: SettingSource] = [:]
    private var all: [HoleSetting] = []

    init(_ settings: [HoleSetting] = []) {
        all = settings
        for (index, setting) in settings.enumerated() {
            let source = SettingSource(setting, number: index)
            byNumber[source.text.number] = source
            if let other = byName[setting.name], other.setting.origin.rank > setting.origin.rank { continue }
            byName[setting.name] = source
        }
    }

    var isEmpty: Bool { byName.isEmpty }

    /// Of a hole's text.
    subscript(name: String) -> SettingSource? { byName[name] }

    /// The one whose expression a range lies in.
    func source(of range: SourceRange) -> SettingSource? {
        range.file >= SettingSource.firstNumber ? byNumber[range.file] : nil
    }

    /// Those of the command line that name no known hole.
    func unknown(_ isKnown: (String) -> Bool) -> [HoleSetting] {
        all.filter { $0.origin == .option && !isKnown($0.name) }
    }

    /// What cannot be read of them.
    var problems: [Diagnostic] {
        byName.values.sorted { $0.text.number < $1.text.number }.compactMap { source in
            if let first = source.problems.first { return source.moved(first) }
            return source.expression == nil
                ? source.moved(Diagnostic(.error, "expected expression", at: source.place)) : nil
        }
    }
}
