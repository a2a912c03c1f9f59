import SwiftSource

extension Evaluation {
    /// What the person said that a hole is; nil where nobody said anything.
    func setting(for hole: HoleValue, _ expectation: Expectation) throws(Failure) -> Value? {
        guard !settings.isEmpty, settings.source == nil, let statement = settings[hole.text] ?? settings[hole.boxName]
        else { return nil }
        metSettings.insert(statement.setting.name)
        guard let expression = statement.expression, statement.problems.isEmpty else {
            let problem = statement.problems.first?.message ?? "expected expression"
            report(.badSetting(statement.setting.name, problem), at: statement.place)
            return nil
        }
        let known = diagnostics.count
        settings.source = statement.source
        settings.place = hole.range
        defer {
            settings.source = nil
            settings.place = nil
        }
        let value = try evaluate(expression, expectation, in: globals)
        if diagnostics.count > known {
            moveDiagnostics(from: known, to: statement.place, settingOf: statement.setting.name)
            return nil
        }
        return value.isHole ? nil : value
    }

    /// A value where something is asked of it: what the person said that it is, if it is a hole.
    func settled(_ value: Value) throws(Failure) -> Value {
        guard case .hole(let hole) = value, !settings.isEmpty else { return value }
        return try setting(for: hole, .nothing) ?? value
    }
}
