import SwiftSource

extension Evaluation {
    /// Declares the names of a block: its types first, for everything may mention them wherever they stand, then what
    /// the types are made of, then functions.
    func declareNames(of statements: [Statement], in scope: Scope) throws(Failure) {
        var declared: [(TypeDefinition, TypeDeclaration)] = []
        try declareTypes(of: statements, within: nil, in: scope, into: &declared)
        for case .typealias(let alias) in statements.lazy.map(\.kind) {
            try telling { () throws(Failure) in try declareAlias(alias, in: scope) }
        }
        // Parents before members: a protocol's names are known in what conforms to it.
        for (definition, declaration) in declared where definition.kind != .addition {
            try telling { () throws(Failure) in try declareParents(declaration.inheritance, of: definition) }
        }
        for (definition, declaration) in declared { try declareAliases(of: declaration, in: definition) }
        for (definition, declaration) in declared where definition.kind != .addition {
            try declareMembers(of: declaration, in: definition)
        }
        try declareExtensions(of: statements, in: scope)
        for (definition, _) in declared {
            try telling { () throws(Failure) in try checkWhole(definition) }
        }
        try declareFunctions(of: statements, in: scope)
    }

    /// Runs a step, and tells what fails in it.
    func telling(_ body: () throws(Failure) -> Void) throws(Failure) {
        do throws(Failure) {
            try body()
        } catch {
            try absorb(error)
        }
    }

    /// Makes the definitions of the types in a block, and of those inside them.
    func declareTypes(
        of statements: [Statement], within outer: TypeDefinition?, in scope: Scope,
        into declared: inout [(TypeDefinition, TypeDeclaration)]
    ) throws(Failure) {
        for statement in statements {
            guard case .type(let declaration) = statement.kind, declaration.kind != .extension else {
                continue
            }
            try charge(4, at: statement.range)
            try checkStack(at: statement.range)
            var made: TypeDefinition?
            try telling { () throws(Failure) in
                made = try define(declaration, within: outer?.name.description, in: scope)
            }
            guard let made else { continue }
            declared.append((made, declaration))
            try declareTypes(
                of: declaration.members.statements.active, within: made, in: made.scope, into: &declared)
        }
    }

    /// Nil for a type that was declared before.
    private func define(
        _ declaration: TypeDeclaration, within outer: String?, in scope: Scope
    ) throws(Failure) -> TypeDefinition? {
        let name = declaration.name
        guard let kind = TypeDefinition.Kind(keyword: declaration.kind.rawValue) else {
            throw unsupported("'\(declaration.kind.rawValue)'", declaration.keyword)
        }
        if scope.types[name.text] != nil { throw .error(.redeclared(name.text), name.range) }
        let path = (outer.map { "\($0)." } ?? "") + name.text
        let typeName = TypeName(path, declaredAt: name.range.start)
        if let known = definitions[typeName] {
            // A type inside a function, which is called again.
            scope.declare(known.type, as: name.text)
            return nil
        }
        let inner = Scope(parent: scope, subject: .type(.named(typeName)))
        let definition = TypeDefinition(typeName, kind, at: name.range, in: inner)
        definitions[typeName] = definition
        scope.declare(definition.type, as: name.text)
        inner.declare(definition.type, as: "Self")
        for generic in declaration.genericParameters { inner.declare(.any, as: generic.name.text) }
        return definition
    }

    func declareAliases(of declaration: TypeDeclaration, in definition: TypeDefinition) throws(Failure) {
        for statement in declaration.members.statements.active {
            switch statement.kind {
            case .typealias(let alias):
                try telling { () throws(Failure) in try declareAlias(alias, in: definition.scope) }
            case .associatedType(let other):
                definition.scope.declare(.any, as: other.name.text)
            default: continue
            }
        }
        for type in openTypes(of: definition) {
            for associated in type.associatedTypes where definition.scope.types[associated.name] == nil {
                guard let standard = associated.standard else { continue }
                definition.scope.declare(standard, as: associated.name)
            }
        }
    }

    private func declareAlias(_ alias: TypeAliasDeclaration, in scope: Scope) throws(Failure) {
        guard let type = alias.type else { return }
        let name = alias.name
        if scope.types[name.text] != nil { throw .error(.redeclared(name.text), name.range) }
        scope.declare(try resolve(type, in: scope), as: name.text)
    }
}
