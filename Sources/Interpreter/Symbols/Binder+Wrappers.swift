import SwiftSource

// Variables under property wrappers that the sources declare.

extension Binder {
    /// What a binding under such wrappers declares: the variable, its projection, and what holds the wrapper. Nil where
    /// none stands before it.
    func wrapped(
        _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration, owner: NominalSymbol?,
        in scope: Scope
    ) -> [VariableSymbol]? {
        guard let name = binding.pattern.onlyName, binding.accessors?.isObserving ?? true,
            declaration.attributes.contains(.named),
            !checker.isSuppliedByFramework(declaration.attributes, named: name, isGlobal: owner == nil)
        else { return nil }
        let wrappers = checker.ownWrappers(in: declaration.attributes, in: scope)
        guard !wrappers.isEmpty else { return nil }
        let isStatic = declaration.modifiers.isStatic
        func variable(_ name: String, _ storage: VariableSymbol.Storage) -> VariableSymbol {
            VariableSymbol(
                name, at: binding.pattern.range, owner: owner, isStatic: owner != nil && isStatic, isMutable: true,
                storage: storage)
        }
        let backing = variable("_" + name, owner == nil || isStatic ? .shared : .field(0))
        let wrapping = Wrapping(
            name, backing: backing, wrappers: wrappers.compactMap(\.type.symbol),
            hasValue: binding.value != nil,
            hasArguments: !wrappers[0].attribute.arguments.isEmpty)
        let value = variable(name, .computed)
        let projection = variable("$" + name, .computed)
        for variable in [backing, value, projection] {
            variable.wrapping = wrapping
            variable.isPrivate = declaration.modifiers.isPrivate || variable === backing
        }
        bind(backing, binding, wrappers, in: scope)
        bind(value, .value, in: scope)
        bind(projection, .projection, in: scope)
        bindAccessors(
            binding, of: value, declaration.attributes, in: Scope(in: scope, hasSelf: owner != nil && !isStatic))
        value.writtenType = binding.type
        if let written = binding.type {
            value.inferType = { [unowned checker] in checker.resolver.resolve(written, in: scope) }
        }
        return [value, projection, backing]
    }

    /// The variable that holds the wrapper.
    private func bind(
        _ backing: VariableSymbol, _ binding: VariableDeclaration.Binding, _ wrappers: [OwnWrapper], in scope: Scope
    ) {
        let place = binding.pattern.range
        func type() -> Type? {
            binding.type.map { checker.type(of: wrappers, holding: resolver.resolve($0, in: scope)) }
        }
        backing.initialValue = InitialValue(binding.value) { [unowned checker, unowned backing] in
            let isNil = { binding.type.map { checker.resolver.resolve($0, in: scope).wrapped != nil } ?? false }
            guard
                let made = checker.making(
                    wrappers, of: binding.value, at: place, isNil: backing.wrapping?.isMadeOfNothing == false && isNil()
                )
            else { return nil }
            return checker.checkInitial(made, type: type(), name: backing.name, in: scope)
        }
        backing.wrapping?.maker = InitialValue(nil) { [unowned checker, unowned backing] in
            checker.maker(of: wrappers, checker.table.type(of: backing), named: backing.name, at: place, in: scope)
        }
        backing.inferType = { [unowned backing] in
            type() ?? backing.initialValue?.checked?.result ?? .unknown
        }
    }

    private func bind(_ variable: VariableSymbol, _ part: Checker.WrappedPart, in scope: Scope) {
        let block = Block(statements: [], range: variable.range)
        variable.inferType = { [unowned checker, unowned variable] in checker.type(of: part, of: variable) }
        variable.getter = Body(block) { [unowned checker, unowned variable] in
            checker.wrappedGetter(of: part, variable, in: scope)
        }
        variable.setter = Body(block) { [unowned checker, unowned variable] in
            checker.wrappedSetter(of: part, variable, in: scope)
        }
    }

    /// What the memberwise initializer takes for a wrapped property.
    func wrappedParameter(for wrapping: Wrapping) -> ParameterSymbol {
        let backing = table.type(of: wrapping.backing)
        let type =
            wrapping.isMadeOfValue ? checker.type(of: .value, of: wrapping.backing) : backing
        return ParameterSymbol(
            label: wrapping.name, name: wrapping.name, type: type,
            hasDefault: wrapping.backing.initialValue?.checked != nil)
    }
}
