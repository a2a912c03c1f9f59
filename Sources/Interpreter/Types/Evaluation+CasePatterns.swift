import SwiftSource

extension Evaluation {
    /// Whether a value is an enum's case, `.circle(let radius)`; what it binds is declared in the scope.
    /// - Parameter naming: in `case let .circle(radius)`, whether the names are variables; nil where each says so itself.
    func matchCase(
        _ expression: Expression, _ value: Value, naming: Bool?, in scope: Scope
    ) throws(Failure) -> Bool {
        guard let name = expression.caseName else { throw unsupported("this pattern", expression.range) }
        let arguments = expression.caseArguments
        if let values = try caseValues(name, unbacked(value)) {
            if arguments.isEmpty { return true }
            return try match(arguments, values, naming, at: expression.range, in: scope)
        }
        return false
    }

    /// What the case holds, where the value is that case; nil where it is another.
    private func caseValues(_ name: Name, _ value: Value) throws(Failure) -> [Value.TupleElement]? {
        switch value {
        case .choice(let choice):
            guard choice.definition.caseIndex(name.text) != nil else {
                // Of the optional that holds it.
                if name.text == "some" { return [.init(label: nil, value: value)] }
                if name.text == "none" { return nil }
                throw .error(
                    .notStaticMember(type: choice.definition.name.description, name: name.text), name.range,
                    hint: Hint.members(choice.definition.cases.map(\.name)))
            }
            return choice.case.name == name.text ? choice.values : nil
        case .none: return name.text == "none" ? [] : nil
        default: break
        }
        for description in lineage(of: value).types {
            guard let found = description.cases.first(where: { $0.name == name.text }) else { continue }
            guard let values = found.values(value) else { return nil }
            return values.map { .init(label: nil, value: $0) }
        }
        if name.text == "some" { return [.init(label: nil, value: value)] }
        if name.text == "none" { return nil }
        throw unsupported("taking '.\(name.text)' of \(value.typeName) apart", name.range)
    }

    private func match(
        _ arguments: [Argument], _ values: [Value.TupleElement], _ naming: Bool?, at range: SourceRange,
        in scope: Scope
    ) throws(Failure) -> Bool {
        // One name may take all of them, as a tuple.
        if arguments.count == 1, values.count > 1 {
            return try match(arguments[0].value, .tuple(values), naming, in: scope)
        }
        guard arguments.count == values.count else {
            throw .error(.cannotDestructure(found: Value.tuple(values).typeName, count: arguments.count), range)
        }
        for (argument, element) in zip(arguments, values) {
            if let label = argument.label, let own = element.label, label.text != own {
                throw .error(.extraneousLabel(label.text), label.range)
            }
            guard try match(argument.value, element.value, naming, in: scope) else { return false }
        }
        return true
    }

    private func match(
        _ expression: Expression, _ value: Value, _ naming: Bool?, in scope: Scope
    ) throws(Failure) -> Bool {
        guard let naming else {
            return try match(Pattern(kind: .expression(expression), range: expression.range), value, in: scope)
        }
        switch expression.named {
        case .identifier(let name):
            try bind(
                Pattern(kind: .name(name), range: expression.range), to: value, isMutable: naming, type: nil, in: scope)
            return true
        case .chain where expression.caseName != nil, .implicitMember:
            return try matchCase(expression, value, naming: naming, in: scope)
        default: return try match(Pattern(kind: .expression(expression), range: expression.range), value, in: scope)
        }
    }
}

extension Expression {
    /// The case that a pattern names: `.circle`, `Shape.circle(let radius)`.
    var caseName: Name? {
        switch kind {
        case .implicitMember(let name): return name
        case .chain(let chain):
            var parts = chain.partsOfCase
            if case .call? = parts.last?.kind { parts.removeLast() }
            guard let last = parts.last else {
                if case .implicitMember(let name) = chain.base.kind { return name }
                return nil
            }
            guard case .identifier(let base) = chain.base.named, base.first?.isUppercase == true,
                case .member(let name) = last.kind
            else { return nil }
            return name
        default: return nil
        }
    }

    fileprivate var caseArguments: [Argument] {
        guard case .chain(let chain) = kind, case .call(let call)? = chain.partsOfCase.last?.kind else { return [] }
        return call.arguments
    }
}

extension PostfixChain {
    /// Without the mark of `.circle?`, a case of what an optional holds.
    var partsOfCase: [PostfixPart] {
        if case .optional? = parts.last?.kind { parts.dropLast() } else { parts }
    }
}
