import SwiftSource

extension Evaluation {
    /// Runs the statements of sources and gathers what they give.
    func run(_ files: [SourceFile]) -> [TopLevelValue] {
        self.files = files
        let statements = files.flatMap(\.statements).active
        for case .operator(let declaration) in statements.map(\.kind) {
            declaredOperators.insert(declaration.name.text)
        }
        var values: [TopLevelValue] = []
        do throws(Failure) {
            try deeper(at: files.first?.range ?? SourceRange(0, 0)) { () throws(Failure) in
                try declareNames(of: statements, in: globals)
                for file in files where !file.hasCode { noteGlobals(of: file.statements.active) }
                for statement in statements {
                    do throws(Failure) {
                        try runTopLevel(statement, into: &values)
                    } catch .thrown(let range) {
                        report(.uncaught(thrownError.written), at: range)
                    } catch {
                        try absorb(error)
                    }
                }
                try executeDeferred(in: globals)
            }
        } catch {
            // A limit was reached; the diagnostic says which.
        }
        return values.map(final)
    }

    // MARK: Globals

    /// Notes the variables of a file that only declares: whatever uses them first declares them.
    private func noteGlobals(of statements: [Statement]) {
        for case .variable(let declaration) in statements.lazy.map(\.kind) {
            for name in names(of: declaration) { upcomingGlobals[name] = declaration }
        }
    }

    private func names(of declaration: VariableDeclaration) -> [String] {
        declaration.bindings.flatMap { names(of: $0.pattern) }
    }

    /// Declares a variable that is used before its line; false where there is none of that name.
    func declareUpcoming(_ name: String) throws(Failure) -> Bool {
        guard let declaration = upcomingGlobals[name] else { return false }
        usedGlobals.formUnion(try declareGlobal(declaration))
        return true
    }

    private func declareGlobal(_ declaration: VariableDeclaration) throws(Failure) -> [String] {
        for name in names(of: declaration) { upcomingGlobals[name] = nil }
        return try declare(declaration, in: globals)
    }

    /// A variable's value is the one that it has at the end.
    private func final(_ value: TopLevelValue) -> TopLevelValue {
        var last = value.value
        if let name = value.name, case .value(let value) = globals.variables[name]?.state { last = value }
        // Elements of the source's types are handed out as what compiled code takes.
        if isElement(last), let native = native(unbacked(last)) { last = native }
        return TopLevelValue(name: value.name, value: last, range: value.range)
    }

    private func runTopLevel(_ statement: Statement, into values: inout [TopLevelValue]) throws(Failure) {
        switch statement.kind {
        case .expression(let expression):
            let value = try evaluate(expression, .nothing, in: globals)
            if case .void = value { return }
            if case .hole(let hole) = value {
                guard hole.isMade, let element = element(of: hole) else { return }
                values.append(TopLevelValue(name: nil, value: element, range: statement.range))
                return
            }
            values.append(TopLevelValue(name: nil, value: value, range: statement.range))
        case .variable(let declaration):
            var names = self.names(of: declaration)
            // It may have been declared where it was used.
            if !names.allSatisfy({ usedGlobals.contains($0) }) { names = try declareGlobal(declaration) }
            for name in names {
                guard case .value(let value) = globals.variables[name]?.state, !value.isHole else { continue }
                values.append(TopLevelValue(name: name, value: value, range: statement.range))
            }
        case .return: throw .error(.outsideLoop("return"), statement.range)
        default:
            let flow = try execute(statement, in: globals, expecting: .nothing)
            if case .normal = flow { return }
            throw .error(.outsideLoop(flow.word), statement.range)
        }
    }
}

extension SourceFile {
    /// Whether it does something at its top level besides declaring: then its variables have their values from their lines
    /// on.
    var hasCode: Bool {
        statements.active.contains { statement in
            switch statement.kind {
            case .variable, .function, .type, .import, .typealias, .directive, .enumCase, .operator, .precedenceGroup,
                .associatedType, .macro:
                false
            case .expression(let expression):
                if case .macro = expression.kind { false } else { true }
            default: true
            }
        }
    }
}
