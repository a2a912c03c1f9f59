import SwiftSource

// What the language adds to a declaration: initializers, raw values, all cases.

extension Binder {
    func complete(_ one: Pending) {
        let symbol = one.symbol
        switch symbol.kind {
        case .structure: addMemberwise(to: symbol)
        case .object: addClassInitializers(to: symbol)
        case .enumeration: addEnumMembers(to: symbol)
        case .interface: break
        }
    }

    private func addMemberwise(to symbol: NominalSymbol) {
        let fields = symbol.stored.indices.filter { symbol.stored[$0].isMemberwise }
        let memberwise = initializer(of: symbol, .memberwise(fields)) { [unowned self, unowned symbol] in
            fields.map { parameter(for: symbol.stored[$0]) }
        }
        if symbol.hidesMemberwise {
            symbol.fallbackInitializer = memberwise
        } else {
            symbol.initializers.append(memberwise)
        }
    }

    /// An initializer that the language adds.
    private func initializer(
        of symbol: NominalSymbol, _ implementation: FunctionSymbol.Implementation, giving result: Type? = nil,
        _ parameters: @escaping () -> [ParameterSymbol]
    ) -> FunctionSymbol {
        FunctionSymbol(
            "init", .initializer, at: symbol.place ?? SymbolTable.nowhere, owner: symbol, isStatic: true,
            implementation: implementation
        ) { [unowned symbol] in .init(parameters: parameters(), result: result ?? .nominal(symbol)) }
    }

    private func parameter(for field: VariableSymbol) -> ParameterSymbol {
        if let wrapping = field.wrapping { return wrappedParameter(for: wrapping) }
        var type = table.type(of: field)
        let isNil = type.wrapped != nil && field.isMutable && field.initialValue == nil
        if var builder = field.builder, type.function == nil {
            // The closure is run where the value is made.
            builder.isGatheredByCaller = true
            type = .function(FunctionType([], type, builder: builder))
        }
        return ParameterSymbol(
            label: field.name, name: field.name, type: type,
            hasDefault: isNil || field.initialValue != nil || field.isInjected)
    }

    private func addClassInitializers(to symbol: NominalSymbol) {
        if let open = symbol.openTypes.lazy.compactMap(\.inheritance).first { addInherited(open, to: symbol) }
        // A class that declares none that stands for itself has those of its superclass beside its own.
        let declared = symbol.initializers
        guard declared.allSatisfy(\.isConvenience), symbol.superclass == nil || symbol.superclass?.isOfSource == true
        else {
            if let superclass = symbol.superclass, superclass.isOfSource { addConvenience(of: superclass, to: symbol) }
            return
        }
        if let superclass = symbol.superclass {
            // Its initializers are handed down.
            symbol.initializers = declared + superclass.initializers
            return
        }
        symbol.initializers.append(initializer(of: symbol, .memberwise([])) { [] })
    }

    /// A class that overrides all initializers of its superclass that stand for themselves has the others of it, too.
    private func addConvenience(of superclass: NominalSymbol, to symbol: NominalSymbol) {
        let own = Set(symbol.initializers.map(\.witnessKey))
        let others = superclass.initializers.filter { !own.contains($0.witnessKey) }
        if others.allSatisfy(\.isConvenience) { symbol.initializers += others }
    }

    /// What a class of the vocabulary hands down: its fields and initializers.
    private func addInherited(_ inheritance: OpenType.Inheritance, to symbol: NominalSymbol) {
        let known = Set(symbol.stored.map(\.name))
        var fields: [VariableSymbol] = []
        for field in inheritance.fields where !known.contains(field.name) {
            let variable = VariableSymbol(
                field.name, at: symbol.place ?? SymbolTable.nowhere, owner: symbol, isMutable: true,
                storage: .field(fields.count))
            variable.isMemberwise = false
            variable.isInherited = true
            variable.inferType = { [unowned self, unowned symbol] in
                table.standing == .assumed ? .unknown : own(field.type, in: symbol)
            }
            fields.append(variable)
            symbol.add(.variable(variable))
        }
        symbol.stored = fields + symbol.stored
        for (index, field) in symbol.stored.enumerated() where field.owner === symbol { field.storage = .field(index) }
        symbol.inheritedInitializers = inheritance.initializers.map { inherited($0, symbol) }
        if symbol.initializers.isEmpty { symbol.initializers = symbol.inheritedInitializers }
    }

    private func inherited(_ parameters: [ParameterDescription], _ symbol: NominalSymbol) -> FunctionSymbol {
        initializer(of: symbol, .inherited(parameters)) { [unowned self, unowned symbol] in
            parameters.map { description in
                var parameter = ParameterSymbol(
                    label: description.label, name: description.name, type: own(description.type, in: symbol),
                    hasDefault: description.defaultText != nil)
                parameter.description = description
                return parameter
            }
        }
    }

    /// A described type as a source's type sees it: associated types are what it says that they are.
    private func own(_ type: ValueType, in symbol: NominalSymbol) -> Type {
        switch type {
        case .optional(let wrapped):
            let type = own(wrapped, in: symbol)
            // An optional state is nil at first.
            return type.wrapped == nil ? table.standard.optional(type) : type
        case .named(let name) where table.described(name) == nil:
            return Type.nominal(symbol).associatedType(name.description) ?? .unknown
        default: return table.type(type, .parameter)
        }
    }

    // MARK: Enums

    private func addEnumMembers(to symbol: NominalSymbol) {
        let place = symbol.place ?? SymbolTable.nowhere
        if let raw = symbol.rawType {
            let variable = VariableSymbol(
                "rawValue", at: place, owner: symbol,
                storage: .host(
                    HostProperty { _, value in
                        guard case .choice(let choice) = value else { return .none }
                        return choice.symbol.rawValue ?? .none
                    }))
            variable.knownType = raw
            symbol.add(.variable(variable))
            symbol.parents.append(.nominal(table.standard[.rawRepresentable], []))
            let result = table.standard.optional(.nominal(symbol))
            symbol.initializers.append(
                initializer(of: symbol, .rawValue, giving: result) {
                    [ParameterSymbol(label: "rawValue", name: "rawValue", type: raw)]
                })
        }
        if symbol.cases.allSatisfy({ !$0.hasPayload }) {
            symbol.parents.append(.nominal(table.standard[.hashable], []))
        }
        symbol.forgetAncestry()
        if symbol.isA(table.standard[.caseIterable]) == .yes { addAllCases(to: symbol, at: place) }
    }

    private func addAllCases(to symbol: NominalSymbol, at place: SourceRange) {
        guard symbol.members(named: "allCases").isEmpty else { return }
        let type = table.standard.array(.nominal(symbol))
        let variable = VariableSymbol("allCases", at: place, owner: symbol, isStatic: true, storage: .shared)
        variable.knownType = type
        variable.initialValue = InitialValue(nil) { [unowned symbol] in
            let cases = symbol.cases.map { Value.choice(Choice($0)) }
            let code = Code(name: "allCases")
            code.expression = TypedExpression(.constant(.array(cases)), type, place)
            code.result = type
            return code
        }
        symbol.add(.variable(variable))
    }
}
