import SwiftSource

/// The parsed expression of a hole's setting.
struct SettingSource {
    /// Nil where it is none.
    let expression: Expression?
    let setting: HoleSetting
    let text: SourceText
    let problems: [Diagnostic]

    /// A file number after those of all sources, the library's included.
    static let firstNumber = 1 << 22

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
    var place: SourceRange { comment ?? SourceRange(0, 0) }

    var comment: SourceRange? {
        if case .comment(let range) = setting.origin { range } else { nil }
    }

    /// Its errors, at the position where it is written.
    func moved(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            diagnostic.severity, "\(name(of: diagnostic.range)): \(diagnostic.message)", at: place,
            hint: diagnostic.hint)
    }

    /// What errors call it. The command line has no lines that a position could name.
    private func name(of range: SourceRange) -> String {
        guard setting.origin == .option else { return "'\(setting.name)'" }
        let column = range.file == text.number ? text.location(of: range.start).column : 1
        return "--set \(setting.name), column \(column) of '\(setting.expression)'"
    }
}

/// The settings of holes: for each name the one that wins.
struct SettingList {
    private var byName: [String: SettingSource] = [:]
    private var byNumber: [Int: SettingSource] = [:]
    private var all: [HoleSetting] = []

    /// Later settings win: the screen's come after the command line's, and both after comments.
    init(_ settings: [HoleSetting] = []) {
        all = settings
        for (index, setting) in settings.enumerated() {
            let source = SettingSource(setting, number: index)
            byNumber[source.text.number] = source
            byName[setting.name] = source
        }
    }

    var isEmpty: Bool { byName.isEmpty }

    /// The hole's text.
    subscript(name: String) -> SettingSource? { byName[name] }

    /// The setting whose expression contains a range.
    func source(of range: SourceRange) -> SettingSource? {
        range.file >= SettingSource.firstNumber ? byNumber[range.file] : nil
    }

    /// The command line's settings of unknown holes.
    func unknown(_ isKnown: (String) -> Bool) -> [HoleSetting] {
        all.filter { $0.origin == .option && !isKnown($0.name) }
    }

    /// Their syntax errors.
    var problems: [Diagnostic] {
        byName.values.sorted { $0.text.number < $1.text.number }.compactMap { source in
            if let first = source.problems.first { return source.moved(first) }
            return source.expression == nil
                ? source.moved(Diagnostic(.error, "expected expression", at: source.place)) : nil
        }
    }
}
