import SwiftSource

// The standard library, which is declared in Swift: read per type, when a member of it is first asked for.

extension SymbolTable {
    /// Reads what the library declares of a type.
    func loadStandardMembers(of symbol: NominalSymbol) {
        guard let type = symbol.standard, let libraryBinder else { return }
        libraryBinder.bindMembers(LibraryText.members[type] ?? [], of: symbol)
        extend(symbol)
    }

    /// Adds what the library says of a type in Swift.
    func extend(_ symbol: NominalSymbol) {
        guard symbol.outer == nil, let written = FoundationText.supplement.declarations(of: symbol.name) else { return }
        bindSupplement?(written)
    }

    /// What the library declares under a name that stands alone.
    func standardGlobals(_ name: String) -> [Symbol] {
        guard let libraryBinder else { return [] }
        if let known = libraryGlobals[name] { return known }
        libraryGlobals[name] = []
        var found: [Symbol] = []
        if let types = LibraryText.types[name] {
            found = libraryBinder.bindTypes(types)
        } else if let functions = LibraryText.functions[name] {
            found = libraryBinder.bindFunctions(functions)
        } else if let written = vocabulary.supplement?.declarations(of: name)
            ?? FoundationText.supplement.declarations(of: name)
        {
            // It makes itself known under all of its names.
            bindSupplement?(written)
            return libraryGlobals[name] ?? []
        }
        libraryGlobals[name] = found
        return found
    }
}

/// The library's declarations as syntax: read once, for all programs.
enum LibraryText {
    static let members = Dictionary(
        uniqueKeysWithValues: StandardType.allCases.map { ($0, statements(StandardLibrary.declarations(of: $0))) })
    static let types = StandardLibrary.types.mapValues { statements($0) }
    static let functions = StandardLibrary.globals.mapValues { statements($0) }

    /// Behind the numbers of all sources that are read.
    private static let number = 1 << 20

    private static func statements(_ text: String) -> [Statement] {
        Parser.parse(SourceText(text, number: number)).statements.active
    }
}

/// Makes symbols of the library's declarations, whose bodies are compiled.
final class LibraryBinder {
    private let binder: Binder
    private let scope: Scope

    init(_ binder: Binder, in scope: Scope) {
        self.binder = binder
        self.scope = scope
    }

    func bindMembers(_ statements: [Statement], of symbol: NominalSymbol) {
        let inner = Scope(in: scope, nominal: symbol, generics: symbol.genericParameters)
        for statement in statements {
            switch statement.kind {
            case .function(let declaration):
                if let function = function(declaration, owner: symbol, in: inner) { add(function, to: symbol) }
            case .variable(let declaration):
                for variable in variables(declaration, owner: symbol, in: inner) { symbol.add(.variable(variable)) }
            case .typealias(let declaration): symbol.add(.alias(binder.alias(declaration, in: inner)))
            case .associatedType(let declaration):
                symbol.add(.alias(AliasSymbol(declaration.name.text, isAssociatedType: true)))
            case .enumCase(let declaration):
                for element in declaration.elements {
                    let found = CaseSymbol(
                        element.name.text, of: symbol, index: symbol.cases.count, at: element.name.range,
                        parameters: element.parameters.map { binder.parameter($0, in: inner) })
                    symbol.cases.append(found)
                    symbol.add(.enumCase(found))
                }
            case .type: for inner in bindTypes([statement], in: symbol) { symbol.add(inner) }
            default: continue
            }
        }
    }

    private func add(_ function: FunctionSymbol, to symbol: NominalSymbol) {
        switch function.kind {
        case .initializer: symbol.initializers.append(function)
        case .subscript: symbol.subscripts.append(function)
        case .operator:
            binder.table.operators[function.name, default: []].append(function)
            symbol.add(.function(function))
        case .function: symbol.add(.function(function))
        }
    }

    func bindTypes(_ statements: [Statement], in outer: NominalSymbol? = nil) -> [Symbol] {
        statements.compactMap { statement in
            switch statement.kind {
            case .type(let declaration):
                let symbol = NominalSymbol(declaration.name.text, kind: declaration.symbolKind, in: outer)
                symbol.genericParameters = declaration.genericParameters.map { GenericParameter($0.name.text) }
                symbol.loadMembers = { [unowned self, unowned symbol] in
                    bindMembers(declaration.members.statements.active, of: symbol)
                    binder.table.extend(symbol)
                }
                symbol.parents = declaration.inheritance.map { binder.resolver.resolve($0, in: scope) }
                symbol.forgetAncestry()
                return .type(symbol)
            case .typealias(let declaration): return .alias(binder.alias(declaration, in: scope))
            default: return nil
            }
        }
    }

    func bindFunctions(_ statements: [Statement]) -> [Symbol] {
        statements.flatMap { statement -> [Symbol] in
            switch statement.kind {
            case .function(let declaration):
                function(declaration, owner: nil, in: scope).map { [.function($0)] } ?? []
            case .variable(let declaration): variables(declaration, owner: nil, in: scope).map { .variable($0) }
            default: []
            }
        }
    }

    // MARK: Bodies

    private func function(
        _ declaration: FunctionDeclaration, owner: NominalSymbol?, in scope: Scope
    ) -> FunctionSymbol? {
        let name =
            switch declaration.symbolKind {
            case .initializer: "init"
            case .subscript: "subscript"
            default: declaration.name.text
            }
        let key = StandardLibrary.key(
            owner: owner?.qualifiedName, name: name, labels: declaration.parameters.map { $0.label?.text })
        var body = StandardLibrary.function(key)
        if let setter = StandardLibrary.function("\(key).set") {
            body?.set = { (runner, receiver, arguments, new) throws(Failure) in
                _ = try setter.call(runner, &receiver, arguments + [new])
            }
        }
        return binder.function(declaration, owner: owner, in: scope, host: body)
    }

    private func variables(
        _ declaration: VariableDeclaration, owner: NominalSymbol?, in scope: Scope
    ) -> [VariableSymbol] {
        declaration.bindings.compactMap { binding in
            guard let name = binding.pattern.onlyName, let type = binding.type else { return nil }
            let key = (owner.map { "\($0.qualifiedName)." } ?? "") + name
            let storage = StandardLibrary.property(key).map { VariableSymbol.Storage.host($0) } ?? .requirement
            let variable = VariableSymbol(
                name, at: binding.range, owner: owner, isStatic: declaration.isStatic,
                isMutable: binding.accessors?.set != nil, storage: storage)
            variable.inferType = { [binder] in binder.resolver.resolve(type, in: scope) }
            return variable
        }
    }
}
