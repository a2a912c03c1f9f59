import SwiftSource

/// The types, aliases and functions that a source declares, described as those of a library are.
struct DeclaredNames {
    /// The source's own types, and those that it extends, by their names.
    private(set) var types: [String: CompletionNames.NamedType] = [:]
    /// The names of its own types, in the order of the text.
    private(set) var typeNames: [String] = []
    /// Type aliases, and the constraints of generic parameters.
    private(set) var aliases: [String: String] = [:]
    /// The functions outside of types.
    private(set) var functions: [CompletionNames.Member] = []
    private let source: SourceText
    private let isLibrary: Bool

    /// - Parameter isLibrary: whether private declarations are left out, and the aliases and generic parameters of types,
    ///   since no source can use them.
    init(_ file: SourceFile, isLibrary: Bool = false) {
        (source, self.isLibrary) = (file.source, isLibrary)
        read(file.statements)
    }

    /// Adds what statements declare.
    /// - Parameter outer: the type whose members they are.
    mutating func read(_ statements: [Statement], in outer: String? = nil) {
        let statements = statements.withConditionalOnes
        for name in source.names(declaredBy: statements) { add(name.member, name.modifiers, to: outer) }
        for statement in statements {
            let start = statement.range.start
            switch statement.kind {
            case .type(let type): read(type, from: start, in: outer)
            case .function(let function): readGenerics(function.genericParameters)
            case .enumCase(let cases):
                guard let outer else { continue }
                types[outer]?.staticMembers += cases.elements.map { source.member($0, of: outer, from: start) }
            case .typealias(let alias):
                guard let type = alias.type, !(isLibrary && outer != nil) else { continue }
                aliases[alias.name.text] = source.line(type.range)
            default: break
            }
        }
    }

    private mutating func read(_ declaration: TypeDeclaration, from start: Int, in outer: String?) {
        let name = declaration.fullName(in: outer)
        guard !declaration.name.text.isEmpty else { return }
        var type = types[name] ?? .init(name, .value)
        type.conformances += declaration.inheritance.flatMap(\.parts).compactMap { TypeText(source[$0.range]).name }
        if declaration.kind != .extension {
            if declaration.kind == .protocol { type.kind = .protocol }
            type.help = source.documentation(before: start)
            type.isAttribute =
                declaration.attributes.contains(.propertyWrapper) || declaration.attributes.contains(.resultBuilder)
            if !typeNames.contains(name) { typeNames.append(name) }
        }
        if let initializer = memberwiseInitializer(of: declaration, named: name) {
            type.initializers.append(initializer)
        }
        types[name] = type
        readGenerics(declaration.genericParameters)
        read(declaration.members.statements, in: name)
    }

    private mutating func readGenerics(_ parameters: [GenericParameterSyntax]) {
        guard !isLibrary else { return }
        for parameter in parameters {
            if let constraint = parameter.constraint { aliases[parameter.name.text] = source.line(constraint.range) }
        }
    }

    private mutating func add(_ member: CompletionNames.Member, _ modifiers: [Modifier], to type: String?) {
        if isLibrary, modifiers.isPrivate { return }
        guard let type else {
            if member.parameters != nil { functions.append(member) }
            return
        }
        if member.name == "init" {
            types[type]?.initializers.append(member)
        } else if modifiers.isStatic {
            types[type]?.staticMembers.append(member)
        } else {
            types[type]?.members.append(member)
        }
    }

    /// The initializer that a struct has if it declares none.
    private func memberwiseInitializer(
        of declaration: TypeDeclaration, named name: String
    ) -> CompletionNames.Member? {
        guard declaration.kind == .struct else { return nil }
        var parameters: [CompletionNames.Parameter] = []
        for statement in declaration.members.statements {
            switch statement.kind {
            case .variable(let variable): parameters += source.memberwiseParameters(variable)
            case .function(let function):
                if case .initializer = function.kind { return nil }
            default: break
            }
        }
        return .init("init", parameters, type: name)
    }
}

extension TypeDeclaration {
    /// The name with those of the types that it stands in.
    func fullName(in outer: String?) -> String {
        guard kind != .extension, let outer else { return name.text }
        return "\(outer).\(name.text)"
    }
}

extension TypeSyntax {
    /// The types of a composition, or the type alone.
    fileprivate var parts: [TypeSyntax] { if case .composition(let types) = kind { types } else { [self] } }
}
