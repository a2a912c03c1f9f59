import SwiftSource

// The standard library, which is declared in Swift: read per type, when a member of it is first asked for.

extension SymbolTable {
    /// Reads what the library declares of a type.
    func loadStandardMembers(of symbol: NominalSymbol) {
        guard let type = symbol.standard, let binder else { return }
        binder.bind(LibraryDeclaration.members[type] ?? [], of: symbol)
        extend(symbol)
    }

    /// Adds what the library says of a type in Swift.
    func extend(_ symbol: NominalSymbol) {
        guard symbol.outer == nil, let written = LibraryTexts.libraryText.declarations(of: symbol.name) else { return }
        libraryTextBinder?.bindLibraryText(written)
    }

    /// What the library declares under a name that stands alone.
    func standardGlobals(_ name: String) -> [Symbol] {
        guard let binder else { return [] }
        if let known = libraryGlobals[name] { return known }
        libraryGlobals[name] = []
        var found: [Symbol] = []
        if let types = LibraryDeclaration.types[name] {
            found = types.compactMap { binder.type($0) }
        } else if let functions = LibraryDeclaration.functions[name] {
            found = functions.compactMap { binder.function($0).map { .function($0) } }
        } else if let written = vocabulary.libraryText?.declarations(of: name)
            ?? LibraryTexts.libraryText.declarations(of: name)
        {
            // It makes itself known under all of its names.
            libraryTextBinder?.bindLibraryText(written)
            return libraryGlobals[name] ?? []
        }
        libraryGlobals[name] = found
        return found
    }
}

/// A declaration of the library as syntax, with its body.
struct LibraryDeclaration {
    let statement: Statement
    let body: LibraryFunction.Body

    /// Read once, for all programs.
    static let members = Dictionary(
        uniqueKeysWithValues: StandardType.allCases.map { ($0, all(StandardLibrary.members(of: $0))) })
    static let types = Dictionary(grouping: all(StandardLibrary.types), by: \.name)
    static let functions = Dictionary(grouping: all(StandardLibrary.functions), by: \.name)

    static func all(_ entries: [LibraryFunction]) -> [LibraryDeclaration] {
        let text = entries.flatMap(\.declarations).joined(separator: "\n")
        return all(Parser.parse(SourceText(text, number: LibraryText.firstNumber)).statements, of: entries)
    }

    private static func all(_ statements: [Statement], of entries: [LibraryFunction]) -> [LibraryDeclaration] {
        let bodies = entries.flatMap { entry in entry.declarations.map { _ in entry.body } }
        precondition(statements.count == bodies.count, "each declaration of the library is one statement")
        return zip(statements, bodies).map { LibraryDeclaration(statement: $0, body: $1) }
    }

    fileprivate func members(of declaration: TypeDeclaration) -> [LibraryDeclaration] {
        guard case .members(let entries) = body else { return [] }
        return Self.all(declaration.members.statements, of: entries)
    }

    private var name: String {
        switch statement.kind {
        case .type(let declaration): declaration.name.text
        case .typealias(let declaration): declaration.name.text
        case .function(let declaration): declaration.name.text
        default: ""
        }
    }
}

/// Symbols of the library's declarations.
extension Binder {
    func bind(_ members: [LibraryDeclaration], of symbol: NominalSymbol) {
        let inner = Scope(in: checker.globalScope, nominal: symbol, generics: symbol.genericParameters)
        for member in members {
            switch member.statement.kind {
            case .function:
                if let function = function(member, owner: symbol, in: inner) { add(function, to: symbol) }
            case .variable(let declaration):
                for variable in variables(declaration, member.body, owner: symbol, in: inner) {
                    symbol.add(.variable(variable))
                }
            case .associatedType(let declaration):
                symbol.add(.alias(AliasSymbol(declaration.name.text, isAssociatedType: true)))
            case .enumCase(let declaration): bind(declaration, of: symbol, in: inner)
            case .type, .typealias: if let type = type(member, in: symbol, inner) { symbol.add(type) }
            default: continue
            }
        }
    }

    func type(
        _ type: LibraryDeclaration, in outer: NominalSymbol? = nil, _ scope: Scope? = nil
    ) -> Symbol? {
        switch type.statement.kind {
        case .type(let declaration):
            let symbol = NominalSymbol(declaration.name.text, kind: declaration.symbolKind, in: outer)
            symbol.genericParameters = declaration.genericParameters.map { GenericParameter($0) }
            symbol.loadMembers = { [unowned self, unowned symbol] in
                bind(type.members(of: declaration), of: symbol)
                table.extend(symbol)
            }
            symbol.parents = declaration.inheritance.map { resolver.resolve($0, in: checker.globalScope) }
            symbol.forgetAncestry()
            return .type(symbol)
        case .typealias(let declaration): return .alias(alias(declaration, in: scope ?? checker.globalScope))
        default: return nil
        }
    }

    // MARK: Bodies

    func function(
        _ function: LibraryDeclaration, owner: NominalSymbol? = nil, in scope: Scope? = nil
    ) -> FunctionSymbol? {
        guard case .function(let declaration) = function.statement.kind else { return nil }
        let host = if case .function(let body) = function.body { body } else { HostFunction?.none }
        return self.function(declaration, owner: owner, in: scope ?? checker.globalScope, host: host)
    }

    private func variables(
        _ declaration: VariableDeclaration, _ body: LibraryFunction.Body, owner: NominalSymbol, in scope: Scope
    ) -> [VariableSymbol] {
        declaration.bindings.flatMap { binding -> [VariableSymbol] in
            guard let name = binding.pattern.onlyName, let type = binding.type else { return [] }
            if binding.accessors?.isRequirement == false {
                return variables(binding, of: declaration, owner: owner, in: scope)
            }
            let storage: VariableSymbol.Storage =
                if case .property(let property) = body { .host(property) } else { .requirement }
            let variable = VariableSymbol(
                name, at: binding.range, owner: owner, isStatic: declaration.modifiers.isStatic,
                isMutable: binding.accessors?.set != nil, storage: storage)
            variable.inferType = { [unowned self] in resolver.resolve(type, in: scope) }
            return [variable]
        }
    }
}
