import SwiftSource

// Members after a dot: of values, then of types.

extension Checker {
    func member(_ name: Name, of reference: Reference, _ site: ChainSite, in scope: Scope) -> Reference {
        switch reference {
        case .module(let module):
            return identifier(name.text, at: name.range, isCalled: site.isCalled, of: module, in: scope)
        case .type(let type, _): return staticMember(name, of: type, site, in: scope)
        case .superValue(let value): return superMember(name, of: value, site)
        case .value, .functions:
            let value = self.value(of: reference, nil, at: SourceRange(site.start, name.range.start), in: scope)
            return member(name, of: value, site, in: scope)
        }
    }

    func member(_ name: Name, of value: TypedExpression, _ site: ChainSite, in scope: Scope) -> Reference {
        let type = concrete(value.type)
        if name.languageMember == .itself { return .value(value) }
        if name.languageMember == .initializer, type.symbol != nil || type.isParameter {
            var callee = initializers(of: type, name: name)
            callee.receiver = value
            return .functions(callee)
        }
        switch type {
        case .unknown, .any:
            return .value(unknownMember(name, of: value, site))
        case .tuple(let fields):
            guard let index = fields.index(of: name.text) else { return .value(unknownMember(name, of: value, site)) }
            return .value(TypedExpression(.tupleElement(value, index), fields[index].type, site.range))
        case .metatype(let type):
            if case .typeValue = value.kind { return staticMember(name, of: type, site, in: scope) }
            return staticMember(name, of: type, site, source: value, in: scope)
        case .function where name.languageMember == .callAsFunction: return .value(value)
        default: break
        }
        return declaredMember(name, of: value, type, site, in: scope)
            ?? .value(unknownMember(name, of: value, site))
    }

    /// A member of a value's type, or of what such a type holds.
    private func declaredMember(
        _ name: Name, of value: TypedExpression, _ type: Type, _ site: ChainSite, in scope: Scope
    ) -> Reference? {
        // `items.map { ... }` of `var items: [Item]!` goes through the items.
        if value.isImplicitlyUnwrapped, let held = type.wrapped,
            held.standard == .array || held.standard == .set || held.standard == .dictionary,
            !members(name.text, of: held, isStatic: false).isEmpty
        {
            return member(name, of: unwrapped(value), site, in: scope)
        }
        let found = members(name.text, of: type, isStatic: false, from: name.range)
        if let found = find(name, found, on: value, site) { return found }
        let range = SourceRange(site.start, name.range.end)
        if let found = dynamicMember(name, of: value, type, at: range, in: scope),
            !site.isCalled || mayBeCalled(found)
        {
            return .value(found)
        }
        if value.isImplicitlyUnwrapped, type.wrapped != nil {
            return member(name, of: unwrapped(value), site, in: scope)
        }
        if let found = elementMember(name, of: value, type, site, in: scope) { return found }
        // An unknown module may add a member of that name to optionals.
        guard !table.hasUnknownModules, let wrapped = type.wrapped, completeness(of: wrapped) != .open,
            !members(name.text, of: wrapped, isStatic: false).isEmpty
        else { return nil }
        findings.report(.unwrapped(name.text), at: name.range)
        return .value(hole(site.range))
    }

    /// A member of the element that an optional or a list of elements is as a whole.
    private func elementMember(
        _ name: Name, of value: TypedExpression, _ type: Type, _ site: ChainSite, in scope: Scope
    ) -> Reference? {
        guard let element = solver.optionalElement else { return nil }
        if let wrapped = type.wrapped, isElement(wrapped),
            let found = find(name, members(name.text, of: .nominal(element), isStatic: false), on: value, site)
        {
            return found
        }
        // What `section.header` holds is modified as one view.
        guard type.standard == .array, let held = type.arguments.first,
            solver.normal(held).symbol?.description?.isElementInArrays == true
        else { return nil }
        let whole = TypedExpression(value.kind, .nominal(element), value.range)
        return member(name, of: whole, site, in: scope)
    }

    /// A type to look members up in: literals have their default types.
    func concrete(_ type: Type) -> Type {
        let type = solver.normal(type)
        guard case .variable(let variable) = type else { return type }
        let suggested = variable.suggestion.map { solver.normal($0) }
        if let literal = variable.literal {
            let own =
                suggested.flatMap { solver.accepts(literal, $0) ? $0 : nil }
                ?? (literal == .integer ? standard.int : standard.double)
            solver.bind(variable, to: own)
            return own
        }
        guard let suggested, suggested.variable == nil else { return .unknown }
        solver.bind(variable, to: suggested)
        return suggested
    }

    /// The members of one name: a property, or methods among which a call chooses.
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
            // One that may be missing is called with a mark, `perform?(1)`.
            let isUnwrapped = variable.writtenType?.isImplicitlyUnwrapped == true
            let function = isUnwrapped ? solver.normal(type).unwrapped.function : solver.normal(type).function
            let takesNothing = function?.parameters.isEmpty == true && site.isCalledWithArguments
            let isFunction = function != nil && !takesNothing || type.isUnknown
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

    private func superMember(_ name: Name, of value: TypedExpression, _ site: ChainSite) -> Reference {
        if case .metatype(let type) = value.type.resolved, let parent = type.symbol?.superclass {
            let parentType = Type.nominal(parent, type.symbol?.arguments(as: parent) ?? [])
            let found = findStatic(name, of: parentType, isCalled: site.isCalled, at: site.range)
            return found ?? .value(hole(site.range))
        }
        guard let symbol = value.type.symbol else { return .value(hole(site.range)) }
        if name.languageMember == .initializer {
            guard let parent = symbol.superclass else { return .value(hole(site.range)) }
            let parents = parent.isOfSource ? parent.initializers : symbol.inheritedInitializers
            guard !parents.isEmpty else { return .value(hole(site.range)) }
            let substitution = Substitution(parent, symbol.arguments(as: parent) ?? [])
            var callee = Callee(
                name: "super.init", range: name.range,
                candidates: parents.map { .init(function: $0, substitution: substitution) }, receiver: value)
            callee.isSuper = true
            return .functions(callee)
        }
        for parent in symbol.parents {
            switch find(name, members(name.text, of: parent, isStatic: false), on: value, site) {
            case .functions(var callee):
                callee.isSuper = true
                return .functions(callee)
            case .value(let found):
                guard case .property(let base, let variable) = found.kind else { continue }
                let parent = TypedExpression(.superValue(base), base.type, base.range)
                return .value(TypedExpression(.property(parent, variable), found.type, found.range))
            default: continue
            }
        }
        return .value(hole(site.range))
    }
}
