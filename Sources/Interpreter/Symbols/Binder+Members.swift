import SwiftSource

extension Binder {
    func bindMembers(_ statements: [Statement], of one: Pending) {
        let symbol = one.symbol
        let requirements = requirements(of: one)
        for statement in statements {
            switch statement.kind {
            case .variable(let declaration): bind(declaration, of: one, requirements)
            case .function(let declaration): bind(declaration, of: one, requirements)
            case .enumCase(let declaration): bind(declaration, of: symbol, in: one.scope)
            default: continue
            }
        }
    }

    private func bind(
        _ declaration: VariableDeclaration, of one: Pending, _ requirements: ExtensionRequirements?
    ) {
        for binding in declaration.bindings {
            let owner = one.symbol
            let binding = one.isExtension && declaration.attributes.areEntries ? entry(binding) : binding
            for variable in variables(binding, of: declaration, owner: owner, in: one.scope) {
                variable.requirements = requirements
                owner.add(.variable(variable))
                note(.variable(variable))
                guard case .field = variable.storage else { continue }
                // An extension may observe a property of a class that is not open here.
                if one.isExtension, declaration.modifiers.contains(.override) { continue }
                owner.stored.append(variable)
            }
        }
    }

    private func bind(
        _ declaration: FunctionDeclaration, of one: Pending, _ requirements: ExtensionRequirements?
    ) {
        guard let function = self.function(declaration, owner: one.symbol, in: one.scope) else { return }
        function.requirements = requirements
        note(.function(function))
        add(function, to: one.symbol)
        if function.kind == .initializer, !one.isExtension { one.symbol.hidesMemberwise = true }
    }

    func add(_ function: FunctionSymbol, to symbol: NominalSymbol) {
        switch function.kind {
        case .initializer: symbol.initializers.append(function)
        case .subscript: symbol.subscripts.append(function)
        case .operator:
            table.operators[function.name, default: []].append(function)
            symbol.add(.function(function))
        case .function: symbol.add(.function(function))
        }
    }

    // MARK: Functions

    /// - Parameter host: the body of one of the library's declarations.
    func function(
        _ declaration: FunctionDeclaration, owner: NominalSymbol?, in scope: Scope, host: HostFunction? = nil
    ) -> FunctionSymbol? {
        guard let kind = declaration.symbolKind else { return nil }
        if declaration.genericParameters.havePacks {
            owner?.hasUnknownParent = true
            return nil
        }
        // The effect of a mutating getter is unknown, and so is the body of a requirement.
        let isRequirement =
            owner?.kind == .interface && declaration.body == nil && declaration.accessors?.isRequirement ?? true
            || declaration.accessors?.get?.modifiers.contains(.mutating) == true
        let isStatic = declaration.modifiers.isStatic || kind == .initializer
        let generics = declaration.genericParameters.map { GenericParameter($0) }
        let inner = Scope(
            in: scope, nominal: nil, hasSelf: owner != nil && !isStatic || kind == .initializer, generics: generics)
        let withoutSelf = Scope(in: scope, generics: generics)
        let function = FunctionSymbol(
            kind == .initializer ? "init" : declaration.name.text, kind, at: declaration.name.range, owner: owner,
            isStatic: isStatic,
            implementation: host.map { .host($0) } ?? (isRequirement ? .requirement : .source)
        ) { [unowned self, unowned owner] in
            checker.apart {
                bindConstraints(of: generics, declaration, owner: owner, isOfLibrary: host != nil, in: inner)
                return signature(declaration, kind, owner: owner, in: inner, defaultsIn: withoutSelf) {
                    // Without a body and a result it is not written to its end.
                    declaration.body == nil && !isRequirement && host == nil ? .unknown : .void
                }
            }
        }
        function.note(declaration)
        function.genericParameters = generics
        if isRequirement, declaration.attributes.contains(where: { $0.kind == .named }) {
            function.findBuilder = { [unowned self, unowned function] in
                checker.builder(in: declaration.attributes, for: function.result, in: inner)
            }
        }
        bindBodies(of: function, declaration, owner: owner, in: inner)
        return function
    }

    /// What a function's generic parameters have to be.
    private func bindConstraints(
        of generics: [GenericParameter], _ declaration: FunctionDeclaration, owner: NominalSymbol?, isOfLibrary: Bool,
        in scope: Scope
    ) {
        for (generic, syntax) in zip(generics, declaration.genericParameters) {
            if let constraint = syntax.constraint { generic.constraints = [resolver.resolve(constraint, in: scope)] }
        }
        constrain(generics, declaration.requirements, in: scope)
        guard !isOfLibrary else { return }
        bindSameTypes(
            declaration.requirements, of: (owner?.genericParameters ?? []) + generics, own: generics, in: scope)
        bindAssociatedTypes(declaration.requirements, of: generics, in: scope)
    }

    /// - Parameters:
    ///   - defaults: where defaults are checked, which know no `self`.
    ///   - unwritten: what a function gives whose result is not written.
    private func signature(
        _ declaration: FunctionDeclaration, _ kind: FunctionSymbol.Kind, owner: NominalSymbol?, in scope: Scope,
        defaultsIn defaults: Scope, unwritten: () -> Type
    ) -> FunctionSymbol.Signature {
        let result: Type
        if kind == .initializer {
            let made = owner.map { $0.selfParameter.map { .parameter($0) } ?? Type.nominal($0) } ?? .unknown
            result = declaration.isFailable ? table.standard.optional(made) : made
        } else {
            result = declaration.result.map { resolver.resolve($0, in: scope) } ?? unwritten()
        }
        let isUnlabelled = kind == .subscript || kind == .operator
        let sameTypes = declaration.requirements.filter { $0.relation == .sameType }
        return FunctionSymbol.Signature(
            parameters: declaration.parameters.map {
                parameter($0, in: scope, defaultsIn: defaults, isUnlabelled: isUnlabelled)
            },
            result: result,
            sameTypes: sameTypes.map { (resolver.resolve($0.left, in: scope), resolver.resolve($0.right, in: scope)) })
    }

    private func bindBodies(
        of function: FunctionSymbol, _ declaration: FunctionDeclaration, owner: NominalSymbol?, in scope: Scope
    ) {
        if let block = declaration.body ?? declaration.accessors?.getBody {
            function.body = Body(block) { [unowned self, unowned function, unowned owner] in
                checker.check(function, block, attributes: declaration.attributes, owner: owner, in: scope)
            }
        }
        if let (block, name) = declaration.accessors?.setBody {
            function.setter = Body(block) { [unowned self, unowned function, unowned owner] in
                checker.checkSetter(of: function, block, newValue: name, owner: owner, in: scope)
            }
        }
    }

    /// - Parameters:
    ///   - defaults: where a default is checked, which knows no `self`; nil for the same as the type.
    ///   - isUnlabelled: whether a label is only the first of two names, as in subscripts and operators.
    func parameter(
        _ syntax: FunctionParameterSyntax, in scope: Scope, defaultsIn defaults: Scope? = nil,
        isUnlabelled: Bool = false
    ) -> ParameterSymbol {
        let plain = resolver.resolve(syntax.type, in: scope)
        var type = plain
        let builder = checker.builder(
            in: syntax.allAttributes, for: type, mayBeUnknown: type.function != nil, in: scope)
        if let builder, case .function(var function) = type {
            function.builder = builder
            type = .function(function)
        }
        var parameter = ParameterSymbol(
            label: isUnlabelled && syntax.label?.range == syntax.name.range ? nil : syntax.label?.text,
            name: syntax.name.text, type: type, isVariadic: syntax.isVariadic,
            isInout: syntax.isInout, isAutoclosure: syntax.isAutoclosure, hasDefault: syntax.defaultValue != nil)
        parameter.isImplicitlyUnwrapped = syntax.type.isImplicitlyUnwrapped
        parameter.wrappers = checker.ownWrappers(in: syntax.attributes, in: scope)
        if let written = syntax.defaultValue {
            let value = syntax.isAutoclosure ? written.asClosure : written
            // A builder makes nothing of a default closure.
            let wanted = syntax.isAutoclosure ? plain : Self.wanted(of: written, for: plain)
            parameter.defaultValue = InitialValue(value) { [unowned checker] in
                checker.apart {
                    checker.checkInitial(value, type: wanted, name: syntax.name.text, in: defaults ?? scope)
                }
            }
        }
        return parameter
    }

    /// What a default value has to be. One may say what a generic parameter is, `shape: S = Rectangle()`, also as what a
    /// closure gives: `transform: (Int) -> T = { $0 }`. (Swift Evolution, SE-0347.)
    private static func wanted(of value: Expression, for type: Type) -> Type {
        if case .parameter(let parameter) = type {
            if !value.dependsOnHint { return .unknown }
            // `style: S = .secondary`: a member of what is asked of it.
            if value.beginsWithDot, let constraint = parameter.constraints.first { return constraint }
        }
        guard case .closure = value.kind, case .function(let function) = type, case .parameter = function.result else {
            return type
        }
        return .function(FunctionType(function.parameters, .unknown))
    }

    // MARK: Variables

    /// The variables that a binding declares: one, or several of a tuple.
    func variables(
        _ binding: VariableDeclaration.Binding, of declaration: VariableDeclaration, owner: NominalSymbol?,
        in scope: Scope
    ) -> [VariableSymbol] {
        if let wrapped = wrapped(binding, of: declaration, owner: owner, in: scope) { return wrapped }
        guard let name = binding.pattern.onlyName else {
            return parts(of: binding, declaration, owner: owner, in: scope)
        }
        let isStatic = declaration.modifiers.isStatic
        let isInherited = owner?.superclass?.inherited(named: name).isEmpty == false
        let binding = isInherited ? binding.watchingInherited(name) : binding
        let variable = VariableSymbol(
            name, at: binding.pattern.range, owner: owner, isStatic: owner != nil && isStatic,
            isMutable: declaration.isVariable, storage: storage(of: binding, declaration, owner: owner))
        describe(variable, declaration, hasValue: binding.value != nil)
        let inner = Scope(in: scope, nominal: nil, hasSelf: owner != nil && !isStatic)
        bindAccessors(binding, of: variable, declaration.attributes, in: inner)
        bindType(binding, of: variable, declaration, in: scope)
        return [variable]
    }

    private func storage(
        of binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration, owner: NominalSymbol?
    ) -> VariableSymbol.Storage {
        if let accessors = binding.accessors {
            if accessors.isRequirement { return .requirement }
            if !accessors.isObserving { return .computed }
        }
        if owner?.kind == .interface { return .requirement }
        return owner == nil || declaration.modifiers.isStatic ? .shared : .field(0)
    }

    private func describe(_ variable: VariableSymbol, _ declaration: VariableDeclaration, hasValue: Bool) {
        variable.isPrivate = declaration.modifiers.isPrivate
        variable.isOptional = declaration.modifiers.contains(.optional)
        variable.isOverride = declaration.modifiers.contains(.override)
        variable.isLazy = declaration.modifiers.contains(.lazy)
        variable.isWrapped = declaration.attributes.contains(.named)
        variable.wrapper = checker.wrapper(in: declaration.attributes)
        variable.isMemberwise =
            !declaration.modifiers.contains(.lazy) && (declaration.isVariable || !hasValue)
            && !checker.isSuppliedByFramework(declaration.attributes, named: variable.name)
    }

    func bindAccessors(
        _ binding: VariableDeclaration.Binding, of variable: VariableSymbol, _ attributes: [Attribute], in scope: Scope
    ) {
        guard let accessors = binding.accessors else { return }
        func body(_ block: Block, handed: String? = nil) -> Body {
            Body(block) { [unowned self, unowned variable] in
                checker.check(variable, block, handed: handed, attributes: attributes, in: scope)
            }
        }
        if let get = accessors.getBody { variable.getter = body(get) }
        if let (set, name) = accessors.setBody { variable.setter = body(set, handed: name) }
        // The effect of reading it is unknown.
        if accessors.get?.modifiers.contains(.mutating) == true { variable.storage = .requirement }
        variable.hasNonmutatingSetter = accessors.hasNonmutatingSetter
        if let (observer, name) = accessors.willSetBody { variable.willSet = body(observer, handed: name) }
        if let (observer, name) = accessors.didSetBody { variable.didSet = body(observer, handed: name) }
    }

    private func bindType(
        _ binding: VariableDeclaration.Binding, of variable: VariableSymbol, _ declaration: VariableDeclaration,
        in scope: Scope
    ) {
        let value = binding.value
        let name = variable.name
        variable.writtenType = binding.type
        let isLazy = declaration.modifiers.contains(.lazy)
        if let value {
            variable.initialValue = InitialValue(value) { [unowned checker, unowned variable] in
                checker.apart {
                    let written = binding.type.map { checker.resolver.resolve($0, in: scope) }
                    let inner = isLazy ? Scope(in: scope, nominal: nil, hasSelf: true) : scope
                    return checker.checkInitial(
                        value, type: written, name: name, in: inner, selfOwner: isLazy ? variable.owner : nil)
                }
            }
        } else if binding.accessors == nil,
            binding.type == nil
                || checker.isSuppliedByFramework(declaration.attributes, named: name, isGlobal: variable.owner == nil)
                || checker.isUnderUnknownWrapper(declaration, in: scope)
        {
            variable.initialValue = InitialValue(nil) { [unowned checker, unowned variable] in
                checker.environmentValue(of: variable)
            }
        }
        variable.inferType = { [unowned self, unowned variable] in
            checker.apart { type(of: binding, variable, declaration, in: scope) }
        }
    }

    /// The type of a variable that is written, or that its value says.
    private func type(
        of binding: VariableDeclaration.Binding, _ variable: VariableSymbol, _ declaration: VariableDeclaration,
        in scope: Scope
    ) -> Type {
        if let written = binding.type {
            let type = checker.resolver.resolve(written, in: scope)
            variable.builder = checker.builder(in: declaration.attributes, for: type, in: scope)
            if let builder = variable.builder, case .function(var function) = type {
                function.builder = builder
                return .function(function)
            }
            // `let stack: Stack = [1, 2]`: what is not written of it, its value says.
            if type.hasUnknown, let symbol = type.symbol,
                let found = variable.initialValue?.checked?.expression?.type, found.symbol == symbol
            {
                return found
            }
            return type
        }
        if variable.owner == nil, let object = checker.objectType(in: declaration.attributes) { return object }
        if binding.value == nil, let type = checker.environmentType(in: declaration.attributes) { return type }
        // The number that a wrapper of another file makes is unknown.
        if binding.value?.isNumber == true, checker.isUnderUnknownWrapper(declaration, in: scope) { return .unknown }
        return variable.initialValue?.checked?.result ?? .unknown
    }

    /// `let (a, b) = f()`: a hidden variable that holds the tuple, and one for each part. A part that each value of a type
    /// keeps begins with its part of a tuple of its own.
    private func parts(
        of binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration, owner: NominalSymbol?,
        in scope: Scope
    ) -> [VariableSymbol] {
        guard let value = binding.value else { return [] }
        let check = { [unowned checker] () -> Code in
            let type = binding.type.map { checker.resolver.resolve($0, in: scope) }
            let code = checker.checkInitial(value, type: type, name: "", in: scope)
            if let held = code.expression.map({ checker.unwrappedWhole($0) }) {
                (code.expression, code.result) = (held, held.type)
            }
            return code
        }
        let storage = storage(of: binding, declaration, owner: owner)
        let isShared = if case .shared = storage { true } else { false }
        let whole = VariableSymbol("", at: binding.pattern.range, owner: owner, isStatic: true, storage: .shared)
        whole.initialValue = InitialValue(value, check: check)
        whole.inferType = { [unowned whole] in whole.initialValue?.checked?.result ?? .unknown }
        table.kept.append(whole)
        return binding.pattern.names.map { path, name, range in
            let part = VariableSymbol(
                name, at: range, owner: owner, isStatic: owner != nil && isShared, isMutable: declaration.isVariable,
                storage: storage)
            describe(part, declaration, hasValue: true)
            part.initialValue = InitialValue(nil) { [unowned checker, unowned whole] in
                checker.part(path, of: isShared ? checker.code(reading: whole, at: range) : check(), at: range)
            }
            part.inferType = { [unowned part] in part.initialValue?.checked?.result ?? .unknown }
            return part
        }
    }

    // MARK: Enums

    func bind(_ declaration: EnumCaseDeclaration, of symbol: NominalSymbol, in scope: Scope) {
        for element in declaration.elements {
            let parameters = element.parameters.map { parameter($0, in: scope) }
            let enumCase = CaseSymbol(
                element.name.text, of: symbol, index: symbol.cases.count, at: element.name.range,
                parameters: parameters)
            enumCase.rawValue = rawValue(of: element, in: symbol)
            enumCase.isUnavailable = declaration.attributes.contains(where: \.isUnavailable)
            symbol.cases.append(enumCase)
            symbol.add(.enumCase(enumCase))
        }
    }

    private func rawValue(of element: EnumCaseDeclaration.Element, in symbol: NominalSymbol) -> Value? {
        guard let raw = symbol.rawType?.standard else { return nil }
        if let written = element.rawValue?.literalValue {
            guard case .int(let number) = written else { return written }
            return raw.isFloating ? .double(Double(number)) : .whole(number, as: raw) ?? written
        }
        if raw == .string { return .string(element.name.text) }
        guard raw.isWhole else { return nil }
        return .whole(symbol.cases.last.map { ($0.rawValue?.integer ?? -1) &+ 1 } ?? 0, as: raw)
    }
}
