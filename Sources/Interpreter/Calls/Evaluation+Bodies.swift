import SwiftSource

extension Evaluation {
    func call(_ closure: Closure, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        if let label = site.arguments.lazy.compactMap(\.label).first {
            throw .error(.extraneousLabel(label.text), label.range)
        }
        var values = try evaluateAll(site.arguments.map(\.value), .nothing, in: scope)
        guard values.count == closure.parameterCount else {
            if values.count > closure.parameterCount {
                throw .error(.extraArgument(nil), site.arguments[closure.parameterCount].range)
            }
            throw .error(.missingArgument("#\(values.count + 1)"), site.range)
        }
        let told = reportCount
        if let value = closure.call(&values) { return value }
        if isStopped { throw .stopped }
        // A closure of the source has told what failed in it.
        if reportCount > told { throw .silent }
        throw .error(.closureRefused, site.range)
    }

    /// What a body gives: its only expression's value, or what `return` says.
    func result(
        of statements: [Statement], _ expectation: Expectation, name: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let isVoid = if case .void? = expectation.type { true } else { false }
        if !isVoid, let expression = statements.onlyExpression {
            return try evaluate(expression, expectation, in: scope)
        }
        let told = reportCount
        let flow = try execute(statements, in: scope, expecting: isVoid ? .nothing : expectation)
        switch flow {
        case .return(let value): return isVoid ? .void : value
        case .normal: break
        default: throw .error(.outsideLoop(flow.word), name)
        }
        guard !isVoid, let type = expectation.type, type != .any else { return .void }
        // What failed in it may well have been the return.
        if reportCount > told { throw .silent }
        throw .error(.missingReturn(type.description), name)
    }
}
