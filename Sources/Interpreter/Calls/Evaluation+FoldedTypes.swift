import SwiftSource

// What `reduce(0) { ... }` gives, where nothing around it says: its closure does.

extension Evaluation {
    /// The kind of number that a whole-number literal stands for at the beginning of a fold; nil where it is an `Int`, or
    /// where the closure does not show it.
    func foldedType(_ callables: BoundCallables, _ site: CallSite, in scope: Scope) -> ValueType? {
        let isFold = callables.candidates.contains { candidate in
            candidate.parameters.contains { $0.type == .named(GenericType.result) }
        }
        guard isFold, site.arguments.count == 2, site.arguments[0].value.isWholeLiteral else { return nil }
        let type: ValueType?
        switch site.arguments[1].value.named {
        case .identifier: type = callables.elementType
        case .closure(let closure): type = result(of: closure, element: callables.elementType, in: scope)
        default: type = nil
        }
        return type?.isFloating == true ? type : nil
    }

    private func result(of closure: ClosureExpression, element: ValueType?, in scope: Scope) -> ValueType? {
        let names = closure.parameters?.map(\.name.text) ?? ["$0", "$1"]
        guard names.count == 2 else { return nil }
        var given = closure.body.statements.onlyExpression
        if case .return(let value)? = closure.body.statements.last?.kind { given = value }
        var known = KnownTypes(scope: scope)
        known.own = Set(names)
        if let element { known.types[names[1]] = element }
        for case .variable(let declaration) in closure.body.statements.map(\.kind) {
            for case .name(let name) in declaration.bindings.map(\.pattern.kind) { known.own.insert(name) }
        }
        return given.flatMap { type(of: $0, known) }
    }

    /// The type of an expression, as far as it shows without running it.
    func shownType(of expression: Expression, in scope: Scope) -> ValueType? {
        type(of: expression, KnownTypes(scope: scope))
    }

    private func type(of expression: Expression, _ known: KnownTypes) -> ValueType? {
        switch expression.named {
        case .float: return .double
        case .identifier(let name):
            return known.own.contains(name) ? known.types[name] : type(ofName: name, in: known.scope)
        case .tuple(let elements) where elements.count == 1: return type(of: elements[0].value, known)
        case .prefix(_, let operand), .effect(_, let operand): return type(of: operand, known)
        case .ternary(_, let one, let other): return number(among: [one, other], known)
        case .infix(let chain) where chain.precedence == .addition || chain.precedence == .multiplication:
            return number(among: chain.operands, known)
        case .infix(let chain) where chain.precedence == .nilCoalescing:
            return type(of: chain.first, known)?.unwrapped
        case .chain(let chain): return type(of: chain, known)
        default: return nil
        }
    }

    /// The type of numbers that are one kind: that of those which are no literals.
    private func number(among expressions: [Expression], _ known: KnownTypes) -> ValueType? {
        let types = expressions.compactMap { type(of: $0, known) }
        return types.first(where: \.isFloating) ?? types.first
    }

    /// The type of a variable, or of a property of `self`: the innermost.
    private func type(ofName name: String, in scope: Scope) -> ValueType? {
        var next: Scope? = scope
        while let current = next {
            if let variable = current.variables[name] { return variable.type }
            if case .value(let variable)? = current.subject, let type = variable.type,
                let found = propertyType(name, of: type)
            {
                return found
            }
            next = current.parent
        }
        return nil
    }

    private func type(of chain: PostfixChain, _ known: KnownTypes) -> ValueType? {
        var parts = chain.parts[...]
        var current = type(of: chain.base, known)
        var isChained = false
        if case .identifier(let name) = chain.base.named, case .call(let call)? = parts.first?.kind {
            parts.removeFirst()
            current = result(ofCalling: name, call, known)
        } else if case .array(let elements) = chain.base.kind, case .call? = parts.first?.kind, elements.count == 1,
            case .identifier(let name) = elements[0].named
        {
            parts.removeFirst()
            current = namedType(name, in: known.scope).map { .array($0) }
        }
        while let part = parts.popFirst() {
            guard let type = current else { return nil }
            switch part.kind {
            case .member(let name):
                if case .call? = parts.first?.kind {
                    parts.removeFirst()
                    current = methodResult(name.text, of: type)
                } else {
                    current = propertyType(name.text, of: type)
                }
                if case .array(let element) = type { current = current?.filling(element, .any) }
            case .optional, .forced:
                isChained = isChained || part.isOptional
                current = type.unwrapped
            case .subscript(let arguments):
                switch type {
                case .array(let element): current = element
                case .dictionary(_, let value): current = arguments.count == 1 ? .optional(value) : value
                default: return nil
                }
            default: return nil
            }
        }
        return isChained ? current.map { .optional($0.unwrapped) } : current
    }

    private func result(ofCalling name: String, _ call: CallArguments, _ known: KnownTypes) -> ValueType? {
        if known.scope.variable(name) != nil { return nil }
        if let (functions, _) = known.scope.functions(name) {
            return functions.allSatisfy { $0.result == functions[0].result } ? functions[0].result : nil
        }
        if let type = namedType(name, in: known.scope) { return type }
        guard let function = vocabulary.functions.first(where: { $0.name == name }) else { return nil }
        let isOfOneKind = function.parameters.contains { $0.type == .named(GenericType.number) }
        return isOfOneKind ? number(among: call.arguments.map(\.value), known) : function.result
    }
}

/// What is known of names before what they stand for is run.
private struct KnownTypes {
    let scope: Scope
    /// The closure's own names, which hide those around it.
    var own: Set<String> = []
    var types: [String: ValueType] = [:]
}

extension PostfixPart {
    fileprivate var isOptional: Bool {
        if case .optional = kind { true } else { false }
    }
}
