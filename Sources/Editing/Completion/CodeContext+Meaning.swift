import SwiftSource

// MARK: - Expressions

extension CodeContext {
    /// The type of an expression's value; nil if it is unknown.
    /// - Parameter depth: the number of names whose types depend on the expression. Above 8 the type is unknown, since the
    ///   names may depend on each other.
    func type(of expression: Expression, depth: Int = 0) -> TypeText? {
        guard depth <= 8, case .value(let type)? = meaning(of: expression, depth: depth) else { return nil }
        return type
    }

    func types(of expression: Expression) -> [TypeText] { type(of: expression).map { [$0] } ?? [] }

    /// The meaning of an expression; nil if it is unknown.
    /// - Parameters:
    ///   - expected: the types that it may have, for an implicit member.
    ///   - depth: the number of names whose types depend on it.
    func meaning(of expression: Expression, expected: [TypeText] = [], depth: Int = 0) -> Meaning? {
        let position = expression.range.start
        switch expression.kind {
        case .string: return .value(TypeText("String"))
        case .integer: return .value(TypeText("Int"))
        case .float: return .value(TypeText("Double"))
        case .boolean: return .value(TypeText("Bool"))
        case .identifier(let name): return meaning(ofName: name, at: position, depth)
        case .anonymousParameter(let number):
            let types = scopes.last { $0.start <= position && $0.anonymousParameters != nil }?.anonymousParameters
            return types.flatMap { number < $0.count ? .value($0[number]) : nil }
        case .selfValue: return typeName(at: position).map { .value(TypeText($0)) }
        case .selfType: return typeName(at: position).map { .type($0) }
        case .implicitMember(let name):
            return expected.lazy.compactMap { meaning(of: known.words(of: $0), named: name.text, receiver: $0) }.first
        case .chain(let chain):
            let base = meaning(of: chain.base, expected: expected, depth: depth)
            return chain.parts.reduce(base) { meaning(of: $0, followedBy: $1) }
        case .tuple(let elements) where elements.count == 1:
            return meaning(of: elements[0].value, expected: expected, depth: depth)
        case .array(let elements):
            return elements.first.flatMap { type(of: $0, depth: depth) }.map { .value(TypeText("[\($0.text)]")) }
        case .effect(_, let operand), .ternary(_, let operand, _): return meaning(of: operand, depth: depth)
        case .infix(let chain):
            let isTest = chain.precedence <= .comparison && chain.precedence != .unstated
            return isTest ? .value(TypeText("Bool")) : meaning(of: chain.first, depth: depth)
        case .cast(let cast): return .value(cast.kind == .is ? TypeText("Bool") : TypeText(cast.type, in: source))
        default: return nil
        }
    }

    /// The meaning of an expression with a part behind it.
    func meaning(of value: Meaning?, followedBy part: PostfixPart) -> Meaning? {
        switch part.kind {
        case .member(let name):
            return member(name.text, of: meaningBeforeDot(value, at: part.range.start))
        case .call(let call):
            switch value {
            case .type(let name): return .value(TypeText(name))
            case .functions(let functions):
                let call = WrittenCall(call, named: "", functions, in: marked)
                return call.fitting().first.map { .value($0.parsedType) }
            case .value(let type): return type.function.map { .value($0.result) }
            case nil: return nil
            }
        case .subscript:
            guard case .value(let type)? = value else { return nil }
            return known.element(of: type).map { .value($0) }
        case .specialization, .optional, .forced, .argumentLabels, .conditional: return value
        }
    }

    /// The meaning of a value before a dot. An unknown value counts as an element if the dot begins a line.
    func meaningBeforeDot(_ value: Meaning?, at dot: Int) -> Meaning? {
        let isUnknown =
            switch value {
            case .value(let type): known.resolve(type, in: typeName(at: position)) == nil
            case .type, .functions: false
            case nil: true
            }
        guard isUnknown, source.isFirstOnLine(dot), let element = known.library.elementType else { return value }
        return .value(TypeText(element))
    }

    private func member(_ name: String, of meaning: Meaning?) -> Meaning? {
        switch meaning {
        case .value(let type):
            return self.meaning(of: known.members(of: type, named: name), named: name, receiver: type)
        case .type(let type):
            if known.type(named: type + "." + name) != nil { return .type(type + "." + name) }
            guard let found = known.type(named: type) else { return nil }
            if name == "init" { return .functions(functions(of: meaning, named: name)) }
            return self.meaning(of: found.staticMembers, named: name, receiver: TypeText(type))
        case .functions, nil: return nil
        }
    }

    /// The meaning of a name among members.
    private func meaning(
        of members: [CompletionNames.Member], named name: String, receiver: TypeText
    ) -> Meaning? {
        let found = members.filter { $0.name == name }.map { member in
            member.parsedType.name == "Self" ? member.giving(receiver.text) : member
        }
        guard let first = found.first else { return nil }
        if first.parameters == nil { return first.type.isEmpty ? nil : .value(first.parsedType) }
        return .functions(found.filter { $0.parameters != nil })
    }

    /// The functions that a call of an expression may call.
    func functions(of meaning: Meaning?, named name: String) -> [CompletionNames.Member] {
        switch meaning {
        case .type(let name): return known.type(named: name)?.initializers.map { $0.giving(name) } ?? []
        case .functions(let functions): return functions
        case .value(let type):
            guard let function = type.function else { return [] }
            let parameters = function.parameters.map { CompletionNames.Parameter(nil, type: $0.text) }
            return [.init(name, parameters, type: function.result.text)]
        case nil: return []
        }
    }
}

// MARK: - Names

extension CodeContext {
    /// The names that are known at the position, the nearest first, without those that nearer ones hide.
    var visibleNames: [Scope.Name] {
        var seen: Set<String> = []
        return scopes.reversed().flatMap { $0.names(at: position) }.filter {
            $0.kind == .function || seen.insert($0.text).inserted
        }
    }

    /// The type whose members can be named without a dot.
    func typeName(at position: Int) -> String? { scopes.last { $0.start <= position && $0.type != nil }?.type }

    private func meaning(ofName text: String, at position: Int, _ depth: Int) -> Meaning? {
        if text.hasPrefix("$") {
            let value = meaning(ofName: String(text.dropFirst()), at: position, depth)
            guard case .value(let type)? = value else { return nil }
            return .value(TypeText("Binding<\(type.text)>"))
        }
        for scope in scopes.reversed() {
            let found = scope.names(text, at: position)
            guard let last = found.last else { continue }
            guard last.kind == .function else { return type(of: last, depth: depth).map { .value($0) } }
            return .functions(found.map(\.member))
        }
        if let type = typeName(at: position).map({ TypeText($0) }),
            let found = meaning(of: known.members(of: type, named: text), named: text, receiver: type)
        {
            return found
        }
        if let type = known.resolve(TypeText(text), in: typeName(at: position))?.type { return .type(type.name) }
        let functions = known.library.functions.filter { $0.name == text }
        return functions.isEmpty ? nil : .functions(functions)
    }

    /// The type of a declared name; nil if it is unknown.
    /// - Parameter depth: the number of names whose types depend on it.
    func type(of name: Scope.Name, depth: Int = 0) -> TypeText? {
        switch name.origin {
        case .unknown: nil
        case .written(let type): type
        case .value(let value): type(of: value, depth: depth + 1)
        case .element(let sequence): type(of: sequence, depth: depth + 1).flatMap(known.element)
        }
    }
}

extension CompletionNames.Member {
    /// The member with another result.
    func giving(_ type: String) -> Self { Self(name, parameters, type: type, help: help) }
}
