import SwiftSource

extension Checker {
    /// A pattern for values of a type; its names are declared in the scope.
    /// - Parameter isVariable: whether its names are variables; nil where names need a `let` or `var` of their own.
    func pattern(
        _ pattern: Pattern, of type: Type, isVariable: Bool?, in scope: Scope
    ) -> TypedPattern {
        switch pattern.kind {
        case .wildcard: return .wildcard
        case .name(let name):
            return bind(name, type, isVariable ?? false, at: pattern.range, in: scope)
        case .tuple(let parts):
            if parts.count == 1 {
                return self.pattern(parts[0].pattern, of: type, isVariable: isVariable, in: scope)
            }
            let inner = zip(parts, partTypes(of: type, count: parts.count)).map { part, type in
                self.pattern(part.pattern, of: type, isVariable: isVariable, in: scope)
            }
            return .tuple(inner, pattern.range)
        case .binding(let isVariable, let inner):
            return self.pattern(inner, of: type, isVariable: isVariable, in: scope)
        case .optional(let inner):
            let wrapped = solver.normal(type).wrapped ?? .unknown
            return .optional(self.pattern(inner, of: wrapped, isVariable: isVariable, in: scope))
        case .isType(let syntax): return .isType(resolver.resolve(syntax, in: scope))
        case .cast(let inner, let syntax):
            let type = resolver.resolve(syntax, in: scope)
            return .cast(self.pattern(inner, of: type, isVariable: isVariable, in: scope), type)
        case .expression(let expression):
            return self.pattern(expression, of: type, isVariable: isVariable, in: scope)
        }
    }

    /// The types of a tuple's parts; unknown ones where the type is no tuple of that many.
    func partTypes(of type: Type, count: Int) -> [Type] {
        if case .tuple(let fields) = solver.normal(type), fields.count == count { return fields.map(\.type) }
        return Array(repeating: .unknown, count: count)
    }

    private func bind(
        _ name: String, _ type: Type, _ isVariable: Bool, at range: SourceRange, in scope: Scope
    ) -> TypedPattern {
        guard let code = scope.code else { return .wildcard }
        if let same = scope.sharedVariable(name) { return .bind(same) }
        let variable = LocalVariable(name, at: range, type: type, isMutable: isVariable, in: code.code)
        variable.isImplicitlyUnwrapped = scope.bindsUnwrapped
        declare(variable, in: scope)
        return .bind(variable)
    }

    /// An expression used as a pattern: a case, a value, a range.
    private func pattern(
        _ expression: Expression, of type: Type, isVariable: Bool?, in scope: Scope
    ) -> TypedPattern {
        let range = expression.range
        switch expression.kind {
        case .binding(let pattern): return self.pattern(pattern, of: type, isVariable: isVariable, in: scope)
        case .discard: return .wildcard
        case .identifier(let name):
            guard let isVariable else { break }
            return bind(name, type, isVariable, at: range, in: scope)
        case .tuple(let elements):
            if elements.count == 1 {
                return self.pattern(elements[0].value, of: type, isVariable: isVariable, in: scope)
            }
            let types = partTypes(of: type, count: elements.count)
            let inner = zip(elements, types).map { self.pattern($0.value, of: $1, isVariable: isVariable, in: scope) }
            return .tuple(inner, range)
        case .nil: return .isNil
        case .cast(let cast) where isVariable != nil || cast.kind == .as:
            // `let .error(reason as NSError)`, `0 as Int`.
            let inner = Pattern(kind: .expression(cast.value), range: cast.value.range)
            return self.pattern(
                Pattern(kind: .cast(inner, cast.type), range: range), of: type, isVariable: isVariable, in: scope)
        case .chain(let chain) where chain.parts.last?.isOptional == true && expression.casePattern == nil:
            let rest = chain.parts.dropLast()
            let inner = rest.isEmpty ? chain.base : Expression(chain.base, followedBy: Array(rest))
            let wrapped = solver.normal(type).wrapped ?? .unknown
            return .optional(self.pattern(inner, of: wrapped, isVariable: isVariable, in: scope))
        default: break
        }
        if let found = enumCase(expression, of: type, isVariable: isVariable, in: scope) { return found }
        return equality(expression, of: type, in: scope)
    }

    // MARK: Cases

    /// `.circle(let radius)`.
    /// - Returns: nil where the expression names no case, but perhaps a value that the subject must equal.
    private func enumCase(
        _ expression: Expression, of type: Type, isVariable: Bool?, in scope: Scope
    ) -> TypedPattern? {
        guard let named = expression.casePattern else { return nil }
        func unknown() -> TypedPattern {
            .unknownCase(named.name.text, payload(named, nil, isVariable, in: scope))
        }
        let whole = solver.normal(type)
        var subject = whole
        if let qualifier = named.qualifier {
            let owner = resolver.resolve(names: qualifier, at: expression.range, in: scope)
            if owner.isUnknown { return qualifier[0].first?.isUppercase == true ? unknown() : nil }
            if whole.unwrapped.symbol != owner.symbol { subject = owner }
        }
        if subject.isUnknown || subject.variable != nil { return unknown() }
        let isOptional = named.isOptional || subject.wrapped != nil
        if let wrapped = subject.wrapped {
            switch named.name.text {
            case "none": return .isNil
            case "some":
                let inner = named.arguments?.first.map {
                    pattern($0.value, of: wrapped, isVariable: isVariable, in: scope)
                }
                return .optional(inner ?? .wildcard)
            default: subject = solver.normal(subject).unwrapped
            }
        }
        guard let symbol = subject.symbol else { return nil }
        guard let enumCase = symbol.enumCase(named: named.name.text) else {
            if reportsMissing(named, in: symbol, subject) { return .wildcard }
            return isPerhapsCase(named, of: symbol, subject) ? unknown() : nil
        }
        let types = enumCase.parameters.map { $0.type.substituting(Substitution(symbol, subject.arguments)) }
        let inner = TypedPattern.enumCase(enumCase, payload(named, types, isVariable, in: scope))
        return isOptional && subject != whole ? .optional(inner) : inner
    }

    /// Reports that an enum of the source, all of which is known, has no case of the name.
    private func reportsMissing(_ named: CasePattern, in symbol: NominalSymbol, _ subject: Type) -> Bool {
        guard symbol.kind == .enumeration, symbol.isOfSource, !symbol.isFromLibraryText, symbol.completeness == .closed,
            members(named.name.text, of: subject, isStatic: true).isEmpty
        else { return false }
        findings.report(
            .notStaticMember(type: symbol.qualifiedName, name: named.name.text), at: named.name.range,
            hint: Hint.members(symbol.cases.map(\.name)))
        return true
    }

    /// Whether what a type is not known to have is a case of it: patterns that bind names are, and calls of functions that
    /// make its values.
    private func isPerhapsCase(_ named: CasePattern, of symbol: NominalSymbol, _ subject: Type) -> Bool {
        let isCase =
            named.arguments.map { $0.contains { if case .binding = $0.value.kind { true } else { false } } }
            ?? members(named.name.text, of: subject, isStatic: true).contains(where: \.symbol.isFunction)
        return isCase && (symbol.completeness == .open || !symbol.isOfSource || symbol.isFromLibraryText)
    }

    private func payload(
        _ named: CasePattern, _ types: [Type]?, _ isVariable: Bool?, in scope: Scope
    ) -> [TypedPattern]? {
        guard let arguments = named.arguments else { return nil }
        let types = types ?? arguments.map { _ in .unknown }
        // `.success()` of what holds nothing.
        if arguments.isEmpty, types.count == 1, solver.normal(types[0]).isVoid || isOpen(types[0]) {
            return [.wildcard]
        }
        if arguments.count == 1, types.count > 1 {
            let whole = Type.tuple(types.map { .init(label: nil, type: $0) })
            let inner = self.pattern(arguments[0].value, of: whole, isVariable: isVariable, in: scope)
            return [.payload(inner)]
        }
        guard arguments.count == types.count else { return nil }
        return zip(arguments, types).map { self.pattern($0.value, of: $1, isVariable: isVariable, in: scope) }
    }

    /// A value that the subject must equal, or a range that must contain it.
    private func equality(_ expression: Expression, of type: Type, in scope: Scope) -> TypedPattern {
        let wanted = solver.normal(type)
        let isRange = expression.isRange && wanted.unwrapped.symbol != nil
        let hint = isRange ? standard.type(.closedRange, wanted.unwrapped) : wanted.unwrapped
        let value = infer(expression, hint, in: scope)
        if let own = (table.operators["~="] ?? []).first(where: { function in
            guard function.parameters.count == 2 else { return false }
            let substitution = open(function)
            return speculate {
                zip([value.type, wanted], function.parameters).allSatisfy {
                    solver.cost(of: $0, as: $1.type.substituting(substitution)) != nil
                }
            }
        }) {
            return .matches(settle(value), own)
        }
        switch value.type.standard {
        case .range?, .closedRange?, .partialRangeFrom?, .partialRangeUpTo?, .partialRangeThrough?:
            if let bound = value.type.arguments.first, !wanted.isUnknown { _ = solver.common(bound, wanted.unwrapped) }
        default:
            if isMismatch(value, wanted), solver.common(value.type, wanted) == nil {
                findings.report(
                    .cannotConvert(found: value.shownType, expected: wanted.description, .argument),
                    at: expression.range)
            }
        }
        return .equals(settle(value))
    }

    // MARK: Switches

    func `switch`(
        _ statement: SwitchStatement, label: String?, at range: SourceRange, in scope: Scope,
        body: ([Statement], Scope) -> [TypedStatement]
    ) -> TypedStatement {
        let subject = settle(infer(statement.subject, nil, in: scope))
        let cases = statement.activeCases.map { one -> TypedStatement.Case in
            let inner = Scope(in: scope)
            let patterns = alternatives(one.patterns, of: subject.type, in: inner)
            return .init(patterns: patterns, body: body(one.body, Scope(in: inner)), range: one.range)
        }
        return TypedStatement(kind: .switch(subject, cases, label: label), range: range)
    }

    /// The patterns of a case or a `catch`, each of which binds the same names.
    func alternatives(
        _ patterns: [GuardedPattern], of type: Type, in scope: Scope
    ) -> [TypedStatement.Alternative] {
        patterns.enumerated().map { index, one in
            let bindings = index == 0 ? scope : Scope(in: scope)
            bindings.isSharing = index > 0
            return (
                pattern(one.pattern, of: type, isVariable: nil, in: bindings),
                one.condition.map { condition($0, in: bindings) }
            )
        }
    }
}

/// `.circle(let radius)`, `Shape.circle`: a case with patterns for its associated values.
struct CasePattern {
    let name: Name
    /// The type before it, as its names.
    let qualifier: [String]?
    let arguments: [Argument]?
    let isOptional: Bool
}

extension Expression {
    var casePattern: CasePattern? {
        let chain: PostfixChain
        switch kind {
        case .implicitMember: chain = PostfixChain(base: self, parts: [])
        case .chain(let own): chain = own
        default: return nil
        }
        var parts = chain.parts[...]
        let isOptional = parts.last?.isOptional == true
        if isOptional { parts.removeLast() }
        var arguments: [Argument]?
        if case .call(let call)? = parts.last?.kind, call.trailing.isEmpty {
            arguments = call.arguments
            parts.removeLast()
        }
        if case .implicitMember(let name) = chain.base.kind {
            guard parts.isEmpty else { return nil }
            return CasePattern(name: name, qualifier: nil, arguments: arguments, isOptional: isOptional)
        }
        guard case .identifier(let base) = chain.base.kind, case .member(let name)? = parts.last?.kind,
            base.first?.isUppercase == true || !isOptional
        else { return nil }
        var qualifier = [base]
        for part in parts.dropLast() {
            switch part.kind {
            case .member(let inner): qualifier.append(inner.text)
            // `Optional<Item>.none`: what is switched over says of what it is.
            case .specialization: continue
            default: return nil
            }
        }
        return CasePattern(name: name, qualifier: qualifier, arguments: arguments, isOptional: isOptional)
    }

    /// Whether it is `low...high` or `low..<high`.
    fileprivate var isRange: Bool { if case .infix(let chain) = kind { chain.precedence == .range } else { false } }
}
