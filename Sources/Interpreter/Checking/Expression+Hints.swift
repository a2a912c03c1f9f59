import SwiftSource

// Which expressions need a wanted type, and which wanted types they pass to their parts.

extension Checker {
    /// The hint for a closure or a collection, from the wanted result of its call or subscript.
    func baseHint(_ base: Expression, _ parts: [PostfixPart], _ hint: Type?, in scope: Scope) -> Type? {
        if case .array(let elements) = base.kind, let list = listHint(base, elements, parts, hint, in: scope) {
            return list
        }
        if case .dictionary(let items) = base.kind, let map = dictionaryHint(items, parts, hint, in: scope) {
            return map
        }
        // What is open says nothing of what it is made of.
        guard let hint = hint.map({ suggested($0) }), hint.variable == nil, parts.count == 1 else { return nil }
        switch (base.kind, parts[0].kind) {
        case (.closure, .call(let call)) where call.arguments.isEmpty: return .function(FunctionType([], hint))
        case (.array(let elements), .subscript(let indices)):
            if case .integer? = indices.first?.value.kind { return standard.array(hint) }
            return elements.contains(where: \.needsHint) || differ(elements, in: scope) ? standard.array(hint) : nil
        default: return nil
        }
    }

    /// The type of `[.red, .blue]` by what is asked of it: in `[.red, .blue].randomElement()!` an element is wanted, and
    /// `[.red, .blue].contains(color)` takes one.
    private func listHint(
        _ list: Expression, _ elements: [Expression], _ parts: [PostfixPart], _ hint: Type?, in scope: Scope
    ) -> Type? {
        guard case .member? = parts.first?.kind, !elements.isEmpty, elements.allSatisfy(\.needsHint),
            context.speculationDepth <= 2
        else {
            return nil
        }
        var candidates: [Type] = []
        if parts.count > 1, case .call(let call) = parts[1].kind {
            candidates = call.arguments.filter { !$0.value.dependsOnHint }.map { argument in
                speculate { solver.normal(infer(argument.value, nil, in: scope).type) }
            }
        }
        if let wanted = hint.map({ solver.normal($0).unwrapped }) {
            candidates += [wanted, elementType(of: wanted) ?? .unknown]
            // `items.filter([.red, .blue].contains)`.
            if let taken = wanted.function?.parameters.first?.type { candidates = [solver.normal(taken)] }
        }
        return candidates.lazy.filter { !$0.isUnknown && $0 != .any && $0.variable == nil }.map {
            self.standard.array($0)
        }
        .first { self.fits(list, $0, parts, hint, in: scope) }
    }

    /// The type of `["on": .green, "off": .red]` where a value of it is wanted, `[...][state] ?? .gray`, or by what it is asked
    /// for: `["+": 1, "-": -1][character]`.
    private func dictionaryHint(
        _ items: [DictionaryItem], _ parts: [PostfixPart], _ hint: Type?, in scope: Scope
    ) -> Type? {
        guard case .subscript(let indices)? = parts.first?.kind, let first = items.first, !first.key.needsHint else {
            return nil
        }
        let own = speculate { concrete(infer(first.key, nil, in: scope).type) }
        var key = own
        if let index = indices.first, !index.value.dependsOnHint, context.speculationDepth <= 2 {
            let asked = speculate { concrete(infer(index.value, nil, in: scope).type).settled(standard) }
            let isOther =
                completeness(of: asked) != .open && completeness(of: own) != .open
                && speculate { solver.cost(of: asked, as: own) } == nil
            if isOther, items.allSatisfy({ fits($0.key, asked, in: scope) }) { key = asked }
        }
        if let hint, items.contains(where: \.value.needsHint) {
            return standard.dictionary(key, solver.normal(hint).unwrapped)
        }
        return key == own ? nil : standard.dictionary(key, .variable(TypeVariable()))
    }

    /// Whether a list of a type has the members of a chain, and these give what is wanted.
    private func fits(
        _ list: Expression, _ type: Type, _ parts: [PostfixPart], _ hint: Type?, in scope: Scope
    ) -> Bool {
        speculate {
            let known = findings.mark
            let start = Reference.value(infer(list, type, in: scope))
            let reached = reached(from: start, parts, at: list.range.start, hint, in: scope)
            let result = value(of: reached, hint, at: list.range, in: scope)
            guard !result.type.isUnknown, findings.count(since: known) == 0 else { return false }
            return hint.map { solver.cost(of: result.type, as: $0) != nil } ?? true
        }
    }

    /// Whether the elements have no common type of their own.
    private func differ(_ elements: [Expression], in scope: Scope) -> Bool {
        guard elements.count > 1, context.speculationDepth <= 2 else { return false }
        return speculate { commonType(of: values(elements, in: scope)) == .any }
    }

    /// The wanted type, including unbound generic parameters.
    func suggested(_ hint: Type) -> Type {
        let wanted = solver.normal(hint)
        return wanted.variable?.suggestion.map { solver.normal($0) } ?? wanted
    }

    /// The wanted type of a collection literal. A generic parameter's candidate is wanted only where the elements have no type
    /// of their own.
    func collectionHint(_ hint: Type?, of elements: [Expression], in scope: Scope) -> Type? {
        guard let hint else { return nil }
        let wanted = solver.normal(hint).unwrapped
        guard let suggestion = wanted.variable?.suggestion else { return wanted }
        let candidate = solver.normal(suggestion).unwrapped
        let isWanted =
            candidate.standard == .set || elements.isEmpty || elements.contains(where: \.needsHint)
            || differ(elements, in: scope)
        return isWanted ? candidate : wanted
    }
}

extension Expression {
    var isClosure: Bool { if case .closure = kind { true } else { false } }

    /// Whether it is an `if` or a `switch`.
    var isBranch: Bool { if case .branch = kind { true } else { false } }

    var isArrayWithNil: Bool {
        if case .array(let elements) = kind { elements.contains(where: \.isNil) } else { false }
    }

    var isNil: Bool { if case .nil = kind { true } else { false } }

    /// Whether it calls `.name(...)` or `name(...)`, and nothing follows.
    func isCall(of isName: (String) -> Bool) -> Bool {
        guard case .chain(let chain) = kind, chain.parts.count == 1, case .call = chain.parts[0].kind else {
            return false
        }
        return switch chain.base.kind {
        case .implicitMember(let name): isName(name.text)
        case .identifier(let name): isName(name)
        default: false
        }
    }

    var beginsWithDot: Bool {
        switch kind {
        case .implicitMember: true
        case .chain(let chain): chain.base.beginsWithDot
        default: false
        }
    }

    /// Whether it contains an implicit member, or a path without its root, which have no type without a wanted one.
    var needsHint: Bool {
        switch kind {
        case .implicitMember: true
        case .keyPath: isRootlessKeyPath
        case .array(let elements): elements.contains(where: \.needsHint)
        case .dictionary(let items): items.contains { $0.key.needsHint || $0.value.needsHint }
        case .tuple(let elements): elements.contains { $0.value.needsHint || $0.value.isNil }
        case .ternary(_, let then, let otherwise): then.needsHint || otherwise.needsHint
        case .effect(_, let operand), .prefix(_, let operand), .postfix(_, let operand): operand.needsHint
        case .closure(let closure): closure.given?.needsHint ?? false
        case .chain(let chain):
            chain.base.needsHint
                || chain.parts.contains { part in
                    guard case .call(let call) = part.kind else { return false }
                    return call.trailing.contains { $0.value.needsHint }
                }
        default: false
        }
    }

    /// Whether its type depends on the wanted type.
    var dependsOnHint: Bool {
        switch kind {
        case .closure, .implicitMember, .nil, .array, .dictionary, .keyPath, .branch, .inOut, .string, .macro: true
        // What is too large for an `Int` is of another type.
        case .integer(let literal): literal.value == nil
        case .tuple(let elements): elements.contains { $0.value.dependsOnHint }
        case .ternary(_, let then, let otherwise): then.dependsOnHint || otherwise.dependsOnHint
        case .chain(let chain):
            switch chain.base.kind {
            case .implicitMember: true
            case .array(let elements): !elements.isEmpty && elements.allSatisfy(\.needsHint)
            default: makesOfRootlessPath
            }
        case .infix(let chain): chain.first.beginsWithDot || chain.rest.contains { $0.operand.beginsWithDot }
        case .prefix(_, let operand), .postfix(_, let operand), .effect(_, let operand): operand.dependsOnHint
        case .operatorReference: true
        default: false
        }
    }

    /// Whether it is a call whose key path has the root that is wanted: `KeyPathComparator(\.name)`.
    var makesOfRootlessPath: Bool { isCall(with: \.isRootlessKeyPath) }

    var isKeyPath: Bool { if case .keyPath = kind { true } else { false } }

    /// `\.name`.
    var isRootlessKeyPath: Bool { if case .keyPath(let path) = kind { path.root == nil } else { false } }

    /// Whether it is a call one of whose arguments is of a type that may be the wanted one's: `Measurement(value: 1, unit: .feet)`.
    var makesOfImplicitMember: Bool { isCall(with: \.beginsWithDot) }

    private func isCall(with isMeant: (Expression) -> Bool) -> Bool {
        guard case .chain(let chain) = kind, chain.parts.count == 1, case .call(let call) = chain.parts[0].kind else {
            return false
        }
        return call.arguments.contains { isMeant($0.value) }
    }
}

extension ClosureExpression {
    /// The expression of its only statement.
    fileprivate var given: Expression? {
        guard body.statements.count == 1, case .expression(let value) = body.statements[0].kind else { return nil }
        return value
    }
}
