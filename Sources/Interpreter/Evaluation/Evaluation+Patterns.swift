import SwiftSource

extension Evaluation {
    /// Declares what a pattern names.
    func bind(
        _ pattern: Pattern, to value: Value, isMutable: Bool, type: ValueType?, in scope: Scope
    ) throws(Failure) {
        switch pattern.kind {
        case .wildcard: return
        case .name(let name):
            let variable = Variable(name, isMutable: isMutable, type: type ?? self.type(of: value), .value(value))
            scope.declare(variable)
        case .tuple(let elements):
            if case .hole(let hole) = value {
                for element in elements {
                    try bind(
                        element.pattern, to: part(of: hole, element.pattern), isMutable: isMutable, type: nil, in: scope
                    )
                }
                return
            }
            guard case .tuple(let values) = value, values.count == elements.count else {
                throw .error(.cannotDestructure(found: value.typeName, count: elements.count), pattern.range)
            }
            var fields: [ValueType.TupleField] = []
            if case .tuple(let types)? = type, types.count == elements.count { fields = types }
            for (index, (element, value)) in zip(elements, values).enumerated() {
                let type = index < fields.count ? fields[index].type : nil
                try bind(element.pattern, to: value.value, isMutable: isMutable, type: type, in: scope)
            }
        case .binding(let isVariable, let inner):
            try bind(inner, to: value, isMutable: isVariable, type: type, in: scope)
        case .optional(let inner): try bind(inner, to: value, isMutable: isMutable, type: type, in: scope)
        case .isType, .cast, .expression: throw unsupported("this pattern", pattern.range)
        }
    }

    /// The names that a pattern declares.
    func names(of pattern: Pattern) -> [String] {
        switch pattern.kind {
        case .name(let name): [name]
        case .tuple(let elements): elements.flatMap { names(of: $0.pattern) }
        case .binding(_, let inner), .optional(let inner), .cast(let inner, _): names(of: inner)
        default: []
        }
    }

    /// Whether a value is what a `case` says; what it binds is declared in the scope.
    func match(_ pattern: Pattern, _ value: Value, in scope: Scope) throws(Failure) -> Bool {
        if case .hole(let hole) = value {
            try bindNames(in: pattern, to: hole, in: scope)
            return true
        }
        switch pattern.kind {
        case .wildcard: return true
        case .binding(let isVariable, let inner):
            if case .optional = inner.kind, case .none = value { return false }
            if case .expression(let expression) = inner.kind {
                return try matchCase(expression, value, naming: isVariable, in: scope)
            }
            try bind(inner, to: value, isMutable: isVariable, type: nil, in: scope)
            return true
        case .expression(let expression): return try match(expression, value, in: scope)
        case .isType(let syntax):
            let type = try resolve(syntax, in: scope)
            return converted(value, to: type) != nil
        case .cast(let inner, let syntax):
            guard let value = converted(value, to: try resolve(syntax, in: scope)) else { return false }
            return try match(inner, value, in: scope)
        default:
            try bind(pattern, to: value, isMutable: false, type: nil, in: scope)
            return true
        }
    }

    private func match(_ expression: Expression, _ value: Value, in scope: Scope) throws(Failure) -> Bool {
        switch expression.kind {
        case .discard: return true
        case .binding(let pattern): return try match(pattern, value, in: scope)
        case .nil:
            if case .none = value { return true }
            return false
        case .prefix(let op, let bound) where op.text == "..<" || op.text == "...":
            let bound = try evaluate(bound, Expectation(type: type(of: value), role: .argument), in: scope)
            return try order(op.text == "..<" ? "<" : "<=", value, bound, at: op)
        case .postfix(let op, let bound):
            let bound = try evaluate(bound, Expectation(type: type(of: value), role: .argument), in: scope)
            return try order(">=", value, bound, at: op)
        case .tuple(let elements) where elements.count > 1:
            guard case .tuple(let values) = value, values.count == elements.count else { return false }
            for (element, value) in zip(elements, values) {
                guard try match(element.value, value.value, in: scope) else { return false }
            }
            return true
        case .chain(let chain) where chain.hasPatternArguments:
            return try matchCase(expression, value, naming: nil, in: scope)
        case .implicitMember, .chain:
            if unbacked(value).isChoice, expression.caseName != nil {
                return try matchCase(expression, value, naming: nil, in: scope)
            }
        case .infix(let chain) where chain.precedence == .range && value.isText:
            let wanted = Expectation(type: .string, role: .argument)
            let upper = chain.rest[0].operator
            let bounds = try unify(chain.operands, wanted, in: scope)
            guard try order("<=", bounds[0], value, at: upper) else { return false }
            return try order(upper.text == "..<" ? "<" : "<=", value, bounds[1], at: upper)
        default: break
        }
        if case .none = value { return false }
        let isRange = if case .infix(let chain) = expression.kind { chain.precedence == .range } else { false }
        let wanted = isRange ? rangeType(for: value) : type(of: value)
        let other = try evaluate(expression, Expectation(type: wanted, role: .argument), in: scope)
        if let contains = contains(other, value) { return contains }
        return try areEqual(value, other, "~=", at: expression.range)
    }

    private func rangeType(for value: Value) -> ValueType? {
        if case .double = value { .closedRange(.double) } else { nil }
    }

    private func contains(_ range: Value, _ value: Value) -> Bool? {
        switch (range, value) {
        case (.range(let range), .int(let number)): number >= range.start && number < range.end
        case (.closedRange(let range), .double(let number)): number >= range.lower && number <= range.upper
        default: nil
        }
    }

    func executeSwitch(
        _ statement: SwitchStatement, in parent: Scope, expecting result: Expectation
    ) throws(Failure) -> Flow {
        guard let (index, scope) = try chooseCase(statement, in: parent) else { throw noMatch(in: statement) }
        var scopeOfCase = scope
        for chosen in statement.cases[index...] {
            let flow = try execute(chosen.body, in: scopeOfCase, expecting: result)
            switch flow {
            case .fallthrough: scopeOfCase = Scope(parent: parent)
            case .break(nil): return .normal
            default: return flow
            }
        }
        return .normal
    }

    /// The first case that matches, with the scope of what it binds.
    func chooseCase(_ statement: SwitchStatement, in parent: Scope) throws(Failure) -> (Int, Scope)? {
        let subject = try settled(try evaluate(statement.subject, .nothing, in: parent))
        if case .hole(let hole) = subject { note(hole, .value, wanted: nil, assumed: "the first case") }
        if case .choice(let choice) = subject { checkWhole(statement, over: choice.definition) }
        var fallback: Int?
        for (index, candidate) in statement.cases.enumerated() {
            if candidate.isDefault { fallback = index }
            for (pattern, condition) in candidate.patterns {
                let scope = Scope(parent: parent)
                guard try match(pattern, subject, in: scope) else { continue }
                if let condition, try !isTrue(condition, in: scope) { continue }
                return (index, scope)
            }
        }
        return fallback.map { ($0, Scope(parent: parent)) }
    }
}

extension Value {
    fileprivate var isText: Bool {
        if case .string = self { true } else { false }
    }

    /// Whether it can be told by a case's name alone: one of the source's enums, or no value.
    fileprivate var isChoice: Bool {
        switch self {
        case .choice, .none: true
        default: false
        }
    }
}

extension PostfixChain {
    /// `.some(let x)`.
    fileprivate var hasPatternArguments: Bool {
        guard case .call(let call) = partsOfCase.last?.kind else { return false }
        return call.arguments.contains { $0.value.bindsNames }
    }
}

extension Expression {
    /// Whether names are bound in it, at any depth.
    fileprivate var bindsNames: Bool {
        switch kind {
        case .binding, .discard: true
        case .chain(let chain): chain.hasPatternArguments
        case .tuple(let elements): elements.contains { $0.value.bindsNames }
        default: false
        }
    }
}
