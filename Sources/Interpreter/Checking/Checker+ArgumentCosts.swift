import SwiftSource

// What it costs to take an argument for a parameter, by which an overload is chosen.

extension Checker {
    func cost(
        of expression: Expression, _ known: TypedExpression?, as type: Type, _ parameter: ParameterSymbol,
        in scope: Scope
    ) -> Int? {
        let wanted = solver.normal(type)
        if parameter.isAutoclosure, let given = wanted.function?.result {
            return solver.cost(of: known?.type ?? infer(expression, given, in: scope).type, as: given)
        }
        if let known { return isGathered(wanted) && isCallable(known.type) ? 0 : solver.cost(of: known.type, as: type) }
        switch expression.kind {
        case .closure: return costOfClosure(expression, as: type, in: scope)
        case .implicitMember(let name):
            guard hasStatic(name, wanted) else { return nil }
            // `.name` of `Key<Value>`: it says of which.
            if wanted.unwrapped.arguments.isEmpty { return 0 }
        case .chain(let chain):
            guard case .implicitMember(let name) = chain.base.kind else { break }
            guard hasStatic(name, wanted) else { return nil }
            // `.random(in: 0...1)`: what it is called with says of which number.
            if wanted.standard?.isNumber == true, name.languageMember != .initializer { break }
            return costOfChain(chain, from: name, expression, as: type, in: scope)
        case .nil: return wanted.wrapped != nil || wanted.isUnknown ? 0 : nil
        case .inOut(let inner): return solver.cost(of: infer(inner, type, in: scope).type, as: type)
        default: break
        }
        let found = findings.mark
        let value = infer(expression, type, in: scope)
        guard findings.errorCount(since: found) == 0, elementsFit(value) else { return nil }
        // A type of which not all is known may be made of a list; one that surely is comes first.
        if case .array = expression.kind, case .hole = value.kind { return Self.costOfUncertainValue }
        return solver.cost(of: value.type, as: type)
    }

    private func costOfClosure(_ closure: Expression, as type: Type, in scope: Scope) -> Int? {
        let wanted = solver.normal(type)
        guard let function = wanted.unwrapped.function else {
            // What is known to take a closure comes before what is unknown.
            return wanted.isUnknown || wanted.variable != nil ? 3 : nil
        }
        if function.builder?.isGatheredByCaller == true { return 0 }
        guard context.speculationDepth <= 2 else { return 0 }
        let found = findings.mark
        let value = infer(closure, type, in: scope)
        guard findings.errorCount(since: found) == 0 else { return nil }
        return solver.cost(of: value.type, as: type).map { $0 + (isValueIgnored(of: value, function) ? 2 : 0) }
    }

    /// `.dateTime.year()`, which begins with a static member of the wanted type.
    private func costOfChain(
        _ chain: PostfixChain, from name: Name, _ expression: Expression, as type: Type, in scope: Scope
    ) -> Int? {
        let wanted = solver.normal(type)
        guard isMade(wanted, name, by: chain), isMadeOfArguments(wanted, expression, in: scope) else {
            return Self.costOfUncertainValue
        }
        // `.dateTime.year().attributed`: the last property may be of another type.
        guard case .member? = chain.parts.last?.kind, context.speculationDepth <= 2 else { return 0 }
        return isMismatch(infer(expression, type, in: scope), type) ? nil : 0
    }

    private static var costOfUncertainValue: Int { 40 }

    /// Whether `.constant(4.5)` is of `Binding<Double>`: of a generic type its arguments say of which.
    private func isMadeOfArguments(_ wanted: Type, _ expression: Expression, in scope: Scope) -> Bool {
        let parameters = wanted.unwrapped.arguments
        guard !parameters.isEmpty, parameters.allSatisfy({ completeness(of: $0) != .open }),
            context.speculationDepth <= 2
        else {
            return true
        }
        let found = findings.mark
        let value = infer(expression, wanted, in: scope)
        if case .hole = value.kind { return false }
        return findings.errorCount(since: found) == 0
    }

    /// Whether a closure's one expression gives a value and nothing is wanted: what takes that value comes first.
    private func isValueIgnored(of closure: TypedExpression, _ wanted: FunctionType) -> Bool {
        guard solver.normal(wanted.result).isVoid, case .closure(let code) = closure.kind, code.body.count == 1,
            case .expression(let value)? = code.body.first?.kind
        else { return false }
        let type = solver.normal(value.type)
        return !type.isVoid && type.standard != .never && !isOpen(type)
    }

    /// Whether the elements of a literal are what its type says, those too of which not all is known: what is not became a
    /// hole of that type.
    private func elementsFit(_ literal: TypedExpression) -> Bool {
        guard case .array(let elements) = literal.kind else { return true }
        return elements.allSatisfy { element in
            if case .hole = element.kind { element.type.isUnknown } else { true }
        }
    }

    /// Whether no initializer of a type is called, `.init(top: 1, leading: 2)`, or one that takes the labels. Another file may
    /// have one that does.
    private func isMade(_ type: Type, _ name: Name, by chain: PostfixChain) -> Bool {
        guard name.languageMember == .initializer, case .call(let call)? = chain.parts.first?.kind, type.symbol != nil
        else { return true }
        return labelsFit(initializers(of: type.unwrapped, name: name), WrittenArgument.all(of: call))
    }

    private func hasStatic(_ name: Name, _ type: Type) -> Bool {
        if type.isUnknown || name.languageMember == .initializer || type.variable != nil { return true }
        return [type.unwrapped, type].contains { !members(name.text, of: $0, isStatic: true).isEmpty }
    }
}
