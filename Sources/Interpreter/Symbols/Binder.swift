import SwiftSource

/// Makes symbols of all declarations in all files, in any order. Bodies and initial values are checked when they are first
/// asked for. A class, for it is done step by step: names first, then what they inherit, then their members.
final class Binder {
    let table: SymbolTable
    let checker: Checker
    var resolver: TypeResolver { checker.resolver }
    /// Declarations whose members are not bound yet, with the scope that they stand in.
    private var pending: [Pending] = []
    private var extensions: [(declaration: TypeDeclaration, scope: Scope)] = []

    struct Pending {
        let symbol: NominalSymbol
        let declaration: TypeDeclaration
        let scope: Scope
        let isExtension: Bool
    }

    /// Whether it binds what comes with the vocabulary, which is checked where it is used, and not reported on.
    private let isLibraryText: Bool

    /// Notes what is to be checked. What is only tried is bound again where it is meant.
    func note(_ symbol: Symbol) {
        if checker.context.speculationDepth == 0, !isLibraryText { table.declared.append(symbol) }
    }

    init(table: SymbolTable, checker: Checker, isLibraryText: Bool = false) {
        self.table = table
        self.checker = checker
        self.isLibraryText = isLibraryText
    }

    /// Binds declarations that come with the vocabulary.
    func bindLibraryText(_ statements: [Statement]) {
        declareTypes(statements, outer: nil, in: checker.globalScope)
        finishTypes(isLocal: true)
        declareGlobals(statements)
    }

    /// Binds the files of a program.
    func bind(_ files: [SourceFile]) {
        table.unreadFiles = Set(files.filter { !$0.diagnostics.isEmpty }.map(\.source.number))
        for file in files { declareTypes(file.statements.active, outer: nil, in: checker.globalScope) }
        finishTypes()
        for file in files { declareGlobals(file.statements.active) }
    }

    /// Binds the types that a block of code declares.
    func bindLocalTypes(_ statements: [Statement], in scope: Scope) {
        declareTypes(statements, outer: nil, in: scope, isLocal: true)
        finishTypes(isLocal: true)
    }

    private func finishTypes(isLocal: Bool = false) {
        resolveExtensions()
        let bound = pending
        pending = []
        for one in bound { inherit(one) }
        forgetAncestry(of: bound, isLocal)
        for one in bound { bindMembers(one.declaration.members.statements.active, of: one) }
        var seen: Set<NominalSymbol> = []
        for one in bound { one.symbol.layOutFields(&seen) }
        // A class hands its initializers down.
        let ordered = bound.filter { !$0.isExtension }.map { ($0, $0.symbol.allAncestors().types.count) }
        for (one, _) in ordered.sorted(by: { $0.1 < $1.1 }) { complete(one) }
        forgetAncestry(of: bound, isLocal)
    }

    /// Forgets the ancestors of bound types; those inside of a body are ancestors of no type around it.
    private func forgetAncestry(of bound: [Pending], _ isLocal: Bool) {
        guard isLocal else { return table.forgetAncestry() }
        for one in bound { one.symbol.forgetAncestry() }
    }

    // MARK: Names

    private func declareTypes(
        _ statements: [Statement], outer: NominalSymbol?, in scope: Scope, isLocal: Bool = false
    ) {
        for statement in statements {
            switch statement.kind {
            case .type(let declaration) where declaration.isExtension:
                extensions.append((declaration, scope))
            case .type(let declaration) where !declaration.genericParameters.havePacks:
                let symbol = declare(declaration, outer: outer, at: statement.range)
                symbol.isLocal = isLocal || outer?.isLocal ?? false
                if isLocal, outer == nil { scope.declare(symbol) } else { declare(.type(symbol), in: outer) }
                declareInner(declaration, symbol, in: scope)
            case .typealias(let declaration):
                let alias = alias(declaration, in: scope)
                if isLocal, outer == nil { scope.declare(alias) } else { declare(.alias(alias), in: outer) }
            case .associatedType(let declaration):
                // A default may only name the type of a protocol that is refined: `associatedtype Item = Item`.
                let name = declaration.name.text
                let standard = declaration.defaultType.flatMap { $0.ownName == name ? nil : $0 }
                let alias = AliasSymbol(name, isAssociatedType: true) { [resolver] in
                    standard.map { resolver.resolve($0, in: scope) }
                }
                alias.findConstraints = { [resolver] in
                    declaration.inheritance.map { resolver.resolve($0, in: scope) }
                }
                outer?.add(.alias(alias))
            default: continue
            }
        }
    }

    func alias(_ declaration: TypeAliasDeclaration, in scope: Scope) -> AliasSymbol {
        let generics = declaration.genericParameters.map { GenericParameter($0) }
        let inner = generics.isEmpty ? scope : Scope(in: scope, generics: generics)
        let alias = AliasSymbol(declaration.name.text, at: declaration.name.range) { [unowned checker, resolver] in
            checker.apart { declaration.type.map { resolver.resolve($0, in: inner) } }
        }
        alias.genericParameters = generics
        if checker.context.speculationDepth == 0, !isLibraryText { table.aliases.append(alias) }
        return alias
    }

    private func declare(
        _ declaration: TypeDeclaration, outer: NominalSymbol?, at range: SourceRange
    ) -> NominalSymbol {
        let symbol = NominalSymbol(
            declaration.name.text, kind: declaration.symbolKind, in: outer, at: declaration.name.range)
        if symbol.kind != .interface {
            symbol.genericParameters = declaration.genericParameters.map { GenericParameter($0) }
        }
        for generic in outer?.genericParameters ?? [] { generic.isOfInnerTypes = true }
        symbol.isFilePrivate = outer == nil && declaration.modifiers.isPrivate
        symbol.findElement = { [resolver, unowned symbol] name in resolver.witnessedType(name, of: symbol) }
        symbol.isPropertyWrapper = declaration.attributes.contains(.propertyWrapper)
        let isUnread = table.unreadFiles.contains(declaration.name.range.file)
        if isLibraryText || isUnread || declaration.members.statements.contains(where: \.isPlaceholder) {
            symbol.isPartial = true
        }
        if isLibraryText {
            table.libraryTextTypes.append(symbol)
        } else {
            table.types.append(symbol)
        }
        return symbol
    }

    /// Makes a name known that stands in a type, or at the top level.
    private func declare(_ symbol: Symbol, in outer: NominalSymbol? = nil) {
        if let outer {
            outer.add(symbol)
        } else if isLibraryText {
            table.libraryGlobals[symbol.name, default: []].append(symbol)
        } else {
            table.globals[symbol.name, default: []].append(symbol)
        }
    }

    private func declareInner(_ declaration: TypeDeclaration, _ symbol: NominalSymbol, in scope: Scope) {
        let inner = Scope(in: scope, nominal: symbol, generics: symbol.genericParameters)
        pending.append(Pending(symbol: symbol, declaration: declaration, scope: inner, isExtension: false))
        declareTypes(declaration.members.statements.active, outer: symbol, in: inner)
    }

    private func resolveExtensions() {
        // One may extend a type that another declares, in which it is.
        let depths = extensions.map { extended in extended.declaration.name.text.count { $0 == "." } }
        extensions = extensions.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { extensions[$0] }
        var next = 0
        while next < extensions.count {
            let (declaration, scope) = extensions[next]
            next += 1
            let symbol = extended(declaration)
            let inner = Scope(in: scope, nominal: symbol, generics: symbol.genericParameters)
            let parameters = symbol.genericParameters + [symbol.selfParameter].compactMap { $0 }
            bindSameTypes(declaration.requirements, of: parameters, in: inner)
            for (parameter, type) in statedArguments(declaration, of: symbol, in: scope) {
                inner.bind(parameter, to: type)
            }
            declareUnknownParameters(declaration.requirements, of: symbol, in: inner)
            // Inside it the parameters are more than elsewhere; nothing is said against what they lack.
            constrain(parameters, declaration.requirements, in: inner)
            inner.statedSelf = symbol.selfParameter.flatMap { statedSelf($0, declaration.requirements, in: inner) }
            pending.append(Pending(symbol: symbol, declaration: declaration, scope: inner, isExtension: true))
            declareTypes(declaration.members.statements.active, outer: symbol, in: inner)
        }
        extensions = []
    }

    /// The type that an extension adds to. Of one that is not known a symbol is made, so that its members have meaning.
    private func extended(_ declaration: TypeDeclaration) -> NominalSymbol {
        let names = declaration.name.text.split(separator: ".").map(String.init)
        var found: NominalSymbol?
        var module: String?
        for (index, name) in names.enumerated() {
            let isFirst = index == 0 || index == 1 && module != nil
            let symbols =
                found?.members(named: name)
                ?? (isFirst ? table.global(name, from: declaration.name.range, in: module) : [])
            found = symbols.lazy.compactMap(\.extendedType).first ?? phantom(names[...index].joined(separator: "."))
            if found == nil, index == 0, names.count > 1, table.modules.contains(name) { module = name }
        }
        if let found { return found }
        let made = NominalSymbol(declaration.name.text, kind: .structure, at: declaration.name.range)
        table.phantoms.append(made)
        made.hasUnknownParent = true
        made.isUndeclared = true
        table.globals[declaration.name.text, default: []].append(.type(made))
        return made
    }

    /// What other extensions of a type that is not known add to.
    private func phantom(_ name: String) -> NominalSymbol? {
        table.globals[name]?.lazy.compactMap(\.extendedType).first { $0.isUndeclared }
    }

    // MARK: Inheritance

    private func inherit(_ one: Pending) {
        let (symbol, scope) = (one.symbol, one.scope)
        symbol.forgetAncestry()
        for (generic, syntax) in zip(symbol.genericParameters, one.declaration.genericParameters) where !one.isExtension
        {
            if let constraint = syntax.constraint {
                // Extensions may have asked more of it.
                generic.constraints.insert(resolver.resolve(constraint, in: scope), at: 0)
            }
        }
        if !one.isExtension {
            constrain(symbol.genericParameters, one.declaration.requirements, in: scope)
            bindAssociatedTypes(one.declaration.requirements, of: symbol.genericParameters, in: scope)
            if symbol.kind == .interface { addStatedTypes(of: one) }
        }
        // What a macro adds is unknown.
        if one.declaration.attributes.contains(where: { isMacro($0) }) { symbol.hasUnknownParent = true }
        for syntax in one.declaration.inheritance {
            inherit(resolver.resolve(syntax, in: scope), by: symbol, as: syntax)
        }
    }

    /// Adds a parent, as it is written after the colon; of a composition each part.
    private func inherit(_ type: Type, by symbol: NominalSymbol, as syntax: TypeSyntax) {
        switch type {
        case .unknown:
            symbol.hasUnknownParent = true
            symbol.unknownParent = symbol.unknownParent ?? syntax.lastName
        case .any: break
        case .nominal(let parent, _) where parent.kind == .interface || parent.kind == .object:
            if parent == symbol || isAbove(symbol, parent) {
                return
            }
            symbol.parents.append(indexed(type) ?? type)
        case .nominal(_, _) where symbol.kind == .enumeration: symbol.rawType = type
        case .composition(let parts):
            for part in parts { inherit(part, by: symbol, as: syntax) }
        default: symbol.hasUnknownParent = true
        }
    }

    /// What a collection of the source is besides: it goes from index to index. Nil for other types.
    private func indexed(_ type: Type) -> Type? {
        guard type.standard == .collection, !isLibraryText else { return nil }
        return table.standardGlobals("__IndexedCollection").first?.extendedType.map { .nominal($0, []) }
    }

    /// Whether an attribute of a type is a macro that is not known here: `@Model`.
    private func isMacro(_ attribute: Attribute) -> Bool {
        guard attribute.kind == .named, let name = attribute.name.lastName, name.first?.isUppercase == true,
            !Self.knownAttributes.contains(name)
        else { return false }
        return table.global(name, from: attribute.range).isEmpty
    }

    private static let knownAttributes: Set<String> = ["IBDesignable", "MainActor", "Observable", "QuickLayout"]

    /// Whether one type is above another, as far as their parents are known.
    private func isAbove(_ symbol: NominalSymbol, _ other: NominalSymbol) -> Bool {
        var waiting = [other]
        var seen: Set<NominalSymbol> = []
        while let next = waiting.popLast() {
            for case .nominal(let parent, _) in next.parents {
                if parent == symbol { return true }
                if parent.isOfSource, seen.insert(parent).inserted { waiting.append(parent) }
            }
        }
        return false
    }

    /// Adds what a `where` clause says of generic parameters.
    func constrain(_ generics: [GenericParameter], _ requirements: [GenericRequirement], in scope: Scope) {
        for requirement in requirements where requirement.relation == .conformance {
            guard case .parameter(let parameter) = resolver.resolve(requirement.left, in: scope),
                generics.contains(parameter)
            else { continue }
            parameter.constraints.append(resolver.resolve(requirement.right, in: scope))
        }
    }

    // MARK: Globals

    private func declareGlobals(_ statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .function(let declaration):
                guard let function = self.function(declaration, owner: nil, in: checker.globalScope) else { continue }
                if function.kind == .operator { table.operators[function.name, default: []].append(function) }
                declare(.function(function))
                note(.function(function))
            case .variable(let declaration): declareGlobal(declaration)
            default: continue
            }
        }
    }

    private func declareGlobal(_ declaration: VariableDeclaration) {
        for binding in declaration.bindings {
            for symbol in variables(binding, of: declaration, owner: nil, in: checker.globalScope) {
                declare(.variable(symbol))
                note(.variable(symbol))
                table.sharedAt[symbol.range.start] = symbol
            }
        }
    }
}

extension NominalSymbol {
    /// Gives each stored property its place, those of the superclass first.
    func layOutFields(_ seen: inout Set<NominalSymbol>) {
        guard seen.insert(self).inserted, isOfSource else { return }
        superclass?.layOutFields(&seen)
        stored = (superclass?.stored ?? []) + stored.filter { $0.owner === self }
        for (index, variable) in stored.enumerated() where variable.owner === self { variable.storage = .field(index) }
    }
}
