import SwiftSource

extension Checker {
    /// What a name refers to: the innermost declaration of it.
    /// - Parameters:
    ///   - isCalled: whether a call follows, which chooses a method over a property of the same name.
    ///   - hasLabels: whether the call has labels, which chooses a method over a property that is a function.
    ///   - module: the module written before it.
    func identifier(
        _ name: String, at range: SourceRange, isCalled: Bool, hasLabels: Bool = false, of module: String? = nil,
        in scope: Scope
    ) -> Reference {
        if name.first == "$" {
            if let own = projection(name, at: range, in: scope) { return own }
            let plain = String(name.dropFirst())
            let found = identifier(plain, at: range, isCalled: false, in: scope)
            return isProjectedElsewhere(plain, found, in: scope) ? .value(hole(range)) : found
        }
        if module == nil,
            let found = inScope(name, at: range, isCalled: isCalled, hasLabels: hasLabels, in: scope)
        {
            return found
        }
        if let found = atTopLevel(name, of: module, at: range, isCalled: isCalled) { return found }
        if table.isModule(name, at: range) { return .module(name) }
        return .value(unknownName(name, at: range, in: scope))
    }

    /// Whether nothing here says what the projection of a property is: under a wrapper of another file. That of others is the
    /// value itself.
    private func isProjectedElsewhere(_ name: String, _ found: Reference, in scope: Scope) -> Bool {
        guard case .value(let value) = found else { return false }
        let property: VariableSymbol?
        switch value.kind {
        case .property(_, let variable): property = variable
        // A parameter of its name hides the property, but not its projection.
        case .local:
            let own = members(name, of: resolver.selfType(in: scope), isStatic: false)
            property = own.lazy.compactMap(\.symbol.variable).first
        default: return false
        }
        guard let property, property.isWrapped else { return false }
        return property.wrapper == nil
    }

    /// `$name` of a variable under a property wrapper of the sources; nil for other names.
    private func projection(_ name: String, at range: SourceRange, in scope: Scope) -> Reference? {
        if let (backing, depth) = scope.wrapped(String(name.dropFirst())) {
            return .value(wrappedLocal(.projection, of: backing, depth: depth, at: range, in: scope))
        }
        return inScope(name, at: range, isCalled: false, in: scope)
            ?? atTopLevel(name, at: range, isCalled: false)
    }

    /// `self`, `Self`, `super`, `$0`, and operators as functions.
    func word(_ expression: Expression, _ hint: Type?, in scope: Scope) -> Reference {
        let range = expression.range
        switch expression.kind {
        case .selfValue:
            if let own = selfReference(at: range, in: scope) { return .value(own) }
            let type = resolver.selfType(in: scope)
            return .value(type.isUnknown ? hole(range) : TypedExpression(.typeValue(type), .metatype(type), range))
        case .selfType: return dynamicSelf(at: range, in: scope) ?? .type(resolver.selfType(in: scope), range)
        case .superValue:
            return selfReference(at: range, in: scope).map { .superValue($0) } ?? .value(hole(range))
        case .anonymousParameter(let index): return .value(anonymous(index, at: range, in: scope))
        case .operatorReference(let op): return .value(operatorValue(op, hint, at: range))
        default: return .value(hole(range))
        }
    }

    /// `Self` of a class, which may be a subclass; nil for what is always the type itself.
    private func dynamicSelf(at range: SourceRange, in scope: Scope) -> Reference? {
        guard resolver.selfType(in: scope).symbol?.kind == .object, let own = selfReference(at: range, in: scope)
        else { return nil }
        if case .metatype = own.type.resolved { return .value(own) }
        let value = Expression(kind: .selfValue, range: range)
        let call = CallArguments(
            arguments: [Argument(label: Name(text: "of", range: range), value: value)], parentheses: range)
        let type = Expression(kind: .identifier("type"), range: range)
        return .value(
            infer(Expression(type, followedBy: [PostfixPart(kind: .call(call), range: range)]), nil, in: scope))
    }

    private func anonymous(_ index: Int, at range: SourceRange, in scope: Scope) -> TypedExpression {
        var next = scope.code
        while let code = next {
            if code.anonymous.indices.contains(index) {
                return localReference(code.anonymous[index], at: range, in: scope)
            }
            if !code.anonymous.isEmpty { break }
            next = code.parent
        }
        return hole(range)
    }

    /// What a `typealias` stands for; its parameters are inferred from its use.
    func meant(by alias: AliasSymbol) -> Type {
        guard let target = alias.target else { return .unknown }
        return target.substituting(Substitution().opening(alias.genericParameters))
    }

    /// `self` in the current code.
    func selfReference(at range: SourceRange, in scope: Scope) -> TypedExpression? {
        for current in scope.enclosing {
            if case .variable(let variable)? = current.locals["self"] {
                return localReference(variable, at: range, in: scope)
            }
        }
        return scope.code?.selfVariable.map { localReference($0, at: range, in: scope) }
    }

    private func inScope(
        _ name: String, at range: SourceRange, isCalled: Bool, hasLabels: Bool = false, in scope: Scope
    ) -> Reference? {
        var hasSelf = false
        for current in scope.enclosing {
            switch current.locals[name] {
            case .variable(let variable)?: return .value(localReference(variable, at: range, in: scope))
            case .computed(let getter)?: return .value(computed(getter, at: range, in: scope))
            case .wrapped(let backing, let depth)?:
                return .value(wrappedLocal(.value, of: backing, depth: depth, at: range, in: scope))
            case .functions(let functions)?:
                let candidates = functions.map { Callee.Candidate(function: $0.symbol, substitution: Substitution()) }
                var callee = Callee(name: name, range: range, candidates: candidates)
                callee.local = functions.last
                return .functions(callee)
            case .type(let symbol)?: return .type(.nominal(symbol), range)
            case .alias(let alias)?: return .type(meant(by: alias), range)
            case nil: break
            }
            if let generic = current.generics[name] { return .type(.parameter(generic), range) }
            if current.hasSelf { hasSelf = true }
            if let nominal = current.nominal {
                if let type = resolver.witnessedType(name, of: nominal) { return .type(type, range) }
                if nominal.kind == .interface || !nominal.inherited(named: name).isEmpty {
                    let own = Name(text: name, range: range)
                    let site = ChainSite(
                        range: range, partRange: range, isCalled: isCalled, isCalledWithLabels: hasLabels)
                    if let found = memberOfSelf(own, nominal, hasSelf, site, in: scope) {
                        return isCalled ? withOuter(found) : found
                    }
                }
                hasSelf = false
            }
        }
        return nil
    }

    private func memberOfSelf(
        _ name: Name, _ nominal: NominalSymbol, _ hasSelf: Bool, _ site: ChainSite, in scope: Scope
    ) -> Reference? {
        let range = name.range
        let type = nominal.selfParameter.map { .parameter($0) } ?? resolver.selfType(in: scope, of: nominal)
        if hasSelf, let own = selfReference(at: range, in: scope),
            !members(name.text, of: type, isStatic: false, from: range).isEmpty
        {
            let reference = member(name, of: .value(TypedExpression(own.kind, own.type, range)), site, in: scope)
            guard case .functions(var callee) = reference else { return reference }
            callee.methodStart = nil
            return .functions(callee)
        }
        // `class func`s are the subclass's that is asked.
        if !hasSelf, nominal.kind == .object, nominal.isOfSource, let own = selfReference(at: range, in: scope),
            case .metatype = own.type.resolved,
            members(name.text, of: type, isStatic: true, from: range).first?.symbol.isComputed == true
        {
            return member(name, of: .value(TypedExpression(own.kind, own.type, range)), site, in: scope)
        }
        let lookup: Type = nominal.selfParameter == nil ? type : .nominal(nominal, [])
        return findStatic(name, of: lookup, isCalled: site.isCalled, at: range, on: type, in: scope)
    }

    /// A method with the functions of its name at the top level.
    private func withOuter(_ reference: Reference) -> Reference {
        guard case .functions(var callee) = reference else { return reference }
        callee.outer = table.global(callee.name, from: callee.range, in: nil).compactMap(\.function).map {
            .init(function: $0, substitution: Substitution())
        }
        return .functions(callee)
    }

    /// A type that another file declares, of which an extension here says what is asked: `Order.kind`.
    func extendedElsewhere(
        _ name: String, having member: String, at range: SourceRange, in scope: Scope
    ) -> NominalSymbol? {
        guard let symbol = table.global(name, from: range).lazy.compactMap(\.extendedType).first, symbol.isUndeclared,
            symbol.members(named: member).contains(where: { $0.fits(isStatic: true) }),
            inScope(name, at: range, isCalled: false, in: scope) == nil
        else { return nil }
        return symbol
    }

    /// Top-level declarations of the sources, the vocabulary or the library.
    private func atTopLevel(
        _ name: String, of module: String? = nil, at range: SourceRange, isCalled: Bool
    ) -> Reference? {
        let symbols = table.global(name, from: range, in: module)
        var functions: [Callee.Candidate] = []
        var variable: VariableSymbol?
        for symbol in symbols {
            switch symbol {
            case .variable(let found): variable = found
            case .function(let function): functions.append(.init(function: function, substitution: Substitution()))
            case .type(let type):
                if type.isUndeclared { return nil }
                return .type(.nominal(type), range)
            case .alias(let alias): return .type(meant(by: alias), range)
            case .enumCase: continue
            }
        }
        if let variable, functions.isEmpty || !isCalled {
            let kind: TypedExpression.Kind
            if case .shared = variable.storage { kind = .shared(variable) } else { kind = .staticProperty(variable) }
            return .value(TypedExpression(kind, table.type(of: variable), range))
        }
        guard !functions.isEmpty else { return nil }
        var callee = Callee(name: name, range: range, candidates: functions)
        callee.namesake = table.typeOfLibrary(name)
        return .functions(callee)
    }

    /// A local variable in the current code: its own, or a capture.
    func localReference(_ variable: LocalVariable, at range: SourceRange, in scope: Scope) -> TypedExpression {
        guard let code = scope.code, variable.code !== code.code else {
            return TypedExpression(.local(variable), variable.type, range)
        }
        variable.isCaptured = true
        var next: CodeScope? = code
        while let current = next, current.code !== variable.code {
            if !current.code.captures.contains(where: { $0 === variable }) { current.code.captures.append(variable) }
            next = current.parent
        }
        let index = code.code.captures.firstIndex { $0 === variable } ?? 0
        return TypedExpression(.captured(index, variable), variable.type, range)
    }

    // MARK: Implicit members

    /// `.center`: a member of the wanted type.
    func implicitMember(_ name: Name, _ hint: Type?, isCalled: Bool, in scope: Scope) -> Reference {
        var wanted = hint.map { solver.normal($0) } ?? .unknown
        let range = SourceRange(name.range.start - 1, name.range.end)
        if case .variable(let variable) = wanted.unwrapped {
            wanted = variable.suggestion.map { solver.normal($0) } ?? .unknown
            // `style: S` of a generic parameter: what its protocol's extensions have.
            if wanted.isUnknown, name.languageMember != .initializer {
                for constraint in variable.parameter?.constraints ?? [] {
                    if let found = findStatic(name, of: constraint, isCalled: isCalled, at: range) { return found }
                }
            }
        }
        if wanted.isUnknown {
            let hole = HoleSite(text(range), at: range, member: isCalled ? nil : name.text)
            return .value(TypedExpression(.hole(hole), .unknown, range))
        }
        for type in [wanted.unwrapped, wanted] {
            if name.languageMember == .initializer { return .functions(initializers(of: type, name: name)) }
            let lookup = type.function?.result ?? type
            if let found = findStatic(name, of: lookup, isCalled: isCalled, at: range, in: scope) { return found }
        }
        return .value(unknownStatic(name, of: wanted.unwrapped, range, in: scope))
    }
}

extension Symbol {
    /// Whether it is a function or a property that is computed, which a subclass may override.
    fileprivate var isComputed: Bool {
        switch self {
        case .function(let function): function.kind == .function
        case .variable(let variable): if case .computed = variable.storage { true } else { false }
        case .type, .alias, .enumCase: false
        }
    }
}
