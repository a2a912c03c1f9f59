import SwiftSource

/// Types, functions, variables, cases.
extension DeclarationReader {
    // MARK: Types

    mutating func readType(_ keyword: Int) {
        guard code.kind(keyword + 1) == .typeName || code.kind(keyword + 1) == .name else { return }
        let isExtension = code.isWord(keyword, "extension")
        var next = keyword + 2
        var name = code.text(keyword + 1)
        while isExtension, code.kind(next) == .dot, code.kind(next + 1) == .typeName {
            name += "." + code.text(next + 1)
            next += 2
        }
        if !isExtension, let outer = found.scopes[scope].type { name = outer + "." + name }
        next = readGenerics(next)
        var conformances: [String] = []
        if code.kind(next) == .colon {
            repeat {
                let end = code.endOfType(from: next + 1)
                conformances += code.text(from: next + 1, through: end - 1).split(separator: " & ").map {
                    TypeText($0).name ?? String($0)
                }
                next = end
            } while code.kind(next) == .comma
        }
        addType(name, conformances, keyword)
        note(Body(type: name, isEnum: code.isWord(keyword, "enum")), at: bodyBrace(from: next))
    }

    private mutating func addType(_ name: String, _ conformances: [String], _ keyword: Int) {
        if code.isWord(keyword, "extension") {
            found.types[name, default: .init(name, .value)].conformances += conformances
            return
        }
        let start = startOfDeclaration(keyword)
        let attributes = (start..<keyword).map { code.text($0) }
        let known = found.types[name]
        var type = CompletionNames.NamedType(
            name, code.isWord(keyword, "protocol") ? .protocol : .value, help: code.documentation(before: start),
            conformances: conformances + (known?.conformances ?? []),
            isAttribute: attributes.contains("@propertyWrapper") || attributes.contains("@resultBuilder"))
        type.initializers = known?.initializers ?? []
        type.staticMembers = known?.staticMembers ?? []
        type.members = known?.members ?? []
        found.types[name] = type
        if code.isWord(keyword, "struct") { structs.insert(name) }
        if !found.typeNames.contains(name) { found.typeNames.append(name) }
    }

    /// The generic parameters in angle brackets, of which the constrained ones are aliases.
    /// - Returns: the piece behind them.
    private mutating func readGenerics(_ start: Int) -> Int {
        guard code.kind(start) == .sign, code.text(start).hasPrefix("<") else { return start }
        var next = start + 1
        while let kind = code.kind(next), !(kind == .sign && code.text(next).hasPrefix(">")), next < start + 60 {
            if kind == .colon, code.kind(next - 1) == .typeName, !isLibrary {
                let end = code.endOfType(from: next + 1)
                found.aliases[code.text(next - 1)] = code.text(from: next + 1, through: max(next + 1, end - 1))
                next = max(next + 1, end)
            } else {
                next += 1
            }
        }
        return next + 1
    }

    mutating func readAlias(_ keyword: Int) {
        guard code.kind(keyword + 1) == .typeName else { return }
        let equals = readGenerics(keyword + 2)
        guard code.isWord(equals, "=") else { return }
        found.aliases[code.text(keyword + 1)] = code.text(
            from: equals + 1, through: code.endOfType(from: equals + 1) - 1)
    }

    mutating func readCases(_ keyword: Int) {
        guard let type = found.scopes[scope].type else { return }
        var next = keyword + 1
        while code.kind(next) == .name {
            let name = code.text(next).unquoted
            next += 1
            var parameters: [CompletionNames.Parameter]?
            if code.kind(next) == .opening(.parenthesis), let end = code.partner(of: next) {
                parameters = code.parts(in: next).map(code.associatedValue)
                next = end + 1
            }
            found.types[type]?.staticMembers.append(
                .init(name, parameters, type: type, help: code.documentation(before: keyword)))
            if code.isWord(next, "=") { next += 2 }
            guard code.kind(next) == .comma else { return }
            next += 1
        }
    }

    // MARK: Functions

    mutating func readFunction(_ keyword: Int) {
        let isInitializer = code.isWord(keyword, "init")
        var next = keyword + 1
        if !isInitializer {
            guard code.kind(next) == .name else { return }
            next += 1
        } else if code.isWord(next, "?") {
            next += 1
        }
        next = readGenerics(next)
        guard code.kind(next) == .opening(.parenthesis), let end = code.partner(of: next) else { return }
        let parts = code.parts(in: next)
        let parameters = parts.compactMap(code.parameter)
        next = end + 1
        while code.isWord(next, "async") || code.isWord(next, "throws") || code.isWord(next, "rethrows") { next += 1 }
        var result = "Void"
        if code.isWord(next, "->") {
            let end = code.endOfType(from: next + 1)
            result = code.text(from: next + 1, through: end - 1)
            next = end
        }
        let start = startOfDeclaration(keyword)
        let member = CompletionNames.Member(
            isInitializer ? "init" : code.text(keyword + 1).unquoted, parameters, type: result,
            help: code.documentation(before: start))
        add(member, keyword, start, origin: .written(result))
        let names = parameters.filter { $0.name != "_" }.map {
            (text: $0.name, origin: SourceDeclarations.Origin.written($0.type))
        }
        let brace = code.isWord(next, "where") || code.kind(next) == .opening(.brace) ? bodyBrace(from: next) : nil
        note(Body(result: isInitializer ? nil : result, names: names), at: brace)
    }

    /// Adds what a declaration declares to its type, and to the names of its scope.
    private mutating func add(
        _ member: CompletionNames.Member, _ keyword: Int, _ start: Int, origin: SourceDeclarations.Origin
    ) {
        let words = (start..<keyword).map { code.text($0) }
        if isLibrary, words.contains("private") { return }
        let isStatic = words.contains("static") || words.contains("class")
        if let type = found.scopes[scope].type {
            if member.name == "init" {
                found.types[type, default: .init(type, .value)].initializers.append(member)
            } else if isStatic {
                found.types[type, default: .init(type, .value)].staticMembers.append(member)
            } else {
                found.types[type, default: .init(type, .value)].members.append(member)
            }
        }
        guard member.name != "init" else { return }
        let isLocal = scope != 0 && !isInType
        found.names.append(
            .init(
                text: member.name,
                kind: member.parameters != nil ? .function : isInType ? .property : .variable, scope: scope,
                start: isLocal ? keyword + 2 : 0, origin: origin, parameters: member.parameters, help: member.help,
                isWrapped: words.contains { $0.isWrapper }))
    }

    /// The first piece of a declaration, with its attributes and modifiers.
    private func startOfDeclaration(_ keyword: Int) -> Int {
        var start = keyword
        while start > 0 {
            switch code.kind(start - 1) {
            case .attribute: start -= 1
            case .keyword where Self.modifiers.contains(code.text(start - 1)): start -= 1
            case .name where Self.modifiers.contains(code.text(start - 1)): start -= 1
            case .closing(.parenthesis):
                // The arguments of an attribute or a modifier.
                guard let opening = code.partner(of: start - 1), opening > 0,
                    code.kind(opening - 1) == .attribute || Self.modifiers.contains(code.text(opening - 1))
                else { return start }
                start = opening
            default: return start
            }
        }
        return start
    }

    private static let modifiers: Set = [
        "static", "class", "private", "fileprivate", "internal", "public", "package", "open", "final", "override",
        "mutating", "nonmutating", "lazy", "weak", "unowned", "required", "convenience", "indirect", "nonisolated",
    ]

    // MARK: Variables

    mutating func readVariable(_ keyword: Int) {
        if code.kind(keyword + 1) == .opening(.parenthesis) { return readPattern(keyword + 1) }
        guard code.kind(keyword + 1) == .name else {
            // `case let .text(title)`
            if code.kind(keyword + 1) == .dot, code.kind(keyword + 3) == .opening(.parenthesis) {
                readPattern(keyword + 3)
            }
            return
        }
        var next = keyword + 2
        var origin = SourceDeclarations.Origin.unknown
        var type = ""
        if code.kind(next) == .colon {
            let end = code.endOfType(from: next + 1)
            type = code.text(from: next + 1, through: end - 1)
            origin = .written(type)
            next = end
        }
        let hasValue = code.isWord(next, "=")
        if hasValue, type.isEmpty {
            origin = .value(next + 1)
            type = code.literalType(next + 1)
        }
        let condition = condition(of: keyword)
        if let condition {
            if !hasValue { origin = .value(keyword + 1) }
            return declare(code.text(keyword + 1), origin, in: condition, after: next)
        }
        let start = startOfDeclaration(keyword)
        let member = CompletionNames.Member(
            code.text(keyword + 1).unquoted, type: type, help: code.documentation(before: start))
        add(member, keyword, start, origin: origin)
        if !hasValue, code.kind(next) == .opening(.brace) { note(Body(result: type), at: next) }
        if isInType { noteStored(member, keyword, start, value: hasValue ? next + 1 : nil, next) }
    }

    /// Names in parentheses, without types.
    private mutating func readPattern(_ parenthesis: Int) {
        for part in code.parts(in: parenthesis) {
            guard let name = part.last(where: { code.kind($0) == .name }), !code.isWord(name, "_") else { continue }
            found.names.append(
                .init(text: code.text(name), kind: .variable, scope: scope, start: name + 1, origin: .unknown))
        }
    }

    /// The keyword of the condition that a variable is bound in; nil for a variable of its own.
    private func condition(of keyword: Int) -> Int? {
        var next = keyword - 1
        while next >= 0 {
            switch code.kind(next) {
            case .keyword:
                if ["if", "guard", "while", "case"].contains(code.text(next)) { return next }
                if code.isFirstOnLine(next + 1) { return nil }
            case .closing:
                guard let opening = code.partner(of: next) else { return nil }
                next = opening
            case .opening, nil: return nil
            default:
                if code.isFirstOnLine(next + 1), code.kind(next) != .comma { return nil }
            }
            next -= 1
        }
        return nil
    }

    private mutating func declare(
        _ name: String, _ origin: SourceDeclarations.Origin, in condition: Int, after next: Int
    ) {
        if code.isWord(condition, "guard") || code.isWord(condition, "case") {
            found.names.append(.init(text: name, kind: .variable, scope: scope, start: next, origin: origin))
        } else {
            note(Body(names: [(name, origin)]), at: bodyBrace(from: next))
        }
    }
}

extension String {
    /// Whether it is an attribute that may wrap a value: `@State`.
    fileprivate var isWrapper: Bool {
        hasPrefix("@") && dropFirst().first?.isUppercase ?? false && !hasSuffix("Builder")
    }

    /// The name without backticks.
    var unquoted: String { hasPrefix("`") && hasSuffix("`") && count > 1 ? String(dropFirst().dropLast()) : self }
}
