import SwiftSource

// What a person says that holes are.

extension Checker {
    /// The value that a person sets for an expression; nil where none is set.
    func setting(for range: SourceRange, _ type: Type?, in scope: Scope) -> TypedExpression? {
        guard !settings.isEmpty, !isInSetting, let code = scope.code else { return nil }
        return setting(named: text(range), type, in: code.code, at: range)
    }

    /// What a person says that a hole of a name is, in code that is being checked.
    /// - Parameter range: where the hole stands.
    func setting(
        named name: String, _ type: Type?, in code: Code, at range: SourceRange
    ) -> TypedExpression? {
        guard !isInSetting, let set = settings[name] else { return nil }
        if usedSettings[name] == nil { usedSettings[name] = range }
        guard let expression = set.expression, set.problems.isEmpty else { return nil }
        isInSetting = true
        defer { isInSetting = false }
        // It is written in the scope of the file.
        let file = Scope(in: globalScope, code: CodeScope(code, in: nil))
        if case .nil = expression.kind, type?.wrapped == nil {
            return TypedExpression(.constant(.none), standard.optional(.unknown), expression.range)
        }
        let known = findings.mark
        let value = infer(expression, type, in: file)
        // What cannot be used leaves the hole as it is.
        return findings.count(since: known) == 0 ? value : nil
    }

    /// The same as code of its own, which gives a value of a type.
    func settingCode(named name: String, _ type: Type?, at range: SourceRange) -> Code? {
        guard settings[name] != nil else { return nil }
        let code = Code(name: name)
        guard let value = setting(named: name, type, in: code, at: range) else { return nil }
        let known = findings.mark
        code.expression = type.map { converted(value, to: $0, .initializer) } ?? value
        settle(value)
        code.result = type ?? value.type
        return findings.count(since: known) == 0 ? code : nil
    }
}
