import SwiftSource

/// Statements, expressions, arguments and types.
extension CompletionSearch {
    private var known: KnownNames { reading.known }

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
            "class",
            "typealias", "extension", "subscript",
        ])
    }

    mutating func addExpressions(expected: [TypeText]) {
        addWords(expected, dotted: true)
        if expected.contains(where: { $0.unwrapped.text == "Bool" }) {
            for word in ["true", "false"] { add(word, .keyword, .word) }
        }
        addNames(expected: expected)
        addKeywords(["true", "false", "nil", "self", "if", "switch"])
    }

    /// The names in scope, types and functions.
    private mutating func addNames(expected: [TypeText] = []) {
        for name in reading.declared.visibleNames(before: index) { add(name, expected) }
        for name in reading.declared.typeNames {
            guard let type = known.type(named: name), let short = shortName(of: name) else { continue }
            add(type, named: short, .ownType)
        }
        for type in known.library.types where reading.declared.types[type.name] == nil || !isOwn(type.name) {
            guard !type.name.utf8.contains(UInt8(ascii: ".")), let type = known.type(named: type.name) else { continue }
            add(type, named: type.name, type.kind == .element ? .element : .type)
        }
        for function in known.library.functions where !function.name.hasPrefix("#") {
            add(function, .function, .function)
        }
    }

    private mutating func add(_ name: SourceDeclarations.Name, _ expected: [TypeText]) {
        if let member = name.member { return add(member, .function, .scope) }
        let typed = cursor.typed.hasPrefix("$") ? String(cursor.typed.dropFirst()) : cursor.typed
        guard NameMatch(name.text, typed: typed) != nil else { return }
        let type = reading.type(of: name)
        addProjection(of: name, type, expected)
        let isFitting = type.map { type in expected.contains { $0.unwrapped == type.unwrapped } } ?? false
        let signature = type.map { "\(name.text): \($0.text)" } ?? name.text
        let kind: Completion.Candidate.Kind =
            switch name.kind {
            case .parameter: .parameter
            case .property: .property
            case .variable, .function: .variable
            }
        add(
            name.text, kind, isFitting ? .word : .scope, signature: signature, help: name.help,
            insertion: CallInsertion(name.text.escaped))
    }

    /// Adds `$name`, where a binding is expected or a dollar sign is typed.
    private mutating func addProjection(of name: SourceDeclarations.Name, _ type: TypeText?, _ expected: [TypeText]) {
        guard name.isWrapped, cursor.typed.hasPrefix("$") || expected.contains(where: { $0.name == "Binding" }) else {
            return
        }
        let projection = "$\(name.text)"
        let signature = type.map { "\(projection): Binding<\($0.text)>" } ?? projection
        add(projection, .property, .label, signature: signature, help: name.help)
    }

    // MARK: Types

    /// Adds a type with its initializers: one that makes a value of it, or its name alone without any.
    private mutating func add(_ type: CompletionNames.NamedType, named name: String, _ group: Group) {
        guard !type.isAttribute, NameMatch(name, typed: cursor.typed) != nil else { return }
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

    /// - Parameter protocols: the group of protocols; nil for that of other types.
    mutating func addTypeNames(protocols: Group? = nil) {
        for name in reading.declared.typeNames where protocols == nil || !isAround(name) {
            guard let type = known.type(named: name), let short = shortName(of: name) else { continue }
            addBare(type, named: short, type.kind == .protocol ? protocols ?? .ownType : .ownType)
        }
        for type in known.library.types where !isOwn(type.name) && !type.isAttribute {
            let group = type.kind == .element ? Group.element : .type
            addBare(type, named: type.name, type.kind == .protocol ? protocols ?? group : group)
        }
        for alias in known.library.aliases.keys.sorted() { add(alias, .type, .type) }
    }

    /// Whether the head of a type's declaration is on the cursor's line.
    private func isAround(_ name: String) -> Bool {
        var next = index - 1
        while next > 0, !reading.code.isFirstOnLine(next) {
            if reading.code.text(next) == name { return true }
            next -= 1
        }
        return false
    }

    private func isOwn(_ name: String) -> Bool { reading.declared.typeNames.contains(name) }

    /// The name of one of the source's types at the cursor: without the types that it stands in. Nil for a type that is
    /// nested in another.
    private func shortName(of name: String) -> String? {
        guard let dot = name.lastIndex(of: ".") else { return name }
        var outer = reading.declared.typeName(around: index)
        while let prefix = outer {
            if prefix == name[..<dot] { return String(name[name.index(after: dot)...]) }
            outer = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) }
        }
        return name
    }

    mutating func addAttributes() {
        let isMacro = cursor.typed.hasPrefix("#") || reading.code.isWord(index - 1, "#")
        // The sign is part of the typed name, or stands before it.
        let sign = cursor.typed.isEmpty ? "" : isMacro ? "#" : "@"
        if isMacro {
            for function in known.library.functions where function.name.hasPrefix("#") {
                add(function, .function, .function, named: sign + function.name.dropFirst())
            }
            return
        }
        let own = reading.declared.typeNames.compactMap { known.type(named: $0) }.filter(\.isAttribute)
        for type in own + known.library.types.filter(\.isAttribute) {
            add(sign + type.name, .attribute, .type, help: type.help)
        }
    }

    // MARK: Arguments

    /// Adds the labels that may come next, and values for an argument without one.
    mutating func addArgument(of opening: Int) {
        let call = reading.call(at: opening)
        let number = call.argument(at: index, in: reading.code)
        let later = Set(call.arguments.dropFirst(number + 1).compactMap(\.label))
        let hasClosure = closureFollows(opening)
        var labels: Set<String> = []
        for function in call.fitting(except: number) {
            let place = call.places(in: function, except: number).flatMap { number < $0.count ? $0[number] : nil }
            let start = place ?? call.next(in: function, after: number)
            for parameter in (function.parameters ?? []).dropFirst(start).prefixThroughRequired {
                guard let label = parameter.label, !later.contains(label), !parameter.isBuilder,
                    !(hasClosure && TypeText(parameter.type).function != nil), labels.insert(label).inserted
                else { continue }
                addLabel(parameter, label)
            }
        }
        addExpressions(expected: reading.expectedTypes(before: index))
    }

    private mutating func addLabel(_ parameter: CompletionNames.Parameter, _ label: String) {
        let next = reading.code.pieces.partitioningIndex { $0.range.end > cursor.position }
        let hasColon = reading.code.kind(next) == .colon
        add(
            "\(label):", .label, .label, signature: parameter.signature, help: parameter.help,
            insertion: CallInsertion(hasColon ? label : "\(label): "))
    }

    private func closureFollows(_ opening: Int) -> Bool {
        guard let end = reading.code.partner(of: opening) else { return false }
        return reading.code.kind(end + 1) == .opening(.brace) && !reading.code.isFirstOnLine(end + 1)
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

extension WrittenCall {
    /// The number of the parameter behind those that have an argument before a given one.
    func next(in function: CompletionNames.Member, after number: Int) -> Int {
        let parameters = function.parameters ?? []
        let last = arguments.prefix(number).compactMap { argument in
            parameters.firstIndex { $0.label == argument.label }
        }.max()
        return last.map { $0 + 1 } ?? 0
    }
}

extension String {
    /// In backticks where a keyword needs them.
    fileprivate var escaped: String {
        ["default", "repeat", "in", "switch", "case", "is", "as", "for", "where"].contains(self) ? "`\(self)`" : self
    }
}
