// Symbols, their types and their checked bodies lead to each other. What leads back is let go of when a program is.

extension SymbolTable {
    func clear() {
        for type in types { type.clear() }
        for symbol in globals.values.joined() { symbol.clear() }
        for function in operators.values.joined() { function.clear() }
        for variable in kept { variable.clear() }
        (globals, operators, sharedAt, kept) = ([:], [:], [:], [])
        (bindLocalTypes, makeFunction, libraryBinder) = (nil, nil, nil)
        libraryGlobals = [:]
    }
}

extension Symbol {
    fileprivate func clear() {
        switch self {
        case .variable(let variable): variable.clear()
        case .function(let function): function.clear()
        case .type(let type): if type.isOfSource { type.clear() }
        case .alias(let alias): (alias.type, alias.resolve) = (nil, nil)
        case .enumCase(let symbol): symbol.parameters = []
        }
    }
}

extension NominalSymbol {
    /// Keeps its name and its fields' names, for values of it that are still there.
    fileprivate func clear() {
        let known = members
        (members, parents, ancestry, witnesses, loadMembers, rawType) = ([:], [], nil, [:], nil, nil)
        for symbol in known.values.joined() { symbol.clear() }
        for function in initializers + subscripts + inheritedInitializers { function.clear() }
        (initializers, subscripts, inheritedInitializers) = ([], [], [])
        for field in stored { field.clear() }
        for symbol in cases { symbol.parameters = [] }
    }
}

extension VariableSymbol {
    fileprivate func clear() {
        (knownType, inferType, initialValue, builder) = (nil, nil, nil, nil)
        (getter, setter, willSet, didSet) = (nil, nil, nil, nil)
    }
}

extension FunctionSymbol {
    fileprivate func clear() { (body, setter) = (nil, nil) }
}
