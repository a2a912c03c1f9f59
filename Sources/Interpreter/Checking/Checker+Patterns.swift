import SwiftSource

extension Checker {
    /// A pattern for values of a type; its names are declared in the scope.
    /// - Parameter isVariable: whether its names are variables; nil where names need a `let` or `var` of their own.
    func pattern(
        _ pattern: Pattern, of type: Type, isVariable: Bool?, isInitialized: Bool = true, in scope: Scope
    ) -> TypedPattern {
        let range = pattern.range
        func made(_ kind: TypedPattern.Kind) -> TypedPattern { TypedPattern(kind: kind, range: range) }
        switch pattern.kind {
        case .wildcard: return made(.wildcard)
        case .name(let name):
            return bind(name, type, isVariable ?? false, isInitialized, at: range, in: scope)
        case .tuple(let parts):
            if parts.count == 1 {
                return self.pattern(parts[0].pattern, of: type, isVariable: isVariable, in: scope)
            }
            var types: [Type] = Array(repeating: .unknown, count: parts.count)
            if case .tuple(let fields) = solver.normal(type), fields.count == parts.count { types = fields.map(\.type) }
            return made(
                .tuple(
                    zip(parts, types).map { self.pattern($0.pattern, of: $1, isVariable: isVariable, in: scope) }))
        case .binding(let isVariable, let inner):
            return self.pattern(inner, of: type, isVariable: isVariable, in: scope)
        case .optional(let inner):
            let wrapped = solver.normal(type).wrapped ?? .unknown
            return made(.some(self.pattern(inner, of: wrapped, isVariable: isVariable, in: scope)))
        case .isType(let syntax): return made(.isType(resolver.resolve(syntax, in: scope)))
        case .cast(let inner, let syntax):
            let cast = resolver.resolve(syntax, in: scope)
            return made(.cast(self.pattern(inner, of: cast, isVariable: isVariable, in: scope), cast))
        case .expression(let expression):
            return self.pattern(expression, of: type, isVariable: isVariable, in: scope)
        }
    }

    private func bind(
        _ name: String, _ type: Type, _ isVariable: Bool, _ isInitialized: Bool, at range: SourceRange, in scope: Scope
    ) -> TypedPattern {
        guard let code = scope.code else { return TypedPattern(kind: .wildcard, range: range) }
        if let same = scope.sharedVariable(name) { return TypedPattern(kind: .bind(same), range: range) }
        if scope.hasVariable(name) { findings.report(.redeclared(name), at: range) }
        let variable = LocalVariable(name, at: range, type: type, isMutable: isVariable, in: code.code)
        variable.isInitialized = isInitialized
        variable.isImplicitlyUnwrapped = scope.bindsUnwrapped
        scope.declare(variable)
        return TypedPattern(kind: .bind(variable), range: range)
    }

    /// An expression used as a pattern: a case, a value, a range.
    private func pattern(
        _ expression: Expression, of type: Type, isVariable: Bool?, in scope: Scope
    ) -> TypedPattern {
        let range = expression.range
        func made(_ kind: TypedPattern.Kind) -> TypedPattern { TypedPattern(kind: kind, range: range) }
        switch expression.kind {
        case .binding(let pattern): return self.pattern(pattern, of: type, isVariable: isVariable, in: scope)
        case .discard: return made(.wildcard)
        case .identifier(let name) where isVariable != nil && !isKnownValue(name, in: scope):
            return bind(name, type, isVariable == true, true, at: range, in: scope)
        case .identifier(let name) where isVariable != nil:
            return bind(name, type, isVariable == true, true, at: range, in: scope)
        case .tuple(let elements) where elements.count != 1:
            var types: [Type] = Array(repeating: .unknown, count: elements.count)
            if case .tuple(let fields) = solver.normal(type), fields.count == elements.count {
                types = fields.map(\.type)
            }
            return made(
                .tuple(
                    zip(elements, types).map {
                        self.pattern($0.value, of: $1, isVariable: isVariable, in: scope)
                    }))
        case .nil: return made(.none)
        case .postfix(let op, let inner) where op.text == "?":
            return made(
                .some(
                    self.pattern(inner, of: solver.normal(type).wrapped ?? .unknown, isVariable: isVariable, in: scope))
            )
        default: break
        }
        if let found = enumCase(expression, of: type, isVariable: isVariable, in: scope) { return found }
        return equality(expression, of: type, in: scope)
    }

    private func isKnownValue(_ name: String, in scope: Scope) -> Bool { false }

    // MARK: Cases

    private func enumCase(
        _ expression: Expression, of type: Type, isVariable: Bool?, in scope: Scope
    ) -> TypedPattern? {
        guard var named = expression.casePattern else { return nil }
        let range = expression.range
        var subject = solver.normal(type)
        var isOptional = named.isOptional
        if let qualifier = named.qualifier {
            let owner = resolver.resolve(names: qualifier, at: range, in: scope)
            guard !owner.isUnknown else {
                return TypedPattern(
                    kind: .unknownCase(named.name.text, payload(named, nil, isVariable, in: scope)), range: range)
            }
            if solver.normal(subject).unwrapped.symbol != owner.symbol {
                subject = owner
            }
        }
        if subject.isUnknown || subject.variable != nil {
            return TypedPattern(
                kind: .unknownCase(named.name.text, payload(named, nil, isVariable, in: scope)), range: range)
        }
        if let wrapped = subject.wrapped {
            if named.name.text == "none" { return TypedPattern(kind: .none, range: range) }
            if named.name.text == "some" {
                named.name = Name(text: "some", range: named.name.range)
                let inner = named.arguments?.first.map {
                    self.pattern($0.value, of: wrapped, isVariable: isVariable, in: scope)
                }
                return TypedPattern(
                    kind: .some(inner ?? TypedPattern(kind: .wildcard, range: range)), range: range)
            }
            isOptional = true
            subject = solver.normal(subject).unwrapped
        }
        guard let symbol = subject.symbol else { return nil }
        symbol.load()
        let enumCase =
            symbol.members(named: named.name.text).lazy.compactMap {
                if case .enumCase(let found) = $0 { found } else { nil }
            }.first ?? symbol.cases.first { $0.name == named.name.text }
        guard let enumCase else {
            if symbol.kind == .enumeration, symbol.isOfSource, !symbol.allAncestors().isOpenEnded,
                members(named.name.text, of: subject, isStatic: true).isEmpty
            {
                findings.report(
                    .notStaticMember(type: symbol.qualifiedName, name: named.name.text), at: named.name.range,
                    hint: Hint.members(symbol.cases.map(\.name)))
                return TypedPattern(kind: .wildcard, range: range)
            }
            // A pattern that binds names is an enum case.
            let isCase = named.arguments.map { $0.contains(where: \.binds) } ?? isMade(named.name.text, of: subject)
            guard isCase, isOpenEnded(subject) || symbol.isPartial || symbol.description != nil else { return nil }
            return TypedPattern(
                kind: .unknownCase(named.name.text, payload(named, nil, isVariable, in: scope)), range: range)
        }
        let parameters = enumCase.parameters.map {
            $0.type.substituting(Substitution(symbol, subject.arguments))
        }
        let inner = TypedPattern(
            kind: .enumCase(enumCase, payload(named, parameters, isVariable, in: scope)), range: range)
        return isOptional && subject != solver.normal(type) ? TypedPattern(kind: .some(inner), range: range) : inner
    }

    /// Whether a type makes values by a function of the name, as by a case with values.
    private func isMade(_ name: String, of type: Type) -> Bool {
        members(name, of: type, isStatic: true).contains { if case .function = $0.symbol { true } else { false } }
    }

    private func payload(
        _ named: CasePattern, _ types: [Type]?, _ isVariable: Bool?, in scope: Scope
    ) -> [TypedPattern]? {
        guard let arguments = named.arguments else { return nil }
        let types = types ?? arguments.map { _ in .unknown }
        if arguments.count == 1, types.count > 1 {
            let whole = Type.tuple(types.map { .init(label: nil, type: $0) })
            let inner = self.pattern(arguments[0].value, of: whole, isVariable: isVariable, in: scope)
            return [TypedPattern(kind: .payload(inner), range: arguments[0].range)]
        }
        guard arguments.count == types.count else {
            findings.report(
                .cannotDestructure(
                    found: "\(Type.tuple(types.map { .init(label: nil, type: $0) }))", count: arguments.count),
                at: named.range)
            return nil
        }
        return zip(arguments, types).map {
            self.pattern($0.value, of: $1, isVariable: isVariable, in: scope)
        }
    }

    /// A value that the subject must equal, or a range that must contain it.
    private func equality(_ expression: Expression, of type: Type, in scope: Scope) -> TypedPattern {
        let wanted = solver.normal(type)
        let value = infer(expression, wanted.isUnknown ? nil : wanted.unwrapped, in: scope)
        if let own = (table.operators["~="] ?? []).first(where: { function in
            function.parameters.count == 2
                && speculate {
                    solver.cost(of: value.type, as: function.parameters[0].type) != nil
                        && solver.cost(of: wanted, as: function.parameters[1].type) != nil
                }
        }) {
            settle(value)
            return TypedPattern(kind: .matches(value, own), range: expression.range)
        }
        switch value.type.standard {
        case .range?, .closedRange?, .partialRangeFrom?, .partialRangeUpTo?, .partialRangeThrough?:
            if let bound = value.type.arguments.first, !wanted.isUnknown { _ = solver.common(bound, wanted.unwrapped) }
        default:
            if isCertain(wanted), isMismatch(value, wanted), solver.common(value.type, wanted) == nil {
                findings.report(
                    .cannotConvert(found: value.shownType, expected: wanted.description, .argument),
                    at: expression.range)
            }
        }
        settle(value)
        return TypedPattern(kind: .equals(value), range: expression.range)
    }

    // MARK: Switches

    func `switch`(
        _ statement: SwitchStatement, label: String?, at range: SourceRange, in scope: Scope,
        body: ([Statement], Scope) -> [TypedStatement]
    ) -> TypedStatement {
        let subject = infer(statement.subject, nil, in: scope)
        settle(subject)
        scope.code?.loopDepth += 1
        defer { scope.code?.loopDepth -= 1 }
        let cases = statement.cases.map { one -> TypedStatement.Case in
            let inner = Scope(in: scope)
            let patterns = one.patterns.enumerated().map { index, pattern in
                // Each alternative binds the same names.
                let bindings = index == 0 ? inner : Scope(in: scope, sharing: inner)
                return (
                    pattern: self.pattern(pattern.pattern, of: subject.type, isVariable: nil, in: bindings),
                    condition: pattern.condition.map { self.condition($0, in: bindings) }
                )
            }
            return .init(patterns: patterns, body: body(one.body, Scope(in: inner)), range: one.range)
        }
        checkExhaustive(statement, cases, subject)
        return TypedStatement(kind: .switch(subject, cases, label: label), range: range)
    }

    private func checkExhaustive(
        _ statement: SwitchStatement, _ cases: [TypedStatement.Case], _ subject: TypedExpression
    ) {
        if statement.cases.contains(where: \.isDefault) { return }
        let patterns = cases.flatMap { one in one.patterns.filter { $0.condition == nil }.map(\.pattern) }
        switch Coverage(of: patterns, type: solver.normal(subject.type), solver: solver).missing {
        case nil: return
        case .some(let missing):
            findings.report(
                .missingCases(missing), at: statement.subject.range,
                hint: missing.isEmpty ? Hint.addDefault : Hint.cases(missing))
        }
    }
}

/// `.circle(let radius)`, `Shape.circle`: a case with patterns for its associated values.
struct CasePattern {
    var name: Name
    /// The type before it, as its names.
    let qualifier: [String]?
    let arguments: [Argument]?
    let isOptional: Bool
    let range: SourceRange
}

extension Argument {
    /// Whether it is a pattern that binds a name.
    fileprivate var binds: Bool { if case .binding = value.kind { true } else { false } }
}

extension Expression {
    var casePattern: CasePattern? {
        switch kind {
        case .implicitMember(let name):
            return CasePattern(name: name, qualifier: nil, arguments: nil, isOptional: false, range: range)
        case .chain(let chain):
            var parts = chain.parts[...]
            var isOptional = false
            if case .optional? = parts.last?.kind {
                isOptional = true
                parts = parts.dropLast()
            }
            var arguments: [Argument]?
            if case .call(let call)? = parts.last?.kind, call.trailing.isEmpty {
                arguments = call.arguments
                parts = parts.dropLast()
            }
            if case .implicitMember(let name) = chain.base.kind {
                guard parts.isEmpty else { return nil }
                return CasePattern(
                    name: name, qualifier: nil, arguments: arguments, isOptional: isOptional, range: range)
            }
            guard case .identifier(let base) = chain.base.kind, base.first?.isUppercase == true,
                case .member(let name)? = parts.last?.kind
            else { return nil }
            var qualifier = [base]
            for part in parts.dropLast() {
                guard case .member(let inner) = part.kind else { return nil }
                qualifier.append(inner.text)
            }
            return CasePattern(
                name: name, qualifier: qualifier, arguments: arguments, isOptional: isOptional, range: range)
        default: return nil
        }
    }
}
