import SwiftSource

/// Statements, expressions, arguments and types.
extension CompletionSearch {
    mutating func addStatements() {
        addNames()
        addKeywords([
            "let", "var", "if", "for", "switch", "return", "func", "struct", "guard", "while", "enum", "class",
            "protocol", "extension", "import", "break", "continue", "defer", "do", "typealias",
        ])
    }

    mutating func addDeclarations() {
        addKeywords([
            "var", "let", "func", "struct", "init", "static", "private", "enum", "case", "mutating", "override",
            "class", "typealias", "extension", "subscript",
        ])
    }

    mutating func addExpressions() {
        let expected = context.expected
        addWords(expected, dotted: true)
        if expected.contains(where: { $0.unwrapped.text == "Bool" }) {
            for word in ["true", "false"] { add(word, .keyword, .word) }
        }
        addNames(expected: expected)
        addKeywords(["true", "false", "nil", "self", "if", "switch"])
    }

    /// The names in scope, types and functions.
    private mutating func addNames(expected: [TypeText] = []) {
        for name in context.visibleNames { add(name, expected) }
        for type in namedTypes where type.group == .ownType || !type.name.utf8.contains(UInt8(ascii: ".")) {
            add(type.type, named: type.name, type.group)
        }
        for function in known.library.functions where !function.name.hasPrefix("#") {
            add(function, .function, .function)
        }
    }

    private mutating func add(_ name: Scope.Name, _ expected: [TypeText]) {
        if name.kind == .function { return add(name.member, .function, .scope) }
        let typed = cursor.typed.hasPrefix("$") ? String(cursor.typed.dropFirst()) : cursor.typed
        guard NameMatch(name.text, typed: typed) != nil else { return }
        let type = context.type(of: name)
        addProjection(of: name, type, expected)
        let isFitting = type.map { type in expected.contains { $0.unwrapped == type.unwrapped } } ?? false
        let signature = type.map { "\(name.text): \($0.text)" } ?? name.text
        add(
            name.text, name.kind, isFitting ? .word : .scope, signature: signature, help: name.member.help,
            insertion: CallInsertion(name.text.escaped))
    }

    /// Adds `$name`, where a binding is expected or a dollar sign is typed.
    private mutating func addProjection(of name: Scope.Name, _ type: TypeText?, _ expected: [TypeText]) {
        guard name.isWrapped, cursor.typed.hasPrefix("$") || expected.contains(where: { $0.name == "Binding" }) else {
            return
        }
        let projection = "$\(name.text)"
        let signature = type.map { "\(projection): Binding<\($0.text)>" } ?? projection
        add(projection, .property, .label, signature: signature, help: name.member.help)
    }

    // MARK: Types

    /// Adds a type with its initializers: one that makes a value of it, or its name alone without any.
    private mutating func add(_ type: CompletionNames.NamedType, named name: String, _ group: Group) {
        guard NameMatch(name, typed: cursor.typed) != nil else { return }
        guard type.kind != .protocol, !type.initializers.isEmpty else { return addBare(type, named: name, group) }
        let kind: Completion.Candidate.Kind = known.isElement(type) ? .element : .type
        let all = type.initializersBestFirst
        // Overloads are one candidate, unless the whole name is typed.
        let isWhole = name == cursor.typed
        for initializer in isWhole ? all : [all[0]] {
            let help = initializer.help.isEmpty ? type.help : initializer.help
            add(
                name, kind, group, signature: initializer.signature(named: name), help: help,
                insertion: insertion(name, initializer), alternatives: isWhole ? 0 : all.count - 1)
        }
    }

    /// Adds the name of a type.
    mutating func addBare(_ type: CompletionNames.NamedType, named name: String, _ group: Group) {
        let kind: Completion.Candidate.Kind =
            type.kind == .protocol ? .protocol : known.isElement(type) ? .element : .type
        add(name, kind, group, help: type.help)
    }

    /// - Parameter protocolsFirst: whether protocols come before other types.
    mutating func addTypeNames(protocolsFirst: Bool = false) {
        for (name, type, group) in namedTypes {
            let isFirst = protocolsFirst && type.kind == .protocol
            addBare(type, named: name, isFirst ? .label : protocolsFirst && group == .ownType ? .type : group)
        }
        for alias in known.library.aliases.keys.sorted() { add(alias, .type, .type) }
    }

    /// All types with their names at the cursor, the source's own first.
    private var namedTypes: [(name: String, type: CompletionNames.NamedType, group: Group)] {
        let own = known.own.typeNames.compactMap { name in
            known.type(named: name).map { (shortName(of: name), $0, Group.ownType) }
        }
        let others = known.library.types.compactMap { type -> (String, CompletionNames.NamedType, Group)? in
            guard !known.isOwn(type.name), let found = known.type(named: type.name) else { return nil }
            return (type.name, found, found.kind == .element ? .element : .type)
        }
        return (own + others).filter { !$0.1.isAttribute }
    }

    /// The name of one of the source's types without those around the cursor that it stands in.
    private func shortName(of name: String) -> String {
        let outer = context.typeName(at: context.position)?.withOuterTypes.first { name.hasPrefix("\($0).") }
        return outer.map { String(name.dropFirst($0.count + 1)) } ?? name
    }

    mutating func addAttributes() {
        let isMacro = cursor.sign == "#"
        // The sign is part of the typed name, or stands before it.
        let sign = cursor.typed.isEmpty ? "" : isMacro ? "#" : "@"
        if isMacro {
            for function in known.library.functions where function.name.hasPrefix("#") {
                add(function, .function, .function, named: sign + function.name.dropFirst())
            }
            return
        }
        let own = known.own.typeNames.compactMap { known.type(named: $0) }.filter(\.isAttribute)
        for type in own + known.library.types.filter(\.isAttribute) {
            add(sign + type.name, .attribute, .type, help: type.help)
        }
    }

    // MARK: Arguments

    /// Adds the labels that may come next, and values for an argument without one.
    mutating func addArgument(of call: WrittenCall) {
        let later = Set(call.labels.dropFirst(call.current + 1).compactMap(\.self))
        var labels: Set<String> = []
        for function in call.fitting(except: call.current) {
            for parameter in (function.parameters ?? []).dropFirst(call.place(in: function)).prefixThroughRequired {
                guard let label = parameter.label, !later.contains(label), !parameter.isBuilder,
                    !(call.hasTrailingClosure && parameter.parsedType.function != nil),
                    labels.insert(label).inserted
                else { continue }
                add(
                    "\(label):", .label, .label, signature: parameter.signature, help: parameter.help,
                    insertion: CallInsertion(cursor.next?.kind == .colon ? label : "\(label): "))
            }
        }
        addExpressions()
    }
}

extension CompletionNames.NamedType {
    /// The initializers: one with a builder before one that requires nothing.
    fileprivate var initializersBestFirst: [CompletionNames.Member] {
        guard let first = initializers.first, (first.parameters ?? []).allSatisfy({ $0.defaultText != nil }),
            let place = initializers.firstIndex(where: { $0.parameters?.last?.isBuilder ?? false })
        else { return initializers }
        return [initializers[place]] + initializers[..<place] + initializers[(place + 1)...]
    }
}

extension String {
    /// In backticks where a keyword needs them.
    fileprivate var escaped: String {
        ["default", "repeat", "in", "switch", "case", "is", "as", "for", "where"].contains(self) ? "`\(self)`" : self
    }
}
