import SwiftSource

/// What a name, or a chain of names, stands for before it is used.
enum Reference {
    case value(TypedExpression)
    case type(Type, SourceRange)
    /// Functions, methods or initializers of one name, of which a call chooses one.
    case functions(Callee)
    case module(SourceRange)
    case superValue(TypedExpression)
    /// `.name` of a type that nothing says.
    case unresolvedMember(Name)
}

/// Functions of one name, with what they are called on.
struct Callee {
    /// As errors name it: `Label`, `add`.
    let name: String
    let range: SourceRange
    var candidates: [Candidate]
    var receiver: TypedExpression?
    /// The type that is made, or that the static functions belong to.
    var type: Type?
    var isSuper = false
    /// Where an element's place begins that it makes; the callee's own start without.
    var methodStart: Int?
    /// Held by a variable: a function inside a body.
    var local: LocalFunction?
    var isSubscript = false

    struct Candidate {
        let function: FunctionSymbol
        let substitution: Substitution
    }
}

/// A chain that was checked.
struct CheckedChain {
    let value: TypedExpression
    /// Whether one of its steps is optional, so that all of it is.
    let isOptional: Bool
    let standard: StandardTypes

    /// As a value: an optional one where a step is.
    var wrapped: TypedExpression {
        guard isOptional else { return value }
        let type = value.type.wrapped != nil || value.type.isUnknown ? value.type : standard.optional(value.type)
        return TypedExpression(.optionalChain(value), type, value.range)
    }
}

extension Checker {
    /// A name, an implicit member, or what is asked of one, from left to right.
    func chain(_ expression: Expression, _ hint: Type?, in scope: Scope) -> CheckedChain {
        let parts = expression.parts
        var reference = base(of: expression, parts, hint, in: scope)
        var isOptional = false
        for index in parts.indices {
            let site = site(of: index, in: parts, expression.chainStart, hint)
            putBox(&reference, of: expression, hint, before: parts[index...].prefix(2), in: scope)
            if case .call(let call) = parts[index].kind {
                reference = .value(self.call(reference, call, site, in: scope))
            } else {
                reference = step(reference, parts[index], site, &isOptional, in: scope)
            }
            putSetting(&reference, at: site, in: scope)
        }
        return checked(reference, isOptional, hint, at: expression.range, in: scope)
    }

    @inline(never)
    private func base(of expression: Expression, _ parts: [PostfixPart], _ hint: Type?, in scope: Scope) -> Reference {
        var base = expression
        if case .chain(let chain) = expression.kind { base = chain.base }
        if let wanted = baseHint(base, parts, hint) { return .value(infer(base, wanted, in: scope)) }
        let plain = parts.allSatisfy { part in
            switch part.kind {
            case .optional, .forced: false
            default: true
            }
        }
        let namesType = parts.first.map { $0.isCall || $0.isMemberOfTypes } ?? false
        return self.base(
            base, hint, plain: plain, isAlone: parts.isEmpty, isCalled: parts.first?.isCall == true,
            namesType: namesType, in: scope)
    }

    /// What the result of a call of a closure, or of an index into an array, says of the closure or the array.
    private func baseHint(_ base: Expression, _ parts: [PostfixPart], _ hint: Type?) -> Type? {
        guard let hint, parts.count == 1 else { return nil }
        switch (base.kind, parts[0].kind) {
        case (.closure, .call(let call)) where call.arguments.isEmpty: return .function(FunctionType([], hint))
        case (.array(let elements), .subscript(let indices)):
            guard case .integer? = indices.first?.value.kind else {
                return elements.allSatisfy(\.beginsWithDot) ? standard.array(hint) : nil
            }
            return standard.array(hint)
        default: return nil
        }
    }

    @inline(never)
    private func site(of index: Int, in parts: [PostfixPart], _ start: Int, _ hint: Type?) -> ChainSite {
        let range = parts[index].range
        let isLast = index == parts.count - 1
        return ChainSite(
            start: start, range: SourceRange(start, range.end), partRange: range, hint: isLast ? hint : nil,
            isCalled: !isLast && parts[index + 1].isCall, isLast: isLast,
            isCalledWithLabels: !isLast && parts[index + 1].hasLabels)
    }

    @inline(never)
    private func checked(
        _ reference: Reference, _ isOptional: Bool, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> CheckedChain {
        CheckedChain(
            value: value(of: reference, hint, at: range, in: scope), isOptional: isOptional, standard: standard)
    }

    /// What a person says that a part of a chain is.
    @inline(never)
    private func putSetting(_ reference: inout Reference, at site: ChainSite, in scope: Scope) {
        guard !settings.isEmpty, case .value(let value) = reference, value.type.isUnknown,
            let set = setting(for: site.range, site.hint, in: scope)
        else { return }
        reference = .value(set)
    }

    @inline(never)
    private func putBox(
        _ reference: inout Reference, of chain: Expression, _ hint: Type?, before parts: ArraySlice<PostfixPart>,
        in scope: Scope
    ) {
        guard case .value(let value) = reference, case .member(let name)? = parts.first?.kind,
            parts.last?.isCall == true,
            let box = box(value, of: chain, hint, before: name, parts, in: scope)
        else { return }
        reference = .value(box)
    }

    /// An element that is not known, before a modifier that is: the box that stands for it. Nil where no element is meant, or
    /// the modifier is another.
    private func box(
        _ value: TypedExpression, of chain: Expression, _ hint: Type?, before name: Name,
        _ parts: ArraySlice<PostfixPart>, in scope: Scope
    ) -> TypedExpression? {
        guard value.type.isUnknown, let element = shownElements?.child, table.vocabulary.hole != nil,
            !members(name.text, of: element, isStatic: false).isEmpty
        else { return nil }
        let written = text(value.range)
        let isMade = written.namesType && written.contains("(")
        guard isMade || wantedElement == chain.range || hint.map({ isElement($0) }) ?? false else { return nil }
        let box = TypedExpression(.convert(value, to: element, HolePurpose()), element, value.range)
        let isKnown = speculate {
            let known = findings.mark
            var reference = Reference.value(box)
            var isOptional = false
            for part in parts {
                let site = ChainSite(
                    start: value.range.start, range: SourceRange(value.range.start, part.range.end),
                    partRange: part.range, hint: nil, isCalled: !part.isCall)
                reference = step(reference, part, site, &isOptional, in: scope)
            }
            guard case .value(let result) = reference else { return false }
            return findings.count(since: known) == 0 && isElement(result.type)
        }
        return isKnown ? box : nil
    }

    struct ChainSite {
        let start: Int
        /// From the chain's start to the part's end.
        let range: SourceRange
        /// The part's own.
        let partRange: SourceRange
        let hint: Type?
        let isCalled: Bool
        /// Whether it is the last of the chain.
        var isLast = false
        /// Whether the call that follows names its arguments, as calls of values do not.
        var isCalledWithLabels = false
    }

    private func base(
        _ base: Expression, _ hint: Type?, plain: Bool, isAlone: Bool, isCalled: Bool, namesType: Bool = false,
        in scope: Scope
    ) -> Reference {
        switch base.kind {
        case .selfValue, .selfType, .superValue, .anonymousParameter, .operatorReference:
            return word(base, in: scope)
        case .identifier(let name):
            let found = identifier(name, at: base.range, isCalled: isCalled, in: scope)
            if case .value(let value) = found, value.type.isUnknown,
                let set = setting(for: base.range, isAlone ? hint : nil, in: scope)
            {
                return .value(set)
            }
            return found
        case .implicitMember(let name): return implicitMember(name, hint, isCalled: isCalled, in: scope)
        case .array(let elements) where elements.count == 1 && namesType:
            if let element = type(elements[0], in: scope) { return .type(standard.array(element), base.range) }
            return .value(infer(base, nil, in: scope))
        case .dictionary(let items) where items.count == 1 && namesType:
            if let key = type(items[0].key, in: scope), let value = type(items[0].value, in: scope) {
                return .type(standard.dictionary(key, value), base.range)
            }
            return .value(infer(base, nil, in: scope))
        default: return .value(infer(base, nil, in: scope))
        }
    }

    /// The type that an expression names: `String` in `[String]()`; nil for a value.
    private func type(_ expression: Expression, in scope: Scope) -> Type? {
        switch expression.kind {
        case .type(let syntax): return resolver.resolve(syntax, in: scope)
        case .array(let elements) where elements.count == 1:
            return type(elements[0], in: scope).map { standard.array($0) }
        case .dictionary(let items) where items.count == 1:
            guard let key = type(items[0].key, in: scope), let value = type(items[0].value, in: scope) else {
                return nil
            }
            return standard.dictionary(key, value)
        case .identifier(let name) where name.first?.isUppercase == true:
            let found = speculate { identifier(name, at: expression.range, isCalled: false, in: scope) }
            if case .type(let type, _) = found { return type }
            if case .value(let value) = found, value.type.isUnknown { return .unknown }
            return nil
        case .chain(let chain):
            let isOptional = chain.parts.allSatisfy { if case .optional = $0.kind { true } else { false } }
            if isOptional {
                return type(chain.base, in: scope).map { chain.parts.reduce($0) { type, _ in standard.optional(type) } }
            }
            guard case .type(let type, _) = speculate({ self.reference(chain, in: scope) }) else { return nil }
            return type
        case .tuple(let parts):
            let types = parts.map { type($0.value, in: scope) }
            guard types.allSatisfy({ $0 != nil }) else { return nil }
            if parts.count == 1 { return types[0] }
            return .tuple(zip(parts, types).map { .init(label: $0.label?.text, type: $1 ?? .unknown) })
        default: return nil
        }
    }

    /// What a chain of names is.
    private func reference(_ chain: PostfixChain, in scope: Scope) -> Reference {
        var reference = base(chain.base, nil, plain: true, isAlone: false, isCalled: false, in: scope)
        for part in chain.parts {
            let site = ChainSite(
                start: chain.base.range.start, range: SourceRange(chain.base.range.start, part.range.end),
                partRange: part.range, hint: nil, isCalled: false)
            var isOptional = false
            reference = step(reference, part, site, &isOptional, in: scope)
        }
        return reference
    }

    private func step(
        _ reference: Reference, _ part: PostfixPart, _ site: ChainSite, _ isOptional: inout Bool, in scope: Scope
    ) -> Reference {
        switch part.kind {
        case .member(let name): return member(name, of: reference, site, in: scope)
        case .call(let call):
            return .value(self.call(reference, call, site, in: scope))
        case .subscript(let arguments): return .value(subscripted(reference, arguments, site, in: scope))
        case .specialization(let types): return specialized(reference, types, in: scope)
        case .optional:
            let value = self.value(of: reference, nil, at: site.range, in: scope)
            isOptional = true
            guard let wrapped = solver.normal(value.type).wrapped else {
                return .value(TypedExpression(.optionalStep(value), value.type, site.range))
            }
            return .value(TypedExpression(.optionalStep(value), wrapped, site.range))
        case .argumentLabels, .conditional: return reference
        case .forced:
            let value = self.value(of: reference, nil, at: site.range, in: scope)
            let type = solver.normal(value.type).wrapped ?? value.type
            return .value(TypedExpression(.forceUnwrap(value), type, part.range))
        }
    }

    private func specialized(_ reference: Reference, _ types: [TypeSyntax], in scope: Scope) -> Reference {
        guard case .type(let type, let range) = reference, case .nominal(let symbol, _) = type,
            symbol.genericParameters.count == types.count
        else { return reference }
        return .type(.nominal(symbol, types.map { resolver.resolve($0, in: scope) }), range)
    }

    // MARK: Values

    /// What a reference is where a value is wanted.
    func value(of reference: Reference, _ hint: Type?, at range: SourceRange, in scope: Scope) -> TypedExpression {
        switch reference {
        case .value(let value): return value
        case .superValue(let value): return value
        case .type(let type, _): return TypedExpression(.typeValue(type), .metatype(type), range)
        case .functions(let callee): return functionValue(callee, hint, at: range, in: scope)
        case .module, .unresolvedMember: return hole(range)
        }
    }

    /// A function as a value: that of its overloads that fits.
    private func functionValue(
        _ callee: Callee, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        if let local = callee.local {
            let place = localReference(local.variable, at: range, in: scope)
            return TypedExpression(place.kind, .function(local.symbol.functionType), range)
        }
        var best: (candidate: Callee.Candidate, type: Type, cost: Int)?
        for candidate in callee.candidates {
            let (_, type) = instantiated(candidate)
            let cost = hint.map { hint in speculate { solver.cost(of: type, as: hint) } } ?? 0
            guard let cost else { continue }
            if best.map({ cost < $0.cost }) ?? true { best = (candidate, type, cost) }
        }
        guard let best else {
            guard let first = callee.candidates.first else { return hole(range) }
            return TypedExpression(
                .functionValue(first.function, receiver: callee.receiver), instantiated(first).type, range)
        }
        return TypedExpression(.functionValue(best.candidate.function, receiver: callee.receiver), best.type, range)
    }

    /// A function's type with fresh variables for its generic parameters.
    private func instantiated(_ candidate: Callee.Candidate) -> (Substitution, type: Type) {
        var substitution = candidate.substitution
        for generic in candidate.function.genericParameters {
            substitution[generic] = .variable(TypeVariable(for: generic))
        }
        return (substitution, .function(candidate.function.functionType.substituted(substitution)))
    }

    // MARK: Members

    func member(_ name: Name, of reference: Reference, _ site: ChainSite, in scope: Scope) -> Reference {
        switch reference {
        case .module: return identifier(name.text, at: name.range, isCalled: site.isCalled, global: true, in: scope)
        case .type(let type, _): return staticMember(name, of: type, site, in: scope)
        case .superValue(let value): return superMember(name, of: value, site, in: scope)
        case .value, .functions, .unresolvedMember:
            let value = self.value(of: reference, nil, at: SourceRange(site.start, name.range.start), in: scope)
            return member(name, of: value, site, in: scope)
        }
    }

    private func member(_ name: Name, of value: TypedExpression, _ site: ChainSite, in scope: Scope) -> Reference {
        let type = concrete(value.type)
        if name.text == "self" { return .value(value) }
        if name.text == "init", type.symbol != nil {
            var callee = initializers(of: type, name: name)
            callee.receiver = value
            return .functions(callee)
        }
        switch type {
        case .unknown, .any:
            if case .any = type, isElementModifier(site) { break }
            return .value(unknownMember(name, of: value, site, in: scope))
        case .tuple(let fields):
            if let index = Int(name.text) ?? fields.firstIndex(where: { $0.label == name.text }),
                fields.indices.contains(index)
            {
                return .value(TypedExpression(.tupleElement(value, index), fields[index].type, site.range))
            }
            return .value(unknownMember(name, of: value, site, in: scope))
        case .metatype(let type): return staticMember(name, of: type, site, in: scope)
        case .function where name.text == "callAsFunction": return .value(value)
        default: break
        }
        if let found = find(name, members(name.text, of: type, isStatic: false), on: value, site) { return found }
        if value.isImplicitlyUnwrapped, type.wrapped != nil {
            return member(name, of: unwrapped(value), site, in: scope)
        }
        if let wrapped = type.wrapped, isCertain(wrapped), !members(name.text, of: wrapped, isStatic: false).isEmpty {
            findings.report(.unwrapped(name.text), at: name.range)
            return .value(hole(site.range))
        }
        return .value(unknownMember(name, of: value, site, in: scope))
    }

    private func isElementModifier(_ site: ChainSite) -> Bool { false }

    /// A type that stands for itself: literals are what they are by default.
    func concrete(_ type: Type) -> Type {
        let type = solver.normal(type)
        guard case .variable(let variable) = type else { return type }
        if let literal = variable.literal {
            let suggested = variable.suggestion.map { solver.normal($0) }
            let own =
                suggested.flatMap { solver.accepts(literal, $0) ? $0 : nil }
                ?? (literal == .integer ? standard.int : standard.double)
            solver.bind(variable, to: own)
            return own
        }
        if let suggestion = variable.suggestion {
            let suggested = solver.normal(suggestion)
            if case .variable = suggested { return .unknown }
            solver.bind(variable, to: suggested)
            return suggested
        }
        return .unknown
    }

    /// What members of one name are: a property, or methods of which a call chooses.
    private func find(
        _ name: Name, _ found: [FoundMember], on value: TypedExpression, _ site: ChainSite
    ) -> Reference? {
        var candidates: [Callee.Candidate] = []
        var property: (VariableSymbol, Substitution)?
        for member in found {
            switch member.symbol {
            case .variable(let variable) where property == nil: property = (variable, member.substitution)
            case .function(let function):
                candidates.append(.init(function: function, substitution: member.substitution))
            default: continue
            }
        }
        if let (variable, substitution) = property {
            let type = table.type(of: variable).substituting(substitution)
            let isFunction = solver.normal(type).unwrapped.function != nil || type.isUnknown
            if candidates.isEmpty || !site.isCalled || isFunction && !site.isCalledWithLabels {
                return .value(
                    TypedExpression(.property(value, variable), type, SourceRange(site.start, name.range.end)))
            }
        }
        guard !candidates.isEmpty else { return nil }
        var callee = Callee(
            name: name.text, range: name.range, candidates: candidates, receiver: value)
        callee.methodStart = name.range.start
        return .functions(callee)
    }

    private func superMember(_ name: Name, of value: TypedExpression, _ site: ChainSite, in scope: Scope) -> Reference {
        guard let symbol = value.type.symbol else { return .value(hole(site.range)) }
        if name.text == "init" {
            let parents = symbol.superclass.map { $0.isOfSource ? $0.initializers : symbol.inheritedInitializers } ?? []
            guard !parents.isEmpty else { return .value(hole(site.range)) }
            var callee = Callee(
                name: "super.init", range: name.range,
                candidates: parents.map { .init(function: $0, substitution: Substitution()) }, receiver: value)
            callee.isSuper = true
            return .functions(callee)
        }
        for parent in symbol.parents {
            guard
                case .functions(var callee)? = find(
                    name, members(name.text, of: parent, isStatic: false), on: value, site)
            else {
                if case .value(let property)? = find(
                    name, members(name.text, of: parent, isStatic: false), on: value, site),
                    case .property(let base, let variable) = property.kind
                {
                    let kind = TypedExpression.Kind.property(
                        TypedExpression(.superValue(base), base.type, base.range), variable)
                    return .value(TypedExpression(kind, property.type, property.range))
                }
                continue
            }
            callee.isSuper = true
            return .functions(callee)
        }
        return .value(hole(site.range))
    }

    // MARK: Types' members

    private func staticMember(_ name: Name, of type: Type, _ site: ChainSite, in scope: Scope) -> Reference {
        let type = name.text == "init" ? type : opened(type)
        if name.text == "self" {
            // A vocabulary may say itself what a type is as a value.
            let described =
                type.symbol?.description == nil ? nil : findStatic(name, of: type, isCalled: false, at: site.range)
            return described ?? .value(TypedExpression(.typeValue(type), .metatype(type), site.range))
        }
        if name.text == "init" { return .functions(initializers(of: type, name: name)) }
        if let found = findStatic(name, of: type, isCalled: site.isCalled, at: SourceRange(site.start, name.range.end))
        {
            return found
        }
        // A method of values, as a function of the value: `map(Item.title)`.
        return .value(unknownStatic(name, of: type, site.range, isWritten: true, in: scope))
    }

    /// A generic type without arguments: of what it is follows from what is done with it.
    private func opened(_ type: Type) -> Type {
        guard case .nominal(let symbol, let arguments) = type.resolved, symbol.isOfSource, !arguments.isEmpty,
            arguments == symbol.genericParameters.map({ .parameter($0) })
        else { return type }
        return .nominal(symbol, symbol.genericParameters.map { .variable(TypeVariable(for: $0)) })
    }

    /// A static property, a case, a nested type, or static functions.
    func findStatic(_ name: Name, of type: Type, isCalled: Bool, at range: SourceRange) -> Reference? {
        var candidates: [Callee.Candidate] = []
        var value: TypedExpression?
        for member in members(name.text, of: type, isStatic: true) {
            switch member.symbol {
            case .type(let inner):
                return .type(inner.genericParameters.isEmpty ? .nominal(inner, []) : .nominal(inner), range)
            case .alias(let alias): return .type((alias.target ?? .unknown).substituting(member.substitution), range)
            case .enumCase(let enumCase):
                guard enumCase.hasPayload else {
                    return .value(TypedExpression(.constant(.choice(Choice(enumCase))), type, range))
                }
                candidates.append(.init(function: maker(of: enumCase), substitution: member.substitution))
            case .variable(let variable):
                value = value ?? self.value(of: variable, member.substitution, type, at: range)
            case .function(let function):
                candidates.append(.init(function: function, substitution: member.substitution))
            }
        }
        if let value, candidates.isEmpty || !isCalled || value.type.function != nil { return .value(value) }
        guard !candidates.isEmpty else { return nil }
        var callee = Callee(name: name.text, range: name.range, candidates: candidates)
        callee.type = type
        return .functions(callee)
    }

    private func value(
        of variable: VariableSymbol, _ substitution: Substitution, _ type: Type, at range: SourceRange
    ) -> TypedExpression {
        let found = table.type(of: variable).substituting(substitution)
        switch variable.storage {
        case .shared: return TypedExpression(.shared(variable), found, range)
        // What the type is that a parameter stands for is known where it is run alone.
        case .requirement: return TypedExpression(.hole(HoleSite(text(range), at: range)), found, range)
        default: return TypedExpression(.staticProperty(variable), found, range)
        }
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

    /// The ways in which a type is made.
    func initializers(of type: Type, name: Name) -> Callee {
        var candidates: [Callee.Candidate] = []
        var made = type
        switch solver.normal(type) {
        case .nominal(let symbol, let arguments):
            symbol.load()
            var substitution = Substitution(symbol, arguments)
            if arguments.contains(where: { $0.isUnknown || $0 == .parameter(symbol.genericParameters.first ?? .none) })
            {
                // `Stack(...)` of a generic type: what it is of follows from the arguments.
                let fresh = symbol.genericParameters.map { Type.variable(TypeVariable(for: $0)) }
                substitution = Substitution(symbol, fresh)
                made = .nominal(symbol, fresh)
            }
            for (ancestor, _) in symbol.allAncestors().types where ancestor == symbol || ancestor.kind == .interface {
                ancestor.load()
                for function in ancestor.initializers {
                    if ancestor.kind == .interface, !function.isImplemented { continue }
                    var all = substitution
                    if let own = ancestor.selfParameter { all[own] = made }
                    candidates.append(.init(function: function, substitution: all))
                }
            }
        case .parameter(let parameter):
            for constraint in parameter.constraints {
                for function in constraint.symbol?.initializers ?? [] {
                    candidates.append(.init(function: function, substitution: Substitution()))
                }
            }
        default: break
        }
        var callee = Callee(name: type.description, range: name.range, candidates: candidates)
        callee.type = made
        return callee
    }
}

extension GenericParameter {
    /// Stands for no parameter.
    static var none: GenericParameter { GenericParameter("") }
}

extension FunctionSymbol {
    var functionType: FunctionType {
        FunctionType(
            parameters.map {
                .init(type: $0.isVariadic ? $0.type : $0.type, isInout: $0.isInout)
            }, result)
    }
}

extension FunctionType {
    func substituted(_ substitution: Substitution) -> FunctionType {
        FunctionType(
            parameters.map { .init(type: $0.type.substituting(substitution), isInout: $0.isInout) },
            result.substituting(substitution),
            builder: builder?.mapped { $0.substituting(substitution) })
    }
}

extension Expression {
    /// What is asked of it in a row; nothing of what is no chain.
    fileprivate var parts: [PostfixPart] { if case .chain(let chain) = kind { chain.parts.active } else { [] } }

    fileprivate var chainStart: Int { if case .chain(let chain) = kind { chain.base.range.start } else { range.start } }
}

extension PostfixPart {
    /// Whether it is a call with a label.
    fileprivate var hasLabels: Bool {
        if case .call(let call) = kind { call.arguments.contains { $0.label != nil } } else { false }
    }

    /// Whether it asks something of a type that stands before it: `[Int].init`, `[Int].self`.
    fileprivate var isMemberOfTypes: Bool {
        if case .member(let name) = kind { name.text == "init" || name.text == "self" } else { false }
    }

    var isCall: Bool {
        switch kind {
        case .call, .specialization: true
        default: false
        }
    }
}
