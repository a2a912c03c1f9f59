import SwiftSource

/// Finds what types a source's words mean.
struct TypeResolver {
    let table: SymbolTable
    let findings: Findings

    private var standard: StandardTypes { table.standard }

    /// The type that is written; unknown where a name in it is, and where it is too large.
    func resolve(_ syntax: TypeSyntax, in scope: Scope) -> Type {
        let type = written(syntax, in: scope)
        guard type.isTooLarge else { return type }
        findings.report(.typeTooLarge, at: syntax.range)
        return .unknown
    }

    private func written(_ syntax: TypeSyntax, in scope: Scope) -> Type {
        switch syntax.kind {
        case .missing: return .unknown
        case .named(let components):
            return named(
                components.map { Part(name: $0.name.text, range: $0.name.range, arguments: $0.arguments) }, in: scope)
        case .array(let element): return standard.array(resolve(element, in: scope))
        case .dictionary(let key, let value):
            return standard.dictionary(resolve(key, in: scope), resolve(value, in: scope))
        case .optional(let wrapped): return standard.optional(resolve(wrapped, in: scope))
        case .tuple(let fields):
            if fields.count == 1, fields[0].label == nil { return resolve(fields[0].type, in: scope) }
            return .tuple(fields.map { .init(label: $0.label?.text, type: resolve($0.type, in: scope)) })
        case .function(let parameters, let result):
            let taken = parameters.map { field -> FunctionType.Parameter in
                let type = resolve(field.type, in: scope)
                return .init(
                    type: field.isVariadic ? standard.array(type) : type, isInout: field.type.isInout,
                    isVariadic: field.isVariadic, isAutoclosure: field.type.isAutoclosure)
            }
            return .function(FunctionType(taken, resolve(result, in: scope)))
        case .opaque(let inner), .existential(let inner): return constraint(inner, in: scope)
        case .inOut(let inner), .attributed(_, let inner):
            return resolve(inner, in: scope)
        case .implicitlyUnwrapped(let wrapped): return standard.optional(resolve(wrapped, in: scope))
        case .suppressed: return .any
        case .member(let base, let component):
            let type = resolve(base, in: scope)
            return component.name.languageMember == .metatype
                ? .metatype(type) : type.associatedType(component.name.text) ?? .unknown
        case .composition(let types):
            let parts = types.map { resolve($0, in: scope) }.filter { $0 != .any }
            return parts.count == 1 ? parts[0] : parts.isEmpty ? .any : .composition(parts)
        }
    }

    /// A type behind `some` or `any`, which is no struct: of two of a name, the protocol is meant.
    private func constraint(_ syntax: TypeSyntax, in scope: Scope) -> Type {
        let type = resolve(syntax, in: scope)
        guard case .named(let components) = syntax.kind, components.count == 1, type.symbol?.kind == .structure,
            let other = globalType(Part(name: components[0].name.text, range: syntax.range, arguments: []), in: scope),
            other.symbol?.kind == .interface
        else { return type }
        return other
    }

    /// The type of names with dots between.
    func resolve(names: [String], at range: SourceRange, in scope: Scope) -> Type {
        named(names.map { Part(name: $0, range: range, arguments: []) }, in: scope)
    }

    /// A name in a type, with its generic arguments.
    private struct Part {
        let name: String
        let range: SourceRange
        let arguments: [TypeSyntax]
    }

    private func named(_ components: [Part], in scope: Scope) -> Type {
        var rest = components[...]
        guard let first = rest.popFirst() else { return .unknown }
        var found = lookUp(first, in: scope)
        if found == nil {
            guard table.isModule(first.name, at: first.range), let next = rest.popFirst() else {
                // `T` of a type that is not known may be anything; a slip is named.
                hintAtNeighbour(of: first.name, at: first.range, in: scope)
                return .unknown
            }
            found = globalType(next, of: first.name, in: scope)
        }
        return found.map { nested(rest, of: $0, in: scope) } ?? .unknown
    }

    /// The type of a `typealias`; arguments that are not written are unknown.
    private func target(of alias: AliasSymbol, _ arguments: [TypeSyntax], in scope: Scope) -> Type {
        guard !alias.genericParameters.isEmpty else {
            return specialized(alias.target ?? .unknown, arguments, in: scope)
        }
        var substitution = Substitution()
        for (index, generic) in alias.genericParameters.enumerated() {
            let isWritten = arguments.count == alias.genericParameters.count
            substitution[generic] = isWritten ? resolve(arguments[index], in: scope) : .unknown
        }
        return alias.target?.substituting(substitution) ?? .unknown
    }

    private func nested(_ rest: ArraySlice<Part>, of outer: Type, in scope: Scope) -> Type {
        var type = outer
        for part in rest {
            if part.name == "Type" || part.name == "Protocol" {
                type = .metatype(type)
                continue
            }
            switch type.resolved {
            case .unknown: return .unknown
            case .parameter: type = .member(type, part.name)
            default:
                guard let inner = type.associatedType(part.name) else { return .unknown }
                type = inner
            }
            type = specialized(type, part.arguments, in: scope)
        }
        return type
    }

    private func specialized(_ type: Type, _ arguments: [TypeSyntax], in scope: Scope) -> Type {
        guard case .nominal(let symbol, _) = type,
            arguments.count == symbol.genericParameters.count
        else {
            // The vocabulary's types are not generic here: `ListComponent<Int>`.
            return type
        }
        return .nominal(symbol, arguments.map { resolve($0, in: scope) })
    }

    /// The type of a name with its arguments, innermost first; nil for none.
    private func lookUp(_ part: Part, in scope: Scope) -> Type? {
        switch part.name {
        case "Any", "AnyObject", "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "AnyClass": return .any
        case "Void": return .void
        case "Self": return selfType(in: scope)
        default: break
        }
        var bound: [GenericParameter: Type] = [:]
        for current in scope.enclosing {
            if !current.bound.isEmpty { bound.merge(current.bound) { inner, _ in inner } }
            if let generic = current.generics[part.name] { return bound[generic] ?? .parameter(generic) }
            switch current.locals[part.name] {
            case .type(let symbol)?: return specialized(.nominal(symbol), part.arguments, in: scope)
            case .alias(let alias)?: return target(of: alias, part.arguments, in: scope)
            default: break
            }
            if let nominal = current.nominal {
                if nominal.name == part.name, nominal.isOfSource {
                    return specialized(Type.nominal(nominal).substituting(bound), part.arguments, in: scope)
                }
                for case .alias(let alias) in nominal.inherited(named: part.name).flatMap(\.members)
                where !alias.genericParameters.isEmpty {
                    return target(of: alias, part.arguments, in: scope)
                }
                let stated = current.statedSelf?.associatedTypes[part.name]
                if let type = stated ?? memberType(part.name, of: nominal) {
                    return specialized(type, part.arguments, in: scope)
                }
            }
        }
        return globalType(part, in: scope)
    }

    private func globalType(_ part: Part, of module: String? = nil, in scope: Scope) -> Type? {
        for symbol in table.global(part.name, from: part.range, in: module) {
            switch symbol {
            case .type(let type):
                if type.isUndeclared { return .unknown }
                guard part.arguments.isEmpty, !type.genericParameters.isEmpty else {
                    return specialized(.nominal(type), part.arguments, in: scope)
                }
                // `Array` alone: what it holds is not known.
                return .nominal(type, type.genericParameters.map { _ in .unknown })
            case .alias(let alias): return target(of: alias, part.arguments, in: scope)
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
        return witnessedType(name, of: nominal) ?? Type.nominal(nominal).associatedType(name)
    }

    /// What an associated type is that a type of the source does not name: the type of what it has for a requirement whose
    /// type that is. (Swift, Associated Types: they are inferred.)
    func witnessedType(_ name: String, of nominal: NominalSymbol) -> Type? {
        guard nominal.isOfSource, nominal.kind != .interface, nominal.members(named: name).isEmpty else { return nil }
        if name == "Iterator" { return typeOfMember("makeIterator", of: nominal) }
        let ancestors = nominal.allAncestors().types.map(\.symbol).filter { $0.hasAssociatedType(name) }
        if name == "Element", !ancestors.isEmpty {
            if let element = typeOfMember("next", of: nominal)?.wrapped { return element }
            if let element = witnessedType("Iterator", of: nominal)?.associatedType(name) { return element }
        }
        for ancestor in ancestors {
            for requirement in requirements(of: ancestor, thatAre: name) {
                if let found = typeOfMember(requirement, of: nominal) { return found }
            }
            if let found = typeOfParameter(name, of: ancestor, in: nominal) { return found }
        }
        return nil
    }

    /// What a type's function takes where a protocol's requirement takes an associated type.
    private func typeOfParameter(_ associated: String, of symbol: NominalSymbol, in nominal: NominalSymbol) -> Type? {
        guard let own = symbol.selfParameter else { return nil }
        let wanted = Type.member(.parameter(own), associated)
        for (name, members) in symbol.members.sorted(by: { $0.key < $1.key }) {
            for requirement in members.compactMap(\.function) where !requirement.isImplemented {
                guard let place = requirement.parameters.firstIndex(where: { $0.type == wanted }) else { continue }
                let witness = nominal.members(named: name).lazy.compactMap(\.function).first {
                    $0.witnessKey == requirement.witnessKey
                }
                if let witness { return witness.parameters[place].type }
            }
        }
        return nil
    }

    private func typeOfMember(_ name: String, of nominal: NominalSymbol) -> Type? {
        for member in nominal.members(named: name) {
            switch member {
            case .variable(let variable): return table.type(of: variable)
            case .function(let function) where function.body != nil: return function.result
            default: continue
            }
        }
        return nil
    }

    /// The names of a protocol's requirements whose type, or result, is an associated type of it.
    private func requirements(of symbol: NominalSymbol, thatAre associated: String) -> [String] {
        if let open = symbol.openType {
            return open.members.filter { $0.result == .named(TypeName(associated)) }.map(\.name)
        }
        guard let own = symbol.selfParameter else { return [] }
        let wanted = Type.member(.parameter(own), associated)
        return symbol.members.keys.sorted().filter { name in
            symbol.members(named: name).contains { member in
                switch member {
                case .variable(let variable): table.type(of: variable) == wanted
                case .function(let function): function.result == wanted
                default: false
                }
            }
        }
    }

    /// What `Self` is.
    /// - Parameter type: the type around the place whose `Self` is asked for; nil for the innermost.
    func selfType(in scope: Scope, of type: NominalSymbol? = nil) -> Type {
        var bound: [GenericParameter: Type] = [:]
        for current in scope.enclosing {
            if !current.bound.isEmpty { bound.merge(current.bound) { inner, _ in inner } }
            if let nominal = current.nominal, type == nil || nominal === type {
                if let own = nominal.selfParameter { return bound[own] ?? .parameter(own) }
                return Type.nominal(nominal).substituting(bound)
            }
        }
        return .unknown
    }

    /// Nothing is said inside a type of another file, or one with a parent of another, which may declare the name.
    private func hintAtNeighbour(of name: String, at range: SourceRange, in scope: Scope) {
        let mayBeMember = scope.enclosing.contains {
            $0.nominal?.hasUnknownParent ?? false
        }
        if mayBeMember || table.hosting.isOther(name) { return }
        if let near = NearestName.slip(name, among: table.typeNames) {
            findings.warn(.cannotFindType(name), at: range, hint: Hint.nearest(near.name))
        }
    }
}
