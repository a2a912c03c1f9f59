import SwiftSource

extension Evaluation {
    /// Runs the statements of sources and gathers what they give.
    func run(_ files: [SourceFile]) -> [TopLevelValue] {
        source = files.first?.source
        let statements = files.flatMap(\.statements)
        for case .operator(let declaration) in statements.map(\.kind) {
            declaredOperators.insert(declaration.name.text)
        }
        var values: [TopLevelValue] = []
        do throws(Failure) {
            try deeper(at: files.first?.range ?? SourceRange(0, 0)) { () throws(Failure) in
                try declareNames(of: statements, in: globals)
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
            values.append(TopLevelValue(name: nil, value: value, range: statement.range))
        case .variable(let declaration):
            let names = try declare(declaration, in: globals)
            for name in names {
                guard case .value(let value) = globals.variables[name]?.state else { continue }
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
