import SwiftSource

// Members of types: static ones, cases and initializers.

extension Checker {
    /// - Parameter source: a value that is the type.
    func staticMember(
        _ name: Name, of type: Type, _ site: ChainSite, source: TypedExpression? = nil, in scope: Scope
    ) -> Reference {
        let member = name.languageMember
        let type = member == .initializer || member == .itself ? type : opened(type)
        if member == .itself {
            // What generic parameters stand for, `self` says.
            if type.hasOpenParameters { _ = selfReference(at: site.range, in: scope) }
            // A vocabulary may declare `self` of a type itself.
            let described =
                type.symbol?.description == nil ? nil : findStatic(name, of: type, isCalled: false, at: site.range)
            if case .parameter(let parameter) = type.resolved {
                let own = parameter.owner == nil ? nil : value(of: parameter, at: site.range, in: scope)
                return .value(TypedExpression(.genericArgument(parameter, own), .metatype(type), site.range))
            }
            return described ?? .value(TypedExpression(.typeValue(type), .metatype(type), site.range))
        }
        if member == .initializer {
            var callee = initializers(of: type, name: name)
            // `T.init(text)` is `T(text)`, of which no constraint may tell.
            if callee.candidates.isEmpty, type.isParameter, site.isCalled { return .type(type, site.range) }
            callee.typeSource = source
            return .functions(callee)
        }
        let range = SourceRange(site.start, name.range.end)
        if let found = findStatic(name, of: type, isCalled: site.isCalled, at: range, source: source, in: scope) {
            return found
        }
        if let method = unappliedMethod(name, of: type, site) { return .value(method) }
        return .value(unknownStatic(name, of: type, site.range, isWritten: true, in: scope))
    }

    /// A method of values, as a function of the value: `map(Item.title)`. It is the overload that fits best. What is called
    /// on a library's type may be a static function of which nothing is known here.
    private func unappliedMethod(_ name: Name, of type: Type, _ site: ChainSite) -> TypedExpression? {
        if site.isCalled, solver.normal(type).symbol?.isOfSource != true { return nil }
        var best: (value: TypedExpression, cost: Int)?
        for member in members(name.text, of: type, isStatic: false, from: name.range) {
            guard case .function(let method) = member.symbol, !method.isMutating else { continue }
            let bound = instantiated(.init(function: method, substitution: member.substitution)).type
            let unbound = Type.function(FunctionType([.init(type: type, isInout: false)], bound))
            let cost = site.hint.map { hint in speculate { solver.cost(of: unbound, as: hint) } } ?? 0
            guard let cost, best.map({ cost < $0.cost }) ?? true else { continue }
            best = (TypedExpression(.unappliedMethod(method), unbound, site.range), cost)
        }
        return best?.value
    }

    /// A generic type without arguments, which are inferred from its use.
    private func opened(_ type: Type) -> Type {
        guard case .nominal(let symbol, let arguments) = type.resolved, !arguments.isEmpty,
            arguments == symbol.genericParameters.map({ .parameter($0) })
        else { return type }
        return .opened(symbol)
    }

    /// A static property, a case, a nested type, or static functions.
    func findStatic(
        _ name: Name, of type: Type, isCalled: Bool, at range: SourceRange, on named: Type? = nil,
        source: TypedExpression? = nil, in scope: Scope? = nil
    ) -> Reference? {
        var candidates: [Callee.Candidate] = []
        var value: TypedExpression?
        for member in members(name.text, of: type, isStatic: true, from: range) {
            switch member.symbol {
            case .type(let inner):
                return .type(inner.genericParameters.isEmpty ? .nominal(inner, []) : .nominal(inner), range)
            case .alias(let alias) where alias.isAssociatedType && type.isParameter:
                return .type(.member(type, name.text), range)
            case .alias(let alias): return .type(meant(by: alias).substituting(member.substitution), range)
            case .enumCase(let enumCase):
                guard enumCase.hasPayload else {
                    // A function may have the name of a case without values.
                    value = value ?? TypedExpression(.constant(.choice(Choice(enumCase))), type, range)
                    continue
                }
                candidates.append(.init(function: maker(of: enumCase), substitution: member.substitution))
            case .variable(let variable):
                value =
                    value
                    ?? self.value(
                        of: variable, member.substitution, named ?? type, at: range, source: source, in: scope)
            case .function(let function):
                candidates.append(.init(function: function, substitution: member.substitution))
            }
        }
        if let value, candidates.isEmpty || !isCalled || value.type.function != nil { return .value(value) }
        guard !candidates.isEmpty else { return nil }
        var callee = Callee(name: name.text, range: name.range, candidates: candidates)
        callee.type = named ?? type
        callee.typeSource = source
        return .functions(callee)
    }

    func value(
        of variable: VariableSymbol, _ substitution: Substitution, _ type: Type, at range: SourceRange,
        source: TypedExpression? = nil, in scope: Scope? = nil
    ) -> TypedExpression {
        let found = table.type(of: variable).substituting(substitution)
        // What is stored is no subclass's own.
        if case .shared = variable.storage { return TypedExpression(.shared(variable), found, range) }
        if let source = source ?? knownType(type, for: variable, at: range), type.mayBeAnother || source.isTypeValue {
            return TypedExpression(.requiredStatic(variable, of: source), found, range)
        }
        switch variable.storage {
        // The type that a generic parameter stands for is known only at run time, by a value.
        case .requirement, .computed:
            if let scope, let source = typeSource(of: type, at: range, in: scope) {
                return TypedExpression(.requiredStatic(variable, of: source), found, range)
            }
            if case .requirement = variable.storage { return unknown(range, found) }
        default: break
        }
        return TypedExpression(.staticProperty(variable), found, range)
    }

    /// The type itself, where a static property of a protocol or of a superclass is asked of it.
    private func knownType(_ type: Type, for variable: VariableSymbol, at range: SourceRange) -> TypedExpression? {
        guard let owner = variable.owner, let symbol = type.symbol, symbol != owner, symbol.kind != .interface,
            owner.kind == .object || owner.kind == .interface && owner.isOfSource
        else { return nil }
        switch variable.storage {
        case .computed, .requirement: return TypedExpression(.typeValue(type), .metatype(type), range)
        default: return nil
        }
    }

    /// What is known when code runs of the type that a generic parameter stands for.
    func typeSource(of type: Type, at range: SourceRange, in scope: Scope) -> TypedExpression? {
        if case .member = type.resolved { return TypedExpression(.typeValue(type), .metatype(type), range) }
        guard case .parameter(let parameter) = type.resolved else { return nil }
        let value = self.value(of: parameter, at: range, in: scope)
        return TypedExpression(.genericArgument(parameter, value), .metatype(type), range)
    }

    /// A value by which the type is known that a generic parameter stands for: `self`, or a variable of that type, of
    /// arrays of it, or of the type itself.
    private func value(
        of parameter: GenericParameter, at range: SourceRange, in scope: Scope
    ) -> TypedExpression? {
        if let own = selfReference(at: range, in: scope),
            own.type.resolved == .parameter(parameter) || own.type.standard == .array && own.type.names(parameter)
        {
            return own
        }
        for current in scope.enclosing {
            let found = current.locals.sorted { $0.key < $1.key }.lazy.compactMap { _, local -> LocalVariable? in
                guard case .variable(let variable) = local else { return nil }
                return variable.type.names(parameter) ? variable : nil
            }.first
            if let found { return localReference(found, at: range, in: scope) }
        }
        // A property of the type says it, too: of `Box<T>`, one that is a `T`.
        guard let own = selfReference(at: range, in: scope), let symbol = own.type.symbol else { return nil }
        let field = symbol.stored.lazy.filter { !$0.isStatic }.map { self.unwrapped($0, of: symbol) }
            .first { table.type(of: $0).names(parameter) }
        return field.map { TypedExpression(.property(own, $0), table.type(of: $0), range) }
    }

    /// The property in front of a wrapper's storage; any other field is itself.
    private func unwrapped(_ field: VariableSymbol, of symbol: NominalSymbol) -> VariableSymbol {
        guard let wrapping = field.wrapping else { return field }
        return symbol.members(named: wrapping.name).lazy.compactMap(\.variable).first ?? field
    }

    /// A case with values, as the function that makes it.
    func maker(of enumCase: CaseSymbol) -> FunctionSymbol {
        if let maker = table.caseMakers[ObjectIdentifier(enumCase)] { return maker }
        let maker = FunctionSymbol(
            enumCase.name, at: enumCase.range, owner: enumCase.owner, isStatic: true,
            implementation: .enumCase(enumCase)
        ) { .init(parameters: enumCase.parameters, result: .nominal(enumCase.owner)) }
        table.caseMakers[ObjectIdentifier(enumCase)] = maker
        return maker
    }

    /// Whether a generic type is, by its name alone, of its own parameters, and nothing says what those are.
    private func standsForItself(_ symbol: NominalSymbol, in scope: Scope) -> Bool {
        scope.enclosing.contains { $0.nominal == symbol } && scope.enclosing.allSatisfy(\.bound.isEmpty)
    }

    /// The initializers of a type.
    /// - Parameter scope: where a generic type of its own stands for itself.
    func initializers(of type: Type, name: Name, in scope: Scope? = nil) -> Callee {
        var candidates: [Callee.Candidate] = []
        var made = type
        switch solver.normal(type) {
        case .nominal(let symbol, let arguments):
            symbol.load()
            var substitution = Substitution(symbol, arguments)
            // `Stack(...)` of a generic type: its arguments are inferred from the call.
            let isOpen =
                symbol.genericParameters.first.map { arguments.contains(.parameter($0)) } ?? false
                && scope.map { standsForItself(symbol, in: $0) } != true
            if isOpen || arguments.contains(where: \.isUnknown) {
                let opened = Type.opened(symbol)
                substitution = Substitution(symbol, opened.arguments)
                made = opened
            }
            for (ancestor, _) in symbol.allAncestors().types where ancestor == symbol || ancestor.kind == .interface {
                ancestor.load()
                for function in ancestor.initializers {
                    if ancestor.kind == .interface, !function.isImplemented { continue }
                    var all = substitution
                    if let own = ancestor.selfParameter { all[own] = made }
                    // What a superclass hands down is written in that one's parameters.
                    if let owner = function.owner, owner != ancestor, let handed = symbol.arguments(as: owner) {
                        for (parameter, argument) in zip(owner.genericParameters, handed) {
                            all[parameter] = argument.substituting(substitution)
                        }
                    }
                    candidates.append(.init(function: function, substitution: all))
                }
            }
        case .parameter(let parameter):
            let bounds = parameter.constraints.compactMap(\.symbol) + [parameter.owner].compactMap { $0 }
            for (ancestor, _) in bounds.flatMap({ $0.allAncestors().types }) {
                ancestor.load()
                let own = ancestor.selfParameter.map { [$0: type] } ?? [:]
                candidates += ancestor.initializers.map { .init(function: $0, substitution: own) }
            }
        default: break
        }
        var callee = Callee(name: type.description, range: name.range, candidates: candidates)
        callee.type = made
        return callee
    }
}

extension Type {
    /// Whether a value that is the type may be another: of a subclass, or one that conforms to the protocol.
    fileprivate var mayBeAnother: Bool {
        switch resolved {
        case .nominal(let symbol, _): symbol.kind == .interface || symbol.kind == .object
        case .parameter, .composition: true
        default: false
        }
    }

    /// Whether a value of it says which type a parameter stands for.
    fileprivate func names(_ parameter: GenericParameter) -> Bool {
        switch resolved {
        case .parameter(let own): own == parameter
        case .metatype(let type): type.names(parameter)
        case .nominal(let symbol, let arguments):
            (symbol.standard == .array || symbol.standard == .optional) && arguments[0].names(parameter)
        default: false
        }
    }
}
