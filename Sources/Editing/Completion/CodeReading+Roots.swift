import SwiftSource

/// The beginnings of expressions.
extension CodeReading {
    /// The meaning of an expression's first pieces, and the last of them.
    func root(at index: Int, depth: Int) -> (meaning: Meaning?, end: Int)? {
        switch code.kind(index) {
        case .string: return (.value(TypeText("String")), index)
        case .number: return (.value(TypeText(code.text(index).contains(".") ? "Double" : "Int")), index)
        case .typeName, .attribute: return (typeOrFunction(code.text(index), at: index), index)
        case .name: return (name(code.text(index).unquoted, at: index, depth: depth), index)
        case .keyword: return (keyword(index), index)
        case .opening(.parenthesis):
            guard let end = code.partner(of: index), code.parts(in: index).count == 1 else { return nil }
            return (type(ofValueFrom: index + 1, depth: depth + 1).map { .value($0) }, end)
        case .opening(.bracket):
            guard let end = code.partner(of: index) else { return nil }
            let element = type(ofValueFrom: index + 1, depth: depth + 1)
            return (element.map { .value(TypeText("[\($0.text)]")) }, end)
        case .dot:
            let types = expectedTypes(before: index, depth: depth + 1)
            let found = types.lazy.compactMap { type in
                meaning(of: known.words(of: type), named: code.text(index + 1), receiver: type)
            }.first
            return (found, index + 1)
        default: return nil
        }
    }

    private func keyword(_ index: Int) -> Meaning? {
        switch code.text(index) {
        case "self": declared.typeName(around: index).map { .value(TypeText($0)) }
        case "Self": declared.typeName(around: index).map { .type($0) }
        case "true", "false": .value(TypeText("Bool"))
        default: nil
        }
    }

    private func typeOrFunction(_ name: String, at index: Int) -> Meaning? {
        let outer = declared.typeName(around: index)
        if let type = known.resolve(TypeText(name), in: outer)?.type { return .type(type.name) }
        let functions = known.library.functions.filter { $0.name == name }
        return functions.isEmpty ? nil : .functions(functions)
    }

    private func name(_ text: String, at index: Int, depth: Int) -> Meaning? {
        if text.hasPrefix("$"), text.dropFirst().allSatisfy(\.isNumber), let number = Int(text.dropFirst()) {
            let closure = declared.scopes(around: index).first { declared.scopes[$0].type == nil && $0 > 0 }
            return closure.flatMap {
                type(ofParameter: number, ofClosure: declared.scopes[$0].opening, depth: depth + 1)
            }
            .map { .value($0) }
        }
        if text.hasPrefix("$") {
            guard case .value(let type)? = name(String(text.dropFirst()), at: index, depth: depth) else { return nil }
            return .value(TypeText("Binding<\(type.text)>"))
        }
        if let found = declared.name(text, before: index) {
            guard found.kind == .function else { return type(of: found, depth: depth).map { .value($0) } }
            let all = declared.names.filter { $0.text == text && $0.scope == found.scope && $0.kind == .function }
            return .functions(all.compactMap(\.member))
        }
        if let type = declared.typeName(around: index),
            let found = meaning(of: known.members(of: TypeText(type)), named: text, receiver: TypeText(type))
        {
            return found
        }
        return typeOrFunction(text, at: index)
    }

    /// The type of a declared name; nil where it is unknown.
    func type(of name: SourceDeclarations.Name, depth: Int = 0) -> TypeText? {
        guard depth < Self.maximumDepth else { return nil }
        switch name.origin {
        case .unknown: return nil
        case .written(let text): return text.isEmpty ? nil : TypeText(text)
        case .value(let start): return type(ofValueFrom: start, depth: depth + 1)
        case .element(let start):
            guard let type = type(ofValueFrom: start, depth: depth + 1) else { return nil }
            return known.element(of: type)
        case .closure(let brace, let number): return type(ofParameter: number, ofClosure: brace, depth: depth + 1)
        }
    }

    // MARK: Closures

    /// The type of a parameter of the closure whose brace is a piece.
    private func type(ofParameter number: Int, ofClosure brace: Int, depth: Int) -> TypeText? {
        guard depth < Self.maximumDepth else { return nil }
        for parameter in parameters(takingClosure: brace, depth: depth) {
            guard let function = TypeText(parameter.type).function, number < function.parameters.count else { continue }
            let type = function.parameters[number]
            guard type.text.hasSuffix(".Element") else { return type }
            return firstArgumentType(ofClosure: brace, depth: depth).flatMap(known.element)
        }
        return nil
    }

    /// The parameters that a closure may be the argument for, by the overloads of its call.
    func parameters(takingClosure brace: Int, depth: Int) -> [CompletionNames.Parameter] {
        let before = brace - 1
        var label: String?
        var callee = before
        if code.kind(before) == .colon {
            label = code.text(before - 1)
            if code.kind(before - 2) == .closing(.brace), let first = code.partner(of: before - 2) {
                // A further closure behind a call.
                callee = first - 1
            } else {
                return code.opening(around: brace).map { call(at: $0, depth: depth).parameters(at: brace) } ?? []
            }
        } else if code.kind(before) == .comma || code.kind(before) == .opening(.parenthesis) {
            return code.opening(around: brace).map { call(at: $0, depth: depth).parameters(at: brace) } ?? []
        }
        let functions: [CompletionNames.Member]
        var given: Set<String> = []
        if code.kind(callee) == .closing(.parenthesis), let opening = code.partner(of: callee) {
            let call = call(at: opening, depth: depth)
            functions = call.fitting
            given = Set(call.arguments.compactMap(\.label))
        } else {
            functions = self.functions(named: callee, depth: depth)
        }
        return functions.compactMap { function in
            function.parameters?.first {
                TypeText($0.type).function != nil && (label == nil || $0.label == label)
                    && !given.contains($0.label ?? "")
            }
        }
    }

    /// The functions that the expression before a bracket names.
    func functions(named end: Int, depth: Int) -> [CompletionNames.Member] {
        switch meaning(ofExpressionEndingAt: end, depth: depth + 1) {
        case .type(let name): known.type(named: name)?.initializers.map { $0.giving(name) } ?? []
        case .functions(let functions): functions
        case .value(let type):
            type.function.map { function in
                [
                    .init(
                        code.text(end), function.parameters.map { .init(nil, type: String($0.text)) },
                        type: String(function.result.text))
                ]
            } ?? []
        case nil: functionsOfUnknown(end)
        }
    }

    /// The modifiers of an unknown value, as far as a line begins with the dot.
    private func functionsOfUnknown(_ end: Int) -> [CompletionNames.Member] {
        guard code.kind(end - 1) == .dot, code.isFirstOnLine(end - 1), let element = known.library.elementType else {
            return []
        }
        return known.members(of: TypeText(element)).filter { $0.name == code.text(end) && $0.parameters != nil }
    }

    private func firstArgumentType(ofClosure brace: Int, depth: Int) -> TypeText? {
        guard code.kind(brace - 1) == .closing(.parenthesis), let opening = code.partner(of: brace - 1),
            let part = code.parts(in: opening).first
        else { return nil }
        let hasLabel = part.count > 1 && code.kind(part.lowerBound + 1) == .colon
        return type(ofValueFrom: part.lowerBound + (hasLabel ? 2 : 0), depth: depth + 1)
    }
}

extension SourceDeclarations.Name {
    /// The function as a member of its scope; nil for other names.
    var member: CompletionNames.Member? {
        guard let parameters, case .written(let type) = origin else { return nil }
        return .init(text, parameters, type: type, help: help)
    }
}
