import SwiftSource

/// Finds what types a source's words mean.
struct TypeResolver {
    let table: SymbolTable
    let findings: Findings

    private var standard: StandardTypes { table.standard }

    /// The type that is written; unknown where a name in it is.
    func resolve(_ syntax: TypeSyntax, in scope: Scope) -> Type {
        switch syntax.kind {
        case .missing: return .unknown
        case .named(let components): return named(components, in: scope)
        case .array(let element): return standard.array(resolve(element, in: scope))
        case .dictionary(let key, let value):
            return standard.dictionary(resolve(key, in: scope), resolve(value, in: scope))
        case .optional(let wrapped): return standard.optional(resolve(wrapped, in: scope))
        case .tuple(let fields):
            if fields.count == 1, fields[0].label == nil { return resolve(fields[0].type, in: scope) }
            return .tuple(fields.map { .init(label: $0.label?.text, type: resolve($0.type, in: scope)) })
        case .function(let parameters, let result):
            let taken = parameters.map { field -> FunctionType.Parameter in
                if case .inOut(let inner) = field.type.kind {
                    return .init(type: resolve(inner, in: scope), isInout: true)
                }
                return .init(type: resolve(field.type, in: scope))
            }
            return .function(FunctionType(taken, resolve(result, in: scope)))
        case .opaque(let inner), .existential(let inner), .inOut(let inner): return resolve(inner, in: scope)
        case .composition(let types):
            let parts = types.map { resolve($0, in: scope) }.filter { $0 != .any }
            return parts.count == 1 ? parts[0] : parts.isEmpty ? .any : .composition(parts)
        }
    }

    private func named(_ components: [TypeSyntax.Component], in scope: Scope) -> Type {
        var rest = components[...]
        guard let first = rest.popFirst() else { return .unknown }
        guard var type = lookUp(first, in: scope) else {
            if table.modules.contains(first.name.text), let next = rest.first {
                rest = rest.dropFirst()
                guard let type = globalType(next, in: scope) else { return .unknown }
                return nested(rest, of: type, in: scope)
            }
            // `T` of a type that is not known may be anything; a slip is named.
            hintAtNeighbour(of: first.name, in: scope)
            return .unknown
        }
        if !first.arguments.isEmpty { type = specialized(type, first.arguments, in: scope) }
        return nested(rest, of: type, in: scope)
    }

    private func nested(_ rest: ArraySlice<TypeSyntax.Component>, of outer: Type, in scope: Scope) -> Type {
        var type = outer
        for component in rest {
            let name = component.name.text
            if name == "Type" || name == "Protocol" {
                type = .metatype(type)
                continue
            }
            switch type.resolved {
            case .unknown: return .unknown
            case .parameter: type = .member(type, name)
            default:
                guard let inner = type.associatedType(name) else { return .unknown }
                type = inner
            }
            if !component.arguments.isEmpty { type = specialized(type, component.arguments, in: scope) }
        }
        return type
    }

    private func specialized(_ type: Type, _ arguments: [TypeSyntax], in scope: Scope) -> Type {
        guard case .nominal(let symbol, _) = type else { return type }
        guard symbol.genericParameters.count == arguments.count else {
            // The vocabulary's types are not generic here: `ListComponent<Int>`.
            return type
        }
        return .nominal(symbol, arguments.map { resolve($0, in: scope) })
    }

    /// The type of a name, innermost first; nil for none.
    private func lookUp(_ component: TypeSyntax.Component, in scope: Scope) -> Type? {
        let name = component.name.text
        switch name {
        case "Any", "AnyObject", "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "AnyClass": return .any
        case "Void": return .void
        case "Self": return selfType(in: scope)
        default: break
        }
        var next: Scope? = scope
        while let current = next {
            if let generic = current.generics[name] { return .parameter(generic) }
            switch current.locals[name] {
            case .type(let symbol)?: return .nominal(symbol)
            case .alias(let alias)?: return alias.target ?? .unknown
            default: break
            }
            if let nominal = current.nominal, let type = memberType(name, of: nominal) { return type }
            next = current.parent
        }
        return globalType(component, in: scope)
    }

    private func globalType(_ component: TypeSyntax.Component, in scope: Scope) -> Type? {
        for symbol in table.global(component.name.text) {
            switch symbol {
            case .type(let type):
                if let standard = type.standard, !type.genericParameters.isEmpty, component.arguments.isEmpty {
                    // `Array` alone: what it holds is not known.
                    _ = standard
                    return .nominal(type, type.genericParameters.map { _ in .unknown })
                }
                return component.arguments.isEmpty && !type.genericParameters.isEmpty
                    ? .nominal(type, type.genericParameters.map { _ in .unknown }) : .nominal(type)
            case .alias(let alias): return alias.target ?? .unknown
            default: continue
            }
        }
        return nil
    }

    /// A type that a type declares, or that one of its ancestors does.
    private func memberType(_ name: String, of nominal: NominalSymbol) -> Type? {
        if nominal.kind == .interface, let own = nominal.selfParameter {
            for (ancestor, _) in nominal.allAncestors().types {
                for case .alias(let alias) in ancestor.members(named: name) {
                    return alias.isAssociatedType ? .member(.parameter(own), name) : alias.target ?? .unknown
                }
            }
        }
        if let found = Type.nominal(nominal).associatedType(name) { return found }
        // Types beside it, in what it stands in.
        return nil
    }

    /// What `Self` is.
    func selfType(in scope: Scope) -> Type {
        var next: Scope? = scope
        while let current = next {
            if let nominal = current.nominal {
                return nominal.selfParameter.map { .parameter($0) } ?? .nominal(nominal)
            }
            next = current.parent
        }
        return .unknown
    }

    private func hintAtNeighbour(of name: Name, in scope: Scope) {
        let known = table.vocabulary.types.map(\.name.description) + table.types.map(\.name)
        let written = name.text
        guard let near = NearestName.nearest(to: written, among: known), near != written else {
            if let hint = table.vocabulary.foreignNames?.hint(for: written) {
                findings.warn(.cannotFindType(written), at: name.range, hint: hint)
            }
            return
        }
        findings.warn(.cannotFindType(written), at: name.range, hint: Hint.nearest(near))
    }
}
