import SwiftSource

/// Types of the standard library that stand for what a call fills in.
enum GenericType {
    /// The elements of the array that a method is called on.
    static let element = TypeName("$Element")
    /// One kind of number for all arguments of a call: `max(a, 1)`.
    static let number = TypeName("$Number")
    /// What the call is expected to give: `reduce(0) { ... }`.
    static let result = TypeName("$Result")
    /// Whether two values are equal, and whether they stand in order: closures that the interpreter hands over itself.
    static let equality = TypeName("$Equality")
    static let order = TypeName("$Order")
    /// What the key or key path before it leads to: `key: Theme.self, value: .dark`.
    static let pointed = TypeName("Value")
}

extension Evaluation {
    /// The type that a source writes. One that nobody knows may be anything.
    func resolve(_ syntax: TypeSyntax, in scope: Scope) throws(Failure) -> ValueType {
        do throws(Failure) {
            return try exactType(syntax, in: scope)
        } catch {
            guard case .error(let unknown, _, _) = error, unknown.isUnknown else { throw error }
            try absorb(error)
            return .any
        }
    }

    private func exactType(_ syntax: TypeSyntax, in scope: Scope) throws(Failure) -> ValueType {
        switch syntax.kind {
        case .missing: throw .silent
        case .named(let components): return try resolve(components, at: syntax.range, in: scope)
        case .array(let element): return .array(try resolve(element, in: scope))
        case .dictionary(let key, let value):
            return .dictionary(key: try resolve(key, in: scope), value: try resolve(value, in: scope))
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            return .optional(try resolve(wrapped, in: scope))
        case .tuple(let fields): return try resolveTuple(fields, in: scope)
        case .function(let parameters, _, let result): return try resolveFunction(parameters, result, in: scope)
        case .opaque(let type), .existential(let type), .inOut(let type), .specified(_, let type),
            .attributed(_, let type):
            return try resolve(type, in: scope)
        case .suppressed, .packExpansion, .packElement, .integer, .inlineArray, .member:
            throw unsupported("this type", syntax.range)
        case .composition(let types): return try resolveComposition(types, at: syntax.range, in: scope)
        }
    }

    /// `Element & Layout`: the one that is all the others, too.
    private func resolveComposition(
        _ types: [TypeSyntax], at range: SourceRange, in scope: Scope
    ) throws(Failure) -> ValueType {
        var names: [TypeName] = []
        for type in types {
            switch try resolve(type, in: scope) {
            case .named(let name): names.append(name)
            case .any: continue
            default: return .any
            }
        }
        let whole = names.first { name in names.allSatisfy { vocabulary.type(name, conformsTo: $0) } }
        guard let whole else { return names.first { isElementType($0) }.map { .named($0) } ?? .any }
        return .named(whole)
    }

    private func resolveTuple(_ fields: [TypeSyntax.TupleField], in scope: Scope) throws(Failure) -> ValueType {
        if fields.isEmpty { return .void }
        var resolved: [ValueType.TupleField] = []
        for field in fields {
            resolved.append(.init(label: field.label?.text, type: try resolve(field.type, in: scope)))
        }
        return .tuple(resolved)
    }

    private func resolveFunction(
        _ fields: [TypeSyntax.TupleField], _ result: TypeSyntax, in scope: Scope
    ) throws(Failure) -> ValueType {
        var parameters: [ValueType.FunctionParameter] = []
        for field in fields {
            parameters.append(.init(try resolve(field.type, in: scope), isInout: field.type.isInout))
        }
        return .function(parameters: parameters, result: try resolve(result, in: scope))
    }

    private func resolve(
        _ components: [TypeSyntax.Component], at range: SourceRange, in scope: Scope
    ) throws(Failure) -> ValueType {
        if let last = components.last, !last.arguments.isEmpty {
            return try resolveGeneric(components, last.arguments, at: range, in: scope)
        }
        let name = components.map(\.name.text).joined(separator: ".")
        if let type = namedType(name, in: scope) { return type }
        if LanguageProtocol(rawValue: name) != nil || name == "Any.Type" || components.last?.name.text == "Type" {
            return .any
        }
        throw cannotFindType(name, at: range, in: scope)
    }

    /// Types of the language that sources cannot use here.
    static let typesNotRun: Set<String> = ["Set", "OptionSet", "Result", "Task"]

    func cannotFindType(_ name: String, at range: SourceRange, in scope: Scope) -> Failure {
        if Self.typesNotRun.contains(name) { return unsupported("'\(name)'", range) }
        let known =
            scope.typeNames + vocabulary.types.map(\.name.description)
            + ["Int", "Double", "CGFloat", "String", "Bool", "Any"]
        if Self.scenes.contains(name) { return .error(.cannotFindType(name), range) }
        let nearest = suggestion(for: name, among: known)
        return .error(.cannotFindType(name), range, hint: vocabulary.foreignNames?.hint(for: name) ?? nearest)
    }

    private func resolveGeneric(
        _ components: [TypeSyntax.Component], _ arguments: [TypeSyntax], at range: SourceRange, in scope: Scope
    ) throws(Failure) -> ValueType {
        let name = components.map(\.name.text).joined(separator: ".")
        var types: [ValueType] = []
        for argument in arguments { types.append(try resolve(argument, in: scope)) }
        // A generic type of the source takes any types.
        if case .named(let own)? = scope.type(name), definitions[own] != nil { return .named(own) }
        if LanguageProtocol(rawValue: name) != nil { return .any }
        return try generic(name, types, at: range)
    }

    func generic(_ name: String, _ types: [ValueType], at range: SourceRange) throws(Failure) -> ValueType {
        switch (name, types.count) {
        case ("Array", 1): return .array(types[0])
        case ("Optional", 1): return .optional(types[0])
        case ("ClosedRange", 1): return .closedRange(types[0])
        case ("Range", 1): return .range
        case ("Dictionary", 2): return .dictionary(key: types[0], value: types[1])
        case (_, 1) where vocabulary[TypeName(name)]?.isGeneric == true: return .named(TypeName(name))
        default: throw .error(.unsupported("the generic type '\(name)'"), range)
        }
    }

    /// A type by its name: the source's own first; nil for one that nobody knows.
    func namedType(_ name: String, in scope: Scope) -> ValueType? {
        if let type = scope.type(name) { return type }
        if name.utf8.contains(UInt8(ascii: ".")) {
            var parts = name.split(separator: ".").map(String.init)[...]
            if var type = scope.type(parts.removeFirst()) {
                while let part = parts.popFirst() {
                    guard let nested = nestedType(part, of: type) else { return nil }
                    type = nested
                }
                return type
            }
        } else if let nested = nestedInSubject(name, scope) {
            return nested
        }
        return vocabularyType(name)
    }

    private func nestedType(_ name: String, of type: ValueType) -> ValueType? {
        if case .named(let outer) = type {
            if let nested = (definitions[outer] ?? additions[outer])?.scope.types[name] { return nested }
        }
        return vocabulary[TypeName("\(type).\(name)")].map { .named($0.name) }
    }

    /// In an extension of a vocabulary's type, the types inside that.
    private func nestedInSubject(_ name: String, _ scope: Scope) -> ValueType? {
        var next: Scope? = scope
        while let current = next {
            if case .type(let type)? = current.subject, let found = vocabulary[TypeName("\(type).\(name)")] {
                return .named(found.name)
            }
            next = current.parent
        }
        return nil
    }

    private func vocabularyType(_ name: String) -> ValueType? {
        switch name {
        case "Int": .int
        case "Double": .double
        case "CGFloat": .cgFloat
        // Characters and slices are kept as texts.
        case "String", "Character", "Substring": .string
        case "Bool": .bool
        case "Void": .void
        case "Any", "AnyHashable": .any
        default: vocabulary[TypeName(name)].map { .named($0.name) }
        }
    }

    /// What describes the members of a type itself; nil for types without such.
    func description(of type: ValueType) -> TypeDescription? {
        switch type {
        case .optional(let wrapped): description(of: wrapped)
        case .named(let name): vocabulary[name]
        case .array: vocabulary[TypeName("Array")]
        case .dictionary: vocabulary[TypeName("Dictionary")]
        case .range, .closedRange: vocabulary[TypeName("Range")]
        case .int, .double, .cgFloat, .string, .bool: vocabulary[TypeName(type.description)]
        default: nil
        }
    }

    /// The type of a value, as far as the value shows it.
    func type(of value: Value) -> ValueType? {
        switch value {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string: .string
        case .range: .range
        case .closedRange: .closedRange(.double)
        case .native(let native): .named(native.source?.definition.name ?? native.type)
        case .instance(let instance): instance.definition.type
        case .choice(let choice): choice.definition.type
        case .object(let object): object.definition.type
        case .array(let values): values.first.flatMap { type(of: $0) }.map { .array($0) }
        case .dictionary(let entries):
            entries.first.flatMap { entry in
                type(of: entry.key).flatMap { key in
                    type(of: entry.value).map { .dictionary(key: key, value: $0) }
                }
            }
        case .tuple(let elements): type(of: elements)
        default: nil
        }
    }

    private func type(of elements: [Value.TupleElement]) -> ValueType? {
        let fields = elements.compactMap { element in
            type(of: element.value).map { ValueType.TupleField(label: element.label, type: $0) }
        }
        return fields.count == elements.count ? .tuple(fields) : nil
    }
}

extension TypeSyntax {
    var isInout: Bool {
        if case .inOut = kind { true } else { false }
    }
}
