import SwiftSource

/// The names that parts of a syntax tree declare.
extension SourceText {
    /// The variables, functions and initializers that statements declare.
    /// - Parameters:
    ///   - kind: that of the variables.
    ///   - start: the position from which on all are known; nil for names that are known behind their declarations.
    func names(
        declaredBy statements: [Statement], _ kind: Completion.Candidate.Kind = .variable, from start: Int? = nil
    ) -> [Scope.Name] {
        statements.withConditionalOnes.flatMap { statement -> [Scope.Name] in
            switch statement.kind {
            case .variable(let variable):
                let help = documentation(before: statement.range.start)
                return variable.bindings.flatMap { binding in
                    let bound = names(
                        in: binding.pattern, origin(binding.type, binding.value), from: start ?? binding.range.end)
                    return bound.map { name in
                        Scope.Name(
                            member: .init(name.text, type: type(of: binding), help: help), kind: kind,
                            start: name.start, origin: name.origin, modifiers: variable.modifiers,
                            isWrapped: isWrapped(variable))
                    }
                }
            case .function(let function):
                guard let member = member(function, from: statement.range.start) else { return [] }
                return [
                    .init(
                        member: member, kind: .function, start: start ?? statement.range.start, origin: .unknown,
                        modifiers: function.modifiers)
                ]
            case .guard(let conditions, _): return names(boundBy: conditions)
            default: return []
            }
        }
    }

    private func origin(_ type: TypeSyntax?, _ value: Expression?) -> Scope.Origin {
        type.map { .written(TypeText($0, in: self)) } ?? value.map { .value($0) } ?? .unknown
    }

    /// The names of a function's parameters in its body.
    func names(of parameters: [FunctionParameterSyntax], from start: Int) -> [Scope.Name] {
        parameters.filter { $0.name.text != "_" }.map {
            .init(bound: $0.name.text, .written(TypeText($0.type, in: self)), from: start)
        }
    }

    // MARK: Patterns

    /// The names that conditions bind: each is known in the conditions behind it.
    func names(boundBy conditions: [Condition]) -> [Scope.Name] {
        conditions.flatMap { condition -> [Scope.Name] in
            switch condition.kind {
            case .binding(let pattern, _, let type, var value):
                if value == nil, case .name(let name) = pattern.kind {
                    value = Expression(kind: .identifier(name), range: pattern.range)
                }
                return names(in: pattern, origin(type, value), from: condition.range.end)
            case .match(let pattern, let type, let value):
                return names(in: pattern, origin(type, value), from: condition.range.end)
            case .expression, .availability: return []
            }
        }
    }

    /// The names that the patterns of a `case` or a `catch` bind.
    func names(in patterns: [GuardedPattern]) -> [Scope.Name] {
        patterns.flatMap { names(in: $0.pattern, .unknown, from: $0.pattern.range.end) }
    }

    /// The names that a pattern binds. Only a pattern of one name has the type of its value.
    func names(in pattern: Pattern, _ origin: Scope.Origin, from start: Int) -> [Scope.Name] {
        switch pattern.kind {
        case .name(let text): [.init(bound: text, origin, from: start)]
        case .binding(_, let inner):
            if case .expression(let expression) = inner.kind {
                expression.arguments.map { .init(bound: $0, .unknown, from: start) }
            } else {
                names(in: inner, origin, from: start)
            }
        case .optional(let inner): names(in: inner, origin, from: start)
        case .cast(let inner, let type): names(in: inner, .written(TypeText(type, in: self)), from: start)
        case .tuple(let elements): elements.flatMap { names(in: $0.pattern, .unknown, from: start) }
        case .expression(let expression): expression.bindings.flatMap { names(in: $0, .unknown, from: start) }
        case .wildcard, .isType: []
        }
    }
}

extension [Statement] {
    /// The statements with those in the branches of `#if`.
    var withConditionalOnes: [Statement] {
        flatMap { statement -> [Statement] in
            guard case .conditional(let clauses) = statement.kind else { return [statement] }
            return clauses.flatMap(\.content).withConditionalOnes
        }
    }
}

extension Expression {
    /// The patterns in an expression that is one itself: `.text(let title)`.
    fileprivate var bindings: [Pattern] {
        [.expression(self)].withDescendants.compactMap { node in
            if case .expression(let expression) = node, case .binding(let pattern) = expression.kind {
                pattern
            } else {
                nil
            }
        }
    }

    /// The names that stand alone in the parentheses of a pattern: `title` of `let .text(title)`.
    fileprivate var arguments: [String] {
        [.expression(self)].withDescendants.compactMap { node in
            if case .argument(let argument) = node, case .identifier(let name) = argument.value.kind {
                name
            } else {
                nil
            }
        }
    }
}
