import SwiftSource

extension Evaluation {
    func call(_ closure: Closure, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        if let label = site.arguments.lazy.compactMap(\.label).first {
            throw .error(.extraneousLabel(label.text), label.range)
        }
        var values = try self.values(of: site, for: closure, in: scope)
        guard values.count == closure.parameterCount else {
            if values.count > closure.parameterCount {
                throw .error(.extraArgument(nil), site.arguments[closure.parameterCount].range)
            }
            throw .error(.missingArgument("#\(values.count + 1)"), site.range)
        }
        let told = reportCount
        if let value = try calling(closure, &values, at: site.range) { return value }
        if isStopped { throw .stopped }
        // A closure of the source has told what failed in it.
        if reportCount > told { throw .silent }
        throw .error(.closureRefused, site.range)
    }

    /// The arguments, literals among them as what the closure takes; every one that fails is told.
    private func values(
        of site: CallSite, for closure: Closure, in scope: Scope
    ) throws(Failure) -> [Value] {
        var values: [Value] = []
        var hasFailed = false
        for (index, argument) in site.arguments.enumerated() {
            let type = index < closure.parameterTypes.count ? closure.parameterTypes[index] : nil
            let isLiteral = argument.value.isWholeLiteral || argument.value.needsType
            let wanted = Expectation(type: isLiteral ? type : nil, role: .argument)
            do throws(Failure) {
                values.append(try evaluate(argument.value, wanted, in: scope))
            } catch {
                try absorb(error)
                hasFailed = true
            }
        }
        if hasFailed { throw .silent }
        return values
    }

    /// What a closure gives; what it throws is thrown on. Nil where it failed.
    private func calling(
        _ closure: Closure, _ values: inout [Value], at range: SourceRange
    ) throws(Failure) -> Value? {
        let around = runningCall
        runningCall = range
        defer { runningCall = around }
        let value = closure.call(&values)
        try throwPending()
        return value
    }

    /// What a body gives: its only expression's value, or what `return` says.
    func result(
        of statements: [Statement], _ expectation: Expectation, name: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let isVoid = if case .void? = expectation.type { true } else { false }
        if !isVoid, let expression = statements.active.onlyExpression {
            return try evaluate(expression, expectation, in: scope)
        }
        let told = reportCount
        // In a scope of its own: what it declares may hide a parameter.
        let flow = try execute(statements, in: Scope(parent: scope), expecting: isVoid ? .nothing : expectation)
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
