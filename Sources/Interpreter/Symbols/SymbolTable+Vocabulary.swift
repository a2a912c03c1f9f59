import SwiftSource

// What a vocabulary describes, as symbols.

extension SymbolTable {
    /// The members of a described type: made when one is first asked for.
    func addMembers(of description: TypeDescription, to symbol: NominalSymbol) {
        // What extensions of the source add is there already.
        symbol.initializers += description.initializers.map { callable in
            function(callable, owner: symbol, isStatic: true, kind: .initializer)
        }
        for property in description.staticProperties {
            let variable = VariableSymbol(
                property.name, at: Self.nowhere, owner: symbol, isStatic: true, storage: .describedStatic(property))
            variable.knownType = type(property.type, .result)
            symbol.add(.variable(variable))
        }
        for callable in description.staticMethods {
            symbol.add(.function(function(callable, owner: symbol, isStatic: true)))
        }
        for property in description.properties {
            let variable = VariableSymbol(
                property.name, at: Self.nowhere, owner: symbol, isMutable: property.set != nil,
                storage: .described(property))
            variable.knownType = type(property.type, .result, in: symbol)
            symbol.add(.variable(variable))
        }
        for callable in description.methods {
            symbol.add(.function(function(callable, owner: symbol, isStatic: false)))
        }
        symbol.subscripts += description.subscripts.map { subscripted($0, owner: symbol) }
        for pattern in description.cases {
            // What the case holds is known from the method that makes it.
            let made = description.staticMethods.first { $0.name == pattern.name }
            symbol.cases.append(
                CaseSymbol(
                    pattern.name, of: symbol, index: symbol.cases.count, at: Self.nowhere,
                    parameters: made.map { parameters($0.parameters) } ?? [], pattern: pattern))
        }
        if let open = symbol.openType { addMembers(of: open, to: symbol) }
    }

    private func addMembers(of open: OpenType, to symbol: NominalSymbol) {
        for associated in open.associatedTypes {
            let alias = AliasSymbol(associated.name, isAssociatedType: true)
            alias.type = associated.standard.map { type($0, .result) }
            symbol.add(.alias(alias))
        }
        for member in open.members {
            guard let handed = member.handed else {
                let variable = VariableSymbol(
                    member.name, at: Self.nowhere, owner: symbol, isStatic: member.isOfType, storage: .open(member))
                variable.knownType = member.child.map { type($0, .result) } ?? type(member.result, .result, in: symbol)
                variable.builder = member.child.map {
                    BuilderType(child: type($0, .result), isSingle: true, isGatheredByCaller: false)
                }
                symbol.add(.variable(variable))
                continue
            }
            let function = FunctionSymbol(
                member.name, at: Self.nowhere, owner: symbol, isStatic: member.isOfType, implementation: .open(member)
            ) { [unowned self, unowned symbol] in
                .init(
                    parameters: handed.map {
                        ParameterSymbol(
                            label: $0.label, name: $0.label ?? "_", type: type($0.type, .parameter, in: symbol),
                            isInout: $0.isInout)
                    },
                    result: type(member.result, .result, in: symbol))
            }
            symbol.add(.function(function))
        }
    }

    static let nowhere = SourceRange(0, 0)

    // MARK: Callables

    func function(
        _ callable: Callable, owner: NominalSymbol?, isStatic: Bool, kind: FunctionSymbol.Kind = .function
    ) -> FunctionSymbol {
        // An initializer says what its type's own parameters are; a method is of a type that knows.
        let own = kind == .initializer ? [] : owner?.genericParameters ?? []
        let generics =
            generics(of: callable).filter { generic in !own.contains { $0.name == generic.name } }
            + contained(in: callable.parameters)
        let function = FunctionSymbol(
            callable.name, kind, at: Self.nowhere, owner: owner, isStatic: isStatic,
            implementation: .compiled(callable)
        ) { [unowned self] in
            .init(
                parameters: parameters(callable.parameters, generics, in: owner),
                result: type(callable.result, .result, generics, in: owner))
        }
        function.isMutating = callable.isMutating
        if kind == .initializer, case .optional = callable.result { function.isFailable = true }
        function.genericParameters = generics
        return function
    }

    private func subscripted(_ description: SubscriptDescription, owner: NominalSymbol) -> FunctionSymbol {
        let generics = generics(of: description.get)
        let function = FunctionSymbol(
            "subscript", .subscript, at: Self.nowhere, owner: owner, implementation: .describedSubscript(description)
        ) { [unowned self] in
            .init(
                parameters: parameters(description.get.parameters, generics),
                result: type(description.get.result, .result, generics))
        }
        function.isMutating = description.set != nil
        function.genericParameters = generics
        return function
    }

    func parameters(
        _ descriptions: [ParameterDescription], _ generics: [GenericParameter] = [], in owner: NominalSymbol? = nil
    ) -> [ParameterSymbol] {
        descriptions.map { description in
            var parameter = ParameterSymbol(
                label: description.label, name: description.name,
                type: type(description.type, .parameter, generics, in: owner),
                hasDefault: description.defaultText != nil)
            parameter.description = description
            return parameter
        }
    }

    // MARK: Types

    /// Where a described type stands: values of any type are taken, and nothing is known of a value that is any.
    enum Position {
        case parameter, result
    }

    /// The generic parameters that a call's types name, each once.
    private func generics(of callable: Callable) -> [GenericParameter] {
        var names: [String] = []
        for type in callable.parameters.map(\.type) + [callable.result] {
            for name in type.generics where !names.contains(name) { names.append(name) }
        }
        return names.map { GenericParameter($0) }
    }

    /// What a layout that is handed over says of its children, where a closure takes the builder of them.
    private func contained(in parameters: [ParameterDescription]) -> [GenericParameter] {
        for parameter in parameters {
            guard case .function(let taken, _) = parameter.type else { continue }
            for case .named(let name) in taken.map(\.type) {
                if let generic = described(name)?.genericParameters.first { return [GenericParameter(generic.name)] }
            }
        }
        return []
    }

    /// The vocabulary's name for what a builder takes with each child.
    static let contained = Conversion<Value>.contained.type

    func type(
        _ described: ValueType, _ position: Position, _ generics: [GenericParameter] = [],
        in owner: NominalSymbol? = nil
    ) -> Type {
        func inner(_ type: ValueType) -> Type { self.type(type, position, generics, in: owner) }
        func generic(_ name: String) -> Type? {
            (generics + (owner?.genericParameters ?? [])).first { $0.name == name }.map { .parameter($0) }
        }
        switch described {
        case .void: return .void
        case .bool: return standard.bool
        case .int: return standard.int
        case .double: return standard.double
        case .cgFloat: return standard.cgFloat
        case .string, .localizedText: return standard.string
        case .any: return position == .parameter ? .any : .unknown
        case .unread: return .unknown
        case .optional(let wrapped): return standard.optional(inner(wrapped))
        case .array(let element): return standard.array(inner(element))
        case .dictionary(let key, let value): return standard.dictionary(inner(key), inner(value))
        case .range: return standard.type(.range, standard.int)
        case .closedRange(let bound): return standard.type(.closedRange, inner(bound))
        case .tuple(let fields): return .tuple(fields.map { .init(label: $0.label, type: inner($0.type)) })
        case .function(let parameters, let result):
            return .function(functionType(parameters, result, generics, in: owner))
        case .builder(let child):
            let builder = BuilderType(child: inner(child), isSingle: false, isGatheredByCaller: true)
            return .function(FunctionType([], standard.array(inner(child)), builder: builder))
        case .keyPath(let root, _):
            return standard.type(.keyPath, inner(root), generic("Value") ?? .unknown)
        case .generic(let name): return generic(name) ?? .unknown
        case .element(let collection):
            guard case .parameter(let parameter) = inner(collection) else { return .unknown }
            return .member(.parameter(parameter), "Element")
        case .specialized(let name, let arguments):
            guard let symbol = inner(.named(name)).symbol else { return .unknown }
            return .nominal(symbol, arguments.map { inner($0) })
        case .named(let name):
            if let symbol = self.described(name) {
                return .nominal(symbol, symbol.genericParameters.map { generic($0.name) ?? .unknown })
            }
            if described == Self.contained {
                return owner?.genericParameters.first.map { .parameter($0) }
                    ?? (position == .parameter ? .any : .unknown)
            }
            return associatedType(name, of: owner) ?? standardType(name)
        }
    }

    /// A closure's, of which a builder makes what it gives where the vocabulary says so.
    private func functionType(
        _ parameters: [ValueType.FunctionParameter], _ result: ValueType, _ generics: [GenericParameter],
        in owner: NominalSymbol?
    ) -> FunctionType {
        let taken = parameters.map {
            FunctionType.Parameter(type: type($0.type, .result, generics, in: owner), isInout: $0.isInout)
        }
        guard case .builder(let child) = result else {
            return FunctionType(taken, type(result, .parameter, generics, in: owner))
        }
        let children = type(child, .parameter, generics, in: owner)
        return FunctionType(
            taken, standard.array(children), builder: BuilderType(child: children, isSingle: false))
    }

    /// What a source says that a type of an open type is: `Cache` of a layout.
    private func associatedType(_ name: TypeName, of owner: NominalSymbol?) -> Type? {
        guard let open = owner?.openType, let own = owner?.selfParameter,
            open.associatedTypes.contains(where: { $0.name == name.description })
        else { return nil }
        return .member(.parameter(own), name.description)
    }

    private func standardType(_ name: TypeName) -> Type {
        if let type = StandardType(rawValue: name.description) { return .nominal(standard[type]) }
        for case .type(let symbol) in standardGlobals(name.description) {
            return .nominal(symbol, symbol.genericParameters.map { _ in .unknown })
        }
        return .unknown
    }
}
